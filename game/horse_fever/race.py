"""The race phase up to the ranking: the reveal, then unit after unit to the line (3.1, 3.2)."""

from __future__ import annotations

from collections.abc import Iterable

from game.horse_fever.expected import turned_up_before
from game.horse_fever.lanes import HORSES
from game.horse_fever.state import Game
from game.play import Play
from game.racing import movement
from game.racing.dice import Roll, roll_sprint
from game.racing.effects import Effect, judge, orders_of
from game.racing.odds import climbed
from game.racing.race import Race, Rules, run

TURNED_UP = "turned up"
"""What has become of a card while its lane has not yet been judged."""

BETTORS = ("cash", "pay")
"""What those who bet on a horse pay or get."""


def reveal(game: Game) -> None:
    """Turn up every lane, cancel letters, let Fritz and Rochelle discard, then move the odds."""
    game.phase = "race"
    game.race = Race(
        number=game.round,
        positions=dict.fromkeys(HORSES, 0),
        fates={},
        orders={},
        deck=movement.deck(game.options["card 92"]),
    )
    for horse in HORSES:
        for fix in game.fixes[horse]:
            turned = game.race.fates.get(horse, ())
            game.race.fates[horse] = (*turned, (fix.seat, fix.card, TURNED_UP))
            game.tell("card revealed", "3.1", seat=fix.seat, horse=horse, card=fix.card)
    for horse in HORSES:
        judge_lane(game, game.race, horse)
        game.discard.extend(fix.card for fix in game.fixes[horse])
    game.fixes = {horse: [] for horse in HORSES}


def judge_lane(game: Game, race: Race, horse: str) -> None:
    """Say for every card of a lane whether it acts, and shift the odds of the stable."""
    if not game.fixes[horse]:
        race.fates[horse] = ()
        race.orders[horse] = orders_of(horse_effects(game, horse, ()))
        return
    cards = [game.cards[fix.card] for fix in game.fixes[horse]]
    judged = judge(cards)
    fate = dict.fromkeys((card.id for card in cards), "acts")
    for one, other in judged.cancelled:
        fate[one.id] = fate[other.id] = "cancelled"
        game.tell("cards cancelled", "3.1.1", horse=horse, cards=(one.id, other.id))
    for victim, by in judged.discarded:
        fate[victim.id] = "discarded"
        game.tell("card discarded", "3.1.2", horse=horse, card=victim.id, by=by.id)
    race.fates[horse] = tuple((fix.seat, fix.card, fate[fix.card]) for fix in game.fixes[horse])
    effects = [effect for card in judged.acting for effect in card.effects]
    race.orders[horse] = orders_of([*effects, *horse_effects(game, horse, effects)])
    shift_odds(game, horse, sum(int(e.value) for e in effects if e.symbol == "odds"))


def horse_effects(game: Game, horse: str, over: Iterable[Effect]) -> list[Effect]:
    """What the horse card in a lane still does: an action card's symbol replaces its own (H)."""
    if horse not in game.lineup:
        return []
    own = game.people["horse"][game.lineup[horse]].effects
    return left_over(own, over, game.rulings.gift_stands)


def left_over(
    effects: Iterable[Effect], over: Iterable[Effect], gift_stands: bool = True
) -> list[Effect]:
    """What is left of a horse card's effects under those of action cards; its odds have moved.

    What bettors pay or get is another symbol than the gift to the owner, if that ruling holds (H).
    """
    replaced = {e.symbol for e in over if not (gift_stands and (e.symbol, e.op) == BETTORS)}
    return [e for e in effects if e.symbol not in replaced and e.symbol != "odds"]


def shift_odds(game: Game, horse: str, rows: int, rule: str = "3.1.3") -> None:
    """Move a stable that many rows up; the board's edge stops it, and it stays there (3.1.3)."""
    if rows:
        before = game.odds[horse]
        game.odds[horse] = climbed(before, rows)
        game.tell("odds shifted", rule, horse=horse, before=before, after=game.odds[horse])


def deck_of(game: Game) -> dict[str, movement.Rows]:
    """The whole movement deck, card 92 as the table wants it."""
    return movement.deck(game.options["card 92"])


def roll(_game: Game, _race: Race) -> Play[Roll]:
    """Both sprint dice."""
    return roll_sprint(HORSES, RUN.sprint)


RUN = Rules(
    off="3.2",
    card="3.2.1",
    sprint="3.2.2",
    crossed="3.2.3",
    photo="3.2.4",
    placed="3.2.5",
    fresh=deck_of,
    cannot_come=turned_up_before,
    roll=roll,
)
"""What the race of Horse Fever goes by."""


def run_race(game: Game) -> Play[None]:
    """Movement card, then sprint dice, unit after unit, until every horse has its place (3.2)."""
    assert game.race is not None
    return run(game, game.race, RUN)

"""The race phase up to the ranking: the reveal, then unit after unit to the line (3.1, 3.2)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import NamedTuple

from game.horse_fever.cards import ActionCard, Effect
from game.horse_fever.expected import turned_up_before
from game.horse_fever.state import Game, Orders, Race
from game.play import Play
from game.racing import movement
from game.racing.dice import HORSES, roll_sprint
from game.racing.odds import climbed
from game.racing.track import FINISH as FINISH
from game.racing.track import ask_ahead, place, place_last, running, turn_card

TURNED_UP = "turned up"
"""What has become of a card while its lane has not yet been judged."""

BETTORS = ("cash", "pay")
"""What those who bet on a horse pay or get."""

Rank = tuple[int, int, int]


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


class Judged(NamedTuple):
    """The cards of one lane: pairs that cancel, (victim, by) that are discarded, those that act."""

    cancelled: list[tuple[ActionCard, ActionCard]]
    discarded: list[tuple[ActionCard, ActionCard]]
    acting: list[ActionCard]


def judge(cards: Sequence[ActionCard]) -> Judged:
    """Cancel letters first, then let Fritz and Rochelle discard; what is left acts (3.1)."""
    cancelled = cancelled_pairs(cards)
    gone = {card.id for pair in cancelled for card in pair}
    discarded = []
    for card in cards:
        if card.id not in gone:
            for victim in discarded_by(card, cards):
                if victim.id not in gone:
                    gone.add(victim.id)
                    discarded.append((victim, card))
    return Judged(cancelled, discarded, [card for card in cards if card.id not in gone])


def cancelled_pairs(cards: Iterable[ActionCard]) -> list[tuple[ActionCard, ActionCard]]:
    """Each positive card with a negative one of its letter, one for one (3.1.1)."""
    positives = [card for card in cards if card.sign == "positive"]
    negatives = [card for card in cards if card.sign == "negative"]
    pairs = []
    for card in positives:
        twin = next((other for other in negatives if other.letter == card.letter), None)
        if twin is not None:
            negatives.remove(twin)
            pairs.append((card, twin))
    return pairs


def discarded_by(card: ActionCard, cards: Iterable[ActionCard]) -> list[ActionCard]:
    """The cards of its lane that Fritz or Rochelle throws out (3.1.2)."""
    signs = [effect.value for effect in card.effects if effect.symbol == "cancel"]
    return [other for other in cards if other.sign in signs]


def shift_odds(game: Game, horse: str, rows: int, rule: str = "3.1.3") -> None:
    """Move a stable that many rows up; the board's edge stops it, and it stays there (3.1.3)."""
    if rows:
        before = game.odds[horse]
        game.odds[horse] = climbed(before, rows)
        game.tell("odds shifted", rule, horse=horse, before=before, after=game.odds[horse])


def orders_of(effects: Iterable[Effect]) -> Orders:
    """What the acting cards of a lane add up to for its horse."""
    orders = Orders()
    for symbol, op, value in effects:
        match symbol, op:
            case "start", "set":
                orders.start = int(value)
            case "start", "add":
                orders.start_add += int(value)
            case "sprint", "set":
                orders.sprint = int(value)
            case "sprint", "add":
                orders.sprint_add += int(value)
            case "sprint", "deny":
                orders.no_sprint = True
            case "finish", "add":
                orders.finish_add += int(value)
            case "finish", "stop":
                orders.stops = True
            case "photo", "tie":
                orders.photo = 1 if value == "win" else -1
            case "last", "set":
                orders.when_last = int(value)
            case "first", "set":
                orders.when_first = int(value)
            case "cash", "pay":
                orders.bettor_cash.append(int(value))
            case "cash", "gain":
                orders.owner_cash += int(value)
            case "vp", "add":
                orders.bet_vp += int(value)
    return orders


def run_race(game: Game) -> Play[None]:
    """Movement card, then sprint dice, unit after unit, until every horse has its place (3.2)."""
    race = game.race
    assert race is not None
    game.tell("off", "3.2", number=race.number)
    while len(race.ranking) < len(HORSES):
        race.unit += 1
        yield from turn_movement_card(game, race)
        yield from sprint(game, race)
        yield from place_finished(game, race)
    game.tell("ranking", "3.2.5", ranking=tuple(race.ranking))


def turn_movement_card(game: Game, race: Race) -> Play[None]:
    """Every horse on the track moves by the row of its odds, all at once (3.2.1)."""
    fresh = partial(movement.deck, game.options["card 92"])
    rows = yield from turn_card(game, race, fresh, "3.2.1", turned_up_before)
    race.dice = ()
    horses = running(race)
    spaces = [race.positions[horse] for horse in horses]
    front, back = max(spaces), min(spaces)
    moves = {
        horse: distance(race, horse, rows[game.odds[horse] - 1], front, back) for horse in horses
    }
    for horse, spaces_moved in moves.items():
        race.positions[horse] += spaces_moved
    game.tell("movement card", "3.2.1", card=race.card, unit=race.unit, moves=moves)
    for horse in horses:
        cross_line(game, race, horse)


def distance(race: Race, horse: str, printed: int, front: int, back: int) -> int:
    """Spaces a horse moves on this card: sets first, then additions, never backwards."""
    orders = race.orders[horse]
    if race.unit == 1:
        base = printed if orders.start is None else orders.start
        return max(0, base + orders.start_add)
    at = race.positions[horse]
    if at == front and orders.when_first is not None:
        return orders.when_first
    if at == back and orders.when_last is not None:
        return orders.when_last
    return printed


def cross_line(game: Game, race: Race, horse: str) -> None:
    """At the moment of crossing, once a race: stop on the line, then take the bonus (3.2.3)."""
    if race.positions[horse] < FINISH or horse in race.bonus_taken:
        return
    race.bonus_taken.append(horse)
    orders = race.orders[horse]
    before = race.positions[horse]
    if orders.stops:
        race.positions[horse] = FINISH
    race.positions[horse] += orders.finish_add
    after = race.positions[horse]
    game.tell(
        "line crossed", "3.2.3", horse=horse, unit=race.unit, overshoot=after - FINISH,
        changed=after - before,
    )  # fmt: skip


def sprint(game: Game, race: Race) -> Play[None]:
    """Both dice: the horses they name go one further, once each; placed ones ignore it (3.2.2)."""
    race.dice = yield from roll_sprint()
    spaces = {
        horse: sprint_distance(race.orders[horse])
        for horse in dict.fromkeys(race.dice)
        if horse not in race.ranking
    }
    for horse, spaces_moved in spaces.items():
        race.positions[horse] += spaces_moved
    game.tell("sprint", "3.2.2", dice=race.dice, unit=race.unit, moves=spaces)
    for horse in spaces:
        cross_line(game, race, horse)


def sprint_distance(orders: Orders) -> int:
    """Spaces of one sprint: denied, or sets first, then additions, never backwards."""
    if orders.no_sprint:
        return 0
    return max(0, (1 if orders.sprint is None else orders.sprint) + orders.sprint_add)


def place_finished(game: Game, race: Race) -> Play[None]:
    """Chalk up the horses that crossed in this unit: farthest beyond the line first (3.2.5).

    One horse alone on the track takes the last place at once: nothing can change it any more.
    """
    over = [horse for horse in running(race) if race.positions[horse] >= FINISH]
    while over:
        ranks = {horse: finish_rank(game, race, horse) for horse in over}
        best = max(ranks.values())
        level = [horse for horse in over if ranks[horse] == best]
        horse = level[0]
        if len(level) > 1:
            # Cards and odds leave a tie, so the first player decides (3.2.4).
            horse = yield from ask_ahead(game.first, level, "3.2.4", "first player")
        tell_photo(game, ranks, horse, len(level) > 1)
        over.remove(horse)
        place(game, race, horse, "3.2.5")
    place_last(game, race, "3.2.5")


def tell_photo(game: Game, ranks: dict[str, Rank], horse: str, chosen: bool) -> None:
    """Say what put `horse` ahead of the others on its space: a card, the odds, or a decision."""
    level = [other for other in ranks if ranks[other][0] == ranks[horse][0]]
    peers = [other for other in level if ranks[other][1] == ranks[horse][1]]
    if len(peers) > 1:
        by = "first player" if chosen else "odds"
        game.tell("photo finish", "3.2.4", horse=horse, among=tuple(peers), by=by)
    elif len(level) > 1:
        game.tell("photo finish", "3.2.4", horse=horse, among=tuple(level), by="cards")


def finish_rank(game: Game, race: Race, horse: str) -> Rank:
    """Overshoot, then photo cards, then the better odds: the greater comes first (3.2.4)."""
    return race.positions[horse], race.orders[horse].photo, -game.odds[horse]

"""What becomes of the magic in a lane: it cancels, is thrown out, or acts (R.3.2)."""

from __future__ import annotations

from collections.abc import Mapping

from game.racing.effects import Effect, cancelled_pairs, discarded_by, orders_of
from game.racing.odds import climbed
from game.racing.race import Race
from game.unicorn_fever.lanes import UNICORNS
from game.unicorn_fever.magic import MagicCard, magic_of
from game.unicorn_fever.state import Game

TURNED_UP = "turned up"
"""What has become of a card while its lane has not yet been judged."""

ACTS = "acts"


def standing(race: Race, lane: str) -> list[MagicCard]:
    """The cards in a lane on which nothing has been said so far, or that act."""
    return [magic_of(card) for _, card, fate in race.fates[lane] if fate in (TURNED_UP, ACTS)]


def mark(race: Race, lane: str, fates: Mapping[str, str]) -> None:
    """Say what has become of cards in a lane."""
    race.fates[lane] = tuple(
        [(seat, card, fates.get(card, fate)) for seat, card, fate in race.fates[lane]]
    )


def cancel(game: Game, race: Race, lane: str) -> int:
    """Each positive card with a negative one of its letter, one for one; how many pairs."""
    pairs = cancelled_pairs(standing(race, lane))
    for one, other in pairs:
        mark(race, lane, {one.id: "cancelled", other.id: "cancelled"})
        game.tell("cards cancelled", "R.3.2", horse=lane, cards=(one.id, other.id))
    return len(pairs)


def throw_out(game: Game, race: Race, lane: str, card: str, by: str, rule: str) -> None:
    """A card is discarded by another card, a contract, or a unicorn."""
    mark(race, lane, {card: "discarded"})
    game.tell("card discarded", rule, horse=lane, card=card, by=by)


def purge(game: Game, race: Race, lane: str) -> None:
    """Fountain and Vacuum throw out all cards of the other sign in their lane (letter L)."""
    for card in standing(race, lane):
        if any(effect.symbol == "cancel" for effect in card.effects):
            here = standing(race, lane)
            if card in here:
                for victim in discarded_by(card, here):
                    throw_out(game, race, lane, victim.id, card.id, "R.3.2")


def settle_lane(game: Game, race: Race, lane: str) -> None:
    """What is left acts; odds move at once, the rest waits for its moment (letter H)."""
    cards = standing(race, lane)
    mark(race, lane, {card.id: ACTS for card in cards})
    effects = [effect for card in cards for effect in card.effects]
    race.orders[lane] = orders_of([*effects, *enraged_effects(game.enraged, lane, effects)])
    shift_odds(game, lane, sum(int(e.value) for e in effects if e.symbol == "odds"), "R.3.2")


def enraged_effects(enraged: tuple[str, ...], lane: str, over: list[Effect]) -> list[Effect]:
    """A unicorn's power, but for symbols that a magic card of its lane has too (R.12)."""
    if lane not in enraged:
        return []
    replaced = {effect.symbol for effect in over}
    return [effect for effect in UNICORNS[lane].effects if effect.symbol not in replaced]


def shift_odds(game: Game, lane: str, rows: int, rule: str) -> None:
    """Move a unicorn that many rows up; the edge of the board stops it (R.3.2)."""
    if rows:
        before = game.odds[lane]
        game.odds[lane] = climbed(before, rows)
        game.tell("odds shifted", rule, horse=lane, before=before, after=game.odds[lane])

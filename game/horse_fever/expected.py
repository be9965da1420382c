"""What a player could expect to answer beyond the menu: the phases' `why` speaks against it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from game.horse_fever.betting import STEP
from game.horse_fever.lanes import HORSES
from game.horse_fever.people import CHARACTERS
from game.horse_fever.state import Game
from game.play import CHANCE, Ask, Refusal
from game.racing import movement


def expected(game: Game, ask: Ask) -> Iterable[str]:
    """Every horse, card, sum and purchase that the open question could be thought to allow."""
    if ask.who == CHANCE:
        return _of_chance(game, ask)
    more = EXPECTED.get(ask.what, _nothing)(game, ask)
    return (*more, "pass")


def turned_up_before(text: str) -> Refusal | None:
    """Why a movement card cannot come up: only a reshuffle brings it back (3.2.1)."""
    if text.removeprefix(movement.NOTATION) in movement.CARDS and text not in movement.CARDS:
        return Refusal("This card has been turned up already in this race.", "3.2.1")
    return None


def _of_chance(game: Game, ask: Ask) -> Iterable[str]:
    if ask.what == "movement card":
        return [movement.NOTATION + number for number in movement.CARDS]
    if ask.what == "whom the die fits":
        return [f"player {player.seat + 1}" for player in game.players]
    return ()


def _nothing(_game: Game, _ask: Ask) -> Iterable[str]:
    return ()


def _stakes(_game: Game, ask: Ask) -> Iterable[str]:
    least, most = int(ask.options[0]), int(ask.options[-1])
    return [str(sum) for sum in (0, least - STEP, least - 1, least + 50, most + STEP) if sum >= 0]


def _cards_to_fix(game: Game, ask: Ask) -> Iterable[str]:
    mine = [fix.card for fixes in game.fixes.values() for fix in fixes if fix.seat == ask.who]
    return [f"fix {card}" for card in mine]


def _photo(_game: Game, _ask: Ask) -> Iterable[str]:
    return [f"ahead {horse}" for horse in HORSES]


def _characters(game: Game, _ask: Ask) -> Iterable[str]:
    return [f"be {name}" for name in CHARACTERS[game.options["edition"]]]


def _offers(game: Game, ask: Ask) -> Iterable[str]:
    goods = ("target", *(f"stable {horse}" for horse in HORSES))
    others = [player.seat + 1 for player in game.players if player.seat != ask.who]
    return [f"offer {number} {one}" for number in others for one in goods]


def _runs(game: Game, ask: Ask) -> Iterable[str]:
    cards = game.players[ask.who].horses
    return [f"run {card} {horse}" for card in cards for horse in HORSES]


def _bids(game: Game, _ask: Ask) -> Iterable[str]:
    assert game.auction is not None
    price = game.auction.price
    return [f"accept {sum}" for sum in (price - STEP, price, price + STEP) if sum > 0]


EXPECTED: Mapping[str, Callable[[Game, Ask], Iterable[str]]] = {
    "character": _characters,
    "purchase": _offers,
    "line-up": _runs,
    "stake of the first bet": _stakes,
    "stake of the second bet": _stakes,
    "card to fix the race": _cards_to_fix,
    "photo finish": _photo,
    "sell auction": _bids,
    "buy auction": _bids,
}
"""By question; the others offer all there is in their menu."""

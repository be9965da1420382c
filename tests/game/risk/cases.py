"""What the tests of all titles are told of Risk."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from game import IllegalAnswer, Table
from game.play import CHANCE, Event
from game.risk.board import PICTURE
from game.risk.view import View
from tests.titles.cases import Cases

TITLE = "risk"


def hidden(table: Table, seat: int | None) -> list[str]:
    """The territory cards that this seat has never seen: not drawn by it, not traded by anybody."""
    seen, then = set[str](), table.at(0)
    for text in table.answers:
        ask = then.ask
        assert ask is not None
        if ask.what == "card" and then.game.turn == seat:
            seen.add(text)
        if ask.what == "trade":
            seen |= set(text.split(", "))
        then.answer(text)
    own = set() if seat is None else set(table.view(seat).hand)
    return [card for card in PICTURE if card not in seen | own]


def renamed(table: Table, seat: int | None, rng: Random) -> Mapping[str, str]:
    """Those cards among themselves, each for one with the same picture: sets stay sets."""
    names: dict[str, str] = {}
    cards = hidden(table, seat)
    for picture in sorted(set(PICTURE.values())):
        alike = [card for card in cards if PICTURE[card] == picture]
        names |= zip(alike, rng.sample(alike, len(alike)), strict=True)
    return names


def dealt(text: str, seat: int | None, rng: Random) -> str:
    """The missions, those of the others changed with one another."""
    missions = text.split(", ")
    others = [at for at in range(len(missions)) if at != seat]
    for at, one in zip(others, rng.sample([missions[at] for at in others], len(others)),
                       strict=True):  # fmt: skip
        missions[at] = one
    return ", ".join(missions)


def twin_of(table: Table, seat: int | None, rng: Random) -> Table | None:
    """The same game, in which the others hold other cards of the same pictures, and missions."""
    if table.ask is None:
        return None
    names, twin = renamed(table, seat, rng), table.at(0)
    for text in table.answers:
        ask = twin.ask
        if ask is None:
            return None  # a mission that somebody else had would have been done
        if ask.who == CHANCE and ask.what == "card":
            text = names.get(text, text)
        elif ask.who == CHANCE and ask.what == "missions":
            text = dealt(text, seat, rng)
        try:
            twin.answer(text)
        except IllegalAnswer:
            return None
    is_other = twin.game.hands != table.game.hands or twin.game.missions != table.game.missions
    return twin if is_other and twin.ask is not None else None


def knows(view: View, _told: Sequence[Event]) -> set[object]:
    """Territory cards and missions."""
    own = {(view.seat, view.mission)} if view.mission else set()
    return {*view.hand, *own, *enumerate(view.missions)}


def options(_seats: int) -> Mapping[str, str]:
    """A few rounds only."""
    return {"end": "8 rounds"}


CASES = {
    TITLE: Cases(
        twice={"move in": 2},
        reveals=frozenset({"cards taken"}),
        options=options,
        wrong=("stop", "stay", "keep", "alaska", "alaska 1", "alaska kamchatka 4", "2",
               "alaska kamchatka to 0", "alaska alaska 1", "wild-1, wild-2, alaska",
               "alaska 01", "alaska -1", "peru  brazil 1"),
        twin=twin_of,
        knows=knows,
        rare=frozenset({"in the other's way", "has had enough"}),
        hides={"mission": "on"},
        rests=60,
        fewest=3,
        ends={"end": "8 rounds"},
        deals=((2, 4), (4, 8), (1, 2)),
        shows={"end": "world", "mission": "off"},
    )
}  # fmt: skip

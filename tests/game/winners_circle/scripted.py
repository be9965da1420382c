"""Tables of Winner's Circle laid by hand: cards, chips and dice given one by one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game import Table
from game.play import CHANCE
from tests.game.scripted import NAMES, give

TITLE = "winners-circle"
COATS = ("grey", "white", "beige", "caramel", "red-brown", "dark-brown", "black")
FACES = ("head", "cap", "saddle", "shoe")
TRACKS = ("circle", "circle royal", "royal turf", "turf")
RACES = {"circle": 3, "circle royal": 3, "royal turf": 3, "turf": 4}
LINE = {"circle": 37, "circle royal": 37, "royal turf": 34, "turf": 41}
"""The position from which a horse is over the line."""

QUIET = {
    "circle": (
        ("W01", "W02", "W03", "W04", "W05", "W06", "W07"),
        ("W08", "W09", "W10", "W11", "W12", "W13", "W14"),
        ("W15", "W16", "W17", "W18", "W19", "W20", "W21"),
    ),
    **dict.fromkeys(
        ("circle royal", "royal turf"),
        tuple(tuple(f"R-{coat}-{number}" for coat in COATS) for number in (1, 2, 3)),
    ),
    "turf": (
        ("W01", "W02", "W03", "W04", "W05", "W06", "W07"),
        ("W13", "W14", "W08", "W09", "W10", "W11", "W12"),
        ("W18", "W19", "W20", "W21", "W15", "W16", "W17"),
        ("W23", "W24", "W25", "W26", "W27", "W28", "W22"),
    ),
}
"""Seven cards for each race, so that the coats stand at the gates in their order."""


def laid(seats: int = 2, **options: str) -> Table:
    """A table without a dealer, at the first card for the first gate."""
    return Table(TITLE, NAMES[:seats], options)


def lined_up(table: Table, cards: tuple[str, ...] | None = None, first: int = 1) -> Table:
    """Seven cards to the gates; where the first bettor is drawn by lot, player `first`."""
    see = table.view(None)
    give(table, *(cards or QUIET[see.track][see.race - 1]))
    if table.ask is not None and table.ask.what == "who bets first":
        give(table, f"player {first}")
    return table


def ready(seats: int = 2, cards: tuple[str, ...] | None = None, **options: str) -> Table:
    """A table at its first bet, with the cards of `QUIET` unless others are named."""
    return lined_up(laid(seats, **options), cards)


PLAIN = ("1 grey", "1 white", "2 beige")
WITH_NOUGHT = ("0 caramel", *PLAIN)


def bet(table: Table, chips: Mapping[int, tuple[str, ...]] | None = None) -> Table:
    """All chips of this race: those named for a seat, in order, and the same plain ones else."""
    usual = WITH_NOUGHT if table.view(None).is_bluff else PLAIN
    hands = {seat: [*(chips or {}).get(seat, usual)] for seat in range(len(table.names))}
    while table.ask is not None and table.ask.what == "chip":
        give(table, hands[table.ask.who].pop(0))
    assert not any(hands.values())
    return table


def off(seats: int = 2, cards: tuple[str, ...] | None = None, **options: str) -> Table:
    """A table at the first roll of its first race."""
    return bet(ready(seats, cards, **options))


def put(table: Table, **where: int) -> Table:
    """Horses set down on other spaces, named with `_` for `-`."""
    to = {name.replace("_", "-"): space for name, space in where.items()}
    table.game.positions = {**table.game.positions, **to}
    return table


def move(table: Table, face: str, horse: str) -> Mapping[str, Any]:
    """One roll and one move; the facts of what was told of it."""
    give(table, face, horse)
    return told(table, "moved")[-1]


def cycle(table: Table, face: str = "shoe") -> Table:
    """Every horse that has not moved yet moves, those in front first."""
    see = table.view(None)
    left = [horse for horse in see.positions if horse not in see.moved]
    for horse in sorted(left, key=lambda one: -see.positions[one]):
        move(table, face, horse)
    return table


def run(table: Table, *first: str, last: str | None = None, pace: str | None = None) -> Table:
    """A race off that ends with these first three; nothing else is asked till it is paid.

    Whoever is to have the pace is put before it and moves first, and a whole cycle follows it, so
    that all are free to move again. Without a name it is a horse of the others, at best one that
    nobody has bet on. Then each of the three is put before the line in its turn, the last far back.
    """
    see = table.view(None)
    line = LINE[see.track]
    if see.track != "turf":
        pace = pace or idle(table, first)
        put(table, **{pace: 17})
        move(table, "shoe", pace)
        cycle(table)
        assert table.view(None).pace == pace
    back = [horse for horse in COATS if horse != last]
    spaces = {**dict(zip(back, range(10, 17), strict=False)), **({last: 1} if last else {})}
    table.game.positions = {horse: spaces[horse] for horse in table.game.positions}
    for horse in first:
        put(table, **{horse: line - 1})
        give(table, "head", horse)
    return table


def idle(table: Table, first: tuple[str, ...]) -> str:
    """A horse out of the first three, at best without a chip."""
    backed = [one.horse for one in table.view(None).bets]
    others = [horse for horse in COATS if horse not in first]
    return min(others, key=backed.count)


def told(table: Table, kind: str, race: int | None = None) -> list[Mapping[str, Any]]:
    """The facts of every event of this kind, of one race or of all."""
    number, found = 1, []
    for event in table.events:
        if event.kind == "race":
            number = event.facts["number"]
        if event.kind == kind and race in (None, number):
            found.append(event.facts)
    return found


def paid(table: Table, kind: str, race: int | None = None) -> list[tuple[int, int]]:
    """Who got or lost how much under this head, in the order of payment."""
    return [(facts["seat"], facts["money"]) for facts in told(table, kind, race)]


def money(table: Table) -> tuple[int, ...]:
    """What everybody has."""
    held: tuple[int, ...] = table.view(None).money
    return held


def is_chance(table: Table) -> bool:
    """Whether chance is asked."""
    return table.ask is not None and table.ask.who == CHANCE

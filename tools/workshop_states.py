"""The states of the card workshop that are photographed, and decks to fill it with."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from game.decks import read_deck
from tools.house_states import Clock
from tools.staging import drive, tapped
from web import taps
from web.acts.kept import decks
from web.acts.kept.decks import Made
from web.desk.kept.shelf import Drawer, Shelf
from web.desk.state import Desk
from web.doors import workshop
from web.rooms.workshop import bench, work

HORSES = {
    "name": "Sunday deck",
    "cards": [
        ["positive~A~start.set.4+photo.tie.win~Blue Bolt", 2, "Off before the gun, they say."],
        ["negative~B~sprint.deny.0~Pot of Glue", 1, ""],
        ["special~~finish.add.2+odds.rows.-2~Grandmother", 3, "She always gets her way."],
    ],
    "without": ["xiii", "vigor-ferreum"],
}
UNICORNS = {
    "name": "Moon deck",
    "cards": [["negative~L~pace.max.2+glory.add.-1~Monday Morning", 2, "Not before my tea."]],
}


def at_bench(*wishes: str, box: str = "horse-fever", empty: bool = False, **typed: str) -> Desk:
    """The workshop with a deck of each box, after some taps and typing."""
    desk = Desk(Shelf(Drawer(), Clock()), Random(1))
    desk.post.address = "https://horseburg.example/"
    if not empty:
        made = [
            Made("1", "horse-fever", read_deck(HORSES)),
            Made("2", "unicorn-fever", read_deck(UNICORNS)),
        ]
        desk.shelf.storage.set(decks.KEY, decks.dumps(decks.Decks(made, [])))
    tapped(desk, f"setup {box}", "workshop", *wishes)
    for field, value in typed.items():
        taps.fill(desk, f"workshop {field}", value)
    return desk


def measured(desk: Desk) -> Desk:
    """The same once the card has been measured."""
    bench.of(desk).told = ""
    while work.is_wanted(desk):
        work.work(desk, lambda: True)
    return desk


def making(by: str = "wins") -> Desk:
    """A card in the making, measured."""
    wishes = ("open 1", "new-card", "symbol start.set.4", "symbol odds.rows.2", "letter C")
    desk = at_bench(*(f"workshop {it}" for it in (*wishes, f"compare by {by}")))
    taps.fill(desk, "workshop name", "Rocket Breakfast")
    taps.fill(desk, "workshop words", "Two eggs, and it flies.")
    return measured(desk)


def magic() -> Desk:
    """A magic card in the making."""
    wishes = ("box unicorn-fever", "open 2", "edit 0")
    return measured(at_bench(*(f"workshop {it}" for it in wishes)))


def with_code() -> Desk:
    """A deck on its way to another device, the code drawn."""
    desk = at_bench("workshop open 1", "workshop send")
    assert desk.post.parcel is not None
    desk.post.parcel.code = "\n".join(
        "".join("1" if (row * 7 + at * 3) % 5 < 2 else "0" for at in range(61)) for row in range(61)
    )
    return desk


def left_unfinished() -> Desk:
    """A deck in which a new card and a changed one wait."""
    new = ("new-card", "symbol sprint.set.2", "up")
    wishes = ("open 1", *new, "edit 1", "copies 3", "up")
    return at_bench(*(f"workshop {it}" for it in wishes))


def from_elsewhere() -> Desk:
    """A deck at the door, and a line that cannot be read."""
    desk = at_bench()
    made = Made("9", "horse-fever", read_deck({**HORSES, "name": "From Ben"}))
    workshop.knocks(desk, decks.dumps(decks.Decks([made], ["7 horse-fever {broken"])))
    taps.do(desk, "workshop")
    return desk


def at_table() -> Desk:
    """A game with own cards, at the moment in which they are laid."""
    desk = at_bench("workshop open 1", "workshop play", "start")
    drive(desk, lambda it: bool(it.ask and any("fix own~" in one for one in it.ask.options)))
    return tapped(desk, "unveil")


def set_up(deck: str = "1") -> Desk:
    """The set-up with a deck chosen."""
    return tapped(at_bench(), "setup horse-fever", f"deck {deck}")


WORKSHOP_STATES: dict[str, Callable[[], Any]] = {
    "workshop": at_bench,
    "workshop-empty": lambda: at_bench(empty=True),
    "workshop-deck": lambda: at_bench("workshop open 1"),
    "workshop-throwing": lambda: at_bench("workshop open 1", "workshop throw"),
    "workshop-new": lambda: at_bench("workshop open 1", "workshop new-card"),
    "workshop-card": making,
    "workshop-card-money": lambda: making("money"),
    "workshop-magic": magic,
    "workshop-unfinished": left_unfinished,
    "workshop-code": with_code,
    "workshop-arrived": from_elsewhere,
    "workshop-set-up": set_up,
    "workshop-table": at_table,
}

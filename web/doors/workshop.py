"""The door of the card workshop: all of it that the page wakes with.

The workshop itself, `web/rooms/workshop/`, is a room whose code is fetched at this door.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from game import TITLES
from game.play import Refusal
from web import html as h
from web.acts import playing
from web.acts.kept import decks
from web.desk.room import Room
from web.desk.screen import box_of
from web.desk.state import Desk
from web.desk.worker import News, Worker
from web.parts.pieces import button, icon, toggle
from web.words.speaking import mark, say

SCREEN = "workshop"
LINK = "#deck="
SHUT = mark("The card workshop could not be opened. It opens when there is a network.")


class Door:
    """Where in the workshop somebody is, of which box, and what has come to its door."""

    def __init__(self) -> None:
        self.place = self.box = self.waits = ""
        self.room: Any = None


def is_here() -> bool:
    """Whether the code of the workshop is here."""
    return find_spec("web.rooms.workshop.page") is not None


def _inside(name: str) -> Any:
    return import_module(f"web.rooms.workshop.{name}")


def go(desk: Desk, rest: str) -> None:
    """Enter, or do something inside."""
    door = desk.own(Door)
    if desk.screen != SCREEN:
        if desk.table is not None:
            playing.go_home(desk)
        desk.screen, door.place, door.room = SCREEN, "", None
        door.box = box_of(desk.form.title).id
    if is_here():
        _inside("taps").do(desk, rest)


def leave(desk: Desk) -> None:
    """The workshop could not be fetched."""
    if desk.screen == SCREEN:
        playing.go_home(desk)
        desk.notice = SHUT


def room(desk: Desk) -> h.Element:
    """The workshop; nobody draws it before it is here."""
    drawn: h.Element = _inside("page").workshop(desk)
    return drawn


def knocks(desk: Desk, text: str) -> bool:
    """Let decks from elsewhere wait inside; False where a text is none."""
    text = text.lstrip("\ufeff")
    link, is_file = text.find(LINK), text.startswith("horseburg decks ")
    if not is_file and link < 0:
        return False
    desk.own(Door).waits = text if is_file else text[link + len(LINK) :] or " "
    go(desk, "")
    return True


def at_set_up(desk: Desk) -> h.Node:
    """Which cards are played with, where a game lets people make their own, and the way in."""
    form = desk.form
    if TITLES[form.title].kit is None:
        return None
    made = decks.of_title(desk.shelf.storage, form.title)

    def one(it: decks.Made) -> h.Element:
        bad = decks.why_not(form.title, form.options, it.deck)
        refusal = None if bad is None else Refusal(bad.reason, "")
        name = it.deck.name or say("No name")
        return toggle(name, f"deck {it.id}", form.deck == it.id, refusal)

    return h.div(".option.of-decks")[
        h.div[h.h3("#option-deck")[say("Cards")], h.p[say("As printed, or with your own.")]],
        h.div(".toggles.decks", role="group", aria_labelledby="option-deck")[
            toggle(say("As printed"), "deck", not form.deck),
            map(one, made),
            button([icon("card-draw"), say("Card workshop")], SCREEN, "quiet", "to-workshop"),
        ],
    ]


def choose(desk: Desk, id: str) -> None:
    """Play with this deck; without one, with the printed cards."""
    form = desk.form
    deck = next((it for it in decks.of_title(desk.shelf.storage, form.title) if it.id == id), None)
    bad = deck and decks.why_not(form.title, form.options, deck.deck)
    form.problem = bad.reason if bad else ""
    if not bad:
        form.deck = id if deck else ""


class Measuring(Worker[Desk]):
    """What a card is worth, measured while nobody waits."""

    part = "workshop-strength"
    screen = SCREEN

    def is_wanted(self, desk: Desk) -> bool:
        """Whether a card is being made whose strength is not known."""
        return is_here() and bool(_inside("work").is_wanted(desk))

    def work(self, desk: Desk, has_time: Callable[[], bool]) -> tuple[News, bool]:
        """Run races in the head as long as there is time."""
        found: tuple[News, bool] = _inside("work").work(desk, has_time)
        return found

    def parts(self, desk: Desk) -> dict[str, Callable[[], h.Node]]:
        """The sheets with the figures."""
        return {
            self.part: lambda: _inside("strength").parts(desk),
            "workshop-chart": lambda: _inside("strength").comparison(desk),
        }


MEASURING = Measuring()


def inside(desk: Desk) -> tuple[str, ...]:
    """The deck that is open, and the card in it."""
    place = desk.own(Door).place
    if not place:
        return ()
    return (place.replace("card", "deck", 1), place) if place.startswith("card") else (place,)


def typed(desk: Desk, rest: str, value: str) -> None:
    """Something is typed inside."""
    go(desk, f"typed {rest} {value}")


ROOM = Room(
    id=SCREEN,
    heading="workshop-title",
    is_here=is_here,
    page=room,
    leave=leave,
    inside=inside,
    ways_out=("workshop front", "workshop up"),
    taps={"workshop": go, "deck": choose},
    fields={"workshop": typed},
    link=LINK,
    knocks=knocks,
    workers=(MEASURING,),
)

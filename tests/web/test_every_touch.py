"""Whatever is touched, dragged or tapped, in every state: the page changes, or a sentence says why.

Each thing on the board, in the hand and at the seats is touched, and each that can be dragged is
put down on one of every kind. Each button that is drawn is tapped. And what a finger brings that
was late, a button or a thing of another state of the same game, at least breaks nothing.
"""

from __future__ import annotations

import gc
import re
from collections.abc import Iterator
from html import unescape
from typing import NamedTuple

import pytest

from tests.amount import PROVES, some
from tests.places import place
from tests.web.trying import Tried, tried
from tools.states import STATES
from web import taps
from web.acts.touching import HINTS
from web.desk.screen import SCREENS
from web.desk.state import Desk
from web.page import drawn, lying, overlay
from web.pages import share

TOUCH = re.compile(r'data-touch="([^"]*)"')
DRAG = re.compile(r'data-drag="([^"]*)"')
BUTTON = re.compile(r'<[a-z]+\b[^>]*\bdata-do="([^"]*)"[^>]*>')
ANSWERED = re.compile(
    r'aria-(?:pressed|selected)="true"|aria-current=|aria-disabled="true"[^>]*title="\w'
)
"""One that is chosen already, or is greyed and says on itself why."""
NUMBER = re.compile(r"[\d.]+")
VERB = re.compile(r'data-do="([\w-]+)')
DRAWN: set[str] = set()
"""Verbs of all buttons in all states."""

ELSEWHERE = {
    "update": "the browser does it",
    "set language": "the page learns the language first",
    "stake": "the sum that stands there already",
    "slip-stake": "the sum that stands there already",
    "seat alone": "one sits alone already",
    "studio": "one stands in it",
}
"""Buttons that are not judged here, and why."""


class Laid(NamedTuple):
    """A state: its desk, what can be touched and dragged there, and the buttons that are on top."""

    desk: Desk
    things: list[str]
    buttons: list[str]
    place: tuple[object, ...]


def on_the_board(html: str) -> list[str]:
    """Touches of all that is there, and drags of all that can be dragged."""
    things = list(dict.fromkeys(map(unescape, TOUCH.findall(html))))
    drags = list(dict.fromkeys(map(unescape, DRAG.findall(html))))
    kinds = {thing.split()[0]: thing for thing in things}
    some = list(dict.fromkeys([*kinds.values(), *things[:2]]))
    return [
        *(f"touch {thing}" for thing in things),
        *(f"drop {drag}|{thing}" for drag in drags for thing in some),
    ]


def on_top(desk: Desk, html: str) -> list[str]:
    """The buttons that can be tapped: those of the sheet where one lies over the page."""
    sheet = str(share.over(desk) or lying(desk) or overlay(desk) or "")
    found = (
        unescape(button[1])
        for button in BUTTON.finditer(sheet or html)
        if not ANSWERED.search(button[0])
    )
    return [
        wish
        for wish in dict.fromkeys(found)
        if not {wish.partition(" ")[0], " ".join(wish.split(" ")[:2])} & ELSEWHERE.keys()
    ]


def kind(wish: str) -> str:
    """Wishes of a kind differ in a number, or in all but their first two words."""
    return " ".join("#" if NUMBER.fullmatch(word) else word for word in wish.split(" ")[:2])


@pytest.fixture(scope="module")
def house() -> Iterator[dict[str, Laid]]:
    """Every state, played up to once for all; in the short proof one of each kind of state."""
    found: dict[str, Laid] = {}
    places = set()
    for name, play in STATES.items():
        desk = play()
        desk.notice = ""
        html = drawn(desk)
        DRAWN.update(VERB.findall(html))
        if PROVES or place(desk) not in places:
            places.add(place(desk))
            found[name] = Laid(desk, on_the_board(html), on_top(desk, html), place(desk))
    gc.collect()
    gc.freeze()  # a copy of the process shares what nobody goes through
    yield found
    gc.unfreeze()


def wrong(found: list[Tried]) -> list[tuple[str, str]]:
    """What did nothing and said nothing, or broke."""
    return [(one.wish, one.came) for one in found if one.came not in ("changed", "said")]


def test_every_touch_and_drag_is_answered(house: dict[str, Laid]) -> None:
    found = {name: wrong(tried(laid.desk, laid.things)) for name, laid in house.items()}
    assert {name: bad for name, bad in found.items() if bad} == {}


HEAD = {"home", "log", "rule", "settings", "share", "mute"}
"""Buttons of the head, two in five of all: one row for all questions of a title."""


def once(laid: Laid, wish: str) -> tuple[object, ...]:
    """What is alike for all buttons of this kind: the kind of state, for the head without what is
    asked there."""
    title, screen, asked, *rest = laid.place
    return title, screen, "" if wish in HEAD else asked, *rest, kind(wish)


def test_every_button_is_answered(house: dict[str, Laid]) -> None:
    """The page is drawn once for each kind of button in each kind of state.

    The long proof taps the others as well, and sees that nothing breaks.
    """
    drawn_once: set[tuple[object, ...]] = set()
    dead = {}
    for name, laid in house.items():
        new = {wish for wish in laid.buttons if once(laid, wish) not in drawn_once}
        drawn_once |= {once(laid, wish) for wish in new}
        wishes = laid.buttons if PROVES else [wish for wish in laid.buttons if wish in new]
        if found := wrong(tried(laid.desk, wishes, new.__contains__)):
            dead[name] = found
    assert dead == {}


def late(house: dict[str, Laid]) -> Iterator[tuple[str, list[str]]]:
    """For each state wishes of other states of its game, one of each verb in each kind of state."""
    known: dict[str, dict[str, list[str]]] = {}
    for laid in house.values():
        for wish in (*laid.things, *laid.buttons):
            of_kind = known.setdefault(laid.desk.title, {}).setdefault(wish.partition(" ")[0], [])
            if wish not in of_kind:
                of_kind.append(wish)
    tried_once: set[tuple[object, ...]] = set()
    for name, laid in house.items():
        wishes = []
        here = {*laid.things, *laid.buttons}
        for what, several in known[laid.desk.title].items():
            others = [wish for wish in several if wish not in here]
            if others and (laid.place, what) not in tried_once:
                tried_once.add((laid.place, what))
                wishes.append(others[len(tried_once) % len(others)])
        yield name, wishes


def test_what_comes_late_breaks_nothing(house: dict[str, Laid]) -> None:
    """A second tap on a button that is gone may do nothing at all."""
    broken = {}
    for name, wishes in some(list(late(house)), 4):
        found = tried(house[name].desk, wishes, lambda _wish: False)
        if bad := [one for one in wrong(found) if one[1] != "nothing"]:
            broken[name] = bad
    assert broken == {}


def test_every_verb_of_the_page_is_tried(house: dict[str, Laid]) -> None:
    known = {*taps.VERBS, *(verb for screen in SCREENS.opened for verb in screen.taps)}
    seen = {wish.partition(" ")[0] for laid in house.values() for wish in laid.things}
    assert sorted(known - seen - DRAWN - NOT_DRAWN.keys()) == []


NOT_DRAWN = {
    "peek": "a finger that stays on the eye",
    "untouch": "a touch beside all things",
    "day-lost": "the days of a month are gone from the device",
    "open-twin": "two copies of one game",
    "share-device": "a device that shares files",
    "pour": "a finger that stays on a territory",
    "phone-camera": "a tablet with several cameras",
}
"""Verbs that no state of the storybook has a button for."""


def test_a_second_look_at_what_has_no_button_is_a_button_itself() -> None:
    """A horse is touched while the card for it is in nobody's fingers."""
    desk = STATES["nasty-speaking"]()
    answer = desk.at.ask.options[0]
    taps.do(desk, f"touch horse {answer.split()[-1]}")
    html = drawn(desk)
    assert f'data-answer="{answer}"' not in html
    assert html.count('id="do-it"') == 1 and '<button id="do-it"' in html


def test_every_question_that_can_be_touched_has_a_hint() -> None:
    asked = {(id, kind) for id, its in SCREENS.items() for kind in its.touches.values()}
    assert {kind for _, kind in asked} <= set(HINTS)

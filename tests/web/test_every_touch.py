"""Whatever is touched, dragged or tapped, in every state: the page changes, or a sentence says why.

Each thing on the board, in the hand and at the seats is touched, each thing that can be dragged is
put down on each, and every button is tapped that no other state has with the same verb.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape

import pytest

from tools.states import STATES
from web import taps
from web.frame.page import drawn
from web.screen import SCREENS
from web.state import Desk
from web.touching import HINTS

TOUCH = re.compile(r'data-touch="([^"]*)"')
DRAG = re.compile(r'data-drag="([^"]*)"')
TAP = re.compile(r'<[^>]*data-do="([^"]*)"[^>]*>')
STILL = frozenset({"print", "picture"})
"""What the browser alone does, and the desk only hands on."""


def look(desk: Desk) -> tuple[object, ...]:
    """All that could have changed: the page, and what the browser is asked to do."""
    post = desk.post
    return drawn(desk), desk.offered, getattr(post, "wish", ""), desk.settings.is_open


def tried(name: str, wishes: list[str]) -> Iterator[tuple[str, bool]]:
    """Each of these taps in that state, and whether anything came of it."""
    desk = STATES[name]()
    desk.notice = ""
    before = look(desk)
    for wish in wishes:
        taps.do(desk, wish)
        after = look(desk)
        yield wish, after != before or bool(desk.notice)
        desk.notice = ""
        if look(desk) != before:
            desk = STATES[name]()
            desk.notice = ""
            before = look(desk)


def on_the_board(html: str) -> list[str]:
    """Touches of all that is there, and drags of all that can be dragged."""
    things = list(dict.fromkeys(map(unescape, TOUCH.findall(html))))
    drags = list(dict.fromkeys(map(unescape, DRAG.findall(html))))
    return [
        *(f"touch {thing}" for thing in things),
        *(f"drop {drag}|{thing}" for drag in drags for thing in things),
    ]


@pytest.mark.parametrize("name", STATES)
def test_every_touch_and_drag_is_answered(name: str) -> None:
    html = drawn(STATES[name]())
    dead = [wish for wish, answered in tried(name, on_the_board(html)) if not answered]
    assert not dead


def test_every_question_that_can_be_touched_has_a_hint() -> None:
    asked = {(id, kind) for id, its in SCREENS.items() for kind in its.touches.values()}
    assert {kind for _, kind in asked} <= set(HINTS)

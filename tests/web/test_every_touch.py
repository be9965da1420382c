"""Whatever is touched, dragged or tapped, in every state: the page changes, or a sentence says why.

Each thing on the board, in the hand and at the seats is touched, and each that can be dragged is
put down on one of every kind.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape

import pytest

from tools.states import STATES
from web import confirm, taps
from web.frame.page import drawn
from web.screen import SCREENS
from web.state import Desk
from web.touching import HINTS

TOUCH = re.compile(r'data-touch="([^"]*)"')
DRAG = re.compile(r'data-drag="([^"]*)"')


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
        is_held = confirm.waiting(desk) is not None  # it is shown what a second tap would do
        yield wish, after != before or bool(desk.notice) or is_held
        desk.notice = ""
        if look(desk) != before:
            desk = STATES[name]()
            desk.notice = ""
            before = look(desk)


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


@pytest.mark.parametrize("name", STATES)
def test_every_touch_and_drag_is_answered(name: str) -> None:
    html = drawn(STATES[name]())
    dead = [wish for wish, answered in tried(name, on_the_board(html)) if not answered]
    assert not dead


def test_a_second_look_at_what_has_no_button_is_a_button_itself() -> None:
    """A horse is touched while the card for it is in nobody's fingers."""
    desk = STATES["nasty-speaking"]()
    assert desk.ask is not None
    answer = desk.ask.options[0]
    taps.do(desk, f"touch horse {answer.split()[-1]}")
    html = drawn(desk)
    assert f'data-answer="{answer}"' not in html
    assert html.count('id="do-it"') == 1 and '<button id="do-it"' in html


def test_every_question_that_can_be_touched_has_a_hint() -> None:
    asked = {(id, kind) for id, its in SCREENS.items() for kind in its.touches.values()}
    assert {kind for _, kind in asked} <= set(HINTS)

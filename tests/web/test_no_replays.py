"""A page is drawn from what the table keeps: no game is played again for it."""

from __future__ import annotations

from random import Random

import pytest

from game import TITLES
from tools.staging import leads_on, new_desk, pick
from tools.states import STATES
from web import taps
from web.acts import playing
from web.desk.state import Desk
from web.page import drawn

SHEETS = ("log", "history", "history start", "rewind", "stuck")
"""What a tap may bring that looks back, or on."""


def laid(title: str) -> Desk:
    """A table with as many people as it needs, and one computer."""
    return new_desk(max(3, TITLES[title].seats[0]), 1, title=title)


@pytest.mark.parametrize("title", sorted(TITLES))
def test_no_page_along_a_game_is_drawn_by_playing_it_again(title: str) -> None:
    """`conftest.py` watches, here and in any other test of the page."""
    desk, rng = laid(title), Random(title)
    for turn in range(200):
        drawn(desk)
        if turn % 9 == 0 and desk.curtain is None:
            taps.do(desk, rng.choice(SHEETS))
            drawn(desk)
            taps.do(desk, "reel back")
            drawn(desk)
            taps.do(desk, "now")
            desk.log_open = desk.past.stuck = False
        if leads_on(desk, watching=turn % 60 < 20):
            continue
        if desk.ask is None:
            break
        playing.answer(desk, pick(desk.ask, rng))
    assert desk.at.table.result is not None or len(desk.at.table.answers) > 40


def test_a_drawing_that_plays_again_would_be_noticed(
    monkeypatch: pytest.MonkeyPatch, nothing_is_replayed: list[str]
) -> None:
    desk = STATES["log"]()
    monkeypatch.setattr("web.page.paper", lambda desk: desk.table.at(19) and None)
    drawn(desk)
    assert len(nothing_is_replayed) == 19
    nothing_is_replayed.clear()

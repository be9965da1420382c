"""The film of a war, on its last screen."""

from __future__ import annotations

import pytest

from tests.web.desks import tap
from tools.build import ROOT
from tools.risk.states import risk
from tools.staging import drive, over
from web.page import drawn
from web.risk.film import MOST, changes, chosen, maps
from web.risk.state import seen


@pytest.mark.parametrize("players", [2, 4])
def test_it_ends_with_the_land_as_it_is_and_can_be_seen_once_more(players: int) -> None:
    desk = drive(risk(players, 1, end="8 rounds"), over)
    stops = chosen(maps(desk.at.table.events))
    laid: dict[str, int] = {}
    for at, (_, changed) in enumerate(changes(stops)):
        assert not any(laid.get(one) == seat for one, seat in changed.items())
        laid.update(changed)
        assert laid == stops[at][1]
    assert laid == seen(desk.view).owner
    page = drawn(desk)
    assert page.count('class="rk-frame"') == len(stops) > 8
    assert 'id="film-0"' in page
    tap(desk, "film")
    assert 'id="film-1"' in drawn(desk)
    tap(desk, "gazette ")
    paper = drawn(desk)
    assert paper.index('id="front"') < paper.index('id="film-1"') < paper.index('id="from-gazette"')
    tap(desk, "film")
    assert 'id="film-2"' in drawn(desk) and 'id="front"' in drawn(desk)


@pytest.mark.parametrize("count", [1, 2, MOST, MOST + 1, MOST + 2, 97])
def test_a_long_war_has_no_longer_film(count: int) -> None:
    stops = [{"peru": at} for at in range(count)]
    shown = chosen(stops)
    assert len(shown) == min(count, MOST + 1)
    assert shown[0] == (0, stops[0]) and shown[-1] == (count - 1, stops[-1])
    assert f"from 2 to {MOST + 1} " in (ROOT / "web/risk/style/92-risk.css").read_text("utf-8")

"""Unicorn Fever: whatever is asked in a preparation, the bar begins at the same height."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.amount import some
from tests.e2e.stills import measured, viewer, written
from tools.serve import serving
from web.words.languages import NAMES

TOGETHER = (
    *(f"fair-{what}" for what in ("action", "action-late", "bet", "magic", "magic-covered")),
    *(f"fair-{what}" for what in ("bet-and-magic", "stake", "form", "six", "two")),
)
ALONE = ("fair-alone", "fair-watching")
"""Who is alone sees an own hand all the time, in a line that others do not have."""
TURN = ("fair-action", "fair-contract", "fair-bet", "fair-stake", "fair-magic")
"""The steps of a turn, which an upright phone shows beside the whole course."""
COURSE = """() => {
  const box = document.getElementById('fair').getBoundingClientRect();
  return [`${Math.round(box.top)} px`, `whole: ${box.bottom <= innerHeight}`];
}"""
LARGE = ("tablet", "portrait", "desktop")
EDGE = "() => [`${Math.round(document.getElementById('bar').getBoundingClientRect().top)} px`]"


@pytest.mark.parametrize("size", LARGE)
@pytest.mark.parametrize("code", some(list(NAMES), 3))
def test_the_edge_of_the_bar_stays_from_question_to_question(
    chromium: Browser, code: str, size: str
) -> None:
    with serving(written(code)) as address, viewer(chromium, size) as page:
        for states in (TOGETHER, ALONE):
            edges = measured(page, address, {"edge": EDGE}, states)
            assert edges.count("edge: ") == 1, edges


def test_on_a_phone_panel_and_course_share_one_screen_and_the_edge_stays(
    chromium: Browser,
) -> None:
    with serving(written("en")) as address, viewer(chromium, "phone") as page:
        edges = measured(page, address, {"course": COURSE}, TURN)
        assert "whole: false" not in edges and edges.count(" px: ") == 1, edges

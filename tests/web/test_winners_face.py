"""Whoever has won has one face: on the podium the same as in the Gazette."""

from __future__ import annotations

import re

import pytest

from tools.states import STATES
from web import taps
from web.page import drawn


def faces(html: str) -> list[str]:
    return re.findall(r"#cast-[a-z0-9-]+|rn-bust rn-silk-[a-z]+", html)


@pytest.mark.parametrize(
    "state", ["podium", "podium-2", "board-podium", "day-podium", "circle-podium", "fair-podium"]
)
def test_the_winner_has_the_same_face_on_the_podium_and_in_the_gazette(state: str) -> None:
    desk = STATES[state]()
    assert desk.at.table.result is not None
    winner = desk.at.table.result.winners[0]
    step = drawn(desk).partition(f'id="step-{winner}"')[2].partition("</li>")[0]
    taps.do(desk, "gazette")
    oval = drawn(desk).partition('class="front-oval"')[2].partition("</div>")[0]
    assert faces(oval) == faces(step) and len(faces(step)) == 1

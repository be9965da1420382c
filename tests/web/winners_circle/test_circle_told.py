"""Winner's Circle on the page: no chip is forgotten on a bill, and no move is told as done."""

from __future__ import annotations

import re

import pytest

from tools.staging import asks, drive
from tools.winners_circle.states import circle, tapped_once
from web.page import drawn
from web.winners_circle.words.names import NAMES


@pytest.mark.parametrize("seed", [1, 3, 7])
def test_every_horse_that_a_player_has_bet_on_stands_on_the_bill(seed: int) -> None:
    desk = drive(circle(4, seed=seed), lambda desk: desk.payoffs_open)
    html = drawn(desk)
    for bet in desk.view.bets:
        bill = html.partition(f'id="bill-{bet.seat}"')[2].partition("</section>")[0]
        assert f"coat-{bet.horse}" in bill and NAMES[desk.view.runners[bet.horse]] in bill


def test_a_move_that_is_tapped_once_is_a_question_and_the_sign_tells_of_the_pace() -> None:
    desk = drive(circle(), asks("chip"))
    assert "First at space 18: +100" in drawn(desk)
    desk = tapped_once(drive(desk, asks("horse")))
    text = re.sub("<[^>]+>", "", drawn(desk))
    assert re.search(r"moves [^.?]+ spaces?[^.?]*\?", text)

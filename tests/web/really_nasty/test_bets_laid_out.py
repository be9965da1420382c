"""The bets of a nasty race: horses in the order of the board, in rows without a hole."""

from __future__ import annotations

import re

import pytest

from tools.really_nasty.states import meeting
from tools.staging import asks, drive
from web.page import drawn


@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_bets_stand_in_the_order_of_the_board_and_leave_no_hole(players: int) -> None:
    desk = drive(meeting(players), asks("bet"))
    page = drawn(desk)
    board, bar = page[page.index('id="bookie"') :], page[page.index("rn-bets") :]
    bets = re.findall(r'data-answer="(\w+)"', bar[: bar.index("rn-none")])
    stables = [re.sub("<[^>]+>", "", it) for it in re.findall(r"<th.*?<b>(.*?)</b>", board)]
    offers = re.findall(r'class="rn-offer"><b>(.*?)</b>', bar)
    assert offers == [it for it in stables if it in offers] and len(offers) == players, bets
    assert ("by-two" in page) == (players in (2, 4))


def test_the_form_of_entries_says_what_is_handed_in() -> None:
    assert "Hand in my entries" in drawn(drive(meeting(), asks("entries")))

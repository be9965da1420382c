"""The big screen of every title has a picture for each moment of a game."""

import pytest

from game import TITLES
from tests.web.desks import laid
from tools.staging import drive
from web.big.screen import big
from web.desk.state import Desk
from web.html.writing import flat

MOMENTS = 400


@pytest.mark.parametrize("title", sorted(TITLES))
def test_every_moment_up_to_the_first_payoffs_is_drawn(title: str):
    desk, drawn = laid(title=title, seats=4, bots=3), 0

    def seen(now: Desk) -> bool:
        nonlocal drawn
        drawn += 1
        assert 'id="big"' in flat(big(now))
        return now.payoffs_open or now.is_over or drawn == MOMENTS

    assert drive(desk, seen) is desk

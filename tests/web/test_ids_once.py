"""No id stands on the podium twice, whatever lies over it."""

from __future__ import annotations

import pytest

from game import TITLES
from tests.web.desks import check_ids, laid, played, seen
from web import taps

SHEETS = ("log", "whys", "account", "share", "settings", "rule", "history")


@pytest.mark.parametrize("bots", [0, 2])
@pytest.mark.parametrize("title", sorted(TITLES))
def test_the_podium_has_no_id_twice(title: str, bots: int) -> None:
    desk = played(laid(3, bots, title=title))
    check_ids(seen(desk))
    for sheet in SHEETS:
        taps.do(desk, sheet)
        check_ids(seen(desk))
        taps.do(desk, "close")
        taps.do(desk, "now")

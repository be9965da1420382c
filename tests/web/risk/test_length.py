"""How long a war takes: the poster and the set-up say the same."""

from __future__ import annotations

from random import Random

from tests.web.desks import seen, tap
from web.desk.kept.shelf import Drawer, Shelf
from web.desk.state import Desk
from web.risk import BOX


def test_for_people_the_set_up_says_what_the_poster_says() -> None:
    desk = tap(Desk(Shelf(Drawer()), Random(1)), "setup risk")
    assert "15 rounds, about 75 minutes" in seen(desk).text
    tap(desk, "option end=world")
    assert f"{BOX.time}, until one owns the world" in seen(desk).text
    tap(desk, "seat alone")
    assert "minutes against computers, until one owns the world" in seen(desk).text

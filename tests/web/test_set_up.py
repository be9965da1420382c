"""What is seen of the set-up at once, and what comes last in it."""

from __future__ import annotations

from random import Random

import pytest

from game import TITLES
from tests.web.desks import seen
from tools.staging import tapped
from web.desk.kept.shelf import Drawer, Shelf
from web.desk.screen import SCREENS, box_of
from web.desk.state import Desk


@pytest.mark.parametrize("title", sorted(TITLES))
def test_one_person_finds_computers_above_the_seats_and_paper_below_the_options(title: str) -> None:
    desk = Desk(Shelf(Drawer()), Random(1))
    tapped(desk, f"setup {box_of(title).id}", f"title {title}")
    wishes = seen(desk).every("data-do")
    assert ("print" in wishes) == (SCREENS[title].printing(desk) is not None)
    if SCREENS[title].setup is None:
        assert wishes.index("seat alone") < wishes.index("seat add")
        assert "print" not in wishes or wishes.index("print") == wishes.index("start") - 1
    else:
        assert "seat alone" not in wishes

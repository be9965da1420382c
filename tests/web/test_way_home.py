"""From every room the way home, or back, stands above what the room shows."""

from __future__ import annotations

from random import Random

import pytest

from tests.web.desks import seen
from tools.staging import tapped
from web.desk.kept.shelf import Drawer, Shelf
from web.desk.state import Desk

ROOMS = {"hall": "hall", "workshop": "workshop", "day": "day", "studio": "studio"}


@pytest.mark.parametrize("room", ROOMS)
def test_the_way_home_is_the_first_button_of_a_room(room: str) -> None:
    desk = tapped(Desk(Shelf(Drawer()), Random(1)), ROOMS[room])
    assert seen(desk).every("data-do")[0] == "home"

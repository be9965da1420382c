"""Computers say a word now and then, of what everybody has seen; a setting stills them."""

from __future__ import annotations

from tools.staging import drive, new_desk
from web import taps
from web.desk.state import Desk
from web.horse_fever.words.banter import EVERY, LINES
from web.page import drawn

SAID = {line for lines in LINES.values() for line in lines}


def heard(stilled: bool = False) -> tuple[int, int]:
    """How many pictures of a game with computers there are, and how many have a word in them."""
    desk = new_desk(4, 3)
    if stilled:
        taps.do(desk, "set banter off")
    pictures = spoken = 0

    def look(now: Desk) -> bool:
        nonlocal pictures, spoken
        html = drawn(now)
        pictures += 1
        spoken += any(line in html for line in SAID)
        return pictures > 160

    drive(desk, look)
    return pictures, spoken


def test_they_speak_now_and_then() -> None:
    pictures, spoken = heard()
    assert 3 <= spoken <= pictures / EVERY


def test_a_setting_stills_them() -> None:
    assert heard(stilled=True)[1] == 0

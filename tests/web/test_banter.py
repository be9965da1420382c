"""Computers say a word now and then, of what everybody has seen; a setting stills them."""

from __future__ import annotations

import re

from tools.staging import drive, new_desk, over
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


def test_of_a_race_they_speak_last_and_by_all_that_it_has_brought() -> None:
    found: set[str] = set()

    def look(now: Desk) -> bool:
        if not now.payoffs_open:
            return False
        html = drawn(now).partition('id="payoffs"')[2]
        last = max(int(at) for at in re.findall(r'running"[^>]*data-after="(\d+)"', html))
        for bill in re.split(r'id="bill-\d+"', html)[1:]:
            told = re.search(r'class="quip" data-after="(\d+)"><q>([^<]*)', bill)
            if told is None:
                continue
            assert int(told[1]) > last
            [much] = re.findall(r'This race</span><span class="(\w+)"', bill)
            assert told[2] in LINES[{"plus": "won", "minus": "lost"}[much]]
            found.add(much)
        return len(found) == 2

    for seed in range(8):
        drive(new_desk(5, 4, seed=seed), lambda desk: look(desk) or over(desk))
    assert found == {"plus", "minus"}


def test_a_setting_stills_them() -> None:
    assert heard(stilled=True)[1] == 0

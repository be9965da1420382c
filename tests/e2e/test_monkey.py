"""A monkey plays each title: nothing breaks, nothing is said on the console, nothing runs out.

Five seconds a title in every run, at one size each; `make prove` gives it an hour in all.
"""

from __future__ import annotations

import os
from itertools import cycle
from random import Random

import pytest
from playwright.sync_api import Browser

from game import TITLES
from tests.amount import PROVES
from tests.e2e import test_finger
from tests.e2e.finger import CHANCE, Finger
from tests.e2e.monkey import Monkey
from tests.e2e.stills import SIZES
from tools.driving import browsers

SECONDS = int(os.environ.get("HORSEBURG_MONKEY", "90" if PROVES else "5"))
HOME = "home"
WHERE = (*TITLES, HOME)
TURNS = cycle(SIZES)
CASES = (
    [(title, size) for title in WHERE for size in SIZES]
    if PROVES
    else [(title, next(TURNS)) for title in WHERE]
)


def begin(finger: Finger, title: str) -> None:
    """To a table of that title; the first screen for none."""
    if title == HOME:
        return
    if TITLES[title].comings is not None:
        test_finger.come_in(finger, title)
        return
    test_finger.lay(finger, title)
    finger.tap("do start")


@pytest.mark.parametrize(("title", "size"), CASES)
def test_a_monkey_breaks_nothing(
    chromium: Browser, complaints: browsers.Complaints, site: str, title: str, size: str
) -> None:
    seed = test_finger.SEED
    by_hand = {"has_touch": True, "is_mobile": size != "desktop", "service_workers": "block"}
    with chromium.new_context(viewport=SIZES[size], **by_hand) as context:
        context.add_init_script(f"({CHANCE})({seed})")
        page = context.new_page()
        complaints.listen(page)
        page.goto(site)
        browsers.wake(page)
        begin(Finger(page, Random(seed)), title)
        monkey = Monkey(page, Random(f"{seed} {title} {size}"), site)
        monkey.play(SECONDS)
    assert not monkey.wrong, monkey.wrong

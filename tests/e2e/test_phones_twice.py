"""By a real finger on a guest's phone: who taps twice at one spot has touched one button."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.e2e.test_double_tap import HEARS, Spot
from tools.driving import browsers
from tools.driving import company as phoning
from tools.driving.company import tap
from tools.driving.tapping import UNDER
from web.acts.confirm import TOO_SOON

TRIES = 10


def middle(what: Locator) -> Spot:
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_whoever_taps_leave_twice_has_not_left(
    chromium: Browser, site: str, complaints: browsers.Complaints
) -> None:
    """Where "Leave" was touched, the "Leave" that is meant stands a moment later."""
    with phoning.company(chromium, site, complaints) as room:
        phone = room.seated(room.tablet(), "horse-fever/family", "Ann", "Ben")["Ann"]
        stay, sure = phone.locator("#get-up-no"), phone.locator("#get-up-yes")
        tap(phone.locator("#get-up"))
        spot = middle(sure)
        tap(stay)
        phone.evaluate(HEARS)
        for _ in range(TRIES):
            phone.wait_for_timeout(UNDER + 50)
            phone.evaluate("heard.splice(0)")
            phone.touchscreen.tap(*spot)
            sure.wait_for()
            phone.touchscreen.tap(*spot)
            if len(phone.evaluate("heard")) == 1:  # else the machine was too busy to tap twice
                break
            tap(phone.locator("#sit-0"))
            phone.locator("#get-up").wait_for()
        else:
            pytest.fail(f"none of {TRIES} second touches came soon enough")
        phone.wait_for_timeout(TOO_SOON + 50)
        tap(stay)
        expect(phone.locator("#mine b")).to_have_text("Ann")
        tap(phone.locator("#get-up"))
        phone.wait_for_timeout(UNDER + 50)
        phone.touchscreen.tap(*spot)
        expect(phone.locator("#door-told")).to_contain_text("You have left.")

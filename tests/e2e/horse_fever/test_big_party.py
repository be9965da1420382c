"""A short party on two windows: the countdown on both, the race, the screen opened again."""

from __future__ import annotations

import re
from contextlib import suppress

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as Gone

from tests.e2e.horse_fever.test_party import tap, write_slips
from tests.e2e.test_big_screen import LIKE, RACING, open_screen, tablet
from tools.driving import playing

__all__ = ["tablet"]

SECONDS = """() => {
  globalThis.times = [];
  const note = () => {
    const now = document.querySelector(".big-left")?.textContent;
    if (now && now !== times.at(-1)) times.push(now);
  };
  note();
  new MutationObserver(note).observe(document.querySelector("#screen"),
    { subtree: true, childList: true, characterData: true });
}"""


def to_book(tablet: Page, names: str) -> None:
    """From home to the first book of a party."""
    tap(tablet, "setup horse-fever")
    tap(tablet, "title horse-fever/party")
    tablet.locator("#door-names").fill(names)
    tap(tablet, "door-start")
    expect(tablet.locator(".tile-of").first).to_be_visible()


def to_race(tablet: Page) -> None:
    """Close the book and hold the race."""
    tablet.locator("[data-answer=close]").click()
    tap(tablet, "do-it")
    playing.raise_controls(tablet)
    tablet.locator("#step").click()


def to_interval(tablet: Page, screen: Page) -> None:
    """To the end of the race and over its payoffs; photographs are seen on both windows."""
    for _ in range(40):
        for wanted in ("skip", "finish", "payoffs"):
            button = tablet.locator(f"[data-do={wanted}]:visible")
            if button.count():
                if wanted == "payoffs":
                    expect(screen.locator(".big-first li")).to_have_count(3)
                if wanted == "skip":
                    playing.raise_controls(tablet)
                with suppress(Gone):  # the race goes on meanwhile
                    button.first.click(timeout=2_000)
                break
        else:
            if tablet.locator("#next-race").count():
                return
            expect(screen.locator("#photo-open")).to_be_visible()
            tablet.locator("#bar [data-answer^='ahead ']").first.click()
            if tablet.locator("[data-do=do-it]:visible").count():
                tap(tablet, "do-it")
    raise AssertionError("the race never ended")


@pytest.mark.nightly
def test_a_party_on_two_windows(tablet: Page, site: str) -> None:
    screen = open_screen(tablet, site)
    to_book(tablet, "Ann, Ben, Cat, Dan, Eve")
    expect(screen.locator(".big-phase")).to_have_text("Place your bets")
    expect(screen.locator(".big-missing")).to_contain_text("Still missing")
    write_slips(tablet)
    expect(screen.locator(".big-missing")).to_have_text("Every slip is in the book.")
    expect(screen.locator(".big-line .laid")).to_have_count(4)

    # the countdown on both, second by second; stretched and stopped
    screen.evaluate(SECONDS)
    tap(tablet, "off-in 60")
    expect(screen.locator(".big-left")).to_have_text("0:57")
    told = screen.locator(".big-left").inner_text()
    expect(tablet.locator(".time-left")).to_have_text(re.compile(rf"{told}|0:5[67]"))
    assert screen.evaluate("times")[:4] == ["1:00", "0:59", "0:58", "0:57"]
    tap(tablet, "off-later")
    expect(screen.locator(".big-left")).to_have_text(re.compile("1:2[4-7]"))
    screen.close()
    screen = open_screen(tablet, site)
    expect(screen.locator(".big-left")).to_have_text(re.compile("1:2[0-7]"))
    tap(tablet, "off-stop")
    expect(screen.locator(".big-clock")).to_have_count(0)

    # the race, the screen closed and opened in the middle of it
    to_race(tablet)
    expect(screen.locator(RACING)).to_be_visible()
    screen.close()
    playing.raise_controls(tablet)
    tablet.locator("#step").click()
    said = tablet.locator("#caller p").last.inner_text()
    screen = open_screen(tablet, site)
    expect(screen.locator("#big-caller .now")).to_have_text(said)
    expect(screen.locator(".plate")).to_have_count(6)
    assert screen.evaluate(LIKE, tablet.evaluate("sent.at(-1)"))

    to_interval(tablet, screen)
    expect(screen.locator(".big-interval .big-line")).to_have_count(5)
    tablet.locator("[data-answer=end]").click()
    tap(tablet, "do-it")
    expect(screen.locator(".big-awards")).to_be_visible()
    expect(screen.locator(".big-ends li")).to_have_count(5)


def test_the_race_starts_on_both_when_the_time_is_up(tablet: Page, site: str) -> None:
    screen = open_screen(tablet, site)
    to_book(tablet, "Ann, Ben, Cat")
    write_slips(tablet)
    tap(tablet, "off-in 60")
    expect(screen.locator(".big-clock")).to_be_visible()
    tablet.clock.install()  # from here on its time is ours, and a minute is soon over
    tablet.clock.fast_forward(2000)
    tablet.locator("#off-later").click()
    expect(screen.locator(".big-left")).to_have_text(re.compile("1:2"))
    for _ in range(12):
        tablet.clock.run_for(8000)
        if screen.locator(RACING).count():
            break
    expect(screen.locator(RACING)).to_be_visible()
    expect(tablet.locator(RACING)).to_be_visible()

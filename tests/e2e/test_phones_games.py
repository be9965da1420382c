"""Whole games from phones: fingers on every phone, and a tablet that only goes on where it must.

Whatever is offered on a phone must lie on top there and be large enough, as on any other page.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from game import TITLES
from tests.e2e.finger import CHANCE, ONWARD, Finger
from tests.titles.cases import cases
from tools.driving import company as phoning
from tools.driving import playing
from tools.driving.company import Company, tap
from web.acts.breath import LENGTHS
from web.acts.confirm import TOO_SOON

FASTER = "do speed 4x"
NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay")
SEED = 1
LONGEST = 600
"""Seconds of a whole game."""

MINE = "() => document.getElementById('mine')?.dataset.now ?? ''"
HELD = """() => [...document.querySelectorAll("#held button")].map(
  (one) => [one.dataset.do.replace("card ", ""), one.firstChild.textContent])"""
"""The cards in hand: what no other card is called, and its name, which another may have, too."""

WHOLE = "() => document.title + document.getElementById('app').outerHTML"
"""All that is there but for what every page brings along: style, letters, drawings."""

SPEAK = "[data-do^='speak ']:not([aria-disabled=true]):visible"
HUSH = "[data-do=hush]"
CURTAINS = """() => {
  globalThis.curtains = [];
  const look = () => {
    const curtain = document.querySelector("#curtain, #unveil");
    if (curtain) curtains.push(curtain.textContent);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
}"""
"""Notes every curtain that comes down on the tablet, however short."""


@dataclass
class Game:
    """Fingers on the tablet and on every phone."""

    tablet: Finger
    phones: dict[str, Finger]
    rng: Random
    by_name: bool = False
    eager: float = 0.1
    fast: bool = True
    gave: Counter[str] = field(default_factory=Counter)
    compared: int = 0

    def play(
        self, *ends: str, seconds: float = 240, stop: Callable[[], bool] = lambda: False
    ) -> None:
        """Go on until a way that is named is offered on the tablet, or it is time to stop."""
        idle = 0
        page, until = self.tablet.page, time.monotonic() + seconds
        while time.monotonic() < until:
            seen = self.tablet.see()
            assert "#trouble" not in seen["stands"], f"something has broken: {self.told()}"
            names = {one["name"] for one in seen["offered"]}
            if stop() or any(name.startswith(end) for name in names for end in ends):
                return
            if self.on_phones() or self.on_tablet(seen, idle > 20):
                idle = 0
                continue
            idle += 1
            assert idle < 150, f"nothing leads on: {sorted(names)}; {self.told()}"
            page.wait_for_timeout(100)
        raise AssertionError(f"no end: {self.told()}")

    def on_phones(self) -> bool:
        """Whoever is asked answers; whoever may speak now and then does."""
        for name, finger in self.phones.items():
            now = finger.page.evaluate(MINE)
            if now != "yours" and not (now == "floor" and self.rng.random() < self.eager):
                continue
            self.compare(name)
            seen = finger.see()
            finger.judge(seen)
            chosen = finger.choose(seen)
            if chosen is None or (now == "floor" and self.is_early(name, chosen["name"])):
                continue
            if chosen["name"] == "do do-it":
                finger.page.wait_for_timeout(TOO_SOON + 50)
            if finger.tap(chosen["name"], chosen["at"]):
                self.gave[name] += 1
                return True
        return False

    def is_early(self, name: str, wish: str) -> bool:
        """Whether somebody at a party would go on before all others have had a word."""
        is_rest_there = set(self.phones) - {name} <= set(self.gave)
        return self.eager > 0.1 and wish.startswith("answer ") and not is_rest_there

    def on_tablet(self, seen: dict[str, Any], is_long: bool) -> bool:
        """What leads on there; an answer only where no phone has one to give."""
        free = [one for one in seen["offered"] if not one["greyed"]]
        ways = [one for one in free if one["name"] == FASTER and not one["chosen"] and self.fast]
        ways = ways or [one for one in free if one["name"] in ONWARD]
        if not ways and is_long and seen["sheet"]:  # beside a button that went away, perhaps
            ways = [one for one in free if one["name"] == "do close"]
        if not ways and is_long:
            ways = [one for one in free if one["name"].startswith(("answer ", "do controls"))]
        if not ways:
            return False
        self.gave[f"tablet {ways[0]['name']}"] += 1
        return self.tablet.tap(ways[0]["name"], ways[0]["at"])

    def compare(self, name: str) -> None:
        """What this one has in hand is on no other page."""
        cards = self.phones[name].page.evaluate(HELD)
        for whose, other in [("tablet", self.tablet), *self.phones.items()] if cards else ():
            html = "" if whose == name else other.page.evaluate(WHOLE)
            self.compared += len(cards) if html else 0
            seen = [card for card in cards if card[0] in html or (self.by_name and card[1] in html)]
            assert not seen, f"{name}'s {seen} can be found on {whose}: {self.told()}"

    def ends(self, all: bool = True) -> None:
        """What must have been so all the while."""
        assert self.tablet.page.evaluate("curtains") == []
        wrong = {name: one.wrong for name, one in self.phones.items() if one.wrong}
        assert not wrong, wrong
        assert not all or set(self.phones) <= set(self.gave), "somebody has never been asked"

    def told(self) -> str:
        """What has been touched last, by whom."""
        trails = {name: one.trail[-4:] for name, one in self.phones.items()}
        return f"{self.tablet.trail[-6:]} {trails}"


def game(
    room: Company, title: str, seats: int, is_short: bool = False, breath: str = "short"
) -> Game:
    """A table of a title at which everybody has a phone; in short nobody is waited for.

    A long breath is as long as it can be: a finger on a slow machine is in time.
    """
    tablet = room.tablet(f"({CHANCE})({SEED})")
    if is_short or breath != "short":
        tap(tablet.locator("#to-settings"))
        tap(tablet.locator(f"[data-do='set breath {'off' if is_short else breath}']"))
        if is_short:
            tap(tablet.locator("[data-do='set motion still']"))
        phoning.put_away(tablet)
    phoning.set_up(tablet, title, seats)
    for key, value in cases(title).options(seats).items() if is_short else ():
        playing.choose(tablet, key, value)
    phones = {name: room.newcomer(tablet, name) for name in NAMES[:seats]}
    phoning.begin(tablet, phones)
    tablet.evaluate(CURTAINS)
    fingers = {name: Finger(phone, Random(f"{SEED} {name}")) for name, phone in phones.items()}
    by_name = title.startswith("horse-fever")  # no two of its cards have the same
    eager = 0.5 if title.endswith("/party") else 0.1  # at a party everybody may bet all the while
    return Game(
        Finger(tablet, Random(SEED)), fingers, Random(SEED), by_name, eager, breath == "short"
    )


def test_a_race_of_three_phones_is_played_to_its_payoffs(room: Company) -> None:
    """No curtain comes down, and nobody's cards are on another page; then play goes on."""
    its = game(room, "horse-fever/family", 3)
    its.play("do payoffs")
    assert its.compared > 20
    its.tablet.tap("do payoffs")
    phoning.asked({name: one.page for name, one in its.phones.items()})
    its.ends()


def speaks_up(its: Game) -> str:
    """Somebody speaks up before the tablet goes on; who."""
    pages = {name: one.page for name, one in its.phones.items()}
    for _ in range(20):
        its.play(stop=lambda: any(page.locator(SPEAK).count() for page in pages.values()))
        name = next((one for one, page in pages.items() if page.locator(SPEAK).count()), "")
        wish = f"do speak {NAMES.index(name)}" if name else ""
        if wish and its.phones[name].tap(wish) and is_in_time(pages[name]):
            return name
    raise AssertionError("nobody is ever in time")


def is_in_time(phone: Page) -> bool:
    """Whether this phone has the word now, or play has gone on meanwhile."""
    hush, speak = phone.locator(HUSH), phone.locator(SPEAK)
    phoning.until(phone, lambda: hush.count() or not speak.count(), "nothing comes of the tap")
    return hush.count() > 0


def test_whoever_speaks_up_on_a_phone_stops_the_clock_of_the_tablet(room: Company) -> None:
    its = game(room, "really-nasty", 3, breath="long")
    tablet, name = its.tablet.page, speaks_up(its)
    phone = its.phones[name].page
    expect(tablet.locator("#ask")).to_contain_text(f"{name} has spoken up")
    for other, finger in its.phones.items():
        if other != name:
            expect(finger.page.locator("#mine")).to_contain_text(f"{name} has spoken up.")
    expect(phone.locator("#mine")).to_have_attribute("data-now", "yours")
    stands = playing.kept(tablet)
    tablet.wait_for_timeout(LENGTHS["long"] + 300)
    assert playing.kept(tablet) == stands, "the game has gone on although somebody speaks"
    expect(tablet.locator("#ask")).to_contain_text(f"{name} has spoken up")
    tap(phone.locator(HUSH))
    expect(tablet.locator("#floor")).to_be_visible()
    expect(phone.locator(HUSH)).to_have_count(0)
    its.ends(all=False)


WHOLE_GAMES = [
    (title, seats) for title in TITLES for seats in (2, 4, 6) if seats in TITLES[title].seats
]


@pytest.mark.nightly
@pytest.mark.parametrize(("title", "seats"), WHOLE_GAMES)
def test_a_whole_game_is_played_from_phones(room: Company, title: str, seats: int) -> None:
    """To the end of the game, or as far as it comes in ten minutes."""
    its = game(room, title, seats, is_short=True)
    end = time.monotonic() + LONGEST
    its.play("do again", seconds=LONGEST + 60, stop=lambda: time.monotonic() > end)
    its.ends()

"""The leak hunter in the real page: fuzzed turns, and at every step all that the page holds."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, CDPSession, Page

from game import Table, saves
from game.play import CHANCE
from tests.amount import many, some
from tests.e2e.finger import POINT
from tests.e2e.spying import PICTURE, PLANTS, SEE, SPY
from tests.game.horse_fever.hunter import leaks, secret_words
from tests.web import fever
from tools.driving import browsers, tapping
from tools.driving.playing import raise_controls

GAMES = (
    ("horse-fever/family", 5, False),
    ("horse-fever/board", 3, False),
    ("horse-fever/board", 4, True),
)
"""Title, seats, and whether secrets are held open."""

ON = ("do-it", "unveil", "skip", "finish", "payoffs", "hammer", "now", "close", "continue")
SIDE = (
    "log",
    "form",
    "history",
    "rewind",
    "rule",
    "settings",
    "share",
    "cover",
    "why",
    "card",
    "home",
)
COVERED = "!document.querySelector('#page[data-peeks]')"
TURNS = many(16, 40)
"""So many answers of people in each game; the same test in `tests/web` plays whole ones."""


@dataclass
class Hunt:
    """One game in one window: what has been done, and who is in front of the page."""

    page: Page
    holds: bool
    rng: Random
    front: int | None = None
    peeking: bool = False
    save: str = ""
    table: Table | None = None
    count: Counter[str] = field(default_factory=Counter)
    tree: CDPSession | None = None
    second: Page | None = None
    screen: Page | None = None

    def look(self) -> dict[str, Any]:
        """All that the page holds, checked; gives it back for the next tap to be chosen from."""
        seen: dict[str, Any] = self.page.evaluate(SEE)
        self.read_save(seen)
        self.count["steps"] += 1
        if self.table is not None:
            self.check(seen)
        return seen

    def read_save(self, seen: dict[str, Any]) -> None:
        """The game as the save tells it, replayed here; the save itself is no part of the page."""
        for store in ("local", "session"):
            for key, text in list(seen[store].items()):
                if key.startswith("horseburg/table/"):
                    if text != self.save:
                        self.save, self.table = text, saves.loads(text)
                    del seen[store][key]
                    seen["heard"] = seen["heard"].replace(json.dumps(text)[1:-1], "")

    def secrets(self) -> set[str]:
        """The words that nobody in front of the page may find."""
        assert self.table is not None
        ask = self.table.ask
        if ask is None:
            return set()
        if ask.open or self.holds:  # nobody is in front but who holds the own cards open
            self.front = ask.who if self.peeking and ask.who >= 0 else None
        elif ask.who != self.front:
            self.front = None
        return secret_words(self.table, self.front)

    def check(self, seen: dict[str, Any]) -> None:
        secret = self.secrets()
        if 'class="all-rules"' in seen["html"] or 'class="one-rule"' in seen["html"]:
            secret -= self.printed()
        self.count["words"] += len(secret)
        for where in seen.keys() - {"wishes"}:
            text = seen[where] if isinstance(seen[where], str) else json.dumps(seen[where])
            found = leaks(text, secret)
            assert not found, f"{where}: {found} in front of {self.front}"
        if self.tree is not None and self.count["trees"] < self.count["turns"]:  # one a turn
            nodes = self.tree.send("Accessibility.getFullAXTree")["nodes"]
            assert len(nodes) > 5
            assert not leaks(json.dumps(nodes, ensure_ascii=False), secret), "accessibility tree"
            self.count["trees"] += 1
        if self.second is not None and self.count["steps"] % 5 == 0:
            assert self.table is not None
            other = self.second.evaluate("document.documentElement.outerHTML")
            assert not leaks(other, secret_words(self.table, None)), "second window"
            self.count["second windows"] += 1
        self.check_guide(seen)
        self.check_pictures(seen)

    def check_guide(self, seen: dict[str, Any]) -> None:
        """Numbers can tell a secret too: a form of one's own stands in front of oneself alone."""
        own, html = 'class="as-you-know"', seen["html"]
        if self.front is None:
            assert own not in html, f"what somebody knows, in front of {self.front}"
        for where in ("local", "session", "heard", "state", "address"):
            assert "form-guide" not in json.dumps(seen[where]), where
        self.count["forms"] += 'id="form-guide"' in html
        self.count["own forms"] += own in html

    def check_pictures(self, seen: dict[str, Any]) -> None:
        """What is sent to the big screen is for everybody, whoever sits in front of the tablet."""
        assert self.table is not None
        public = secret_words(self.table, None)
        for _, message, *_ in json.loads(seen["heard"]):
            if isinstance(message, dict) and message.get("kind") == "picture":
                assert not leaks(message["html"], public), "big screen"
                self.count["pictures sent"] += 1
                self.count["pictures sent in front of somebody"] += self.front is not None
        if self.screen is not None and self.count["steps"] % 5 == 0:
            other = self.screen.evaluate("document.documentElement.outerHTML")
            assert not leaks(other, public), "the big screen's window"

    def wait_for_picture(self) -> None:
        """Rest until the page has kept what the next visit shows first, and look at that too."""
        self.page.evaluate(PICTURE)
        assert "horseburg/picture" in self.look()["local"]
        self.count["pictures"] += 1

    def printed(self) -> set[str]:
        """Card names that the rules themselves mention."""
        assert self.table is not None
        rules = " ".join(
            " ".join([rule.heading, *rule.paragraphs]) for rule in fever.rules(self.table.title.id)
        )
        return set(leaks(rules, self.secrets()))

    def tap(self, wish: str) -> None:
        """One tap by somebody in front of the page, who knows what it means."""
        kind, _, rest = wish.partition(" ")
        before = self.table and self.table.ask
        if not self.touch(wish):
            return
        if kind == "answer" or rest.startswith("pick "):
            self.count["turns"] += 1
        elif rest == "unveil" and before is not None:
            self.front = before.who
        elif rest.split(" ")[0] in ("cover", "home", "history", "rewind"):
            self.front = None

    def touch(self, wish: str) -> bool:
        """Tap the middle of what does this; whether it was there and on top."""
        if wish == "do skip":
            raise_controls(self.page)
        tapping.settle(self.page)
        found = (self.page.evaluate(POINT, [wish, at]) for at in range(3))
        point = next((one for one in found if one is not None and not one[2]), None)
        if point is None:  # a race may have gone on since
            return False
        tapping.wait(self.page, (point[0], point[1]))
        self.page.mouse.click(point[0], point[1])
        tapping.tapped(self.page, (point[0], point[1]))
        return True

    def step(self) -> bool:
        """Look, and tap something; False once the game is over."""
        seen = self.look()
        wishes = [one for one in seen["wishes"] if allowed(one)]
        if any(one == "do again" for one in wishes):
            return False
        rest = self.rng.random()
        lies_open = self.page.locator("#eye").count() and not self.page.locator("#overlay").count()
        if rest < 0.25 and lies_open:
            self.hold()
        elif self.is_due("asked back", 12) and "screen-table" in seen["html"]:
            self.count["asked back"] += 1
            self.go_back()
        else:
            self.tap(self.choose(wishes))
        return True

    def is_due(self, what: str, turns: int) -> bool:
        """Whether it was done less than once in so many turns: what is looked at is not chance."""
        return self.count["turns"] >= turns * (self.count[what] + 1)

    def choose(self, wishes: list[str]) -> str:
        """An answer mostly; else what leads on; now and then something beside the game."""
        if self.is_due("forms asked", 8) and "do form" in wishes:
            self.count["forms asked"] += 1
            return "do form"
        side = [one for one in wishes if one.startswith(tuple(f"do {verb}" for verb in SIDE))]
        if side and self.rng.random() < 0.1:
            return self.rng.choice(side)
        for verb in ON:
            if found := [one for one in wishes if one.startswith(f"do {verb}")]:
                return found[0]
        answers = [one for one in wishes if one.startswith(("answer ", "do pick "))]
        wanted = [one for one in answers if "target" in one or "sell" in one or "offer" in one]
        return self.rng.choice(wanted if wanted and self.rng.random() < 0.3 else answers or side)

    def hold(self) -> None:
        """Hold the eye for one look; the secrets of the player in front may be seen meanwhile."""
        self.page.locator("#eye").hover()
        self.page.mouse.down()
        self.peeking = True
        self.look()
        if self.rng.random() < 0.3:
            self.page.evaluate("window.dispatchEvent(new Event('blur'))")
        self.page.mouse.up()
        self.page.wait_for_function(COVERED)  # a busy machine draws it a moment later
        self.peeking = False
        self.count["peeks"] += 1

    def go_back(self) -> None:
        """Back, to whatever lies beneath; the game is gone on with from there."""
        self.front = None if self.page.locator("#overlay").count() == 0 else self.front
        if not self.page.evaluate("history.state?.horseburg"):
            return  # nobody has touched this page yet: Back would leave it, as it should
        self.page.go_back()
        tapping.settle(self.page)
        self.count["backs"] += 1


def allowed(wish: str) -> bool:
    """Not what leaves the game for good."""
    return not wish.startswith(
        ("do delete", "do new", "do setup", "do agree", "do go-back", "do branch", "do set",
         "do download", "do share-", "do bring", "do name", "do speed", "do undo", "do reset")
    )  # fmt: skip


@contextmanager
def playing(browser: Browser, site: str, title: str, seats: int, holds: bool) -> Iterator[Page]:
    """A fresh profile at a table just laid."""
    with browser.new_context(viewport=browsers.TABLET, service_workers="block") as context:
        page = opened(context, site)
        if holds:
            page.locator("#to-settings").click()
            page.locator("[data-do='set hold to peek on']").click()
            page.locator("#overlay-close").click()
        page.locator("[data-do^=setup]").first.click()
        page.locator(f"[data-do='title {title}']").click()
        for _ in range(seats - 3):
            page.locator("[data-do='seat add']").click()
        page.locator("#more-options").click()
        page.locator("[data-do='option form guide=all']").click()
        page.locator("[data-do=start]").click()
        page.locator("#curtain, #ask").first.wait_for()
        yield page


def opened(context: BrowserContext, site: str) -> Page:
    """A window of the page, spied upon."""
    page = context.new_page()
    page.add_init_script(SPY)
    page.goto(site)
    browsers.wake(page)
    return page


@pytest.fixture(scope="module")
def count() -> Counter[str]:
    """What all the hunts below have looked at."""
    return Counter()


@pytest.mark.parametrize("number", some(range(len(GAMES)), 3, 2))
def test_no_secret_is_in_the_page(
    chromium: Browser, site: str, number: int, count: Counter[str]
) -> None:
    title, seats, holds = GAMES[number]
    with playing(chromium, site, title, seats, holds) as page:
        hunt = Hunt(page, holds, Random(number))
        hunt.tree = page.context.new_cdp_session(page)
        hunt.tree.send("Accessibility.enable")
        if number in (0, 2):
            hunt.second = opened(page.context, site)
            page.bring_to_front()
        if number in (1, 2):
            hunt.screen = page.context.new_page()
            hunt.screen.goto(f"{site}screen.html")
            page.bring_to_front()
        while hunt.count["turns"] < TURNS and hunt.step():
            pass
        assert hunt.table is not None and hunt.count["turns"] >= TURNS
        hunt.wait_for_picture()
    count.update(hunt.count)


@pytest.mark.nightly
def test_enough_has_been_hunted_through(count: Counter[str]) -> None:
    """What the test above looks at; it has run before this one."""
    if not count:
        pytest.skip("runs with the whole file only")
    print(dict(count))
    assert count["turns"] >= TURNS * len(GAMES)
    assert count["trees"] >= count["turns"] - len(GAMES)
    assert count["second windows"] > 20
    assert count["pictures sent"] > 50
    assert count["pictures sent in front of somebody"] > 2
    assert count["forms"] > 4 and count["own forms"] > 1
    assert count["peeks"] > 10 and count["backs"] > 2


@pytest.mark.nightly
def test_the_hunter_finds_what_is_planted(chromium: Browser, site: str) -> None:
    """A leak of every kind, put into the page by hand, is seen at the next step."""
    with playing(chromium, site, "horse-fever/family", 3, holds=False) as page:
        hunt = Hunt(page, False, Random(1))
        hunt.look()
        assert hunt.table is not None and hunt.table.ask is not None
        assert hunt.table.ask.who != CHANCE
        hunt.tap("do unveil")
        hunt.look()
        word = min(word for word in hunt.secrets() if "-" in word)
        for place, plant in PLANTS.items():
            page.evaluate(plant, word)
            try:
                hunt.look()
            except AssertionError as caught:
                assert word in str(caught)
            else:
                raise AssertionError(f"nobody saw what was planted as {place}")
            page.reload()
            browsers.wake(page)
            page.evaluate("delete localStorage['horseburg/x']; sessionStorage.clear()")
            page.evaluate("delete localStorage['horseburg/picture']")
            page.evaluate("history.replaceState(null, '')")
            hunt.front = None
            assert hunt.look(), place

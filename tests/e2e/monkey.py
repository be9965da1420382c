"""A monkey at the tablet: it taps, drags, holds, types, turns the device, goes back and reloads."""

from __future__ import annotations

import time
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any

from playwright.sync_api import CDPSession, Error, Page

from tools.driving import browsers

THINGS = """() => {
  const seen = {visibilityProperty: true, opacityProperty: true};
  const all = 'button, [data-answer], [data-do], [data-touch], input, summary';
  return [...document.querySelectorAll(all)].filter(one => one.checkVisibility(seen)).map(one => {
    const box = one.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2, one.dataset.drag !== undefined];
  }).filter(([x, y]) => x > 0 && y > 0 && x < innerWidth && y < innerHeight);
}"""
STANDS = """() => ({
  broken: document.getElementById('trouble')?.innerText ?? '',
  blank: !document.getElementById('page'),
  wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  where: [document.getElementById('page')?.className, document.getElementById('table')?.className],
})"""
KEYS = (
    *("Tab", "Enter", "Space", "Escape", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"),
    *("Backspace", "Home", "End", "?", "u", "l", "r", "h", "1", "2", "3", "9"),
)

Spot = tuple[float, float]


@dataclass
class Monkey:
    """It knows what it has done, for whoever has to mend what it broke."""

    page: Page
    rng: Random
    site: str
    done: list[str] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)
    hand: CDPSession = field(init=False)

    def __post_init__(self) -> None:
        self.hand = self.page.context.new_cdp_session(self.page)
        self.page.on("popup", lambda window: window.close())
        self.page.on("filechooser", lambda _: None)
        self.page.on("dialog", lambda told: told.dismiss())

    def play(self, seconds: float) -> None:
        """Do this and that until the time is over or something has broken."""
        acts = {
            self.tap_thing: 45, self.tap_anywhere: 20, self.drag: 12, self.hold: 6,
            self.type: 10, self.turn: 2, self.back: 2, self.reload: 1,
        }  # fmt: skip
        end = time.monotonic() + seconds
        while time.monotonic() < end and not self.wrong:
            act = self.rng.choices(list(acts), list(acts.values()))[0]
            act()
            self.look(act.__name__)

    def look(self, act: str) -> None:
        """Whether the page still stands; what leads out of it is come back from."""
        self.page.wait_for_timeout(30)
        stands = self.stands()
        if stands["blank"] and (self.is_elsewhere() or act in ("back", "reload")):
            if self.is_elsewhere():
                self.page.goto(self.site)
            browsers.wake(self.page)
            stands = self.stands()
        if stands["wide"] > 0:  # a thing may be on its way in
            self.page.wait_for_timeout(600)
            stands = self.stands()
        if stands["broken"] or stands["blank"] or stands["wide"] > 0:
            self.wrong.append(f"{act}: {stands} after {self.done[-12:]}")

    def stands(self) -> dict[str, Any]:
        """How the page stands; where a link has led away, how that stands."""
        for _ in range(3):
            with suppress(Error):  # it is just being left
                found: dict[str, Any] = self.page.evaluate(STANDS)
                return found
            self.page.wait_for_load_state()
        raise AssertionError(f"nothing can be asked of the page after {self.done[-12:]}")

    def is_elsewhere(self) -> bool:
        """Whether a link has led out of the game: to the credits, or before its first page."""
        address = self.page.url
        return not address.startswith(self.site) or address.endswith(".txt")

    def things(self) -> list[tuple[float, float, bool]]:
        """All that can be touched now, by its middle, and whether it can be dragged."""
        found: list[tuple[float, float, bool]] = self.page.evaluate(THINGS)
        return found

    def anywhere(self) -> Spot:
        """A point of the screen."""
        size = self.page.viewport_size or browsers.TABLET
        return self.rng.uniform(1, size["width"] - 1), self.rng.uniform(1, size["height"] - 1)

    def note(self, what: str, *spots: Spot) -> None:
        self.done.append(" ".join([what, *(f"{x:.0f},{y:.0f}" for x, y in spots)]))

    def tap_thing(self) -> None:
        """Something that looks as if it did something."""
        things = self.things()
        x, y = self.rng.choice(things)[:2] if things else self.anywhere()
        self.note("tap", (x, y))
        self.page.touchscreen.tap(x, y)

    def tap_anywhere(self) -> None:
        spot = self.anywhere()
        self.note("tap", spot)
        self.page.touchscreen.tap(*spot)

    def drag(self) -> None:
        """From what can be dragged, or from anywhere, to anywhere."""
        things = [one for one in self.things() if one[2]]
        start = self.rng.choice(things)[:2] if things else self.anywhere()
        end = self.anywhere()
        self.note("drag", start, end)
        self.touch("touchStart", start)
        for part in (0.3, 0.6, 1.0):
            x, y = (a + part * (b - a) for a, b in zip(start, end, strict=True))
            self.touch("touchMove", (x, y))
        self.touch("touchEnd")

    def hold(self) -> None:
        things = self.things()
        spot = self.rng.choice(things)[:2] if things else self.anywhere()
        self.note("hold", spot)
        self.touch("touchStart", spot)
        self.page.wait_for_timeout(500)
        self.touch("touchEnd")

    def touch(self, kind: str, spot: Any = None) -> None:
        points = [] if spot is None else [{"x": spot[0], "y": spot[1]}]
        self.hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def type(self) -> None:
        key = self.rng.choice(KEYS)
        self.note(key)
        self.page.keyboard.press(key)

    def turn(self) -> None:
        """The device on its side, or upright again."""
        size = self.page.viewport_size or browsers.TABLET
        self.note("turn")
        self.page.set_viewport_size({"width": size["height"], "height": size["width"]})

    def back(self) -> None:
        self.note("back")
        self.page.go_back()
        self.page.wait_for_timeout(150)

    def reload(self) -> None:
        self.note("reload")
        self.page.reload()
        browsers.wake(self.page)

"""The one impure file: mounts the page, listens, morphs, keeps time and saves."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from random import SystemRandom
from typing import Any

import js
from pyodide.ffi import JsException, create_proxy, to_js
from pyscript.js_modules.idiomorph import Idiomorph
from pyscript.js_modules.update import applyUpdate, updateIsReady

from web import taps
from web.desk import Desk
from web.frame import page
from web.shelf import Drawer, Shelf, Storage


class LocalStorage:
    """The browser's own storage; a full or forbidden one raises OSError."""

    def get(self, key: str) -> str | None:
        """The text under `key`, or None."""
        return js.localStorage.getItem(key)  # type: ignore[no-any-return]

    def set(self, key: str, text: str) -> None:
        """Keep `text` under `key`."""
        try:
            js.localStorage.setItem(key, text)
        except JsException as full:
            raise OSError(str(full)) from None

    def remove(self, key: str) -> None:
        """Forget `key`."""
        js.localStorage.removeItem(key)

    def names(self) -> Iterable[str]:
        """Every key there is."""
        return [js.localStorage.key(n) for n in range(js.localStorage.length)]


def storage() -> Storage:
    """The browser's storage, or where that is forbidden one that lasts as long as the page."""
    try:
        js.localStorage.getItem("horseburg")
    except (JsException, AttributeError):
        return Drawer()
    return LocalStorage()


class Outcomes:
    """Chance from a list that the page's session holds: how a recorded game is played again.

    `horseburg/outcomes` holds the index of each outcome among its options, in order; without it, or
    after its end, the operating system rolls.
    """

    KEY = "horseburg/outcomes"

    def __init__(self) -> None:
        self.system = SystemRandom()

    def randrange(self, stop: int) -> int:
        """The next outcome out of `stop`."""
        try:
            kept = js.sessionStorage.getItem(self.KEY)
        except (JsException, AttributeError):  # forbidden: nothing can be recorded there
            kept = None
        if not kept:
            return self.system.randrange(stop)
        first, _, rest = kept.partition(" ")
        js.sessionStorage.setItem(self.KEY, rest)
        return int(first) % stop

    def random(self) -> float:
        """A number from 0 to 1, for the moods of computer players."""
        return self.system.random()


class App:
    """The desk, and the page that shows it."""

    def __init__(self) -> None:
        self.root = js.document.getElementById("app")
        self.storage = storage()
        self.desk = Desk(Shelf(self.storage), Outcomes())
        self.timer = self.idle = 0
        self.pictured: object = None
        self.screen = self.question = self.opener = ""
        self.sheet = CLOSED
        self.on_tick = create_proxy(self.tick)
        self.on_idle = create_proxy(self.take_picture)

    def mount(self) -> None:
        """Show the table that was open, or the home screen, and listen."""
        self.desk.wake()
        if js.location.hash == "#setup":  # a shortcut of the installed page
            self.desk.set_up()
        self.draw()
        if updateIsReady():
            self.update_waits(None)
        self.root.addEventListener("click", create_proxy(self.click))
        self.root.addEventListener("input", create_proxy(self.typed))
        js.document.addEventListener("keydown", create_proxy(self.key))
        js.addEventListener("horseburg-update", create_proxy(self.update_waits))
        js.document.documentElement.dataset.ready = "yes"

    def draw(self) -> None:
        """Put the desk on the page, and set the clock if a race is being shown."""
        Idiomorph.morph(self.root, str(page(self.desk)), to_js(MORPH))
        self.lead()
        js.clearTimeout(self.timer)
        if self.desk.is_running:
            self.timer = js.setTimeout(self.on_tick, self.desk.delay)
        elif self.pictured != (shows := self.desk.waking_shows):  # a race needs every frame
            self.pictured = shows
            js.clearTimeout(self.idle)
            self.idle = js.setTimeout(self.on_idle, IDLE)

    def take_picture(self) -> None:
        """Keep what the next visit will show first, to be painted before Python is up."""
        version = js.document.documentElement.dataset.version
        next_visit = Desk(self.desk.shelf, self.desk.chance)
        next_visit.wake()  # behind the curtain, as every visit begins
        html = str(page(next_visit))
        with suppress(OSError):  # the picture is a courtesy
            self.storage.set(PICTURE, f"{version}\n{html}")

    def lead(self) -> None:
        """Lead the eye, the keyboard and the screen reader to what has just come up."""
        desk, ask = self.desk, self.desk.ask
        screen = f"{desk.screen} {desk.curtain}"
        sheet = f"{desk.rule} {desk.card} {desk.log_open}"
        question = f"{ask and (ask.who, ask.what)} {desk.finish} {desk.payoffs_open}"
        if screen != self.screen:
            js.scrollTo(0, 0)
        if (screen, sheet, question) == (self.screen, self.sheet, self.question):
            return
        closed = sheet == CLOSED != self.sheet and (screen, question) == (
            self.screen,
            self.question,
        )
        self.screen, self.sheet, self.question = screen, sheet, question
        for id in ((self.opener,) if closed else ()) + PLACES:
            if element := js.document.getElementById(id):
                element.focus(to_js({"preventScroll": True}))
                return

    def tick(self) -> None:
        """Show the next moment of a race."""
        self.desk.tick()
        self.draw()

    def click(self, event: Any) -> None:
        """One listener for every button: an answer to the game, or something for the page to do."""
        button = event.target.closest("[data-answer], [data-do]")
        if not button:
            return
        wish = button.getAttribute("data-do")
        if self.sheet == CLOSED:
            self.opener = button.id
        if answer := button.getAttribute("data-answer"):
            self.desk.answer(answer)
        elif wish == "update":
            applyUpdate()
        else:
            taps.do(self.desk, wish)
        self.hand_out()
        self.draw()

    def typed(self, event: Any) -> None:
        """A name typed, a stake slid."""
        if field := event.target.getAttribute("data-field"):
            taps.fill(self.desk, field, event.target.value)
            self.draw()

    def key(self, event: Any) -> None:
        """Escape closes what lies over the table."""
        if event.key == "Escape":
            taps.do(self.desk, "close")
            self.draw()

    def update_waits(self, _event: Any) -> None:
        """A newer version has been fetched and waits."""
        self.desk.update_ready = True
        self.draw()

    def hand_out(self) -> None:
        """Give a file that was asked for to the browser."""
        if self.desk.offered is None:
            return
        name, text = self.desk.offered
        self.desk.offered = None
        link = js.document.createElement("a")
        link.href = js.URL.createObjectURL(js.Blob.new(to_js([text])))
        link.download = name
        link.click()
        js.URL.revokeObjectURL(link.href)


MORPH = {"morphStyle": "innerHTML"}
PLACES = ("overlay-close", "unveil", "to-payoffs", "ask", "setup-title", "caller")
CLOSED = "  False"
PICTURE = "horseburg/picture"
IDLE = 400
"""Milliseconds after a tap in which nobody waits for the page."""


def main() -> None:
    """Bring the page to life."""
    App().mount()


if __name__ == "__main__":
    main()

"""Mounts the page, listens, morphs, keeps time; what else touches the browser is in browser/."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import js
from pyodide.ffi import create_once_callable, create_proxy
from pyscript.js_modules.below import watchBelow
from pyscript.js_modules.focus import fence
from pyscript.js_modules.frame import afterFrame, isAwaited, soon
from pyscript.js_modules.lit import stayLit
from pyscript.js_modules.share import handOut
from pyscript.js_modules.trouble import guard
from pyscript.js_modules.update import applyUpdate

from web import taps
from web import titles as _titles  # noqa: F401
from web.acts import awaited, clock, confirm, keys, playing
from web.acts.kept import keeping
from web.acts.trouble import attempt
from web.browser import archives, boxes, tongue
from web.browser.album import Album
from web.browser.background import Background
from web.browser.big import BigScreen
from web.browser.caller import Caller
from web.browser.chance import Outcomes
from web.browser.dragging import PLACED, Dragging
from web.browser.focus import Board, is_free, lead_to, walk
from web.browser.focus_and_scroll import FocusAndScroll
from web.browser.ghost_clicks import GhostClicks
from web.browser.guarded import safely
from web.browser.navigation import Address
from web.browser.parts_late import PartsLate
from web.browser.peek import Eye
from web.browser.phones import Phones
from web.browser.preload import Preload
from web.browser.share import AT_ONCE, Courier
from web.browser.sound import Sound
from web.browser.standing import Standing
from web.browser.storage import storage, tab
from web.browser.vault import Copies, now
from web.browser.windows import Windows
from web.desk.kept.shelf import Shelf
from web.desk.screen import BOXES, SCREENS, box_of
from web.desk.state import Desk
from web.desk.worker import Worker
from web.doors import rooms
from web.page import in_parts
from web.pages import rules
from web.phones import seating
from web.phones import sheet as joining


class App:
    """The desk, and the page that shows it."""

    def __init__(self) -> None:
        self.standing = Standing()
        self.storage = storage()
        self.copies = Copies()
        shelf = Shelf(self.storage, now, self.copies, tab(), EDITION)
        self.desk = Desk(shelf, Outcomes(), promises=self.copies.promises)
        self.windows = Windows(self.desk, self.draw)
        self.timer = 0
        self.tapped = 0.0
        self.focus_and_scroll = FocusAndScroll(self.desk)
        self.address = Address(self.desk, self.draw)
        self.courier = Courier(self.desk, self.draw)
        self.sound = Sound(self.desk, self.draw)
        self.caller = Caller(self.desk, self.draw)
        self.big = BigScreen(self.desk)
        self.background: dict[Worker[Desk], Background] = {}
        self.on_tick = guard(create_proxy(self.tick))
        self.album = Album(self.desk, self.storage)
        self.preload = Preload(self.desk)
        self.dragging = Dragging(self.desk, self.draw)
        self.ghost_clicks = GhostClicks(self.desk)
        self.board = Board()
        self.phones = Phones(self.desk, self.by_itself)
        self.in_frame = safely(self.desk, self.draw, self.place)
        self.after_frame = safely(self.desk, self.draw, self.follow)

    def mount(self) -> None:
        """Show the table that was open, or the home screen, and listen."""
        root = js.document.documentElement
        self.desk.build = f"Horseburg {root.dataset.version}\n{js.navigator.userAgent}"
        tongue.speak(self.desk, self.draw)
        attempt(self.desk, partial(awaited.wake, self.desk))
        attempt(self.desk, partial(seating.was_here, self.desk))
        if js.location.hash == "#setup":  # a shortcut of the installed page
            playing.set_up(self.desk)
        for what in (rooms, rules, joining):
            what.follow(self.desk, rooms.bare(js.location.hash))
        self.phones.serve()
        self.courier.read_address()
        self.draw()
        self.ghost_clicks.listen()
        self.standing.root.addEventListener("click", guard(create_proxy(self.click)))
        self.standing.root.addEventListener("input", guard(create_proxy(self.typed)))
        js.document.addEventListener("keydown", guard(create_proxy(self.key)))
        PartsLate(self.desk, self.draw, partial(self.copies.compare, self.desk, self.draw)).listen()
        self.album.listen()
        js.addEventListener("hashchange", safely(self.desk, self.draw, self.hash_changed))
        self.courier.listen(self.standing.root)
        self.address.listen()
        Eye(self.desk, self.draw).listen()
        self.dragging.listen()
        self.sound.listen()
        self.caller.listen()
        root.dataset.ready = "yes"
        self.copies.compare(self.desk, self.draw)

    def draw(self) -> None:
        """Put the desk on the page, and set the clock if a race is being shown.

        Nothing here asks for a size or leads the focus: the browser would lay out the page for it,
        and once more for the frame.
        """
        self.standing.put_on(self.desk.settings)
        tongue.speak(self.desk, self.draw)
        if not self.is_dressed() or not boxes.is_ready(self.desk, self.draw):
            return  # and drawn again when it is
        self.phones.level()
        parts = in_parts(self.desk)
        self.focus_and_scroll.comes(parts)
        self.standing.put(parts)
        fence()
        watchBelow()
        afterFrame(
            PLACED,
            self.focus_and_scroll.scrolls or self.focus_and_scroll.asks,
            self.in_frame,
            self.after_frame,
        )
        js.clearTimeout(self.timer)
        wait = clock.next_tick(self.desk)
        stayLit(wait is not None or bool(self.desk.phones.seats))  # their links live by this page
        if wait is not None:
            self.timer = js.setTimeout(self.on_tick, wait)
        else:  # a race needs every frame
            self.album.watch()

    def place(self) -> None:
        """In the frame: what goes by where things are."""
        self.focus_and_scroll.scroll()
        self.dragging.place()

    def follow(self) -> None:
        """After the frame: whoever has to know what is on the page now."""
        self.address.level()
        attempt(self.desk, partial(keeping.keep_up, self.desk))
        self.windows.watch()
        self.address.name()
        self.focus_and_scroll.lead()
        self.work()
        self.focus_and_scroll.keep()
        self.sound.tell()
        self.caller.tell()
        self.dragging.reach()
        self.big.tell()
        boxes.remember(self.desk, self.draw)
        boxes.want(self.desk)
        self.preload.watch()
        self.phones.follow()

    def is_dressed(self) -> bool:
        """Whether the box that is shown has its style."""
        if self.desk.screen in rooms.BY_ID:
            return True  # it has its own
        if self.desk.screen == "home":  # its posters can be read without
            self.album.worn = [boxes.is_dressed(box, self.draw) for box in BOXES]
            return True
        return boxes.is_whole(box_of(self.desk.title).id, self.draw)

    def work(self) -> None:
        """Let the workers of every box that has been opened go on."""
        for worker in (*(w for its in SCREENS.opened for w in its.workers), *boxes.WORKERS):
            if worker not in self.background:
                changed = self.standing.changed
                self.background[worker] = Background(worker, self.desk, self.draw, changed)
                self.background[worker].listen()
        for work in self.background.values():
            work.watch()

    def tick(self) -> None:
        """Show the next moment of a race, or hear the next computer."""
        if isAwaited():  # a tap comes first, and sets the clock anew
            return
        self.by_itself(partial(clock.tick, self.desk))

    def by_itself(self, act: Callable[[], object]) -> None:
        """Do to the desk what nobody has tapped here for, and show it."""
        self.ghost_clicks.by_itself(partial(attempt, self.desk, act), self.show)

    def soon(self, act: Callable[[], object], button: Any = None) -> None:
        """Do something when the frame is painted in which its button looks given, if it has one."""
        soon(guard(create_once_callable(partial(self.do, act))), button)

    def do(self, act: Callable[[], object]) -> None:
        """Do something to the desk, and what the desk leaves to the browser; then show it all."""
        attempt(self.desk, act)
        self.show()

    def show(self) -> None:
        """What the desk has left to the browser, and the page."""
        self.hand_out()
        self.phones.serve()
        self.courier.serve()
        self.draw()

    def click(self, event: Any) -> None:
        """One listener for every button: an answer to the game, or something for the page to do."""
        button = event.target.closest("[data-answer], [data-do]")
        if not button:
            return
        wish = button.getAttribute("data-do")
        self.focus_and_scroll.touched(button)
        if self.trembles(event):
            return
        if answer := button.getAttribute("data-answer"):
            self.soon(lambda: confirm.give(self.desk, answer), button)
        elif wish == "update":
            applyUpdate()
        elif wish.partition(" ")[0] in AT_ONCE:
            self.do(lambda: taps.do(self.desk, wish))
        else:
            self.soon(lambda: taps.do(self.desk, wish), button)

    def trembles(self, event: Any) -> bool:
        """Whether this tap or key is but the end of the last one, and so confirms nothing.

        A click that a script makes comes from no finger.
        """
        self.tapped, since = event.timeStamp, event.timeStamp - self.tapped
        return bool(event.isTrusted) and confirm.is_too_soon(self.desk, since)

    def typed(self, event: Any) -> None:
        """A name typed, a stake slid."""
        if field := event.target.getAttribute("data-field"):
            self.do(lambda: taps.fill(self.desk, field, event.target.value))

    def key(self, event: Any) -> None:
        """A key that means something here, unless it is typed or pressed somewhere."""
        if event.key in ("Enter", " ") and event.target.closest("[role=button][data-answer]"):
            event.preventDefault()  # a button that is drawn, not built
            return self.click(event)
        if not is_free(event) or (press := keys.meaning(event.key, self.desk)) is None:
            return
        if (press.kind == "walk" and not walk(press.text)) or (
            press.kind == "swap" and not self.board.swap()
        ):
            return
        event.preventDefault()
        if press.kind != "focus" and press.text != "close" and self.trembles(event):
            return
        self.focus_and_scroll.touched(js.document.activeElement)
        if press.kind == "focus":
            lead_to(press.text)
        elif press.kind == "answer":
            self.soon(lambda: confirm.give(self.desk, press.text))
        elif press.kind == "do":
            self.soon(lambda: taps.do(self.desk, press.text))

    def hash_changed(self, _event: Any) -> None:
        """Somebody has followed a link to a rule, or changed the address by hand."""
        hash = rooms.bare(js.location.hash)
        if self.courier.read_address() or any(
            what.follow(self.desk, hash) for what in (rooms, rules, joining)
        ):
            self.show()

    def hand_out(self) -> None:
        """Give a file that was asked for to the browser."""
        if self.desk.offered is None:
            return
        name, text = self.desk.offered
        self.desk.offered = None
        handOut(name, text)


EDITION = js.document.documentElement.dataset.version


def main() -> None:
    """Bring the page to life."""
    archives.mount()
    tongue.mount()
    App().mount()


if __name__ == "__main__":
    main()

"""Carries games between the desk and the browser: files, the clipboard, the address, a code."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import js
from pyodide.ffi import create_once_callable, create_proxy
from pyscript.js_modules.share import (
    canShare,
    copyText,
    drawCode,
    readFile,
    shareFile,
    shareLink,
    takePicture,
)
from pyscript.js_modules.trouble import guard

from web.acts.trouble import attempt
from web.desk.state import Desk
from web.doors import day, gazette, rooms
from web.sharing import arrivals, departures


class Courier:
    """Does what `desk.post.wish` wants, and listens for what is dropped, picked or pasted."""

    def __init__(self, desk: Desk, draw: Callable[[], None]) -> None:
        self.desk, self.draw = desk, draw
        desk.post.address = js.location.origin + js.location.pathname
        desk.post.can_share = canShare(desk.post.address)

    def listen(self, root: Any) -> None:
        """Listen for files and texts; a file let fall must never leave the page for its text."""
        for where, what, heard in (
            (root, "change", self.picked),
            (js.document, "dragover", lambda event: event.preventDefault()),
            (js.document, "drop", self.dropped),
            (js.document, "paste", self.pasted),
        ):
            where.addEventListener(what, guard(create_proxy(heard)))

    def try_to(self, act: Callable[[], object]) -> None:
        """Do something to the desk, and show what has come of it."""
        attempt(self.desk, act)
        self.draw()

    # coming in

    def read_address(self) -> bool:
        """Take a game out of the address, which then forgets it: no reload brings it again."""
        hash = js.location.hash
        if not hash.startswith((arrivals.GAME, *rooms.LINKS)):
            return False
        js.history.replaceState(js.history.state, "", js.location.pathname + js.location.search)
        attempt(self.desk, lambda: arrivals.bring_link(self.desk, hash))
        return True

    @property
    def is_home(self) -> bool:
        """Whether the home screen is up, where games are taken in."""
        desk = self.desk
        return desk.screen == "home" and desk.post.arrival is None and desk.trouble is None

    def picked(self, event: Any) -> None:
        """A file has been chosen."""
        if event.target.id == "bring-file" and event.target.files.length:
            self.read(event.target.files.item(0))
            event.target.value = ""

    def dropped(self, event: Any) -> None:
        """A file, or a text, has been let fall on the page."""
        event.preventDefault()
        brought = event.dataTransfer
        if not self.is_home or not brought:
            return
        if brought.files.length:
            self.read(brought.files.item(0))
        elif text := self.fitting(brought.getData("text/plain")):
            self.take(text)

    def pasted(self, event: Any) -> None:
        """Something is pasted on the home screen, in no field of its own."""
        brought = event.clipboardData
        if not self.is_home or not brought or event.target.matches("input, textarea"):
            return
        if brought.files.length:
            self.read(brought.files.item(0))
        elif text := self.fitting(brought.getData("text/plain")):
            self.take(text)

    def read(self, file: Any) -> None:
        """Read a file, unless its size alone is too much."""
        come = create_once_callable(lambda text: self.take(text))
        lost = create_once_callable(lambda _reason: self.take(""))
        readFile(file, arrivals.LARGEST).then(guard(come), guard(lost))

    def fitting(self, text: str) -> str:
        """A text that is not too large; that is told here otherwise."""
        if len(text) > arrivals.LARGEST:
            self.try_to(lambda: arrivals.refuse_large(self.desk))
            return ""
        return text

    def take(self, text: str | None) -> None:
        """Show what has come; nothing at all stands for a file that was too large to be read."""
        if isinstance(text, str):
            self.try_to(lambda: arrivals.bring(self.desk, text))
        else:
            self.try_to(lambda: arrivals.refuse_large(self.desk))

    # going out

    def serve(self) -> None:
        """Do what the desk has left to the browser."""
        wish, self.desk.post.wish = self.desk.post.wish, ""
        if wish:
            WISHES[wish](self)

    def paste(self) -> None:
        """Take what was put into the field for it."""
        field = js.document.getElementById("bring-text")
        if field and (text := self.fitting(field.value)):
            self.take(text)

    def copy_link(self) -> None:
        """Copy the link; where that is forbidden it is shown, to be copied by hand."""
        sheet = self.desk.post.carried
        if sheet is not None:
            self.when(copyText(sheet.link), lambda done: departures.link_copied(sheet, bool(done)))

    def copy_report(self) -> None:
        """Copy the report of trouble."""
        trouble = self.desk.trouble
        if trouble is not None:
            self.when(copyText(trouble.report), lambda done: trouble.copied(bool(done)))

    def copy_line(self) -> None:
        """Copy what was played today, in a line; where that is forbidden it is told."""
        shown = self.desk.own(day.inside("today").Shown)
        self.when(copyText(shown.copied), lambda done: shown.is_copied(bool(done)))

    def draw_code(self) -> None:
        """Have the QR code drawn."""
        sheet = self.desk.post.carried
        if sheet is not None:
            self.when(
                drawCode(sheet.scanned),
                lambda rows: departures.code_drawn(sheet, str(rows or "")),
            )

    def to_device(self) -> None:
        """Dragging the game to the device's own share sheet."""
        sheet = self.desk.post.carried
        if sheet is None:
            return
        if self.desk.post.can_share == "file":
            given = shareFile(departures.file_name(sheet.text), sheet.text)
        else:
            given = shareLink(sheet.link)
        self.when(given, lambda done: departures.handed_on(sheet, bool(done)))

    def print(self) -> None:
        """Print the page, once it shows what this tap has brought."""
        js.setTimeout(js.window.print, 0)

    def picture(self) -> None:
        """Make a picture of the front page."""
        self.when(takePicture(), lambda done: gazette.inside().pictured(self.desk, done))

    def when(self, promise: Any, act: Callable[[Any], None]) -> None:
        """Go on once the browser has done its part; what fails there counts as not done."""
        done = create_once_callable(lambda value: self.try_to(lambda: act(value)))
        failed = create_once_callable(lambda _reason: self.try_to(lambda: act(None)))
        promise.then(guard(done), guard(failed))


WISHES: dict[str, Callable[[Courier], None]] = {
    "paste": Courier.paste,
    "copy": Courier.copy_link,
    "copy-report": Courier.copy_report,
    "copy-line": Courier.copy_line,
    "code": Courier.draw_code,
    "device": Courier.to_device,
    "print": Courier.print,
    "picture": Courier.picture,
}

AT_ONCE = frozenset(
    {"share-link", "share-device", "day-copy", "trouble-copy", "picture", "print", "bring-text"}
)
"""Taps at which a browser does its part only as long as it hears of the finger."""

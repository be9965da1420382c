"""The picture for the next visit: what it will show first, painted before Python is up."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from typing import Any

import js
from pyodide.ffi import create_once_callable, create_proxy

from web.acts import clock, playing
from web.desk.kept.stores import Storage
from web.desk.state import Desk
from web.html.parts import whole
from web.page import edited
from web.words import speaking

KEY = "horseburg/picture"
IDLE = 1500
"""Milliseconds without anything new, after which nobody taps one answer after the other."""

LAST = object()
"""What comes behind the last step."""


class Album:
    """Keeps one picture, and takes it anew when the next visit would look otherwise.

    `worn` tells which boxes have their style: their posters look otherwise with it.
    """

    def __init__(self, desk: Desk, storage: Storage) -> None:
        self.desk, self.storage = desk, storage
        self.on_idle = create_proxy(self.go_on)
        self.steps: Iterator[None] = iter(())
        self.pictured: object = None
        self.worn: list[bool] = []
        self.timer = 0

    def listen(self) -> None:
        """Hear when album.js, which paints, is there."""
        js.addEventListener("horseburg-album", create_proxy(self.is_here))
        js.document.addEventListener("visibilitychange", create_proxy(self.is_put_away))

    def watch(self) -> None:
        """After a draw while nothing runs: take a picture soon, if another one is needed."""
        if self.pictured != (shows := self.shows()):
            self.pictured = shows
            self.begin(IDLE)

    def shows(self) -> tuple[object, ...]:
        """Changes whenever a page that wakes up now would show or look something else."""
        chosen = tuple(sorted(self.desk.settings.chosen.items()))
        return speaking.LANGUAGE, chosen, self.worn, *self.desk.waking_shows

    def is_here(self, _event: Any) -> None:
        """Take the picture that could not be taken yet."""
        if clock.next_tick(self.desk) is None:
            self.begin(0)

    def is_put_away(self, _event: Any) -> None:
        """Take the picture that waits at once: a page that is put away may not come back."""
        if js.document.hidden:
            js.clearTimeout(self.timer)
            with suppress(Exception):
                for _ in self.steps:
                    pass

    def begin(self, idle: int) -> None:
        """Take a picture after so many milliseconds; one that is being taken is of the past."""
        self.steps = self.taking()
        js.clearTimeout(self.timer)
        self.timer = js.setTimeout(self.on_idle, idle)

    def go_on(self) -> None:
        """The next step, and whoever waits for the page before the one after it."""
        with suppress(Exception):  # the picture is a courtesy, and so is the rest
            if next(self.steps, LAST) is not LAST:
                self.timer = js.setTimeout(self.on_idle, 0)

    def taking(self) -> Iterator[None]:
        """Keep what the next visit will show first, a step at a time."""
        is_whole = self.desk.kept_to is None
        if (
            self.desk.follows or not is_whole or not hasattr(js, "pictureOf")
        ):  # album.js tells when it is there
            return
        if self.desk.table is not None and self.desk.id:
            self.desk.shelf.rest(self.desk.id, self.desk.table)
        yield
        next_visit = Desk(self.desk.shelf.reader(), self.desk.chance)
        playing.wake(next_visit)  # behind the curtain, as every visit begins
        yield
        html = whole(edited(next_visit))
        yield
        steps = self.steps
        js.pictureOf(html, create_once_callable(partial(self.keep, steps)))

    def keep(self, steps: object, picture: str) -> None:
        """The picture is taken; another one may have been begun meanwhile."""
        if steps is self.steps:
            with suppress(Exception):
                self.storage.set(KEY, picture)

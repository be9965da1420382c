"""A browser that dies before or after a chosen write, its vault some way behind."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from tools.staging import leads_on
from web.acts import handing_over, playing
from web.acts.kept.copies import Copy
from web.desk.kept.shelf import Drawer, Shelf
from web.desk.state import Desk


class Died(BaseException):
    """The page is gone."""


class World:
    """What outlives a page: its storage, and the vault with all that has reached it."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        self.copies: dict[str, Copy] = {}
        self.time = 10**12


class Mortal(Drawer):
    """A storage over a world; it dies right before or right after the n-th write."""

    def __init__(self, world: World, n: int = 0, after: bool = False) -> None:
        self.texts = world.texts
        self.left, self.after = n, after
        self.kinds: list[str] = []

    def set(self, key: str, text: str) -> None:
        self._write(f"set {key.split('/')[1]}", lambda: self.texts.update({key: text}))

    def remove(self, key: str) -> None:
        self._write(f"remove {key.split('/')[1]}", lambda: self.texts.pop(key, None))

    def _write(self, kind: str, act: Callable[[], object]) -> None:
        self.kinds.append(kind)
        self.left -= 1
        if self.left == 0 and not self.after:
            raise Died
        act()
        if self.left == 0:
            raise Died


class Behind:
    """A vault that writes later: at most `lag` writings wait; those die with the page."""

    def __init__(self, world: World, lag: int) -> None:
        self.world, self.lag = world, lag
        self.queue: list[Callable[[], None]] = []

    def put(self, id: str, text: str, about: str, count: int) -> None:
        def write() -> None:
            old = self.world.copies.get(id)
            if old is None or old.writing <= count:
                self.world.copies[id] = Copy(id, text, about, count)

        self._later(write)

    def remove(self, id: str, done: Callable[[], None]) -> None:
        def write() -> None:
            self.world.copies.pop(id, None)
            done()

        self._later(write)

    def _later(self, write: Callable[[], None]) -> None:
        self.queue.append(write)
        while len(self.queue) > self.lag:
            self.queue.pop(0)()

    def settle(self) -> None:
        """All that waits reaches the vault."""
        while self.queue:
            self.queue.pop(0)()


class Visit:
    """One visit to the page: a desk over the world, awake and with both copies compared."""

    def __init__(self, world: World, n: int = 0, after: bool = False, lag: int = 0) -> None:
        self.world = world
        self.storage = Mortal(world, n, after)
        self.vault = Behind(world, lag)
        self.desk = Desk(Shelf(self.storage, self.now, self.vault), Random(4))

    def now(self) -> int:
        """A clock that ticks whenever somebody looks."""
        self.world.time += 1000
        return self.world.time

    def wake(self) -> Desk:
        """What the page does when it is opened."""
        playing.wake(self.desk)
        handing_over.compare(self.desk, list(self.world.copies.values()), ())
        return self.desk


def answer(desk: Desk) -> None:
    """One more answer of whoever is asked, whatever has to be read first."""
    while leads_on(desk):
        pass
    playing.answer(desk, desk.at.ask.options[0])

"""What a shelf needs of the world: texts by key, a vault for second copies; and what it gives."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from game import Table
from web.desk.kept.about import About


class Storage(Protocol):
    """Texts by key: the browser's localStorage, or a dict in tests."""

    def get(self, key: str) -> str | None: ...
    def set(self, key: str, text: str) -> None: ...
    def remove(self, key: str) -> None: ...
    def names(self) -> Iterable[str]: ...


class Vault(Protocol):
    """The second copy of every table, written in the background and in order."""

    def put(self, id: str, text: str, about: str, count: int) -> None: ...
    def remove(self, id: str, done: Callable[[], None]) -> None: ...


class Drawer:
    """A storage that forgets when the page closes: for browsers that allow no other, and tests."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}

    def get(self, key: str) -> str | None:
        """The text under `key`, or None."""
        return self.texts.get(key)

    def set(self, key: str, text: str) -> None:
        """Keep `text` under `key`."""
        self.texts[key] = text

    def remove(self, key: str) -> None:
        """Forget `key`."""
        self.texts.pop(key, None)

    def names(self) -> Iterable[str]:
        """Every key there is."""
        return list(self.texts)


class NoVault:
    """No second copy."""

    def put(self, id: str, text: str, about: str, count: int) -> None:
        """Nothing is kept."""

    def remove(self, id: str, done: Callable[[], None]) -> None:
        """There is nothing to remove."""
        done()


class Overtaken(Exception):
    """Another window has written this table since this one read it."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A kept table, opened: `damage` says why not, `note` why not as far as it was played."""

    id: str
    text: str
    table: Table | None
    damage: str = ""
    note: str = ""

    @property
    def is_whole(self) -> bool:
        """Whether the whole of it opens."""
        return self.table is not None and not self.note


class Slip(NamedTuple):
    """A kept table on the home screen: what is known about it, and what is amiss with it."""

    id: str
    about: About | None
    size: int
    damage: str = ""
    note: str = ""

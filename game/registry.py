"""What boxes bring, by the ids of their titles; a box is imported when one is first asked for.

So a page with many boxes wakes as fast as with one.
"""

from __future__ import annotations

from collections.abc import Iterator, MutableMapping
from contextlib import suppress
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, TypeVar

T = TypeVar("T")


class NotHere(KeyError):
    """Code that is read late has not come, or has come damaged: `what` was asked for."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what


def read_late(module: str, what: str) -> Any:
    """A module that may not be here yet; NotHere says what it was wanted for."""
    try:
        return import_module(module)
    except Exception as reason:  # of half an archive, or of another edition's, anything may come
        raise NotHere(what) from reason


def read_ahead(package: str) -> Iterator[None]:
    """Read the modules of a package, one a step, each after those of the package that it needs.

    Whoever asks for one of them later does not wait for them all. What cannot be read is left to
    whoever asks, who is told.
    """
    with suppress(Exception):
        inside = {it.name: it for it in iter_modules(import_module(package).__path__)}
        needs: dict[str, set[str]] = {}
        for name, found in inside.items():
            spec = found.module_finder.find_spec(f"{package}.{name}", None)
            code = spec and spec.loader and spec.loader.get_code(spec.name)  # type: ignore[attr-defined]
            named = {it.removeprefix(f"{package}.") for it in code.co_names} if code else set()
            needs[name] = named & inside.keys()
            yield
        while needs:
            name = min(needs, key=lambda it: len(needs[it] & needs.keys()))
            del needs[name]
            import_module(f"{package}.{name}")
            yield


class Registry(MutableMapping[str, T]):
    """The module of each box has a tuple of this `name`, of things that have an `id`.

    What is known and cannot be read raises NotHere, and to `in` it counts as unknown.
    """

    def __init__(self, name: str) -> None:
        self._name = name
        self._modules: dict[str, str] = {}
        self._here: dict[str, T] = {}

    def add(self, module: str, *ids: str) -> None:
        """The titles of one box, in the order in which they are offered."""
        self._modules |= dict.fromkeys(ids, module)

    @property
    def opened(self) -> list[T]:
        """What has been asked for so far, and what came with it."""
        return [self._here[id] for id in self._modules if id in self._here]

    def __getitem__(self, id: str) -> T:
        if id not in self._here:
            module = read_late(self._modules[id], id)
            self._here |= {it.id: it for it in getattr(module, self._name)}
        return self._here[id]

    def __setitem__(self, id: str, one: T) -> None:
        self._modules.setdefault(id, "")
        self._here[id] = one

    def __delitem__(self, id: str) -> None:
        del self._modules[id]
        self._here.pop(id, None)

    def __iter__(self) -> Iterator[str]:
        return iter(self._modules)

    def __len__(self) -> int:
        return len(self._modules)

"""A table as it rested last, in one piece: whoever opens its save again need not play all of it.

It is worth nothing by itself, and nothing is lost with it. It holds what playing the answers again
would give, so it is good only for the very code that made it, and for a save that begins with the
same answers; `resume` looks at both, and whoever keeps it names the code.
"""

from __future__ import annotations

# The compiled half of pickle, as in copies.py.
from _pickle import Unpickler, dumps
from collections.abc import Sequence
from typing import Any, NamedTuple

from game.table.copies import PROTOCOL, Copy
from game.table.digests import Digests
from game.table.playing import Playing
from game.table.steps import Step


class Held:
    """Bytes that are read from their beginning, as a file is."""

    def __init__(self, kept: bytes) -> None:
        self.kept, self.at = kept, 0

    def read(self, most: int) -> bytes:
        """The next bytes, at most so many."""
        self.at, start = self.at + most, self.at
        return self.kept[start : self.at]

    def readline(self) -> bytes:
        """The next bytes up to the end of a line."""
        end = self.kept.find(b"\n", self.at)
        return self.read((len(self.kept) if end < 0 else end + 1) - self.at)


class Reader(Unpickler):
    """Reads what lay in a browser's store: it makes nothing but what a game consists of."""

    def find_class(self, module: str, name: str) -> Any:
        """A class of the rules, and no other; ValueError."""
        if module.partition(".")[0] == "game":
            return super().find_class(module, name)
        raise ValueError(f"no game holds {module}.{name}")


def loads(kept: bytes) -> Any:
    """What `dumps` has written."""
    return Reader(Held(kept)).load()


class Rest(NamedTuple):
    """One table up to its last copy; `what` is the game, its rules and options.

    Its steps lie in columns: their answers, askers, and so on, which is half as long in bytes.
    """

    what: tuple[object, ...]
    steps: tuple[tuple[object, ...], ...]
    events: list[object]
    digests: Digests
    copy: Copy


def _what(table: Playing) -> tuple[object, ...]:
    return table.title.id, table.rules, tuple(sorted(table.options.items())), table.began


def rest_of(table: Playing) -> bytes | None:
    """The table at its last copy, None where it has none yet."""
    copy = table.copy
    if copy is None:
        return None
    step = copy.step
    rest = Rest(
        _what(table), tuple(zip(*table.steps[:step], strict=True)),
        list(table.events[: copy.told]), table.digests(step), copy,
    )  # fmt: skip
    return dumps(tuple(rest), PROTOCOL)


def resume(table: Playing, kept: bytes, answers: Sequence[str]) -> int:
    """Let a table just laid stand where it rested; gives how many of the answers that spares.

    0 where the answers begin otherwise, or are those of another game.
    """
    rest = Rest(*loads(kept))
    step = rest.copy.step
    steps = [Step._make(one) for one in zip(*rest.steps, strict=True)]
    if rest.what != _what(table) or [one.answer for one in steps] != list(answers[:step]):
        return 0
    game = loads(rest.copy.state)
    game.events = rest.events
    table.resume(rest.copy, game, steps, rest.digests)
    return step

"""Short checksums of what a table has told, to notice when the same answers play differently."""

from __future__ import annotations

import json
from collections.abc import Sequence
from zlib import crc32

from game.play import Event
from game.table.steps import Step

STRIDE = 20
"""After so many answers a checksum is kept, so that no save has to go through a whole game."""

_SPELT = json.JSONEncoder(sort_keys=True, separators=(",", ":"), default=str).encode


class Digests:
    """Running checksums of one line of answers, made when first asked for."""

    def __init__(self) -> None:
        self._kept = [0]

    def up_to(self, step: int) -> Digests:
        """Those of the first `step` answers alone."""
        shorter = Digests()
        shorter._kept = self._kept[: step // STRIDE + 1]
        return shorter

    def after(self, step: int, steps: Sequence[Step], events: Sequence[Event]) -> str:
        """Four hex digits for all events up to `step`.

        Kinds and facts count, rule numbers do not: renumbering changes no play.
        """
        for at in range(len(self._kept) * STRIDE, step + 1, STRIDE):
            start = steps[at - STRIDE].told if at > STRIDE else 0
            self._kept.append(_more(self._kept[-1], events[start : _end(at, steps, events)]))
        ends = step // STRIDE * STRIDE
        value = self._kept[step // STRIDE]
        if ends < step:
            start = steps[ends].told if ends else 0
            value = _more(value, events[start : _end(step, steps, events)])
        return f"{value & 0xFFFF:04x}"


def _end(step: int, steps: Sequence[Step], events: Sequence[Event]) -> int:
    return steps[step].told if step < len(steps) else len(events)


def _more(value: int, events: Sequence[Event]) -> int:
    return crc32(_SPELT([(event.kind, event.facts) for event in events]).encode(), value)

"""What stands above the answers of a save: a line a key, read one by one and checked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from game.outside import parsed
from game.play import quoted
from game.table import Rewind
from game.telling import Complaint

NEEDED: Mapping[str, type] = {"game": str, "seats": list, "options": dict, "bots": dict}
HEADER: Mapping[str, type] = {
    **NEEDED,
    "rules": int,
    "rewound": list,
    "branch": int,
    "told": dict,
    "began": int,
    "seed": str,
    "deck": dict,
}
DEFAULTS: Mapping[str, Any] = {
    "options": {}, "bots": {}, "rules": 1, "rewound": [], "branch": None, "told": {},
    "began": None, "seed": "", "deck": None,
}  # fmt: skip
LONGEST_HEADER_LINE = 20_000
DEEPEST = 4
HIGHEST = 10**6  # no step, and no version, is a larger number

UNREADABLE = "Line {line} of the save: “{key}” cannot be read."
UNSOUND = "The save has no valid “{key}”."


class DamagedSave(Complaint):
    """A text that is no whole save: one plain line says where it breaks."""


def read_header(lines: Iterable[str]) -> dict[str, Any]:
    """What these lines say by key, and what goes without saying; DamagedSave where they are bad."""
    found: dict[str, Any] = {}
    for number, line in enumerate(lines, 2):
        if line.startswith("#") or not line:
            continue
        key, _, value = line.partition(":")
        if key not in HEADER:
            raise DamagedSave(
                "Line {line} of the save: “{key}” is none of {known:list}.",
                line=number, key=quoted(key), known=tuple(HEADER),
            )  # fmt: skip
        if len(value) > LONGEST_HEADER_LINE:
            raise DamagedSave("Line {line} of the save is too long.", line=number)
        try:
            found[key] = parsed(value, LONGEST_HEADER_LINE, DEEPEST)
        except ValueError:
            raise DamagedSave(UNREADABLE, line=number, key=key) from None
    for key, kind in HEADER.items():
        if type(found.get(key, DEFAULTS.get(key))) is not kind and (key in NEEDED or key in found):
            raise DamagedSave(UNSOUND, key=key)
    return {**DEFAULTS, **found, **_numbers({**DEFAULTS, **found})}


def _numbers(header: Mapping[str, Any]) -> dict[str, Any]:
    """The values with numbers in them, checked one by one."""
    steps = [value for pair in _pairs(header["rewound"]) for value in pair]
    if not all(type(value) is int and 0 <= value <= HIGHEST for value in steps):
        raise DamagedSave(UNSOUND, key="rewound")
    for key in ("rules", "branch", "began"):
        if header[key] is not None and not 0 <= header[key] <= HIGHEST:
            raise DamagedSave(UNSOUND, key=key)
    for key, limit in (("bots", 2), ("told", 6)):
        if not all(step and step == _digits(step, limit) for step in header[key]):
            raise DamagedSave(UNSOUND, key=key)
    if not all(isinstance(said, str) for said in header["told"].values()):
        raise DamagedSave(UNSOUND, key="told")
    return {
        "rewound": [Rewind(*pair) for pair in header["rewound"]],
        "bots": {int(seat): level for seat, level in header["bots"].items()},
        "told": {int(step): said for step, said in header["told"].items()},
    }


def _pairs(marks: Sequence[Any]) -> Iterable[Sequence[Any]]:
    if not all(isinstance(mark, list) and len(mark) == 2 for mark in marks):
        raise DamagedSave(UNSOUND, key="rewound")
    return marks


def _digits(text: str, limit: int) -> str:
    """The text again where it is a plain number of few digits, else none."""
    plain = text.isascii() and text.isdigit() and len(text) <= limit
    return str(int(text)) if plain else ""

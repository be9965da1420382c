"""A table to text and back: a header, then every answer on a line of its own.

```
horseburg save 1
game: "horse-fever/family"
seats: ["Ann", "Ben"]
options: {"length": "quick"}
bots: {}

win red
300
```
A line that starts with `#` is a remark. The text holds the secrets of a game in progress.
"""

from __future__ import annotations

import json
from typing import Any

from game.play import Dealer, IllegalAnswer, quoted
from game.table import BadTable, Table

FIRST_LINE = "horseburg save 1"
HEADER = {"game": str, "seats": list, "options": dict, "bots": dict}
LARGEST = 1_000_000
BYTE_ORDER_MARK = "\ufeff"  # some editors put it before the first letter
LONGEST_HEADER_LINE = 20_000


class DamagedSave(ValueError):
    """A text that is no whole save: one plain line says where it breaks."""


def dumps(table: Table) -> str:
    """The table as text; `loads` makes an equal table of it."""
    values: dict[str, Any] = {
        "game": table.title.id,
        "seats": list(table.names),
        "options": table.options,
        "bots": {str(seat): level for seat, level in table.bots.items()},
    }
    header = [f"{key}: {json.dumps(value)}" for key, value in values.items()]
    return "\n".join([FIRST_LINE, *header, "", *table.answers, ""])


def loads(text: str, dealer: Dealer | None = None) -> Table:
    """The table that `text` tells of, all its answers played again; then `dealer` takes over.

    Raises DamagedSave with one plain line.
    """
    if not isinstance(text, str):
        raise DamagedSave("A save is a text.")
    if len(text) > LARGEST:
        raise DamagedSave("This is too large to be a saved game.")
    lines = text.removeprefix(BYTE_ORDER_MARK).replace("\r\n", "\n").split("\n")
    if lines[0].strip() != FIRST_LINE:
        raise DamagedSave(f"This is not a saved game: it does not begin with '{FIRST_LINE}'.")
    end = lines.index("", 1) if "" in lines[1:] else len(lines)
    header = _header(lines[1:end])
    table = _lay(header)
    for number, line in enumerate(lines[end:], end + 1):
        answer = line.strip()
        if answer and not answer.startswith("#"):
            try:
                table.answer(answer)
            except IllegalAnswer as refused:
                raise DamagedSave(f"Line {number} of the save: {refused.reason}") from None
    table.deal(dealer)
    return table


def _header(lines: list[str]) -> dict[str, Any]:
    header: dict[str, Any] = {"options": {}, "bots": {}}
    for number, line in enumerate(lines, 2):
        if line.startswith("#"):
            continue
        key, _, value = line.partition(":")
        if key not in HEADER:
            known = ", ".join(HEADER)
            raise DamagedSave(f"Line {number} of the save: '{quoted(key)}' is none of {known}.")
        if len(value) > LONGEST_HEADER_LINE:
            raise DamagedSave(f"Line {number} of the save is too long.")
        try:
            header[key] = json.loads(value)
        except (ValueError, RecursionError):
            raise DamagedSave(f"Line {number} of the save: '{key}' cannot be read.") from None
    for key, kind in HEADER.items():
        if not isinstance(header.get(key), kind):
            raise DamagedSave(f"The save does not say its '{key}'.")
    return header


def _lay(header: dict[str, Any]) -> Table:
    try:
        bots = {int(seat): level for seat, level in header["bots"].items()}
        return Table(header["game"], header["seats"], header["options"], bots=bots)
    except BadTable as bad:
        raise DamagedSave(f"The save tells of a table that cannot be laid: {bad}") from None
    except ValueError:
        raise DamagedSave("The save does not say its 'bots' well.") from None

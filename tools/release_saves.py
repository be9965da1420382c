"""Fixtures of a released version: `python -m tools.release_saves 3` writes tests/saves/v3, once.

Each is a save as that version writes it, and beside it what the whole table saw at its end. They
are never written again: a later version has to open what people have kept.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from game import Table, saves
from tools.golden import folder, plain

SAVES = Path(__file__).resolve().parent.parent / "tests" / "saves"
FAMILY, BOARD = "horse-fever/family", "horse-fever/board"
GAMES = (
    (FAMILY, "two-players", None),
    (FAMILY, "elimination", None),
    (FAMILY, "five-players", 331),
    (FAMILY, "card-92-as-printed", 17),
    (BOARD, "second-edition-6", None),
    (BOARD, "loan-lost", None),
    (BOARD, "swaps", 203),
    (BOARD, "chosen-characters", 41),
    (BOARD, "trade", 1),
    (FAMILY, "first-player-out-once", None),
    (BOARD, "first-player-out-at-payoffs", None),
    (BOARD, "gift-beside-a-fine", 157),
    (BOARD, "one-trade-a-round", 61),
    (BOARD, "mime-kept", None),
    (BOARD, "nobody-could-repay", None),
)
"""Golden games of both titles and of all versions of their rules, some stopped at an odd step."""


def outcome(table: Table) -> dict[str, Any]:
    """What the whole table sees at the end of a save, without a word that may change."""
    view = table.view(None)
    ask = table.ask
    return {
        "answers": len(table.answers),
        "ask": None if ask is None else [ask.who, ask.what, len(ask.options)],
        "round": view.round,
        "odds": dict(view.odds),
        "seats": [
            [name, seat.money, seat.vp, list(seat.stables), seat.cards, seat.out]
            for name, seat in zip(table.names, view.seats, strict=True)
        ],
        "rewound": [list(mark) for mark in table.rewound],
        "branch": table.branched,
        "result": plain(table.result),
    }


def tables() -> Iterator[tuple[str, Table]]:
    """The games of a release by name, with one that went back and one "what if"."""
    for title, name, step in GAMES:
        table = saves.loads((folder(title) / f"{name}.txt").read_text(encoding="utf-8"))
        at = "" if step is None else f"-{step}"
        yield f"{title.split('/')[1]}-{name}{at}", table if step is None else table.at(step)
    whole = saves.loads((folder(BOARD) / "trade.txt").read_text(encoding="utf-8"))
    yield "board-what-if", whole.branch(77)
    back = whole.at(131)
    back.rewind(97, range(len(back.names)))
    yield "board-rewound", back


def write(target: Path) -> None:
    """Write a whole release; FileExistsError where there is one of that version."""
    target.mkdir(parents=True)
    for name, table in tables():
        (target / f"{name}.txt").write_text(saves.dumps(table), encoding="utf-8")
        lines = json.dumps(outcome(table), indent=1, ensure_ascii=False)
        (target / f"{name}.json").write_text(lines + "\n", encoding="utf-8")


def main(arguments: list[str]) -> int:
    """Write the fixtures of the version named, unless they are there."""
    if len(arguments) != 1 or not arguments[0].isdigit():
        print("python -m tools.release_saves VERSION", file=sys.stderr)
        return 2
    try:
        write(SAVES / f"v{arguments[0]}")
    except FileExistsError:
        print(f"v{arguments[0]} has been released and stays as it is", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

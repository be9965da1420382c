"""What the golden games of Horse Fever cover; tests/titles asks that each is what it says."""

from __future__ import annotations

import pytest

from game import saves
from tools.golden import folder, told

FAMILY = folder("horse-fever/family")
BOARD = folder("horse-fever/board")


def read(path):
    return path.read_text(encoding="utf-8")


def test_the_golden_games_cover_seats_of_both_editions_and_every_way_to_end():
    family, board = (
        [saves.loads(read(path)) for path in sorted(folder.glob("*.txt"))]
        for folder in (FAMILY, BOARD)
    )
    seats = {(table.options["edition"], len(table.names)) for table in board}
    assert seats == {("first", n) for n in (2, 3, 4, 5)} | {("second", n) for n in range(2, 7)}
    photos = [e.facts["by"] for t in family for e in t.events if e.kind == "photo finish"]
    assert "cards" in photos
    ends = {"points", "die", "last one in"}
    assert {table.result.settled_by for table in family} == {*ends, "danari"}
    ends |= {"nobody", "only one could repay", "nobody could repay"}
    assert {table.result.settled_by for table in board} == ends


def test_a_changed_answer_is_told_differently():
    """The comparison can fail: one card behind another horse."""
    text = read(FAMILY / "two-players.txt")
    lines = text.split("\n")
    at = next(number for number, line in enumerate(lines) if line.startswith("behind "))
    other = "behind blue" if lines[at] == "behind red" else "behind red"
    assert told("\n".join([*lines[:at], other])) != told("\n".join(lines[: at + 1]))


@pytest.mark.parametrize(
    ("path", "other"),
    [
        (BOARD / "trade.txt", 2),
        (BOARD / "swaps.txt", 2),
        (FAMILY / "first-player-out.txt", 2),
        (BOARD / "gift-beside-a-fine.txt", 1),
        (BOARD / "mime-kept.txt", 1),
        (BOARD / "first-player-out-at-payoffs.txt", 1),
        (FAMILY / "first-player-out-once.txt", 1),
    ],
    ids=lambda it: getattr(it, "stem", it),
)
def test_under_other_rules_it_would_be_another_game(path, other):
    """So each of them holds the version it was begun under, and what differs in it."""
    table = saves.loads(read(path))
    assert table.rules == 3 - other
    text = saves.dumps(table)
    assert saves.salvage(text).note is None
    assert saves.salvage(text.replace(f"rules: {table.rules}\n", f"rules: {other}\n")).note

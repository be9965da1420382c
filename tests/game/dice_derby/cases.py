"""What the tests of all titles (tests/titles) are told of this box's game."""

from __future__ import annotations

from collections.abc import Mapping

from tests.titles.cases import Cases

TITLE = "dice-derby"


def options(seats: int) -> Mapping[str, str]:
    """One race, or a few; with slips, which can be taken back where throws cannot."""
    return {"length": "one" if seats > 3 else "20 minutes", "bets": "on"}


CASES = {
    TITLE: Cases(
        rules=("D.",),
        options=options,
        wrong=("throw", "win 7", "show 13", "place", "1", "50", "race", "end", "1 7", "hop 3"),
    )
}

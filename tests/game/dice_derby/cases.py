"""What the tests of all titles (tests/titles) are told of this box's game."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from game import Table
from tests.game.walks import uniform
from tests.titles.cases import Cases

TITLE, PARTY = "dice-derby", "dice-derby/party"


def options(seats: int) -> Mapping[str, str]:
    """One race, or a few; with slips, which can be taken back where throws cannot."""
    return {"length": "one" if seats > 3 else "20 minutes", "bets": "on"}


def guest(table: Table, rng: Random) -> str:
    """Any throw; between races somebody comes or goes as often as another race begins."""
    assert table.ask is not None
    if table.ask.what != "another race":
        return uniform(table, rng)
    said = [text for text in table.ask.options if text not in ("race", "end")]
    if said and rng.random() < 0.85:
        return rng.choice(said)
    return "race" if table.view(None).race < 3 else "end"


COMINGS = ("in 1", "in 99", "out", "out 1", "out 13", "in 0", "out 01", "in -1", "in two")

CASES = {
    TITLE: Cases(
        options=options,
        wrong=("throw", "win 7", "show 13", "place", "1", "50", "race", "end", "1 7", "hop 3"),
    ),
    PARTY: Cases(
        players=(guest,),
        fewest=4,
        wrong=("throw", "race", "end", "win 7", *COMINGS),
    ),
}

"""What the tests of all titles (tests/titles) are told of this box's game."""

from __future__ import annotations

from random import Random

from game import Table
from game.play import CHANCE
from tests.titles.cases import Cases

TITLE = "probe"
OTHER = {"heads": "tails", "tails": "heads"}


def twin_of(table: Table, seat: int | None, rng: Random) -> Table | None:
    """The same game, but for the picks of this toss that `seat` cannot see."""
    first = max((at for at, who in enumerate(table.askers) if who == CHANCE), default=-1) + 1
    known = {CHANCE, seat, *(who for who, _ in table.view(None).shown)}
    twin = table.at(0)
    for step, (who, text) in enumerate(zip(table.askers, table.answers, strict=True)):
        is_hidden = step >= first and who not in known and text in OTHER
        twin.answer(OTHER[text] if is_hidden else text)
    return twin if twin.answers != table.answers else None


CASES = {
    TITLE: Cases(
        reveals=frozenset({"shown"}),
        wrong=("heads", "tails", "toss", "1 double", "2 show heads", "double", "edge"),
        twin=twin_of,
        shrugs=0.9,
        twice={"before the toss": 4, "side": 4},
    )
}

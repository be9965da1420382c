"""What a seat sees as a flat row of numbers from 0 to 1, group by group.

Made from the seat's own view, so nothing is in it that a player in that seat may not know. Seats
are told clockwise from one's own, which comes first; seats that are not at the table are 0. Cards
of both editions have their places, so the row is as long at every table of a title.
"""

from __future__ import annotations

from functools import cache

from game import TITLES
from game.horse_fever.view import View
from game.horse_fever.zoo.groups import Group
from game.horse_fever.zoo.people_features import deal_groups, pile_groups, seat_groups
from game.horse_fever.zoo.table_features import hand_groups, race_groups, table_groups
from game.play import Ask

QUESTIONS = (
    "first bet", "second bet", "stake of the first bet", "stake of the second bet",
    "card to fix the race", "horse to fix", "photo finish",
)  # fmt: skip
BOARD_QUESTIONS = (
    "character", "purchase", "target to keep", "assistant to keep", "horse to keep", "swap",
    "offer", "line-up", "odds change", "sell auction", "buy auction",
)  # fmt: skip


@cache
def groups_of(title: str) -> tuple[Group, ...]:
    """The groups of a title in the order of the row."""
    seats, is_board = max(TITLES[title].seats), title.endswith("board")
    questions = (*QUESTIONS, *(BOARD_QUESTIONS if is_board else ()))
    found = [
        *table_groups(questions, seats),
        *hand_groups(),
        *(group for at in range(seats) for group in seat_groups(at, is_board)),
        *race_groups(),
        *((*pile_groups(), *deal_groups(seats)) if is_board else ()),
    ]
    return tuple(found)


@cache
def feature_names(title: str) -> tuple[str, ...]:
    """The name of every number of the row."""
    return tuple(name for group in groups_of(title) for name in group.names)


def row_of(title: str, view: View, ask: Ask | None) -> list[float]:
    """All features of one seat; `ask` is the open question where it is this seat's."""
    row: list[float] = []
    for group in groups_of(title):
        row += group.read(view, ask)
    return row

"""What is drawn beside the rules: magic, a contract, a movement card, the finish."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.racing.movement import CARDS
from web import html as h
from web.parts.finish import picture
from web.parts.movement import movement_card
from web.racing.finish import in_order
from web.unicorn_fever import UNICORNS, say
from web.unicorn_fever.finish import UNICORN
from web.unicorn_fever.parts import contract_card, magic_card

RUN = dict(zip(UNICORNS, (0, -1, -2, -3, -5), strict=False))
LEVEL = dict.fromkeys(list(UNICORNS)[:3], 0)
"""Where unicorns are in the pictures of the line and of a photo finish."""


def movement() -> h.Node:
    """A movement card."""
    number, rows = next(iter(CARDS.items()))
    return movement_card(
        number, ((say("{row:odds}", row=row), far) for row, far in enumerate(rows, 1))
    )


def line(come: Mapping[str, int]) -> Callable[[], h.Node]:
    """Unicorns at the line."""
    return lambda: picture(in_order(list(come), come, UNICORN))


PICTURED: Mapping[str, Callable[[], h.Node]] = {
    "R.2.1": lambda: [magic_card(id) for id in ("G05", "G31")],
    "R.2.4": lambda: contract_card("FA1b"),
    "R.3.4": movement,
    "R.3.6": line(RUN),
    "R.3.7": line(LEVEL),
}

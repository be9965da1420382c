"""How far each horse still has to go, and so how likely it is to be the next over the line.

Every horse is taken to throw dice until it has thrown its way; sections in which it may double make
that way shorter, a horse in front of it makes it longer.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from typing import NamedTuple

from game.really_nasty.cards import DOUBLES
from game.really_nasty.course import (
    AHEAD,
    NOWHERE,
    OUTWARD,
    OVER,
    SECTIONS,
    SIZE,
    SPACE,
    SPOTS,
    STRIDE,
    left_of,
)
from game.really_nasty.state import RUNNING, Horse

GONE = -1.0
"""How far a horse has to go that runs no more."""

FURTHEST, TURNS = 92, 48
"""No way is longer, and none takes more turns."""

WORTH = {"EP": 3.6, "QU": 3.8, "FW": 3.3}
"""Spaces that doubling in a section brings on average to a horse that has it still before it."""

BLOCKED, HEMMED = 0.5, 0.7
"""Spaces lost behind another horse, and more where there is no way round it outside."""

STEPS = 4
"""Ways are told apart by quarters of a space."""


def _gains() -> dict[str, list[float]]:
    """By section, what doubling in it may still bring from each place."""
    found = {}
    for section in SECTIONS.values():
        row = [0.0] * SIZE
        for at in sorted(SPOTS, reverse=True):
            spot, ahead = SPOTS[at], AHEAD[at]
            here = (section.part, section.lap) == (spot.part, spot.lap)
            is_in = here and spot.number in section.columns
            row[at] = (row[ahead] if ahead != OVER else 0.0) + (1 if is_in else 0)
        worth = WORTH[section.id] / len(section.columns)
        found[section.id] = [0.0] * SIZE
        for at in SPOTS:
            ahead = AHEAD[at]
            found[section.id][at] = worth * row[ahead] if ahead != OVER else 0.0
    return found


GAINS = _gains()


@cache
def _rolls() -> list[list[float]]:
    """The chance to run at least this far in this many rolls, by spaces and then by rolls."""
    table = [[1.0] + [0.0] * TURNS for _ in range(FURTHEST + 1)]
    sums = [1.0]
    for turn in range(TURNS + 1):
        more, total = sum(sums), 0.0
        for spaces in range(FURTHEST + 1):
            table[spaces][turn] = more - total
            total += sums[spaces] if spaces < len(sums) else 0.0
        sums = [sum(sums[max(0, at - 6) : at]) / 6 for at in range(len(sums) + 6)]
    return table


@cache
def curve(quarters: int, lost: int) -> Sequence[float]:
    """How likely a horse is home by each of its turns, the first `lost` of which it stands."""
    low, part = divmod(max(STEPS, min(quarters, STEPS * (FURTHEST - 1))), STEPS)
    near, far = _rolls()[low], _rolls()[low + 1]
    share = part / STEPS
    row = [one * (1 - share) + two * share for one, two in zip(near, far, strict=True)]
    return [0.0] * lost + row[: TURNS + 1 - lost]


class Field(NamedTuple):
    """The race as far as it matters here: spaces to go and turns lost by seat, and whose turn."""

    go: Sequence[float]
    lost: Sequence[int]
    turn: int

    def moved(self, seat: int, go: float, lost: int = 0) -> Field:
        """The same with one horse somewhere else, or GONE."""
        return Field(
            [go if one == seat else old for one, old in enumerate(self.go)],
            [lost if one == seat else old for one, old in enumerate(self.lost)],
            self.turn,
        )


def to_go(at: int, grade: int, doubled: Collection[str]) -> float:
    """How far a horse of this grade has to go from a place, what doubling may bring left out."""
    spaces = float(left_of(at))
    for section in DOUBLES[grade]:
        if section not in doubled:
            spaces -= GAINS[section][at]
    return spaces


def taken_but(horses: Sequence[Horse], seat: int) -> list[int]:
    """The spaces on which others than this seat's horse stand."""
    return [SPACE[one.at] for it, one in enumerate(horses) if one.at >= 0 and it != seat]


def hindered(at: int, taken: Collection[int]) -> float:
    """Spaces that the horses before and beside this place cost."""
    ahead, out = AHEAD[at], OUTWARD[at]
    if ahead == OVER or SPACE[ahead] not in taken:
        return 0.0
    return BLOCKED + (HEMMED if out == NOWHERE or SPACE[out] in taken else 0.0)


def field_of(horses: Sequence[Horse], grades: Sequence[int], turn: int) -> Field:
    """The field as it stands."""
    taken = [SPACE[horse.at] for horse in horses if horse.at >= 0]
    go = [
        to_go(horse.at, grades[seat], horse.doubled) + hindered(horse.at, taken)
        if horse.fate == RUNNING
        else GONE
        for seat, horse in enumerate(horses)
    ]
    return Field(go, [horse.lost for horse in horses], turn)


def chances(field: Field) -> list[float]:
    """How likely each seat's horse is the next over the line, 1 in all."""
    count = len(field.go)
    found = [0.0] * count
    order = [
        (seat, curve(round(field.go[seat] * STEPS), field.lost[seat]))
        for seat in [(field.turn + step) % count for step in range(count)]
        if field.go[seat] != GONE
    ]
    undone, total = [1.0] * len(order), 1.0
    for turn in range(1, TURNS + 1):
        for index, (seat, row) in enumerate(order):
            was, now = undone[index], 1.0 - row[turn]
            if now < was:
                others = total / was
                found[seat] += (was - now) * others
                if now < 1e-9:
                    return found
                undone[index], total = now, others * now
        if total < 1e-4:
            break
    return found


assert max(SPOTS) % STRIDE < FURTHEST

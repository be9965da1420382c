"""Who stands where at the end of a game, what decided, and what everybody's points came from."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, NamedTuple, Protocol, TypeVar

from web import html as h
from web.parts.pieces import charm, heads
from web.words.speaking import say

NONE = "·"
"""What stands where nothing is counted."""


class Standing(Protocol):
    """How a game has ended for one player; what else is told of it is the box's affair."""

    @property
    def seat(self) -> int: ...
    @property
    def place(self) -> int: ...


class Earning(Standing, Protocol):
    """The same where it is told what the points or the money came from."""

    @property
    def earned(self) -> Mapping[str, int]: ...


S = TypeVar("S", bound=Standing)
S_co = TypeVar("S_co", bound=Standing, covariant=True)


class Result(Protocol[S_co]):
    """How a game has ended: everybody from first to last, and who has won."""

    @property
    def standings(self) -> Sequence[S_co]: ...
    @property
    def winners(self) -> Sequence[int]: ...


def level(have: str) -> str:
    """What decided, where nothing did."""
    return say("Level at {have}: the win is shared.", have=have)


def ahead(more: str) -> str:
    """By how much it was decided."""
    return say("{more} ahead of the next.", more=more)


def margin(amounts: Sequence[int], winners: int, told: Callable[[int], str]) -> str:
    """By how much it was won: `amounts` from first to last, of which so many share the win."""
    if winners > 1:
        return level(told(amounts[0]))
    return ahead(told(amounts[0] - max(amounts[winners:], default=0)))


class Column(NamedTuple, Generic[S]):
    """What is told of every player in a table of standings: its head, and the cell of one."""

    head: str
    cell: Callable[[S], h.Element]
    look: str = ""


TOTAL = "total"
"""The look of the column that decides."""


def told(head: str, text: Callable[[S], h.Node], look: str = "") -> Column[S]:
    """A column whose head a phone says before each cell: it has no room for heads."""
    return Column(head, lambda one: h.td(class_=look or None, data_of=head)[text(one)], look)


E = TypeVar("E", bound=Earning)


def origins(
    standings: Sequence[E], heads: Mapping[str, str], text: Callable[[int], h.Node]
) -> list[Column[E]]:
    """A column for whatever anybody had points or money from, in the order of the `heads`."""

    def column(kind: str) -> Column[E]:
        return told(heads[kind], lambda one: text(it) if (it := one.earned.get(kind)) else NONE)

    return [column(kind) for kind in heads if any(one.earned.get(kind) for one in standings)]


def ordinal(one: Standing) -> str:
    """The place of a player, as it is told where every player has one."""
    return say("{place:ordinal}", place=one.place)


def breakdown(
    label: str,
    standings: Sequence[S],
    names: Sequence[str],
    columns: Sequence[Column[S]],
    place: Callable[[S], str] = ordinal,
    look: Callable[[S], str] = lambda _one: "",
) -> h.Element:
    """Every player's points or money by what they came from, and what else is told at the end.

    `place` tells where somebody stands; `look` is what the style calls who has no place.
    """
    return h.div(".sheet.scroll-x", role="region", tabindex="0", aria_label=label)[
        h.table(".breakdown")[
            h.caption(".unseen")[label],
            heads(say("Place"), say("Player"), *(column.head for column in columns)),
            h.tbody[
                (
                    h.tr(id=f"standing-{one.seat}", class_=look(one) or None)[
                        h.td[place(one)],
                        h.th(scope="row")[charm(one.seat), names[one.seat]],
                        (column.cell(one) for column in columns),
                    ]
                    for one in standings
                )
            ],
        ]
    ]


def why_won(
    result: Result[Earning],
    names: Sequence[str],
    heads: Mapping[str, str],
    text: Callable[[int], str],
) -> str:
    """What brought the winner more than the next, the largest part of it; "" where nothing did.

    What cost the next one more has brought the winner nothing.
    """
    if len(result.winners) > 1 or len(result.standings) < 2:
        return ""
    first, second = result.standings[:2]
    won = [kind for kind in heads if first.earned.get(kind, 0) > 0]
    more = {kind: first.earned[kind] - second.earned.get(kind, 0) for kind in won}
    most = max(more, key=lambda kind: more[kind], default="")
    if not most or more[most] <= 0:
        return ""
    return say(
        "What made the difference to {name:player}: {kind}, {more} more.",
        names,
        name=second.seat,
        kind=heads[most],
        more=text(more[most]),
    )

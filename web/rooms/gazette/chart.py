"""The chart of the purses, race by race: a line a player, told apart by dashes and charms too."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from web import html as h
from web.parts.pieces import MARKS, charm, unseen
from web.rooms.gazette.story import Meeting

MOST = 6
"""Players in a chart; of more the first are shown."""
NUMBERS = 12
"""So many stops have a number; of more there is one at every second, third, …"""
WIDE, TALL, LEFT, TOP = 300, 120, 8, 10
FOOT, SIGN = 16, 15
DASHES = ("", "7 3", "2 3", "9 3 2 3", "4 2 4 5", "1 4")


def chart(game: Meeting, said: Callable[..., str]) -> h.Element:
    """The chart, what it is called, and everybody's last purse."""
    seats = list(game.order)[:MOST]
    stops = [game.begun, *game.purses]
    return h.figure(".front-chart")[
        h.figcaption[h.b[said("purses")]],
        drawing(seats, stops),
        h.ul[(entry(game, seat, stops, said) for seat in seats)],
    ]


def entry(
    game: Meeting, seat: int, stops: Sequence[Mapping[int, int]], said: Callable[..., str]
) -> h.Element:
    """One player below the chart; in words for who hears it, with every purse."""
    purses = [{"money": it[seat]} for it in stops]
    return h.li[
        h.span(aria_hidden="true")[
            dash(seat), charm(seat), said("after", name=game.names[seat], purses=purses[-1:])
        ],
        unseen(said("after", name=game.names[seat], purses=purses)),
    ]


def dash(seat: int) -> h.Element:
    """A piece of a player's line."""
    line = h.line(x1="0", y1="3", x2="26", y2="3", stroke_dasharray=DASHES[seat % MOST] or None)
    return h.svg(class_=f"front-dash mark-{seat % MOST}", viewBox="0 0 26 6")[line]


def drawing(seats: Sequence[int], stops: Sequence[Mapping[int, int]]) -> h.Element:
    """The lines, the races below, a charm at each end."""
    amounts = [it[seat] for it in stops for seat in seats]
    low, high = min(0, *amounts), max(1, *amounts)
    step = (WIDE - LEFT - 2 * SIGN) / max(1, len(stops) - 1)

    def at(stop: int, amount: int) -> tuple[float, float]:
        return LEFT + stop * step, TOP + (TALL - TOP) * (high - amount) / (high - low)

    ground = f"{at(0, 0)[1]:.1f}"
    every = -(-(len(stops) - 1) // NUMBERS) or 1
    ends = spread({seat: at(0, stops[-1][seat])[1] for seat in seats})
    return h.svg(".front-lines", viewBox=f"0 0 {WIDE} {TALL + FOOT}", aria_hidden="true")[
        (rule(at(stop, 0)[0], stop) for stop in range(0, len(stops), every)),
        h.line(
            ".front-base",
            x1=str(LEFT),
            x2=str(WIDE),
            y1=ground,
            y2=ground,
        ),
        (
            line(seat, [at(stop, it[seat]) for stop, it in enumerate(stops)], ends[seat])
            for seat in reversed(seats)
        ),
    ]


def rule(x: float, number: int) -> h.Node:
    """The upright of a race, with its number; none for what was there before the first."""
    text = h.text(x=f"{x:.1f}", y=str(TALL + FOOT - 3), text_anchor="middle")[str(number)]
    upright = h.line(".front-rule", x1=f"{x:.1f}", x2=f"{x:.1f}", y1=str(TOP), y2=str(TALL))
    return [upright, number > 0 and text]


def line(seat: int, points: Sequence[tuple[float, float]], end: float) -> h.Element:
    """One player's line and charm."""
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    x = points[-1][0] + 6
    return h.g(class_=f"mark-{seat % MOST}")[
        h.polyline(points=path, stroke_dasharray=DASHES[seat % MOST] or None),
        h.use(
            href=f"icons.svg#i-{MARKS[seat % len(MARKS)]}",
            x=f"{x:.1f}",
            y=f"{end - SIGN / 2:.1f}",
            width=str(SIGN),
            height=str(SIGN),
        ),
    ]


def spread(wished: Mapping[int, float]) -> Mapping[int, float]:
    """Where the charms stand so that none lies on another, from above to below."""
    return dict(spreading(sorted(wished.items(), key=lambda one: one[1])))


def spreading(wished: Sequence[tuple[int, float]]) -> Iterator[tuple[int, float]]:
    """Each at its wish, or below the one before; not so low that the rest finds no room."""
    lowest = -float(SIGN)
    for left, (seat, y) in zip(range(len(wished), 0, -1), wished, strict=True):
        highest = TALL + SIGN / 2 - left * SIGN
        lowest = max(lowest + SIGN, min(y, highest))
        yield seat, lowest

"""What the card is worth: its figures with their margins, among those of the printed cards."""

from __future__ import annotations

from typing import NamedTuple

import htpy as h

from game.racing.strength import MEASURES, Figure, Strength
from web.frame.parts import toggle
from web.state import Desk
from web.words.speaking import mark
from web.words.speaking import say as of_house
from web.workshop import bench, work
from web.workshop.bench import Bench, Show
from web.workshop.saying import say

LABELS = {
    "wins": mark("Wins"),
    "shows": mark("First three"),
    "money": mark("Money"),
    "points": mark("Points"),
}
FEWEST = 100
"""With fewer pairs of races nothing is said yet."""


class Row(NamedTuple):
    """A card in the comparison."""

    name: str
    value: float
    is_own: bool = False


def parts(desk: Desk) -> h.Element:
    """The sheet with the figures; what it says of a card that is not finished."""
    return h.section("#workshop-strength.sheet", aria_labelledby="strength-title")[
        h.h2("#strength-title")[say("How strong is it?")], figures(desk)
    ]


def figures(desk: Desk) -> h.Node:
    """What the card does, in numbers, or why there are none."""
    here, what, one = bench.of(desk), work.wanted(desk), bench.deck_here(desk)
    if one is None or not what[1]:
        return h.p(".soft")[say("Give the card a symbol, and it is measured here.")]
    if here.measured != what or here.tally.pairs < FEWEST:
        return h.p(".soft")[say("Running races in the head…")]
    its, show = here.tally.strength(), bench.show_of(one.box)
    return [
        h.dl(".strength-lines")[
            (h.div[h.dt[label], h.dd[number(figure)]] for label, figure in lines(its, show))
        ],
        h.p(".soft")[
            say(
                "From {pairs:number} races in the head, each run once with the card and once "
                "without it; the true figure lies within the margin 95 times of 100.",
                pairs=its.pairs,
            )
        ],
    ]


def lines(its: Strength, show: Show) -> list[tuple[str, Figure]]:
    """What the card changes for those who have bet on its horse."""
    labels = (say("Wins in 100 races"), say("First three in 100 races"), show.money, show.points)
    return [(label, its.figures[it]) for label, it in zip(labels, MEASURES, strict=True)]


def comparison(desk: Desk) -> h.Element:
    """The sheet that shows the card among the printed ones; empty until it is measured."""
    here, what, one = bench.of(desk), work.wanted(desk), bench.deck_here(desk)
    its = here.tally.strength()
    if one is None or not what[1] or here.measured != what or its.pairs < FEWEST:
        return h.section("#workshop-chart", hidden=True)
    show = bench.show_of(one.box)
    return h.section("#workshop-chart.sheet", aria_labelledby="chart-title")[
        h.h2("#chart-title")[say("Among the printed cards")],
        h.div(".chart-choices")[
            h.div(".toggles", role="group", aria_label=say("Compare by"))[
                (
                    toggle(say(LABELS[it]), f"workshop compare by {it}", here.by == it)
                    for it in MEASURES
                )
            ],
            len(show.editions) > 1
            and h.div(".toggles", role="group", aria_label=say("Compare with"))[
                (
                    toggle(name, f"workshop compare with {id}", what[0] == id)
                    for id, name in show.editions.items()
                )
            ],
        ],
        chart(here, show, what[0], its),
    ]


def number(figure: Figure) -> str:
    """A mean with its margin: `+13.7 ± 1.5`."""
    places = 0 if abs(figure.mean) >= 100 else 1
    mean = f"{figure.mean:+,.{places}f}".replace("-", "−")
    if float(f"{figure.mean:.{places}f}") == 0:
        mean = f"{0:.{places}f}"
    return of_house.figures(f"{mean} ± {figure.margin:,.{places}f}")


def chart(here: Bench, show: Show, edition: str, its: Strength) -> h.Element:
    """All cards by one measure, the strongest first, each with a bar from the middle."""
    assert here.draft is not None
    own = Row(here.draft.card.name or say("Your card"), its.figures[here.by].mean, True)
    at = MEASURES.index(here.by)
    rows = [Row(show.names[id], its[at]) for id, its in show.strengths[edition].items()]
    ranked = sorted([own, *rows], key=lambda row: (-row.value, not row.is_own))
    most = max(abs(row.value) for row in ranked) or 1
    above = sum(row.value < own.value for row in rows)
    return h.figure(".strength-chart")[
        h.figcaption[
            say(
                "Stronger than {above} of {all:plural(printed card|printed cards)}.",
                above=above,
                all=len(rows),
            )
        ],
        h.ol[(bar(row, most) for row in ranked)],
    ]


def bar(row: Row, most: float) -> h.Element:
    """A card, its value, and how far it reaches to either side."""
    wide = round(50 * abs(row.value) / most, 1)
    left = 50 - wide if row.value < 0 else 50
    value = number_alone(row.value)
    look = "good" if row.value >= 0 else "bad"
    return h.li(class_="own" if row.is_own else None)[
        h.span(".who")[row.name],
        h.svg(".bar", viewBox="0 0 100 10", preserveAspectRatio="none", aria_hidden="true")[
            h.line(x1="50", x2="50", y1="0", y2="10"),
            h.rect(class_=look, x=str(left), y="1", width=str(max(wide, 0.6)), height="8"),
        ],
        h.span(".value")[value],
    ]


def number_alone(value: float) -> str:
    """A value of the chart."""
    places = 0 if abs(value) >= 100 else 1
    text = f"{value:+,.{places}f}".replace("-", "−")
    return of_house.figures("0" if float(f"{value:.{places}f}") == 0 else text)

"""What the card is worth: its figures with their margins, among those of the printed cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.racing.strength import MEASURES, Figure, Strength
from web import html as h
from web.desk.state import Desk
from web.parts.pieces import toggle
from web.rooms.workshop import bench, work
from web.rooms.workshop.bench import Bench, Show
from web.rooms.workshop.parts import group
from web.rooms.workshop.saying import say
from web.words.speaking import mark
from web.words.speaking import say as of_house

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
        h.h2("#strength-title")[say("How strong is it?")],
        h.p("#strength-told", role="status")[told(desk)],
        figures(desk),
    ]


def told(desk: Desk) -> str:
    """The one sentence that a screen reader says by itself: how the card stands, once measured."""
    here, what, one = bench.of(desk), work.wanted(desk), bench.deck_here(desk)
    if one is None or not what[1]:
        return say("Give the card a symbol, and its strength is measured here.")
    if here.measured != what or here.tally.pairs < work.PAIRS:
        return say("Running races…")
    figure = here.tally.strength().figures[here.by]
    measure = called(bench.show_of(one.box))[here.by]
    return verdict(measure, figure, printed(one.box, what[0], here.by))


def called(show: Show) -> dict[str, str]:
    """What each measure compares, in a word."""
    own = {"money": show.currency, "points": show.merit}
    return {it: own.get(it) or say(label) for it, label in LABELS.items()}


def verdict(measure: str, figure: Figure, others: Sequence[float]) -> str:
    """How the card stands among the printed ones: a negative card is strong where it harms."""
    if abs(figure.mean) <= figure.margin:
        return say("{measure}: no difference that could be measured.", measure=measure)
    if figure.mean > 0:
        return say(
            "{measure}: helps more than {count} of {all:plural(printed card|printed cards)}.",
            measure=measure,
            count=sum(it < figure.mean for it in others),
            all=len(others),
        )
    return say(
        "{measure}: harms more than {count} of {all:plural(printed card|printed cards)}.",
        measure=measure,
        count=sum(it > figure.mean for it in others),
        all=len(others),
    )


def printed(box: str, edition: str, by: str) -> list[float]:
    """What the printed cards of an edition do, by one measure."""
    return [its[MEASURES.index(by)] for its in bench.show_of(box).strengths[edition].values()]


def places(others: Sequence[float]) -> int:
    """How many digits behind the point tell cards apart, by what the printed ones do."""
    most = max(map(abs, others))
    return 0 if most >= 100 else 1 if most >= 2 else 2


def figures(desk: Desk) -> h.Node:
    """What the card does, in numbers."""
    here, what, one = bench.of(desk), work.wanted(desk), bench.deck_here(desk)
    if one is None or not what[1] or here.measured != what or here.tally.pairs < FEWEST:
        return None
    its, show = here.tally.strength(), bench.show_of(one.box)
    return [
        h.dl(".strength-lines")[
            (
                h.div[
                    h.dt[labels(show)[it]],
                    h.dd[number(its.figures[it], places(printed(one.box, what[0], it)))],
                ]
                for it in MEASURES
            )
        ],
        h.p(".soft")[
            say(
                "From {pairs:number} races, each run twice with the same luck: once with the card "
                "and once without it. The true figure lies within the margin 95 times out of 100.",
                pairs=its.pairs,
            )
        ],
    ]


def labels(show: Show) -> dict[str, str]:
    """What is counted, for those who have bet on the horse of the card."""
    wins, shows = say("Wins in 100 races"), say("First three in 100 races")
    return dict(zip(MEASURES, (wins, shows, show.money, show.points), strict=True))


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
            group(
                say("Compare by"),
                "compare-by",
                (
                    toggle(word, f"workshop compare by {it}", here.by == it)
                    for it, word in called(show).items()
                ),
            ),
            len(show.editions) > 1
            and group(
                say("Edition"),
                "compare-with",
                (
                    toggle(name, f"workshop compare with {id}", what[0] == id)
                    for id, name in show.editions.items()
                ),
            ),
        ],
        chart(here, show, what[0], its),
    ]


def number(figure: Figure, places: int) -> str:
    """A mean with its margin: `+13.7 ± 1.5`."""
    return f"{value(figure.mean, places)} ± {of_house.figures(f'{figure.margin:,.{places}f}')}"


def value(number: float, places: int) -> str:
    """What a card changes: `+13.7`."""
    text = f"{number:+,.{places}f}".replace("-", "−")
    return of_house.figures("0" if float(f"{number:.{places}f}") == 0 else text)


def chart(here: Bench, show: Show, edition: str, its: Strength) -> h.Element:
    """All cards by one measure, the strongest first, each with a bar from the middle."""
    assert here.draft is not None
    own = Row(here.draft.card.name or say("Your card"), its.figures[here.by].mean, True)
    at = MEASURES.index(here.by)
    rows = [Row(show.names[id], one[at]) for id, one in show.strengths[edition].items()]
    ranked = sorted([own, *rows], key=lambda row: (-row.value, not row.is_own))
    most = max(abs(row.value) for row in ranked) or 1
    return h.figure(".strength-chart")[
        h.figcaption[say("{measure}: what each card changes.", measure=labels(show)[here.by])],
        h.ol[(bar(row, most, places([it.value for it in rows])) for row in ranked)],
    ]


def bar(row: Row, most: float, places: int) -> h.Element:
    """A card, its value, and how far it reaches to either side."""
    wide = round(50 * abs(row.value) / most, 1)
    left = 50 - wide if row.value < 0 else 50
    look = "good" if row.value >= 0 else "bad"
    return h.li(class_="own" if row.is_own else None)[
        h.span(".who")[row.name],
        h.svg(".bar", viewBox="0 0 100 10", preserveAspectRatio="none", aria_hidden="true")[
            h.line(x1="50", x2="50", y1="0", y2="10"),
            h.rect(class_=look, x=str(left), y="1", width=str(max(wide, 0.6)), height="8"),
        ],
        h.span(".value")[value(row.value, places)],
    ]

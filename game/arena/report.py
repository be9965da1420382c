"""The arena's tables: as plain text, as Markdown, as JSON."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import isfinite
from typing import Any

from game import TITLES
from game.arena.figures import Estimate, Line, Summary
from game.arena.playing import NOT_ENDED

Row = Sequence[str]


def percent(share: Estimate) -> str:
    """`61.2 ± 2.1`, of a hundred."""
    return around(Estimate(100 * share.mean, 100 * share.half))


def around(value: Estimate, digits: int = 1) -> str:
    """A mean and half its interval; where one deal alone tells nothing about it, `?`."""
    if not isfinite(value.mean):
        return "-"
    half = f"{value.half:,.{digits}f}" if isfinite(value.half) else "?"
    return f"{value.mean:,.{digits}f} ± {half}"


FEW = 0.25
"""Where half an interval is as wide as this, the games were too few to say anything."""


def verdict(one: Line) -> str:
    """Whether a level won more than its even share beyond doubt; `?` where nothing tells."""
    if not one.wins.half < FEW:
        return "?"
    if one.wins.low > one.even:
        return "above"
    return "below" if one.wins.high < one.even else "level"


def lines_table(told: Summary) -> list[Row]:
    """A row a level: its part of the wins beside the even one, points if there are any, Danari."""
    with_vp = has_vp(told)
    head = ("level", "wins, %", "even", "is", *(["VP"] if with_vp else []), "Danari")
    rows = [
        (
            one.level, percent(one.wins), f"{100 * one.even:.1f}", verdict(one),
            *([around(one.vp, 2)] if with_vp else []), around(one.money, 0),
        )
        for one in told.lines
    ]  # fmt: skip
    return [head, *rows]


def origins_table(told: Summary) -> list[Row]:
    """A row a level: where the points of a seat came from."""
    kinds = list(dict.fromkeys(kind for one in told.lines for kind in one.origins))
    return [
        ("VP a seat by origin", *kinds),
        *(
            (one.level, *(f"{one.origins.get(kind, 0):.2f}" for kind in kinds))
            for one in told.lines
        ),
    ]


def ladder_table(told: Iterable[Summary]) -> list[Row]:
    """A row a match: how its first level did against the others."""
    head = (
        "game", "seats", "match", "wins of the first, %", "even", "is", "VP", "Danari", "games",
        "games/s", "answers", "illegal", "stuck", "not ended",
    )  # fmt: skip
    return [head, *(ladder_row(one) for one in told)]


def ladder_row(told: Summary) -> Row:
    """One match in one line; a game that a broken bot ended counts as stuck."""
    first = told.lines[0]
    return (
        told.match.title.rpartition("/")[2], str(told.match.seats), " v ".join(told.match.levels),
        percent(first.wins), f"{100 * first.even:.1f}", verdict(first),
        " v ".join(f"{one.vp.mean:.2f}" for one in told.lines),
        " v ".join(f"{one.money.mean:,.0f}" for one in told.lines),
        f"{told.games:,}", f"{told.games / max(told.seconds, 1e-9):,.0f}", f"{told.answers:.0f}",
        str(told.count("illegal")), str(told.count("stuck") + told.count("broken")),
        str(told.count(NOT_ENDED)),
    )  # fmt: skip


def heading(told: Summary) -> str:
    """What was played, in one line."""
    match = told.match
    options = "".join(f", {key}: {value}" for key, value in match.options.items())
    ways = len(match.ways)
    return (
        f"{TITLES[match.title].name}, {match.seats} seats{options}, {told.games:,} games "
        f"({told.deals:,} deals, each in {ways} seating{'s' * (ways > 1)}), seed {match.seed}"
    )


def health(told: Summary, jobs: int) -> str:
    """How fast it went, and that nothing failed."""
    speed = told.games / max(told.seconds, 1e-9)
    return (
        f"{speed:,.0f} games a second on {jobs} process{'es' * (jobs > 1)}, "
        f"{told.answers:.0f} answers a game (at most {told.most_answers}). "
        f"Illegal answers: {told.count('illegal')}, stuck games: {told.count('stuck')}, "
        f"broken bots: {told.count('broken')}. Not ended, and left out with all of their deal: "
        f"{told.count(NOT_ENDED)}."
    )


def failures(told: Summary, most: int = 5) -> list[str]:
    """What went wrong and where the game is, a line each."""
    shown = [f"{what.strip().splitlines()[-1]} ({save})" for what, save in told.troubles[:most]]
    left = len(told.troubles) - len(shown)
    return [*shown, *([f"and {left} more"] if left else [])]


def plain(rows: Sequence[Row]) -> str:
    """Columns in line, the first to the left, the others to the right."""
    widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    return "\n".join(
        "  ".join(
            cell.ljust(width) if at == 0 else cell.rjust(width)
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    )


def markdown(rows: Sequence[Row]) -> str:
    """The same as a table of Markdown."""
    head, *body = ("| " + " | ".join(row) + " |" for row in rows)
    return "\n".join([head, "|" + "---|" * len(rows[0]), *body])


def text_of(told: Sequence[Summary], jobs: int, is_markdown: bool = False) -> str:
    """One match whole, or a line a match where there are several."""
    table = markdown if is_markdown else plain
    if len(told) == 1:
        one = told[0]
        tables = [table(lines_table(one)), *([table(origins_table(one))] if has_vp(one) else [])]
        parts = [heading(one), *tables, health(one, jobs)]
    else:
        seeds = ", ".join(dict.fromkeys(str(one.match.seed) for one in told))
        parts = [table(ladder_table(told)), f"Seed {seeds}; intervals of 95 percent."]
    failed = [line for one in told for line in failures(one)]
    return "\n\n".join([*parts, *(["\n".join(failed)] if failed else [])])


def has_vp(told: Summary) -> bool:
    """Whether there are victory points in this game at all."""
    return any(one.origins for one in told.lines)


def as_data(told: Summary) -> dict[str, Any]:
    """Everything about a match, for JSON."""
    match = told.match
    return {
        "title": match.title, "seats": match.seats, "levels": match.levels, "seed": match.seed,
        "options": dict(match.options), "games": told.games, "deals": told.deals,
        "seatings": len(match.ways), "seconds": round(told.seconds, 3), "answers": told.answers,
        "most_answers": told.most_answers,
        "failed": [{"what": what, "save": save} for what, save in told.troubles],
        "lines": [line_data(one) for one in told.lines],
    }  # fmt: skip


def line_data(one: Line) -> Mapping[str, Any]:
    """One level's figures; what nothing is known about is null."""
    return {
        "level": one.level, "even": one.even, "is": verdict(one), "origins": dict(one.origins),
        **{
            name: {"mean": known(value.mean), "half": known(value.half)}
            for name, value in (("wins", one.wins), ("vp", one.vp), ("money", one.money))
        },
    }  # fmt: skip


def known(number: float) -> float | None:
    """A number that JSON can hold, or None."""
    return number if isfinite(number) else None

"""The finish of a race, read from what the game has told: who was where as the winner came in."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from game import Table
from game.play import Event
from web import html as h
from web.desk.running import Finisher

NOSE = 0.45
"""The least by which one is ahead of the next, in spaces: a photo finish."""

GAITS = (1, 3, 2, 4)
"""Pictures of the stride, so that neighbours do not run in step."""


def horse(sheet: str, colour: str, *above: h.Node, pictures: int = 5, gait: int = 1) -> h.Element:
    """A galloping horse in profile: one of the `pictures` of its legs, its trunk, what it bears."""
    legs = h.use(
        href=f"{sheet}#legs-{colour}",
        x=str(-2 - 124 * gait),
        y="-2",
        width=str(124 * pictures),
        height="72",
    )
    trunk = h.use(href=f"{sheet}#trunk-{colour}", x="-2", y="-2", width="124", height="72")
    return h.g[legs, trunk, above]


def race_of(events: Sequence[Event], end: str, race: int = 0) -> Sequence[Event]:
    """The events of a race, the first being 1 and the last 0, from its start to its `end`."""
    ends = [at for at, event in enumerate(events) if event.kind == end]
    if not 0 <= race <= len(ends) or not ends:
        return ()
    last = ends[race - 1]
    start = max((at for at, event in enumerate(events[:last]) if event.kind == "off"), default=0)
    return events[start : last + 1]


def by_moves(events: Iterable[Event]) -> Mapping[str, int]:
    """How far every horse has come, in spaces, when the first of them is over the line."""
    come: dict[str, int] = {}
    for event in events:
        if event.kind == "placed":
            break
        for horse, spaces in event.facts.get("moves", {}).items():
            come[horse] = come.get(horse, 0) + spaces
    return come


def in_order(
    ranking: Sequence[str], come: Mapping[str, int], made: Callable[[str, int], tuple[h.Node, str]]
) -> list[Finisher]:
    """Everybody in the order of the result; `made` draws and names a horse, in a given gait.

    Whoever ends before another is ahead in the picture, too, be it by a nose.
    """
    field: list[Finisher] = []
    for at, horse in enumerate(ranking):
        drawn, name = made(horse, GAITS[at % len(GAITS)])
        gap = float(come.get(ranking[0], 0) - come.get(horse, 0))
        least = field[-1].behind + NOSE if field else 0.0
        field.append(Finisher(drawn, name, max(least, gap)))
    return field


def out_of(sheet: str, name: Callable[[str], str]) -> Callable[[str, int], tuple[h.Node, str]]:
    """Draws the horses of a sheet that has them whole, and says what they are called."""
    return lambda colour, gait: (horse(sheet, colour, gait=gait), name(colour))


def by_cards(
    made: Callable[[str, int], tuple[h.Node, str]],
) -> Callable[[Table, int], Sequence[Finisher]]:
    """The field of a race, 0 the last, as the movement cards and the sprints have brought it in."""

    def finish(table: Table, number: int = 0) -> Sequence[Finisher]:
        race = race_of(table.events, "ranking", number)
        return in_order(race[-1].facts["ranking"], by_moves(race), made) if race else ()

    return finish

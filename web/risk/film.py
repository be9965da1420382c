"""The last map of a war, and how it came about: the land round by round, in ten seconds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from game.play import Event
from web import html as h
from web.desk.state import Desk
from web.parts.pieces import button, icon
from web.risk import say
from web.risk.armies import look_of, sign
from web.risk.places import AT
from web.risk.state import seen
from web.risk.world import TALL, WIDE, land, outline

WIDTH = 34
"""How wide a charm is, in units of the map."""

MOST = 20
"""So many pictures follow the first one; the style gives each half a second."""


@dataclass(slots=True)
class Reel:
    """How often the film has been asked for again, and at which table."""

    table: str = ""
    times: int = 0


def maps(events: Iterable[Event]) -> list[Mapping[str, int]]:
    """Who owned which territory before the first round, after each, and in the end."""
    owner: dict[str, int] = {}
    stops: list[Mapping[str, int]] = []
    for event in events:
        facts = event.facts
        if event.kind == "dealt":
            owner.update(facts["owners"])
        elif event.kind in ("claimed", "conquered"):
            owner[facts["territory"]] = facts["seat"]
        elif event.kind == "round":
            stops.append(dict(owner))
    return [*stops, owner]


def film(desk: Desk) -> h.Element:
    """The land as it was dealt; over it what each round has changed, until the end."""
    table = desk.at.table
    stops, reel = chosen(maps(table.events)), desk.own(Reel)
    times = reel.times if reel.table == desk.id else 0
    return h.figure("#film.rk-film", aria_label=say("The war, round by round"))[
        h.div(".rk-film-land", id=f"film-{times}")[
            land(seen(table.view(None)).options["disputed"]),
            h.svg(".rk-tinted", viewBox=f"0 0 {WIDE} {TALL}", aria_hidden="true")[
                (frame(*one) for one in changes(stops))
            ],
        ],
        h.figcaption(".row")[
            h.span[say("The war, round by round")],
            button([icon("anticlockwise-rotation"), say("Once more")], "film", "small quiet",
                   id="film-again"),
        ],
    ]  # fmt: skip


def chosen(stops: Sequence[Mapping[str, int]]) -> list[tuple[int, Mapping[str, int]]]:
    """At most so many of them, evenly; the first and the last are among them."""
    steps = min(MOST, len(stops) - 1)
    at = [round(step * (len(stops) - 1) / max(1, steps)) for step in range(steps + 1)]
    return [(one, stops[one]) for one in at]


def changes(
    stops: Sequence[tuple[int, Mapping[str, int]]],
) -> Iterator[tuple[int, Mapping[str, int]]]:
    """What is another’s now than in the picture before."""
    before: Mapping[str, int] = {}
    for round, owner in stops:
        yield round, {one: seat for one, seat in owner.items() if before.get(one) != seat}
        before = owner


def frame(round: int, owner: Mapping[str, int]) -> h.Element:
    """What one picture of the film lays over those before it."""
    told = say("Round {number}", number=round) if round else ""
    return h.g(".rk-frame")[
        (outline(one, look_of(seat)) for one, seat in owner.items()),
        (charm(one, seat) for one, seat in owner.items()),
        told and [h.rect(x="20", y="582", width="226", height="46"), h.text(x="28", y="616")[told]],
    ]  # fmt: skip


def charm(one: str, seat: int) -> h.Element:
    """Whose a territory is now."""
    x, y = AT[one]
    return h.svg(".rk-owner", x=f"{x - WIDTH // 2}", y=f"{y - WIDTH // 2}", width=f"{WIDTH}",
                 height=f"{WIDTH}")[sign(seat)]  # fmt: skip


def again(desk: Desk, _rest: str = "") -> None:
    """Show it once more, from the beginning."""
    reel = desk.own(Reel)
    reel.table, reel.times = desk.id, (reel.times + 1 if reel.table == desk.id else 1)

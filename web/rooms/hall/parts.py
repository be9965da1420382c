"""Small pieces of the hall: names, games, dates, tables, the line of fortune."""

from __future__ import annotations

from collections.abc import Sequence

from web import html as h
from web.desk.screen import BOXES, SCREENS, box_of, name_of
from web.parts.ago import day
from web.parts.pieces import button, icon, unseen
from web.rooms.hall.book import Line, key
from web.rooms.hall.people import Seat
from web.rooms.hall.saying import say
from web.words.speaking import say as of_house

SHOWN = 12
"""So many games of a person or a season are listed, the last ones."""
WIDE, TALL, MARGIN = 320, 90, 6


def game_name(title: str) -> str:
    """What a game is called; a box with one game by its own name, one that is unknown by its id."""
    if not any(title in box.titles for box in BOXES.values()):
        return SCREENS[title].poster.name if title in SCREENS else title
    box = box_of(title)
    return box.name if len(box.titles) == 1 or title not in SCREENS else name_of(title)


def who(one: Seat, link: bool = True) -> h.Node:
    """Whose seat it was: a person with the way to their page, a computer as one, or somebody."""
    if not one.name:
        return say("somebody")
    if one.is_bot:
        return [one.name, icon("vintage-robot"), unseen(of_house("(computer)"))]
    return to_person(one.name) if link else one.name


def to_person(name: str) -> h.Element:
    """The way to somebody’s page."""
    return button(name, f"hall person {key(name)}", "small quiet name")


def number(count: int) -> str:
    """A number as this language writes it."""
    return of_house.figures(f"{count:,}")


def sheet(id: str, title: h.Node, *body: h.Node) -> h.Element:
    """A sheet of the hall under its head."""
    return h.section(".sheet", id=id, aria_labelledby=f"{id}-title")[
        h.h2(id=f"{id}-title")[title], body
    ]


def table(label: str, heads: Sequence[str], rows: Sequence[Sequence[h.Node]]) -> h.Element:
    """A table whose first column names its rows; on a narrow screen each row is a small list."""
    return h.table(".hall-table")[
        h.caption(".unseen")[label],
        h.thead[h.tr[(h.th(scope="col")[head] for head in heads)]],
        h.tbody[
            (
                h.tr[
                    h.th(scope="row")[row[0]],
                    (
                        h.td(data_of=head)[cell]
                        for head, cell in zip(heads[1:], row[1:], strict=True)
                    ),
                ]
                for row in rows
            )
        ],
    ]


def facts(pairs: Sequence[tuple[str, h.Node]]) -> h.Element:
    """What is known, a head and its text each; nothing for what is not."""
    return h.dl(".hall-facts")[
        (h.div[h.dt[head], h.dd[told]] for head, told in pairs if told is not None)
    ]


def games(lines: Sequence[Line], now: int) -> h.Node:
    """The last of these games, the newest first: the day, the game, who came where."""
    if not lines:
        return h.p[say("No game yet.")]
    earlier = len(lines) - SHOWN
    return [
        h.ol(".hall-games")[(game(line, now) for line in reversed(lines[-SHOWN:]))],
        earlier > 0
        and h.p(".soft")[say("And {earlier:plural(game|games)} before.", earlier=earlier)],
    ]


def game(line: Line, now: int) -> h.Element:
    """One game."""
    order = sorted(range(len(line.names)), key=lambda seat: (line.ends[seat].place or 99, seat))
    seats = [Seat(line, seat) for seat in order]
    return h.li[
        h.span(".soft")[day(line.when, now)],
        h.b[game_name(line.title)],
        h.span(".places")[(placing(one) for one in seats[:6])],
        len(seats) > 6 and h.span(".soft")[of_house("and {count} more", count=len(seats) - 6)],
    ]


def placing(one: Seat) -> h.Element:
    """Who came where."""
    place = of_house("{place:ordinal}", place=one.place) if one.place else "–"
    return h.span(class_="first" if one.place == 1 else None)[
        h.small[place], " ", who(one, link=False)
    ]


def fortune(values: Sequence[int], marks: Sequence[int]) -> h.Element:
    """The line of fortune from nothing on; `marks` are the games with which a season began."""
    line = [0, *values]
    low, high = min(line), max(line)
    span, last = max(1, high - low), max(1, len(line) - 1)

    def at(game: int, value: int) -> tuple[float, float]:
        x = MARGIN + (WIDE - 2 * MARGIN) * game / last
        return round(x, 1), round(MARGIN + (TALL - 2 * MARGIN) * (high - value) / span, 1)

    points = [at(game, value) for game, value in enumerate(line)]
    zero, (x, y) = at(0, 0)[1], points[-1]
    told = say(
        "Line of fortune over {games:plural(game|games)}: {end:signed} at the end, {high:signed} "
        "at its highest, {low:signed} at its lowest.",
        games=len(values), end=line[-1], high=high, low=low,
    )  # fmt: skip
    return h.figure(".fortune")[
        h.svg(viewBox=f"0 0 {WIDE} {TALL}", role="img", aria_label=told)[
            (
                h.line(".season", x1=str(at(it, 0)[0]), x2=str(at(it, 0)[0]), y1="0", y2=str(TALL))
                for it in marks
            ),
            h.line(".zero", x1="0", x2=str(WIDE), y1=str(zero), y2=str(zero)),
            h.polyline(pathLength="1", points=" ".join(f"{x},{y}" for x, y in points)),
            h.circle(cx=str(x), cy=str(y), r="4"),
        ],
        h.figcaption(".soft")[
            say("Up one for everybody left behind, down one for everybody ahead."),
            " ",
            marks and h.span[say("Dashed line: a season begins."), " "],
            h.b[say("Now {end:signed}.", end=line[-1])],
        ],
    ]

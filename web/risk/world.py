"""The map: land and sea, the ways over the sea, armies on it, arrows, what has just happened."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import NamedTuple

from markupsafe import Markup

from game.play import Event
from game.risk.board import BONUS, DISPUTED, SEA, WITHIN
from game.risk.state import NEUTRAL
from game.risk.view import View
from web import html as h
from web.html.writing import flat
from web.parts.pieces import icon, toggle
from web.risk import SHEET, say
from web.risk.armies import NONE, Marks, continent, look_of
from web.risk.dice import UNFOUGHT, Fight, fallen
from web.risk.falls import STATES, banner, fate, middle
from web.risk.places import AT, NAMED
from web.risk.words import voice

WIDE, TALL = 1000, 640
"""The frame of the map, in units."""

NEAR = 180
"""So many units about its middle a phone shows as it begins (web/static/js/zoom.js)."""

ROUND = frozenset({"alaska", "kamchatka"})
"""This way over the sea leaves the map on one side and comes back on the other."""


class Look(NamedTuple):
    """How the map is looked at: in which game, coloured by what, with what one has lost.

    `switches`: whether a button is there for the colour; `lost` are the territories that whoever is
    asked has lost since the own last turn, with whose they were.
    """

    game: str = ""
    by_owner: bool = True
    switches: bool = False
    lost: Mapping[str, int] = MappingProxyType({})


PLAIN = Look()


def world(
    view: View,
    names: Sequence[str],
    news: Sequence[Event] = (),
    marks: Marks = NONE,
    fight: Fight = UNFOUGHT,
    air: Event | None = None,
    look: Look = PLAIN,
) -> h.Element:
    """The whole map; `news` are shown at this moment.

    The dice of `air` roll, and nobody knows what they bring. A continent that falls has a banner
    where the dice of its `fight` have lain.
    """
    lit = {event.facts["territory"]: event.kind for event in news if "territory" in event.facts}
    rolled = air or next((event for event in reversed(news) if event.kind == "battle"), None)
    where = marks.goal or marks.start or marks.answer.split(" ")[0]
    where = where or looked_at(news if air is None else [air])
    fell = fate(news)
    place = middle(fell.facts["continent"]) if fell else AT.get(where)
    if marks.begins and place is None:
        place = home(view, marks.open)
    go = told(place, fight.step)
    scene = STATES[fell.kind] if fell else None
    return h.section("#track.stage.rk-world", aria_label=say("The map"), data_scene=scene)[
        h.div("#rk-window.rk-window", data_zoom=look.game, data_go=go, tabindex="0")[
            h.div(".rk-sheet")[
                land(view.options["disputed"]),
                look.by_owner and tinted(view.owner),
                owned(view, news),
                arrows(view, rolled, marks),
                h.div(".rk-armies")[
                    (continent(view, names, name, lit, marks, look.lost) for name in WITHIN)
                ],
            ]
        ],
        h.div(".rk-zoom", role="group", aria_label=say("The map"))[
            glass("+", "in", say("Closer")), glass("−", "out", say("Farther")),
            glass(icon("compass"), "whole", say("The whole map")),
            look.switches and painted(look.by_owner),
        ],
        banner(fell, view, names) if fell else fallen(view, rolled, fight, air is None),
    ]  # fmt: skip


def glass(label: h.Node, way: str, name: str) -> h.Element:
    """A button that brings the map nearer; a script moves it, so it costs no thought."""
    return h.button(
        f"#zoom-{way}.button.round.quiet", type="button", data_zooms=way, aria_label=name
    )[label]


def painted(by_owner: bool) -> h.Element:
    """The button that colours the land by owner, or by continent."""
    return toggle(
        icon("flying-flag"), f"set land {'continent' if by_owner else 'owner'}", by_owner,
        id="by-owner", look="round quiet", name=say("Land in the colours of its owners"),
    )  # fmt: skip


def tinted(owner: Mapping[str, int]) -> h.Element:
    """The land in the colours of whoever owns it; its continent shines through."""
    return h.svg("#rk-tinted.rk-tinted", viewBox=f"0 0 {WIDE} {TALL}", aria_hidden="true")[
        (outline(one, look_of(seat)) for one, seat in owner.items()),
        (outline(name, "rk-coast") for name in WITHIN),
    ]


def looked_at(news: Sequence[Event]) -> str:
    """Where something has happened last, "" for nowhere."""
    for event in reversed(news):
        if found := event.facts.get("goal") or event.facts.get("territory"):
            return str(found)
    return ""


def home(view: View, own: Collection[str]) -> tuple[int, int] | None:
    """The middle of what a phone shows most of one's territories in, the larger armies first."""
    if not own:
        return None
    seen = [[one for one in own if is_near(AT[one], AT[heart])] for heart in sorted(own)]
    most = max(seen, key=lambda found: (len(found), sum(view.armies[one] for one in found)))
    x, y = zip(*(AT[one] for one in most), strict=True)
    return (min(x) + max(x)) // 2, (min(y) + max(y)) // 2


def is_near(one: tuple[int, int], other: tuple[int, int]) -> bool:
    """Whether a phone that looks closer shows both, with the second in the middle."""
    return abs(one[0] - other[0]) < NEAR and abs(one[1] - other[1]) < NEAR


def told(place: tuple[int, int] | None, step: int) -> str | None:
    """Where the map goes, for the script that moves it: x and y in thousandths of its size."""
    if place is None:
        return None
    x, y = place
    return f"{x} {round(1000 * y / TALL)} {step}"


@cache
def land(disputed: str) -> Markup:
    """What never changes: sea, land by continent, its hatching, borders, ways over the sea."""
    ways = [way(*pair) for pair in SEA if disputed == "border" or {*pair} != DISPUTED]
    draw = h.svg(".rk-land", id="rk-land", viewBox=f"0 0 {WIDE} {TALL}", role="presentation")[
        h.g(".rk-water")[(outline(f"water-{far}", f"rk-water-{far}") for far in (3, 2, 1))],
        h.g(".rk-ways")[ways],
        [
            h.g(class_=f"rk-continent rk-{name}")[
                (
                    h.g(data_touch=f"land {one}", class_="rk-territory")[outline(one)]
                    for one in WITHIN[name]
                ),
                outline(f"hatch-{name}", "rk-hatch"),
            ]
            for name in WITHIN
        ],
    ]
    return flat(draw)


def outline(name: str, look: str = "") -> h.Element:
    """One drawing of the sheet."""
    return h.use(class_=look or None, href=f"{SHEET}#{name}")


def way(one: str, other: str) -> h.Node:
    """A dashed line over the sea; the one round the back of the map leaves it on both sides."""
    (x, y), (to_x, to_y) = AT[one], AT[other]
    if {one, other} == ROUND:
        return [h.path(d=f"M{x} {y}L0 {y - 6}"), h.path(d=f"M{to_x} {to_y}L{WIDE} {to_y - 6}")]
    return h.path(d=f"M{x} {y}L{to_x} {to_y}")


def owned(view: View, news: Sequence[Event]) -> h.Element:
    """Continents that somebody owns, or will own with one territory more: their outline says so."""
    fell = fate(news)
    is_now = {fell.facts["continent"]: STATES[fell.kind]} if fell else {}
    found = [(name, *most(view, name)) for name in WITHIN]
    return h.svg("#rk-owned.rk-owned", viewBox=f"0 0 {WIDE} {TALL}", aria_hidden="true")[
        (
            h.use(
                id=f"owned-{name}",
                class_=f"rk-whole timed {look_of(seat)}",
                data_is=is_now.get(name) or ("near" if left else "whole"),
                href=f"{SHEET}#{name}",
            )
            for name, seat, left in found
            if left < 2 and seat != NEUTRAL
        ),
        (h.text(x=f"{x}", y=f"{y}", class_="rk-name")[voice().name(name)]
         for name, (x, y) in NAMED.items()),
        (h.text(x=f"{x}", y=f"{y + 15}", class_="rk-bonus")[f"+{BONUS[name]}"]
         for name, (x, y) in NAMED.items()),
    ]  # fmt: skip


def most(view: View, continent: str) -> tuple[int, int]:
    """Who owns most of a continent, and how many territories of it are still another's."""
    parts = WITHIN[continent]
    owners = [view.owner.get(one, NEUTRAL) for one in parts]
    seat = max(owners, key=owners.count)
    return seat, len(parts) - owners.count(seat)


def arrows(view: View, rolled: Event | None, marks: Marks) -> h.Element:
    """From where to where: what is rolled for now, else what a finger has pointed at."""
    start, goal = (rolled.facts["start"], rolled.facts["goal"]) if rolled else marks[1:3]
    drawn: h.Node = None
    if start and goal:
        look = "rk-arrow is-fought" if rolled else "rk-arrow"
        drawn = [
            h.path(class_=look, d=line, marker_end="url(#rk-head)") for line in lines(start, goal)
        ]
    head = h.marker("#rk-head", viewBox="0 0 10 10", refX="8", refY="5", markerWidth="4.4",
                    markerHeight="4.4", orient="auto")[h.path(d="M0 0L10 5L0 10z")]  # fmt: skip
    return h.svg("#rk-arrows.rk-arrows", viewBox=f"0 0 {WIDE} {TALL}", aria_hidden="true")[
        h.defs[head], drawn
    ]


def lines(start: str, goal: str) -> list[str]:
    """The line of an arrow, bent a little; round the back of the map it has two."""
    (x, y), (to_x, to_y) = AT[start], AT[goal]
    if {start, goal} == ROUND:
        near, far = (0, WIDE) if x < to_x else (WIDE, 0)
        return [f"M{x} {y}L{near} {y - 6}", f"M{far} {to_y - 6}L{to_x} {to_y}"]
    bend_x, bend_y = (to_y - y) * 0.12, (x - to_x) * 0.12
    return [f"M{x} {y}Q{(x + to_x) / 2 + bend_x:.0f} {(y + to_y) / 2 + bend_y:.0f} {to_x} {to_y}"]

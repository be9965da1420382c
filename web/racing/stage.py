"""The stage: a race seen from the rail, with the crowd behind it and the camera beside the field.

A box hands over its runners and what happens in this moment; nothing is decided here. Everything
on the course is placed by three numbers, `data-at`, `data-left` and `data-view`, from which the
style makes transforms: so the camera and the horses move as one, and nothing is laid out anew.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from markupsafe import Markup

from web import html as h
from web.parts.pieces import bare_button, icon, piece, unseen
from web.racing.camera import shot
from web.racing.course import Race
from web.racing.strip import whole_way
from web.words.speaking import say

NAMED = 3
"""So many horses of the last picture have their names beside them."""
PLACES = 6
"""Places that a badge is drawn for."""

"""The drawings that every box may use."""


class Herald(NamedTuple):
    """A card that speaks up on its horse: its name, and what it does in two or three words."""

    name: str
    does: str = ""


class Pin(NamedTuple):
    """Somebody's slip on a horse: the sign of its owner, a short text, and all of it in words."""

    sign: Markup
    text: str
    said: str
    is_win: bool = True


class Runner(NamedTuple):
    """One horse as it runs: who it is, where it is, and what happens on it in this moment.

    `at` is its space, `place` its place or 0, `gained` the spaces it goes in this moment, and
    `told` a number that no earlier moment had.
    """

    id: str
    number: str
    name: str
    odds: str
    at: int
    place: int
    drawing: Markup
    silk: Markup
    gained: int = 0
    pins: tuple[Pin, ...] = ()
    heralds: tuple[Herald, ...] = ()
    told: int = 0
    cards: h.Node = None


class Scenery(NamedTuple):
    """What the stage shows besides its horses.

    `last` is the last space drawn, `leg` the part of the race: at the gate, running, closing, home,
    or the parade of the result; `moment` the kind of what has just happened.
    """

    finish: int
    last: int
    leg: str
    moment: str = ""
    gate: str = "away"


def leg_of(race: Race, finish: int) -> str:
    """Which part of the race it is: at the gate, on the way, closing on the line, home, or over."""
    front = max(race.positions.values())
    if len(race.ranking) == len(race.positions):
        return "parade"
    if front >= finish:
        return "home"
    return "closing" if front >= finish - 3 else "running" if race.unit else "gate"


def stage(
    label: str,
    runners: Sequence[Runner],
    scenery: Scenery,
    over: h.Node = None,
    is_held: bool | None = None,
    cards: h.Node = None,
) -> h.Element:
    """The whole picture; `over` is laid upon it: a photograph, a question.

    `cards` is the button that shows all cards large.

    `is_held` says whether the buttons that hurry the race are up; None where it has none.
    """
    parade = scenery.leg == "parade"
    ats = drawn_at(runners)
    camera = shot(list(ats.values()), scenery.finish, parade)
    return h.section(
        "#race-stage",
        class_=f"timed in-{scenery.leg}",
        aria_label=label,
        data_leg=scenery.leg,
        data_left=str(camera.left),
        data_view=str(camera.view),
        data_moment=scenery.moment.replace(" ", "-") or None,
    )[
        h.div(".picture")[
            grounds(len(runners), scenery.finish),
            None if parade else gate(len(runners), scenery.gate),
            h.ol(".runs")[(lane(one, min(ats[one.id], scenery.last), parade) for one in runners)],
            h.div(".near-rail", aria_hidden="true")[h.i],
            None if is_held is None or over else touch(is_held),
            None if over else cards,
            None
            if parade
            else whole_way(
                tuple((one.silk, min(ats[one.id], scenery.last)) for one in runners),
                scenery.finish,
            ),
        ],
        over,
    ]


def drawn_at(runners: Sequence[Runner]) -> dict[str, int]:
    """Where each horse is drawn: nobody is before a horse that is home and placed better.

    That one runs on; its plate says its place from then on.
    """
    ats = {one.id: one.at for one in runners}
    front = max((one.at for one in runners if not one.place), default=0)
    for one in sorted((it for it in runners if it.place), key=lambda it: -it.place):
        front = ats[one.id] = max(front, one.at)
    return ats


def touch(is_held: bool) -> h.Element:
    """The whole picture as a button: the buttons that hurry the race come up, or go away."""
    said = say("Put the controls away") if is_held else say("Show the controls")
    sign = icon("pause-button")
    return bare_button("controls", id="to-controls", name=said, opened=is_held)[sign]


@piece
def grounds(lanes: int, finish: int) -> h.Element:
    """All that stands there from start to end: sky, stand, crowd, turf, spaces, and the line."""
    return h.div(".grounds", aria_hidden="true")[
        h.div(".sky"),
        (h.div(what)[h.div(".bays")] for what in (".stand", ".crowd", ".crowd.arms", ".parapet")),
        h.div(".far-rail")[h.i],
        h.div(".turf")[h.div(".mown")],
        (h.span(".post", data_at=str(space))[str(space)] for space in range(1, finish)),
        h.div(".line", data_at=str(finish))[h.i, h.span[say("Finish")]],
    ]


def gate(lanes: int, state: str) -> h.Element:
    """The starting gate: shut, flung open at the off, and away once they run."""
    return h.div(".gate", data_gate=state, data_at="0", aria_hidden="true")[
        (h.span(".gate-stall")[h.i, h.i] for _ in range(lanes))
    ]


def lane(one: Runner, at: int, parade: bool) -> h.Element:
    """One lane: the plate of its horse at the edge of the picture, and the horse itself."""
    place = str(one.place) if one.place else None
    return h.li(f".run.lane-{one.id}", id=f"lane-{one.id}")[
        h.div(".plate.row")[
            one.silk,
            h.b(".number")[one.number],
            h.span(".plate-name")[one.name],
            one.odds != "" and h.span(".odds")[one.odds],
            h.span(".space", data_place=place)[home(one) if one.place else running(one)],
            one.cards,
        ],
        h.div(
            class_="mount is-heralded" if one.heralds else "mount",
            id=f"horse-{one.id}",
            data_at=str(at),
            data_place=place if parade else None,
            data_gallops="" if one.gained else None,
        )[
            one.drawing,
            pins(one.pins) if one.pins else None,
            one.gained > 0
            and h.b(".spurt", id=f"spurt-{one.id}-{one.told}", aria_hidden="true")[
                f"+{one.gained}"
            ],
            heralds(one) if one.heralds else None,
            one.place > 0 and rosette(one.place),
            parade and 0 < one.place <= NAMED and h.b(".home-name", aria_hidden="true")[one.name],
            parade and one.place == 1 and groom(),
        ],
    ]


def running(one: Runner) -> h.Node:
    """The space on which a horse is."""
    return [
        unseen(f"{say('space')} "),
        h.span(".comes", id=f"space-{one.id}-{one.at}")[str(one.at)],
    ]


def home(one: Runner) -> h.Node:
    """The place of a horse that is home: its space would gainsay where it is drawn.

    Those who listen hear both.
    """
    return [
        unseen(f"{say('space')} {one.at}, {say('place')} {one.place}"),
        h.span(".comes", id=f"place-{one.id}", aria_hidden="true")[
            say("{place:ordinal}", place=one.place)
        ],
    ]


def rosette(place: int) -> h.Element:
    """The place of a horse that is home, in front of its nose and over nobody."""
    return h.span(class_=f"rosette place-{min(place, PLACES)}", aria_hidden="true")[str(place)]


@piece
def groom() -> h.Element:
    """Who leads the winner in."""
    return h.svg(".groom", viewBox="0 0 60 100", aria_hidden="true")[h.use(href="silks.svg#groom")]


@piece
def pins(slips: tuple[Pin, ...]) -> h.Element:
    """The slips on a horse, so that everybody knows whom to shout for."""
    return h.ul(".pins")[
        (
            h.li(class_="pin row to-win" if slip.is_win else "pin row")[
                unseen(slip.said), slip.sign, slip.text != "" and h.b(aria_hidden="true")[slip.text]
            ]
            for slip in slips
        )
    ]


def heralds(one: Runner) -> h.Element:
    """Banners on a horse, each a card that speaks up; the caller says the same."""
    return h.div(".heralds", id=f"herald-{one.id}-{one.told}", aria_hidden="true")[
        (
            h.span(".herald")[h.b[herald.name], herald.does != "" and h.small[herald.does]]
            for herald in one.heralds
        )
    ]

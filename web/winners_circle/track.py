"""The course: the oval or Turf's straight, with the horses and where the roll would take them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from game.play import Event
from game.winners_circle.cards import HORSES
from game.winners_circle.view import View
from web import html as h
from web.parts.pieces import icon
from web.winners_circle import oval, say
from web.winners_circle.ground import LANES_TOP, ground, post, stand
from web.winners_circle.horses import steed
from web.winners_circle.oval import BAND, HEIGHT, MIDDLE, RADIUS, SHIFT, WIDTH
from web.winners_circle.portraits import badge, cloth
from web.winners_circle.standing import course_of, run_of

ASIDE = 14
"""How far horses move apart that would come to stand on the same space."""

LANE = 2.0
"""How far each horse keeps nearer to us than the one with the number before it."""

RUN_IN = 7
"""So many spaces before the line the picture comes close; the last six are to be seen then."""

BEYOND = 2
"""So many spaces over the line the winner comes to stand, the others behind it."""


def track(
    view: View,
    note: h.Node = None,
    ghosts: bool = False,
    chosen: str = "",
    news: Sequence[Event] = (),
    slip: h.Node = None,
) -> h.Element:
    """The course with all horses; with `ghosts`, where the roll would take each that may move.

    `news` is what has just happened: the picture shows the horse that moves. A `slip` of what was
    done meanwhile lies on it: in the bar it would push the horses out of sight.
    """
    is_straight, close = course_of(view).shares, is_close(view, news)
    line = oval.STRAIGHT_LEFT + (course_of(view).spaces + 0.5) * oval.STRAIGHT_STEP
    winning = post(line, LANES_TOP, 26) if is_straight else post(oval.LEFT + oval.LINE, INNER, 34)
    return h.section(
        "#course",
        class_=f"stage {'straight' if is_straight else 'oval'}",
        data_track=view.track.replace(" ", "-"),
        data_close="" if close else None,
        data_cheers="" if close or view.finished else None,
        aria_label=say("The course"),
    )[
        h.div(".course-scene")[
            ground(view.track),
            stand(),
            h.svg(".course-map", viewBox=f"0 0 {WIDTH} {HEIGHT}", aria_hidden="true")[
                winning, field(view, ghosts, chosen, close)
            ],
        ],
        h.div(".infield")[note],
        close and afar(view, ghosts, chosen),
        slip,
    ]


INNER = MIDDLE + RADIUS - BAND / 2
"""Where the inner rail of the home straight lies: the stand begins behind it."""


def is_close(view: View, news: Sequence[Event] = ()) -> bool:
    """Whether the next horse to come home is on the run-in, or one has just come home.

    Not while another horse moves that would be left out.
    """
    course = course_of(view)
    if view.phase != "race" or course.shares or not view.positions:
        return False
    if any(event.kind == "over the line" for event in news):
        return True
    moved = [event.facts["end"] for event in news[-1:] if event.kind == "moved"]
    if not all(is_seen(view, end, True) for end in moved):
        return False
    return max(view.positions.values()) >= course.finish - RUN_IN


def field(view: View, ghosts: bool, chosen: str, close: bool) -> list[h.Node]:
    """All horses, those that are pale below the others; numbers lie on all of them."""
    pale, beside = ghosted(view, chosen, close) if ghosts else [], asides(view)
    field = [horse for horse in HORSES if horse in view.runners]
    running = [racer(view, horse, beside[horse], close) for horse in field]
    return [
        [horse for horse, _ in pale],
        [horse for horse, _ in running],
        [number for _, number in running],
        [number for _, number in pale],
    ]


def at(position: int) -> dict[str, str]:
    """The attributes by which the style finds a place along the course."""
    tens, units = divmod(position + SHIFT, 10)
    return {"data_tens": str(tens), "data_units": str(units)}


def where(view: View, horse: str) -> int:
    """Where a horse is drawn: those that are home run out a little, the winner the farthest."""
    if horse in view.finished:
        return int(course_of(view).finish + BEYOND - view.finished.index(horse))
    return int(view.positions[horse])


def along(view: View, position: int) -> float:
    """How far along the home straight, or round the lap from there, a space lies."""
    return oval.LINE + (position - 0.5) * oval.LAP / course_of(view).spaces


def lane(view: View, horse: str, position: int, beside: int) -> float:
    """How far outside the middle of the course a horse is drawn, `beside` steps from its space.

    Higher numbers stand nearer to us on either side of the lap, for they are drawn later.
    """
    if course_of(view).shares:
        return 0.0
    nearer = (HORSES.index(horse) - 3) * LANE + beside * ASIDE
    return nearer if oval.is_near(along(view, position)) else -nearer


def asides(view: View) -> Mapping[str, float]:
    """How far across the course each horse is drawn, so that none covers another.

    Whoever is home runs out to where slow ones may still stand; and under the first rules one that
    came round could stand on the space of one at its gate.
    """
    spaces = {horse: where(view, horse) % course_of(view).spaces for horse in view.runners}
    crowd, found, seen = Counter(spaces.values()), {}, Counter[int]()
    for horse in sorted(spaces, key=HORSES.index):
        space = spaces[horse]
        beside = 2 * seen[space] - crowd[space] + 1
        found[horse] = lane(view, horse, where(view, horse), beside)
        seen[space] += 1
    return found


def racer(view: View, horse: str, aside: float, close: bool) -> tuple[h.Node, h.Node]:
    """One horse where it stands, and its number."""
    state = "home" if horse in view.finished else "moved" if horse in view.moved else "may-move"
    look, position = f"racer {state} lane-{HORSES.index(horse) + 1}", where(view, horse)
    stride = f"stride-{horse}-{position + SHIFT}" if view.phase == "race" else ""
    touch = f"horse {horse}" if is_seen(view, position, close) else None
    return (
        h.g(class_=look, id=f"on-course-{horse}", data_touch=touch)[
            placed(view, position, aside, steed(horse, view.runners[horse], stride), True)
        ],
        h.g(class_=f"number-of {look}", id=f"number-{horse}", data_touch=touch)[
            placed(view, position, aside, [badge(horse), horse == view.pace and pace_chip()], False)
        ],
    )


def pace_chip() -> h.Element:
    """What lies on the horse that has set the pace."""
    return h.g(".pace-chip")[h.circle(cx="13", cy="-12", r="7")]


def placed(view: View, position: int, aside: float, drawn: h.Node, turns: bool) -> h.Node:
    """Something on a space, `aside` outside the middle; what `turns` looks along the course."""
    here = along(view, position)
    middle, beside = oval.spot(here), oval.beside(here, aside)
    tilt, is_left = (0.0, False) if course_of(view).shares else oval.facing(here)
    off = f"translate({beside.x - middle.x:.1f} {beside.y - middle.y:.1f})"
    way = f"rotate({tilt:g}) scale({-1 if is_left else 1} 1)"
    inner = h.g(".wc-way.timed", transform=way)[drawn] if turns else drawn
    return h.g(".wc-along.timed", **at(position))[h.g(transform=off)[inner]]


def ghosted(view: View, chosen: str, close: bool) -> list[tuple[h.Node, h.Node]]:
    """A pale horse on each space that this roll could lead to, side by side where level.

    Over the line a slow horse may still stand where they are drawn: they keep outside of it.
    """
    course = course_of(view)
    found = [(horse, run) for horse in HORSES if (run := run_of(view, horse)) is not None]
    ends = [min(run.end, course.finish + BEYOND) for _, run in found]
    crowd, seen = Counter(end % course.spaces for end in ends), Counter[int]()
    standing = {where(view, horse) % course.spaces for horse in view.runners}
    shown: list[tuple[h.Node, h.Node]] = []
    for (horse, run), end in zip(found, ends, strict=True):
        space = end % course.spaces
        side = 2 * seen[space] - crowd[space] + 1
        if run.over and space in standing:
            side = 2 * seen[space] + 2
        seen[space] += 1
        look = "over" if run.over else "blocked" if run.blocked else "free"
        look += f"{' chosen' if horse == chosen else ''} lane-{HORSES.index(horse) + 1}"
        aside = lane(view, horse, end, side)
        touch = f"horse {horse}" if is_seen(view, end, close) else None
        drawn = placed(view, end, aside, steed(horse, view.runners[horse]), True)
        number = placed(view, end, aside, badge(horse), False)
        shown.append(
            (
                h.g(class_=f"pale {look}", data_touch=touch, id=f"pale-{horse}")[drawn],
                h.g(class_=f"ghost {look}", data_touch=touch, id=f"ghost-{horse}")[number],
            )
        )
    return shown


IN_A_COLUMN = 3
"""So many of them stand beside the winners' places on a phone; the race cards tell the rest."""


def afar(view: View, ghosts: bool, chosen: str) -> h.Element:
    """Those that the close picture leaves out: where each is, and where the roll would take it."""
    course, told = course_of(view), []
    for horse in sorted(view.positions, key=lambda horse: -view.positions[horse]):
        if is_seen(view, view.positions[horse], True):
            continue
        run = run_of(view, horse) if ghosts else None
        start = course.label(view.positions[horse])
        look = "far-off chosen" if horse == chosen else "far-off may-move" if run else "far-off"
        end = run and (icon("checkered-flag") if run.over else str(course.label(run.end)))
        told.append(
            h.li(class_=look, id=f"far-{horse}", data_touch=f"horse {horse}")[
                cloth(horse), h.span[str(start)], end and h.b["→ ", end]
            ]
        )
    return h.ol(".afar", data_many="" if len(told) > IN_A_COLUMN else None, aria_hidden="true")[
        told
    ]


def is_seen(view: View, position: int, close: bool) -> bool:
    """Whether what stands on a space is in the picture."""
    return not close or oval.is_close(along(view, position))


def die(face: str) -> h.Element:
    """One side of the die."""
    return h.span(class_=f"wc-die timed die-{face}")[icon(SIGNS[face])]


SIGNS = {"head": "horse-head", "cap": "billed-cap", "saddle": "saddle", "shoe": "horseshoe"}

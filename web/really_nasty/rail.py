"""The race as it is seen from the rail: the course straightened out, the eye on whoever runs.

Everything stands by how far along it is (`oval.far`) and in which lane; the style makes transforms
of that, so that the camera and the horses move as one and nothing is laid out anew.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.really_nasty.course import (
    FENCE,
    FENCES,
    OVER,
    SECTION,
    SECTIONS,
    SPOTS,
    lane_of,
)
from game.really_nasty.moving import along
from game.really_nasty.view import View
from web import html as h
from web.parts.pieces import bare_button, charm, piece
from web.racing.stage import groom
from web.really_nasty import oval, say
from web.really_nasty.course import NOBODY, Choosing, goal_told, small_map
from web.really_nasty.happening import Doing
from web.really_nasty.profile import horse_drawn, rider_down
from web.really_nasty.sight import (
    FENCES_FAR,
    PARTS,
    PARTS_OF_A_WAY,
    SPOTS_FAR,
    far_of,
    look_at,
)
from web.really_nasty.state import fallers
from web.really_nasty.words.names import SECTION_NAMES


def rail(
    view: View,
    names: Sequence[str],
    doing: Doing,
    choosing: Choosing = NOBODY,
    eye: int | None = None,
) -> h.Element:
    """The race; `eye` is the seat whose horse is looked at."""
    shot = look_at(view, doing, choosing, eye)
    watched = doing.places.get(eye) if eye is not None else None
    return h.section(
        "#nasty-rail",
        class_="choices timed" if choosing.ends else "timed",
        aria_label=say("The course"),
        data_eye=f"{shot.eye:03}",
        data_seen=str(shot.view) if shot.view else None,
        data_lane=str(watched[1]) if watched else None,
        data_close="" if is_down(view, eye) else None,
        data_moment=doing.kind.replace(" ", "-") or None,
    )[
        h.div(".rr-picture")[
            public(),
            turf(),
            h.div(".rr-spots")[(spot(view, choosing, *end) for end in choosing.ends)],
            h.div(".rr-field", aria_hidden="true")[
                (horse(view, names, seat, doing, choosing) for seat in range(len(view.horses))),
                brushes(doing),
            ],
            near(),
        ],
        h.div(".rn-rain", aria_hidden="true"),
        bare_button("course", id="to-course", name=say("The whole course from above"))[
            small_map(view)
        ],
    ]


def is_down(view: View, eye: int | None) -> bool:
    """Whether the horse that is watched lies before a fence."""
    return eye is not None and view.horses[eye].fate == "down"


@piece
def public() -> h.Element:
    """Behind the rail: a wet sky, the stand, the public, and its umbrellas."""
    rows = (".stand", ".crowd", ".rr-umbrellas", ".parapet")
    return h.div(".rr-public", aria_hidden="true")[
        h.div(".rr-sky"), (h.div(row)[h.div(".bays")] for row in rows), h.div(".far-rail")[h.i]
    ]


@piece
def turf() -> h.Element:
    """The turf with its spaces, the start, the fences and the line."""
    return h.div(".rr-turf", aria_hidden="true")[
        (h.div(f".rr-part.of-{name}", data_spot=f"part-{name}") for name in PARTS),
        h.div(".rr-start", data_spot="start"),
        h.div(".rr-line", data_spot="line"),
        (
            h.div(class_=f"rr-fence {KIND_OF.get(key.rpartition('-')[0], 'hedge')}", data_spot=key)
            for key in FENCES_FAR
        ),
    ]


KIND_OF = {"brook": "water", "rails": "rails", "drop": "drop", "gorse": "drop"}
"""What a fence looks like that is no hedge."""


@piece
def near() -> h.Element:
    """Along the rail: the names of fences and sections, and the winning post."""
    return h.div(".rr-near", aria_hidden="true")[
        h.div(".near-rail")[h.i],
        (
            h.span(".rr-sign", data_spot=key)[FENCES[key.rpartition("-")[0]].name]
            for key in FENCES_FAR
        ),
        (
            h.span(".rr-sign.of-section", data_spot=f"section-{one.id}")[
                say(SECTION_NAMES[one.id]), h.b(".doubles")["×2"]
            ]
            for one in SECTIONS.values()
        ),
        h.span(".rr-sign.of-line", data_spot="line")[say("Finish")],
    ]


def horse(view: View, names: Sequence[str], seat: int, doing: Doing, choosing: Choosing) -> h.Node:
    """One horse where it stands, with its rider or without; none that is out of the race."""
    stands = doing.places.get(seat)
    if stands is None:
        return None
    key, lane, at = stands
    its, silk = view.horses[seat], view.silks[seat]
    moves = choosing.mover == seat and bool(choosing.ends)
    falls = doing.falls == seat or its.fate == "down"
    is_riderless = its.fate == "riderless"
    is_led_in = doing.kind == "race over" and view.placed[:1] == (seat,)
    looks = {
        "moves": moves,
        "about": its.lost > 0,
        "down": falls,
        "loose": is_riderless,
        "slipped": doing.falls == seat and doing.kind == "slipped",
        "on-fence": key not in SPOTS_FAR and bool(FENCE[at]) and not falls,
        "gallops": seat in doing.ways,
        "winner": is_led_in,
        "now": seat == (choosing.mover if moves else view.turn) and its.at >= 0,
    }
    far = {"data_spot": key} if key in SPOTS_FAR else {"data_at": key}
    return h.div(
        class_=" ".join(["rr-horse", *(look for look, holds in looks.items() if holds)]),
        id=f"rail-{seat}",
        data_lane=str(lane),
        data_touch=f"horse {silk}",
        data_drag=f"horse {silk}" if moves else None,
        **far,
    )[
        horse_drawn(silk, not (falls or is_riderless), leaps(doing.ways.get(seat))),
        falls and rider_down(silk),
        seat in view.placed
        and h.b(class_=f"rosette place-{view.placed.index(seat) + 1}")[
            str(view.placed.index(seat) + 1)
        ],
        is_led_in and groom(),
        h.span(".rr-tag.row")[charm(seat), h.b[names[seat]]],
    ]


def brushes(doing: Doing) -> list[h.Element]:
    """Leaves and water that fly where a horse clears a fence, or comes down on it."""
    found = []
    for start, steps in doing.ways.values():
        spots = [at for at in along(start, steps) if at >= 0 and FENCE[at]]
        for at in spots:
            share = share_of(start, steps, at)
            key = f"{FENCE[at]}-{SPOTS[at].lap}"
            found.append(
                h.div(
                    class_=f"rr-brush {KIND_OF.get(FENCE[at], 'hedge')}",
                    id=f"brush-{doing.told}-{key}",
                    data_spot=key,
                    data_lane=str(lane_of(at)),
                    data_leap=str(share),
                )
            )
    return found


def share_of(start: int, steps: str, at: int) -> int:
    """Where on its way a horse comes to a place, in the parts by which leaps are told."""
    begins, whole = oval.far(start), far_of(along(start, steps)[-1], start, steps) - oval.far(start)
    share = (oval.far(at) - begins) / whole if whole > 0 else 1
    return min(PARTS_OF_A_WAY - 1, max(1, round(PARTS_OF_A_WAY * share)))


def leaps(way: tuple[int, str] | None) -> list[int]:
    """Where on its way a horse clears a fence, in twentieths of it."""
    if way is None:
        return []
    start, steps = way
    jumped = [at for at in along(start, steps)[:-1] if at >= 0 and FENCE[at]]
    return list(dict.fromkeys(share_of(start, steps, at) for at in jumped))[:2]


def touch(one: int, other: int) -> bool:
    """Whether two spaces touch: in neighbouring lanes, or one behind the other in a lane."""
    if OVER in (one, other) or one == other or abs(lane_of(one) - lane_of(other)) > 1:
        return False
    both = (oval.wide(one) + oval.wide(other)) / 2
    reach = both if lane_of(one) != lane_of(other) else 1.1 * both
    return abs(oval.far(one) - oval.far(other)) < reach


def spot(view: View, choosing: Choosing, text: str, end: int, steps: str) -> h.Element:
    """A space where the move may end, lit on the turf: a button that says what stands there."""
    fence = FENCE[end] if end != OVER and fallers(view, FENCE[end], choosing.own) else ""
    doubles = end != OVER and SECTION[end] in choosing.doubles
    refusal = choosing.why_not(text)
    looks = {
        "over": end == OVER,
        "fence": bool(fence),
        "doubles": doubles,
        "best": text == choosing.best,
        "greyed": refusal is not None,
        "crowded": any(touch(end, other) for _, other, _ in choosing.ends),
    }
    at = {"data_spot": "line"} if end == OVER else {"data_at": oval.key(end)}
    return h.button(
        class_=" ".join(["rr-spot", *(look for look, holds in looks.items() if holds)]),
        id=f"answer-{text}",
        type="button",
        data_lane=None if end == OVER else str(lane_of(end)),
        data_answer=None if refusal else text,
        data_do=f"why {text}" if refusal else None,
        data_touch=f"goal {text}",
        aria_label=goal_told(end, steps, doubles),
        aria_disabled="true" if refusal else None,
        **at,
    )[h.span(".rr-mark", aria_hidden="true")["×2" if doubles else "!" if fence else ""]]

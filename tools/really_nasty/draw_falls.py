"""Riders who have come off: flung through the air, sitting in the mud, shaking a fist.

The raised arm (`arm-…`) is laid over the rider who stands (`fist-…`) in the same frame of 64 by 64
and turns about his shoulder, at 39, 27 of it: `transform-origin: 60.9% 42.2%`.
"""

from tools.really_nasty.draw_cloth import BOOT, MUD, PEN, PEOPLE, SILKS, cloth, head, limb

BREECHES = "#fffaf0"
WET = "#8a6844"


def framed(name: str, drawn: str) -> str:
    """A drawing of 64 by 64."""
    return f'<symbol id="{name}" viewBox="0 0 64 64"><g {PEN}>{drawn}</g></symbol>'


def flung(silk: str) -> str:
    """In mid-air, head first, arms and legs anywhere."""
    base, skin = SILKS[silk][0], PEOPLE[silk][1]
    return framed(
        f"flung-{silk}",
        limb("M19 34L11 24", BREECHES, 6)
        + limb("M11 24L4 26M4 26L2.5 22", BOOT, 3.8)
        + limb("M40 25L46 9", base, 5)
        + limb("M46.5 6L47 4.5", skin, 4.6)
        + limb("M19 40L14 52", BREECHES, 6)
        + limb("M14 52L6 55M6 55L4 59", BOOT, 3.8)
        + cloth(silk, "matrix(.96 -.34 .26 .64 15 32)")
        + limb("M42 38L53 48", base, 5)
        + limb("M55.5 50L56.5 51", skin, 4.6)
        + head(silk, "flung", "translate(50 27) rotate(14)"),
    )


SPARK = "l1.2 3 3 1.2-3 1.2-1.2 3-1.2-3-3-1.2 3-1.2z"
PUDDLE = (
    "M3 54C1 49 12 49 14 47 22 44 42 43 50 47 54 49 63 49 61 55 62 61 48 62 32 62 16 63 4 61 3 54Z"
)


def sat(silk: str) -> str:
    """In a puddle, legs apart, seeing stars."""
    base, skin = SILKS[silk][0], PEOPLE[silk][1]
    return framed(
        f"sat-{silk}",
        f'<path d="{PUDDLE}" fill="{MUD}"/><path d="M10 58q8 2 14 1M46 59q6 0 9-2" stroke="{WET}"/>'
        + limb("M22 32L14 42 17 51M42 32L50 42 47 51", base, 5)
        + limb("M17 52h.1M47 52h.1", skin, 4.6)
        + cloth(silk, "matrix(.9 0 0 .92 21 27)")
        + limb("M26 49L15 55M38 49L49 55", BREECHES, 6.4)
        + "".join(
            f'<ellipse cx="{x}" cy="55" rx="5" ry="6" fill="#3a302a" transform="rotate({turn} {x} 55)"/>'
            f'<path d="M{x - 2} 57.5h4" stroke="{WET}" stroke-width="2"/>'
            for x, turn in ((11, -18), (53, 18))
        )
        + f'<path d="M23 30q3-3 4 1 4-2 4 2 0 2-2 2l.5 5q-1.5 2-2 0l-.5-4q-5 1-4-6zM37 40q4-2 4 2-2 3-4 1z" fill="{MUD}" stroke-width=".8"/>'
        + head(silk, "dazed", "translate(32 18)")
        + f'<path d="M24.5 20.5q3-1.5 3.5 1 1.5 2-1 3.5-3-1-2.5-4.5zM36 12q4-3 6 2-1 2-3 1-3 0-3-3z" fill="{MUD}" stroke-width=".8"/>'
        + f'<path d="M13 7{SPARK}M51 7{SPARK}M21 1{SPARK}M43 1{SPARK}" fill="#ffd24a" stroke-width=".9"/>',
    )


def fist(silk: str) -> str:
    """On his feet, muddy to the waist, shouting after his horse."""
    base, skin = SILKS[silk][0], PEOPLE[silk][1]
    return framed(
        f"fist-{silk}",
        f'<path d="M8 60C8 55 20 56 26 55 36 53 56 55 57 60 57 64 8 64 8 60Z" fill="{MUD}"/>'
        + limb("M28 44L24 58M36 44L41 58", WET, 6.6)
        + limb("M23 59L20 59.5M41 59L46 59.5", BOOT, 4)
        + limb("M24 27L12 34 22 42", base, 5)
        + limb("M23 42.5h.1", skin, 3.6)
        + cloth(silk, "matrix(.82 0 -.04 .9 23 23)")
        + f'<path d="M22 41q3-4 5-1 3-4 6 0 2-3 5 0 3-2 4 1l1 8H22z" fill="{MUD}" stroke-width=".8"/>'
        + head(silk, "angry", "translate(33 15)")
        + f'<path d="M25 17q3-1 3 2 1 2-2 2-2-1-1-4z" fill="{MUD}" stroke-width=".8"/>',
    )


def arm(silk: str) -> str:
    """The arm with the fist, about the shoulder at 39, 27."""
    base, skin = SILKS[silk][0], PEOPLE[silk][1]
    return framed(
        f"arm-{silk}",
        limb("M39 27L51 30 54 17", base, 5.4)
        + f'<path d="M47.5 13Q45.5 8 47.5 5 50 3 51.5 4.5 53.5 2 55.5 4 58 2.5 59.5 5 62.5 5 62.5 9 62.5 14.5 59 17 53.5 18.5 49.5 16.5Z" fill="{skin}"/>'
        '<path d="M51.5 4.5v5M55.5 4v5M59.5 5v4.5"/>'
        f'<path d="M47 12Q52 8.5 56.5 10.5 58 13 55 13.5 51 13 50 15" fill="{skin}"/>',
    )


EACH = (flung, sat, fist, arm)

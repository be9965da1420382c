"""The six silks and who wears them: cloth, cap, heads and limbs, for every pose."""

INK = "#16100b"
MUD = "#5d4126"
BOOT = "#3d2b22"
PEN = (
    f'fill="none" stroke="{INK}" stroke-width="1.2" stroke-linejoin="round" stroke-linecap="round"'
)
"""Whoever fills says with what."""

SILKS = {  # cloth and trim, as in web/really_nasty/style/80-nasty-tokens.css
    "red": ("#c9362b", "#fff6e6"),
    "blue": ("#2459a8", "#ffe9a3"),
    "yellow": ("#e9bf2f", "#1d1a16"),
    "green": ("#2f7a41", "#fff6e6"),
    "purple": ("#6c469c", "#f4cf5c"),
    "white": ("#f7f3ea", "#c9362b"),
}

PEOPLE = {  # hair, skin, what else is in the face
    "red": ("#b5541f", "#efc09a", '<path d="M-3 3.4Q0 1.6 3.5 2.6 7 1.4 9 4.6 5 5.4 3 4.2 0 6-3 3.4Z"/>'),
    "blue": ("#241811", "#c98f62", '<path d="M-4-4l3 7" stroke="#8d2b1d"/>'),
    "yellow": ("#6b4326", "#e6b58d", ""),
    "green": ("#c9c4b8", "#f0c9a4", '<path d="M-4-4.4L.4-3M3-3L7-4.4" stroke="#8d8577"/>'),
    "purple": ("#e6b94a", "#f0c9a4", ""),
    "white": ("#4a2a14", "#8f5c38", ""),
}  # fmt: skip

HAIRS = {  # around a head of radius 8 at 0, 0
    "red": "M-8 1C-12-7-6-11 0-10 6-11 10-6 8-2 2-3-2-5-4-7-4-3-6-1-8 1Z",
    "blue": "M-8 2C-11-8-4-10 1-10 8-10 9-4 8-2Q0-4-5-6Z",
    "yellow": "M-7.5-2Q-12-3-11 3L-7.5 4ZM-1-8Q-4-12-1-13M0-8Q1-12 4-12M7.5-2.5L9-3",
    "green": "M-8 4C-14-2-9-12-1-10 6-13 11-6 8-1 4-4 0-7-3-6-6-4-6 1-8 4Z",
    "purple": "M-5 8C-14 8-13-11 0-10.5 8-11 10-5 8.5-1Q1-3-3-7-6-2-5 8Z",
    "white": "M-8 2Q-12 0-9-3-12-7-7-8-6-12-2-10 2-13 4-9.5 9-10 8-6 11-4 8-2 4-4 1-6-3-4-6-3Z",
}

CHECKS = "".join(
    f"M{x} {y}h5.5v5.5h-5.5z"
    for row, y in enumerate((1, 6.5, 12, 17.5))
    for x in ((1, 12) if row % 2 else (6.5, 17.5))
)
DIAMONDS = "M6 1.5l4 5-4 5-4-5zM18 1.5l4 5-4 5-4-5zM12 7.5l4 5-4 5-4-5zM6 13.5l4 5-4 5-4-5zM18 13.5l4 5-4 5-4-5z"
STAR = "M12 2l2.7 6.8 7.3.5-5.7 4.6 2 7.1L12 17.2 5.7 21l2-7.1L2 9.3l7.3-.5z"


def pattern(silk: str) -> str:
    """The pattern on a cloth of 24 by 24: hoops, a star, checks, a sash, diamonds or spots."""
    trim = SILKS[silk][1]
    filled = {
        "red": "M.8 3.5h22.4v4H.8zM.8 10.5h22.4v4H.8zM.8 17.5h22.4v4H.8z",
        "blue": STAR,
        "yellow": CHECKS,
        "green": "M1 1h7L23 16v7h-7L1 8z",
        "purple": DIAMONDS,
    }
    if silk in filled:
        return f'<path d="{filled[silk]}" fill="{trim}" stroke="none"/>'
    spots = "M6 5.5h.1M18 5.5h.1M12 12h.1M6 18.5h.1M18 18.5h.1"
    return f'<path d="{spots}" stroke="{trim}" stroke-width="6.4"/>'


def cloth(silk: str, where: str) -> str:
    """The patterned cloth itself, a little rounded."""
    return (
        f'<g transform="{where}"><path d="M0 0Q12-2 24 0 26 12 24 24 12 26 0 24-2 12 0 0Z"'
        f' fill="{SILKS[silk][0]}" stroke-width="1.8"/>{pattern(silk)}</g>'
    )


def worn(silk: str, where: str = "") -> str:
    """The cap, in the same cloth, 24 by 20."""
    base, trim = SILKS[silk]
    drawn = {
        "red": ("M3 10.5Q10 5 19 9.2M6.5 5.8Q11 3 15.5 5.2", 2.4),
        "blue": ("M10.5 4v7.6M7 6.3l7 3.4M14 6.3l-7 3.4", 1.7),
        "yellow": ("M5.5 6.4v4M11 2.7v4M11 10h.1M16 6.4v3", 3.4),
        "green": ("M7.5 3.5L15.5 11.5", 4),
        "purple": ("M6 9h.1M10.5 5.5h.1M10.5 10.5h.1M15 8.5h.1", 3.4),
        "white": ("M6 9.5h.1M9 5h.1M11 10.5h.1M14.5 5.5h.1M17 9.5h.1", 3.2),
    }[silk]
    pieces = (
        '<path d="M2 14.5C0 1 17-1 20.5 11L20 13Q11 11 2 14.5Z" '
        f'fill="{base}"/><path d="{drawn[0]}" stroke="{trim}" stroke-width="{drawn[1]}"'
        f' stroke-linecap="{"butt" if silk in ("red", "green", "yellow") else "round"}"/>'
        f'<path d="M18.5 10Q23.5 11 23.5 15.5 20 13 15 13.2Z" fill="{base}"/>'
        f'<path d="M10 2h.1" stroke="{INK}" stroke-width="2.6"/>'
    )
    return f'<g transform="{where}" stroke-width="1.6">{pieces}</g>' if where else pieces


def cap(silk: str) -> str:
    """The cap alone, flying."""
    return f'<symbol id="cap-{silk}" viewBox="0 0 24 20"><g {PEN} transform="translate(0 2)">{worn(silk)}</g></symbol>'


def limb(along: str, ink: str, wide: float) -> str:
    """An arm or a leg along a line, with an outline."""
    return (
        f'<path d="{along}" stroke-width="{wide + 2.2:g}"/>'
        f'<path d="{along}" stroke="{ink}" stroke-width="{wide:g}"/>'
    )


NOSE = "M7.3-.8Q11.5 1 7.5 3"
MOODS = {
    "riding": '<path d="M4.5-1h.1" stroke-width="2.2"/><path d="M4 5h3"/>',
    "flung": (
        '<circle cx="0" cy="-2" r="2.6" fill="#fff"/><circle cx="5.2" cy="-2.2" r="2.6" fill="#fff"/>'
        '<path d="M1-2h.1M6.2-2.2h.1" stroke-width="2"/>'
        '<ellipse cx="3.6" cy="4.4" rx="2.5" ry="3.2" fill="#5c120c"/>'
    ),
    "dazed": (
        '<circle cx="-3.2" cy="-1.6" r="2.7" fill="#fff"/><circle cx="3.2" cy="-1.6" r="2.7" fill="#fff"/>'
        '<path d="M-4.3-.8h.1M4.2-2.8h.1" stroke-width="2"/><path d="M-3.5 5.5q1.7-2 3.5 0t3.5 0"/>'
    ),
    "angry": (
        '<path d="M-2-4.5L2.5-2.5M8-4.5L4.8-2.5" stroke-width="1.7"/>'
        '<path d="M1-.8h.1M5.6-.8h.1" stroke-width="1.9"/>'
        '<path d="M.5 3Q5 .5 9.5 2 9.5 9.5 4.5 8.5 .5 7.5 .5 3Z" fill="#5c120c"/>'
        '<path d="M2.5 3.4L8 2.8" stroke="#fff" stroke-width="1.5"/>'
    ),
}


def head(silk: str, mood: str, where: str) -> str:
    """A head of radius 8 that looks to the right, or dazed at us."""
    ink, skin, more = PEOPLE[silk]
    nose = "M0 .5q2.5 1.5 0 2.6" if mood == "dazed" else NOSE
    capped = mood == "riding"
    return (
        f'<g transform="{where}"><circle r="8" fill="{skin}"/>'
        f'<g fill="{ink}" stroke-width="1">'
        + ("" if capped else f'<path d="{HAIRS[silk]}"/>')
        + ("" if mood == "flung" else more)
        + f'</g>{MOODS[mood]}<path d="{nose}" fill="{skin}"/></g>'
    )

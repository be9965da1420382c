"""The contracts of the goblins: tolls, mud, grudges."""

from tools.unicorn_fever.pictures.pen import (
    BROWN,
    CREAM,
    DUSK,
    GREEN,
    INK,
    ORANGE,
    PINK,
    RED,
    SILVER,
    YELLOW,
    band,
    coin,
    disc,
    dot,
    edged,
    moved,
    oval,
    path,
    star,
)


def shouting(x: float, y: float) -> str:
    """A goblin that shouts."""
    return (
        path(f"M{x - 7:g} {y - 2:g}l-9-15 15 6zM{x + 7:g} {y - 2:g}l9-15-15 6z", GREEN)
        + disc(x, y, 12, GREEN)
        + dot(x - 5, y - 4)
        + dot(x + 5, y - 4)
        + path(f"M{x - 7:g} {y + 1:g}h14q-1 9-7 9t-7-9z", RED)
    )


PICTURES = {
    "GO1": path("M6 24H18V62H6z", BROWN)
    + path("M10 24L58 2 62 10 16 34z", CREAM)
    + path("M22 19l4 10 8-4-4-10zM40 10l4 10 8-4-4-10z", RED)
    + disc(12, 26, 6, DUSK)
    + path("M62 44H44C40 38 32 40 26 46 26 50 34 50 36 49 32 54 40 60 50 58H62z", GREEN)
    + coin(31, 42, 6),
    "GO2": edged("M32 62V42M32 44C18 40 14 30 14 20M32 44C46 40 50 30 50 20", BROWN, 6)
    + path("M14 20C20 30 24 30 26 30H38C40 30 44 30 50 20")
    + path(
        "M18 20C16 12 22 12 22 6 28 8 30 0 36 4 40 4 42 6 46 10 44 14 50 18 46 22 44 32 22 32"
        " 18 20z",
        "#7a4a2a",
    )
    + path("M54 40q-4 6 0 8 4-2 0-8zM10 42q-4 6 0 8 4-2 0-8z", "#7a4a2a"),
    "GO3": path("M6 26H16L46 8V54L16 38H6z", ORANGE)
    + path("M14 38L18 58H28L24 42z", BROWN)
    + oval(46, 31, 7, 23, YELLOW)
    + path("M47 31C46 22 58 20 56 30L62 32 56 34C58 42 46 40 47 31z", RED),
    "GO4": moved(
        "rotate(-8 32 32)",
        path("M4 10H60V26A6 6 0 0 0 60 38V54H4V38A6 6 0 0 0 4 26z", YELLOW),
        path("M14 10v5M14 20v5M14 30v5M14 40v5M14 49v5"),
    )
    + disc(28, 26, 7, CREAM)
    + disc(46, 24, 7, CREAM)
    + dot(29, 27)
    + dot(47, 25)
    + path("M35 25h4")
    + path("M38 26C46 32 46 40 40 40S33 34 38 26z", PINK)
    + path("M39 42C34 38 26 42 26 48 32 48 38 48 40 44 44 48 50 46 54 45 52 40 44 38 39 42z", INK),
    "GO5": moved(
        "rotate(-16 30 30)",
        path(
            "M8 14H54V24A5 5 0 0 0 54 34V44L46 39 40 45 33 39 26 46 20 40 14 45 8 40V34A5 5 0 0"
            " 0 8 24z",
            PINK,
        ),
        path("M42 18v5M42 28v5M42 36v3"),
        star(25, 28, 8),
    )
    + edged("M54 58L36 36", BROWN, 3)
    + path("M39 38L16 12 34 41z", SILVER)
    + path("M8 50l6-4 4 6-7 5zM24 58l5-2 2 5z", PINK),
    "GO6": path("M14 16H50C58 22 58 54 52 60H12C6 54 6 22 14 16z", "#bfe0ea")
    + path("M12 6H52V16H12z", BROWN)
    + path("M20 40a7 7 0 0 1 1-13 10 10 0 0 1 19-3 8 8 0 0 1 5 16z", DUSK)
    + path("M34 36L24 48H31L27 58 40 44H33L37 36z", YELLOW)
    + band("M25 30l5 2M41 30l-5 2", CREAM, 2)
    + band("M14 26V44", CREAM, 3),
    "GO7": disc(28, 40, 21, DUSK)
    + path("M38 16L48 26 44 30 34 20z", SILVER)
    + band("M42 20C46 10 54 20 56 12", BROWN, 3)
    + star(56, 9, 8, YELLOW, 8)
    + band("M14 38q2-10 10-12", CREAM, 3)
    + band("M18 44l5-4M18 40l5 4M32 44l5-4M32 40l5 4", CREAM, 2)
    + band("M22 52q6-5 12 0", CREAM, 2),
    "GO8": shouting(17, 26)
    + shouting(47, 26)
    + shouting(32, 46)
    + path("M32 16V5M25 12L22 3M39 12L42 3"),
}

"""The contracts of the leprechauns: luck in all its kinds."""

from tools.unicorn_fever.pictures.pen import (
    BLUE,
    BROWN,
    CREAM,
    DUSK,
    GREEN,
    INK,
    PINK,
    RED,
    YELLOW,
    band,
    clover,
    coin,
    disc,
    dot,
    edged,
    moved,
    path,
    spark,
)

POT = "M8 36H56C62 52 50 60 46 60H18C14 60 2 52 8 36z"

PICTURES = {
    "LE1": disc(32, 56, 6, BROWN)
    + path("M28 8a4 4 0 0 1 8 0C50 12 46 34 56 46V52H8V46C18 34 14 12 28 8z", YELLOW)
    + path("M10 46H54")
    + clover(32, 29, 5)
    + path("M4 22q-2-8 4-14M60 22q2-8-4-14"),
    "LE2": edged("M4 4C30 2 34 20 34 32", RED, 14)
    + band("M4 4C30 2 34 20 34 32", YELLOW, 8)
    + band("M4 4C30 2 34 20 34 32", BLUE, 3)
    + coin(20, 34)
    + coin(46, 33)
    + coin(33, 30, 8)
    + path(POT, DUSK)
    + path("M5 34H59V42H5z", DUSK)
    + band("M14 48q1 5 5 7", CREAM, 3),
    "LE3": moved(
        "rotate(-14 20 40)",
        path("M6 28H32V54H6z", CREAM),
        *(dot(x, y, 2.600) for x, y in ((12, 34), (26, 34), (19, 41), (12, 48), (26, 48))),
    )
    + moved(
        "rotate(16 46 44)",
        path("M36 34H58V56H36z", RED),
        *(
            f'<circle cx="{x}" cy="{y}" r="2.600" fill="{CREAM}" stroke="none"/>'
            for x, y in ((42, 40), (47, 45), (52, 50))
        ),
    )
    + edged("M14 20C20 4 42 4 48 18", GREEN, 4)
    + path("M38 18H58L49 30z", GREEN),
    "LE4": disc(28, 34, 26, RED)
    + disc(28, 34, 18, CREAM)
    + disc(28, 34, 10, BLUE)
    + disc(28, 34, 3.500, YELLOW)
    + band("M28 34L52 10", INK, 4)
    + path("M48 14L48 4 56 1V8H63L60 16H50z", GREEN),
    "LE5": path("M32 2C54 2 58 30 42 38L48 62H16L22 38C6 30 10 2 32 2z", YELLOW)
    + path("M32 12C46 12 48 28 38 34L42 54H22L26 34C16 28 18 12 32 12z", INK)
    + path("M18 24C24 12 40 12 46 24 40 36 24 36 18 24z", CREAM)
    + disc(32, 24, 7, GREEN)
    + dot(32, 24, 3),
    "LE6": path(
        "M8 40a11 11 0 0 1 2-21 15 15 0 0 1 27-6 12 12 0 0 1 6 12C46 30 44 40 34 40z", CREAM
    )
    + dot(24, 22)
    + dot(34, 22)
    + disc(39, 31, 4, PINK)
    + band("M46 26H56a5 5 0 1 0-5-6M46 34H62M28 48H50a5 5 0 1 1-5 6M14 54H34", BLUE, 3.500),
    "LE7": path("M33 40Q34 54 44 60L38 63Q28 54 30 40z", GREEN)
    + clover(32, 27, 12.500)
    + path("M22 22l7 3M42 22l-7 3")
    + dot(26, 27)
    + dot(38, 27)
    + path("M25 37q7-7 14 0")
    + path("M20 28q-4 6 0 8 4-2 0-8z", BLUE),
    "LE8": edged("M16 10C2 40 14 56 32 56S62 40 48 10", YELLOW, 10)
    + "".join(
        dot(x, y, 2.200)
        for x, y in ((12.500, 22), (11, 36), (19, 50), (32, 56), (45, 50), (53, 36), (51.500, 22))
    )
    + path("M9 6H23V13H9zM41 6H55V13H41z", YELLOW)
    + spark(30, 30, 11)
    + spark(40, 16, 6),
}

"""The contracts of the fairies: flowers, ribbons, applause."""

from math import cos, sin

from tools.unicorn_fever.pictures.pen import (
    BLUE,
    BROWN,
    CREAM,
    GREEN,
    INK,
    ORANGE,
    PINK,
    RED,
    SILVER,
    TAN,
    VIOLET,
    YELLOW,
    band,
    disc,
    dot,
    edged,
    oval,
    path,
    spark,
    star,
)


def flower(x: float, y: float, r: float, fill: str) -> str:
    """Five petals round a yellow heart."""
    far, bow = 1.15 * r, 0.76 * r
    (left, top), *others = [(x + far * sin(n * 1.257), y - far * cos(n * 1.257)) for n in range(6)]
    petals = "".join(f"A{bow:.2g} {bow:.2g} 0 1 1 {at:.3g} {down:.3g}" for at, down in others)
    return path(f"M{left:.3g} {top:.3g}{petals}z", fill) + disc(x, y, r * 0.6, YELLOW)


PICTURES = {
    "FA1": path("M22 40L14 62 24 56 30 62 34 44zM42 40L50 62 40 56 34 62 30 44z", RED)
    + star(32, 26, 26, RED, 12, 0.82)
    + disc(32, 26, 16, CREAM)
    + path("M24 23q3-4 6 0M34 23q3-4 6 0")
    + oval(32, 33, 5, 5, INK)
    + path("M54 14V2l8 3")
    + oval(51, 14, 3, 2.5, INK),
    "FA2": path("M14 2H28L36 26H26zM50 2H36L28 26H38z", BLUE)
    + disc(32, 42, 19, SILVER)
    + disc(32, 42, 13, CREAM)
    + path("M25 34h5v16h-5zM34 34h5v16h-5z", SILVER),
    "FA3": path("M16 30L30 62H36L50 30z", CREAM)
    + path("M24 40L30 62M42 40L36 62")
    + flower(18, 22, 7, PINK)
    + flower(46, 22, 7, ORANGE)
    + flower(32, 14, 7, RED)
    + flower(32, 31, 6, VIOLET)
    + path("M56 38q-6 9 0 12 6-3 0-12z", BLUE),
    "FA4": edged("M32 8A24 24 0 1 1 31.900 8", GREEN, 7)
    + flower(32, 9, 5, RED)
    + flower(54, 24, 5, CREAM)
    + flower(46, 51, 5, PINK)
    + flower(18, 51, 5, YELLOW)
    + flower(10, 24, 5, VIOLET),
    "FA5": path("M18 6H46V10H18zM29 8H35V24H29zM6 22H58V30H6zM6 48H58V58H6z", BROWN)
    + path("M10 30h5v18h-5zM49 30h5v18h-5z", TAN)
    + path("M32 48C12 46 14 36 24 36 26 30 38 30 40 36 50 36 52 46 32 48z", PINK)
    + oval(32, 42, 5, 3, YELLOW)
    + path("M29 14l6 3M29 19l6 3"),
    "FA6": path("M8 40V10C8 2 56 2 56 10V40z", INK)
    + path("M8 8H24C22 22 16 32 8 34zM56 8H40C42 22 48 32 56 34z", RED)
    + path("M22 28L20 14 28 20 32 10 36 20 44 14 42 28z", YELLOW)
    + disc(32, 34, 7, TAN)
    + dot(29.5, 34, 1.2)
    + dot(34.5, 34, 1.2)
    + path("M4 40H60V46H4z", YELLOW)
    + path("M7 46H57V60Q49 66 41 60 32 66 23 60 15 66 7 60z", RED),
    "FA7": path("M10 36H50V60H10z", BLUE)
    + path("M16 42H44V54H16z", YELLOW)
    + path("M22 42v12M30 42v12M38 42v12")
    + band("M50 48H58V38", INK, 3)
    + disc(58, 36, 4, RED)
    + path("M22 36l-3-5 4-3-4-4M38 36l3-5-4-3 4-4")
    + path("M10 6C4 10 8 26 18 26 26 24 28 12 27 6q-3-2-4 0l-2 8-2-11q-3-2-4 0v9z", TAN)
    + path("M50 6C56 10 52 26 42 26 34 24 32 12 33 6q3-2 4 0l2 8 2-11q3-2 4 0v9z", TAN),
    "FA8": path("M14 30V4H50V30z", CREAM)
    + star(32, 17, 9, PINK)
    + path("M4 26L32 46 60 26V60H4z", TAN)
    + path("M4 60L26 42M60 60L38 42")
    + path("M32 56C22 50 26 42 32 46 38 42 42 50 32 56z", RED)
    + spark(56, 10, 6, YELLOW),
}

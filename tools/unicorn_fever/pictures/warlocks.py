"""The contracts of the warlocks: glass, mirrors, owls."""

from tools.unicorn_fever.pictures.pen import (
    BLUE,
    BROWN,
    CREAM,
    DUSK,
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
    eyes,
    moved,
    path,
    spark,
)

PICTURES = {
    "WA1": path("M6 52H58V62H6z", RED)
    + path("M10 54H58V60H10z", CREAM)
    + path("M16 52C16 46 22 44 24 42H40C42 44 48 46 48 52z", YELLOW)
    + disc(32, 24, 21, VIOLET)
    + path("M22 30C18 20 30 14 34 20S44 24 42 30 30 38 22 30z", PINK)
    + spark(34, 26, 7)
    + band("M17 18q2-7 8-9", CREAM, 3),
    "WA2": path("M30 20L60 8 62 14 36 32z", BROWN)
    + path("M30 44L60 56 62 50 36 32z", BROWN)
    + path("M14 30L34 16 44 32 34 48 14 34z", RED)
    + path("M22 25v14M28 20v24M34 16v32")
    + path("M2 30H14V34H2z", SILVER)
    + path("M8 20Q2 14 8 8 14 4 8 2M2 44q8 4 2 10-4 4 2 8M16 12q-4 4 0 8"),
    "WA3": path("M30 6Q42 12 54 10C58 36 48 54 30 62 12 54 2 36 6 10Q18 12 30 6z", BROWN)
    + path("M30 14Q40 18 48 17C50 36 43 47 30 53 17 47 10 36 12 17Q20 18 30 14z", SILVER)
    + band("M19 36L37 22M21 44L41 28", CREAM, 4)
    + path("M63 6L42 20 48 25 34 34 62 40 52 33 60 26 50 22z", YELLOW),
    "WA4": path("M26 14L6 26V50L26 62 30 52 24 46 34 40 28 32 32 26z", VIOLET)
    + path("M36 14L52 24V48L36 60 40 52 34 46 42 40 38 32z", VIOLET)
    + moved(
        "rotate(34 44 12) translate(-4 2)",
        path("M42 12H47V48H42z", TAN),
        path("M32 4H58V16H32z", SILVER),
    )
    + path("M20 10L16 2M30 8V1M10 18L3 14"),
    "WA5": path("M26 4H38V22C54 30 58 56 46 60H18C6 56 10 30 26 22z", "#cfe9ee")
    + path("M14 42Q22 36 32 42T50 42C54 58 46 60 44 60H20C18 60 10 58 14 42z", GREEN)
    + path("M23 2H41V8H23z", BROWN)
    + path("M23 56V44H18L26 34 34 44H29V56z", YELLOW)
    + path("M37 34V46H32L40 57 48 46H43V34z", RED),
    "WA6": path("M2 16H24L30 26 24 34 31 42 26 52H2z", CREAM)
    + path("M62 12H34L40 22 34 30 41 38 36 48H62z", CREAM)
    + path("M2 16L18 32 26 28M62 12L46 28 38 24")
    + band("M14 8L50 58M50 8L14 58", INK, 9)
    + band("M14 8L50 58M50 8L14 58", RED, 5),
    "WA7": path("M6 62V28C6 -4 58 -4 58 28V62z", BROWN)
    + path("M12 60V28C12 4 52 4 52 28V60z", DUSK)
    + path("M18 60C16 44 16 32 18 20L27 26H37L46 20C48 32 48 44 46 60z", TAN)
    + eyes(32, 34, 7, 6.500)
    + path("M29 40H35L32 46z", ORANGE)
    + path("M24 50q4 4 8 0 4 4 8 0M24 56q4 4 8 0 4 4 8 0")
    + path("M4 58H60V63H4z", TAN),
    "WA8": path("M14 62V26H50V62z", SILVER)
    + path("M8 26L32 2 56 26z", VIOLET)
    + path("M20 34H44V54H20z", INK)
    + path("M22 36h5v18h-5z", RED)
    + path("M28 39h5v15h-5z", YELLOW)
    + path("M34 36h4v18h-4z", GREEN)
    + path("M38 38l4-2 4 16-4 2z", BLUE)
    + path("M32 12a3 3 0 0 1 0 7 3 3 0 0 1 0-7z", YELLOW)
    + path("M14 58H50V62H14z", BROWN),
}

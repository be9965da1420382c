"""The contracts of the gnomes: vaults, ledgers, coins."""

from tools.unicorn_fever.pictures.pen import (
    BLUE,
    BROWN,
    CREAM,
    DUSK,
    INK,
    ORANGE,
    PINK,
    RED,
    SILVER,
    TAN,
    VIOLET,
    YELLOW,
    band,
    bare,
    coin,
    disc,
    dot,
    moved,
    oval,
    path,
)

PICTURES = {
    "GN1": path("M4 4H60V56H54V62H46V56H18V62H10V56H4z", DUSK)
    + disc(32, 30, 21, SILVER)
    + disc(32, 30, 15, CREAM)
    + band("M32 19V41M21 30H43M24 22L40 38M40 22L24 38", INK, 3)
    + disc(32, 30, 5, YELLOW)
    + path("M4 16h5v8H4zM4 36h5v8H4z", YELLOW),
    "GN2": path("M4 14Q18 8 32 16V58Q18 50 4 56zM60 14Q46 8 32 16V58Q46 50 60 56z", CREAM)
    + band("M9 24q9-3 18 1M9 32q9-3 18 1M9 40q9-3 18 1", SILVER, 2.500)
    + band("M38 44C36 30 50 38 46 28S54 24 55 34 50 46 44 40", VIOLET, 3)
    + disc(40, 26, 3, RED)
    + path("M38 26L56 2 62 6 44 30 36 34z", YELLOW)
    + bare("M38 27L43 31 36 34z", INK),
    "GN3": coin(46, 16, 14)
    + path("M4 34H16V62H4z", BLUE)
    + path(
        "M16 36C24 34 26 26 26 18 30 10 36 16 34 30H48C54 32 52 38 49 38 54 42 51 46 47 46 51"
        " 50 47 54 44 54 46 58 42 60 38 60H22L16 58z",
        TAN,
    )
    + path("M40 38h9M40 46h7M38 54h6")
    + dot(10, 42, 1.6),
    "GN4": oval(32, 32, 22, 9, YELLOW)
    + oval(32, 32, 17, 5, ORANGE)
    + path("M2 20H14V26H9V38H14V44H2zM62 20H50V26H55V38H50V44H62z", SILVER)
    + path(
        "M24 12H10M14 7L9 12 14 17M40 12H54M50 7L55 12 50 17M24 54H10M14 49L9 54 14 59M40"
        " 54H54M50 49L55 54 50 59"
    ),
    "GN5": path(
        "M26 24C26 18 22 16 22 10 22 0 42 0 42 10 42 16 38 18 38 24V34H52V44H12V34H26z", BROWN
    )
    + bare("M13 40H51V43H13z", RED)
    + path("M6 50H58V60H6z", CREAM)
    + disc(18, 55, 2.500, RED)
    + disc(32, 55, 2.500, RED)
    + disc(46, 55, 2.500, RED),
    "GN6": path("M4 32C6 2 58 2 60 32Q53 26 46 32 39 26 32 32 25 26 18 32 11 26 4 32z", RED)
    + path("M32 9C24 12 18 22 18 32Q25 26 32 32 39 26 46 32C46 22 40 12 32 9z", CREAM)
    + path("M32 4V8")
    + band("M32 32V40", INK, 3)
    + path("M20 46a12 4 0 0 1 24 0v12a12 4 0 0 1-24 0z", YELLOW)
    + path("M20 46a12 4 0 0 0 24 0M20 52a12 4 0 0 0 24 0")
    + path("M8 42l-3 8M54 42l-3 8M14 52l-3 8M60 52l-3 8"),
    "GN7": path("M8 40H56C54 48 44 48 42 50V54L50 62H16L24 54V50C18 48 10 46 8 40z", DUSK)
    + oval(36, 38, 11, 4, YELLOW)
    + moved("rotate(38 30 20)", path("M28 14H33V-6H28z", BROWN), path("M18 12H44V26H18z", SILVER))
    + path("M14 32l-6-3M52 30l6-4M54 36l6-1"),
    "GN8": path(
        "M10 44C8 26 24 22 38 24L48 20 48 28C54 32 54 36 56 38H60V46H55C53 50 50 51 48"
        " 52V60H40V55H24V60H16V53C12 50 10 48 10 44z",
        PINK,
    )
    + path("M10 40q-8-2-5-8 5-1 3 5")
    + dot(46, 36, 2.200)
    + path("M56 40v4")
    + path("M18 26C20 14 26 8 36 2 38 10 42 16 42 24 34 22 24 22 18 26z", RED)
    + path("M38 46C36 56 44 62 50 64 50 56 54 52 54 46 48 50 44 48 38 46z", CREAM),
}

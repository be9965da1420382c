"""The five clans, a head each, and what the six unicorns do when they are enraged."""

from tools.unicorn_fever.pictures.pen import (
    BLUE,
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
    clover,
    disc,
    dot,
    edged,
    flag,
    moved,
    oval,
    path,
    spark,
    star,
)

CLANS = {
    "fairies": path("M30 50C2 66-8 12 26 34zM34 50C62 66 72 12 38 34z", "#cfe9ee")
    + path("M14 63C18 44 46 44 50 63z", GREEN)
    + path("M16 32C14 8 50 8 48 32L50 46H14z", ORANGE)
    + disc(32, 34, 13, TAN)
    + path("M19 32C20 18 44 18 45 32 38 30 34 26 32 22 30 26 26 30 19 32z", ORANGE)
    + dot(27, 36)
    + dot(37, 36)
    + path("M28 42q4 3 8 0M28 14Q26 6 20 4M36 14Q38 6 44 4")
    + disc(20, 4, 3, YELLOW)
    + disc(44, 4, 3, YELLOW),
    "gnomes": path("M12 30C14 12 26 6 42 2 40 10 50 16 52 30z", RED)
    + path("M14 30H50V42H14z", TAN)
    + path("M10 36C16 44 26 38 32 42 38 38 48 44 54 36 56 54 40 60 32 63 24 60 8 54 10 36z", CREAM)
    + path("M10 26H54V32H10z", YELLOW)
    + dot(24, 36)
    + dot(40, 36)
    + oval(32, 40, 5, 4, PINK)
    + path("M28 50q4 3 8 0"),
    "goblins": path("M16 26L1 12C2 32 8 38 16 40zM48 26L63 12C62 32 56 38 48 40z", GREEN)
    + path("M14 30C14 4 50 4 50 30 50 48 42 60 32 60S14 48 14 30z", GREEN)
    + path("M18 22L29 28M46 22L35 28")
    + oval(24, 31, 5, 4, YELLOW)
    + oval(40, 31, 5, 4, YELLOW)
    + dot(25, 31)
    + dot(39, 31)
    + path("M20 46Q32 52 44 46 42 56 32 56S22 56 20 46z", INK)
    + path("M24 47l2-6 3 8zM40 47l-2-6-3 8z", CREAM),
    "leprechauns": path("M12 36C4 50 18 62 32 62S60 50 52 36z", ORANGE)
    + path("M18 28H46V42C46 52 18 52 18 42z", TAN)
    + path("M18 44Q26 38 32 43 38 38 46 44 42 50 32 48 22 50 18 44z", ORANGE)
    + path("M16 4H48V26H16z", GREEN)
    + path("M16 18H48V26H16z", INK)
    + path("M27 17H37V27H27z", YELLOW)
    + path("M6 26H58V32H6z", GREEN)
    + dot(26, 37)
    + dot(38, 37)
    + path("M28 53q4 3 8 0"),
    "warlocks": path("M6 62C8 40 16 16 32 2 48 16 56 40 58 62z", VIOLET)
    + path("M16 44C16 20 48 20 48 44 44 56 20 56 16 44z", INK)
    + path("M21 38L30 42C28 46 22 44 21 38zM43 38L34 42C36 46 42 44 43 38z", YELLOW)
    + path("M18 48Q32 46 46 48 44 58 32 63 20 58 18 48z", SILVER)
    + path("M28 53q4-3 8 0")
    + spark(32, 16, 6, YELLOW),
}

POWERS = {
    "red": edged("M18 26C10 48 22 58 32 58S54 48 46 26", SILVER, 8)
    + path(
        "M32 2C36 14 46 16 44 30 42 42 22 42 20 30 20 24 24 22 24 16 28 18 30 20 30 24 34 18 34"
        " 10 32 2z",
        ORANGE,
    )
    + path("M32 24q6 6 4 10-4 4-8 0-1-4 4-10z", YELLOW)
    + dot(16.500, 36)
    + dot(22, 52)
    + dot(42, 52)
    + dot(47.500, 36),
    "orange": moved(
        "rotate(24 34 30)",
        path("M20 16H48C54 22 54 46 48 52H20C14 46 14 22 20 16z", ORANGE),
        path("M18 6H50V16H18z", RED),
        path("M20 26H48V42H20z", CREAM),
        star(34, 34, 7, RED),
    )
    + path("M4 24Q2 40 12 50M4 24l-2 7M4 24l6 5")
    + path("M28 62H52M56 58L62 54"),
    "yellow": path("M40 2L16 34H28L20 62 52 24H38L50 2z", YELLOW)
    + path("M18 22C8 22 4 14 2 8 10 10 16 12 22 14zM16 34C8 36 4 32 1 26 8 26 14 26 20 28z", CREAM)
    + path("M48 40H60M44 48H56M40 56H50"),
    "green": band("M16 62V6", INK, 4)
    + flag(18, 6, 4, 3, 9)
    + clover(44, 46, 7)
    + path("M46 52q2 6 8 9"),
    "blue": path("M4 56C2 46 20 44 32 44S62 46 60 56 6 64 4 56z", BLUE)
    + path("M18 48C16 38 12 34 6 32M46 48C48 38 52 34 58 32M32 44V36")
    + path("M8 20q-4 6 0 8 4-2 0-8zM56 20q-4 6 0 8 4-2 0-8z", BLUE)
    + path("M16 32L12 8 24 18 32 4 40 18 52 8 48 32z", YELLOW)
    + disc(32, 25, 3.500, RED)
    + path("M17 28h6M41 28h6"),
    "purple": path("M32 2Q44 10 58 8C62 36 50 54 32 62 14 54 2 36 6 8Q20 10 32 2z", VIOLET)
    + path("M36 14A18 18 0 1 0 48 42 15 15 0 0 1 36 14z", YELLOW)
    + spark(44, 24, 7),
}

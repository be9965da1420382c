"""The magic: twelve letters, each with what helps and what hinders."""

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
    bare,
    clover,
    coin,
    disc,
    dot,
    edged,
    eyes,
    flag,
    head,
    moved,
    oval,
    path,
    star,
)

PURSE = "M20 24C4 34 4 60 32 60S60 34 44 24z"

PICTURES = {
    "A-positive": path("M46 26C34 30 16 44 3 46 12 48 14 52 8 60 24 58 42 48 50 36z", ORANGE)
    + path("M46 30C36 36 24 46 14 52 26 52 42 44 48 34z", YELLOW)
    + star(45, 22, 18)
    + dot(41, 21)
    + dot(49, 21)
    + path("M41 27q4 4 8 0"),
    "A-negative": edged("M9 58C9 18 55 18 55 58", RED, 18)
    + band("M9 58C9 18 55 18 55 58", YELLOW, 6)
    + path(
        "M14 26C22 14 42 14 50 26 54 32 52 46 48 46 44 46 45 36 42 36 38 36 40 58 35 58 30 58"
        " 32 38 28 38"
        " 24 38 26 50 22 50 16 50 10 34 14 26z",
        CREAM,
    )
    + path("M24 4h16l-2 14H26z", BLUE)
    + path("M28 18h8l-2 6h-4z", ORANGE),
    "B-positive": path("M10 26V54C10 62 54 62 54 54V26z", SILVER)
    + bare("M11 34H53V50H11z", RED)
    + oval(32, 26, 22, 8, BROWN)
    + "".join(
        path(f"M{x} {y}a5 4 0 0 1 10 0c0 5-3 4-5 3s-5 2-5-3z", ORANGE)
        for x, y in ((15, 25), (26, 21), (37, 25), (27, 29))
    )
    + path("M22 14q-4-4 0-8M34 12q-4-4 0-8M46 14q-4-4 0-8")
    + path("M25 42a7 5 0 0 1 14 0c0 7-4 6-7 4s-7 3-7-4z", YELLOW),
    "B-negative": edged("M34 22C52 30 40 40 46 48S60 56 58 60", PINK, 6)
    + edged("M30 24C20 34 26 44 16 50S6 54 6 60", PINK, 6)
    + path("M30 22C22 4 4 6 6 20S20 30 30 22z", RED)
    + bare("M24 20C18 12 12 14 12 19S18 24 24 20z", INK)
    + path("M34 18q8-14 18-10t4 12")
    + path("M26 15h10v12H26z", RED),
    "C-positive": path(
        "M4 34C4 14 26 6 40 20L36 26C26 18 14 22 14 34S26 50 36 42L40 48C26 62 4 54 4 34z", SILVER
    )
    + edged("M37 34H44", SILVER, 4)
    + dot(10, 28)
    + dot(10, 40)
    + star(48, 34, 14, YELLOW, 8)
    + dot(48, 34, 3)
    + path("M52 14l4-8M60 20l3-4M58 50l4 6M50 54l2 6"),
    "C-negative": disc(32, 13, 9)
    + path("M20 20H44L56 58H8z", DUSK)
    + band("M19 38q4 4 8 0M37 38q4 4 8 0", CREAM, 2)
    + disc(32, 48, 4, CREAM)
    + band("M52 26V10l8 3", INK, 3)
    + oval(49, 26, 4, 3, INK),
    "D-positive": path("M38 22C44 40 34 58 6 60 24 50 14 32 24 22z", RED)
    + band("M22 30q-2 8-1 14", CREAM, 3)
    + band("M32 24Q32 18 38 14", GREEN, 5)
    + clover(42, 13, 6)
    + path("M22 24q9-8 18 0-4 6-9 2-5 4-9-2z", GREEN),
    "D-negative": moved("translate(-6 0)", head(TAN, VIOLET, disc(40, 30, 5, CREAM) + dot(41, 30)))
    + oval(47, 46, 3, 4, INK)
    + disc(55, 38, 5, BLUE)
    + disc(57, 22, 4, BLUE)
    + disc(53, 8, 6, BLUE)
    + band("M50 7q1-2 3-2", CREAM, 2),
    "E-positive": moved(
        "translate(0 -10)",
        path("M14 44C14 40 34 22 48 20 54 26 52 34 46 36 34 42 20 46 14 44z", ORANGE),
        path("M30 33l5 5M40 26l4 4M24 40l3 3"),
        path("M48 21C44 12 48 12 52 11 54 14 56 14 60 14 61 18 58 23 50 26z", GREEN),
    )
    + path("M13 62a9 9 0 0 1-1-18 10 10 0 0 1 16-5 11 11 0 0 1 18 3 10 10 0 0 1 5 20z", CREAM),
    "E-negative": flag(2, 50, 12, 2)
    + path("M28 40h8v18h-8z", BROWN)
    + oval(32, 24, 21, 20, YELLOW)
    + oval(32, 24, 15, 14.5, BLUE)
    + path("M26 36C26 26 30 22 34 20L40 28 36 32 38 37z", CREAM)
    + path("M33 20L40 11 38 24z", YELLOW)
    + band("M21 24q0-6 5-9", CREAM, 2.5),
    "F-positive": path("M24 40L62 2 32 46z", YELLOW)
    + path("M32 33l5 6M39 26l5 5M47 18l4 4")
    + path("M2 62C2 44 8 38 18 36L17 28 24 35C30 36 38 48 40 54 38 60 32 60 26 58L22 62z", CREAM)
    + path("M17 35C8 34 2 42 2 54 2 40 0 28 12 28z", RED)
    + dot(25, 46, 2.2)
    + dot(34, 54, 1.3),
    "F-negative": path("M6 18H18L22 10H42L46 18H58V54H6z", DUSK)
    + bare("M7 26H57V32H7z", VIOLET)
    + disc(32, 36, 15, CREAM)
    + path("M17 36A15 15 0 0 1 47 36Q32 46 17 36z", PINK)
    + path("M20 40l-3 4M27 43l-2 5M37 43l2 5M44 40l3 4")
    + disc(51, 22, 2.5, YELLOW),
    "G-positive": path(
        "M16 50C4 46 2 32 8 22 8 30 14 28 12 16 20 22 20 28 22 14 30 18 32 30 30 44z", ORANGE
    )
    + path("M10 58C12 50 30 54 44 52 50 46 46 34 52 30 62 30 62 42 58 52 56 58 50 58 46 58z", TAN)
    + disc(29, 42, 14, RED)
    + path("M29 42a4 4 0 0 1 6 3c0 6-10 7-12-1-1-8 8-11 13-7")
    + path("M52 30l-4-8M58 31l3-8M49 36l6 3M61 37l-5 2")
    + dot(54, 41)
    + path("M52 48q3-3 6 0"),
    "G-negative": bare("M6 8H58V58H6z", INK)
    + disc(26, 38, 5, CREAM)
    + disc(38, 38, 5, CREAM)
    + dot(27, 40, 2)
    + dot(37, 40, 2)
    + path(
        "M6 8C8 30 20 34 22 14V8zM6 8V58H18C20 44 14 34 8 32M58 8C56 30 44 34 42 14V8zM58 8V58H46"
        "C44 44 50 34 56 32",
        RED,
    )
    + path("M3 4H61V14Q54 20 47 14 40 20 32 14 25 20 18 14 11 20 3 14z", YELLOW),
    "H-positive": moved(
        "rotate(-6 24 34)",
        path("M6 8H42V60H6z", CREAM)
        + path("M12 42H36M12 48H36M12 54H28M12 15H36")
        + path("M24 38C8 28 14 18 20 20 23 20 24 24 24 24S25 20 28 20C34 18 40 28 24 38z", RED),
    )
    + path("M44 34L53 20 62 34zM44 52L53 38 62 52z", GREEN),
    "H-negative": path("M4 6H54V34H30L18 46 20 34H4z", CREAM)
    + edged("M11 26C12 10 22 12 23 20S33 30 35 20 40 12 43 15", GREEN, 4)
    + path("M46 17l5 2M46 17l3 5")
    + path("M36 40L62 40 49 48zM36 51L62 51 49 61z", RED),
    "I-positive": edged("M10 26C8 50 16 56 24 56S40 50 38 26", YELLOW, 8)
    + "".join(dot(x, y, 1.6) for x, y in ((10.5, 36), (15, 49), (24, 56), (33, 49), (37.5, 36)))
    + path(
        "M28 40C28 18 44 6 62 4 60 12 58 14 55 16 58 17 54 24 49 25 52 27 46 34 40 34 36 40 32"
        " 42 28 40z",
        CREAM,
    )
    + path("M34 34Q40 20 54 12"),
    "I-negative": oval(32, 56, 28, 6, SILVER)
    + "".join(path(f"M10 {y}a6 5 0 0 0 0 10H54a6 5 0 0 0 0-10z", TAN) for y in (42, 32, 22))
    + path(
        "M8 24C10 14 54 14 56 24 58 34 50 34 49 30 48 26 44 28 44 36 44 46 37 46 37 38 37 32 32"
        " 32 32 38"
        " 32 58 24 58 24 40 24 32 20 32 19 36 18 42 8 34 8 24z",
        BROWN,
    )
    + moved("rotate(-10 32 16)", path("M24 10H40V20H24z", YELLOW)),
    "J-positive": moved(
        "rotate(-18 20 40)",
        path("M10 62V40L6 26q4-4 7 3l2 6V14q3-4 6 0V12q3-4 6 0v20q4 10-3 18v12z", TAN),
    )
    + moved(
        "rotate(18 44 40)",
        path("M54 62V40l4-14q-4-4-7 3l-2 6V14q-3-4-6 0V12q-3-4-6 0v20q-4 10 3 18v12z", CREAM),
    )
    + star(32, 10, 8),
    "J-negative": edged("M14 13H6C4 26 10 33 18 34M50 13H58C60 26 54 33 46 34", YELLOW, 3)
    + path("M12 6H52C52 30 46 42 36 44V52H46V60H18V52H28V44C18 42 12 30 12 6z", YELLOW)
    + path("M18 16q4 4 8 0M38 16q4 4 8 0")
    + oval(32, 30, 7, 9, INK)
    + bare("M27 35q5-4 10 0-5 6-10 0z", RED),
    "K-positive": coin(18, 16)
    + coin(46, 16)
    + coin(32, 10, 8)
    + path(PURSE, RED)
    + band("M18 24H46", YELLOW, 6)
    + path("M16 21H48V28H16z", YELLOW)
    + disc(32, 44, 9, YELLOW)
    + star(32, 44, 6, CREAM),
    "K-negative": path(
        "M22 18C6 24 6 46 26 48L30 40 34 47 40 41 43 46C58 40 54 22 42 18L48 6 38 10 32 4 26 10"
        " 16 6z",
        BROWN,
    )
    + path("M20 15H44V21H20z", ORANGE)
    + path("M14 28h10v9H14zM14 32h-3M24 32h3M18 28v-3M18 37v3", TAN)
    + coin(35, 54, 6)
    + coin(50, 57, 5)
    + path("M24 54v6M44 47v4"),
    "L-positive": path("M6 48H58L52 60H12z", SILVER)
    + bare("M10 48H54V52H10z", BLUE)
    + path("M29 26h6v22h-6z", SILVER)
    + path("M18 26H46L40 34H24z", SILVER)
    + edged("M32 24C32 4 20 6 16 20M32 24C32 4 44 6 48 20", BLUE, 3)
    + path("M12 38q-4 5 0 7 4-2 0-7zM52 38q-4 5 0 7 4-2 0-7zM32 2q-4 6 0 8 4-2 0-8z", BLUE),
    "L-negative": edged("M30 22C30 2 56 4 52 26", DUSK, 4)
    + path("M6 58C2 34 12 22 26 22S44 36 42 58z", GREEN)
    + eyes(24, 36, 7, 5.5)
    + path("M10 28l9 4M38 28l-9 4")
    + path("M18 48q6-5 12 0")
    + disc(14, 59, 4, INK)
    + disc(35, 59, 4, INK)
    + path("M46 26H58L62 38H42z", VIOLET)
    + star(52, 50, 8)
    + path("M43 46v8M61 44v8"),
}

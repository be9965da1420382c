"""A small scene for each action card, without a word: what it does, told by things one knows."""

from tools.cast.parts import BONE, area, disc, dot, line

GOOD, BAD, ODD = "#cfe6c4", "#f3c9bd", "#ddd0ec"
RED, GOLD, GREEN, BLUE, PLUM, COAL, WOOD = (
    "#c2271f", "#f0b91d", "#1c7a45", "#1f58b5", "#7b4a86", "#26242b", "#7d4a22",
)  # fmt: skip
FLASK = "M25 8H35V22L46 46C48 52 44 54 40 54H20C16 54 12 52 14 46L25 22Z"
SHOE = "M12 20C12 2 48 2 48 20C48 34 42 44 40 52H32C36 42 40 32 39 21C38 12 22 12 21 21C20 32 24 42 28 52H20C18 44 12 34 12 20Z"
NAILS = "".join(
    dot(x, y, 1.6) for x, y in ((16, 20), (19, 33), (44, 20), (41, 33), (24, 10), (36, 10))
)
CAT = "M14 56C10 40 16 32 22 30L18 12L27 20H35L43 12L41 30C48 34 50 44 47 56Z"


def slate(odds: str) -> str:
    """A blackboard with an arrow of chalk."""
    return area("M10 10H50V50H10Z", WOOD) + area("M14 14H46V46H14Z", COAL) + line(odds, 4, BONE)


def crossed(sign: str) -> str:
    """A magnifying glass over a card of one kind, which it throws out."""
    colour = GREEN if sign == "+" else RED
    plus = line("M18 31H30" + ("M24 25V37" if sign == "+" else ""), 3.4, BONE)
    return (
        '<g transform="rotate(-8 24 31)">' + area("M11 14H37V48H11Z", colour) + plus + "</g>"
        + disc(38, 26, 12, "#dff0f2") + line("M31 19L45 33M45 19L31 33", 3.4, colour)
        + line("M46 35L56 47", 5, WOOD)
    )  # fmt: skip


def photo(wins: bool) -> str:
    """A camera on its legs, with a rosette or with a crack."""
    drawn = line("M30 36L16 57M30 36L44 57M30 36V57", 3, WOOD) + area("M10 14H50V38H10Z", COAL)
    drawn += disc(30, 26, 8.5, "#dff0f2") + area("M38 8H47V14H38Z", WOOD)
    if wins:
        return drawn + area("M46 44L42 58L47 55L52 58L49 44Z", RED) + disc(47, 42, 7, GOLD)
    return drawn + line("M24 20L30 25L27 28L36 33", 2.2)


SCENES: dict[str, tuple[str, str]] = {
    # for the horse
    "magna-velocitas": (GOOD, area("M4 42C12 30 30 26 42 32C50 34 56 38 56 44C40 48 18 48 4 42Z", RED)
        + area("M26 32C22 20 10 14 2 14C6 24 12 32 22 36Z", BONE) + line("M10 48H44M18 54H52", 2.4) + line("M38 36L44 42M42 35L48 40", 1.6)),
    "fortuna-benevola": (GOOD, area(SHOE, GOLD) + NAILS + "".join(disc(x, y, 5, GREEN) for x, y in ((26, 40), (34, 40), (30, 34))) + line("M30 41V56", 2.2)),
    "flagellum-fulguris": (GOOD, line("M10 54L26 34", 5, WOOD) + area("M34 2L20 30H31L25 56L48 22H36L44 2Z", GOLD)),
    "herba-magica": (GOOD, area("M30 56C28 44 29 36 30 28C31 36 32 44 30 56Z", GREEN)
        + area("M30 32C14 32 8 22 8 12C22 12 30 20 30 32ZM30 32C46 32 52 22 52 12C38 12 30 20 30 32Z", GREEN)
        + area("M30 24C24 16 25 8 30 2C35 8 36 16 30 24Z", "#7fb04a") + line("M12 46h5m-2.500-2.500v5M44 42h5m-2.500-2.500v5", 2, GOLD)),
    "in-igni-veritas": (GOOD, photo(True) + area("M6 18C2 10 8 8 8 1C14 6 18 12 14 18Z", "#e8622c")),
    "fustis-et-radix": (GOOD, line("M8 10L46 22", 3.4, WOOD) + line("M46 22V34", 1.5)
        + area("M42 34C46 31 51 31 54 34C54 44 51 52 47 57C43 52 41 42 42 34Z", "#e8822c") + line("M48 32L44 26M48 32L52 25M48 32V25", 2, GREEN)),
    "vigor-ferreum": (GOOD, area("M6 44C6 26 14 12 26 8C32 12 30 20 26 22C26 26 28 28 32 28C42 22 54 32 54 44C54 52 44 56 30 56C16 56 8 52 6 44Z", "#d99a68")
        + line("M32 28C28 34 30 40 36 42M22 22C18 26 18 32 20 36", 1.8) + area("M20 4H40V10H20ZM18 1H24V13H18ZM36 1H42V13H36Z", COAL)),
    # against it
    "globus-obscurus": (BAD, disc(26, 36, 19, COAL) + line("M38 20C42 12 48 14 50 8", 2.6, WOOD) + area("M50 8L56 4L53 11L58 13L51 13L49 17L48 11L43 9Z", GOLD) + line("M16 32C17 27 20 24 24 23", 2.4, BONE)),
    "aqua-putrida": (BAD, area("M10 22H50L45 56H15Z", "#8f9aa3") + area("M13 28H47L46 34C42 38 38 32 34 36C30 40 26 32 22 36C18 38 16 36 14 34Z", "#7fa04a")
        + line("M12 22C14 6 46 6 48 22", 2.4) + line("M22 17C19 13 25 10 22 5M38 17C35 13 41 10 38 5", 2, "#5d7a2b")),
    "serum-maleficum": (BAD, '<g transform="rotate(38 30 30)">' + area("M23 16H37V44H23Z", "#dff0f2") + area("M23 28H37V44H23Z", PLUM)
        + area("M18 12H42V16H18Z", COAL) + line("M30 12V3M24 3H36M30 44V58", 2.6) + "</g>"),
    "venenum-veneficum": (BAD, area(FLASK, "#dff0f2") + area("M20 34H40L46 46C48 52 44 54 40 54H20C16 54 12 52 14 46Z", "#6fae3a")
        + area("M24 4H36V10H24Z", WOOD) + disc(30, 42, 6, BONE) + dot(27.8, 41.5, 1.6) + dot(32.2, 41.5, 1.6) + line("M28 46.500H32", 1.4)),
    "mala-tempora": (BAD, photo(False) + area("M2 12C2 6 10 4 13 8C18 4 24 8 22 14C14 16 6 16 2 12Z", "#8f9aa3")),
    "xiii": (BAD, area("M24 20V10C24 3 36 3 36 10V20C44 24 46 30 46 38L49 48H11L14 38C14 30 16 24 24 20Z", COAL) + area("M12 46H48V54H12Z", RED)
        + line("M22 30L28 40M28 30L22 40M33 30V40M38 30V40M43 31V40", 2.2, BONE)),
    "felis-infernalis": (BAD, area(CAT, COAL) + disc(26, 26, 3, GOLD) + disc(37, 26, 3, GOLD) + dot(26, 26, 1.2) + dot(37, 26, 1.2) + line("M47 52C58 50 54 38 57 32", 4, COAL)
        + line("M20 30L10 28M20 33L11 35M43 30L53 28", 1.4)),
    "felix-infernalis": (BAD, area(CAT, COAL) + area("M22 30C26 40 37 40 41 30L38 33H25Z", BONE) + disc(26, 25, 3, RED) + disc(37, 25, 3, RED)
        + area("M18 12L14 2L24 14ZM43 12L48 2L37 14Z", RED) + line("M47 52C58 50 54 38 57 32", 4, RED)),
    # and what is neither
    "alfio-allibratore": (ODD, slate("M30 40V20M22 28L30 20L38 28")),
    "steven-sting": (ODD, slate("M30 20V40M22 32L30 40L38 32") + area("M44 4C50 2 56 8 53 14L46 16L42 10Z", GOLD) + line("M47 4L51 15M51 3L54 10", 1.8)),
    "fritz-finden": (ODD, crossed("-")),
    "friz-finden": (ODD, crossed("-") + area("M4 12C10 2 24 2 28 10L32 12C24 14 12 14 4 12Z", WOOD)),
    "rochelle-recherche": (ODD, crossed("+")),
    "armand-amende": (ODD, area("M12 4H40V46L36 43L32 46L28 43L24 46L20 43L16 46L12 43Z", BONE) + line("M17 13H35M17 20H35M17 27H28", 2.2) + disc(42, 44, 11, GOLD) + line("M37 44H47", 3.4, RED)),
    "pecunia-non-olet": (ODD, area("M18 22C6 32 6 56 30 56C54 56 54 32 42 22Z", "#b48a52") + area("M18 22L14 8C22 12 24 6 30 10C36 6 38 12 46 8L42 22Z", "#b48a52") + line("M17 22H43", 3.4, RED)
        + line("M30 30V50M25 35H35M25 45H35", 3)),
    "boss": (ODD, area("M14 24L16 8C22 2 38 2 44 8L46 24Z", COAL) + line("M15 21H45", 4.500, RED) + area("M2 26C16 18 44 18 58 26C50 34 10 34 2 26Z", COAL)
        + disc(30, 46, 10, GOLD) + line("M25 46H35M30 41V51", 3.2)),
    "boss-off": (ODD, area("M14 24L16 8C22 2 38 2 44 8L46 24Z", COAL) + line("M15 21H45", 4.500, RED) + area("M2 26C16 18 44 18 58 26C50 34 10 34 2 26Z", COAL)
        + disc(30, 46, 10, GOLD) + line("M25 46H35", 3.2) + line("M30 36L26 42L33 47L28 56", 2)),
}  # fmt: skip
"""By the id of each card: the ground by its sign, and the scene."""

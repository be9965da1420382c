"""What is below the face: coats down to the hips, an arm where somebody holds something, and what is carried.

Drawn for a field of 60 by 90 whose upper part is that of a face (`parts`). `%1` and `%2` are the
colours of the collar, so a coat goes on as it has begun.
"""

from collections.abc import Mapping

from tools.cast.parts import BONE, area, disc, dot, line

GOLD, WOOD, RED, COAL, GLASS, LEAD, GREEN = (
    "#e2b44a", "#7d4a22", "#c2271f", "#26242b", "#dff0f2", "#8f9aa3", "#1c7a45",
)  # fmt: skip
SLEEVES = line("M13 67C11 76 11 84 12 93M47 67C49 76 49 84 48 93")
BUTTONS = dot(33, 75, 1.5) + dot(33, 84, 1.5)
OPEN = line("M30 68V93")
COAT = "M4 60C5 50 15 47 22 46L30 55L38 46C45 47 55 50 56 60L60 94H0Z"
ROUND = "M4 60C5 50 15 47 22 46C26 52 34 52 38 46C45 47 55 50 56 60L60 94H0Z"
HIGH = "M4 60C5 50 15 47 22 46H38C45 47 55 50 56 60L60 94H0Z"
SHIRT = area("M23 46L30 69L37 46L30 49Z", BONE)
LAPELS = line("M22 46L18 56L22 58L30 70L38 58L42 56L38 46", 1.6)

COLLARS: Mapping[str, str] = {
    "suit": area(COAT) + SHIRT + area("M28 51H32L33.500 63L30 68L26.500 63Z", "%2") + LAPELS + OPEN + BUTTONS + SLEEVES,
    "bow": area(COAT) + SHIRT + area("M30 53L22 49V58L30 54L38 58V49Z", "%2") + LAPELS + OPEN + BUTTONS + SLEEVES,
    "ruff": area("M6 60C8 54 14 52 30 52C46 52 52 54 54 60L58 94H2Z") + line("M22 62V93M38 62V93M30 58V93", 1.4) + SLEEVES
    + area("M10 48C14 43 18 50 22 45C26 51 34 51 38 45C42 50 46 43 50 48C52 53 44 56 30 56C16 56 8 53 10 48Z", BONE),
    "toga": area("M5 60C6 50 16 47 22 46C26 52 36 52 40 46C47 48 54 51 55 60L59 94H1Z")
    + line("M20 47C24 56 36 58 50 52", 2.4, "%2") + line("M52 60C40 70 24 80 6 84", 3, "%2") + line("M46 70C38 78 30 84 20 92M56 76C50 82 46 88 44 92", 1.4),
    "stripes": area(ROUND, BONE) + line("M12 51C22 57 38 57 48 51M6 57C20 63 40 63 54 57M4 66C20 72 40 72 56 66M3 75C20 81 40 81 57 75M2 84C20 90 40 90 58 84", 2.6, "%1") + SLEEVES,
    "fur": area("M2 60C3 47 14 43 20 45C24 52 36 52 40 45C46 43 57 47 58 60L62 94H-2Z") + line("M9 52l3 3m2-7l3 4m2 2l1 3M51 52l-3 3m-2-7l-3 4m-2 2l-1 3", 1.4, "%2")
    + area("M25 52H35L38 94H22Z", "%2") + line("M28 60l2 2l2 -2M27 70l3 2l3 -2M26 80l4 2l4 -2") + SLEEVES,
    "robe": area("M4 60C5 50 15 46 22 46H38C45 46 55 50 56 60L60 94H0Z") + area("M25 47H35L37 64L30 67L23 64Z", BONE) + line("M30 47V65", 1.4) + line("M18 62L15 93M42 62L45 93M30 68V93", 1.4) + SLEEVES,
    "pearls": area("M8 60C9 51 18 48 22 47C26 54 34 54 38 47C42 48 51 51 52 60L48 76L56 94H4L12 76Z") + line("M12 76C22 80 38 80 48 76", 2.4, "%2") + line("M22 79L17 93M38 79L43 93M30 80V93", 1.3)
    + "".join(disc(x, y, 1.8, "%2") for x, y in ((20, 50), (23, 53.5), (27, 55.5), (31.5, 55.8), (36, 54), (39.5, 50.5))),
    "silks": area(HIGH) + area("M30 47L36 60L52 72V80L30 62L8 80V72L24 60Z", "%2") + line("M22 47C26 51 34 51 38 47", 2) + SLEEVES,
    "apron": area(ROUND, BONE) + area("M20 52H40L44 94H16Z") + line("M20 52L18 46M40 52L42 46", 2) + line("M22 74H38V84H22Z", 1.4) + SLEEVES,
    "kerchief": area(HIGH) + area("M17 56L22 94H28L23 58ZM43 56L38 94H32L37 58Z", WOOD) + area("M19 45C26 50 34 50 41 45L38 51L30 58L22 51Z", "%2") + SLEEVES,
}  # fmt: skip
"""By the names of the collars."""

ARM = area("M60 96L45 93C44 82 44 72 46 65L56 63C60 70 61 84 60 96Z") + disc(50.5, 61, 4.6, "%3")
"""The arm that holds a prop up; `%3` is the skin."""
HAND = disc(17, 79, 4.6, "%3")

CARRIED: Mapping[str, str] = {
    "purse": HAND + area("M8 80C0 90 6 96 17 96C28 96 34 90 26 80Z", "#b48a52") + area("M10 74L17 77L24 74L26 80H8Z", "#b48a52") + line("M17 84v8M14 86h6M14 90h6", 1.5),
    "mug": area("M9 72H23V90H9Z", GOLD) + area("M7 73C7 66 25 66 25 73C22 76 19 73 16 76C13 73 10 76 7 73Z", BONE) + line("M9 76H4V86H9", 2.4) + HAND,
    "sabre": line("M17 80L46 94", 3, GOLD) + line("M17 80L2 62", 3.6, LEAD) + HAND + area("M12 80L22 74L24 78L14 84Z", GOLD),
    "scroll": area("M6 66H26V92H6Z", BONE) + disc(6, 66, 3, BONE) + disc(26, 66, 3, BONE) + line("M10 73H22M10 78H22M10 83H18", 1.5) + HAND,
    "shield": area("M2 66C10 68 20 68 28 66C30 80 24 92 15 96C6 92 0 80 2 66Z", LEAD) + area("M13 68H17V93H13ZM3 76H27V80H3Z", RED),
    "axe": line("M16 96L16 62", 3.4, WOOD) + area("M17 62C24 58 28 60 30 68C28 74 22 74 17 72Z", LEAD) + HAND,
    "fan": "".join(f'<g transform="rotate({turn} 17 82)">{area("M11 64H22V82H11Z", BONE)}{dot(16.5, 71, 2.6, ink)}</g>' for turn, ink in ((-28, RED), (0, COAL), (28, RED))) + HAND,
    "slate": area("M2 66H32V92H2Z", WOOD) + area("M5 69H29V89H5Z", COAL) + line("M10 84L14 74M17 78v.1M17 83v.1M21 75h5l-4 9", 2, BONE) + disc(3, 84, 4.6, "%3"),
    "bags": line("M9 78C9 68 23 68 23 78M37 78C37 68 51 68 51 78", 2, WOOD) + area("M4 78H28L30 94H2Z", RED) + area("M32 78H56L58 94H30Z", RED) + disc(16, 82, 1.8, GOLD) + disc(44, 82, 1.8, GOLD),
    "baguette": area("M6 94L24 60C27 57 31 60 29 64L13 96Z", "#d9a05b") + line("M12 84l5 2M16 76l5 2M20 69l5 2", 1.5) + HAND,
    "oil": area("M4 74H24V94H4Z", RED) + area("M9 68H19V74H9Z", RED) + line("M24 78L34 66", 2.6) + area("M14 78C18 84 18 88 14 88C10 88 10 84 14 78Z", COAL),
    "cane": line("M14 96V70", 3, WOOD) + disc(14, 68, 4, GOLD) + disc(16, 75, 4.6, "%3"),
    "map": area("M2 70L12 67L22 70L32 67V90L22 93L12 90L2 93Z", BONE) + line("M12 67V90M22 70V93", 1.2) + line("M6 86C10 78 16 88 20 80S28 78 28 74", 1.8, RED) + disc(3, 84, 4.6, "%3"),
    "ledger": area("M3 68H29V92H3Z", GREEN) + area("M6 70H27V90H6Z", BONE) + line("M9 75H24M9 80H24M9 85H18", 1.5) + HAND,
    "club": area("M8 96L12 66C12 58 24 58 24 66L18 96Z", WOOD) + dot(16, 66, 1.2) + dot(20, 70, 1.2) + HAND,
    "tray": area("M2 84C10 79 28 79 36 84C28 88 10 88 2 84Z", LEAD) + area("M8 70H16L15 82H9Z", GLASS) + area("M22 66H27V72L30 76V82H19V76L22 72Z", GREEN) + disc(19, 89, 4.6, "%3"),
    "bucket": line("M5 76C5 62 29 62 29 76", 2.2) + area("M3 76H31L28 95H6Z", LEAD) + line("M4 81H30", 1.6) + disc(17, 66, 4.4, "%3"),
    "saddle": area("M2 76C8 66 16 76 22 68C30 66 34 76 30 84C24 80 16 84 12 92H6C6 86 4 82 2 76Z", WOOD) + line("M20 82V92", 2) + area("M16 92H24V96H16Z", GOLD),
    "case": area("M3 72H31V94H3Z", WOOD) + line("M12 72V66H22V72", 2.6) + line("M3 80H31", 1.6) + area("M14 78H20V83H14Z", GOLD) + disc(17, 67, 4.4, "%3"),
    "weights": line("M4 84H34", 4, LEAD) + area("M0 74H6V94H0ZM32 74H38V94H32Z", COAL) + disc(19, 84, 4.8, "%3"),
    "bottle": area("M12 96V80L15 74V62H21V74L24 80V96Z", GREEN) + area("M12 84H24V91H12Z", BONE) + area("M15 62H21V68H15Z", GOLD) + HAND,
    "trumpet": area("M2 70L2 92L16 83L32 82V79L16 78Z", GOLD) + disc(26, 81, 4.6, "%3"),
    "wall": disc(10, 70, 4.6, "%3") + line("M7 65v-5M10 64v-5M13 65v-5M5 69l-4 -3", 2.4, "%3") + disc(50, 70, 4.6, "%3") + line("M47 65v-5M50 64v-5M53 65v-5M55 69l4 -3", 2.4, "%3"),
    "paper": area("M2 68L16 71L30 68V92L16 95L2 92Z", BONE) + line("M16 71V95M5 75L13 77M5 80L13 82M5 85L13 87M19 77L27 75M19 82L27 80", 1.4) + disc(3, 84, 4.6, "%3"),
    "notes": area("M6 68H26V94H6Z", BONE) + area("M11 65H21V70H11Z", LEAD) + line("M10 76H22M10 81H22M10 86H17", 1.5) + line("M22 92L30 78", 2.6, GOLD) + HAND,
}  # fmt: skip
"""What somebody has in the other hand, by name."""

IN_HAND: Mapping[str, str] = {
    "cranio-mercanti": "purse", "steve-mcskull": "mug", "victor-von-schaedel": "sabre", "cesar-crane": "scroll",
    "craneo-cervantes": "shield", "sigvard-skalle": "axe", "antonio-vesuvio": "fan", "eric-change": "slate",
    "miss-double": "bags", "miss-paris": "baguette", "oliver-oil": "oil", "otto-von-alt": "cane",
    "adalbert-diplomatitsch": "map", "aronne-dal-banco": "ledger", "brian-ofist": "club", "daniel-jackson": "tray",
    "didier-adicion": "ledger", "francisco-caballos": "bucket", "franz-galopp": "saddle", "michele-cuorlione": "case",
    "pedro-pugnos": "weights", "tommy-style": "cane", "adrien-justice": "scroll", "cedric-copieur": "wall",
    "francois-riche": "bottle", "philippe-justice": "trumpet", "justice-bros": "scroll",
    "lady-maud": "fan", "mr-finch": "notes", "aunt-ada": "purse", "captain-pike": "sabre", "miss-olive": "map",
    "old-tom": "bucket", "dr-quill": "case", "duchess-zoe": "bottle", "uncle-bertie": "cane", "nurse-joan": "tray",
    "major-brown": "trumpet", "cousin-ivy": "baguette", "vicar-lamb": "ledger",
    "guest": "paper", "casual": "paper", "keen": "notes", "sharp": "cane",
}  # fmt: skip
"""By the id of whoever carries it; a computer by its level."""

HELD_UP = (
    *("coin", "target", "fist", "glass", "abacus", "gavel", "dice", "drop", "umbrella", "card"),
    "glassfield",
)
"""Props that are held up in a hand; others stick where they are."""

"""The parts of a face, each drawn once: heads, hair, hats, eyes, noses, beards, props.

All are drawn for a field of 60 by 60 with the face in the middle. `%1` stands for the colour that a
row of the table gives the part, the ink of the outline comes from the picture around it.
"""

from collections.abc import Mapping

INK = "#2b1a0f"
BONE = "#fffaf0"


def line(d: str, wide: float = 1.8, colour: str = INK) -> str:
    """A stroke without a filling."""
    return f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{wide}"/>'


def area(d: str, colour: str = "%1") -> str:
    """A filled shape with the outline of the picture."""
    return f'<path d="{d}" fill="{colour}"/>'


def dot(x: float, y: float, r: float, colour: str = INK) -> str:
    """A filled circle without an outline."""
    return f'<circle cx="{x}" cy="{y}" r="{r}" fill="{colour}" stroke="none"/>'


def disc(x: float, y: float, r: float, colour: str = "%1") -> str:
    """A filled circle with the outline of the picture."""
    return f'<circle cx="{x}" cy="{y}" r="{r}" fill="{colour}"/>'


EARS = disc(17.5, 33, 3.2) + disc(42.5, 33, 3.2)
HEADS: Mapping[str, str] = {
    "round": EARS + area("M17 31C17 14 43 14 43 31C43 40 38 47 30 47C22 47 17 40 17 31Z"),
    "long": disc(19.5, 32, 3) + disc(40.5, 32, 3)
    + area("M20 26C20 13 40 13 40 26L39 42C38 51 22 51 21 42Z"),
    "square": EARS + area("M17 19H43V41C43 45 39 48 35 48H25C21 48 17 45 17 41Z"),
    "pear": disc(19, 31, 3) + disc(41, 31, 3)
    + area("M21 23C21 14 39 14 39 23C39 31 46 35 45 41C44 51 16 51 15 41C14 35 21 31 21 23Z"),
    "wedge": EARS + area("M17 22C17 13 43 13 43 22C43 35 35 49 30 49C25 49 17 35 17 22Z"),
    "egg": disc(18, 33, 3) + disc(42, 33, 3)
    + area("M30 12C40 12 43 26 42 34C41 43 36 48 30 48C24 48 19 43 18 34C17 26 20 12 30 12Z"),
}  # fmt: skip

HAIR: Mapping[str, str] = {
    "none": "",
    "sides": area("M17 34C12 30 13 22 18 21L20 32ZM43 34C48 30 47 22 42 21L40 32Z"),
    "mop": area("M16 30C12 10 48 10 44 30C41 26 41 22 36 22C30 24 22 21 20 22C18 24 18 27 16 30Z"),
    "parting": area("M16 29C14 11 46 11 44 29C42 22 36 20 30 15C24 20 18 22 16 29Z"),
    "bob": area("M14 41C9 9 51 9 46 41L39 42C43 30 40 24 37 22H23C20 24 17 30 21 42Z"),
    "buns": disc(14, 16, 6.5) + disc(46, 16, 6.5)
    + area("M16 30C13 11 47 11 44 30C42 23 36 21 30 17C24 21 18 23 16 30Z"),
    "volcano": area("M16 26L22 6L25 10L28 3L31 9L35 4L38 9L44 26C38 20 22 20 16 26Z")
    + area("M22 6L25 10L28 3L31 9L35 4L38 9L36 14L32 12L30 16L27 12L24 14Z", "#f0b91d"),
    "halves": area("M30 14C20 9 12 17 16 32C18 26 21 22 30 20Z", INK)
    + area("M30 14C40 9 48 17 44 32C42 26 39 22 30 20Z", BONE),
    "braids": area("M13 24H19L20 46L16 54L11 46ZM47 24H41L40 46L44 54L49 46Z"),
    "wig": area("M11 52C6 38 10 8 30 9C50 8 54 38 49 52H40C43 40 43 26 37 22H23C17 26 17 40 20 52Z")
    + line("M13 30h6M12 37h7M12 44h7M41 30h6M41 37h7M41 44h7M30 10V20", 1.4),
    "curl": area("M18 22C18 10 36 8 38 15C44 15 44 22 42 24C36 19 24 19 18 22Z")
    + line("M33 19C28 16 30 11 34 14", 1.6),
}  # fmt: skip

HATS: Mapping[str, str] = {
    "none": "",
    "topper": area("M19 18L17.500 1H42.500L41 18Z") + area("M18.500 12H41.500V16.500H18.500Z", "%2")
    + area("M11 17C20 21 40 21 49 17L48 21C40 24 20 24 12 21Z"),
    "bowler": area("M17 19C16 3 44 3 43 19Z") + area("M12 18H48C48 23 12 23 12 18Z")
    + line("M17.500 15.500C25 17 35 17 42.500 15.500", 2, "%2"),
    "fedora": area("M18 18L19 7C23 3 27 8 30 6C33 8 37 3 41 7L42 18Z")
    + area("M18.500 14H41.500V19H18.500Z", "%2") + area("M8 20C18 15 42 15 52 20C46 25 14 25 8 20Z"),
    "flat": area("M15 21C13 9 44 4 46 17L52 22C42 20 25 20 15 21Z") + dot(31, 9.5, 1.6),
    "jockey": area("M17 21C15 4 43 4 43 21Z") + area("M30 8C37 10 41 15 41 21H19C19 15 23 10 30 8Z", "%2")
    + area("M38 20C48 18 54 21 54 24C48 23 42 24 37 23Z") + disc(30, 7.5, 2, "%2"),
    "beret": area("M13 20C8 9 36 2 46 10C52 15 48 20 44 21C36 16 22 17 13 20Z") + line("M31 8L33 3", 2.4),
    "boater": area("M18 18V7H42V18Z") + area("M18 12.500H42V18H18Z", "%2")
    + area("M10 17.500H50V21.500H10Z"),
    "stetson": area("M19 18C18 4 24 2 30 7C36 2 42 4 41 18Z") + area("M19 14H41V18H19Z", "%2")
    + area("M4 13C12 22 48 22 56 13C54 24 42 24 30 24C18 24 6 24 4 13Z"),
    "sombrero": area("M22 18C22 0 38 0 38 18Z") + area("M22 13H38V18H22Z", "%2")
    + area("M1 19C4 13 56 13 59 19C56 25 4 25 1 19Z") + line("M6 20H54", 1.3, "%2"),
    "visor": area("M16 19H44V23H16Z", "%2") + area("M12 27C14 20 46 20 48 27C38 23 22 23 12 27Z"),
    "tam": area("M12 20C6 10 24 5 32 6C44 5 54 12 48 20C38 16 22 16 12 20Z") + disc(31, 5, 3.6, "%2")
    + area("M17 18H43V22H17Z", "%2"),
    "spike": area("M28.500 8L30 0L31.500 8Z", "#e2b44a") + area("M16 22C14 4 46 4 44 22L49 24H11Z")
    + area("M30 12L33 16L30 20L27 16Z", "#e2b44a"),
    "laurels": area("M15 24C13 17 17 11 22 10C23 15 20 20 15 24ZM45 24C47 17 43 11 38 10C37 15 40 20 45 24Z")
    + area("M18 15C19 9 24 7 28 8C27 13 23 15 18 15ZM42 15C41 9 36 7 32 8C33 13 37 15 42 15Z"),
    "morion": area("M18 19C18 6 42 6 42 19Z") + area("M21 9C26 -1 38 -1 43 11C36 5 27 5 21 9Z", "%2")
    + area("M6 16C16 24 44 24 54 16C46 27 14 27 6 16Z"),
    "horned": area("M17 20C16 5 44 5 43 20Z") + area("M17 15C8 15 4 8 6 1C9 8 13 8 19 9ZM43 15C52 15 56 8 54 1C51 8 47 8 41 9Z", BONE)
    + area("M15 17H45V22H15Z", "%2"),
    "nightcap": area("M17 20C18 6 38 2 48 12L54 28C46 22 44 20 43 20Z") + disc(54, 29, 3.4, BONE)
    + area("M15 17H44V22H15Z", BONE),
    "crown": area("M17 21L14 6L23 13L30 3L37 13L46 6L43 21Z") + disc(30, 16, 2, "%2"),
    "bandage": area("M16 20C22 16 38 16 44 20V25C38 21 22 21 16 25Z", BONE) + line("M33 18l4 4m0-4l-4 4", 1.6, "#c2271f"),
    "bicorne": area("M3 20C14 22 46 22 57 20C52 4 38 2 30 3C22 2 8 4 3 20Z") + disc(30, 13, 3.2, "%2"),
}  # fmt: skip

EYES: Mapping[str, str] = {
    "dots": dot(25, 30, 1.9) + dot(35, 30, 1.9),
    "wide": disc(25, 30, 3.4, BONE) + disc(35, 30, 3.4, BONE) + dot(25.6, 30.4, 1.6) + dot(34.4, 30.4, 1.6),
    "sly": dot(26, 31, 1.7) + dot(36, 31, 1.7) + line("M21 29L28 29.500M32 29.500L39 27", 2),
    "angry": dot(25, 31, 1.9) + dot(35, 31, 1.9) + line("M20 25L28 29M40 25L32 29", 2.6),
    "worried": dot(25, 31, 1.9) + dot(35, 31, 1.9) + line("M21 28L27 25M39 28L33 25", 1.8),
    "sleepy": line("M21 30C23 32.500 27 32.500 29 30M31 30C33 32.500 37 32.500 39 30", 2.2),
    "lashes": dot(25, 31, 1.9) + dot(35, 31, 1.9)
    + line("M21 30C22 27 27 26 29 29M39 30C38 27 33 26 31 29M21 29L18.500 27M39 29L41.500 27", 1.6),
    "glasses": disc(24.5, 31, 5, "#dff0f2") + disc(35.5, 31, 5, "#dff0f2") + line("M29 30h2")
    + dot(25, 31, 1.6) + dot(35, 31, 1.6),
    "shades": area("M18 27H29L28 33C27 36 20 36 19 33ZM31 27H42L41 33C40 36 33 36 32 33Z", "#1c1410")
    + line("M28 28h4", 2),
    "monocle": dot(25, 30, 1.9) + disc(36, 30.5, 5.2, "#dff0f2") + dot(36, 30.5, 1.9)
    + line("M20 26L28 27M41 33C45 38 43 44 44 50", 1.3),
    "shiner": disc(25, 30, 4.6, "#7a5a86") + dot(25, 30, 1.7) + dot(35, 30, 1.9) + line("M31 25L39 26.500", 2.4),
    "goggles": area("M17 26H43V35H17Z", "%2") + disc(24.5, 30.5, 4.6, "#dff0f2") + disc(35.5, 30.5, 4.6, "#dff0f2")
    + dot(25, 30.5, 1.7) + dot(36, 30.5, 1.7),
    "mime": line("M25 24V38M35 24V38", 1.6) + dot(25, 31, 2.4) + dot(35, 31, 2.4) + area("M25 38C22.500 42 27.500 42 25 38Z", "#6fa8cf"),
}  # fmt: skip

NOSES: Mapping[str, str] = {
    "none": "",
    "button": disc(30, 36, 2.3),
    "bulb": disc(30, 36.5, 4.2, "#d97b62"),
    "hook": area("M29 29C33 31 37 37 34 40C31 40 29 39 28 38Z"),
    "long": area("M28.500 28L31.500 28L33 40C32 42 28 42 27 40Z"),
    "snub": line("M27 36C28 39 32 39 33 36", 1.8),
    "broken": line("M31 28L27 33L33 36L29 39H32", 2),
}

MOUTHS: Mapping[str, str] = {
    "smile": line("M24 41C27 45 33 45 36 41", 2),
    "grin": area("M22 40H38C37 47 23 47 22 40Z", BONE) + line("M27 40.500V45M33 40.500V45", 1),
    "line": line("M25 43H35", 2),
    "smirk": line("M25 43C29 44 33 43 36 40", 2),
    "frown": line("M24 45C27 41 33 41 36 45", 2),
    "lips": area("M25 42C27 39.500 29 40 30 41C31 40 33 39.500 35 42C33 46 27 46 25 42Z", "#c2271f"),
    "o": disc(30, 43.5, 2.2, "#6d100b"),
    "handlebar": area("M30 40C25 37 20 40 15 36C14 45 25 46 30 43C35 46 46 45 45 36C40 40 35 37 30 40Z"),
    "pencil": line("M22 40.500C26 38.500 29 40 30 40.500C31 40 34 38.500 38 40.500", 1.8, "%1") + line("M26 44.500H34"),
    "walrus": area("M19 46C19 37 27 37 30 39C33 37 41 37 41 46C37 43 33 44 30 44C27 44 23 43 19 46Z"),
    "brush": area("M25 39H35V43H25Z") + line("M26 46H34", 1.6),
    "cigar": line("M24 43C27 45 31 45 33 43", 2) + area("M32 41.500L48 38L49 42L33 45Z", "#7d4a22") + disc(49, 40, 2.2, "#e8622c"),
    "pick": line("M24 44H36", 2) + line("M34 44L44 40", 1.4, "#d8b36a"),
    "twirl": line("M30 41C25 36 18 43 14 36M30 41C35 36 42 43 46 36", 2.6, "%1") + line("M26 45H34", 1.6),
}  # fmt: skip

BEARDS: Mapping[str, str] = {
    "none": "",
    "full": area("M16 33C16 54 26 58 30 58C34 58 44 54 44 33C41 40 38 39 30 39C22 39 19 40 16 33Z"),
    "goatee": area("M26 46C28 44 32 44 34 46L30 57Z"),
    "long": area("M17 35C14 52 24 60 30 60C36 60 46 52 43 35C40 40 37 38 30 38C23 38 20 40 17 35Z")
    + line("M25 46V56M30 47V58M35 46V56", 1.2),
    "chops": area("M16 27C11 36 15 47 23 46C20 40 20 34 19 28ZM44 27C49 36 45 47 37 46C40 40 40 34 41 28Z"),
    "stubble": "".join(dot(x, y, 0.8) for x, y in ((21, 41), (24, 45), (28, 47), (32, 47), (36, 45), (39, 41), (22, 37), (38, 37))),
    "spots": dot(22, 38, 1.3) + dot(38, 38, 1.3),
    "scar": line("M38 32L42 42M37.500 36L42 34.500M39 39.500L43 38", 1.3),
}  # fmt: skip

PROPS: Mapping[str, str] = {
    "none": "",
    "dice": '<g transform="rotate(-14 50 50)">' + area("M43 43H57V57H43Z", BONE) + dot(46.5, 46.5, 1.5) + dot(50, 50, 1.5) + dot(53.5, 53.5, 1.5) + "</g>",
    "coin": disc(50, 51, 7, "#e2b44a") + line("M50 47V55M47.500 49H52.500M47.500 53H52.500", 1.5),
    "flower": "".join(disc(x, y, 2.5, "#d9486a") for x, y in ((46, 48), (51, 48), (53, 52.5), (48.5, 55), (44.5, 52.5))) + disc(48.8, 51.2, 2, "#f0b91d"),
    "glass": area("M44 40H58L51 48Z", "#bfe0d6") + line("M51 48V57M46 58H56", 2) + disc(52, 42, 1.6, "#5d8a2b"),
    "chalk": area("M43 23L52 15L54 17L45 26Z", BONE),
    "drop": area("M50 40C56 48 55 55 50 55C45 55 44 48 50 40Z", "#1c1410") + dot(48, 50, 1.3, BONE),
    "scroll": area("M44 44H57V57H44Z", BONE) + line("M46.500 48H54.500M46.500 51H54.500M46.500 54H52", 1.3),
    "fist": area("M42 48C42 42 57 42 57 48V57H43Z", "#e9b68c") + line("M46 44.500V50M50 44V50M54 44.500V50", 1.4),
    "straw": line("M35 43L50 36M50 36l4-3m-4 3l5 0m-5 0l3 3", 1.6, "#f0c75a"),
    "horn": area("M44 30L57 24V40L44 35Z", "#e2b44a"),
    "gavel": area("M42 42L52 37L55 43L45 48Z", "#7d4a22") + line("M50 45L55 56", 3, "#7d4a22"),
    "abacus": area("M43 43H58V58H43Z", "#7d4a22") + "".join(disc(x, y, 1.6, c) for x, y, c in ((47, 47, "#c2271f"), (51, 47, "#f0b91d"), (48, 53, "#1c7a45"), (54, 53, "#c2271f"))),
    "target": disc(50, 50, 8, BONE) + disc(50, 50, 5, "#c2271f") + dot(50, 50, 2, BONE),
    "umbrella": area("M40 50C41 40 57 40 58 50C54 47 52 47 49 50C46 47 44 47 40 50Z", "#1f58b5") + line("M49 50V57C49 60 45 60 45 57", 1.8),
    "card": '<g transform="rotate(12 50 50)">' + area("M45 41H56V57H45Z", BONE) + area("M50.500 45L54 49L50.500 53L47 49Z", "#c2271f") + "</g>",
    "glassfield": area("M42 44H49L50 55H41ZM51 44H58L59 55H50Z", "#3a3431") + area("M48 47H52V51H48Z", "#3a3431"),
}  # fmt: skip

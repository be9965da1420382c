"""The horses of the cards: one head from the side, and what each wears, by a table."""

from collections.abc import Mapping
from typing import NamedTuple

from tools.cast.parts import BONE, INK, area, disc, dot, line


class Mount(NamedTuple):
    """A horse on a card: ground, coat, mane, and what makes it itself."""

    ground: str
    coat: str
    mane: str
    wears: str
    why: str


HEAD = (
    "M-6 94C-2 78 3 70 6 60C9 44 14 33 21 26C23 20 26 16 30 14L31 6L36 13C42 16 48 25 53 34C56 39 55 44 51 45"
    "C47 46 44 43 41 41C37 39 35 39 33 41C32 47 35 54 38 60C43 70 47 80 49 94Z"
)
MANE = "M-12 94C-4 80 4 72 6 60C6 44 11 30 21 21C25 15 28 13 31 11L30 19C23 27 19 40 18 60C16 74 10 84 4 94Z"

WEARS: Mapping[str, str] = {
    "wings": area("M3 40C8 34 16 34 22 40C17 41 18 44 14 44C15 48 9 48 10 51C5 50 2 46 3 40Z", BONE)
    + area("M27 17L44 20L43 24L27 21Z", "#c2271f"),
    "curl": area("M30 14C35 4 45 8 42 15C40 12 36 13 36 17Z", "#5a2a0c") + area("M46 40C47 37 51 37 51 40L49 43Z", "#c2271f")
    + "".join(disc(x, y, 2.2, "#1c7a45") for x, y in ((22, 46), (26, 50), (32, 51))),
    "feather": area("M29 14C25 6 30 0 39 1C41 6 37 12 31 14Z", "#c2271f") + line("M30 14C32 9 34 5 38 2", 1.2)
    + line("M14 44L26 50M12 50L25 56", 3, "#f0b91d"),
    "bicorne": area("M12 18C20 14 40 10 50 13C44 -1 34 -1 28 2C20 4 14 10 12 18Z", "#26242b") + disc(32, 8, 2.6, "#c2271f"),
    "flames": area("M21 24L11 20L17 16L8 9L20 11L18 2L27 9L30 3L32 12C27 16 24 20 21 24Z", "#e8622c")
    + area("M22 20L16 15L23 14L23 8L29 12C26 15 24 17 22 20Z", "#f0b91d") + line("M51 47C54 49 57 48 58 51M49 48C50 51 54 52 54 55", 1.8, "#fffaf0"),
    "star": area("M40 17L41.800 21L46 21.500L43 24.500L44 28.500L40.300 26.500L36.500 28.500L37.300 24.300L34.300 21.500L38.300 21Z", "#f0b91d")
    + area("M18 34C24 40 26 46 26 54L22 55C22 47 20 42 15 38Z", "#1f58b5"),
    "sailor": area("M20 16C24 10 38 6 43 12L45 17C38 13 28 15 21 20Z", BONE) + line("M22 17C28 12 37 10 44 15", 2, "#1f58b5")
    + area("M45 44H50V50H45Z", BONE) + line("M47.500 44V50", 1),
    "boss": area("M22 15L24 3C30 0 38 2 41 8L43 14Z", "#3a3431") + area("M13 18C24 10 42 9 52 15C46 20 24 20 13 18Z", "#3a3431")
    + line("M23.500 12C30 9 37 9 42 11", 2.4, "#c2271f") + area("M48 44L58 47L57 50L47 47Z", "#7d4a22"),
    "rose": "".join(disc(x, y, 3, "#e58a9a") for x, y in ((27, 13), (32, 11), (34, 16), (29, 18))) + disc(30.5, 14.5, 2.2, "#f0b91d")
    + line("M37 22L34 20M39 21L37.500 18M41 21.500L41 18.500", 1.5),
    "planks": line("M14 40L30 46M11 50L34 54M24 26L32 38M36 15L44 42M30 28L52 36", 1.6) + disc(16, 54, 5, "#e6c27a") + dot(16, 54, 1.5)
    + dot(28, 33, 1) + dot(40, 30, 1) + dot(22, 42, 1),
}  # fmt: skip

SLEEPS = line("M36 25C38 27.500 41 27.500 43 25", 2)
GLARES = disc(39, 25, 3, BONE) + dot(40, 25.5, 1.6, "#c2271f") + line("M33 20L43 23.500", 2.6)

MOUNTS: dict[str, Mount] = {
    "costantino": Mount("#8fbfd6", "#a9743c", "#4a240c", "wings", "so nimble that it has feathers"),
    "el-guapo": Mount("#e58a9a", "#6b4024", "#5a2a0c", "curl", "lips, laurels and a lock"),
    "la-longue-carabine": Mount("#1c7a45", "#c48a55", "#26242b", "feather", "a scout with a feather"),
    "napoleon": Mount("#e2b44a", "#fbf7ec", "#aab4bd", "bicorne", "has never been last, he says"),
    "the-fury": Mount("#26242b", "#7a2a1c", "#3a0f0a", "flames", "its mane is alight"),
    "varonne": Mount("#274a86", "#352a27", "#f3e4bd", "star", "a legend with a star of gold"),
    "biscuit-de-mer": Mount("#2f7f7f", "#cdbb98", "#8d8577", "sailor", "chews like a ship's biscuit"),
    "bosson": Mount("#c2271f", "#aab4bd", "#56606b", "boss", "the Boss's own, in the Boss's hat"),
    "giumenta": Mount("#cfe0b0", "#e6c27a", "#fbf7ec", "rose", "a gentle mare with roses"),
    "troy": Mount("#b4562a", "#c98f5a", "#7d4a22", "planks", "a gift on wheels: look it in the mouth"),
}  # fmt: skip


def mount(it: Mount) -> str:
    """A horse's head in its field."""
    eye = {"boss": SLEEPS, "sailor": SLEEPS, "flames": GLARES}.get(it.wears, dot(39, 25, 2.1))
    return (
        area(MANE, it.mane) + area(HEAD, it.coat) + eye + dot(50.5, 39.5, 1.4)
        + line("M44 42.500C47 42 49 41.500 50 42.500", 1.4, INK) + WEARS[it.wears]
    )  # fmt: skip

"""Names of people as they are written: tidied, told apart by what is seen of them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from unicodedata import category, normalize

JOINERS = "\u200c\u200d"
"""Emoji and some scripts are written with them."""

BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters that show nothing."""

UNSEEN = "\u034f\u17b4\u17b5"
"""Marks that change nothing that is seen; so do the signs of Unicode's class Cf."""

FLAG = re.compile("(\U0001f3f4[\U000e0020-\U000e007e]+\U000e007f)|[\U000e0000-\U000e007f]")
"""The flag of England, say, is written with letters that are seen nowhere else."""

EDGES = re.compile(f"(?:^|(?<=\\s))[{JOINERS}]+|[{JOINERS}]+(?=\\s|$)|(?<=[{JOINERS}])[{JOINERS}]+")
TAGS = frozenset(map(chr, range(0xE0020, 0xE0080)))


def tidy(name: str) -> str:
    """A name without stray spaces, and without signs that show nothing or only steer the others.

    They come with what is pasted; a name is none the worse for having lost them.
    """
    if name.isascii():
        return " ".join(name.split())
    plain = FLAG.sub(lambda found: found[1] or "", normalize("NFC", name))
    kept = "".join(" " if it in BLANKS else it for it in plain if not _steers(it))
    return " ".join(EDGES.sub("", " ".join(kept.split())).split())


def _steers(sign: str) -> bool:
    is_kept = sign in JOINERS or sign in TAGS
    return sign in UNSEEN or (category(sign) == "Cf" and not is_kept)


def is_sound(name: str) -> bool:
    """Whether all signs of a name can be shown."""
    return all(sign.isprintable() or sign in JOINERS or sign in TAGS for sign in name)


def is_seen(name: str) -> bool:
    """Whether anything is seen of a name: a mark alone stands on nothing."""
    return any(category(sign)[0] not in "MZ" and sign not in JOINERS for sign in name)


def looks(name: str) -> str:
    """What is seen of a name: two that look alike are the same."""
    if name.isascii():
        return name
    return "".join(it for it in name if it not in JOINERS and not "\ufe00" <= it <= "\ufe0f")


ALIKE = str.maketrans(
    "\u0430\u0441\u0435\u043e\u0440\u0445\u0443\u0456\u0458\u0455\u04bb\u0501\u043a\u043c\u0442\u0432\u043d"
    "\u03b1\u03b5\u03b9\u03ba\u03bd\u03bf\u03c1\u03c4\u03c5\u03c7\u03b3\u0131",
    "aceopxyijshdkmtbhaeikvoptuxyi",
)
"""Small letters of Cyrillic and Greek, and the i without a dot, that are seen as Latin ones."""


def skeleton(name: str) -> str:
    """A name as far as people at one table tell names apart: neither case nor script counts."""
    if name.isascii():
        return name.casefold()
    return normalize("NFKC", looks(name)).casefold().translate(ALIKE)


def of_save(names: Sequence[str]) -> Sequence[str]:
    """The names of a save, where earlier pages let people sit down whom nobody could tell apart.

    Whoever cannot be seen is called by the number of the seat, and so is a second of one name.
    """
    if not all(isinstance(name, str) for name in names):
        return names  # it is told of elsewhere
    found: list[str] = []
    seen: set[str] = set()
    for number, name in enumerate(names, 1):
        plain = tidy(name)
        if not is_seen(plain) and name.split():
            plain = str(number)
        if looks(plain) in seen and name not in found:
            plain = f"{plain} {number}"
        found.append(plain)
        seen.add(looks(plain))
    return found

"""Signs, chances and names, as every language writes them."""

from __future__ import annotations

import unicodedata

MINUS = "−"
ROUNDED = 1e-15
"""So far from 1 a sum of chances may be that is certain."""


def signed(number: int) -> str:
    """A number with its sign: `+1`, `−1`."""
    return f"{MINUS if number < 0 else '+'}{abs(number)}"


def percent(chance: float, error: float = 0.0, digits: int = 0) -> str:
    """A chance from 0 to 1 in hundredths: `31`, `>99`; only what is certain is 0 or 100.

    With an `error` it was tried out, and nothing that was tried out is certain.
    """
    told, step = f"{100 * chance:.{digits}f}", 10.0**-digits
    if float(told) == 0 and (chance or error):
        return f"<{step:.{digits}f}"
    if float(told) == 100 and (chance < 1 - ROUNDED or error):
        return f">{100 - step:.{digits}f}"
    return told


def capital(text: str) -> str:
    """A text with a capital first letter."""
    return text[:1].upper() + text[1:]


def folded(name: str) -> str:
    """Whom a name means: without case, other forms of a letter and stray spaces, so ZOÉ is Zoé.

    Marks stay: in many scripts they are what tells two names apart.
    """
    plain = name.casefold().replace("\u0131", "i").replace("i\u0307", "i")  # Işık is IŞIK
    return " ".join(unicodedata.normalize("NFKC", plain).casefold().split())


def without_marks(name: str) -> str:
    """The same without marks: what editions of 2026 took for one person."""
    plain = unicodedata.normalize("NFKD", name.casefold().replace("\u0131", "i"))
    return " ".join("".join(it for it in plain if not unicodedata.combining(it)).split()).casefold()

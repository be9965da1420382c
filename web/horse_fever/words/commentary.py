"""How the race caller speaks: horses by number and name, and variety without chance."""

from __future__ import annotations

import re

from web.horse_fever.words.horses import called as _called
from web.words.plain import capital


def called(colour: str) -> str:
    """`number 4, Carmine,` for the middle of a sentence; `tidy` mends its end."""
    return f"{_called(colour)},"


def tidy(line: str) -> str:
    """A capital first, and no comma before another mark."""
    return capital(re.sub(r",(?=[,.!?:;])", "", line))


def turn(number: int, *lines: str) -> str:
    """One of the lines, by a number out of the event: the same event, the same words."""
    return lines[number % len(lines)]

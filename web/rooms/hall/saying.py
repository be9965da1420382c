"""Says the labels of the hall."""

from __future__ import annotations

import web.rooms.hall.words as _words  # noqa: F401  # from here on, what languages have for the hall is read
from web.words.speaking import ENGLISH, Sayer, Speech

SPOKEN: dict[str, Speech] = {"en": ENGLISH}
"""Every language that the hall speaks."""

say = Sayer(SPOKEN, "web.rooms.hall.words")

"""Says the labels of the race of the day."""

from __future__ import annotations

import web.rooms.daily.words as _words  # noqa: F401  # from here on, what languages have for it is read
from web.words.speaking import ENGLISH, Sayer, Speech

SPOKEN: dict[str, Speech] = {"en": ENGLISH}
"""Every language that it is told in."""

say = Sayer(SPOKEN, "web.rooms.daily.words")

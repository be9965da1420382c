"""Says the labels of the workshop."""

from __future__ import annotations

import web.rooms.workshop.words as _words  # noqa: F401  # from here on, what languages have for the workshop is read
from web.words.speaking import ENGLISH, Sayer, Speech

SPOKEN: dict[str, Speech] = {"en": ENGLISH}
"""Every language that the workshop speaks."""

say = Sayer(SPOKEN, "web.rooms.workshop.words")

"""The finish of a race, for a picture of it."""

from __future__ import annotations

from web.horse_fever import words
from web.racing.finish import by_cards, out_of

HORSE = out_of("silks.svg", lambda colour: words.HORSES[colour].name)

finish = by_cards(HORSE)
"""Who came in when, and how near."""

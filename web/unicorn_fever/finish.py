"""The finish of a race, for a picture of it."""

from __future__ import annotations

from web.racing.finish import by_cards, out_of
from web.unicorn_fever import UNICORNS
from web.unicorn_fever.parts import SHEET

UNICORN = out_of(SHEET, UNICORNS.__getitem__)

finish = by_cards(UNICORN)
"""Who came in when, and how near."""

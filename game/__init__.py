"""Horse-racing betting games in pure Python: no browser, no clock, no chance of its own.

The public face: TITLES, Table, IllegalAnswer, `game.saves` and `game.links`.
"""

from game import links, saves
from game.horse_fever import BOARD, FAMILY
from game.horse_fever.party.title import PARTY
from game.play import TITLES, Ask, Event, IllegalAnswer, Refusal, Title
from game.table import BadTable, Rewind, Table

for _title in (FAMILY, BOARD, PARTY):
    TITLES[_title.id] = _title

__all__ = [
    "TITLES",
    "Ask",
    "BadTable",
    "Event",
    "IllegalAnswer",
    "Refusal",
    "Rewind",
    "Table",
    "Title",
    "links",
    "saves",
]

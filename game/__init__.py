"""Horse-racing betting games in pure Python: no browser, no clock, no chance of its own.

The public face: TITLES, Table, IllegalAnswer, `game.saves` and `game.links`.
"""

from game import links, saves
from game.play import Ask, Event, IllegalAnswer, Refusal
from game.table import BadTable, Rewind, Table
from game.title import TITLES, Title

for _module, _ids in (
    ("game.horse_fever.titles", ("horse-fever/family", "horse-fever/board", "horse-fever/party")),
    ("game.winners_circle.titles", ("winners-circle",)),
    ("game.unicorn_fever.titles", ("unicorn-fever",)),
    ("game.really_nasty.titles", ("really-nasty",)),
    ("game.dice_derby.titles", ("dice-derby", "dice-derby/party")),
    ("game.risk.titles", ("risk",)),
):
    TITLES.add(_module, *_ids)

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

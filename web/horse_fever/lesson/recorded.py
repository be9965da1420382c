"""The recorded first race: a save as any other, which the newcomer plays again answer by answer.

If the rules change so that it plays otherwise, its test says so: find another race then.
"""

from __future__ import annotations

from game import Table, saves

NEWCOMER = 0
"""The seat of whoever learns; the other answers, chance among them, come from the record."""

SAVE = """\
horseburg save 1
game: "horse-fever/family"
rules: 2
seats: ["Robin", "Dorothy"]
options: {"length": "quick", "edition": "first", "card 92": "corrected", "starred cards": "off", \
"form guide": "off"}
bots: {"1": "casual"}
told: {"20": "d7a3", "31": "3121"}

green, blue, white, yellow, red, black
steve-mcskull, craneo-cervantes
die black
player 1
fustis-et-radix, venenum-veneficum
alfio-allibratore, serum-maleficum
win yellow
200
win black
400
fix fustis-et-radix
behind yellow
fix alfio-allibratore
behind black
fix venenum-veneficum
behind black
fix serum-maleficum
behind yellow
pass
show red
200
card 97
sprint white red
card 86
sprint yellow white
card 104
sprint red black
card 96
sprint yellow red
card 100
sprint blue red
"""

RECORD: Table = saves.loads(SAVE)


def laid(step: int) -> Table:
    """The recorded table after so many answers, and on to the newcomer's next question."""
    table = RECORD.at(step)
    play_others(table)
    return table


def play_others(table: Table) -> None:
    """Answer from the record for everybody but the newcomer, as far as it goes."""
    while not is_over(table) and table.ask is not None and table.ask.who != NEWCOMER:
        table.answer(RECORD.answers[len(table.answers)])


def is_over(table: Table) -> bool:
    """Whether everything that is recorded has been played."""
    return len(table.answers) >= len(RECORD.answers)


def wanted(table: Table) -> str:
    """The recorded answer to the open question, "" after the end."""
    return "" if is_over(table) else RECORD.answers[len(table.answers)]

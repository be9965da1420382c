"""Between two races: another one, or the end, and time to come and go (P.10)."""

from __future__ import annotations

from functools import partial

from game.horse_fever.party.answers import interval_answers, menu
from game.horse_fever.party.bookmaker import fit
from game.horse_fever.party.guests import take_coming
from game.horse_fever.party.objections import interval_objection
from game.horse_fever.party.state import Party
from game.play import Ask, Play


def ask_next_race(game: Party) -> Play[bool]:
    """Whether there is another race, once everybody who comes or goes has done so."""
    game.phase = "interval"
    why = partial(interval_objection, game)
    while True:
        ends = ("race", "end") if fit(game.purses()) else ("end",)
        options = interval_answers(game, ends)
        shown = menu(options)
        answer = yield Ask(game.bookmaker, "next race", options, 1, "P.10", shown, why, open=True)
        if answer in ends:
            return answer == "race"
        take_coming(game, answer.split(" "))

"""Slips on paper: handed in before the off, and entered by number after the race (P.3)."""

from __future__ import annotations

from functools import partial

from game.horse_fever.party.answers import collect_answers, late_answers, menu
from game.horse_fever.party.book import close, take_entry
from game.horse_fever.party.guests import take_coming
from game.horse_fever.party.objections import collect_objection, late_objection
from game.horse_fever.party.state import Party
from game.play import ANYBODY, Ask, Play


def collect_slips(game: Party) -> Play[bool]:
    """Wait while slips are filled in and handed in; False where the party ends instead."""
    game.phase = "collect"
    game.round += 1
    game.tell("round", "P.3", number=game.round, first=game.bookmaker)
    why = partial(collect_objection, game)
    while True:
        options = collect_answers(game)
        shown = menu(options)
        answer = yield Ask(game.bookmaker, "collect", options, 1, "P.3", shown, why, open=True)
        if answer == "race":
            return True
        if answer == "end":
            game.round -= 1
            return False
        take_coming(game, answer.split(" "))


def enter_slips(game: Party) -> Play[None]:
    """Write down what was handed in, by number, until the book is closed."""
    game.phase = "book"
    game.tell("slips opened", "P.3", seat=game.bookmaker)
    why = partial(late_objection, game)
    while True:
        options = late_answers(game)
        answer = yield Ask(ANYBODY, "book", options, 1, "P.3", menu(options), why, open=True)
        if answer == "close":
            close(game)
            return
        take_entry(game, answer.split(" "))

"""The order of play of the Party Game: guests at the door, then race after race until they tire."""

from __future__ import annotations

from game.horse_fever.party.book import keep_book
from game.horse_fever.party.bookmaker import draw_bookmaker, next_bookmaker
from game.horse_fever.party.guests import open_door
from game.horse_fever.party.interval import ask_next_race
from game.horse_fever.party.paper import collect_slips, enter_slips
from game.horse_fever.party.payoffs import help_broke, pay_off
from game.horse_fever.party.race import run_race
from game.horse_fever.party.state import Party
from game.play import REST, Play


def play_party(game: Party) -> Play[None]:
    """Book, race, payoffs, and once more for as long as the guests like."""
    if not game.guests:
        open_door(game)
        yield from draw_bookmaker(game)
    yield REST
    while (yield from bet_and_run(game)):
        pay_off(game)
        help_broke(game)
        if not (yield from ask_next_race(game)):
            break
        next_bookmaker(game)
        yield REST
    game.phase = "over"
    game.tell("game over", "P.10")


def bet_and_run(game: Party) -> Play[bool]:
    """A race with its bets, written down before or after it; False where the party ends instead."""
    if game.options["slips"] == "before":
        if not (yield from keep_book(game)):
            return False
        yield from run_race(game)
        return True
    if not (yield from collect_slips(game)):
        return False
    yield from run_race(game)
    yield from enter_slips(game)
    return True

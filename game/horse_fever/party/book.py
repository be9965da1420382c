"""The bookmaker's book: bets in any order, corrected until it closes (P.3)."""

from __future__ import annotations

from functools import partial

from game.horse_fever.party.answers import book_answers, menu
from game.horse_fever.party.bookmaker import take_back, tear
from game.horse_fever.party.guests import take_coming
from game.horse_fever.party.objections import book_objection
from game.horse_fever.party.state import Guest, Party, Stake
from game.play import ANYBODY, Ask, Play


def keep_book(game: Party) -> Play[bool]:
    """Take anybody's bets until the book is closed; False where the party ends instead."""
    game.phase = "book"
    game.round += 1
    game.tell("round", "P.3", number=game.round, first=game.bookmaker)
    why = partial(book_objection, game)
    while True:
        options = book_answers(game)
        answer = yield Ask(ANYBODY, "book", options, 1, "P.3", menu(options), why, open=True)
        if answer == "close":
            close(game)
            return True
        if answer == "end":
            game.round -= 1
            for guest in game.guests:
                tear(game, guest)
            return False
        take_entry(game, answer.split(" "))


def take_entry(game: Party, words: list[str]) -> None:
    """One line of the book: a coming or going, a torn slip, or a bet."""
    if take_coming(game, words):
        return
    guest = game.guests[int(words[0]) - 1]
    if words[1] == "tear":
        tear(game, guest)
    else:
        lay(game, guest, words[1], Stake(words[2], int(words[3])))


def lay(game: Party, guest: Guest, kind: str, bet: Stake) -> None:
    """Write down a bet in place of an earlier one of its kind, and take the stake."""
    if kind in guest.slip:
        take_back(game, guest, kind)
    guest.slip[kind] = bet
    game.settle(guest, "bet laid", "P.3", -bet.stake, bet=kind, horse=bet.horse, stake=bet.stake)


def close(game: Party) -> None:
    """No more bets."""
    laid = [stake for guest in game.guests for _, stake in guest.slip.values()]
    game.tell("book closed", "P.3", bets=len(laid), total=sum(laid))

"""Guests come and go, make teams and part again, while bets are taken and between races (P.7)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.horse_fever.party.bookmaker import pass_book, tear
from game.horse_fever.party.state import MOST_GUESTS, Guest, Party
from game.horse_fever.state import SMALLEST_NOTE

FEWEST = 2
"""One for the book, and one who bets."""


def open_door(game: Party) -> None:
    """Everyone who is there at the beginning comes in, with the same money (P.1)."""
    for _ in range(game.began):
        come_in(game, len(game.guests) + 1, "P.1")


def come_in(game: Party, number: int, rule: str = "P.7") -> None:
    """A newcomer gets the starting money; who comes back finds the old purse."""
    if number <= len(game.guests):
        guest = game.guests[number - 1]
        guest.here = True
        game.settle(guest, "guest in", rule, 0, returning=True)
        return
    guest = Guest(number - 1)
    game.guests.append(guest)
    game.settle(guest, "guest in", rule, int(game.options["money"]), returning=False)


def go_out(game: Party, number: int) -> None:
    """A guest leaves with the slip torn and the purse kept; a book is handed on, a team parts."""
    guest = game.guests[number - 1]
    tear(game, guest)
    play_alone(game, guest)
    guest.here = False
    game.tell("guest out", "P.7", seat=guest.seat)
    if guest.seat == game.bookmaker:
        pass_book(game)


def join(game: Party, number: int, other: int) -> None:
    """One purse goes into another, with all who play out of it; the slip is torn first."""
    guest, leader = game.guests[number - 1], game.guests[other - 1]
    tear(game, guest)
    for one in game.team_of(guest):
        one.team = leader.seat
        game.tell("team joined", "P.8", seat=one.seat, leader=leader.seat)
    pool(game, guest, leader, guest.money)


def part(game: Party, number: int) -> None:
    """A member takes an equal share of the team's purse and plays alone again."""
    play_alone(game, game.guests[number - 1])


def play_alone(game: Party, guest: Guest) -> None:
    """Out of a team, with an equal share in whole notes; the others go on under the next one."""
    holder = guest if guest.team is None else game.guests[guest.team]
    team = game.team_of(holder)
    if len(team) == 1:
        return
    share = holder.money // len(team) // SMALLEST_NOTE * SMALLEST_NOTE
    guest.team = None
    game.tell("team left", "P.8", seat=guest.seat, leader=holder.seat)
    if guest is not holder:
        pool(game, holder, guest, share)
        return
    leader, *members = team[1:]
    leader.team = None
    for one in members:
        one.team = leader.seat
    game.tell("team led", "P.8", seat=leader.seat, members=tuple(one.seat for one in members))
    pool(game, holder, leader, holder.money - share)


def pool(game: Party, giver: Guest, taker: Guest, money: int) -> None:
    """Money goes from one purse into another; both say so."""
    if money:
        game.settle(giver, "purse given", "P.8", -money, other=taker.seat)
        game.settle(taker, "purse taken", "P.8", money, other=giver.seat)


def returning(game: Party) -> list[str]:
    """Who has gone and may come back."""
    return [f"in {guest.seat + 1}" for guest in game.guests if not guest.here]


def next_seat(game: Party) -> int:
    """The number of the next newcomer, whether or not anybody has the name for it."""
    return len(game.guests) + 1


def has_room(game: Party, number: int) -> bool:
    """Whether a newcomer of this number has a name and a chair."""
    return number <= min(game.chairs, MOST_GUESTS)


def leaving(game: Party) -> list[str]:
    """Who may go so that one is left for the book and one who bets."""
    purses = game.purses()
    led = {guest.team for guest in game.guests}
    able = [guest.seat for guest in purses if not guest.is_broke]
    book = game.bookmaker
    others = [seat for seat in able if seat != book]
    kept = []
    for guest in game.guests:
        if not guest.here:
            continue
        is_lone = guest.team is None and guest.seat not in led
        left = len(purses) - is_lone
        if not game.takes_bets:
            bettors = 1
        elif guest.seat == book:
            bettors = len(others) + (not is_lone and book in able)
        else:
            bettors = len(others) - (is_lone and guest.seat in others)
        if left >= FEWEST and bettors:
            kept.append(f"out {guest.seat + 1}")
    return kept


def parting(game: Party) -> list[str]:
    """Who may leave a team."""
    return [f"alone {guest.seat + 1}" for guest in game.guests if guest.team is not None]


def joining(game: Party) -> tuple[int, ...]:
    """The numbers of all who may put their purses together, each with each other."""
    purses = game.purses()
    free = tuple([guest.seat + 1 for guest in purses if not game.is_closed_to(guest)])
    return free if len(purses) > FEWEST else ()


COMINGS: Mapping[str, Callable[..., None]] = {
    "in": come_in,
    "out": go_out,
    "alone": part,
}


def take_coming(game: Party, words: list[str]) -> bool:
    """Do as an answer about coming, going and teams says; False where it says something else."""
    if words[0] == "team":
        join(game, int(words[1]), int(words[3]))
        return True
    if act := COMINGS.get(words[0]):
        act(game, int(words[1]))
        return True
    return False

"""Why the bookmaker cannot write something down, in words for the host, with the rule."""

from __future__ import annotations

import re
from collections.abc import Callable

from game.horse_fever.party.guests import has_room, joining, leaving, next_seat
from game.horse_fever.party.state import LARGEST_STAKE, MOST_GUESTS, Guest, Party
from game.horse_fever.state import KINDS, SMALLEST_NOTE
from game.play import Refusal, player_number
from game.racing.dice import HORSES

NUMBER = re.compile(r"\d{1,9}", re.ASCII)
COMINGS = ("in", "out", "alone")
KEEP_TWO = "Two purses must stay: one keeps the book, and one can bet."
OPEN_FIRST = "The book is closed; open it for another race first."


def book_objection(game: Party, text: str) -> Refusal | None:
    """Why something does not go while bets are taken."""
    match words := text.split(" "):
        case ["pass"]:
            return Refusal("Who does not want to bet is simply left out; close the book.", "P.3")
        case ["close"]:
            return Refusal("Nobody has bet yet; one bet at least makes a race.", "P.3")
        case ["race"]:
            return Refusal("The book is open; close it, and they are off.", "P.3")
        case ["end"]:
            return Refusal("Run one race first; nothing has been won or lost yet.", "P.10")
        case [_, "win" | "show" | "tear", *_] if len(words) <= 4:
            return slip_objection(game, words)
        case [number, kind, horse, _] if NUMBER.fullmatch(number) and horse in HORSES:
            return Refusal(f"A bet is to win or to show, not to '{kind[:20]}'.", "P.3")
    return coming_objection(game, words)


def interval_objection(game: Party, text: str) -> Refusal | None:
    """Why something does not go between two races."""
    match words := text.split(" "):
        case ["pass"]:
            return Refusal("Say whether there is another race, or the party ends.", "P.10")
        case ["close"]:
            return Refusal(OPEN_FIRST, "P.3")
        case ["race"]:
            return Refusal("Nobody has a note left to bet with, so the party ends here.", "P.9")
        case [_, "win" | "show" | "tear", *_] if len(words) <= 4:
            return Refusal(OPEN_FIRST, "P.3")
    return coming_objection(game, words)


def collect_objection(game: Party, text: str) -> Refusal | None:
    """Why something does not go while slips are filled in on paper."""
    match words := text.split(" "):
        case ["pass"]:
            return Refusal("Who does not want to bet hands in no slip; run the race.", "P.3")
        case ["close"]:
            return Refusal("There is no book to close yet; run the race.", "P.3")
        case ["end"]:
            return Refusal("Run one race first; nothing has been won or lost yet.", "P.10")
        case [_, "win" | "show" | "tear", *_] if len(words) <= 4:
            return Refusal("Bets are on paper here; enter them after the race.", "P.3")
    return coming_objection(game, words)


def late_objection(game: Party, text: str) -> Refusal | None:
    """Why something cannot be entered once the race is run."""
    match text.split(" "):
        case ["race"]:
            return Refusal("This race has been run; enter the slips and close the book.", "P.3")
        case ["end"]:
            return Refusal("Close the book first, so that this race is paid.", "P.10")
        case ["in" | "out" | "alone" | "team", *_]:
            return Refusal("Come and go when this race has been paid.", "P.7")
        case ["pass"]:
            return Refusal("Who handed in no slip is left out; close the book.", "P.3")
    return book_objection(game, text)


def known(game: Party, number: str, rule: str) -> Guest | Refusal:
    """The guest of a number, or what is wrong with it."""
    if not NUMBER.fullmatch(number) or number != str(int(number)):
        return Refusal("Say the guest's number first, for instance 7.", rule)
    if not 1 <= int(number) <= len(game.guests):
        return Refusal(f"There is no guest {number}; they go from 1 to {len(game.guests)}.", rule)
    return game.guests[int(number) - 1]


def slip_objection(game: Party, words: list[str]) -> Refusal | None:
    """Why this guest may not lay, or tear, this."""
    guest = known(game, words[0], "P.3")
    if isinstance(guest, Refusal):
        return guest
    name = player_number(guest.seat).capitalize()
    if words[1] == "tear":
        return Refusal(f"{name} has no slip to tear.", "P.3") if len(words) == 2 else None
    if not guest.here:
        return Refusal(f"{name} has left the party; let {name} in first.", "P.7")
    if guest.team is not None:
        leader = player_number(guest.team)
        return Refusal(f"{name} plays out of {leader}'s purse and bets no more alone.", "P.8")
    if game.is_closed_to(guest):
        return Refusal(f"{name} keeps the book in this race, and bookmakers do not bet.", "P.2")
    if guest.is_broke:
        return Refusal(f"{name} has no note left to bet with.", "P.9")
    return horse_objection(words) or stake_objection(guest, name, words)


def horse_objection(words: list[str]) -> Refusal | None:
    """Why this is no horse."""
    if len(words) > 2 and words[2] not in HORSES:
        return Refusal(
            f"No horse is called '{words[2][:20]}'; there are {', '.join(HORSES)}.", "P.3"
        )
    return None


def stake_objection(guest: Guest, name: str, words: list[str]) -> Refusal | None:
    """Why this stake cannot be laid."""
    if len(words) < 4:
        return Refusal("A bet names its horse and its stake: 7 win red 300.", "P.3")
    if not NUMBER.fullmatch(words[3]) or words[3] != str(int(words[3])):
        return Refusal("A stake is a plain number of Danari, for instance 300.", "P.3")
    stake, kind = int(words[3]), words[1]
    if stake < SMALLEST_NOTE:
        return Refusal(f"The smallest bet is one note, {SMALLEST_NOTE} D.", "P.3")
    if stake > LARGEST_STAKE:
        return Refusal(f"The house takes {LARGEST_STAKE:,} D at most on one bet.", "P.3")
    if stake > guest.money + (guest.slip[kind].stake if kind in guest.slip else 0):
        return Refusal(too_much(guest, name, kind), "P.3")
    if stake % SMALLEST_NOTE:
        return Refusal("The smallest note is 100 D, so a stake goes in hundreds.", "P.3")
    return None


def too_much(guest: Guest, name: str, kind: str) -> str:
    """How far the purse goes, and where the rest lies."""
    other = KINDS[kind == "win"]
    said = f"{name} has {guest.money + guest.staked:,} D"
    if other not in guest.slip:
        return f"{said}."
    bet = guest.slip[other]
    return f"{said}, of which {bet.stake:,} D are on {bet.horse} to {other}."


def coming_objection(game: Party, words: list[str]) -> Refusal | None:
    """Why this guest cannot come, go, join or part."""
    match words:
        case ["in", number]:
            return in_objection(game, number)
        case ["out", number]:
            return of_guest(game, number, "P.7", out_objection)
        case ["alone", number]:
            return of_guest(game, number, "P.8", alone_objection)
        case ["team", number, "with", other]:
            return team_objection(game, number, other)
    return None


def of_guest(
    game: Party, number: str, rule: str, objection: Callable[[Party, Guest, str], Refusal | None]
) -> Refusal | None:
    """What speaks against this of a guest who is here."""
    guest = known(game, number, rule)
    if isinstance(guest, Refusal):
        return guest
    name = player_number(guest.seat).capitalize()
    if not guest.here:
        return Refusal(f"{name} has left the party already.", "P.7")
    return objection(game, guest, name)


def in_objection(game: Party, number: str) -> Refusal | None:
    """Why nobody of this number can come in."""
    if number == str(next_seat(game)):
        if next_seat(game) > MOST_GUESTS:
            return Refusal(f"The house is full: {MOST_GUESTS} guests have come.", "P.7")
        if not has_room(game, int(number)):
            return Refusal("Write down the newcomer's name first.", "P.7")
        return None
    guest = known(game, number, "P.7")
    if isinstance(guest, Refusal):
        return guest
    return Refusal(f"{player_number(guest.seat).capitalize()} is here already.", "P.7")


def out_objection(game: Party, guest: Guest, _name: str) -> Refusal | None:
    """Why this guest has to stay."""
    return None if f"out {guest.seat + 1}" in leaving(game) else Refusal(KEEP_TWO, "P.7")


def alone_objection(_game: Party, guest: Guest, name: str) -> Refusal | None:
    """Why there is no team to leave."""
    if guest.team is not None:
        return None
    return Refusal(f"{name} holds a purse already; members leave a team, not its leader.", "P.8")


def team_objection(game: Party, number: str, other: str) -> Refusal | None:
    """Why these two cannot put their purses together."""
    if refusal := of_guest(game, number, "P.8", purse_objection):
        return refusal
    if refusal := of_guest(game, other, "P.8", purse_objection):
        return refusal
    if number == other:
        return Refusal("A team takes two.", "P.8")
    return None if joining(game) else Refusal(KEEP_TWO, "P.8")


def purse_objection(game: Party, guest: Guest, name: str) -> Refusal | None:
    """Why this guest's purse cannot go into a team's."""
    if guest.team is not None:
        return Refusal(f"{name} plays out of {player_number(guest.team)}'s purse already.", "P.8")
    if game.is_closed_to(guest):
        return Refusal(f"{name} keeps the book; make the team after this race.", "P.8")
    return None

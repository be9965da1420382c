"""Why the bookmaker cannot write something down, in words for the host, with the rule."""

from __future__ import annotations

import re
from collections.abc import Callable

from game.horse_fever.lanes import HORSES
from game.horse_fever.party.guests import has_room, joining, leaving, next_seat
from game.horse_fever.party.state import LARGEST_STAKE, MOST_GUESTS, Guest, Party
from game.horse_fever.state import KINDS, SMALLEST_NOTE
from game.play import Refusal

NUMBER = re.compile(r"\d{1,9}", re.ASCII)
COMINGS = ("in", "out", "alone")
KEEP_TWO = "Two guests with a purse must stay: one keeps the book, and one bets."
OPEN_FIRST = "The book is closed; open it for another race first."
KEEPS_BOOK = "{seat:player} keeps the book in this race, and bookmakers do not bet."
OF_TEAM = "{seat:player} shares {leader:player}’s purse and cannot bet alone."
OWN_PURSE = "{seat:player} holds a purse already; members leave a team, not its leader."
ON_THE_OTHER = (
    "{seat:player} has {money:number} D, of which {stake:number} D is on {horse} to {bet}."
)


def of(reason: str, rule: str, guest: Guest, **facts: object) -> Refusal:
    """What speaks against something of this guest."""
    return Refusal(reason, rule, seat=guest.seat, **facts)


def book_objection(game: Party, text: str) -> Refusal | None:
    """Why something does not go while bets are taken."""
    match words := text.split(" "):
        case ["pass"]:
            return Refusal(
                "Anyone who does not want to bet is simply left out; close the book.", "P.3"
            )
        case ["close"]:
            return Refusal("Nobody has bet yet; a race needs at least one bet.", "P.3")
        case ["race"]:
            return Refusal("The book is open; close it, and they are off.", "P.3")
        case ["end"]:
            return Refusal("Run one race first; nothing has been won or lost yet.", "P.10")
        case [_, "win" | "show" | "tear", *_] if len(words) <= 4:
            return slip_objection(game, words)
        case [number, kind, horse, _] if NUMBER.fullmatch(number) and horse in HORSES:
            return Refusal("A bet is to win or to show, not to “{wish}”.", "P.3", wish=kind[:20])
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
            return Refusal("Anyone who does not want to bet hands in no slip; run the race.", "P.3")
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
            return Refusal("Anyone who handed in no slip is left out; close the book.", "P.3")
    return book_objection(game, text)


def known(game: Party, number: str, rule: str) -> Guest | Refusal:
    """The guest of a number, or what is wrong with it."""
    if not NUMBER.fullmatch(number) or number != str(int(number)):
        return Refusal("Say the guest’s number first, for instance 7.", rule)
    if not 1 <= int(number) <= len(game.guests):
        said = "There is no guest {number}; they go from 1 to {most}."
        return Refusal(said, rule, number=number, most=len(game.guests))
    return game.guests[int(number) - 1]


def slip_objection(game: Party, words: list[str]) -> Refusal | None:
    """Why this guest may not lay, or tear, this."""
    guest = known(game, words[0], "P.3")
    if isinstance(guest, Refusal):
        return guest
    if words[1] == "tear":
        return of("{seat:player} has no slip to tear.", "P.3", guest) if len(words) == 2 else None
    if not guest.here:
        return of("{seat:player} has left the party; let {seat:player} in first.", "P.7", guest)
    if guest.team is not None:
        return of(OF_TEAM, "P.8", guest, leader=guest.team)
    if game.is_closed_to(guest):
        return of(KEEPS_BOOK, "P.2", guest)
    if guest.is_broke:
        return of("{seat:player} has no note left to bet with.", "P.9", guest)
    return horse_objection(words) or stake_objection(guest, words)


def horse_objection(words: list[str]) -> Refusal | None:
    """Why this is no horse."""
    if len(words) > 2 and words[2] not in HORSES:
        said = "No horse is called “{wish}”; there are {horses:list}."
        return Refusal(said, "P.3", wish=words[2][:20], horses=HORSES)
    return None


def stake_objection(guest: Guest, words: list[str]) -> Refusal | None:
    """Why this stake cannot be laid."""
    if len(words) < 4:
        return Refusal("A bet names its horse and its stake: 7 win red 300.", "P.3")
    if not NUMBER.fullmatch(words[3]) or words[3] != str(int(words[3])):
        return Refusal("A stake is a plain number of Danari, for instance 300.", "P.3")
    stake, kind = int(words[3]), words[1]
    if stake < SMALLEST_NOTE:
        return Refusal("The smallest bet is one note, {least} D.", "P.3", least=SMALLEST_NOTE)
    if stake > LARGEST_STAKE:
        return Refusal(
            "The house takes {most:number} D at most on one bet.", "P.3", most=LARGEST_STAKE
        )
    if stake > guest.money + (guest.slip[kind].stake if kind in guest.slip else 0):
        return too_much(guest, kind)
    if stake % SMALLEST_NOTE:
        return Refusal("The smallest note is 100 D, so a stake goes in hundreds.", "P.3")
    return None


def too_much(guest: Guest, kind: str) -> Refusal:
    """How far the purse goes, and where the rest lies."""
    other, money = KINDS[kind == "win"], guest.money + guest.staked
    if other not in guest.slip:
        return of("{seat:player} has {money:number} D.", "P.3", guest, money=money)
    bet = guest.slip[other]
    facts = {"money": money, "stake": bet.stake, "horse": bet.horse, "bet": other}
    return of(ON_THE_OTHER, "P.3", guest, **facts)


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
    game: Party, number: str, rule: str, objection: Callable[[Party, Guest], Refusal | None]
) -> Refusal | None:
    """What speaks against this of a guest who is here."""
    guest = known(game, number, rule)
    if isinstance(guest, Refusal):
        return guest
    if not guest.here:
        return of("{seat:player} has left the party already.", "P.7", guest)
    return objection(game, guest)


def in_objection(game: Party, number: str) -> Refusal | None:
    """Why nobody of this number can come in."""
    if number == str(next_seat(game)):
        if next_seat(game) > MOST_GUESTS:
            return Refusal("The house is full: {most} guests have come.", "P.7", most=MOST_GUESTS)
        if not has_room(game, int(number)):
            return Refusal("Write down the newcomer’s name first.", "P.7")
        return None
    guest = known(game, number, "P.7")
    if isinstance(guest, Refusal):
        return guest
    return of("{seat:player} is here already.", "P.7", guest)


def out_objection(game: Party, guest: Guest) -> Refusal | None:
    """Why this guest has to stay."""
    return None if f"out {guest.seat + 1}" in leaving(game) else Refusal(KEEP_TWO, "P.7")


def alone_objection(_game: Party, guest: Guest) -> Refusal | None:
    """Why there is no team to leave."""
    if guest.team is not None:
        return None
    return of(OWN_PURSE, "P.8", guest)


def team_objection(game: Party, number: str, other: str) -> Refusal | None:
    """Why these two cannot put their purses together."""
    if refusal := of_guest(game, number, "P.8", purse_objection):
        return refusal
    if refusal := of_guest(game, other, "P.8", purse_objection):
        return refusal
    if number == other:
        return Refusal("A team takes two.", "P.8")
    return None if joining(game) else Refusal(KEEP_TWO, "P.8")


def purse_objection(game: Party, guest: Guest) -> Refusal | None:
    """Why this guest's purse cannot go into a team's."""
    if guest.team is not None:
        return of(
            "{seat:player} shares {leader:player}’s purse already.",
            "P.8",
            guest,
            leader=guest.team,
        )
    if game.is_closed_to(guest):
        return of("{seat:player} keeps the book; make the team after this race.", "P.8", guest)
    return None

"""Every answer to a bookmaker's question, counted and looked up, hardly ever written out.

They are found when somebody asks for them, so they hold while their question is open: with forty
guests it would be dear to list for every bet what only a screen, now and then, wants to know.
"""

from __future__ import annotations

import re
from functools import cached_property
from itertools import accumulate
from typing import Any

from game.counted import Counted
from game.horse_fever.lanes import HORSES
from game.horse_fever.party.guests import has_room, joining, leaving, next_seat, parting, returning
from game.horse_fever.party.state import LARGEST_STAKE, Guest, Party
from game.horse_fever.state import KINDS, SMALLEST_NOTE

SLIP = re.compile(r"([1-9]\d?) (win|show) ([a-z]+) ([1-9]\d{2,5})", re.ASCII)
TEAM = re.compile(r"team ([1-9]\d?) with ([1-9]\d?)", re.ASCII)


def limit(guest: Guest, kind: str) -> int:
    """The most that a guest may stake; who lays again has the old stake back first."""
    earlier = guest.slip.get(kind)
    return min(LARGEST_STAKE, guest.money + (0 if earlier is None else earlier.stake))


class Slips(Counted):
    """`7 win red 300` for everyone who may bet: (number, most to win, most to show) a guest."""

    def __init__(self, game: Party, seat: int | None = None) -> None:
        super().__init__(self._limits)
        self.game, self.seat = game, seat

    def of(self, seat: int | None) -> Counted:
        """One guest's bets."""
        return Counted(tuple) if seat is None else Slips(self.game, seat)

    def _limits(self) -> tuple[tuple[int, int, int], ...]:
        bettors = [one for one in self.game.purses() if not self.game.is_closed_to(one)]
        if self.seat is not None:
            bettors = [one for one in bettors if one.seat == self.seat]
        return tuple([(one.seat + 1, limit(one, "win"), limit(one, "show")) for one in bettors])

    @cached_property
    def ends(self) -> list[int]:
        """How many bets there are up to each guest."""
        notes = [(win + show) // SMALLEST_NOTE for _, win, show in self.key]
        return list(accumulate([len(HORSES) * count for count in notes]))

    def __len__(self) -> int:
        return self.ends[-1] if self.ends else 0

    def __contains__(self, text: object) -> bool:
        match = SLIP.fullmatch(text) if isinstance(text, str) else None
        if match is None or match[3] not in HORSES or int(match[4]) % SMALLEST_NOTE:
            return False
        if int(match[1]) > len(self.game.guests) or self.seat not in (None, int(match[1]) - 1):
            return False
        guest = self.game.guests[int(match[1]) - 1]
        can_bet = guest.holds_purse and not self.game.is_closed_to(guest)
        return can_bet and int(match[4]) <= limit(guest, match[2])

    def spell(self, index: int) -> str:
        """Guest by guest, horse by horse, to win before to show, from the smallest stake up."""
        at = next(at for at, end in enumerate(self.ends) if index < end)
        number, win, show = self.key[at]
        index -= self.ends[at - 1] if at else 0
        horse, notes = divmod(index, (win + show) // SMALLEST_NOTE)
        kind = KINDS[notes >= win // SMALLEST_NOTE]
        notes -= win // SMALLEST_NOTE if kind == "show" else 0
        return f"{number} {kind} {HORSES[horse]} {(notes + 1) * SMALLEST_NOTE}"


class Tears(Counted):
    """`7 tear` for everyone with a slip."""

    def __init__(self, game: Party) -> None:
        super().__init__(lambda: tuple([tear for guest in game.guests for tear in tears(guest)]))
        self.game = game

    def of(self, seat: int | None) -> Counted:
        """One guest's slip."""
        if seat is None or seat >= len(self.game.guests):
            return Counted(tuple)
        return Counted(lambda: tears(self.game.guests[seat]))


def tears(guest: Guest) -> tuple[str, ...]:
    """The answer that tears a guest's slip, if there is one."""
    return (f"{guest.seat + 1} tear",) if guest.slip else ()


class Teams(Counted):
    """`team 3 with 5` for each two of the numbers that may put their purses together."""

    def __len__(self) -> int:
        return len(self.key) * (len(self.key) - 1)

    def __contains__(self, text: object) -> bool:
        match = TEAM.fullmatch(text) if isinstance(text, str) else None
        if match is None or match[1] == match[2]:
            return False
        return int(match[1]) in self.key and int(match[2]) in self.key

    def spell(self, index: int) -> str:
        """The first with each other one, then the second."""
        one, other = divmod(index, len(self.key) - 1)
        return f"team {self.key[one]} with {self.key[other + (other >= one)]}"


class Newcomer(Counted):
    """`in 8` as soon as there is a name for seat 8: a name may come while the question is open."""

    def __init__(self, game: Party) -> None:
        self.game, self.number = game, next_seat(game)

    @property
    def key(self) -> tuple[Any, ...]:
        """The one answer, or none: never kept, unlike the others."""
        return (f"in {self.number}",) if has_room(self.game, self.number) else ()


class Answers(Counted):
    """Parts one after another: plain words, then slips, teams and the newcomer."""

    def __init__(self, *parts: Counted) -> None:
        super().__init__(lambda: parts)
        self.parts = parts

    def of(self, seat: int | None) -> Answers:
        """Part by part."""
        return Answers(*[part.of(seat) for part in self.parts])

    def __len__(self) -> int:
        return sum([len(part) for part in self.parts])

    def __contains__(self, text: object) -> bool:
        return any(text in part for part in self.parts)

    def spell(self, index: int) -> str:
        """Part by part."""
        for part in self.parts:
            if index < len(part):
                return part.spell(index)
            index -= len(part)
        raise IndexError(index)


def book_answers(game: Party) -> Answers:
    """All that the bookmaker can write down while the book is open."""
    words = Counted(lambda: tuple(book_words(game)))
    return Answers(Slips(game), words, Tears(game), *comings(game))


def collect_answers(game: Party) -> Answers:
    """The off, or a coming or going, while slips are filled in on paper."""
    ends = ("race",) if game.race is None else ("race", "end")
    return Answers(Counted(lambda: ends), *comings(game))


def late_answers(game: Party) -> Answers:
    """What can be entered once the race is run: nobody comes or goes, and an empty book closes."""
    return Answers(Slips(game), Counted(lambda: ("close",)), Tears(game))


def interval_answers(game: Party, ends: tuple[str, ...]) -> Answers:
    """One of the `ends`, or a coming or going between two races."""
    return Answers(Counted(lambda: ends), *comings(game))


def book_words(game: Party) -> list[str]:
    """Closing a book in which something is laid, and ending."""
    laid = ["close"] if any(guest.slip for guest in game.guests) else []
    return [*laid, *(["end"] if game.race is not None else ())]


def comings(game: Party) -> tuple[Counted, Teams, Newcomer]:
    """Comings and goings that are possible now: in plain words, as teams, and the newcomer."""
    words = Counted(lambda: (*returning(game), *leaving(game), *parting(game)))
    return words, Teams(lambda: joining(game)), Newcomer(game)


def menu(answers: Answers) -> Answers:
    """What fits on a list: all but the slips and the teams."""
    short = [part for part in answers.parts if not isinstance(part, Slips | Teams)]
    return Answers(*short)

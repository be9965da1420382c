"""The computers at the table: whose answer is awaited, and how each is given, one at a time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game import Table
from game.bots.minds import TEMPERS
from game.bots.runner import bot_of, next_entry
from web.forms import ALL_GUESTS, SeatForm, SetupForm
from web.partying import book
from web.partying.comings import WHEN
from web.showing import ACTS, DELAYS
from web.words.minds import SURPRISE

if TYPE_CHECKING:
    from web.desk import Desk
    from web.stage import Chance


def asked(table: Table) -> int | None:
    """The seat of the computer that the table waits for, None where a person or nobody is asked.

    Whoever holds the tablet keeps a party's book, even where the bookmaker is a computer.
    """
    ask = table.ask
    return ask.who if ask is not None and ask.who in table.bots and ask.what not in WHEN else None


def play_one(desk: Desk) -> None:
    """Let the computer that is asked give one answer; it is kept, and told like any other."""
    table, seat = desk.table, desk.computer
    if table is None or table.ask is None or seat is None:
        return
    table.answer(bot_of(table.bots[seat])(table.view(seat), table.ask, desk.chance))
    desk.keep()
    if desk.follows:  # another window has gone on meanwhile
        return
    desk.follow()
    if desk.hurried:
        desk.catch_up()


# guests of a party


def writing(desk: Desk) -> list[int]:
    """The computer guests who still have to hand in slips; none while a step is being mended."""
    table, ask, party = desk.table, desk.ask, desk.party
    if table is None or not table.bots or ask is None or ask.what != "book" or desk.over:
        return []
    if party.quiet_at == len(table.answers):
        return []
    view = desk.view
    done = party.settled | party.out if party.at == (desk.id, view.round) else frozenset()
    guests = [guest for guest in view.guests if guest.seat in table.bots]
    return [one.seat for one in guests if one.seat not in done and book.may_bet(view, one)]


def write_one(desk: Desk) -> bool:
    """Let the next computer guest hand in one line; whether anybody had one."""
    table = desk.table
    for seat in writing(desk):
        assert table is not None
        book.begin_race(desk, desk.view)
        entry = next_entry(table, {seat: table.bots[seat]}, desk.chance)
        if entry is not None and table.why_not(entry) is None:
            book.write(desk, [entry])
            return True
        desk.party.settled.add(seat)
        if not book.bets(desk.view.guests[seat]):
            desk.party.out.add(seat)
    return False


def write_all(desk: Desk) -> None:
    """The book is about to close: whoever still writes hands in at once."""
    while write_one(desk):
        pass


def delay(desk: Desk) -> int | None:
    """Milliseconds until the next line is handed in, None where nobody writes."""
    return int(DELAYS[desk.speed] * ACTS["bet laid"]) if writing(desk) else None


# who sits down


def seated(lines: Sequence[SeatForm], chance: Chance) -> dict[int, str]:
    """Which seats computers take, and who they are, for the rules' table."""
    return {seat: name_of(line, chance) for seat, line in enumerate(lines) if line.bot}


def name_of(line: SeatForm, chance: Chance) -> str:
    """The computer player of a line of the set-up; a surprise is drawn now, and told to nobody."""
    ways = ("", *TEMPERS)
    temper = ways[int(chance.random() * len(ways))] if line.temper == SURPRISE else line.temper
    return f"{line.bot} {temper}".strip()


def alone(desk: Desk, _rest: str) -> None:
    """One person against three computers, at one tap: a Family Game under the last name used."""
    desk.form = SetupForm.fresh()
    desk.form.alone(next(iter(names_alone(desk)), ""))
    desk.start()


def names_alone(desk: Desk) -> list[str]:
    """The names of people who have played alone here, the latest first."""
    about = [slip.about for slip in desk.kept if slip.about is not None]
    people = [
        [name for seat, name in enumerate(it.names) if seat not in it.bots]
        for it in sorted(about, key=lambda it: -it.used)
        if it.bots
    ]
    return [names[0] for names in people if len(names) == 1]


def again(desk: Desk, _rest: str) -> None:
    """The same people, the same options, a new game; unless this visit chose it, a new temper."""
    table = desk.table
    if table is None:
        return
    names = list(table.names)
    chosen = {line.name: line for line in desk.form.seats}
    seats = [SeatForm(name) for name in names]
    for seat, mind in table.bots.items():
        level, line = mind.partition(" ")[0], chosen.get(names[seat])
        is_known = line is not None and line.bot == level
        temper = line.temper if line is not None and is_known else SURPRISE
        seats[seat] = SeatForm(names[seat], level, temper)
    desk.form = SetupForm(table.title.id, seats, dict(table.options))
    desk.start()


def look(desk: Desk, rest: str) -> None:
    """Look at how the computer of a line plays, or all computer guests (`guests`)."""
    desk.form.minding = int(rest) if rest.isdecimal() else ALL_GUESTS


VERBS: dict[str, Callable[[Desk, str], None]] = {
    "alone": alone,
    "again": again,
    "mind": look,
    "mind-level": lambda desk, rest: desk.form.mind(level=rest),
    "mind-temper": lambda desk, rest: desk.form.mind(temper=rest),
    "mind-all": lambda desk, _: desk.form.mind_all(),
}

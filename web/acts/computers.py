"""The computers at the table: whose answer is awaited, and how each is given, one at a time."""

from __future__ import annotations

from collections.abc import Callable

from game import Table
from game.bots.runner import next_answer, next_entry
from web.acts import playing, stage
from web.acts.kept import keeping
from web.desk.forms import ALL_GUESTS, USUAL_LEVEL, SeatForm, SetupForm
from web.desk.guide import Chance
from web.desk.state import Desk
from web.words.minds import LEVELS, SURPRISE
from web.words.speaking import say


def play_one(desk: Desk) -> None:
    """Let the computer that is asked give one answer; it is kept, and told like any other."""
    table = desk.table
    if table is not None and desk.computer is not None:
        text = next_answer(table, table.bots, mood(desk, table))
        assert text is not None
        give(desk, table, text)


def mood(desk: Desk, table: Table) -> Chance:
    """What a computer goes by that does not care: at a seeded table the same for everybody."""
    return desk.chance if table.fate is None else table.fate.mood(len(table.answers))


def speak_up(desk: Desk) -> None:
    """Where anybody may speak, ask one computer after the other; if none does, people are left."""
    table = desk.table
    if table is None or not desk.hears_computers:
        return
    text = next_entry(table, table.bots, mood(desk, table))
    if text is None:
        desk.computers_silent_at = (desk.id, len(table.answers))
    else:
        give(desk, table, text)


def give(desk: Desk, table: Table, text: str) -> None:
    """A computer has answered: it is kept, and shown."""
    table.answer(text)
    keeping.keep(desk)
    if desk.follows:  # another window has gone on meanwhile
        return
    stage.follow(desk)
    if desk.hurried:
        stage.catch_up(desk, to_a_race=True)


def alone(desk: Desk, _rest: str) -> None:
    """One person against three computers, at one tap: a Family Game under the last name used."""
    desk.form = SetupForm.fresh()
    desk.form.alone(next(iter(names_alone(desk)), ""))
    playing.start(desk)


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
    """The same people, but for those who have left, and the same options, a new game.

    Computers have a new temper, unless this visit chose it.
    """
    table = desk.table
    if table is None:
        return
    names = list(table.names)
    chosen = {line.name: line for line in desk.form.seats}
    seats = [SeatForm(name) for name in names]
    for seat, mind in table.bots.items():
        level, line = mind.partition(" ")[0], chosen.get(names[seat])
        level = level if level in LEVELS else USUAL_LEVEL
        is_known = line is not None and line.bot == level
        temper = line.temper if line is not None and is_known else SURPRISE
        seats[seat] = SeatForm(names[seat], level, temper)
    here = [seats[seat] for seat in sorted(table.here)]
    desk.form = SetupForm(table.title.id, here, dict(table.options))
    playing.start(desk, deck=table.deck and table.deck.as_json())


def look(desk: Desk, rest: str) -> None:
    """Look at how the computer of a line plays, or all computer guests (`guests`)."""
    desk.form.minding = int(rest) if rest.isdecimal() else ALL_GUESTS


def mind_all(desk: Desk, _rest: str) -> None:
    """Let every computer play like the one that is looked at."""
    desk.form.mind_all()
    desk.notice = say("All computers play like this now.")


VERBS: dict[str, Callable[[Desk, str], None]] = {
    "alone": alone,
    "again": again,
    "mind": look,
    "mind-level": lambda desk, rest: desk.form.mind(level=rest),
    "mind-temper": lambda desk, rest: desk.form.mind(temper=rest),
    "mind-all": mind_all,
}

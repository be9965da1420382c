"""Taking back: a step, a turn, and by consent of the whole table anything.

Undo is free until chance, a reveal or another player. What lies beyond is given back only when
everybody at the table has said yes, one by one, on a screen that shows no secret.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game import Event, IllegalAnswer, Refusal
from game.play import CHANCE
from web.acts import playing, stage
from web.acts.kept import keeping
from web.acts.past import history
from web.desk.pace import chapters, races
from web.desk.state import Desk
from web.words.speaking import mark

NONE_YET = Refusal(mark("First choose the moment to go back to."), "U.2")


class Moment(NamedTuple):
    """A moment to which a table may go back: the question of a player, before it was answered.

    `step` answers had been given and `told` events told; `lost` answers would be taken back, and
    `first` is what was told next. `race` is the race that had begun or was to be prepared.
    """

    step: int
    told: int
    lost: int
    race: int
    first: Event


def moments(desk: Desk) -> list[Moment]:
    """Every moment that can be chosen, the latest first: people's questions that led to news.

    A computer is never asked again, and a choice half made is not a moment of its own.
    """
    if (table := desk.table) is None:
        return []
    film = history.reel(desk)
    found: list[Moment] = []
    race = at = 0
    for step, asker in enumerate(table.askers):
        told = film.told[step]
        race += chapters(table, table.events[at:told])
        is_news = not found or found[-1].told < told
        if asker != CHANCE and asker not in table.bots and is_news and told < len(table.events):
            lost = len(table.answers) - step
            found.append(Moment(step, told, lost, race, table.events[told]))
        at = told
    return found[::-1]


def chosen(desk: Desk) -> Moment | None:
    """The moment that has been chosen, if any."""
    return next((it for it in moments(desk) if it.step == desk.past.step), None)


def lost(desk: Desk, moment: Moment) -> Sequence[Event]:
    """What would be undone: everything told since."""
    return desk.at.table.events[moment.told :]


def missing(desk: Desk) -> list[int]:
    """The people who have not agreed yet."""
    return [seat for seat in desk.people if seat not in desk.past.agreed]


def may_ask(desk: Desk) -> bool:
    """Whether the table could be asked now: the game is on here, all is shown, it has a past."""
    level = desk.table is not None and desk.table.ask is not None and not desk.is_behind
    return level and not desk.held and not desk.follows and bool(moments(desk))


# what taps do


def reset(desk: Desk, _rest: str) -> None:
    """Take the whole turn back."""
    playing.undo(desk, whole_turn=True)


def why_stuck(desk: Desk, _rest: str) -> None:
    """Say why nothing can be taken back freely, and what the table could do."""
    if desk.ask is not None and desk.curtain is None:
        desk.past.stuck, desk.notice = True, ""


def gather(desk: Desk, _rest: str) -> None:
    """Cover all secrets and open the screen on which the table decides to go back."""
    if desk.screen != "table" or desk.curtain is not None or not may_ask(desk):
        return
    stage.cover(desk)
    desk.rule = desk.notice = ""
    desk.log_open = desk.past.stuck = False
    past = desk.past
    past.what, past.playing, past.step, past.asking = "rewind", False, None, False
    past.agreed = frozenset()


def choose(desk: Desk, rest: str) -> None:
    """Choose the moment to go back to; whoever agreed, agreed to another one."""
    steps = {str(moment.step): moment.step for moment in moments(desk)}
    if desk.past.what == "rewind" and not desk.past.asking:
        desk.past.step = steps.get(rest)


def ask_all(desk: Desk, rest: str) -> None:
    """Ask everybody about the moment chosen; with `no`, go back to choosing."""
    past = desk.past
    if past.what == "rewind" and rest != "no" and chosen(desk) is None:
        playing.refuse(desk, NONE_YET)
    past.asking = past.what == "rewind" and rest != "no" and chosen(desk) is not None
    past.agreed = frozenset()


def agree(desk: Desk, rest: str) -> None:
    """Somebody agrees, or with a second tap no longer does."""
    past = desk.past
    if past.what == "rewind" and past.asking:
        past.agreed ^= {seat for seat in desk.people if str(seat) == rest}


def go_back(desk: Desk, _rest: str) -> None:
    """Everybody has agreed: the table goes back, says so for ever, and the curtain is down."""
    table, past, moment = desk.table, desk.past, chosen(desk)
    ready = past.what == "rewind" and past.asking and not desk.follows
    if table is None or moment is None or not ready:
        return
    try:
        table.rewind(moment.step, past.agreed)
    except IllegalAnswer as refused:
        playing.refuse(desk, Refusal(refused.reason, "U.2"))
        return
    # a race that is run again is to be seen again, payoffs and all
    desk.shelf.mark_read(desk.id, min(desk.shelf.read_to(desk.id), races(table)))
    history.leave(desk, "")
    keeping.keep(desk)
    stage.begin(desk)


VERBS: dict[str, Callable[[Desk, str], None]] = {
    "reset": reset,
    "stuck": why_stuck,
    "rewind": gather,
    "rewind-to": choose,
    "rewind-ask": ask_all,
    "agree": agree,
    "go-back": go_back,
}

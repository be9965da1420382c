"""How the screen catches up with the table: the next moment, what holds, and the curtain."""

from __future__ import annotations

from game.floor import options_of
from game.play import ANYBODY, Amounts
from web.desk import obvious
from web.desk.pace import races
from web.desk.past import Past
from web.desk.screen import moment_of, screen_of
from web.desk.shown import Shown, step_before_last_race
from web.desk.state import Desk


def begin(desk: Desk) -> None:
    """Begin to show a table: level with it, but for a race that nobody has seen yet.

    One that was seen to its finish comes up with its payoffs, if they have not been read.
    """
    desk.paused = desk.hurried = desk.finish = desk.payoffs_open = desk.controls_up = False
    desk.hammer, desk.past, desk.computers_silent_at = (), Past(), ("", -1)
    desk.shown = Shown(desk.at.table, unseen_race(desk), desk.apart)
    follow(desk)
    if desk.is_behind and desk.shelf.has_seen(desk.id):
        catch_up(desk)
        if desk.finish:
            go_on(desk)


def follow(desk: Desk) -> None:
    """Show the next moment, or be level with the table; the finish and the payoffs hold."""
    if desk.is_behind and desk.phones.mine is None:  # a phone goes by the tablet
        kind = desk.at.shown.step(desk.at.table)
        hold(desk, moment_of(desk.at.table, kind).holds if kind or not rests(desk) else "payoffs")
        desk.hurried = desk.hurried and not sets_off(desk)
    greet(desk)


def sets_off(desk: Desk) -> bool:
    """Whether the field sets off in this moment: nobody who skips a wait means to miss a race."""
    moment = desk.at.shown.moment
    return moment is not None and moment_of(desk.at.table, moment.kind).starts


def hold(desk: Desk, what: str) -> None:
    """Let the screen stand at what has come up, until it has been read."""
    if what == "finish":
        desk.finish = True
    elif what == "payoffs":
        desk.payoffs_open = last_shown(desk) > desk.shelf.read_to(desk.id)
        if not desk.payoffs_open and desk.at.shown.moment is not None:
            follow(desk)
    elif what == "hammer":
        fell = (e for e in desk.at.shown.news if moment_of(desk.at.table, e.kind).holds == "hammer")
        desk.hammer = tuple(fell)


def step(desk: Desk) -> None:
    """Hold, and show one moment more; what has caught up is no longer held."""
    if desk.is_behind and not desk.held and not desk.past.what:
        follow(desk)
        desk.paused = desk.is_behind


def skip(desk: Desk) -> None:
    """Jump to the end of the race, or to the next decision of a person; computers still answer.

    Who skips a wait for others comes no further than to where the field sets off.
    """
    if desk.shown is None:  # the tap came late: the game has been left
        return
    moment = desk.shown.moment
    waits = moment is None or moment_of(desk.at.table, moment.kind).act
    desk.paused = desk.controls_up = False
    catch_up(desk, to_a_race=waits)
    desk.hurried = not (waits and sets_off(desk))
    greet(desk)


def catch_up(desk: Desk, to_a_race: bool = False) -> None:
    """Show no more single moments of what has happened, as far as the next hold, or a race."""
    while desk.is_behind and not desk.held and desk.phones.mine is None:
        follow(desk)
        if to_a_race and sets_off(desk):
            return


def go_on(desk: Desk) -> None:
    """Whatever stands on the screen has been read."""
    if desk.finish:
        desk.finish = desk.paused = desk.controls_up = False
        read = desk.shelf.read_to(desk.id)
        if last_shown(desk) > read:
            desk.shelf.mark_read(desk.id, read, seen=True)
        return catch_up(desk)
    if desk.payoffs_open:
        desk.payoffs_open = False
        desk.shelf.mark_read(desk.id, last_shown(desk))
    desk.hammer = ()
    follow(desk)


def cover(desk: Desk) -> None:
    """Put the curtain down again; whoever has spoken up has not said anything."""
    desk.speaking = None
    desk.unveiled, desk.card, desk.notice = None, "", ""
    desk.second = None
    desk.settings.peeking = False


def greet(desk: Desk) -> None:
    """Get ready for the open question: the stake control begins at the least stake."""
    ask = desk.ask
    goes_on = ask is None or goes_by_itself(desk) or obvious.answer(desk) != ""
    desk.hurried = desk.hurried and not desk.held and goes_on
    if ask is None:
        return
    desk.stake = ask.options.amounts[0] if isinstance(ask.options, Amounts) else 0


def goes_by_itself(desk: Desk) -> bool:
    """Whether anybody may speak here, but play goes on with a computer's turn if nobody does.

    Not where the question is kept open for somebody who could speak; of several people nobody may
    know who can.
    """
    table = desk.table
    if table is None or table.ask is None or table.ask.who != ANYBODY:
        return False
    its, ask, people = screen_of(table), table.ask, desk.people
    may_speak = len(people) > 1 or any(options_of(ask, seat) for seat in people)
    is_kept = ask.what in its.kept_open and may_speak
    by_computer = its.keeper(ask, table.view(None)) in table.bots
    return ask.what in its.breath and by_computer and not is_kept


def rests(desk: Desk) -> bool:
    """Whether the payoffs are to be read before this question: no event was there to hold at."""
    table = desk.table
    return table is not None and table.ask is not None and table.ask.what in screen_of(table).rests


def last_shown(desk: Desk) -> int:
    """The number of the last race whose ranking has been on the screen, 0 before the first."""
    return races(desk.at.table, len(desk.at.shown.events))


def unseen_race(desk: Desk) -> int | None:
    """The step before the last race if its payoffs have not been read, else None."""
    unread = races(desk.at.table) > desk.shelf.read_to(desk.id)
    return step_before_last_race(desk.at.table, desk.people) if unread else None

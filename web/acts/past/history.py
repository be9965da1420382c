"""Looking back: which stop of the reel is on the screen, who looks, and what may be done there.

While a game is running only what the whole table may see is shown, and never more than the screen
has shown already. Once it is over, the table can be seen from every seat, or with all cards open.
"""

from __future__ import annotations

from collections.abc import Callable

from game import Refusal
from web.acts import playing, stage
from web.acts.kept import keeping
from web.desk.pace import DELAYS, chapters, races
from web.desk.past import OPEN, TABLE
from web.desk.reel import Reel
from web.desk.screen import moment_of, screen_of, words_of
from web.desk.state import Desk
from web.words.speaking import mark, say
from web.words.taking_back import what_if_name

UNNAMED = 0.8
"""How long a stop without a moment of its own is looked at, beside a movement card."""

WHY_NO_WHAT_IF = Refusal(
    mark("Not before the end: otherwise anybody could peek at hidden cards and try out the dice."),
    "U.3",
)


def reel(desk: Desk) -> Reel:
    """The stops of the game on the table, from the last time where it only went on since."""
    past = desk.past
    if past.reel is None or not past.reel.grow(desk.at.table):
        past.reel = Reel(desk.at.table)
    return past.reel


def end(desk: Desk) -> int:
    """The last stop that may be looked at: what the screen has shown, and nothing after it."""
    return reel(desk).last(len(desk.at.shown.events))


def view(desk: Desk) -> object:
    """The table at the stop looked at, as whoever looks saw it then."""
    past, film = desk.past, reel(desk)
    seen: object = film.view(past.index, None)
    if past.viewer == TABLE or not desk.is_over:
        return seen
    if past.viewer >= 0:
        return film.view(past.index, past.viewer)
    opened_up = screen_of(desk.at.table).opened_up
    if opened_up is None:
        return seen
    mine = [film.view(past.index, seat) for seat in range(len(desk.at.table.names))]
    return opened_up(seen, mine)


def film(desk: Desk) -> None:
    """Play again what is to be seen at this stop and beside it, so that nothing drawn has to."""
    past, everybody = desk.past, range(len(desk.at.table.names))
    if past.what == "history":
        seats = everybody if past.viewer == OPEN else [past.viewer] if past.viewer >= 0 else []
        reel(desk).film(past.index, [None, *(seats if desk.is_over else [])])


def hands(desk: Desk) -> dict[int, tuple[str, ...]]:
    """The hidden cards of whoever looks, as `card` takes them; nobody's while the game runs."""
    past, film = desk.past, reel(desk)
    if past.viewer == TABLE or not desk.is_over:
        return {}
    seats = range(len(desk.at.table.names)) if past.viewer == OPEN else (past.viewer,)
    seen = {seat: film.view(past.index, seat) for seat in seats}
    return {seat: screen_of(desk.at.table).hands(its) for seat, its in seen.items()}


def why_no_branch(desk: Desk) -> Refusal | None:
    """Why no "what if" table may be begun now, None where it may."""
    return None if desk.is_over else WHY_NO_WHAT_IF


# what taps do


def look_back(desk: Desk, rest: str) -> None:
    """Open the history: at the end, at the `start`, or at an event counted from 0."""
    if desk.table is None or desk.screen != "table" or desk.curtain is not None:
        return
    stage.cover(desk)
    desk.log_open = False
    desk.rule = desk.notice = ""
    desk.past.what, desk.past.playing = "history", False
    last = end(desk)
    desk.past.index = last
    if rest == "start":
        desk.past.index = 0
    elif rest.isdecimal():
        desk.past.index = min(last, reel(desk).at_event(int(rest)))
    film(desk)


def turn(desk: Desk, rest: str) -> None:
    """Turn the reel: `first`, `back`, `on`, `last`, `play`, or to a stop by its number."""
    past = desk.past
    if past.what != "history":
        return
    last = end(desk)
    past.playing = rest == "play" and not past.playing
    if past.playing and past.index == last:
        past.index = 0
    known = {"first": 0, "back": past.index - 1, "on": past.index + 1, "last": last}
    wanted = int(rest) if rest.isdecimal() else known.get(rest, past.index)
    before, past.index = past.index, min(last, max(0, wanted))
    film(desk)
    desk.notice = ""
    if before == past.index and rest in known:
        desk.notice = say("This is the last moment." if before else "This is the first moment.")


def delay(desk: Desk) -> int:
    """Milliseconds until the next stop is shown."""
    kind = reel(desk).stops[desk.past.index].kind
    return int(DELAYS[desk.speed] * (moment_of(desk.at.table, kind).pace or UNNAMED))


def play_on(desk: Desk) -> None:
    """Time has passed: show the next stop, and stand still at the last."""
    turn(desk, "on")
    desk.past.playing = desk.past.index < end(desk)


def look_as(desk: Desk, rest: str) -> None:
    """Look from a seat, as the `table`, or with all cards `open`; only when the game is over."""
    if desk.table is None:
        return
    seats = {str(seat): seat for seat in range(len(desk.table.names))}
    if desk.is_over:
        desk.past.viewer = {"table": TABLE, "open": OPEN, **seats}.get(rest, TABLE)
        film(desk)


def leave(desk: Desk, _rest: str) -> None:
    """Back to the game, behind the curtain where somebody is asked."""
    desk.past.what, desk.past.playing, desk.past.viewer = "", False, TABLE
    stage.cover(desk)
    stage.greet(desk)


def branch(desk: Desk, _rest: str) -> None:
    """Lay a "what if" table from the stop looked at; the game itself is not touched."""
    if desk.past.what != "history" or desk.table is None or desk.follows:
        return
    if refusal := why_no_branch(desk):
        playing.refuse(desk, refusal)
        return
    what_if = desk.table.branch(reel(desk).stops[desk.past.index].step)
    id, about = desk.shelf.new_id(), desk.shelf.noted(desk.id)
    where = words_of(what_if.title).so_far(races(what_if), chapters(what_if, what_if.events))
    name = what_if_name(about.name if about else "", where)
    desk.shelf.mark_read(id, races(what_if))  # everybody has seen those races
    playing.lay(desk, id, what_if)
    keeping.keep(desk)
    desk.shelf.open(id)
    desk.shelf.name(id, name)


def fold(desk: Desk, rest: str) -> None:
    """Fold a race of the log, or unfold it."""
    if rest.isdecimal():
        desk.past.turned ^= {int(rest[:3])}


def order(desk: Desk, _rest: str) -> None:
    """Turn the log upside down."""
    desk.past.newest_first = not desk.past.newest_first


VERBS: dict[str, Callable[[Desk, str], None]] = {
    "history": look_back,
    "reel": turn,
    "look-as": look_as,
    "now": leave,
    "branch": branch,
    "fold": fold,
    "order": order,
}

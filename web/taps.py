"""What every tap and every typed field does: one row a verb, `data-do="verb rest"`."""

from __future__ import annotations

from collections.abc import Callable

from game.floor import is_private
from game.play import Amounts
from web.acts import (
    computers,
    confirm,
    keys,
    lesson,
    playing,
    setting_up,
    settings_taps,
    stage,
    touching,
    trouble,
)
from web.acts.kept import shelf_taps
from web.acts.past import history, rewinding, whys
from web.desk.pace import SPEEDS
from web.desk.screen import SCREENS, screen_of
from web.desk.secrets import is_face_down
from web.desk.state import Desk
from web.doors import rooms
from web.frame import podium
from web.phones import seating
from web.phones import sheet as phones
from web.sharing import departures


def do(desk: Desk, text: str) -> None:
    """Carry out `verb rest`; an unknown verb is a bug of the page and raises KeyError."""
    verb, _, rest = text.partition(" ")
    led = desk.guide.why_not(desk, verb, rest) if desk.guide is not None else ""
    if refusal := shelf_taps.why_not(desk, verb) or led:
        desk.notice = refusal
    else:
        (VERBS.get(verb) or own(desk, "taps", verb))(desk, rest)


def own(desk: Desk, kind: str, name: str) -> Callable[[Desk, str], None]:
    """What the game on the table does at this tap or field, else any other; KeyError for none."""
    screens = (SCREENS[desk.title], *SCREENS.opened)
    known = (getattr(screen, kind) for screen in screens)
    found = next((its[name] for its in known if name in its), None)
    if found is None:
        raise KeyError(name)
    return found  # type: ignore[no-any-return]


def fill(desk: Desk, field: str, value: str) -> None:
    """Take what was typed or slid: `name 2`, `stake`."""
    kind, _, rest = field.partition(" ")
    if kind == "name":
        line = desk.form.seats[int(rest)]
        line.name, line.is_typed = value, True
    elif kind == "stake":
        set_stake(desk, value)
    elif kind == "reel":
        history.turn(desk, value)
    elif kind == "loudness":
        settings_taps.choose(desk, f"caller loudness {value}")
    elif kind == "sought":
        desk.sought = value
    elif kind in rooms.FIELDS:
        rooms.FIELDS[kind](desk, rest, value)
    elif kind in phones.FIELDS:
        phones.FIELDS[kind](desk, value)
    elif kind == "table-name":
        shelf_taps.named(desk, value)
    else:
        own(desk, "fields", kind)(desk, value)


def set_stake(desk: Desk, value: str) -> None:
    """Move the stake control, within what may be staked."""
    ask, table = desk.ask, desk.table
    if ask is None or table is None or desk.guide is not None:
        return
    whole, beside = ask.options, screen_of(table).stakes(desk)
    amounts = whole.amounts if isinstance(whole, Amounts) else beside
    if amounts:
        desk.second = None  # what was tapped before was another stake
        near = amounts.step * round(int(value) / amounts.step)
        desk.stake = min(amounts[-1], max(amounts[0], near))


def why(desk: Desk, rest: str) -> None:
    """Say why a greyed answer cannot be given."""
    ask, table = desk.ask, desk.table
    if ask is None or table is None or table.ask is None or desk.curtain is not None:
        return
    unseen = is_face_down(desk, ask, desk.view)
    unseen = unseen or (is_private(table.ask) and rest not in ask.menu)
    if not unseen and (refusal := table.why_not(rest)):
        playing.refuse(desk, refusal)


def speak(desk: Desk, rest: str) -> None:
    """A player, by the number of the seat counted from 0, speaks up."""
    if rest.isdecimal():
        playing.speak(desk, int(rest))


def all_in(desk: Desk, _rest: str) -> None:
    """Everybody who comes by phone has come: the game begins."""
    phones.close(desk)
    do(desk, SCREENS[desk.form.title].start)


def controls(desk: Desk, _rest: str) -> None:
    """The race has been touched: what hurries and holds it comes up, or goes away."""
    desk.controls_up = not desk.controls_up


def pause(desk: Desk, _rest: str) -> None:
    """Hold the race, or let it go on."""
    desk.paused = not desk.paused


def speed(desk: Desk, rest: str) -> None:
    """Show the race slower or faster."""
    if rest in SPEEDS:
        desk.speed = rest


def step(desk: Desk, _rest: str) -> None:
    """Show one moment of the race, or one act of a computer, and hold."""
    if desk.screen != "table" or desk.table is None:
        return
    if desk.computer is not None:
        computers.play_one(desk)
        desk.paused = desk.is_behind
    else:
        stage.step(desk)
    desk.paused = desk.paused or desk.computer is not None


def rule(desk: Desk, rest: str) -> None:
    """Open a rule over the table; `rule` alone opens the whole list."""
    desk.rule, desk.card, desk.notice = rest or "all", "", ""


def card(desk: Desk, rest: str) -> None:
    """Open a card large."""
    desk.card, desk.rule, desk.notice = rest, "", ""


def close(desk: Desk, _rest: str) -> None:
    """Close what lies over the table; a rule or card opened from the log gives it free again."""
    was_on_top = bool(desk.settings.is_open or desk.settings.keys_open or desk.rule or desk.card)
    desk.settings.is_open = desk.settings.keys_open = False
    desk.rule = desk.card = desk.sought = desk.notice = ""
    if not was_on_top and desk.second is None:
        for screen in SCREENS.opened:
            screen.closing(desk)
    desk.past.stuck, desk.second, desk.form.minding = False, None, None
    desk.post.close()
    phones.close(desk)
    desk.log_open = desk.log_open and was_on_top


def log(desk: Desk, _rest: str) -> None:
    """Open or close the log, the whole of it."""
    desk.log_open, desk.past.asking_why = not desk.log_open, False


def download(desk: Desk, rest: str) -> None:
    """Offer a kept table as a file, damaged or not."""
    text = desk.shelf.text(rest)
    desk.offered = (departures.file_name(text), text)


def later(desk: Desk, _rest: str) -> None:
    """Put the newer version off; the page tells of it again at home and on the next visit."""
    desk.update_ready = False


def to_printer(desk: Desk, _rest: str) -> None:
    """Ask the browser to print what lies ready."""
    desk.post.wish = "print"


def read(what: str) -> Callable[[Desk, str], None]:
    """Go on from the finish, the payoffs or the hammer; a late second tap finds it gone."""

    def go_on(desk: Desk, _rest: str) -> None:
        if desk.held == what:
            stage.go_on(desk)

    return go_on


VERBS: dict[str, Callable[[Desk, str], None]] = {
    "home": lambda desk, _: playing.go_home(desk),
    "start": lambda desk, _: playing.start(desk),
    "continue": lambda desk, rest: playing.resume(desk, rest),
    "unveil": lambda desk, _: playing.unveil(desk),
    "all-in": all_in,
    "speak": speak,
    "hush": lambda desk, _: playing.hush(desk),
    "undo": lambda desk, _: playing.undo(desk),
    "skip": lambda desk, _: stage.skip(desk),
    "finish": read("finish"),
    "payoffs": read("payoffs"),
    "hammer": read("hammer"),
    "stake": set_stake,
    "why": why,
    "first-race": lesson.begin,
    "lesson-on": lesson.go_on,
    "lesson-over": lesson.leave,
    "cover": lambda desk, _: stage.cover(desk),
    "pause": pause,
    "controls": controls,
    "speed": speed,
    "step": step,
    "rule": rule,
    "card": card,
    "close": close,
    "log": log,
    "download": download,
    "later": later,
    "print": to_printer,
    "confetti": podium.still,
    "more-ways": podium.pull,
    "sought": lambda desk, rest: fill(desk, "sought", rest),
    **rooms.TAPS,
    **setting_up.VERBS,
    **computers.VERBS,
    **history.VERBS,
    **rewinding.VERBS,
    **keys.VERBS,
    **confirm.VERBS,
    **settings_taps.VERBS,
    **shelf_taps.VERBS,
    **departures.VERBS,
    **trouble.VERBS,
    **whys.VERBS,
    **touching.VERBS,
    **phones.VERBS,
    **seating.VERBS,
}

"""What a key does: pure, from the key and the desk to a wish of the page or an answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.play import Ask
from web.desk import sheets, undoable
from web.desk.screen import SCREENS, Press
from web.desk.secrets import is_face_down
from web.desk.state import Desk
from web.words.speaking import mark

ARROWS = {"ArrowLeft": "left", "ArrowRight": "right", "ArrowUp": "up", "ArrowDown": "down"}
LISTED = (
    (mark("Tab, Shift + Tab"), mark("To the next button, and back")),
    (mark("Enter or Space"), mark("Press the button")),
    (mark("Arrows"), mark("From choice to choice")),
    (mark("1 to 6"), mark("The horse, the card, the stake of that number, in the order shown")),
    ("U", mark("Undo, or why it cannot be")),
    ("M", mark("To the board or the map, and back to the question")),
    ("L", mark("Open or close the log")),
    ("R", mark("The rules")),
    ("F", mark("Open or close the form guide, if the table plays with one")),
    (
        mark("Space"),
        mark("While something is shown: hold, and go on. With your cards face down: look"),
    ),
    (
        mark(". or →"),
        mark("While something is shown: one step on. Looking back: → and ← step on and back"),
    ),
    ("S", mark("Skip what is shown, or on to the next person")),
    (mark("Escape"), mark("Close whatever is open over the table")),
    ("?", mark("This card")),
)
"""What the help says, a row a key."""


def meaning(key: str, desk: Desk) -> Press | None:
    """What this key does now, None where it does nothing of ours."""
    if key == "Escape":
        return Press("do", "close")
    if desk.stands:
        return None
    if key == "?":
        return Press("do", "close" if sheets.over(desk) == "keys" else "keys")
    if sheets.over(desk):
        return over(key, desk)
    if desk.screen == "table" and desk.curtain is None:
        return at_table(key, desk) or walking(key)
    return walking(key)


def over(key: str, desk: Desk) -> Press | None:
    """With a sheet open only the log's own key means anything, besides walking about."""
    if sheets.over(desk) == "log" and key.lower() == "l":
        return Press("do", "log")
    return walking(key)


def walking(key: str) -> Press | None:
    """An arrow."""
    return Press("walk", ARROWS[key]) if key in ARROWS else None


def at_table(key: str, desk: Desk) -> Press | None:
    """At the table nothing lies over: the letters, then what is on show."""
    if desk.past.what:
        return done(BACK, key) if desk.past.what == "history" else None
    if key.lower() == "m":
        return Press("swap", "board")
    if found := done(LETTERS, key):
        return found
    if (desk.is_behind and not desk.held) or desk.computer is not None:
        known = RACE | {"u": "undo"} if undoable.while_watched(desk) else RACE
        return done(known, key)
    ask = desk.ask
    if ask is None:
        return None
    if (own := SCREENS[desk.title].keys(key, desk)) is not None:
        return own if own.text else None
    if key.lower() == "u":
        stuck = desk.table is not None and undoable.why_not(desk)
        return Press("do", "stuck" if stuck else "undo")
    return numbered(int(key), ask, desk) if key in DIGITS else None


def done(known: dict[str, str], key: str) -> Press | None:
    """A wish by its key, large letter or small."""
    wish = known.get(key) or known.get(key.lower())
    return Press("do", wish) if wish else None


def numbered(number: int, ask: Ask, desk: Desk) -> Press | None:
    """The answer of that number, in the order shown; several are led to, not given."""
    listed = ask.menu or ask.options
    if is_face_down(desk, ask, desk.view):
        return Press("do", f"pick {number - 1}") if number <= len(listed) else None
    return chosen(listed[number - 1 : number], ask)


def chosen(shown: Sequence[str], ask: Ask) -> Press | None:
    """One answer is given, or its refusal told; of several the first legal one is led to."""
    legal = [text for text in shown if text in ask.options]
    if legal and len(shown) > 1:
        return Press("focus", "answer-" + legal[0].replace(" ", "-"))
    if legal:
        return Press("answer", legal[0])
    return Press("do", f"why {shown[0]}") if shown else None


def show(desk: Desk, _rest: str) -> None:
    """Open the card of keys, in place of the settings that may have led to it."""
    desk.settings.keys_open, desk.settings.is_open, desk.notice = True, False, ""


DIGITS = frozenset("123456")
LETTERS = {"l": "log", "r": "rule"}
RACE = {" ": "pause", ".": "step", "ArrowRight": "step", "s": "skip"}
BACK = {" ": "reel play", "ArrowRight": "reel on", ".": "reel on", "ArrowLeft": "reel back"}
VERBS: dict[str, Callable[[Desk, str], None]] = {"keys": show}

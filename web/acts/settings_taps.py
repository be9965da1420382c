"""What taps on the settings do, and on the eye that opens a player’s cards."""

from __future__ import annotations

from collections.abc import Callable

from web.acts import confirm, undoing
from web.desk.state import Desk


def show(desk: Desk, _rest: str) -> None:
    """Open the sheet."""
    desk.settings.is_open, desk.notice = True, ""


def choose(desk: Desk, rest: str) -> None:
    """`NAME VALUE`: set one choice, and keep them all."""
    name, _, value = rest.rpartition(" ")
    desk.settings.choose(name, value)
    desk.settings.peeking = False
    desk.settings.keep(desk.shelf.storage)


def mute(desk: Desk, _rest: str) -> None:
    """Silence in one tap, and back to as loud as it was in another."""
    settings = desk.settings
    if (heard := settings["sound"]) == "off":
        settings.choose("sound", settings["loudness"])
    else:
        settings.choose("loudness", heard)
        settings.choose("sound", "off")
    settings.keep(desk.shelf.storage)


def peek(desk: Desk, rest: str) -> None:
    """`on` while the button is held; letting go covers, and closes a card that was being read."""
    settings, ask = desk.settings, desk.ask
    can = settings.hold_to_peek or desk.may_peek
    settings.peeking = rest == "on" and can and desk.curtain is None
    if settings.peeking and ask is not None:
        undoing.looks(desk, ask.who)
    if not settings.peeking and can:
        desk.card = desk.notice = ""


def pick(desk: Desk, rest: str) -> None:
    """Answer with one of the cards that lie face down, by its place."""
    ask = desk.ask
    if ask is None or desk.curtain is not None:
        return
    cards = ask.menu or ask.options
    if rest.isdecimal() and int(rest) < len(cards):
        confirm.give(desk, cards[int(rest)])


VERBS: dict[str, Callable[[Desk, str], None]] = {
    "settings": show,
    "set": choose,
    "mute": mute,
    "peek": peek,
    "pick": pick,
}

"""Small pieces that every screen is put together from: icons, marks, buttons, greyed choices."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache, wraps
from typing import ParamSpec

from markupsafe import Markup

from game.play import Refusal
from web import html as h
from web.desk.screen import refused
from web.html.writing import Kept, flat
from web.words import speaking
from web.words.speaking import say

P = ParamSpec("P")
PIECES_KEPT = 256


def piece(draw: Callable[P, h.Element]) -> Callable[P, Kept]:
    """Keep what a pure piece of the page looks like, by language and arguments, all hashable.

    Most of a table is the same before and after a tap; drawing it anew was most of the time of one.
    """

    @lru_cache(PIECES_KEPT)
    def kept(language: str, *args: P.args, **kwargs: P.kwargs) -> Kept:
        return Kept.of(draw(*args, **kwargs))

    @wraps(draw)
    def now(*args: P.args, **kwargs: P.kwargs) -> Kept:
        return kept(speaking.LANGUAGE, *args, **kwargs)  # type: ignore[arg-type]

    return now


MARKS = (
    *("top-hat", "umbrella", "clover", "pocket-watch", "binoculars", "bow-tie-ribbon"),
    *("acorn", "anchor", "feather", "guitar", "key", "sunflower"),
)
"""What stands for a seat, beside its colour: everybody's lucky charm."""


@cache
def icon(name: str) -> Markup:
    """One of the icons listed in tools/icons.txt, for the eye only."""
    use = h.use(href=f"icons.svg#i-{name}")
    return flat(h.svg(".icon", viewBox="0 0 512 512", aria_hidden="true")[use])


SHEET = "silks.svg"
"""Where the horses of the house are drawn; a box may have a sheet of its own."""


@cache
def silk(colour: str, sheet: str = SHEET) -> Markup:
    """What a horse is told apart by, its racing jersey or its badge; for the eye only."""
    use = h.use(href=f"{sheet}#silk-{colour}")
    return flat(h.svg(".silk", viewBox="0 0 48 40", aria_hidden="true")[use])


@cache
def runner(colour: str, sheet: str = SHEET) -> Markup:
    """A running horse, for the eye only."""
    use = h.use(href=f"{sheet}#horse-{colour}")
    return flat(h.svg(".runner", viewBox="-2 -2 124 72", aria_hidden="true")[use])


@cache
def charm(seat: int) -> Markup:
    """The lucky charm of a seat on its colour."""
    number = seat % len(MARKS)
    return flat(h.span(f".mark.mark-{number}", aria_hidden="true")[icon(MARKS[number])])


def unseen(text: str) -> h.Element:
    """Words for a screen reader only."""
    return h.span(".unseen")[text]


def heads(*told: h.Node) -> h.Element:
    """The heads of the columns of a table."""
    return h.thead[h.tr[(h.th(scope="col")[head] for head in told)]]


def bare_button(
    do: str,
    look: str = "",
    id: str = "",
    name: str = "",
    title: str = "",
    drag: str = "",
    pressed: bool | None = None,
    opened: bool | None = None,
) -> h.Element:
    """A button in a look of its own, without what stands on it.

    It may be `pressed` in or not, have `opened` something or not, and be dragged as a choice is.
    """
    yes_or_no = {True: "true", False: "false", None: None}
    return h.button(
        id=id or None,
        class_=look or None,
        type="button",
        data_do=do,
        data_drag=drag or None,
        aria_pressed=yes_or_no[pressed],
        aria_expanded=yes_or_no[opened],
        aria_label=name or None,
        title=title or None,
    )


def button(label: h.Node, do: str, look: str = "", id: str = "", name: str = "") -> h.Element:
    """A button that does something to the page."""
    return bare_button(do, f"button {look}".strip(), id, name)[label]


def mute_button(sound: str) -> h.Element:
    """Silence in one tap, wherever the page may be heard; pressed in while it is silent."""
    muted = sound == "off"
    name, title = say("Mute"), say("Muted: tap for sound") if muted else say("Turn the sound off")
    sign = icon("speaker-off" if muted else "speaker")
    return bare_button("mute", "button round quiet", "mute", name, title, pressed=muted)[sign]


def greyed(label: h.Node, refusal: Refusal, do: str, look: str = "", id: str = "") -> h.Element:
    """A button that may not be used now; a tap, a hover and a screen reader tell why.

    `do` is what a tap asks for: the refusal itself, or `why ...` where the refusal is silent.
    """
    why = refused(refusal.reason)
    return h.button(
        id=id or None,
        class_=f"button {look}".strip(),
        type="button",
        aria_disabled="true",
        title=say("{why} (Rule {rule})", why=why, rule=refusal.rule) if refusal.rule else why,
        data_do=do,
        data_rule=refusal.rule or None,
    )[label, h.span(".why", data_short=say("why?"))[why]]


def toggle(
    label: h.Node,
    do: str,
    on: bool,
    refusal: Refusal | None = None,
    look: str = "toggle",
    id: str = "",
    name: str = "",
    drag: str = "",
) -> h.Element:
    """One of several values; the chosen one is pressed in. `drag` is as for a choice."""
    if refusal is not None and not on:
        return greyed(label, refusal, do, look, id)
    return bare_button(do, f"button {look}", id, name, drag=drag, pressed=on)[label]


def choice(
    text: str,
    label: h.Node,
    refusal: Refusal | None,
    look: str = "",
    gives: str = "",
    drag: str = "",
) -> h.Element:
    """A possible answer: a button that gives it, or a greyed one with the reason against it.

    `gives` is the whole answer where `text` is only the part of it that the button names. `drag`
    names what it is where it can also be dragged to its place on the board: `card 12`.
    """
    id = "answer-" + text.replace(" ", "-")
    if refusal is not None:
        return greyed(label, refusal, f"why {text}", f"choice {look}", id)
    return h.button(
        id=id,
        class_=f"button choice {look}".strip(),
        type="button",
        data_answer=gives or text,
        data_drag=drag or None,
    )[label]

"""What runs on the course of Horse Fever: its six horses, and their photograph at the line."""

from __future__ import annotations

from markupsafe import Markup

from game.horse_fever.lanes import HORSES
from game.play import Event
from web import html as h
from web.horse_fever import words
from web.parts.pieces import runner, silk
from web.racing import drawing


def galloper(colour: str) -> Markup:
    """A horse whose legs gallop."""
    return drawing.galloper("silks.svg", colour)


def photograph(event: Event, develops: bool) -> h.Element:
    """The photograph of a finish."""
    return drawing.photograph(
        event, develops, HORSES, lambda colour: words.HORSES[colour].name, runner, silk
    )

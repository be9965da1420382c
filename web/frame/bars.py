"""What is told above a screen as long as it is so: who plays this table, and whether it is kept."""

from __future__ import annotations

from web import html as h
from web.desk.screen import box_of
from web.desk.state import Desk
from web.parts.pieces import button
from web.words.speaking import say


def bars(desk: Desk) -> h.Node:
    """All that has to be told now."""
    return [
        desk.follows and follows(),
        desk.full and full(desk.id),
        desk.screen in ("setup", "table") and lacking(desk),
        desk.screen == "table" and desk.promises.has_to_warn and not_kept(desk.id),
        desk.screen == "home" and desk.thrown is not None and thrown(),
    ]


def follows() -> h.Element:
    """Another window plays this table."""
    return h.div("#follows", class_="bar-above", role="status")[
        h.p[say("This table is open in another window; this one follows.")],
        button(say("Play here instead"), "play-here", "small", id="play-here"),
    ]


def lacking(desk: Desk) -> h.Node:
    """The box on the screen has come without its style, or without a drawing."""
    box = box_of(desk.title)
    if box.id not in desk.lacking:
        return None
    return h.div("#lacking", class_="bar-above", role="status")[
        h.p[
            say(
                "{box} lacks a part of its pictures here. They come when there is a network.",
                box=box.name,
            )
        ]
    ]


def full(id: str) -> h.Element:
    """The browser has no room left for the table on the screen."""
    return h.div("#full", class_="bar-above", role="status")[
        h.p[
            say(
                "There is no room left here to keep this game. "
                "You can go on playing; take a copy before you leave."
            )
        ],
        button(say("Download the game"), f"download {id}", "small", id="full-download"),
    ]


def not_kept(id: str) -> h.Element:
    """The browser keeps nothing of this page."""
    return h.div("#not-kept", class_="bar-above", role="status")[
        h.p[
            say(
                "This browser lets the page keep nothing. "
                "You can play; take a copy before you close the page."
            )
        ],
        button(say("Download the game"), f"download {id}", "small", id="not-kept-download"),
        button(say("I know"), "understood", "small", id="not-kept-understood"),
    ]


def thrown() -> h.Element:
    """A table has been thrown away, and can still be picked up."""
    return h.div("#thrown", class_="bar-above", role="status")[
        h.p[say("Thrown away.")],
        button(say("Undo"), "pick-up", "small", id="pick-up"),
    ]

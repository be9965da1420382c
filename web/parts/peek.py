"""Hold to peek: the eye to be held, and secret cards to choose from while they lie face down."""

from __future__ import annotations

from game.play import Ask
from web import html as h
from web.desk.state import Desk
from web.parts.pieces import button, charm, icon
from web.words.speaking import say


def eye(desk: Desk) -> h.Node:
    """The button that shows the player’s secrets while it is held; it never changes meanwhile."""
    ask = desk.ask
    if ask is None or (ask.open and not desk.may_peek):
        return None
    if not desk.settings.hold_to_peek and (desk.alone or not ask.open):
        return None
    held = "true" if desk.settings.peeking else "false"
    return h.button("#eye.button.small.eye", type="button", data_hold="peek", aria_pressed=held)[
        icon("semi-closed-eye"), say("Hold to look")
    ]


def face_down(desk: Desk, ask: Ask) -> h.Element:
    """One back a card: looked at first, then chosen by its place."""
    cards = ask.menu or ask.options
    return h.div(class_=f"hand-choice of-{len(cards)} face-down")[
        (
            button(
                [
                    h.span(".card-back")[charm(ask.who)],
                    h.b[say("Card {number}", number=number + 1)],
                ],
                f"pick {number}",
                "choice card-choice",
                id=f"pick-{number}",
                name=say("Choose card {number}, face down", number=number + 1),
            )
            if text != "refuse"
            else button(say("Refuse"), f"pick {number}", "big choice", id=f"pick-{number}")
            for number, text in enumerate(cards)
        )
    ]

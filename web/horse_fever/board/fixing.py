"""Fixing the race: which card, and behind which horse."""

from __future__ import annotations

from collections.abc import Callable

from game.horse_fever.betting import LANES
from game.horse_fever.view import View
from game.play import Ask
from web import html as h
from web.desk.fingers import fingers, hold
from web.desk.state import Desk
from web.horse_fever import words
from web.horse_fever.board.betting import why_not
from web.horse_fever.board.cards import card_face
from web.horse_fever.words.cards import card_text
from web.horse_fever.words.saying import say
from web.parts.pieces import choice, runner, silk, toggle

MOST = 2
"""So many cards stand beside six horses on a tablet."""


def cards(desk: Desk, ask: Ask, view: View) -> h.Element:
    """The hand, one card of it held up, and the six horses: a tap lays that card behind one.

    In the guided race card and horse are two steps, each with its own words; so they are where the
    hand is too large to leave room for the horses.
    """
    if desk.guide is not None or len(ask.options) > MOST:
        return hand(desk, ask, view)
    held = fingers(desk).of(ask.options)
    return h.div(".lane-choice.with-hand")[
        h.div(
            class_=f"hand-choice of-{len(ask.options)}", role="group", aria_label=say("Your hand")
        )[
            (
                held_up(view.edition, text.removeprefix("fix "), number, number == held)
                for number, text in enumerate(ask.options)
            )
        ],
        h.div(".horses")[(behind(desk, ask, view, text, ask.options[held]) for text in LANES)],
    ]


def held_up(edition: str, card: str, number: int, is_held: bool) -> h.Element:
    """A card of the hand, to be held up or dragged to a horse."""
    face, id = card_face(card_text(edition, card), large=True), f"held-{number}"
    return toggle(face, f"held {number}", is_held, None, "card-choice", id, drag=f"card {card}")


def hand(desk: Desk, ask: Ask, view: View) -> h.Element:
    """The hand, large, every card a button."""
    return h.div(class_=f"hand-choice of-{len(ask.menu)}")[
        (
            choice(
                text,
                card_face(card_text(view.edition, text.removeprefix("fix ")), large=True),
                why_not(desk, ask, text),
                "card-choice",
                drag=f"card {text.removeprefix('fix ')}",
            )
            for text in ask.menu
        )
    ]


def lanes(desk: Desk, ask: Ask, view: View) -> h.Element:
    """The card in hand, and six horses to put it behind."""
    return h.div(".lane-choice")[
        [card_face(card_text(view.edition, card)) for card in view.pending],
        h.div(".horses")[(behind(desk, ask, view, text) for text in ask.menu)],
    ]


def behind(desk: Desk, ask: Ask, view: View, text: str, card: str = "") -> h.Element:
    """One horse as a button; `card` is the half of the answer that is given along."""
    colour = text.removeprefix("behind ")
    horse, lying = words.HORSES[colour], len(view.placed[colour])
    label: list[h.Node] = [
        silk(colour),
        h.span[h.b[str(horse.number)], " ", horse.name],
        h.small[
            f"{words.odds_text(view.odds[colour])} · "
            f"{say('{count:plural(card|cards)}', count=lying)}"
        ],
    ]
    if card:
        return choice(text, label, None, "horse-choice", f"{card} {text}")
    return choice(text, label, why_not(desk, ask, text), "horse-choice")


def tied(desk: Desk, ask: Ask, _view: object) -> h.Element:
    """The horses of a photo finish, as pictures from the camera."""
    choices = ((text, text.removeprefix("ahead "), why_not(desk, ask, text)) for text in ask.menu)
    return h.div(".horses.photo", data_many=str(len(ask.menu)))[
        (choice(text, photo(colour), refusal, "photo-choice") for text, colour, refusal in choices)
    ]


def photo(colour: str) -> list[h.Node]:
    """One horse of the photo."""
    horse = words.HORSES[colour]
    return [
        h.span(".print")[runner(colour)],
        h.span[
            silk(colour),
            say.nodes("{number} {name} is ahead", number=h.b[str(horse.number)], name=horse.name),
        ],
    ]


def plain(desk: Desk, ask: Ask, view: View) -> h.Element:
    """Any other question: one button an answer."""
    answers = list(dict.fromkeys([*ask.menu, *ask.options]))[:60]
    said = ((text, words.answer_words(ask.what, text)) for text in answers)
    return h.div(".horses")[
        (choice(text, label, why_not(desk, ask, text), "horse-choice") for text, label in said)
    ]


VERBS: dict[str, Callable[[Desk, str], None]] = {"held": hold}

"""Cards, large, over the screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.horse_fever.cards import is_action
from game.horse_fever.view import View
from web import html as h
from web.desk.state import Desk
from web.horse_fever.board.cards import card_face
from web.horse_fever.board.people import face
from web.horse_fever.seen import either
from web.horse_fever.words.cards import card_text
from web.horse_fever.words.people import person_text
from web.horse_fever.words.saying import say
from web.parts.own_cards import makers_lines
from web.parts.pieces import button, silk
from web.parts.sheet import sheet


def card(desk: Desk) -> h.Element:
    """The cards that were asked for, large: action cards, or `kind:id` for all others."""
    edition, wanted = desk.at.table.options["edition"], desk.card.split()
    lies, names = lying(desk), desk.at.table.names
    faces = [laid(large(edition, *id.rpartition(":")[::2]), lies.get(id), names) for id in wanted]
    lines = makers_lines(desk.at.table.deck, wanted)
    title = say("Action cards" if ":" not in desk.card else "Cards")
    return sheet(title, [h.div(".faces")[faces], lines, notes(edition, wanted)], "one-card")


class Lies(NamedTuple):
    """Where a card lies that has been turned up: who has laid it, behind which horse."""

    seat: int
    colour: str


def lying(desk: Desk) -> dict[str, Lies]:
    """Where the cards of the race lie; nothing of those that lie face down."""
    race = either(desk.view).race
    if race is None:
        return {}
    return {card: Lies(seat, lane) for lane, its in race.fates.items() for seat, card, _ in its}


def laid(drawn: h.Node, lies: Lies | None, names: Sequence[str]) -> h.Node:
    """A card; below one that has been turned up, behind whom it lies and whose it was."""
    if lies is None:
        return drawn
    said = say("Behind {horse:horse}, by {seat:player}", names, horse=lies.colour, seat=lies.seat)
    caption = h.figcaption[silk(lies.colour), h.span[said]]
    return h.figure(".laid-card")[drawn, caption]


def notes(edition: str, wanted: Sequence[str]) -> h.Node:
    """What is to be said of action cards that people play in different ways."""
    texts = [card_text(edition, id) for id in wanted if is_action(edition, id)]
    return [
        h.p(".card-note")[say.nodes("{card}: {note}", card=h.b[text.name], note=text.note)]
        for text in texts
        if text.note
    ]


def does(view: View, card: str) -> str:
    """What a hidden card of a seat does, in a sentence, by the name that its hand has it under."""
    kind, _, id = card.rpartition(":")
    return (person_text(view.edition, kind, id) if kind else card_text(view.edition, id)).line


def large(edition: str, kind: str, id: str) -> h.Node:
    """One card, large, those with a rule of their own with the way to it; nothing for no card."""
    if not kind:
        known = is_action(edition, id)
        return card_face(card_text(edition, id), large=True) if known else None
    try:
        text = person_text(edition, kind, id)
    except KeyError:
        return None
    return h.span(".with-rule")[
        face(text), button(say("Rule {id}", id=text.rule), f"rule {text.rule}", "small quiet")
    ]

"""What Horse Fever says of one thing at a time; the page asks for it by the screenful."""

from __future__ import annotations

from collections.abc import Sequence

from game.horse_fever.people import ASSISTANTS, CHARACTERS, HORSE_CARDS, LOANS, targets
from game.play import Event
from web.horse_fever.words import of_title, voice
from web.horse_fever.words.language import BOARD, PARTY
from web.horse_fever.words.patter import patter
from web.horse_fever.words.people import PersonText, person_text
from web.words.texts import Rule


def rules(title_id: str) -> Sequence[Rule]:
    """All rules of a game in the order of its rulebook; KeyError if there is no such game."""
    return of_title(title_id).rules


def rule(title_id: str, rule_id: str) -> Rule:
    """One rule by its number; KeyError if there is no such game or rule."""
    return {it.id: it for it in rules(title_id)}[rule_id]


def taken_back(answers: Sequence[str], names: Sequence[str]) -> str:
    """What undo would take back: the last of these answers, with the half before it."""
    return of_title(BOARD).taken_back(answers, names)


def caller(event: Event, _names: Sequence[str]) -> str:
    """The race caller's words for an event, always the same for the same; "" off the track."""
    return voice(BOARD).caller.call(event)


def announcer(event: Event, _names: Sequence[str]) -> str:
    """The same at a party, where a music-hall announcer has the microphone."""
    return voice(PARTY).caller.call(event)


def added(told: Sequence[Event]) -> str:
    """What the announcer adds to the last of the events told so far, "" mostly."""
    line = patter(told)
    return voice(PARTY).caller.said(line) if line else ""


def all_people(edition: str) -> tuple[PersonText, ...]:
    """Every card of an edition but the action cards; of twin targets only the first."""
    ids = {
        "character": CHARACTERS[edition],
        "assistant": ASSISTANTS[edition],
        "horse": HORSE_CARDS[edition],
        "target": [card for card in targets(starred=True) if card.endswith("-1")],
        "loan": LOANS,
    }
    return tuple([person_text(edition, kind, id) for kind in ids for id in ids[kind]])

"""Which cards an entry of the log is about, as the page opens them."""

from __future__ import annotations

from collections.abc import Iterator

from game.horse_fever.people import ASSISTANTS, HORSE_CARDS, LOANS
from game.play import Event
from web.horse_fever.words.names import CARD_NAMES, CHARACTER_NAMES, TARGETS
from web.horse_fever.words.saying import say

_FACTS = ("card", "cards", "by", "character", "gives", "gets", "loan", "target")
"""The facts of an event that can name a card; `card` can also be a movement card's number."""

_KINDS = {
    **dict.fromkeys(CHARACTER_NAMES, "character"),
    **{card: "assistant" for cards in ASSISTANTS.values() for card in cards},
    **{card: "horse" for cards in HORSE_CARDS.values() for card in cards},
    **dict.fromkeys(LOANS, "loan"),
    **dict.fromkeys(TARGETS, "target"),
}


def cards_of(event: Event) -> tuple[str, ...]:
    """The cards of an event: `herba-magica`, or `kind:id` for all but action cards."""
    return tuple(dict.fromkeys(_cards(event)))


def card_name(card: str) -> str:
    """What a card is called that `cards_of` has found."""
    kind, _, id = card.rpartition(":")
    if kind == "loan":
        return say("Loan from the {lender:lender}", lender=id)
    return say("{card:card}", card=id)


def _cards(event: Event) -> Iterator[str]:
    for fact in _FACTS:
        value = event.facts.get(fact, ())
        for id in (value,) if isinstance(value, str) else value:
            if id in CARD_NAMES:
                yield id
            elif (target := f"{id}-1") in TARGETS:
                yield f"target:{target}"
            elif id in _KINDS:
                yield f"{_KINDS[id]}:{id}"

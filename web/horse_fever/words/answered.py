"""What an answer is told of: which template, and its facts; in no language."""

from __future__ import annotations

from collections.abc import Callable

from game.horse_fever.people import LOANS, MOVES_ODDS
from web.horse_fever.words.names import NAMES, TARGETS
from web.words.formatter import Facts

STABLES = "stables from 1:7 up to 1:2"


def answered(what: str, text: str) -> tuple[str, Facts]:
    """The key of an answer and its facts; "" for one that has no words of its own.

    An answer of one word goes by the question, `second bet: pass`; others by their first word.
    """
    if what.startswith("stake") and text.isdigit():
        return "stake", {"money": int(text)}
    if what == STABLES:
        return "stables", {"stables": _stables(text)}
    cards = text.split(", ")
    if all(card in NAMES or card in TARGETS for card in cards):
        return "cards", {"cards": cards}
    head, _, rest = text.partition(" ")
    if not rest:
        return f"{what}: {text}", {}
    return (head, _FACTS[head](rest)) if head in _FACTS else ("", {})


def _stables(colours: str) -> list[Facts]:
    """Six colours from 1:7 up to 1:2."""
    listed = colours.split(", ")
    rows = range(len(listed), 0, -1)
    return [{"horse": horse, "row": row} for horse, row in zip(listed, rows, strict=True)]


def _dice(colours: str) -> Facts:
    one, other = colours.split()
    return {"twice": one == other, "colour": one, "dice": (one, other)}


def _buy(rest: str) -> Facts:
    kind, _, horse = rest.partition(" ")
    return {"kind": kind, "horse": horse}


def _loan(lender: str) -> Facts:
    now, back = LOANS[lender]
    return {"lender": lender, "money": now, "owed": back}


def _offer(rest: str) -> Facts:
    number, kind, *card = rest.split(" ")
    return {"other": int(number) - 1, "what": kind, "card": card[0] if card else ""}


def _swap(rest: str) -> Facts:
    number, card = rest.split(" ")
    return {"other": int(number) - 1, "card": card}


def _run(rest: str) -> Facts:
    card, horse = rest.split(" ")
    return {"card": card, "horse": horse}


def _odds(rest: str) -> Facts:
    horse, way = rest.split(" ")
    return {"horse": horse, "way": way, "rows": int(MOVES_ODDS.value)}


def _of_horse(colour: str) -> Facts:
    return {"horse": colour}


def _of_card(card: str) -> Facts:
    return {"card": card}


_FACTS: dict[str, Callable[[str], Facts]] = {
    **dict.fromkeys(("win", "show", "behind", "ahead", "die"), _of_horse),
    **dict.fromkeys(("fix", "be", "keep", "sell"), _of_card),
    "player": lambda number: {"other": int(number) - 1},
    "card": lambda number: {"number": number},
    "sprint": _dice,
    "buy": _buy,
    "loan": _loan,
    "offer": _offer,
    "swap": _swap,
    "run": _run,
    "odds": _odds,
    "accept": lambda price: {"price": int(price)},
}

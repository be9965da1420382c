"""What cards are called, and what they do in one short line; all of it made from the effects."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import NamedTuple

from game.horse_fever.cards import ACTION_CARDS, Effect
from game.horse_fever.people import CHARACTERS
from web.horse_fever.words.horses import money, spaces
from web.words.plain import capital, plural, signed


class CardText(NamedTuple):
    """An action card in words: `line` is its effect in one sentence, `symbols` its short signs."""

    id: str
    name: str
    sign: str
    letter: str
    line: str
    symbols: tuple[str, ...]


Phrase = Callable[[int], str]

_HORSE, _STABLE, _LANE, _BETTORS, _BETS = (
    "the horse",
    "the stable",
    "the lane",
    "everyone who bets on the horse",
    "each won bet on the horse",
)


def moves(count: int) -> str:
    """`does not move`, `moves 2 spaces`."""
    return f"moves {spaces(count)}" if count else "does not move"


def _more_or_less(number: int) -> str:
    return f"{spaces(abs(number))} {'more' if number > 0 else 'less'}"


_NUMBERED: dict[tuple[str, str], tuple[str, Phrase, Phrase]] = {
    ("start", "set"): (
        _HORSE,
        lambda n: f"moves {spaces(n)} on the first movement card",
        lambda n: f"start {n}",
    ),
    ("start", "add"): (
        _HORSE,
        lambda n: f"moves {_more_or_less(n)} on the first movement card",
        lambda n: f"start {signed(n)}",
    ),
    ("sprint", "set"): (
        _HORSE,
        lambda n: f"moves {spaces(n)} in each sprint",
        lambda n: f"sprint {n}",
    ),
    ("sprint", "add"): (
        _HORSE,
        lambda n: f"moves {_more_or_less(n)} in each sprint",
        lambda n: f"sprint {signed(n)}",
    ),
    ("finish", "add"): (
        _HORSE,
        lambda n: f"moves {_more_or_less(n)} when it crosses the line",
        lambda n: f"finish {signed(n)}",
    ),
    ("last", "set"): (
        _HORSE,
        lambda n: f"{moves(n)} if it is last, from the second card on",
        lambda n: f"last {n}",
    ),
    ("first", "set"): (
        _HORSE,
        lambda n: f"{moves(n)} if it is in the lead, from the second card on",
        lambda n: f"lead {n}",
    ),
    ("odds", "rows"): (
        _STABLE,
        lambda n: f"{'climbs' if n > 0 else 'falls'} {plural(abs(n), 'row')} of odds",
        lambda n: f"odds {'▲' if n > 0 else '▼'}{abs(n)}",
    ),
    ("cash", "pay"): (
        _BETTORS,
        lambda n: f"{'gets' if n > 0 else 'pays'} {money(abs(n))} at the payoffs",
        lambda n: f"bettors {'+' if n > 0 else ''}{money(n)}",
    ),
    ("vp", "add"): (
        _BETS,
        lambda n: f"brings {abs(n)} VP {'more' if n > 0 else 'less'}",
        lambda n: f"won bet {signed(n)} VP",
    ),
}

_WORDED: dict[tuple[str, str, int | str], tuple[str, str, str]] = {
    ("sprint", "deny", 0): (_HORSE, "never sprints", "no sprint"),
    ("finish", "stop", 0): (_HORSE, "stops on the line when it crosses it", "finish stop"),
    ("photo", "tie", "win"): (_HORSE, "wins every photo finish", "wins photo"),
    ("photo", "tie", "lose"): (_HORSE, "loses every photo finish", "loses photo"),
    ("cancel", "discard", "negative"): (_LANE, "loses all its negative cards", "no negatives"),
    ("cancel", "discard", "positive"): (_LANE, "loses all its positive cards", "no positives"),
}


def said(effect: Effect) -> tuple[str, str, str]:
    """Who is meant, what happens, and the short sign; KeyError for an effect without words."""
    symbol, op, value = effect
    if (symbol, op, value) in _WORDED:
        return _WORDED[symbol, op, value]
    who, phrase, sign = _NUMBERED[symbol, op]
    return who, phrase(int(value)), sign(int(value))


def effect_line(effects: Sequence[tuple[str, str, str]]) -> str:
    """One sentence of effects that `said` has put into words."""
    parts = (
        f"{who} {' and '.join(what for _, what, _ in group)}"
        for who, group in groupby(effects, key=lambda each: each[0])
    )
    return capital(", and ".join(parts)) + "."


def card(edition: str, card_id: str) -> CardText:
    """An action card of the "first" or "second" edition; KeyError if there is none."""
    it = ACTION_CARDS[edition][card_id]
    effects = [said(effect) for effect in it.effects]
    symbols = tuple([sign for _, _, sign in effects])
    return CardText(it.id, it.name, it.sign, it.letter, effect_line(effects), symbols)


CARD_NAMES = {id: it.name for cards in ACTION_CARDS.values() for id, it in cards.items()}
"""The names of all action cards; an id has the same name in both editions."""

CHARACTER_NAMES = {id: it.name for cast in CHARACTERS.values() for id, it in cast.items()}
"""The names of all characters, alike in both editions."""

"""How French counts, lists, and says what every game has: players, places, numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from web.words.en.grammar import alone
from web.words.formatter import Grammar, Kind
from web.words.plain import signed

__all__ = [
    "GRAMMAR",
    "KINDS",
    "SPACE",
    "alone",
    "listed",
    "named",
    "number",
    "of",
    "ordinal",
    "that",
]

SPACE = "\N{NO-BREAK SPACE}"
VOWELS = frozenset("aeiouyhâàäéèêëîïôöûüœAEIOUYHÂÀÄÉÈÊËÎÏÔÖÛÜŒ")


def listed(words: Sequence[str]) -> str:
    """Words in a row: `a, b et c`."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} et {words[-1]}"


def ordinal(place: int) -> str:
    """A place: `1er`, `2e`."""
    return "1er" if place == 1 else f"{place}e"


def number(amount: int) -> str:
    """A number with its thousands set apart: `1 200`."""
    return f"{amount:,}".replace(",", SPACE)


def named(seat: int, names: Sequence[str]) -> str:
    """A player by name; whoever has none yet goes by number."""
    return names[seat] if seat < len(names) else f"joueur {seat + 1}"


def of(name: str) -> str:
    """`de Ben`, `d’Ann`."""
    return f"d’{name}" if name[:1] in VOWELS else f"de {name}"


def that(name: str) -> str:
    """`que Ben`, `qu’Ann`."""
    return f"qu’{name}" if name[:1] in VOWELS else f"que {name}"


GRAMMAR = Grammar(lambda count, forms: 0 if abs(count) < 2 else 1, listed, point=",", group=SPACE)
"""Nought and one are singular."""

KINDS: Mapping[str, Kind] = {
    "player": named,
    "of_player": lambda seat, names: of(named(seat, names)),
    "that_player": lambda seat, names: that(named(seat, names)),
    "players": lambda seats, names: listed([named(seat, names) for seat in seats]),
    "ordinal": alone(ordinal),
    "signed": alone(signed),
    "percent": alone(lambda chance: str(round(100 * chance))),
    "size": alone(lambda amount: str(abs(amount))),
    "number": alone(number),
}
"""What a fact can be said as in every game; `of_player` is `de Ben` or `d’Ann`."""

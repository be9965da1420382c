"""How English counts, lists, and says what every game has: players, places, numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from web.words.formatter import Grammar, Kind
from web.words.plain import listed, ordinal, signed

GRAMMAR = Grammar(form=lambda count, forms: 0 if count == 1 else 1, listed=listed)


def alone(say: Callable[[Any], str]) -> Kind:
    """A way to say a fact that needs no names."""
    return lambda fact, _names: say(fact)


def named(seat: int, names: Sequence[str]) -> str:
    """A player by name; whoever has none yet goes by number."""
    return names[seat] if seat < len(names) else f"player {seat + 1}"


KINDS: Mapping[str, Kind] = {
    "player": named,
    "players": lambda seats, names: listed([named(seat, names) for seat in seats]),
    "ordinal": alone(ordinal),
    "signed": alone(signed),
    "percent": alone(lambda chance: str(round(100 * chance))),
    "size": alone(lambda number: str(abs(number))),
    "number": alone(lambda number: f"{number:,}"),
}
"""What a fact can be said as in every game; `size` leaves the sign away, for a verb to tell."""

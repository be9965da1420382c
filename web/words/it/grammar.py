"""How Italian counts, lists, and says what every game has: players, places, numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from web.words.en.grammar import alone
from web.words.formatter import Grammar, Kind
from web.words.plain import signed

__all__ = ["GRAMMAR", "KINDS", "alone", "listed", "named", "number", "ordinal"]


def listed(words: Sequence[str]) -> str:
    """Words in a row: `a, b e c`, and `ed` before another e."""
    if len(words) == 1:
        return words[0]
    link = "ed" if words[-1][:1] in "eEèÈ" else "e"
    return f"{', '.join(words[:-1])} {link} {words[-1]}"


def ordinal(place: int) -> str:
    """A place: `1º`, `12º`."""
    return f"{place}º"


def number(amount: int) -> str:
    """A number with its thousands set apart: `1.200`."""
    return f"{amount:,}".replace(",", ".")


def named(seat: int, names: Sequence[str]) -> str:
    """A player by name; whoever has none yet goes by number."""
    return names[seat] if seat < len(names) else f"giocatore {seat + 1}"


def to(name: str) -> str:
    """`a Ben`, `ad Ann`."""
    return f"ad {name}" if name[:1] in "aAàÀ" else f"a {name}"


GRAMMAR = Grammar(lambda count, forms: 0 if abs(count) == 1 else 1, listed, ",", ".")

KINDS: Mapping[str, Kind] = {
    "player": named,
    "to_player": lambda seat, names: to(named(seat, names)),
    "players": lambda seats, names: listed([named(seat, names) for seat in seats]),
    "ordinal": alone(ordinal),
    "signed": alone(signed),
    "percent": alone(lambda chance: str(round(100 * chance))),
    "size": alone(lambda amount: str(abs(amount))),
    "number": alone(number),
}
"""What a fact can be said as in every game."""

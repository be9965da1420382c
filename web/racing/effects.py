"""What effects are called, from a table of a language: whom they concern, what happens, a sign."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby

from game.racing.effects import Effect
from web.words.formatter import Teller
from web.words.plain import capital

Told = tuple[str, str, str]
Table = Mapping[str, Told]
"""By symbol and op (and the value, where that is a word): who is meant, what happens, the sign."""


def said(effect: Effect, table: Table, teller: Teller) -> Told:
    """Who is meant, what happens, and the short sign; KeyError for an effect without words.

    Templates have `n`, the number of the effect, and `size`, the same without its sign.
    """
    key = f"{effect.symbol} {effect.op}"
    if isinstance(effect.value, str) and f"{key} {effect.value}" in table:
        return table[f"{key} {effect.value}"]
    who, phrase, sign = table[key]
    number = int(effect.value)
    facts = {"n": number, "size": abs(number)}
    return who, teller.said(phrase, facts), teller.said(sign, facts)


def effect_line(effects: Sequence[Told], same: str, another: str) -> str:
    """One sentence of effects: joined by `same` on one subject, by `another` on two."""
    parts = (
        f"{who} {same.join(what for _, what, _ in group)}"
        for who, group in groupby(effects, key=lambda each: each[0])
    )
    return capital(another.join(parts)) + "."

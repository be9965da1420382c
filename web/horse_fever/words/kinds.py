"""How the facts of Horse Fever are said: money, horses, stables, odds, cards; in no language."""

from __future__ import annotations

from typing import Any

from game.horse_fever.cards import STABLE_NAMES
from game.horse_fever.people import target_kind
from web.horse_fever.words.horses import HORSES, odds_text
from web.horse_fever.words.names import CARD_NAMES, CHARACTER_NAMES, NAMES, TARGETS
from web.words.formatter import Names
from web.words.kinds import Kinds
from web.words.plain import capital


def add(kinds: Kinds) -> None:
    """Add what only this box says. `money` is said without its sign: a verb tells who pays."""
    for name in ("bet", "ware", "lender", "whom"):
        kinds.word(name)
    for name in ("colour", "length"):
        kinds.word(name, is_open=True)
    kinds.told("money", lambda amount: {"amount": abs(amount)})
    kinds.told("horse", lambda horse: {"name": HORSES[horse].name, "colour": horse})
    kinds.told("stable", lambda horse: {"name": HORSES[horse].stable, "colour": horse})
    kinds.told("called", lambda horse: HORSES[horse]._asdict())
    kinds.told("shouted", lambda horse: {"horse": horse})
    kinds.told("joke", lambda colour: {"colour": colour})
    kinds.plain("odds", odds_text)
    kinds.plain("action", CARD_NAMES.__getitem__)
    kinds.plain("character", CHARACTER_NAMES.__getitem__)
    cards(kinds)
    jokes(kinds)


def cards(kinds: Kinds) -> None:
    """`card` is a card by its name, `thing` the same in a sentence, where a colour is its stable.

    Targets alone have a name in each language.
    """
    kinds.word("target name")
    kinds.told("stable thing", lambda horse: {"horse": horse})
    kinds.told("target thing", lambda card: {"card": card})

    def card(it: str, names: Names) -> str:
        if it in TARGETS:
            return kinds["target name"](target_kind(it), names)
        return NAMES[it]

    def thing(it: str, names: Names, form: str = "") -> str:
        if it in STABLE_NAMES or it in TARGETS:
            kind = "stable thing" if it in STABLE_NAMES else "target thing"
            return kinds[f"{kind}_{form}" if form else kind](it, names)
        return NAMES[it]

    kinds["card"] = card
    kinds.formed("thing", thing)
    kinds.formed("target", lambda it, names, form="": thing(f"{it}-1", names, form))


def jokes(kinds: Kinds) -> None:
    """`jokes` is a sentence for every colour of the sprint die."""
    line = kinds.template("joke line")

    def said(colours: Any, _names: Names) -> str:
        return " ".join(capital(kinds.teller.said(line, {"colour": it})) for it in colours)

    kinds["jokes"] = said

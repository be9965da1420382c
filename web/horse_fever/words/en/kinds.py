"""How the facts of Horse Fever are said in English: money, horses, stables, odds, cards."""

from __future__ import annotations

from collections.abc import Mapping

from game.horse_fever.cards import STABLE_NAMES
from game.horse_fever.people import target_kind
from web.horse_fever.words.en.rule_text import DIE_JOKES
from web.horse_fever.words.en.targets import TARGET_NAMES
from web.horse_fever.words.horses import called, horse, money, odds_text, stable
from web.horse_fever.words.names import CARD_NAMES, CHARACTER_NAMES, NAMES, TARGETS
from web.words.en.grammar import KINDS as HOUSE
from web.words.en.grammar import alone
from web.words.formatter import Kind


def thing(card: str) -> str:
    """A card in the middle of a sentence; a colour is its stable."""
    if card in STABLE_NAMES:
        return f"the stable {stable(card)}"
    return f"the target {named(card)}" if card in TARGETS else NAMES[card]


def named(card: str) -> str:
    """A card by its name."""
    return TARGET_NAMES[target_kind(card)] if card in TARGETS else NAMES[card]


WARES = ("action", "target", "assistant", "horse", "stable")

KINDS: Mapping[str, Kind] = {
    **HOUSE,
    "money": alone(lambda amount: money(abs(amount))),
    "horse": alone(horse),
    "stable": alone(stable),
    "odds": alone(odds_text),
    "colour": alone(str),
    "bet": alone({"win": "win", "show": "show"}.__getitem__),
    "ware": alone({it: it for it in WARES}.__getitem__),
    "called": alone(called),
    "shouted": alone(lambda horse: f"{called(horse)},"),
    "lender": alone({"bank": "bank", "mob": "mob"}.__getitem__),
    "length": alone(str),
    "joke": alone(DIE_JOKES.__getitem__),
    "action": alone(CARD_NAMES.__getitem__),
    "character": alone(CHARACTER_NAMES.__getitem__),
    "card": alone(named),
    "thing": alone(thing),
    "target": alone(lambda target: thing(f"{target}-1")),
}
"""`money` is said without its sign: a verb tells who pays."""

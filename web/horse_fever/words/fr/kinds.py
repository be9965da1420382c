"""How the facts of Horse Fever are said in French: money, horses, stables, odds, cards."""

from __future__ import annotations

from collections.abc import Mapping

from game.horse_fever.cards import STABLE_NAMES
from game.horse_fever.people import target_kind
from web.horse_fever.words.fr.rule_text import COLOURS, DIE_JOKES, LENGTHS
from web.horse_fever.words.fr.targets import TARGET_NAMES
from web.horse_fever.words.horses import HORSES, odds_text
from web.horse_fever.words.names import CARD_NAMES, CHARACTER_NAMES, NAMES, TARGETS
from web.words.en.grammar import alone
from web.words.formatter import Kind
from web.words.fr.grammar import KINDS as HOUSE
from web.words.fr.grammar import number, of
from web.words.plain import MINUS

FEMININE = {"black": "noire", "blue": "bleue", "green": "verte", "white": "blanche"}
"""The colour of a stable, where it is not said as that of a horse."""

LENDERS = {"bank": "banque", "mob": "pègre"}
BETS = {"win": "gagnant", "show": "placé"}


def money(amount: int) -> str:
    """An amount of Danari: `1 400 D`."""
    return f"{MINUS if amount < 0 else ''}{number(abs(amount))}\N{NO-BREAK SPACE}D"


def colour(horse: str) -> str:
    """The colour of a horse; what is none stays as it is."""
    return COLOURS.get(horse, horse)


def colour_f(horse: str) -> str:
    """The colour of a stable: `l'écurie blanche`."""
    return FEMININE.get(horse, colour(horse))


def horse(it: str) -> str:
    """A horse in the log: `Carmine (rouge)`."""
    return f"{HORSES[it].name} ({colour(it)})"


def called(horse: str) -> str:
    """A horse as the race caller names it: `Carmine, le 4`."""
    return f"{HORSES[horse].name}, le {HORSES[horse].number}"


def stable(horse: str) -> str:
    """A stable: `Virtus Alba (blanche)`."""
    return f"{HORSES[horse].stable} ({colour_f(horse)})"


def thing(card: str) -> str:
    """A card in the middle of a sentence; a colour is its stable."""
    if card in STABLE_NAMES:
        return f"l’écurie {stable(card)}"
    return f"l’objectif « {named(card)} »" if card in TARGETS else NAMES[card]


def named(card: str) -> str:
    """A card by its name."""
    return TARGET_NAMES[target_kind(card)] if card in TARGETS else NAMES[card]


WARES = {
    "action": "Action",
    "target": "Objectif",
    "assistant": "Assistant",
    "horse": "Cheval",
    "stable": "Écurie",
}

KINDS: Mapping[str, Kind] = {
    **HOUSE,
    "money": alone(lambda amount: money(abs(amount))),
    "horse": alone(horse),
    "stable": alone(stable),
    "odds": alone(odds_text),
    "colour": alone(colour),
    "colour_f": alone(colour_f),
    "bet": alone(BETS.__getitem__),
    "ware": alone(WARES.__getitem__),
    "called": alone(called),
    "of_called": alone(lambda horse: of(called(horse))),
    "shouted": alone(lambda horse: f"{called(horse)},"),
    "lender": alone(LENDERS.__getitem__),
    "length": alone(lambda length: LENGTHS.get(length, str(length))),
    "joke": alone(DIE_JOKES.__getitem__),
    "action": alone(CARD_NAMES.__getitem__),
    "character": alone(CHARACTER_NAMES.__getitem__),
    "card": alone(named),
    "thing": alone(thing),
    "target": alone(lambda target: thing(f"{target}-1")),
}
"""`money` is said without its sign: a verb tells who pays."""

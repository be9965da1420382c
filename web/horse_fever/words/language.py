"""What Horse Fever has to say in every language besides what every title says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import ModuleType

from web.racing.effects import Table
from web.words import tables
from web.words.formatter import Grammar, Kind
from web.words.texts import Rule


@dataclass(frozen=True, kw_only=True)
class Tables(tables.Tables):
    """The words of one title of the box in one language.

    `taken_back` says what undo takes back, `unseen` what an answer does where cards lie face down,
    `keepers` how somebody has come by the book, `aloud` what everybody may hear of a question.
    `effects` are what the cards do, `cards` what else stands on one. `glossary` has a word, the
    ways to write it and what it means.
    """

    taken_back: Mapping[str, str]
    unseen: Mapping[str, str]
    keepers: Mapping[str, str]
    aloud: Mapping[str, str]
    effects: Table
    cards: Mapping[str, str]


FAMILY, BOARD, PARTY = "horse-fever/family", "horse-fever/board", "horse-fever/party"

RULEBOOKS: Mapping[str, Sequence[str]] = {
    FAMILY: (
        *("PREPARATION", "BETTING", "REVEAL", "RACE", "PAYOFFS", "MONEY", "HANDING_OVER"),
        *("END", "ACTION_CARDS"),
    ),
    BOARD: (
        *("BOARD_PREPARATION", "ODDS", "PURCHASE", "BETTING", "REVEAL", "RACE", "BOARD_PAYOFFS"),
        *("MONEY", "AUCTIONS", "FINAL_STAGE", "PEOPLE", "ACTION_CARDS"),
    ),
    PARTY: ("PARTY",),
}
"""The parts of the rules of each title in the order of its rulebook, as each language has them."""


def rulebook(title: str, parts: Mapping[str, Rule | Sequence[Rule]]) -> dict[str, tuple[str, ...]]:
    """The rules of a title: heading and paragraphs by number."""
    found: list[Rule] = []
    for name in RULEBOOKS[title]:
        part = parts[name]
        found += [part] if isinstance(part, Rule) else part
    return {it.id: (it.heading, *it.paragraphs) for it in found}


def by_title(
    grammar: Grammar,
    kinds: Mapping[str, Kind],
    shared: Sequence[ModuleType],
    own: Mapping[str, Mapping[str, Mapping[str, object]]],
    rules: Sequence[ModuleType],
) -> Mapping[str, Tables]:
    """The tables of each title: the `shared` ones, and its `own` by their names.

    `rules` are the modules in which the parts of the rules stand, under the names of `RULEBOOKS`.
    """
    parts = {name: part for module in rules for name, part in vars(module).items()}
    return {
        title: Tables.of(grammar, kinds, *shared, **tables, rules=rulebook(title, parts))
        for title, tables in own.items()
    }

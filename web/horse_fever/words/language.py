"""What Horse Fever has to say in every language besides what every title says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from web.racing.effects import Table
from web.words import tables
from web.words.speaking import Speech


@dataclass(frozen=True, kw_only=True)
class Tables(tables.Tables):
    """The words of one title of the box in one language.

    `taken_back` says what undo takes back, `unseen` what an answer does where cards lie face down,
    `keepers` how somebody has come by the book, `aloud` what everybody may hear of a question.
    `effects` are what the cards do, `cards` what else stands on one.
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
        *("preparation", "betting", "reveal", "race", "payoffs", "money", "handing over"),
        *("end", "action cards", "ours"),
    ),
    BOARD: (
        *("board preparation", "odds", "purchase", "betting", "reveal", "race", "board payoffs"),
        *("money", "auctions", "final stage", "people", "action cards", "ours", "board ours"),
    ),
    PARTY: ("party",),
}
"""The parts of the rules of each title in the order of its rulebook: `rules preparation`."""

ONLY_THERE = {PARTY: {"log": "log of the party", "called": "called at the party"}}
"""Tables whose entries stand before those of all titles."""

INSTEAD = {PARTY: {"questions": "questions of the party"}}
"""Tables that have nothing of those of all titles but what is asked of chance in a race."""

RACE = ("movement card", "sprint dice")
"""What every title asks of chance in a race."""


def rulebook(title: str, speech: Speech) -> dict[str, Sequence[str]]:
    """The rules of a title: heading and paragraphs by number."""
    parts = [speech.table(f"rules {part}") for part in RULEBOOKS[title]]
    return {number: rule for part in parts for number, rule in part.items()}


def by_title(speech: Speech) -> Mapping[str, Tables]:
    """The tables of each title in one language."""
    found = {}
    for title in RULEBOOKS:
        own: dict[str, Mapping[str, object]] = {"rules": rulebook(title, speech)}
        for name, before in ONLY_THERE.get(title, {}).items():
            own[name] = {**speech.table(name), **speech.table(before)}
        for name, instead in INSTEAD.get(title, {}).items():
            shared = speech.table(name)
            own[name] = {**{key: shared[key] for key in RACE}, **speech.table(instead)}
        found[title] = Tables.of(speech, **own)
    return found

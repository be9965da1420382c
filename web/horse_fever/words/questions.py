"""Every question to a player or to chance, and every answer, in words."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from game.play import Ask
from web.horse_fever.words.horses import HORSES, called, horse, money, odds_text
from web.horse_fever.words.people import NAMES
from web.horse_fever.words.questions_board import BOARD_ASKED, BOARD_WORDS, PLAIN, cards_for
from web.horse_fever.words.questions_party import PARTY_ASKED, PARTY_CHANCE, PARTY_PLAIN, photo
from web.words.plain import listed
from web.words.texts import Asked, Question

__all__ = ["Question", "answer_words", "question"]

_CARDS_FOR = re.compile(r"(?:(\w+) )?cards for player (\d+)")


def question(ask: Ask, names: Sequence[str], view: Any) -> Question:
    """The open question for the screen; `view` is what that screen may show.

    Half a choice is named only where `view` holds it. KeyError for a question without words.
    """
    if dealt := _CARDS_FOR.fullmatch(ask.what):
        return cards_for(dealt[1] or "action", names[int(dealt[2]) - 1], ask.count)
    if ask.what in _CHANCE:
        return _CHANCE[ask.what]
    return _ASKED[ask.what](ask, names, view)


def _first_bet(ask: Ask, names: Sequence[str], view: Any) -> Question:
    return Question(
        f"{names[ask.who]}, lay your first bet",
        "Pick a horse: to win it must come first, to show it must come 1st, 2nd or 3rd.",
    )


def _second_bet(ask: Ask, names: Sequence[str], view: Any) -> Question:
    return Question(
        f"{names[ask.who]}, lay a second bet or pass",
        "Pick a horse to win or to show, or pass: a second bet is up to you.",
    )


def _stake(ask: Ask, names: Sequence[str], view: Any) -> Question:
    title = f"{names[ask.who]}, how much do you stake?"
    if len(view.pending) == 2:
        kind, colour = view.pending
        title = f"{names[ask.who]}, how much on {horse(colour)} to {kind}?"
    least, most = int(ask.options[0]), int(ask.options[-1])
    if least == most:
        return Question(title, f"You have {money(most)}: exactly your minimum bet.")
    return Question(title, f"Stake {least:,} to {money(most)}, in hundreds.")


def _card_to_fix(ask: Ask, names: Sequence[str], view: Any) -> Question:
    return Question(
        f"{names[ask.who]}, fix the race",
        "Pick one of your action cards; next you choose the horse it goes behind, face down.",
    )


def _horse_to_fix(ask: Ask, names: Sequence[str], view: Any) -> Question:
    card = NAMES[view.pending[0]] if len(view.pending) == 1 else "your card"
    return Question(
        f"{names[ask.who]}, where does {card} go?",
        "Pick a horse; the card lies face down behind it until the race starts.",
    )


def _photo_finish(ask: Ask, names: Sequence[str], view: Any) -> Question:
    if ask.rule == "P.5":
        return photo(ask, names, view)
    return Question(
        f"{names[ask.who]}, who is ahead in the photo?",
        "These horses are level, cards and odds as well: as first player you say which is ahead.",
    )


_ASKED: dict[str, Asked] = {
    **BOARD_ASKED,
    **PARTY_ASKED,
    "first bet": _first_bet,
    "second bet": _second_bet,
    "stake of the first bet": _stake,
    "stake of the second bet": _stake,
    "card to fix the race": _card_to_fix,
    "horse to fix": _horse_to_fix,
    "photo finish": _photo_finish,
}

_CHANCE = {
    **PARTY_CHANCE,
    "stables from 1:7 up to 1:2": Question(
        "Place the stables",
        "Shuffle the six stable tokens and name their colours in order: 1:7 first, 1:2 last.",
    ),
    "characters": Question(
        "Deal the characters",
        "Draw one character for each player and name them in the order of the seats.",
    ),
    "sprint die for the first player": Question(
        "Roll for the first player", "Roll one sprint die and name its colour."
    ),
    "whom the die fits": Question(
        "Whom does the die fit?",
        "Read out the line for the colour just rolled and pick the player it fits best.",
    ),
    "movement card": Question(
        "Turn a movement card", "Turn up the next movement card and name its number."
    ),
    "sprint dice": Question("Roll the sprint dice", "Roll both dice and name their colours."),
    "sprint die for the tie": Question(
        "Roll to break the tie",
        "The best are level: roll one sprint die and name its colour.",
    ),
}


def answer_words(ask_what: str, text: str) -> str:
    """An answer in words, for its button and for undo; an unknown text comes back as it is."""
    if plain := PLAIN.get((ask_what, text)) or PARTY_PLAIN.get((ask_what, text)):
        return plain
    if ask_what.startswith("stake"):
        return money(int(text))
    if ask_what == "stables from 1:7 up to 1:2":
        return _stables(text.split(", "))
    if all(id in NAMES for id in text.split(", ")):
        return listed([NAMES[id] for id in text.split(", ")])
    head, _, rest = text.partition(" ")
    return _WORDS[head](rest) if head in _WORDS and rest else text


def _stables(colours: Sequence[str]) -> str:
    """Six colours from 1:7 up to 1:2."""
    rows = range(len(colours), 0, -1)
    return listed([f"{colour} {odds_text(row)}" for colour, row in zip(colours, rows, strict=True)])


def _dice(colours: str) -> str:
    one, other = colours.split()
    return f"{one} twice" if one == other else f"{one} and {other}"


_WORDS: dict[str, Callable[[str], str]] = {
    **BOARD_WORDS,
    "win": lambda colour: f"{horse(colour)} to win",
    "show": lambda colour: f"{horse(colour)} to show",
    "fix": lambda card: NAMES[card],
    "behind": lambda colour: f"behind {called(colour)}",
    "ahead": lambda colour: f"{called(colour)}, is ahead",
    "die": lambda colour: f"{HORSES[colour].colour} on the die",
    "player": lambda number: f"player {number}",
    "card": lambda number: f"movement card {number}",
    "sprint": _dice,
}

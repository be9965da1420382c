"""The probe in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.play import Ask, Event
from web.desk.wording import Words
from web.words.house_rules import HOUSE
from web.words.texts import Question, Rule

RULES = (
    Rule("C.1", "The aim", ("Whoever has picked the side on which the coin falls has a point.",)),
    Rule("C.2", "Before the toss", ("Anybody may double the toss or show the own pick, once.",)),
    *HOUSE,
)


def sentence(event: Event, names: Sequence[str]) -> str:
    """What happened, for the log."""
    facts = event.facts
    if event.kind == "tossed":
        picks = ", ".join(f"{names[seat]} {side}" for seat, side in enumerate(facts["picks"]))
        return f"The coin shows {facts['coin']}. Picked: {picks}."
    name = names[facts["seat"]]
    told = {"picked": "has picked a side", "doubled": "doubles the toss"}
    return f"{name} {told.get(event.kind) or 'shows ' + facts['side']}."


def question(ask: Ask, names: Sequence[str], _view: Any) -> Question:
    """What is asked, of one player or of the whole table."""
    if ask.what == "side":
        return Question("Heads or tails?", f"{names[ask.who]} picks in secret.")
    if ask.who >= 0:
        return Question("You have the word", "Double the toss, or show what you have picked.")
    return Question("Before the toss", "Anybody may speak up, or the coin flies.")


def answer(_what: str, text: str) -> str:
    """An answer on its button; who speaks is known."""
    said = text.split(" ", 1)[1] if text[0].isdigit() else text
    known = {"double": "Double it", "toss": "Toss the coin"}
    return known.get(said) or said.replace("show", "Show").capitalize()


def about_to(ask: Ask, text: str, names: Sequence[str], _view: Any) -> str:
    """What an answer does."""
    if text == "toss":
        return "The coin is tossed."
    said = text.split(" ", 1)[1] if text[0].isdigit() else f"pick {text}"
    verb, _, side = said.partition(" ")
    return f"{names[ask.who]} {verb}s {side or 'the toss'}."


def about_to_unseen(ask: Ask, text: str, names: Sequence[str]) -> str:
    """The same while it lies face down."""
    return f"{names[ask.who]} plays number {list(ask.options).index(text) + 1}, face down."


def taken_back(answers: Sequence[str], names: Sequence[str]) -> str:
    """What undo takes back."""
    return f"{names[int(answers[-1].split()[0]) - 1]} doubling"


def chapter(number: int) -> str:
    """The log goes by tosses."""
    return f"After toss {number}" if number else "Before the first toss"


ENGLISH = Words(
    rules=RULES,
    sentence=sentence,
    phase=lambda _event: "",
    question=question,
    answer=answer,
    about_to=about_to,
    about_to_unseen=about_to_unseen,
    taken_back=taken_back,
    chapter=chapter,
    so_far=lambda _races, number: chapter(number).lower(),
)

"""The words of Dice Derby: what is said of what, in no language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.dice_derby.board import DICE
from game.dice_derby.selling import PASS
from game.dice_derby.state import SLIPS
from game.dice_derby.view import View, speaking_after
from game.play import Ask, Event
from web.desk.voice import TitleVoice
from web.dice_derby import say
from web.dice_derby.words.figures import FIGURES
from web.dice_derby.words.glossary import RULES
from web.words.speaking import Spoken
from web.words.tables import Tables
from web.words.texts import Question

HEADED = {
    **dict.fromkeys(("race", "out", "purse", "dealt", "guest in", "guest out"), "deal"),
    **dict.fromkeys(("scratched", "scratch fee"), "scratch"),
    **dict.fromkeys(("bid", "lets it go", "sold", "unsold"), "auction"),
    "bet laid": "bets",
    **dict.fromkeys(("off", "stepped", "home", "jockey wins", "ranking"), "race"),
    **dict.fromkeys(("share", "for first", "for second", "bet won", "stays"), "payoffs"),
    **dict.fromkeys(("paid off", "game over"), "payoffs"),
}
"""The heading under which an event stands; throws and what they cost go by their rule."""

SCRATCHING = "D.3"
"""The rule of a throw that scratches."""


class Voice(TitleVoice[Tables, View]):
    """The title in one language."""

    silent, figures, rule_of_word = ("paid off",), FIGURES, RULES

    def facts_of(self, event: Event) -> Mapping[str, Any]:
        """The facts of an event, with what could not be paid."""
        facts = event.facts
        if event.kind == "guest in":
            return {**facts, "number": facts["seat"] + 1}
        if "owed" in facts:
            return {**facts, "unpaid": facts["owed"] + facts["money"]}
        return facts

    def phase(self, event: Event) -> str:
        """The heading that an event stands under."""
        at = "scratch" if event.rule == SCRATCHING else "race"
        return self.tables.headings[HEADED.get(event.kind, at)]

    def question(self, ask: Ask, names: Sequence[str], view: View) -> Question:
        """What is asked; KeyError for a question without words."""
        key = ask.what
        facts: dict[str, Any] = {"seat": ask.who}
        if key == "throw":
            key = "scratching" if view.phase == "scratch" else "racing"
            facts["sold"] = "yes" if view.is_sold else "no"
        elif key == "bid":
            horse, price, leader = view.auction
            known = "no" if leader < 0 else "yes"
            facts |= {"horse": horse, "price": price, "leader": known, "name": max(0, leader)}
            facts["after"] = speaking_after(view, ask.who)
        elif key == "bet":
            laid = sum([bet.seat == ask.who for bet in view.bets])
            facts |= {"number": laid + 1, "most": SLIPS}
        elif key == "another race":
            facts["minutes"] = view.minutes
            key = "interval" if view.is_party else key
        return self.put(key, facts, names)

    def answer(self, what: str, text: str) -> str:
        """An answer in words; an unknown text comes back as it is."""
        key, facts = read(what, text)
        return self.teller.said(self.tables.answers[key], facts) if key else text

    def about_to(self, ask: Ask, text: str, names: Sequence[str], view: View) -> str:
        """What an answer does."""
        key, facts = read(ask.what, text)
        told = {"horse": view.auction[0], **facts, "seat": ask.who}
        return self.teller.told(self.tables.about_to[key], told, names)

    def taken_back(self, answers: Sequence[str], _names: Sequence[str], _view: View) -> str:
        """What undo takes back."""
        text = answers[-1]
        if text == PASS:  # of a slip or of a bid: the answers alone do not say which
            return say("Pass")
        return self.answer("bet" if " " in text else "bid", text)

    def standing(self, one: tuple[int, int | None]) -> str:
        """A player's chips."""
        return say("{count:plural(chip|chips)}", count=one[0])


def read(what: str, text: str) -> tuple[str, dict[str, Any]]:
    """The key under which an answer is said, and its facts; "" for one that is not said."""
    if text in ("throw", "race", "last", "end"):
        return text, {}
    way, _, number = text.partition(" ")
    if what == "another race" and number.isdigit():
        return ("comes" if way == "in" else "goes"), {"number": number, "name": int(number) - 1}
    if text == PASS:
        return ("let go" if what == "bid" else "no slip"), {}
    if what == "bid":
        return "bid", {"chips": text}
    if text in DICE:
        one, other = DICE[text]
        return "dice", {"one": one, "other": other}
    to, _, horse = text.partition(" ")
    return ("slip", {"to": to, "horse": int(horse)}) if horse.isdigit() else ("", {})


LANGUAGES = Spoken(say, lambda speech: Voice(Tables.of(speech)))
"""Every language that the box speaks."""

voice = LANGUAGES.now
"""The title in the language of the page."""

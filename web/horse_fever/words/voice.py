"""One title of the box in one language: its log, and how questions and answers are put."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.play import Ask, Event
from web.desk.voice import TitleVoice
from web.horse_fever.seen import Seen
from web.horse_fever.words import glossary, log_cards, reasons
from web.horse_fever.words.answered import answered
from web.horse_fever.words.asked import asked
from web.horse_fever.words.calling import CALLS, PARTY_CALLS
from web.horse_fever.words.confirm import done
from web.horse_fever.words.facts import facts_of
from web.horse_fever.words.figures import FIGURES
from web.horse_fever.words.headings import heading, party_heading
from web.horse_fever.words.language import Tables
from web.horse_fever.words.saying import say
from web.racing.caller import Caller
from web.words.formatter import Facts
from web.words.plain import capital
from web.words.texts import Question


class Voice(TitleVoice[Tables, Seen]):
    """The Family Game or the Board Game in one language."""

    calls, heading = CALLS, staticmethod(heading)
    figures, rule_of_word = FIGURES, glossary.RULES

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables)
        self.caller = Caller(tables.called, self.teller, self.calls)

    def facts_of(self, event: Event) -> Facts:
        """The facts of an event, and what follows from them."""
        return facts_of(event)

    def phase(self, event: Event) -> str:
        """The heading that an event stands under; KeyError for an unknown kind."""
        return self.tables.headings[self.heading(event)]

    def stage(self, phase: str) -> str:
        """A phase as the head of the table says it."""
        return capital(say(phase)) if phase else ""

    def question(self, ask: Ask, names: Sequence[str], view: Seen) -> Question:
        """The open question for the screen; `view` is what that screen may show.

        Half a choice is named only where `view` holds it. KeyError for a question without words.
        """
        return self.put(*asked(ask, view), names)

    def answer(self, what: str, text: str, names: Sequence[str] = ()) -> str:
        """An answer in words, for its button; an unknown text comes back as it is.

        Without names, players go by their numbers.
        """
        key, facts = answered(what, text)
        template = self.tables.answers.get(key)
        return text if template is None else self.teller.said(template, facts, names)

    def about_to(self, ask: Ask, text: str, names: Sequence[str], view: Seen) -> str:
        """What this answer does, from what may be shown: "Ann lays 300 D on Rubra to win."."""
        key, facts = done(ask, text, view)
        table = self.tables.about_to
        head = key.partition(": ")[0]
        template = table.get(key) or table.get(head) or table["any other"]
        said = self.answer(ask.what, text) if text in ask.options else text
        return self.teller.told(template, {**facts, "answer": said}, names)

    def about_to_unseen(self, ask: Ask, text: str, names: Sequence[str]) -> str:
        """The same where the cards lie face down: only the place of the card is named."""
        key = "refuse" if text == "refuse" else "sell" if ask.what == "offer" else "keep"
        place = ask.menu.index(text) + 1 if text in ask.menu else 0
        return self.teller.told(self.tables.unseen[key], {"seat": ask.who, "place": place}, names)

    def taken_back(self, answers: Sequence[str], names: Sequence[str], _view: object = None) -> str:
        """The last of these answers in words, a stake with its bet, a card with its horse."""
        *before, last = answers
        table = self.tables.taken_back
        said = table.get(last) or self.answer("stake" if last.isdigit() else "", last, names)
        half = before[-1].partition(" ")[0] if before else ""
        if last.isdigit() and half in ("win", "show"):
            facts = {"stake": said, "bet": self.answer("", before[-1], names)}
            return self.teller.told(table["bet"], facts, names)
        if half == "fix":
            facts = {"card": self.answer("", before[-1], names), "lane": said}
            return self.teller.told(table["fix"], facts, names)
        return self.teller.told("{it}", {"it": said}, names)

    def because(self, facts: Mapping[str, Any], names: Sequence[str]) -> Facts:
        """The facts of a reason, as they are told."""
        return reasons.facts_of(facts, names)

    def cards(self, event: Event) -> tuple[str, ...]:
        """The cards that an event names."""
        return log_cards.cards_of(event)

    def card_name(self, card: str) -> str:
        """What a card is called."""
        return log_cards.card_name(card)

    def standing(self, one: tuple[int, int | None]) -> str:
        """`1,400 D, 3 VP`; a bankrupt's points are not counted."""
        danari, points = one
        if points is None:
            return say("{danari:money}, bankrupt", danari=danari)
        return say("{danari:money}, {points} VP", danari=danari, points=points)


class PartyVoice(Voice):
    """The Party Game in one language."""

    calls, heading = PARTY_CALLS, staticmethod(party_heading)

"""Every question to a player or to chance, and every answer, in the words of one language."""

from __future__ import annotations

from collections.abc import Sequence

from game.play import Ask
from web.horse_fever.seen import Seen
from web.horse_fever.words.answered import answered
from web.horse_fever.words.asked import asked
from web.horse_fever.words.confirm import done
from web.horse_fever.words.language import Tables
from web.words.formatter import Facts, Teller
from web.words.texts import Question


class Asking:
    """The questions and answers of one title, from the tables of a language."""

    def __init__(self, tables: Tables, teller: Teller) -> None:
        self.tables = tables
        self.teller = teller

    def question(self, ask: Ask, names: Sequence[str], view: Seen) -> Question:
        """The open question for the screen; `view` is what that screen may show.

        Half a choice is named only where `view` holds it. KeyError for a question without words.
        """
        key, facts = asked(ask, view)
        title, help = self.tables.questions[key]
        return Question(self._told(title, facts, names), self._told(help, facts, names))

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
        template = table.get(key) or table.get(head) or table[""]
        said = self.answer(ask.what, text) if text in ask.options else text
        return self._told(template, {**facts, "answer": said}, names)

    def about_to_unseen(self, ask: Ask, text: str, names: Sequence[str]) -> str:
        """The same where the cards lie face down: only the place of the card is named."""
        key = "refuse" if text == "refuse" else "sell" if ask.what == "offer" else "keep"
        place = ask.menu.index(text) + 1 if text in ask.menu else 0
        return self._told(self.tables.unseen[key], {"seat": ask.who, "place": place}, names)

    def taken_back(self, answers: Sequence[str], names: Sequence[str]) -> str:
        """The last of these answers in words, a stake with its bet, a card with its horse."""
        *before, last = answers
        table = self.tables.taken_back
        said = table.get(last) or self.answer("stake" if last.isdigit() else "", last, names)
        half = before[-1].partition(" ")[0] if before else ""
        if last.isdigit() and half in ("win", "show"):
            facts = {"stake": said, "bet": self.answer("", before[-1], names)}
            return self._told(table["bet"], facts, names)
        if half == "fix":
            facts = {"card": self.answer("", before[-1], names), "lane": said}
            return self._told(table["fix"], facts, names)
        return self._told("{it}", {"it": said}, names)

    def _told(self, template: str, facts: Facts, names: Sequence[str]) -> str:
        return self.teller.told(template, facts, names)

"""A title in one language: what each title says of its tables in the same way."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Container, Iterator, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Any, Generic, TypeVar

from game.bots.profiles import Reason
from game.play import Ask, Event
from web.desk.wording import Words
from web.words.formatter import Facts, Teller
from web.words.glossary import Glossary
from web.words.house_rules import HOUSE
from web.words.refusals import refused
from web.words.tables import Tables
from web.words.texts import Question, Rule, Term, after_race, race

T = TypeVar("T", bound=Tables)
V = TypeVar("V")

SHRUG = "all the same"
"""The reason of a computer that has none."""


class TitleVoice(ABC, Generic[T, V]):
    """A title in one language, from its tables `T`; `V` is its view.

    `words` are what the page asks for. Each box has its own Voice, which says how its questions and
    answers are put, and whatever else it says otherwise than here. `figures` are what its rules and
    its glossary are told of, `rule_of_word` has the rule of each word that it explains; the log
    says nothing of events of the kinds in `silent`.
    """

    silent: Container[str] = ()
    figures: Facts = MappingProxyType({})
    rule_of_word: Mapping[str, str] = MappingProxyType({})

    def __init__(self, tables: T) -> None:
        self.tables = tables
        self.teller = Teller(tables.grammar, tables.kinds)
        glossary = Glossary(self.terms())
        self.words: Words[V] = Words(
            rules=(*map(self.rule, tables.rules), *HOUSE),
            sentence=self.sentence,
            phase=self.phase,
            question=self.question,
            answer=self.answer,
            about_to=self.about_to,
            about_to_unseen=self.about_to_unseen,
            taken_back=self.taken_back,
            reason=self.reason,
            cards=self.cards,
            card_name=self.card_name,
            glossary=glossary.by_id,
            marked=glossary.marked,
            standing=self.standing,
            chapter=self.chapter,
            so_far=self.so_far,
            stage=self.stage,
            refused=partial(refused, tables.refusals, self.teller),
        )

    @abstractmethod
    def question(self, ask: Ask, names: Sequence[str], view: V) -> Question:
        """What is asked; KeyError for a question without words."""

    @abstractmethod
    def answer(self, what: str, text: str) -> str:
        """An answer in words; an unknown text comes back as it is."""

    @abstractmethod
    def about_to(self, ask: Ask, text: str, names: Sequence[str], view: V) -> str:
        """What an answer does."""

    def about_to_unseen(self, ask: Ask, _text: str, names: Sequence[str]) -> str:
        """The same where it lies face down."""
        return self.teller.told(self.tables.about_to["face down"], {"seat": ask.who}, names)

    def taken_back(self, answers: Sequence[str], _names: Sequence[str], _view: V) -> str:
        """What undo takes back: the last of these answers."""
        return self.answer("", answers[-1])

    def put(self, key: str, facts: Facts, names: Sequence[str]) -> Question:
        """A question by its key in the tables, told of these facts."""
        title, help = self.tables.questions[key]
        return Question(self.teller.told(title, facts, names), self.teller.told(help, facts, names))

    def sentence(self, event: Event, names: Sequence[str]) -> str:
        """One event for the log, "" for a silent one; KeyError for an unknown kind."""
        if event.kind in self.silent:
            return ""
        return self.teller.told(self.tables.log[event.kind], self.facts_of(event), names)

    def facts_of(self, event: Event) -> Facts:
        """The facts of an event, with what follows from them."""
        return event.facts

    def phase(self, _event: Event) -> str:
        """The heading that an event stands under in the log, "" where it has none."""
        return ""

    def cards(self, _event: Event) -> tuple[str, ...]:
        """The cards that an event names."""
        return ()

    def card_name(self, card: str) -> str:
        """What a card is called."""
        return card

    def standing(self, _one: tuple[int, int | None]) -> str:
        """What a player has, on the shelf."""
        return ""

    def chapter(self, number: int) -> str:
        """What heads a part of the log, 0 for what comes before the first."""
        return race(number)

    def stage(self, phase: str) -> str:
        """What the page calls a phase."""
        return self.tables.phases.get(phase, "")

    def so_far(self, races: int, chapter: int) -> str:
        """Where a "what if" begins."""
        return after_race(races, chapter)

    def reason(self, reasons: Sequence[Reason], names: Sequence[str]) -> str:
        """Why a computer did something, in its own words; a shrug only where that is all."""
        table = self.tables.reasons
        known = [one for one in reasons if one.kind in table and one.kind != SHRUG]
        facts = [self.because(one.facts, names) for one in known]
        tell = self.teller.told
        said = [tell(table[it.kind], told, names) for it, told in zip(known, facts, strict=True)]
        return " ".join(dict.fromkeys(said)) or self.teller.told(table[SHRUG], {})

    def because(self, facts: Mapping[str, Any], _names: Sequence[str]) -> Facts:
        """The facts of a reason, as they are told."""
        return facts

    def call(self, key: str, number: int, facts: Facts, names: Sequence[str] = ()) -> str:
        """One line of the caller, in one of its ways."""
        ways = self.tables.called[key]
        return self.teller.told(ways[number % len(ways)], facts, names)

    def rule(self, id: str) -> Rule:
        """A rule, and what else it says in games begun under earlier versions."""
        heading, *paragraphs = self.tables.rules[id]
        keys = [(key.split(), told) for key, told in self.tables.earlier.items()]
        earlier = {int(version): self.printed(told) for (version, of), told in keys if of == id}
        return Rule(id, heading, self.printed(paragraphs), earlier)

    def printed(self, paragraphs: Sequence[str]) -> tuple[str, ...]:
        """Paragraphs of the rules as they are read, with the figures that the game goes by."""
        return tuple([self.teller.said(it, self.figures) for it in paragraphs])

    def terms(self) -> Iterator[Term]:
        """The words of the course that this title explains."""
        for id, (word, forms, text) in self.tables.glossary.items():
            said = self.teller.said(text, self.figures)
            yield Term(id, word, tuple(forms.split("|")), said, self.rule_of_word[id])

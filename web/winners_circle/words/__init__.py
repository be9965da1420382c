"""The words of Winner's Circle: what is said of what, in no language; `en/` holds the English."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from game.bots.profiles import Reason
from game.play import Ask, Event
from game.winners_circle.cards import CARDS
from game.winners_circle.courses import COURSES
from game.winners_circle.view import View
from web.desk.wording import Words
from web.winners_circle import say
from web.winners_circle.standing import run_of
from web.winners_circle.words.en import ENGLISH
from web.winners_circle.words.language import Tables
from web.winners_circle.words.names import NAMES
from web.words.formatter import Teller
from web.words.glossary import Glossary
from web.words.house_rules import HOUSE
from web.words.refusals import refused
from web.words.speaking import Spoken
from web.words.texts import Question, Rule, Term

HEADED = {
    **dict.fromkeys(("race", "put under", "lined up", "first bettor"), "race"),
    "bet laid": "bet laid",
    **dict.fromkeys(("off", "rolled", "moved", "pace", "over the line", "fresh"), "off"),
}
"""The heading under which an event stands; all others belong to the payoffs."""

STRAIGHT = "W.13"
"""The rule of the track without gates."""

_GATE = re.compile(r"card for gate (\d)")


def facts_of(event: Event) -> Mapping[str, Any]:
    """The facts of an event, with what follows from them."""
    facts = dict(event.facts)
    if event.kind == "moved":
        facts["ran"] = min(facts["end"] - facts["start"], facts["spaces"])
        facts["short"] = facts["spaces"] - facts["ran"]
    if event.kind == "bet laid":
        facts.setdefault("chip", None)
    if event.kind == "penalty":
        facts["unpaid"] = facts["owed"] - facts["money"]
    return facts


class Voice:
    """The title in one language."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.teller = Teller(tables.grammar, tables.kinds)
        glossary = Glossary(
            Term(id, word, tuple(forms.split("|")), text, rule)
            for id, (word, forms, text, rule) in tables.glossary.items()
        )
        rules = [Rule(id, head, tuple(told)) for id, (head, *told) in tables.rules.items()]
        self.words = Words(
            rules=(*rules, *HOUSE),
            sentence=self.sentence,
            phase=lambda event: tables.headings[HEADED.get(event.kind, "ranking")],
            question=self.question,
            answer=self.answer,
            about_to=self.about_to,
            about_to_unseen=self.about_to_unseen,
            taken_back=self.taken_back,
            reason=self.reason,
            cards=cards_of,
            card_name=lambda card: NAMES.get(card, card),
            glossary=glossary.by_id,
            marked=glossary.marked,
            standing=lambda one: say("{money:number}", money=one[0]),
            refused=partial(refused, tables.refusals, self.teller),
        )

    def sentence(self, event: Event, names: Sequence[str]) -> str:
        """One event for the log; KeyError for an unknown kind."""
        kind = event.kind
        if kind == "lined up" and event.rule == STRAIGHT:
            kind = "lined up level"
        return self.teller.told(self.tables.log[kind], facts_of(event), names)

    def question(self, ask: Ask, names: Sequence[str], view: View) -> Question:
        """What is asked; KeyError for a question without words."""
        key, facts = ask.what, {"seat": ask.who, "face": view.die}
        if key == "chip" and not ask.open:
            key = "chip face down"
        if gate := _GATE.fullmatch(ask.what):
            key = "card" if COURSES[view.track].shares else "gate"
            facts = {"gate": gate[1]}
        title, help = self.tables.questions[key]
        tell = self.teller.told
        return Question(tell(title, facts, names), tell(help, facts, names))

    def answer(self, what: str, text: str) -> str:
        """An answer in words; an unknown text comes back as it is."""
        chip, _, rest = text.partition(" ")
        table, tell = self.tables.answers, self.teller.said
        match what:
            case "chip":
                return tell(table["chip"], {"chip": chip, "horse": rest})
            case "horse" | "die":
                return tell(table[what], {"horse": text, "face": text})
            case "who bets first":
                return tell(table["first"], {"other": int(rest) - 1})
        return NAMES.get(text, text)

    def about_to(self, ask: Ask, text: str, names: Sequence[str], view: View) -> str:
        """What an answer does."""
        chip, _, horse = text.rpartition(" ")
        facts = {"seat": ask.who, "card": view.runners[horse], "chip": chip}
        if ask.what == "horse" and (run := run_of(view, text)):
            ran = run.end - run.start
            facts |= {"ran": ran, "over": int(run.over), "short": int(run.blocked)}
        return self.teller.told(self.tables.about_to[ask.what], facts, names)

    def about_to_unseen(self, ask: Ask, text: str, names: Sequence[str]) -> str:
        """The same where the chips lie face down."""
        facts = {"seat": ask.who, "horse": text.rpartition(" ")[2]}
        return self.teller.told(self.tables.about_to["face down"], facts, names)

    def taken_back(self, answers: Sequence[str], _names: Sequence[str]) -> str:
        """What undo takes back."""
        return self.answer("chip" if " " in answers[-1] else "horse", answers[-1])

    def reason(self, reasons: Sequence[Reason], names: Sequence[str]) -> str:
        """Why a computer did something, in its own words; a shrug only where that is all."""
        table = self.tables.reasons
        known = [one for one in reasons if one.kind in table and one.kind != SHRUG]
        said = [self.teller.told(table[one.kind], one.facts, names) for one in known]
        return " ".join(dict.fromkeys(said)) or self.teller.told(table[SHRUG], {})

    def called(self, key: str, number: int, facts: Mapping[str, Any]) -> str:
        """One line of the caller."""
        ways = self.tables.called[key]
        return self.teller.told(ways[number % len(ways)], facts)


SHRUG = "all the same"


def cards_of(event: Event) -> tuple[str, ...]:
    """The horse cards that an event names."""
    one = event.facts.get("card", "")
    return tuple(event.facts.get("cards", ())) or ((one,) if one in CARDS else ())


LANGUAGES = Spoken(__name__, lambda said: Voice(said.TABLES), Voice(ENGLISH))
"""Every language that the box speaks."""


def voice() -> Voice:
    """The title in the language of the page."""
    return LANGUAGES.now()


def words() -> Words[View]:
    """The words of the title in the language of the page."""
    return voice().words

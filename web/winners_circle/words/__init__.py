"""The words of Winner's Circle: what is said of what, in no language."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from game.play import Ask, Event
from game.winners_circle.cards import CARDS
from game.winners_circle.courses import COURSES
from game.winners_circle.view import View
from web.desk.voice import TitleVoice
from web.winners_circle import say
from web.winners_circle.standing import run_of
from web.winners_circle.words.figures import FIGURES
from web.winners_circle.words.glossary import RULES
from web.winners_circle.words.names import NAMES
from web.words.speaking import Spoken
from web.words.tables import Tables
from web.words.texts import Question

HEADED = {
    **dict.fromkeys(("race", "put under", "lined up", "first bettor"), "race"),
    "bet laid": "bet laid",
    **dict.fromkeys(("off", "rolled", "moved", "pace", "over the line", "fresh"), "off"),
}
"""The heading under which an event stands; all others belong to the payoffs."""

STRAIGHT = "W.13"
"""The rule of the track without gates."""

_GATE = re.compile(r"card for gate (\d)")


class Voice(TitleVoice[Tables, View]):
    """The title in one language."""

    silent, figures, rule_of_word = ("paid off",), FIGURES, RULES

    def facts_of(self, event: Event) -> Mapping[str, Any]:
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

    def sentence(self, event: Event, names: Sequence[str]) -> str:
        """One event for the log; on the track without gates horses line up otherwise."""
        if event.kind == "lined up" and event.rule == STRAIGHT:
            return self.teller.told(self.tables.log["lined up level"], event.facts, names)
        return super().sentence(event, names)

    def phase(self, event: Event) -> str:
        """The heading that an event stands under."""
        return self.tables.headings[HEADED.get(event.kind, "ranking")]

    def question(self, ask: Ask, names: Sequence[str], view: View) -> Question:
        """What is asked; KeyError for a question without words."""
        key, facts = ask.what, {"seat": ask.who, "face": view.die}
        if key == "chip" and not ask.open:
            key = "chip face down"
        if gate := _GATE.fullmatch(ask.what):
            key = "card" if COURSES[view.track].shares else "gate"
            facts = {"gate": gate[1]}
        return self.put(key, facts, names)

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

    def taken_back(self, answers: Sequence[str], _names: Sequence[str], view: View) -> str:
        """What undo takes back, by the name that the horse has in its row."""
        chip, _, horse = answers[-1].rpartition(" ")
        said = self.tables.answers["chip taken back" if chip else "card"]
        return self.teller.said(said, {"chip": chip, "card": view.runners[horse]})

    def cards(self, event: Event) -> tuple[str, ...]:
        """The horse cards that an event names."""
        one = event.facts.get("card", "")
        return tuple(event.facts.get("cards", ())) or ((one,) if one in CARDS else ())

    def card_name(self, card: str) -> str:
        """What a card is called."""
        return NAMES.get(card, card)

    def standing(self, one: tuple[int, int | None]) -> str:
        """A player's money."""
        return say("{money:number}", money=one[0])


LANGUAGES = Spoken(say, lambda speech: Voice(Tables.of(speech)))
"""Every language that the box speaks."""


voice = LANGUAGES.now
"""The title in the language of the page."""

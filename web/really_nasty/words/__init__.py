"""The words of the box: what is said of what, in no language."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from game.floor import speaker
from game.play import ANYBODY, Ask, Event
from game.really_nasty.cards import CARDS, WORDS, paid_places
from game.really_nasty.course import SECTION
from game.really_nasty.view import View
from web.desk.voice import TitleVoice
from web.really_nasty import SILKS, say
from web.really_nasty.words.figures import FIGURES
from web.really_nasty.words.glossary import RULES
from web.really_nasty.words.names import FACES, KIND_NAMES, facts_of
from web.words.speaking import Spoken
from web.words.tables import Tables
from web.words.texts import Question

HEADED = {
    **dict.fromkeys(
        ("meeting", "silks", "dealt", "race order", "entered", "meeting over"), "meeting"
    ),
    **dict.fromkeys(("race", "on the board"), "race"),
    **dict.fromkeys(("bet laid", "no bet", "broke"), "bets"),
    **dict.fromkeys(("stewards", "deposit", "deposit back", "disqualified"), "stewards"),
    **dict.fromkeys(
        (
            "slips opened",
            "no winner",
            "prize",
            "prize unclaimed",
            "bet won",
            "bet lost",
            "paid off",
        ),
        "payoffs",
    ),
}
"""The heading under which an event stands; all others belong to the race."""

_CARDS = re.compile(r"cards for player (\d)")
_SPACE = re.compile(r"(home|bend|back|turn)-(\d+)-(\d)")
GO_ON = ("roll", "no-photo", "stay-down", "weighed-in")
PLAIN = frozenset({*GO_ON, "stay", "stand", "withdraw", "line", "none"})


def card_name(word: str) -> str:
    """What a card is called, by its word."""
    return say(FACES[word].name, **facts_of(word))


def told_facts(event: Event) -> Mapping[str, Any]:
    """The facts of an event, with what follows from them."""
    facts = dict(event.facts)
    if event.kind in ("moved", "wandered"):
        facts["lengths"] = len(facts["way"])
        facts["lanes"] = sum(step in "oi" for step in facts["way"])
        over = facts["end"] < 0
        facts["lost"] = 0 if over else facts["face"] - facts["lengths"]
    if event.kind in ("race over", "disqualified"):
        order = enumerate(facts["placed"], 1)
        facts["order"] = [{"seat": seat, "place": place} for place, seat in order]
    if event.kind in ("bet won", "bet lost"):
        facts["own"] = facts["seat"] == facts["horse"]
    if "card" in facts:
        facts["card"] = card_name(CARDS[facts["card"]].word)
        facts.setdefault("horse", None)
    return facts


class Voice(TitleVoice[Tables, View]):
    """The title in one language."""

    silent, figures, rule_of_word = ("paid off",), FIGURES, RULES

    def facts_of(self, event: Event) -> Mapping[str, Any]:
        """The facts of an event, with what follows from them."""
        return told_facts(event)

    def sentence(self, event: Event, names: Sequence[str]) -> str:
        """One event for the log; of a race's prizes only those that are paid at this table."""
        if event.kind == "race":
            prizes = event.facts["prizes"][: paid_places(len(names))]
            event = event._replace(facts={**event.facts, "prizes": prizes})
        return super().sentence(event, names)

    def phase(self, event: Event) -> str:
        """The heading that an event stands under."""
        return self.tables.headings[HEADED.get(event.kind, "off")]

    def question(self, ask: Ask, names: Sequence[str], view: View) -> Question:
        """What is asked; KeyError for a question without words."""
        key = ask.what
        facts: dict[str, Any] = {"seat": ask.who, "face": view.die, "turn": view.turn}
        if found := _CARDS.fullmatch(key):
            key, facts["other"] = "cards", int(found[1]) - 1
        if key == "after a fall":
            facts["fallen"] = fallen(view)
        if key == "double":
            facts["section"] = SECTION[view.horses[ask.who].at]
        if key in ("before the roll", "after a fall", "stewards") and ask.who >= 0:
            key += " alone"
        elif key == "before the roll" and "no-photo" in ask.options:
            key = "no photo"
        return self.put(key, facts, names)

    def answer(self, what: str, text: str) -> str:
        """An answer in words; an unknown text comes back as it is."""
        table, tell = self.tables.answers, self.teller.said
        if text in PLAIN:
            return table[text]
        if text in SILKS:
            return tell(table["silk"], {"horse": text})
        if what != "die" and text.isdigit():
            return tell(table["money"], {"amount": int(text)})
        if ", " in text:
            return tell(table["entries"], {"grades": text})
        if found := _SPACE.fullmatch(text):
            facts = {"part": found[1], "number": found[2], "lane": found[3]}
            return tell(table["space"], facts)
        if speaker(text) != ANYBODY:
            return tell(table["thrown"], thrown(text))
        return text

    def about_to(self, ask: Ask, text: str, names: Sequence[str], view: View) -> str:
        """What an answer does."""
        facts: dict[str, Any] = {"seat": ask.who, "horse": text, "grades": text}
        table = self.tables.about_to
        if text in table:
            key = text
        elif _SPACE.fullmatch(text) or text == "line":
            key = "move"
        elif speaker(text) != ANYBODY:
            key = "thrown"
            facts |= {**thrown(text), "seat": speaker(text)}
        else:
            key = ask.what
            facts["amount"] = int(text) if text.isdigit() else 0
        return self.teller.told(table[key], facts, names)

    def taken_back(self, answers: Sequence[str], _names: Sequence[str], _view: View) -> str:
        """What undo takes back."""
        last = answers[-1]
        is_move = _SPACE.fullmatch(last) or last == "line"
        if last.isdigit():
            template = self.tables.answers["stake taken back"]
            return self.teller.said(template, {"amount": int(last)})
        return self.tables.answers["move"] if is_move else self.answer("", last)

    def because(self, facts: Mapping[str, Any], _names: Sequence[str]) -> Mapping[str, Any]:
        """The facts of a reason, a card by the name of its kind."""
        if "card" not in facts:
            return facts
        kind = facts["card"]
        return {**facts, "card": say(KIND_NAMES[kind]) if kind in KIND_NAMES else card_name(kind)}

    def cards(self, event: Event) -> tuple[str, ...]:
        """The nasty cards that an event names."""
        card = event.facts.get("card", "")
        return (card,) if card in CARDS else ()

    def card_name(self, card: str) -> str:
        """What a card is called."""
        return card_name(CARDS[card].word) if card in CARDS else card

    def standing(self, one: tuple[int, int | None]) -> str:
        """A player's money."""
        return say("{money:money}", money=one[0])


def fallen(view: View) -> int:
    """The seat whose horse is down."""
    down = [seat for seat, horse in enumerate(view.horses) if horse.fate == "down"]
    return down[0] if down else view.turn


def thrown(text: str) -> Mapping[str, Any]:
    """The card that an answer throws, by name, and the silks of its victim, "" for none."""
    _, word, *silk = text.split(" ")
    return {"name": card_name(word) if word in WORDS else word, "silk": silk[0] if silk else ""}


LANGUAGES = Spoken(say, lambda speech: Voice(Tables.of(speech)))
"""Every language that the box speaks."""

voice = LANGUAGES.now
"""The title in the language of the page."""

"""The words of Risk: what is said of what, in no language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.play import Ask, Event
from game.risk.attacking import STOP
from game.risk.board import BONUS, TERRITORIES, WILDS
from game.risk.fortifying import STAY
from game.risk.missions import MISSIONS, SEEN
from game.risk.reinforcing import KEEP
from game.risk.view import View
from web.desk.voice import TitleVoice
from web.risk import say
from web.risk.words.figures import FIGURES
from web.risk.words.glossary import RULES
from web.words.speaking import Spoken
from web.words.tables import Tables
from web.words.texts import Question

HEADED = {
    "R.2": "beginning", "R.3": "beginning", "R.4": "beginning", "R.19": "beginning",
    "R.5": "reinforce", "R.6": "reinforce", "R.7": "reinforce", "R.8": "reinforce",
    "R.9": "reinforce", "R.10": "reinforce", "R.11": "attack", "R.12": "attack",
    "R.13": "attack", "R.14": "attack", "R.16": "attack", "R.15": "fortify", "R.17": "fortify",
}  # fmt: skip
"""The heading under which an event stands, by its rule."""

ATTACKS = frozenset({"continent", "continent lost"})
"""They come of attacks, though their rule is about armies."""


@dataclass(frozen=True, kw_only=True)
class Atlas(Tables):
    """The tables of this box: places with their names, missions."""

    territory: Mapping[str, str]
    continent: Mapping[str, str]
    picture: Mapping[str, str]
    wild: Mapping[str, str]
    mission: Mapping[str, str]


class Voice(TitleVoice[Atlas, View]):
    """The title in one language."""

    figures, rule_of_word = FIGURES, RULES

    def name(self, thing: str) -> str:
        """A continent or a picture by its name."""
        return self.tables.continent[thing] if thing in BONUS else self.tables.picture[thing]

    def place(self, territory: str) -> str:
        """A territory by its name."""
        return self.tables.territory[territory]

    def card_name(self, card: str) -> str:
        """A card by its territory."""
        return self.tables.wild[card] if card in WILDS else self.place(card)

    def mission(self, mission: str, seat: int, names: Sequence[str]) -> str:
        """What a mission asks of a seat; whom it cannot drive out it need not know of."""
        victim = MISSIONS[mission].eliminate - 1
        if victim >= 0:
            mission = "eliminate" if victim != seat and victim < len(names) else "24-territories"
        return self.teller.told(self.tables.mission[mission], {"other": victim}, names)

    def sentence(self, event: Event, names: Sequence[str]) -> str:
        """One event for the log, a mission in words."""
        if event.kind != "mission done":
            return super().sentence(event, names)
        seat = event.facts["seat"]
        its = self.mission(event.facts["mission"], seat, names)
        return self.teller.told(self.tables.log[event.kind], {"seat": seat, "mission": its}, names)

    def phase(self, event: Event) -> str:
        """The heading that an event stands under."""
        key = "attack" if event.kind in ATTACKS else HEADED.get(event.rule, "end")
        return self.tables.headings[key]

    def question(self, ask: Ask, names: Sequence[str], view: View) -> Question:
        """What is asked; KeyError for a question without words."""
        key = ask.what
        facts: dict[str, Any] = {"seat": ask.who}
        if key == "place":
            key = "first armies" if ask.rule == "R.4" else key
            facts["left"] = view.reserve[ask.who]
        if key in ("move in", "defend") and view.battle is not None:
            facts |= {"start": view.battle.start, "goal": view.battle.goal}
            facts["dice"] = len(view.battle.attack)
        return self.put(key, facts, names)

    def answer(self, what: str, text: str) -> str:
        """An answer in words; an unknown text comes back as it is."""
        key, facts = read(what, text)
        return self.teller.said(self.tables.answers[key], facts) if key else text

    def about_to(self, ask: Ask, text: str, names: Sequence[str], view: View) -> str:
        """What an answer does."""
        key, facts = read(ask.what, text)
        return self.teller.told(self.tables.about_to[key], {**facts, "seat": ask.who}, names)

    def standing(self, one: tuple[int, int | None]) -> str:
        """What somebody has on the map, as the shelf tells it."""
        return say("{money:plural(territory|territories)}", money=one[0])

    def taken_back(self, answers: Sequence[str], _names: Sequence[str], _view: View) -> str:
        """What undo takes back."""
        return self.answer("", answers[-1])

    def chapter(self, number: int) -> str:
        """The log goes by rounds."""
        return say("Round {number}", number=number) if number else say("Before the first turn")

    def so_far(self, _rounds: int, number: int) -> str:
        """Where a "what if" begins."""
        return (
            say("after round {number}", number=number) if number else say("before the first turn")
        )


WORDS = {STOP: "stop", STAY: "stay", KEEP: "keep", SEEN: "seen"}


def read(what: str, text: str) -> tuple[str, dict[str, Any]]:
    """The key under which an answer is said, and its facts; "" for one that is not said."""
    if text in WORDS:
        return WORDS[text], {}
    if what == "defend" and text in ("1", "2"):
        return "defend", {"count": int(text)}
    if text.isdecimal():
        return "move in", {"count": int(text)}
    cards = text.split(", ")
    if len(cards) > 1:
        return "set", {"cards": cards}
    start, *rest = text.split(" ")
    if start in WILDS or start not in TERRITORIES:
        return "", {}
    return spread(what, start, rest)


def spread(what: str, start: str, rest: Sequence[str]) -> tuple[str, dict[str, Any]]:
    """The same for an answer that begins with a territory."""
    if not rest:
        return "territory", {"territory": start}
    if len(rest) == 1:
        return "place", {"territory": start, "count": int(rest[0])}
    goal, *how = rest
    facts = {"start": start, "goal": goal, "count": int(how[-1])}
    if len(how) > 1:
        return ("rolls" if "for" in how else "until"), facts
    return ("attack" if what == "attack" else "fortify"), facts


LANGUAGES = Spoken(say, lambda speech: Voice(Atlas.of(speech)))
"""Every language that the box speaks."""

voice = LANGUAGES.now
"""The title in the language of the page."""

"""The words of Unicorn Fever: what is said of what, in no language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from game.play import Ask, Event
from game.racing.effects import Effect
from game.unicorn_fever.contracts import CONTRACTS
from game.unicorn_fever.lanes import UNICORNS
from game.unicorn_fever.magic import is_magic, magic_of
from game.unicorn_fever.state import LOAN, LOAN_COST
from game.unicorn_fever.tokens import Token
from game.unicorn_fever.view import View
from web.desk.voice import TitleVoice
from web.racing.caller import Caller
from web.racing.calling import CALLS
from web.racing.effects import effect_line, said
from web.racing.facts import OF_RACE, at_the_line
from web.unicorn_fever import say
from web.unicorn_fever.words.figures import FIGURES
from web.unicorn_fever.words.glossary import RULES
from web.unicorn_fever.words.language import Tables
from web.unicorn_fever.words.names import NAMES
from web.words import speaking
from web.words.plain import capital
from web.words.speaking import Spoken
from web.words.texts import Question

PART_OF = {
    **dict.fromkeys(("start", "clans", "odds set", "owner"), "set-up"),
    **dict.fromkeys(("round", "token taken", "bet laid", "magic played"), "preparation"),
    **dict.fromkeys(("card revealed", "off", "movement card", "ranking"), "race"),
    **dict.fromkeys(("owner prize", "bet won", "bet lost", "glory tax", "new odds"), "results"),
    **dict.fromkeys(("loans repaid", "gold for glory", "contract glory", "game over"), "end"),
}
"""Kinds of event that are of one part of the game only."""

BY_RULE = (("R.5", "end"), ("R.4", "results"), ("R.3", "race"), ("R.2", "preparation"))
"""Else the rule says which part it is."""


class CardText(NamedTuple):
    """A magic card in words: `line` is its effect in one sentence, `signs` its short signs."""

    name: str
    line: str
    signs: tuple[str, ...]


def is_cards_first(ask: Ask, view: View) -> bool:
    """Whether a bet is to come, but not before the cards that are begun are done with."""
    return ask.what == "bet and magic" and view.doing is not None and view.doing.played > 0


class Voice(TitleVoice[Tables, View]):
    """The title in one language."""

    figures, rule_of_word = FIGURES, RULES

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables)
        self.caller = Caller(tables.called, self.teller, CALLS)

    def facts_of(self, event: Event) -> Mapping[str, Any]:
        """The facts of an event, with what follows from them."""
        facts = dict(event.facts)
        if event.kind in OF_RACE:
            facts |= OF_RACE[event.kind](facts)
        if event.kind == "odds set":
            ranked = sorted(facts["odds"].items(), key=lambda each: each[1])
            facts["odds"] = [{"horse": lane, "row": row} for lane, row in ranked]
        if event.kind == "enraged":
            facts["count"] = len(facts["unicorns"])
        if event.kind == "contract pays":
            facts["both"] = int(bool(facts["money"] and facts["vp"]))
        if event.kind == "bet laid":
            facts.setdefault("on_it", 0)
        if event.kind == "token taken":
            facts["letter"] = facts["letter"][:1]
        return facts

    def phase(self, event: Event) -> str:
        """The part of the game that an event belongs to."""
        found = PART_OF.get(event.kind) or next(
            (part for rule, part in BY_RULE if event.rule.startswith(rule)), "set-up"
        )
        return self.tables.headings[found]

    def question(
        self, ask: Ask, names: Sequence[str], view: View, at_notary: bool = False
    ) -> Question:
        """What is asked, `at_notary` of the contracts; KeyError for a question without words."""
        key = ask.what if ask.who >= 0 else "chance"
        if at_notary:
            key = "contract"
        number = 1 + (len(view.seats[ask.who].taken) if ask.who >= 0 else 0)
        if is_cards_first(ask, view):
            key = "magic before the bet"
        tied = at_the_line(view.race.ranking) if view.race else {}
        return self.put(key, {"seat": ask.who, "number": number, **tied}, names)

    def answer(self, what: str, text: str) -> str:
        """An answer in words; an unknown text comes back as it is."""
        table = self.tables.answers
        verb, *rest = text.split(" ")
        if what == "stake" and text.isdigit():
            return self.teller.said(table["stake"], {"stake": int(text)})
        facts: dict[str, Any] = {"loan": LOAN, "cost": LOAN_COST}
        if verb in ("sign", "play", "drop", "discard") and rest:
            facts["card"] = rest[0]
        if verb == "first" and rest:
            facts["card"] = rest[0]
        if verb in ("bet", "reserve") and rest:
            facts["bet"] = rest[0]
        if verb == "swap" and len(rest) == 2:
            facts["other"] = rest[1]
            rest = rest[:1]
        if rest:
            facts["horse"] = rest[-1]
        template = table.get(text) or table.get(verb)
        if template is None:
            return NAMES.get(text, text)
        try:
            return self.teller.said(template, facts)
        except KeyError:
            return text

    def about_to(self, ask: Ask, text: str, names: Sequence[str], _view: View) -> str:
        """What an answer does."""
        verb = "stake" if ask.what == "stake" else text.split(" ")[0]
        facts = {"seat": ask.who, "what": self.answer(ask.what, text)}
        return self.teller.told(self.tables.about_to[verb], facts, names)

    def taken_back(self, answers: Sequence[str], _names: Sequence[str], _view: View) -> str:
        """What undo takes back: the last answer; of a stake, the bet too."""
        last = answers[-1]
        if last.isdigit():
            return self.teller.said(self.tables.answers["stake taken back"], {"stake": int(last)})
        return self.answer("", last)

    def cards(self, event: Event) -> tuple[str, ...]:
        """The cards that an event names."""
        one = event.facts.get("card", "")
        several = (*event.facts.get("cards", ()), *event.facts.get("contracts", ()))
        return tuple(id for id in (one, *several) if is_magic(id) or id in CONTRACTS)

    def card_name(self, card: str) -> str:
        """What a card is called."""
        return NAMES.get(card, card)

    def standing(self, one: tuple[int, int | None]) -> str:
        """A player's gold and glory."""
        return say("{gold:gold}, {glory:number}★", gold=one[0], glory=one[1])

    def effect(self, effect: Effect) -> tuple[str, str, str]:
        """Whom an effect concerns, what happens, and its short sign."""
        return said(effect, self.tables.effects, self.teller)

    def magic(self, id: str) -> CardText:
        """A magic card in words, made from its row."""
        card = magic_of(id)
        told = [self.effect(effect) for effect in card.effects]
        line = effect_line(told, **self.tables.joins)
        return CardText(card.name, line, tuple([sign for *_, sign in told]))

    def power(self, colour: str) -> str:
        """What a unicorn does while it is enraged, in one sentence."""
        effects = [self.effect(effect) for effect in UNICORNS[colour].effects]
        return effect_line(effects, **self.tables.joins)

    def contract(self, id: str) -> str:
        """What a contract does, made from its row, with the glory at its end."""
        card, table = CONTRACTS[id], self.tables.contracts
        facts = {**card.powers, "from_times": card.powers.get("long_shot_from", 0)}
        # A mended row says it as the row before did, unless it does something else.
        told = self.teller.told(table.get(id) or table[card.first_id], facts)
        if not card.end_glory:
            return told
        return f"{told} {self.teller.told(table['end'], {'glory': card.end_glory})}"

    def token(self, token: Token) -> str:
        """What an action gives, in one line."""
        table, parts = self.tables.tokens, []
        if token.bet:
            parts.append((token.bet, 0))
        if token.magic:
            parts.append(("magic", token.magic))
        if token.glory:
            parts.append(("glory", token.glory))
        if token.contract:
            parts.append(("contract", 0))
            parts.append(("price", -token.gold) if token.gold else ("free", 0))
        elif token.gold:
            parts.append(("gold", token.gold))
        if token.carrot:
            parts.append(("carrot", 0))
        return capital(", ".join(self.teller.said(table[key], {"n": n}) for key, n in parts))


LANGUAGES = Spoken(say, lambda speech: Voice(Tables.of(speech)))
"""Every language that the box speaks."""


voice = LANGUAGES.now
"""The title in the language of the page."""


@cache
def _magic(_language: str, id: str) -> CardText:
    return voice().magic(id)


def magic(id: str) -> CardText:
    """A magic card in the language of the page."""
    return _magic(speaking.LANGUAGE, id)

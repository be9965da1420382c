"""The words of Winner's Circle as the page asks for them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from game.play import Ask, Event
from game.winners_circle.cards import CARDS
from web.screen import Words
from web.winners_circle import KINDS, say
from web.winners_circle.standing import run_of
from web.winners_circle.words.glossary import GLOSSARY
from web.winners_circle.words.names import NAMES
from web.winners_circle.words.reasons import REASONS
from web.winners_circle.words.rules import RULES
from web.winners_circle.words.tables import ABOUT_TO, ANSWERS, CALLED, HEADINGS, LOG, QUESTIONS
from web.words.en.grammar import GRAMMAR, alone
from web.words.formatter import Teller
from web.words.house_rules import HOUSE
from web.words.texts import Question, Term

TELLER = Teller(
    GRAMMAR,
    {
        **KINDS,
        "card": alone(NAMES.__getitem__),
        "laid": alone(lambda chip: f"a chip of {chip}" if chip is not None else "a chip face down"),
    },
)

TERMS = {
    id: Term(id, word, tuple(forms.split("|")), text, rule)
    for id, (word, forms, text, rule) in GLOSSARY.items()
}
_FORMS = sorted(
    ((form, term.id) for term in TERMS.values() for form in term.forms), key=lambda it: -len(it[0])
)
_WORD = re.compile(
    rf"(?<![\w-])(?:{'|'.join(f'({re.escape(form)})' for form, _ in _FORMS)})(?![\w-])", re.I
)
_GATE = re.compile(r"card for gate (\d)")


def facts_of(event: Event) -> Mapping[str, Any]:
    """The facts of an event, with what follows from them."""
    facts = dict(event.facts)
    if event.kind == "moved":
        facts["ran"] = facts["end"] - facts["start"]
        facts["short"] = facts["spaces"] - facts["ran"]
    if event.kind == "bet laid":
        facts.setdefault("chip", None)
    if event.kind == "penalty":
        facts["unpaid"] = facts["owed"] - facts["money"]
    return facts


def sentence(event: Event, names: Sequence[str]) -> str:
    """One event for the log; KeyError for an unknown kind."""
    return TELLER.told(LOG[event.kind], facts_of(event), names)


HEADED = {
    **dict.fromkeys(("race", "lined up", "first bettor"), "race"),
    "bet laid": "bet laid",
    **dict.fromkeys(("off", "rolled", "moved", "pace", "over the line", "fresh"), "off"),
}


def phase(event: Event) -> str:
    """The heading of the log under which an event stands."""
    return HEADINGS[HEADED.get(event.kind, "ranking")]


def question(ask: Ask, names: Sequence[str], view: Any) -> Question:
    """What is asked; KeyError for a question without words."""
    key, facts = ask.what, {"seat": ask.who, "face": view.die}
    if key == "chip" and not ask.open:
        key = "chip face down"
    if gate := _GATE.fullmatch(ask.what):
        key, facts = "gate", {"gate": gate[1]}
    title, help = QUESTIONS[key]
    return Question(TELLER.told(title, facts, names), TELLER.told(help, facts, names))


def answer(what: str, text: str) -> str:
    """An answer in words; an unknown text comes back as it is."""
    chip, _, rest = text.partition(" ")
    match what:
        case "chip":
            return TELLER.said(ANSWERS["chip"], {"chip": chip, "horse": rest})
        case "horse" | "die":
            return TELLER.said(ANSWERS[what], {"horse": text, "face": text})
        case "who bets first":
            return TELLER.said(ANSWERS["first"], {"other": int(rest) - 1})
    return NAMES.get(text, text)


def about_to(ask: Ask, text: str, names: Sequence[str], view: Any) -> str:
    """What an answer does."""
    chip, _, horse = text.rpartition(" ")
    facts = {"seat": ask.who, "card": view.runners[horse], "chip": chip}
    if ask.what == "horse" and (run := run_of(view, text)):
        ran = run.end - run.start
        facts |= {"ran": ran, "over": int(run.over), "short": int(run.blocked)}
    return TELLER.told(ABOUT_TO[ask.what], facts, names)


def about_to_unseen(ask: Ask, text: str, names: Sequence[str]) -> str:
    """The same where the chips lie face down."""
    horse = text.rpartition(" ")[2]
    return TELLER.told(
        "{seat:player} lays a chip face down on {horse:horse}.", {"seat": ask.who, "horse": horse},
        names,
    )  # fmt: skip


def taken_back(answers: Sequence[str], names: Sequence[str]) -> str:
    """What undo takes back."""
    return answer("chip" if " " in answers[-1] else "horse", answers[-1])


def reason(reasons: Sequence[Any], names: Sequence[str]) -> str:
    """Why a computer did something, in its own words."""
    known = [one for one in reasons if one.kind in REASONS]
    said = [TELLER.told(REASONS[one.kind], one.facts, names) for one in known]
    return " ".join(dict.fromkeys(said)) or REASONS["all the same"]


def marked(text: str, known: frozenset[str]) -> Iterator[tuple[str, str]]:
    """The text in pieces, each with the id of the word of the glossary that it is, or ""."""
    met, at = set(known), 0
    for hit in _WORD.finditer(text):
        id = _FORMS[(hit.lastindex or 1) - 1][1]
        if id not in met:
            met.add(id)
            if at < hit.start():
                yield text[at : hit.start()], ""
            yield hit[0], id
            at = hit.end()
    if at < len(text):
        yield text[at:], ""


def called(key: str, number: int, facts: Mapping[str, Any]) -> str:
    """One line of the caller."""
    ways = CALLED[key]
    return TELLER.told(ways[number % len(ways)], facts)


def standing(one: tuple[int, int | None]) -> str:
    """A purse, on the shelf."""
    return say("{money:number}", money=one[0])


ENGLISH = Words(
    rules=(*RULES, *HOUSE),
    sentence=sentence,
    phase=phase,
    question=question,
    answer=answer,
    about_to=about_to,
    about_to_unseen=about_to_unseen,
    taken_back=taken_back,
    reason=reason,
    cards=lambda event: (event.facts["card"],) if event.facts.get("card") in CARDS else (),
    card_name=lambda card: NAMES.get(card, card),
    glossary=TERMS,
    marked=marked,
    standing=standing,
)

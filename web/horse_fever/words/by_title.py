"""The words of each game of the box, as the page asks for them, by language."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from game.play import Event
from web import screen
from web.horse_fever.words import confirm, glossary
from web.horse_fever.words.en.tables import ENGLISH
from web.horse_fever.words.headings import heading, party_heading
from web.horse_fever.words.horses import money
from web.horse_fever.words.language import Tables
from web.horse_fever.words.log import Log
from web.horse_fever.words.log_cards import card_name, cards_of
from web.horse_fever.words.questions import answer_words, question
from web.horse_fever.words.reasons import reason_told
from web.horse_fever.words.rules import rules
from web.horse_fever.words.taking_back import taken_back
from web.screen import Words
from web.words.formatter import Teller
from web.words.refusals import refused

FAMILY, BOARD, PARTY = "horse-fever/family", "horse-fever/board", "horse-fever/party"

_HEADINGS: Mapping[str, Callable[[Event], str]] = {PARTY: party_heading}
"""How a title finds the heading of an event, where not as the others do."""


def standing(one: tuple[int, int]) -> str:
    """`1,400 D, 3 VP`."""
    danari, points = one
    return f"{money(danari)}, {points} VP"


def spoken(title_id: str, tables: Tables) -> Words:
    """The words of one title in the language of these tables."""
    teller = Teller(tables.grammar, tables.kinds)
    log = Log(tables, teller, _HEADINGS.get(title_id, heading))
    return Words(
        rules=rules(title_id),
        sentence=log.sentence,
        phase=log.phase,
        question=question,
        answer=answer_words,
        about_to=confirm.about_to,
        about_to_unseen=confirm.about_to_unseen,
        taken_back=taken_back,
        reason=reason_told,
        cards=cards_of,
        card_name=card_name,
        glossary=glossary.BY_ID,
        marked=glossary.marked,
        standing=standing,
        refused=partial(refused, tables.refusals, teller),
    )


LANGUAGES: dict[str, Mapping[str, Words]] = {
    "en": {title_id: spoken(title_id, tables) for title_id, tables in ENGLISH.items()},
}
"""Every language that the box speaks, and its words for each title."""


def english(title_id: str) -> Words:
    """The words of one title in English."""
    return LANGUAGES["en"][title_id]


def by_language(title_id: str) -> Mapping[str, Words]:
    """The words of one title in every language."""
    return {language: titles[title_id] for language, titles in LANGUAGES.items()}


def of_title(title_id: str) -> Words:
    """The words of one title in the language of the page."""
    return LANGUAGES[screen.LANGUAGE][title_id]


def sentence(event: Event, names: Sequence[str]) -> str:
    """One event of the Family or the Board Game for the log; KeyError for an unknown kind."""
    return of_title(BOARD).sentence(event, names)


def party_sentence(event: Event, names: Sequence[str]) -> str:
    """One event of the Party Game for the log."""
    return of_title(PARTY).sentence(event, names)

"""The words of each game of the box, as the page asks for them, by language."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from game.play import Ask, Event
from web.desk.wording import Words
from web.horse_fever.seen import Seen
from web.horse_fever.words.calling import CALLS, PARTY_CALLS
from web.horse_fever.words.en.tables import ENGLISH
from web.horse_fever.words.glossary import glossary
from web.horse_fever.words.headings import heading, party_heading
from web.horse_fever.words.language import Tables
from web.horse_fever.words.log import Log
from web.horse_fever.words.log_cards import card_name, cards_of
from web.horse_fever.words.patter import patter
from web.horse_fever.words.questions import Asking
from web.horse_fever.words.reasons import reason_told
from web.horse_fever.words.saying import say
from web.racing.caller import Caller
from web.racing.calling import Line
from web.words.formatter import Teller
from web.words.house_rules import HOUSE
from web.words.refusals import refused
from web.words.speaking import Spoken
from web.words.texts import Question, Rule

FAMILY, BOARD, PARTY = "horse-fever/family", "horse-fever/board", "horse-fever/party"

_HEADINGS: Mapping[str, Callable[[Event], str]] = {PARTY: party_heading}
"""How a title finds the heading of an event, where not as the others do."""


def standing(one: tuple[int, int | None]) -> str:
    """`1,400 D, 3 VP`; a bankrupt's points are not counted."""
    danari, points = one
    if points is None:
        return say("{danari:money}, bankrupt", danari=danari)
    return say("{danari:money}, {points} VP", danari=danari, points=points)


def rules_of(tables: Tables) -> Iterator[Rule]:
    """The rules of one title in one language, with what they say in games begun earlier."""
    for id, (headed, *paragraphs) in tables.rules.items():
        earlier = {
            int(version): told
            for (version, of), told in ((key.split(), it) for key, it in tables.earlier.items())
            if of == id
        }
        yield Rule(id, headed, tuple(paragraphs), earlier)


class Voice(NamedTuple):
    """One title in one language: its tables, what puts facts into them, its words for the page."""

    tables: Tables
    teller: Teller
    caller: Caller
    words: Words[Seen]


def voice_of(title_id: str, tables: Tables) -> Voice:
    """The voice of one title in the language of these tables."""
    teller = Teller(tables.grammar, tables.kinds)
    log = Log(tables, teller, _HEADINGS.get(title_id, heading))
    asking, terms = Asking(tables, teller), glossary(tables.glossary)
    words = Words(
        rules=(*rules_of(tables), *HOUSE),
        sentence=log.sentence,
        phase=log.phase,
        question=asking.question,
        answer=asking.answer,
        about_to=asking.about_to,
        about_to_unseen=asking.about_to_unseen,
        taken_back=asking.taken_back,
        reason=partial(reason_told, tables.reasons, teller),
        cards=cards_of,
        card_name=card_name,
        glossary=terms.by_id,
        marked=terms.marked,
        standing=standing,
        refused=partial(refused, tables.refusals, teller),
    )
    calls = PARTY_CALLS if title_id == PARTY else CALLS
    return Voice(tables, teller, Caller(tables.called, teller, calls), words)


def voices(tables: Mapping[str, Tables]) -> Mapping[str, Voice]:
    """The voice of each title in one language."""
    return {title_id: voice_of(title_id, its) for title_id, its in tables.items()}


LANGUAGES = Spoken("web.horse_fever.words", lambda said: voices(said.TABLES), voices(ENGLISH))
"""Every language that the box speaks, and its voice for each title."""


def english(title_id: str) -> Words[Seen]:
    """The words of one title in English."""
    return LANGUAGES["en"][title_id].words


def voice(title_id: str) -> Voice:
    """The voice of one title in the language of the page."""
    return LANGUAGES.now()[title_id]


def of_title(title_id: str) -> Words[Seen]:
    """The words of one title in the language of the page."""
    return voice(title_id).words


def sentence(event: Event, names: Sequence[str]) -> str:
    """One event of the Family or the Board Game for the log; KeyError for an unknown kind."""
    return of_title(BOARD).sentence(event, names)


def party_sentence(event: Event, names: Sequence[str]) -> str:
    """One event of the Party Game for the log."""
    return of_title(PARTY).sentence(event, names)


def question(ask: Ask, names: Sequence[str], view: Seen) -> Question:
    """An open question of the Family or the Board Game; KeyError for one without words."""
    return of_title(BOARD).question(ask, names, view)


def party_question(ask: Ask, names: Sequence[str], view: Seen) -> Question:
    """An open question of the Party Game."""
    return of_title(PARTY).question(ask, names, view)


def answer_words(what: str, text: str) -> str:
    """An answer in words, for its button; an unknown text comes back as it is."""
    return of_title(BOARD).answer(what, text)


def taken_back(answers: Sequence[str], names: Sequence[str]) -> str:
    """What undo would take back: the last of these answers, with the half before it."""
    return of_title(BOARD).taken_back(answers, names)


def why_bookmaker(by: str, seat: int, gain: int, names: Sequence[str]) -> str:
    """How somebody has come by the book."""
    party = voice(PARTY)
    template = party.tables.keepers.get(by, party.tables.keepers["turn"])
    return party.teller.told(template, {"seat": seat, "gain": gain}, names)


def aloud(name: str, what: str) -> str:
    """What everybody may hear of a question: `Ann lays a first bet`."""
    speaker = voice(BOARD)
    template = speaker.tables.aloud.get(what, speaker.tables.aloud[""])
    return speaker.teller.said(template, {"name": name})


def caller(event: Event, names: Sequence[str]) -> str:
    """The race caller's words for an event, always the same for the same; "" off the track."""
    return voice(BOARD).caller.call(event)


def announcer(event: Event, names: Sequence[str]) -> str:
    """The same at a party, where a music-hall announcer has the microphone."""
    return voice(PARTY).caller.call(event)


def added(told: Sequence[Event]) -> str:
    """What the announcer adds to the last of the events told so far, "" mostly."""
    line = patter(told)
    return voice(PARTY).caller.said(line) if line else ""


def called_out(events: Sequence[Event], fresh: int, names: Sequence[str]) -> list[str]:
    """All that the caller says of the events from `fresh` on."""
    return [line for event in events[fresh:] if (line := caller(event, names))]


def announced(events: Sequence[Event], fresh: int, names: Sequence[str]) -> list[str]:
    """All that the announcer says of the events from `fresh` on; he knows the bets too."""
    said: list[str] = []
    for at in range(fresh, len(events)):
        said += [announcer(events[at], names), added(events[: at + 1])]
    return [line for line in said if line]


def at_work(card: str, does: str, horse: str) -> str:
    """The caller's words for a card that changes how a horse runs: `start 4`, `no sprint`."""
    facts = {"card": card, "does": does, "horse": horse}
    return voice(BOARD).caller.said(Line("at work", 0, facts))

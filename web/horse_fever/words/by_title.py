"""The words of each game of the box, as the page asks for them, by language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.play import Ask, Event
from web.desk.wording import Words
from web.horse_fever.seen import Seen
from web.horse_fever.words.language import BOARD, PARTY, Tables, by_title
from web.horse_fever.words.patter import patter
from web.horse_fever.words.saying import say
from web.horse_fever.words.voice import PartyVoice, Voice
from web.words.speaking import Spoken
from web.words.texts import Question


def voice_of(title_id: str, tables: Tables) -> Voice:
    """The voice of one title in the language of these tables."""
    return PartyVoice(tables) if title_id == PARTY else Voice(tables)


def voices(tables: Mapping[str, Tables]) -> Mapping[str, Voice]:
    """The voice of each title in one language."""
    return {title_id: voice_of(title_id, its) for title_id, its in tables.items()}


LANGUAGES = Spoken(say, lambda speech: voices(by_title(speech)))
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
    template = speaker.tables.aloud.get(what, speaker.tables.aloud["any other"])
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
    return voice(BOARD).caller.lately(events, fresh)


def announced(events: Sequence[Event], fresh: int, names: Sequence[str]) -> list[str]:
    """All that the announcer says of the events from `fresh` on; he knows the bets too."""
    said: list[str] = []
    for at in range(fresh, len(events)):
        said += [announcer(events[at], names), added(events[: at + 1])]
    return [line for line in said if line]


def at_work(card: str, does: str, horse: str) -> str:
    """The caller's words for a card that changes how a horse runs: `start 4`, `no sprint`."""
    return voice(BOARD).caller.at_work(card, does, horse)

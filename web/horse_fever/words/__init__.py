"""The words of Horse Fever: what is said of what, in no language, and tables for each language.

No sentence is kept anywhere: the log, the history and the refusals are ids and numbers until they
are put on the page. `kinds.py` says facts, `voice.py` speaks for each title, `saying.py` says the
labels; the words themselves are in `locale/`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.play import Ask, Event
from web.desk.wording import Words
from web.horse_fever.seen import Seen
from web.horse_fever.words.horses import HORSES, odds_text, pays
from web.horse_fever.words.language import BOARD, PARTY, Tables, by_title
from web.horse_fever.words.patter import patter
from web.horse_fever.words.saying import say
from web.horse_fever.words.voice import PartyVoice, Voice
from web.words.plain import MINUS
from web.words.speaking import Spoken, mark
from web.words.texts import Question

__all__ = ["HORSES", "odds_text", "pays"]


def voices(tables: Mapping[str, Tables]) -> Mapping[str, Voice]:
    """The voice of each title in one language."""
    return {title: (PartyVoice if title == PARTY else Voice)(its) for title, its in tables.items()}


LANGUAGES = Spoken(say, lambda speech: voices(by_title(speech)))
"""Every language that the box speaks, and its voice for each title."""


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


def called_out(events: Sequence[Event], fresh: int, names: Sequence[str]) -> list[str]:
    """All that the caller says of the events from `fresh` on."""
    return voice(BOARD).caller.lately(events, fresh)


def announced(events: Sequence[Event], fresh: int, names: Sequence[str]) -> list[str]:
    """All that the announcer says of the events from `fresh` on; he knows the bets too."""
    speaker, said = voice(PARTY).caller, list[str]()
    for at in range(fresh, len(events)):
        said.append(speaker.call(events[at]))
        if line := patter(events[: at + 1]):
            said.append(speaker.said(line))
    return [line for line in said if line]


def at_work(card: str, does: str, horse: str) -> str:
    """The caller's words for a card that changes how a horse runs: `start 4`, `no sprint`."""
    return voice(BOARD).caller.at_work(card, does, horse)


# what stands on buttons, slips and bills in a word or two


def money(amount: int) -> str:
    """An amount of Danari: `1,400 D`."""
    return say("{sign}{amount:money}", sign=MINUS if amount < 0 else "", amount=abs(amount))


def points(number: int) -> str:
    """Victory points: `3 VP`."""
    return say("{points} VP", points=number)


def gained(points: int) -> str:
    """Victory points that come with something: `+3 VP`."""
    return say("+{points} VP", points=points)


def bet(kind: str) -> str:
    """One of the two kinds of bet: `win`."""
    return say("{bet:bet}", bet=kind)


def colour(horse: str) -> str:
    """The colour of a horse: `red`."""
    return say("{horse:colour}", horse=horse)


def stable(colour: str) -> str:
    """A stable by its colour, for who cannot see its silk: `stable red`."""
    return say("stable {horse:colour}", horse=colour)


_LENGTHS = (mark("quick"), mark("normal"), mark("long"), mark("single"))
"""How long a game can be, but for those of a number of races; each is its own label."""

_PHASES = (
    *(mark("preparation"), mark("first purchase"), mark("second purchase"), mark("purchase")),
    *(mark("line-up"), mark("deal"), mark("first bet"), mark("odds change"), mark("race fixing")),
    *(mark("second bet"), mark("race"), mark("payoffs"), mark("sell auction"), mark("buy auction")),
    *(mark("auction"), mark("final stage"), mark("podium"), mark("over")),
    *(mark("door"), mark("book"), mark("collect"), mark("interval")),
)
"""The phases of every game of the box, as its rules call them: each is its own label."""


def length(name: str) -> str:
    """How long a game is: `quick`, or a number of races."""
    return say(name) if name in _LENGTHS else name


def phase(name: str) -> str:
    """A phase in the middle of a sentence."""
    return say(name) if name in _PHASES else name

"""What stands on buttons, slips and bills in a word or two, in the language of the page."""

from __future__ import annotations

from web.horse_fever.words.saying import say
from web.words.plain import MINUS
from web.words.speaking import mark


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

"""Grade, odds and sections where they stand: what they mean, and words that open the glossary."""

from __future__ import annotations

from game.really_nasty.cards import DOUBLES, GRADES, UNIT
from game.really_nasty.course import SECTIONS
from web import html as h
from web.parts import glossary
from web.parts.pieces import unseen
from web.really_nasty import say
from web.really_nasty.words import voice
from web.really_nasty.words.names import SECTION_NAMES, SECTION_SIGNS

EXAMPLE = 3
"""The odds at which it is said what a bet pays back."""


def chips(grade: int, ids: tuple[str, ...] = tuple(SECTIONS)) -> h.Element:
    """The sections by their letters, those in which this grade doubles filled in."""
    return h.small(".rn-doubles")[
        (
            h.i(class_="on" if id in DOUBLES[grade] else None, aria_hidden="true")[
                say(SECTION_SIGNS[id])
            ]
            for id in ids
        ),
        unseen(
            say(
                "doubles in {sections:list}",
                sections=[say(SECTION_NAMES[id]) for id in DOUBLES[grade]],
            )
        ),
    ]


def on_grades(where: str) -> h.Node:
    """Where the best and the worst grade double, and what the letters of the sections stand for."""
    best, worst = GRADES[0], GRADES[-1]
    said = say(
        "Grade {best} doubles its roll in {many:plural(section|sections)}, "
        "grade {worst} in {few:number}:",
        best=best,
        many=len(DOUBLES[best]),
        worst=worst,
        few=len(DOUBLES[worst]),
    )
    named = [[", " if at else " ", section(id, where)] for at, id in enumerate(SECTIONS)]
    return [glossary.worded(voice().words, said, where), named]


def section(id: str, where: str) -> h.Element:
    """The letters of a section with its name, to be tapped."""
    label: list[h.Node] = [h.b[say(SECTION_SIGNS[id])], " ", say(SECTION_NAMES[id])]
    return glossary.word(label, id, where)


def on_odds(where: str) -> h.Node:
    """What a winning bet pays back at some odds, as an example."""
    said = say(
        "Odds {odds}–1: a winning bet of {stake:money} pays back {back:money}.",
        odds=EXAMPLE,
        stake=UNIT,
        back=UNIT * (EXAMPLE + 1),
    )
    return glossary.worded(voice().words, said, where)

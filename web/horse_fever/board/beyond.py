"""What a player could also expect to answer: greyed beside the question, each with its reason."""

from __future__ import annotations

from collections.abc import Iterator

from game.play import Ask
from web import html as h
from web.desk.state import Desk
from web.horse_fever import words
from web.horse_fever.board.betting import why_not
from web.horse_fever.words.saying import say
from web.parts.pieces import choice
from web.words.plain import capital

PLAIN = frozenset({"photo finish", "sell auction", "buy auction"})
"""Questions of few answers, each of them on a button of its own."""

ELSEWHERE = {"character": "be ", "purchase": "offer ", "line-up": "run "}
"""By question the answers that its own board greys, by how they begin."""


def answers(desk: Desk, ask: Ask, beginning: str) -> list[str]:
    """Everything that could be expected now and begins like this, legal or not."""
    return [text for text in desk.at.table.expected() if text.startswith(beginning)]


def others(desk: Desk, ask: Ask) -> Iterator[str]:
    """What stands neither in the menu nor on the question's own board.

    A stake that cannot be laid has no button: the slider tells its limits, and its two ends why.
    """
    own, menu = ELSEWHERE.get(ask.what), set(ask.menu) | set(ask.options[:60])
    is_range = ask.what.startswith("stake")
    for text in desk.at.table.expected():
        numbers = is_range and text.isdigit()
        if not (numbers or text in menu or (own and text.startswith(own))):
            yield text


def row(desk: Desk, ask: Ask) -> h.Node:
    """A row of small greyed answers; a tap tells why not.

    Where one of two things is to be said they are folded away: nobody looks for them there. A
    first race has one answer, and says so.
    """
    if desk.guide is not None:
        return None
    chips = [
        choice(text, label(ask.what, text), why_not(desk, ask, text), "small chip")
        for text in others(desk, ask)
    ]
    told = say("Not possible now")
    if chips and ask.what in PLAIN:
        return h.details(".not-now-fold", id="not-now")[
            h.summary(".button.small.quiet")[told], h.div(".not-now")[chips]
        ]
    return chips and h.div(".not-now", role="group", aria_label=told)[chips]


def label(what: str, text: str) -> str:
    """An answer as its chip says it."""
    return capital(say("pass") if text == "pass" else words.answer_words(what, text))

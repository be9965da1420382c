"""Words of the game where they appear, the sheet that explains one, and the page of them all."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache

from web import html as h
from web.desk.wording import AnyWords
from web.parts.pieces import bare_button, button
from web.parts.sheet import sheet
from web.words.speaking import say
from web.words.texts import Term

WORD = "word-"
"""What the number of a rule begins with where a word is meant instead."""
WORDS = "words"
"""What stands for the page of all words."""
STOPS = (".", ",", ";", ":", "!", "?", ")")
"""What stays on the line of the word before it."""


Marked = Callable[[str, frozenset[str]], Iterator[tuple[str, str]]]


def worded(words: AnyWords, text: str, where: str, known: set[str] | None = None) -> list[h.Node]:
    """A text whose racing words can be tapped; `where` tells its buttons from those elsewhere.

    No word that is `known` is marked, and those that are marked are known from then on.
    """
    met = set() if known is None else known
    pieces = in_pieces(words.marked, text, frozenset(met))
    met |= {id for _, id in pieces if id}
    found, stop = list[h.Node](), ""
    for number, (piece, id) in enumerate(pieces):
        if not id:
            found.append(piece.removeprefix(stop))
            stop = ""
            continue
        after = pieces[number + 1][0] if number + 1 < len(pieces) else ""
        stop = after[:1] if after.startswith(STOPS) else ""
        its = word(piece, id, where)
        found.append(h.span(".with-stop")[its, stop] if stop else its)
    return found


@lru_cache(256)
def in_pieces(marked: Marked, text: str, known: frozenset[str]) -> tuple[tuple[str, str], ...]:
    """The marked text, kept: the same few are drawn again and again."""
    return tuple(marked(text, known))


def word(text: h.Node, id: str, where: str) -> h.Element:
    """A word in a text, or at the head of a column, underlined with dots."""
    asks = say("What does this mean?")
    return bare_button(f"rule {WORD}{id}", "word", f"{where}-{WORD}{id}", title=asks)[text]


def is_word(words: AnyWords, rule: str) -> bool:
    """Whether this is no rule's number, but a word or all of them."""
    return rule == WORDS or rule.removeprefix(WORD) in words.glossary


def glossary(words: AnyWords, wanted: str) -> h.Element:
    """The word that is asked for, or the page of all."""
    term = words.glossary.get(wanted.removeprefix(WORD))
    return every(words) if term is None else one(words, term)


def one(words: AnyWords, term: Term) -> h.Element:
    """One word: what it means, its rule, and the way to all the others."""
    return sheet(
        term.word,
        [
            h.p(".meaning")[worded(words, term.text, "meaning", {term.id})],
            h.div(".actions")[
                button(say("Rule {rule}", rule=term.rule), f"rule {term.rule}", "", id="word-rule"),
                button(say("All racing words"), f"rule {WORDS}", "quiet", id="all-words"),
            ],
        ],
        "one-rule one-word",
    )


def every(words: AnyWords) -> h.Element:
    """All words in the order of the alphabet, each with its rule."""
    listed = sorted(words.glossary.values(), key=lambda term: term.word)
    return sheet(
        say("Words of the game"),
        [
            h.dl(".glossary")[
                (
                    h.div(id=f"{WORD}{term.id}")[
                        h.dt[term.word],
                        h.dd[
                            term.text,
                            " ",
                            button(
                                say("Rule {rule}", rule=term.rule),
                                f"rule {term.rule}",
                                "rule-link",
                                id=f"rule-of-{term.id}",
                            ),
                        ],
                    ]
                    for term in listed
                )
            ],
            button(say("All the rules"), "rule", "quiet", id="all-rules"),
        ],
        "all-rules all-words",
    )

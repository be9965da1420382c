"""Nasty cards, large, over the screen."""

from __future__ import annotations

from game.really_nasty.cards import CARDS, RULES
from web import html as h
from web.desk.state import Desk
from web.parts.pieces import button, icon
from web.parts.sheet import sheet
from web.really_nasty import say
from web.really_nasty.words import card_name
from web.really_nasty.words.names import FACES, facts_of


def card(desk: Desk) -> h.Element:
    """The cards that were asked for, large."""
    found = [id for id in desk.card.split() if id in CARDS]
    return sheet(
        say("Nasty cards"),
        [
            h.div(".faces")[(large(id) for id in found)],
            h.p(".card-note")[
                say("The rulebook has these kinds; how many there are of each is ours."),
                " ",
                (
                    button(say("Rule {rule}", rule=rule), f"rule {rule}", "small quiet")
                    for rule in dict.fromkeys((*(RULES[CARDS[id].kind] for id in found), "N.29"))
                ),
            ],
        ],
        "one-card",
    )


def large(id: str) -> h.Element:
    """One card: its sign, name, effect and moment."""
    word = CARDS[id].word
    its, facts = FACES[word], facts_of(word)
    return h.figure(".rn-large.stack", id=f"large-{id}")[
        h.span(".rn-sign")[icon(its.sign)],
        h.figcaption[
            h.b[card_name(word)], h.p[say(its.does, **facts)], h.i[say(its.when, **facts)]
        ],
    ]

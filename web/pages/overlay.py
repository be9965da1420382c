"""What lies over a screen for a while: a rule, all rules, a card, the log."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any

import htpy as h

from game.horse_fever.cards import ACTION_CARDS
from game.play import Event
from web import words
from web.boards.cards import card_face
from web.boards.people import face
from web.desk import Desk
from web.parts import button

LONGEST_LOG = 250


def overlay(desk: Desk) -> h.Node:
    """At most one thing at a time; nothing of a card or the log while the curtain is down."""
    if desk.rule:
        return rules(desk)
    if desk.screen != "table" or desk.table is None or desk.curtain is not None:
        return None
    if desk.card:
        return card(desk)
    return log(desk) if desk.log_open else None


def sheet(title: str, body: h.Node, kind: str) -> h.Element:
    """A sheet of paper over the screen, with a way to close it."""
    return h.div("#overlay", class_=kind)[
        h.button(".backdrop", type="button", data_do="close", tabindex="-1", aria_hidden="true"),
        h.section(
            ".sheet.dialog", role="dialog", aria_modal="true", aria_labelledby="overlay-title"
        )[
            h.header[
                h.h2("#overlay-title")[title],
                button("×", "close", "round", id="overlay-close", name="Close"),
            ],
            h.div(".dialog-body", tabindex="0")[body],
        ],
    ]


def rules(desk: Desk) -> h.Element:
    """One rule with the way to all the others, or the whole list."""
    title = desk.form.title if desk.table is None else desk.table.title.id
    listed = words.rules(title)
    found = [rule for rule in listed if rule.id == desk.rule]
    if not found:
        return sheet("The rules", [paragraph(rule) for rule in listed], "all-rules")
    return sheet(
        found[0].heading,
        [
            h.p(".rule-id")[f"Rule {found[0].id}"],
            (h.p[text] for text in found[0].paragraphs),
            button("All the rules", "rule", "quiet", id="all-rules"),
        ],
        "one-rule",
    )


def paragraph(rule: Any) -> h.Element:
    """One rule of the list."""
    return h.section(".rule", id=f"rule-{rule.id.replace('.', '-')}")[
        h.h3[h.span(".rule-id")[rule.id], " ", rule.heading],
        (h.p[text] for text in rule.paragraphs),
    ]


def card(desk: Desk) -> h.Element:
    """The cards that were asked for, large: action cards, or `kind:id` for all others."""
    assert desk.table is not None
    edition, wanted = desk.table.options["edition"], desk.card.split()
    faces = [large(edition, *id.rpartition(":")[::2]) for id in wanted]
    title = "Action cards" if ":" not in desk.card else "Cards"
    return sheet(title, h.div(".faces")[faces], "one-card")


def large(edition: str, kind: str, id: str) -> h.Node:
    """One card, large, those with a rule of their own with the way to it; nothing for no card."""
    if not kind:
        known = id in ACTION_CARDS[edition]
        return card_face(words.card(edition, id), large=True) if known else None
    try:
        text = words.person(edition, kind, id)
    except KeyError:
        return None
    return h.span(".with-rule")[
        face(text), button(f"Rule {text.rule}", f"rule {text.rule}", "small quiet")
    ]


def log(desk: Desk) -> h.Element:
    """What happened so far, the newest on top, every line with its rule."""
    assert desk.table is not None and desk.shown is not None
    names = desk.table.names
    newest = islice(reversed(desk.shown.events), LONGEST_LOG)
    lines = [line for event in newest if (line := entry(event, names)) is not None]
    return sheet("The clerk's book", h.ol(".log")[lines], "log-drawer")


def entry(event: Event, names: Sequence[str]) -> h.Element | None:
    """One line of the log."""
    text = words.sentence(event, names)
    if not text:
        return None
    return h.li(class_=f"said-{event.kind.replace(' ', '-')}")[
        h.span[text],
        event.rule
        and button(event.rule, f"rule {event.rule}", "rule-link", name=f"Rule {event.rule}"),
    ]

"""The opening draw: the sprint die says whose stable begins, before anybody has answered."""

from __future__ import annotations

from game.play import CHANCE
from web import html as h
from web.desk.state import Desk
from web.horse_fever import words
from web.horse_fever.board.blackboard import die
from web.horse_fever.words.saying import say
from web.parts.pieces import charm

ROLLED, FIRST = "die rolled", "first player"


def draw(desk: Desk) -> h.Node:
    """A slip on the turf: the die as it fell, and who begins."""
    told = line(desk)
    if told is None:
        return None
    title = h.h2("#opening-title")[say("Who begins?")]
    return h.aside("#opening.while-waiting", aria_labelledby="opening-title")[title, told]


def line(desk: Desk) -> h.Node:
    """The die and who begins, on a line; nothing once somebody has answered."""
    table = desk.table
    if table is None or desk.guide is not None or any(who != CHANCE for who in table.askers):
        return None
    told = {event.kind: event for event in table.events if event.kind in (ROLLED, FIRST)}
    if FIRST not in told or not told[FIRST].facts.get("colour"):
        return None
    said = [words.sentence(told[kind], table.names) for kind in (ROLLED, FIRST) if kind in told]
    return h.p(".drawn")[
        die(told[FIRST].facts["colour"]),
        charm(told[FIRST].facts["seat"]),
        h.span[" ".join(said)],
    ]

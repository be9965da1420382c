"""The nasty cards: what each is called, when it may be thrown, what it does; and its sign."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from game.really_nasty.cards import CARDS, DEPOSIT, LOST_TURNS, RACES, UPHELD
from game.really_nasty.course import FENCES
from web.html import foreign
from web.words.speaking import mark


class Face(NamedTuple):
    """A card as it is printed: its name, the moment, the effect, an icon. Labels of the box."""

    name: str
    when: str
    does: str
    sign: str


foreign.keep("en", (race.name for race in RACES.values()))
foreign.keep("en", (fence.name for fence in FENCES.values()))

SECTION_NAMES = {
    "EP": mark("Early Pace"),
    "QU": mark("Quicken Up"),
    "FW": mark("Finish Well"),
}
"""The sections in which grades may double."""

SECTION_SIGNS = {"EP": mark("EP"), "QU": mark("QU"), "FW": mark("FW")}
"""How a section is written where there is no room for its name."""

FACES: Mapping[str, Face] = {
    "whip": Face(
        mark("Whip Round"),
        mark("On a horse that has not left the start."),
        mark("It stands the wrong way round and loses its first {turns} turns."),
        "anticlockwise-rotation",
    ),
    "false-start": Face(
        mark("False Start"),
        mark("Before any horse has reached {brook}."),
        mark("All go back and start again. Cards of this race return to their owners."),
        "pistol-gun",
    ),
    **{
        f"faller-{fence.id}": Face(
            mark("Faller: {fence}"),
            mark("While a horse with a rider stands on {fence}."),
            mark("That horse falls and is out of the race."),
            "falling",
        )
        for fence in FENCES.values()
    },
    "slip": Face(
        mark("Slipped Up"),
        mark("On a horse with a rider on plain turf, while your own still runs."),
        mark("It is out of the race. No Remount helps."),
        "banana-peel",
    ),
    "remount": Face(
        mark("Remount"),
        mark("At once after a Faller."),
        mark("The rider is back in the saddle, on the same fence."),
        "saddle",
    ),
    "pressure-out": Face(
        mark("Under Pressure: outward"),
        mark("On the final straight, before that horse rolls."),
        mark("It runs outward first, as far as it can, then forward with the rest."),
        "push",
    ),
    "pressure-in": Face(
        mark("Under Pressure: inward"),
        mark("On the final straight, before that horse rolls."),
        mark("It runs inward first, as far as it can, then forward with the rest."),
        "push",
    ),
    "objection": Face(
        mark("Objection"),
        mark("After the race, against a placed horse."),
        mark(
            "Pay {deposit:money} and roll: on a {one} the horse is thrown out, and you get the "
            "money back."
        ),
        "shouting",
    ),
    "enquiry": Face(
        mark("Stewards’ Enquiry"),
        mark("After the race, against a placed horse."),
        mark("On a {one} or a {other} it is thrown out. It costs nothing."),
        "magnifying-glass",
    ),
    "photo": Face(
        mark("Photo Finish"),
        mark("On the rider who moves next after the first is home."),
        mark("If it crosses the line in that move, it has won after all."),
        "photo-camera",
    ),
    "riderless": Face(
        mark("Riderless Horse"),
        mark("At once after a Faller."),
        mark("The horse runs on without its rider, wherever its owner likes, and is in the way."),
        "trojan-horse",
    ),
}
"""By the word of a card in answers."""

KIND_NAMES = {"faller": mark("a Faller"), "pressure": mark("Under Pressure")}
"""Kinds of card of which there are several, in one name."""


def facts_of(word: str) -> dict[str, Any]:
    """What the texts of a face name."""
    kind = next(card for card in CARDS.values() if card.word == word)
    upheld = UPHELD.get(kind.kind, (0,))
    return {
        "fence": FENCES[kind.fence].name if kind.fence else "",
        "turns": LOST_TURNS,
        "deposit": DEPOSIT.get(kind.kind, 0),
        "one": upheld[0],
        "other": upheld[-1],
        "brook": FENCES["brook"].name,
    }

"""Pieces that several printed pages share."""

from __future__ import annotations

from collections.abc import Sequence

from game import TITLES
from game.horse_fever.lanes import HORSES
from web import html as h
from web.frame import paper
from web.horse_fever import BOX, words
from web.horse_fever.words.saying import say
from web.parts.sheet import sheet

PLACES = range(1, len(HORSES) + 1)


def title_told(id: str) -> str:
    """A game with its box: `Horse Fever: Family Game`."""
    box, game = BOX.name, say(TITLES[id].name.removeprefix(f"{BOX.name}: "))
    return say("{box}: {game}", box=box, game=game)


def ordinal(place: int) -> str:
    """A place: `1st`."""
    return say("{place:ordinal}", place=place)


def rankings(races: Sequence[Sequence[str]]) -> h.Element:
    """A line a race, its horses in the order of the line."""
    return paper.rankings([[horse(it) for it in race] for race in races], len(HORSES))


def horse(colour: str) -> h.Node:
    """A horse on paper: number and name."""
    return [h.b[str(words.HORSES[colour].number)], " ", words.HORSES[colour].name]


def chosen(label: str, toggles: Sequence[h.Node]) -> h.Element:
    """One thing to choose, its values side by side."""
    return h.div(role="group", aria_label=label)[h.b[label], h.div(".toggles")[toggles]]


def making_out(title: str, chosen: Sequence[h.Node], page: h.Node) -> h.Element:
    """The sheet on which paper is chosen, and seen before it is printed."""
    preview = h.div(".paper-preview", aria_hidden="true")[page]
    return sheet(title, h.div(".making-out")[h.div[chosen], preview], "paper-sheet")

"""The straight course at Horseburg: six lanes, their horses, and the cards behind them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import htpy as h
from markupsafe import Markup

from game.horse_fever.race import FINISH
from game.racing.dice import HORSES
from web import words
from web.boards.cards import face_down, lane_button, tile
from web.parts import piece, runner, silk, unseen

LAST_SPACE = 15
"""Spaces drawn; a horse beyond stands on the last one with its number beside it."""


def track(view: Any, names: Sequence[str], racing: bool) -> h.Element:
    """All six lanes, in their order from the left of the course."""
    return h.section("#track", class_="racing" if racing else "waiting", aria_label="The course")[
        h.ol(".lanes")[(lane_of(view, colour, tuple(names), racing) for colour in HORSES)],
        h.div(".finish", aria_hidden="true")[h.span["Finish"]],
    ]


def lane_of(view: Any, colour: str, names: tuple[str, ...], racing: bool) -> Markup:
    """One lane of a view."""
    if not racing:
        cards = view.placed[colour]
        return lane(colour, view.odds[colour], 0, 0, cards, view.edition, names, False)
    race = view.race
    place = race.ranking.index(colour) + 1 if colour in race.ranking else 0
    at, cards = race.positions[colour], race.fates.get(colour, ())
    return lane(colour, view.odds[colour], at, place, cards, view.edition, names, True)


@piece
def lane(
    colour: str,
    row: int,
    at: int,
    place: int,
    cards: tuple[Any, ...],
    edition: str,
    names: tuple[str, ...],
    racing: bool,
) -> h.Element:
    """One lane: silk and odds, its cards open or face down, the horse where it stands."""
    text = words.HORSES[colour]
    return h.li(f".lane.lane-{colour}", id=f"lane-{colour}")[
        h.div(".lane-head")[
            silk(colour),
            h.b(".number")[str(text.number)],
            h.span(".horse-name")[text.name, h.small[text.colour]],
            h.span(".odds")[words.odds_text(row)],
        ],
        turned_up(edition, colour, cards) if racing else lying(edition, colour, cards, names),
        h.div(".course")[
            h.div(
                class_="horse over" if at >= FINISH else "horse",
                id=f"horse-{colour}",
                style=f"--at:{min(at, LAST_SPACE)}",
            )[runner(colour)],
            h.span(".space")[unseen("space "), str(at)] if racing else None,
            rosette(place) if place else None,
        ],
    ]


def rosette(place: int) -> h.Element:
    """The place of a horse that is home."""
    return h.span(class_=f"rosette place-{place}")[unseen("place "), str(place)]


def turned_up(edition: str, colour: str, fates: tuple[tuple[int, str, str], ...]) -> h.Element:
    """Every card of the lane, face up."""
    texts = [words.card(edition, card) for _, card, _ in fates]
    if not texts:
        return h.div(".pile", id=f"pile-{colour}")
    said = ", ".join(f"{text.name} {fate}" for text, (_, _, fate) in zip(texts, fates, strict=True))
    tiles = [tile(text, fate) for text, (_, _, fate) in zip(texts, fates, strict=True)]
    return lane_button(colour, texts, said, tiles)


def lying(
    edition: str, colour: str, placed: tuple[tuple[int, str | None], ...], names: Sequence[str]
) -> h.Element:
    """Backs with the marks of those who put them there; the unveiled player reads the own ones."""
    own = [words.card(edition, card) for _, card in placed if card]
    backs = [
        tile(words.card(edition, card), "own") if card else face_down(seat, names)
        for seat, card in placed
    ]
    if not own:
        return h.div(".pile", id=f"pile-{colour}")[backs]
    said = f"{len(placed)} face down, yours {', '.join(text.name for text in own)}"
    return lane_button(colour, own, said, backs)

"""The straight course at Horseburg: six lanes, their horses, and the cards behind them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import htpy as h
from markupsafe import Markup

from game.horse_fever.race import FINISH
from game.racing.dice import HORSES
from web.frame.parts import piece, silk, unseen
from web.horse_fever import words
from web.horse_fever.board.cards import face_down, lane_button, tile
from web.horse_fever.board.course import galloper, gate, heralds, leg_of, photograph, stride
from web.horse_fever.board.people import token
from web.horse_fever.board.scene import NOTHING, Herald, Scene
from web.horse_fever.words.saying import say

HALF_WAY = 6
LAST_SPACE = 15
"""Spaces drawn; a horse beyond stands on the last one with its number beside it."""


def track(
    view: Any, names: Sequence[str], racing: bool, scene: Scene = NOTHING, note: h.Node = None
) -> h.Element:
    """All six lanes, in their order from the left of the course, and a `note` on the turf."""
    unit = view.race.unit if racing else 0
    front = max(view.race.positions.values()) if racing else 0
    return h.section(
        "#track",
        class_="racing" if racing else "waiting",
        aria_label=say("The course"),
        data_leg=leg_of(unit, front),
        data_moment=scene.kind.replace(" ", "-") or None,
    )[
        h.ol(".lanes")[(lane_of(view, colour, tuple(names), racing, scene) for colour in HORSES)],
        h.div(".finish", aria_hidden="true")[h.span[say("Finish")]],
        h.div(".tape", aria_hidden="true"),
        gate(unit, scene),
        photograph(scene.photo, scene.told) if scene.photo else note,
    ]


def lane_of(
    view: Any, colour: str, names: tuple[str, ...], racing: bool, scene: Scene = NOTHING
) -> Markup:
    """One lane of a view."""
    runs = "" if view.board is None else view.board.lineup.get(colour, "")
    if not racing:
        cards = view.placed.get(colour, ())
        return lane(colour, view.odds.get(colour, 0), 0, 0, cards, runs, view.edition, names, False)
    race = view.race
    place = race.ranking.index(colour) + 1 if colour in race.ranking else 0
    at, cards = race.positions[colour], race.fates.get(colour, ())
    spoken = scene.heralds.get(colour, ())
    moving = Gait(stride(scene, colour), spoken, scene.told if spoken else 0)
    return lane(
        colour, view.odds[colour], at, place, cards, runs, view.edition, names, True, moving
    )


class Gait(NamedTuple):
    """What a horse does in this moment: its gallop by name, and the cards that speak up on it."""

    stride: str = ""
    spoken: tuple[Herald, ...] = ()
    told: int = 0


STANDING = Gait()


@piece
def lane(
    colour: str,
    row: int,
    at: int,
    place: int,
    cards: tuple[Any, ...],
    runs: str,
    edition: str,
    names: tuple[str, ...],
    racing: bool,
    gait: Gait = STANDING,
) -> h.Element:
    """One lane: silk and odds, its cards open or face down, the horse where it stands."""
    text = words.HORSES[colour]
    return h.li(f".lane.lane-{colour}", id=f"lane-{colour}")[
        h.div(".lane-head")[
            silk(colour),
            h.b(".number")[str(text.number)],
            h.span(".horse-name")[text.name, h.small[words.colour(colour)]],
            h.span(".odds")[words.odds_text(row)] if row else None,
        ],
        turned_up(edition, colour, cards, runs)
        if racing
        else lying(edition, colour, cards, runs, names),
        h.div(".course")[
            h.div(
                class_=horse_class(at),
                id=f"horse-{colour}",
                data_at=str(min(at, LAST_SPACE)),
                data_stride=gait.stride or None,
            )[galloper(colour), heralds(gait.spoken, gait.told, colour)],
            h.span(".space")[unseen(f"{say('space')} "), str(at)] if racing else None,
            rosette(place) if place else None,
        ],
    ]


def horse_class(at: int) -> str:
    """How far a horse is, for what is written beside it."""
    if at >= FINISH:
        return "horse far over"
    return "horse far" if at > HALF_WAY else "horse"


def rosette(place: int) -> h.Element:
    """The place of a horse that is home."""
    return h.span(class_=f"rosette place-{place}")[unseen(f"{say('place')} "), str(place)]


def turned_up(
    edition: str, colour: str, fates: tuple[tuple[int, str, str], ...], runs: str
) -> h.Element:
    """Every card of the lane, face up, the horse card first."""
    texts = [words.card(edition, card) for _, card, _ in fates]
    if not texts and not runs:
        return h.div(".pile", id=f"pile-{colour}")
    said = [fated(text.name, fate) for text, (_, _, fate) in zip(texts, fates, strict=True)]
    tiles = [tile(text, fate) for text, (_, _, fate) in zip(texts, fates, strict=True)]
    return all_of(edition, colour, runs, [text.id for text in texts], said, tiles)


def fated(card: str, fate: str) -> str:
    """A card with what has become of it."""
    return say(
        "{card} {fate:which(turned up=turned up|acts=acts|"
        "cancelled=cancelled|discarded=discarded)}",
        card=card,
        fate=fate,
    )


def all_of(
    edition: str, colour: str, runs: str, ids: list[str], said: list[str], tiles: list[h.Element]
) -> h.Element:
    """The button of a lane: what its horse card is called, then the action cards."""
    if not runs:
        return lane_button(colour, ids, ", ".join(said), tiles)
    name = words.person(edition, "horse", runs).name
    return lane_button(
        colour,
        [f"horse:{runs}", *ids],
        ", ".join([say("{horse} runs", horse=name), *said]),
        [token(edition, "horse", runs), *tiles],
    )


def lying(
    edition: str,
    colour: str,
    placed: tuple[tuple[int, str | None], ...],
    runs: str,
    names: Sequence[str],
) -> h.Element:
    """Backs with the marks of those who put them there; the unveiled player reads the own ones."""
    own = [words.card(edition, card) for _, card in placed if card]
    backs = [
        tile(words.card(edition, card), "own") if card else face_down(seat, names)
        for seat, card in placed
    ]
    if not own and not runs:
        return h.div(".pile", id=f"pile-{colour}")[backs]
    said = [say("{count} face down", count=len(placed))] if placed else []
    said += [say("yours {cards}", cards=", ".join(text.name for text in own))] if own else []
    return all_of(edition, colour, runs, [text.id for text in own], said, backs)

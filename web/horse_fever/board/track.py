"""The straight course at Horseburg: six lanes, their horses, and the cards behind them."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from game.horse_fever.lanes import HORSES
from web import html as h
from web.horse_fever import words
from web.horse_fever.board.cards import behind, face_down, lane_button, tile
from web.horse_fever.board.course import galloper
from web.horse_fever.board.people import token
from web.horse_fever.seen import Field
from web.horse_fever.words.cards import card_text
from web.horse_fever.words.people import person_text
from web.horse_fever.words.saying import say
from web.html.shows import at_least
from web.parts.pieces import piece, silk, unseen
from web.racing.stage import gate


def track(view: Field, names: Sequence[str], note: h.Node = None) -> h.Element:
    """All six lanes before the race, in their order from the left of the course.

    A `note` may lie on the turf.
    """
    return h.section("#track.stage", aria_label=say("The course"))[
        h.ol(".lanes")[(lane_of(view, colour, tuple(names)) for colour in HORSES)],
        h.div(".finish", aria_hidden="true")[h.span[say("Finish")]],
        gate(len(HORSES), "shut"),
        note,
    ]


def lane_of(view: Field, colour: str, names: tuple[str, ...]) -> Markup:
    """One lane of a view."""
    runs = "" if view.board is None else view.board.lineup.get(colour, "")
    cards = view.placed.get(colour, ())
    return lane(colour, view.odds.get(colour, 0), cards, runs, view.edition, names)


@piece
def lane(
    colour: str,
    row: int,
    cards: tuple[tuple[int, str | None], ...],
    runs: str,
    edition: str,
    names: tuple[str, ...],
) -> h.Element:
    """One lane: silk and odds, its cards face down, and the horse in its stall."""
    text = words.HORSES[colour]
    return h.li(f".lane.lane-{colour}", id=f"lane-{colour}", data_touch=f"horse {colour}")[
        h.div(".lane-head.row")[
            silk(colour),
            h.b(".number")[str(text.number)],
            h.span(".horse-name")[text.name, h.small[words.colour(colour)]],
            h.span(".odds")[words.odds_text(row)] if row else None,
        ],
        lying(edition, colour, cards, runs, names),
        h.div(".course")[h.div(".horse", id=f"horse-{colour}")[galloper(colour)]],
    ]


def turned_up(
    edition: str, colour: str, fates: tuple[tuple[int, str, str], ...], runs: str
) -> h.Element:
    """Every card of the lane, face up, the horse card first; to be read large elsewhere."""
    texts = [card_text(edition, card) for _, card, _ in fates]
    said = [fated(text.name, fate) for text, (_, _, fate) in zip(texts, fates, strict=True)]
    if runs:
        said.insert(0, say("{horse} runs", horse=person_text(edition, "horse", runs).name))
    return h.span(".pile.row", id=f"pile-{colour}", data_least=at_least(len(texts)))[
        unseen(behind(colour, said)),
        token(edition, "horse", runs) if runs else None,
        [tile(text, fate) for text, (_, _, fate) in zip(texts, fates, strict=True)],
    ]


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
        return lane_button(colour, ids, said, tiles, len(tiles))
    name = person_text(edition, "horse", runs).name
    return lane_button(
        colour,
        [f"horse:{runs}", *ids],
        [say("{horse} runs", horse=name), *said],
        [token(edition, "horse", runs), *tiles],
        len(tiles),
    )


def lying(
    edition: str,
    colour: str,
    placed: tuple[tuple[int, str | None], ...],
    runs: str,
    names: Sequence[str],
) -> h.Element:
    """Backs with the marks of those who put them there; the unveiled player reads theirs."""
    own = [card_text(edition, card) for _, card in placed if card]
    backs = [
        tile(card_text(edition, card), "own") if card else face_down(seat, names)
        for seat, card in placed
    ]
    if not own and not runs:
        return h.div(".pile.row", id=f"pile-{colour}", data_least=at_least(len(backs)))[backs]
    said = [say("{count} face down", count=len(placed))] if placed else []
    said += [say("yours {cards}", cards=", ".join(text.name for text in own))] if own else []
    return all_of(edition, colour, runs, [text.id for text in own], said, backs)

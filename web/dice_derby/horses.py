"""What horses are told apart by, and people: number, name, quilt block; charm or number."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from game.dice_derby.view import View
from web import html as h
from web.dice_derby import NAMES, SHEET, say
from web.html.writing import flat
from web.parts.pieces import charm, piece, unseen


@cache
def quilt(horse: int) -> Markup:
    """The block of a horse, for the eye only."""
    return flat(
        h.svg(f".dd-quilt.dd-{horse}", viewBox="0 0 24 24", aria_hidden="true")[
            h.use(href=f"{SHEET}#quilt-{horse}")
        ]
    )


@cache
def drawn(horse: int) -> Markup:
    """A horse with its blanket, as it stands in a frame `-2 -2 124 72`."""
    return flat(
        h.g(class_=f"dd-{horse}")[
            h.use(".dd-coat", href="silks.svg#gallop", x="-2", y="-2", width="124", height="72"),
            h.use(".dd-blanket", href=f"{SHEET}#quilt-{horse}", x="36", y="20", width="29",
                  height="29"),
        ]
    )  # fmt: skip


@cache
def peg(horse: int) -> Markup:
    """The same as a picture of its own, for the eye only."""
    return flat(h.svg(".dd-peg", viewBox="-2 -2 124 72", aria_hidden="true")[drawn(horse)])


@piece
def badge(horse: int) -> h.Element:
    """Block and number together, and the name for a screen reader."""
    return h.span(".dd-badge")[quilt(horse), h.b[str(horse)], unseen(f" {NAMES[horse]}")]


def named(horse: int) -> h.Element:
    """Block, number and name."""
    return h.span(".dd-named")[quilt(horse), h.b[str(horse)], h.span[NAMES[horse]]]


def mark_of(view: View, seat: int) -> Markup:
    """What somebody is known by: the charm of the seat, the number at a party."""
    return flat(h.span(".no")[str(seat + 1)]) if view.is_party else charm(seat)


def held(view: View, horse: int, count: int) -> h.Element:
    """The cards of one horse, dim once it is scratched."""
    return h.span(
        class_=f"dd-card dd-{horse}",
        title=NAMES[horse],
        data_is="scratched" if horse in view.scratched else None,
    )[
        quilt(horse),
        h.b[str(horse)],
        unseen(f" {NAMES[horse]}"),
        count > 1
        and [
            h.small(aria_hidden="true")["•" * count],
            unseen(" " + say("{count:plural(card|cards)}", count=count)),
        ],
    ]

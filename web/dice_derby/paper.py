"""What is printed: the 44 cards to cut out, who holds what at a party, and how a game has ended."""

from __future__ import annotations

from collections.abc import Iterator

from game.dice_derby.board import DECK, HORSE
from web import html as h
from web.desk.state import Desk
from web.dice_derby import BOX, NAMES, SHEET, say
from web.dice_derby.payoffs import chips
from web.dice_derby.podium import END
from web.dice_derby.state import seen
from web.frame import paper as sheet

A_PAGE = 16
"""So many cards are cut out of one page."""


def paper(desk: Desk) -> h.Node:
    """What is printed from the screen that is shown."""
    if desk.post.arrival is not None or desk.title not in BOX.titles:
        return None
    if desk.screen == "setup":
        return h.div("#paper.paper.slip-pages")[cards()]
    if desk.screen != "table" or desk.past.what or desk.table is None:
        return None
    if desk.is_over:
        return h.div("#paper.paper")[sheet.result(desk, BOX, END)]
    return h.div("#paper.paper")[listed(desk)] if seen(desk.view).is_party else None


def to_cards(_desk: Desk) -> h.Node:
    """On the set-up screen: the cards on paper, for whoever likes to hold them."""
    return sheet.to_print(say("Print the 44 cards, to cut out"), "print-cards")


def cards() -> Iterator[h.Node]:
    """The deck, page by page."""
    for first in range(0, len(DECK), A_PAGE):
        yield h.div(".slip-page.dd-card-page")[
            (card(it) for it in DECK[first : first + A_PAGE])
        ]  # fmt: skip


def card(it: str) -> h.Element:
    """One card: number, block and name; told apart without colour."""
    horse = HORSE[it]
    return h.div(".dd-paper-card")[
        h.b[str(horse)],
        h.svg(viewBox="0 0 24 24", aria_hidden="true")[h.use(href=f"{SHEET}#quilt-{horse}")],
        h.span[NAMES[horse]],
        h.small["Horseburg · Dice Derby"],
    ]


def listed(desk: Desk) -> Iterator[h.Node]:
    """A line a guest, to be hung up: the horses of this race; between two races, the chips."""
    view, names = seen(desk.view), desk.at.table.names
    seats = [seat for seat in range(len(view.money)) if seat not in view.out]
    if view.phase == "interval":
        head = say("After race {number}", number=view.race)
        told = {seat: chips(view.money[seat]) for seat in seats}
        seats.sort(key=lambda seat: -view.money[seat])
    else:
        head = say("Who holds the cards")
        told = {seat: ", ".join(str(HORSE[it]) for it in view.cards[seat]) for seat in seats}
    race = say("Race {number}", number=max(1, view.race)) if view.phase != "interval" else None
    yield sheet.masthead(head, [BOX.name, race], None)
    yield h.ol(".paper-purses.many")[
        (h.li[h.span[str(seat + 1)], h.span[names[seat]], h.b[told[seat]]] for seat in seats)
    ]

"""Who is who in the hall: everybody has the face that stands on the podium, too."""

from __future__ import annotations

from web import html as h
from web.parts.cast import guest
from web.parts.pieces import MARKS, icon, unseen
from web.rooms.hall import seasons
from web.rooms.hall.book import Book, key
from web.rooms.hall.people import Person
from web.rooms.hall.saying import say

GROUNDS = ("sky", "gold", "plus", "rose", "teal", "ember", "special", "slate", "minus")
"""Behind whose head which colour is: two people who share a face have other colours."""
SHOWN = 5
"""So many cups of one person are drawn; more are counted."""


def face(book: Book, name: str) -> h.Node:
    """Somebody's face, for the eye only; nothing for a name that has no game here."""
    order = list(dict.fromkeys(key(it) for line in book.in_order() for it in line.names if it))
    if key(name) not in order:
        return None
    number = order.index(key(name))
    look = f"face ground-{GROUNDS[number % len(GROUNDS)]} mark-{number % len(MARKS)}"
    return h.span(class_=look, aria_hidden="true")[guest(name)]


def cups(book: Book, one: Person) -> h.Node:
    """The cups of the seasons that somebody has won."""
    won = sum(
        one.key in map(key, seasons.winners(book.of_season(it.id)))
        for it in book.seasons.values()
        if it.closed
    )
    if not won:
        return None
    return h.span(".cups")[
        (icon("laurels-trophy") for _ in range(min(won, SHOWN))),
        won > SHOWN and h.b(aria_hidden="true")[str(won)],
        unseen(say("{count:plural(cup|cups)}", count=won)),
    ]

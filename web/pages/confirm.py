"""The slip that shows an answer once more, in the half of the page that was not touched."""

from __future__ import annotations

import htpy as h

from web.frame.parts import button, charm
from web.frame.peek import is_face_down
from web.screen import screen_of, words_of
from web.state import DOWN, Desk, Second
from web.words.confirm import then
from web.words.speaking import say


def second(desk: Desk, waits: Second) -> h.Element:
    """What is about to be done, what comes after, and the two ways on."""
    table, ask = desk.table, desk.ask
    assert table is not None and ask is not None
    who = screen_of(table).keeper(ask, desk.view)
    away = "above" if desk.touched == DOWN else "below"
    return h.div(f"#overlay.second-look.{away}")[
        # A late second tap falls on this, and nothing happens.
        h.div(".backdrop", aria_hidden="true"),
        h.section(
            ".sheet.dialog",
            role="dialog",
            aria_modal="true",
            aria_labelledby="second-title",
            aria_describedby="second-said",
        )[
            h.h2("#second-title", tabindex="-1")[who >= 0 and charm(who), say("Are you sure?")],
            h.div("#second-said")[
                h.p(".about-to")[about_to(desk)],
                h.p[then(waits.then, "" if waits.next is None else table.names[waits.next])],
            ],
            h.div(".last-ways")[
                button(say("Change it"), "close", "big", "change-it"),
                button(say("Do it"), "do-it", "big go", "do-it"),
            ],
        ],
    ]


def about_to(desk: Desk) -> str:
    """The answer as a sentence; where the cards lie face down it names none of them."""
    table, ask, waits, view = desk.table, desk.ask, desk.second, desk.view
    assert table is not None and ask is not None and waits is not None
    if is_face_down(desk, ask, view):
        return words_of(table.title).about_to_unseen(ask, waits.text, table.names)
    return words_of(table.title).about_to(ask, waits.text, table.names, view)

"""The card of keys: how to play without touching the screen."""

from __future__ import annotations

from web import html as h
from web.acts.keys import LISTED
from web.parts.sheet import sheet
from web.words.speaking import say


def keys() -> h.Element:
    """Every key and what it does."""
    return sheet(
        say("Keys"),
        h.table(".keys")[
            h.thead(".unseen")[
                h.tr[h.th(scope="col")[say("Key")], h.th(scope="col")[say("What it does")]]
            ],
            h.tbody[
                (h.tr[h.th(scope="row")[h.kbd[say(key)]], h.td[say(what)]] for key, what in LISTED)
            ],
        ],
        "keys-sheet",
    )

"""The card of keys: how to play without touching the screen."""

from __future__ import annotations

import htpy as h

from web.frame.sheet import sheet
from web.keys import LISTED


def keys() -> h.Element:
    """Every key and what it does."""
    return sheet(
        "Keys",
        h.table(".keys")[
            h.thead(".unseen")[h.tr[h.th(scope="col")["Key"], h.th(scope="col")["What it does"]]],
            h.tbody[(h.tr[h.th(scope="row")[h.kbd[key]], h.td[what]] for key, what in LISTED)],
        ],
        "keys-sheet",
    )

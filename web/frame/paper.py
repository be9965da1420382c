"""What printed pages share, whatever the game; they are black on white."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h

from web.words.speaking import say


def masthead(what: str, told: Sequence[str | None], date: str | None) -> h.Element:
    """The head of a page; a date that is not known is written in by hand."""
    return h.div(".paper-head")[
        h.b(".paper-name")["Horseburg"],
        h.b(".paper-what")[what],
        h.span[" · ".join(filter(None, told))],
        h.span(".paper-date")[date if date is not None else [say("Date"), h.i]],
    ]

"""The end of a long sheet, and what is said while it is out of sight."""

from __future__ import annotations

from web import html as h
from web.words.speaking import say


def goes_on() -> list[h.Node]:
    """The last thing on a sheet that scrolls; the style shows the words while more is below."""
    return [
        h.i(".the-end", data_below="yes", aria_hidden="true"),
        h.p("#goes-on", aria_hidden="true")["▾ ", say("More below")],
    ]

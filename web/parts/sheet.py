"""A sheet of paper over the screen."""

from __future__ import annotations

from web import html as h
from web.parts.pieces import button
from web.words.speaking import say


def sheet(title: str, body: h.Node, kind: str) -> h.Element:
    """A sheet of paper over the screen, with a way to close it."""
    return h.div("#overlay", class_=kind)[
        h.button(".backdrop", type="button", data_do="close", tabindex="-1", aria_hidden="true"),
        h.section(
            ".sheet.dialog", role="dialog", aria_modal="true", aria_labelledby="overlay-title"
        )[
            h.header[
                h.h2("#overlay-title")[title],
                button("×", "close", "round", id="overlay-close", name=say("Close")),
            ],
            h.div(".dialog-body", tabindex="0")[body],
        ],
    ]

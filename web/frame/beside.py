"""The answers that are offered beside what was touched on the board."""

from __future__ import annotations

from web import html as h
from web.acts import touching
from web.desk.screen import screen_of, words_of
from web.desk.state import Desk
from web.parts.pieces import button
from web.words.plain import capital
from web.words.speaking import say


def beside(desk: Desk) -> h.Node:
    """A bubble beside the thing, one button an answer; nothing where nothing was touched."""
    thing, answers = touching.beside(desk)
    if not answers or desk.table is None or desk.ask is None:
        return None
    said, what = words_of(desk.table.title).answer, desk.ask.what
    whole = screen_of(desk.table).whole
    return h.div(
        "#beside", role="group", aria_label=say("What you can do here"), data_beside=thing
    )[
        (
            h.button(".button.choice", type="button", data_answer=whole(desk, text))[
                capital(said(what, text))
            ]
            for text in answers
        ),
        button("✕", "untouch", "round quiet", name=say("Close")),
    ]

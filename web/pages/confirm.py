"""An answer that cannot be taken back: the very button that was tapped asks for a second tap.

The button keeps its words; what would follow stands beside it, where `browser/dragging.py` puts it.
"""

from __future__ import annotations

import htpy as h
from markupsafe import escape

from web.acts.confirm import on_button
from web.desk.screen import words_of
from web.desk.secrets import is_face_down
from web.desk.state import Desk, Second
from web.parts.parted import ROOT, Parts, where
from web.parts.pieces import button, unseen
from web.words.confirm import then
from web.words.speaking import say

END = "</div>"


def asking_again(desk: Desk, parts: Parts) -> Parts:
    """The page; where an answer waits for its second tap, its button says so.

    The button is found in the finished HTML, so no box has to draw a waiting button of its own.
    """
    waits = on_button(desk)
    if waits is None or not parts[ROOT].endswith(END):
        return parts
    wanted, told = wish(desk, waits), f"{about_to(desk, waits)} {then(waits.then)}"
    place = where(parts, wanted)
    if place is None:  # it was touched on the board, and no button is there for it
        here = button(say("Sure? Tap again"), "do-it", "big go", id="do-it")
        return closing(parts, h.div("#sure.by-itself", role="status")[told, here])
    html = parts[place]
    at = html.index(wanted)
    html = f'{html[:at]}data-sure="yes" {html[at:]}'
    inside = html.find(">", at) + 1
    asked = h.span("#do-it.sure", data_do="do-it")[unseen(say("Sure? Tap again"))]
    beside = h.div("#sure", role="status")[h.b[say("Sure? Tap again")], f" {told}"]
    return closing({**parts, place: f"{html[:inside]}{asked}{html[inside:]}"}, beside)


def closing(parts: Parts, last: h.Node) -> Parts:
    """The page, and something behind all else."""
    return {**parts, ROOT: f"{parts[ROOT][: -len(END)]}{last}{END}"}


def wish(desk: Desk, waits: Second) -> str:
    """How the button of an answer says in HTML what it does; face down it names no card."""
    ask = desk.ask
    assert ask is not None
    if is_face_down(desk, ask, desk.view):
        return f'data-do="pick {list(ask.menu or ask.options).index(waits.text)}"'
    return f'data-answer="{escape(waits.text)}"'


def about_to(desk: Desk, waits: Second) -> str:
    """The answer as a sentence; where the cards lie face down it names none of them."""
    table, ask, view = desk.table, desk.ask, desk.view
    assert table is not None and ask is not None
    if is_face_down(desk, ask, view):
        return words_of(table.title).about_to_unseen(ask, waits.text, table.names)
    return words_of(table.title).about_to(ask, waits.text, table.names, view)

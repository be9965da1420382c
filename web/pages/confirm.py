"""An answer that cannot be taken back: the very button that was tapped asks for a second tap.

The button keeps its words; what would follow stands beside it, where `browser/dragging.py` puts it.
"""

from __future__ import annotations

from collections.abc import Iterator

from web import html as h
from web.acts.confirm import is_tiring, on_button
from web.desk.screen import words_of
from web.desk.secrets import is_face_down
from web.desk.sitting import Second
from web.desk.state import Desk
from web.html.writing import Edit
from web.parts.pieces import button, unseen
from web.words.confirm import then
from web.words.speaking import say


class Waiting(Edit):
    """Marks the button of the answer that waits, on whichever screen it stands."""

    def __init__(self, desk: Desk, waits: Second) -> None:
        self.is_tiring = is_tiring(desk)
        self.name, self.wish = wish(desk, waits)
        self.told = f"{about_to(desk, waits)} {then(waits.then)}"
        self.is_found = False

    def opened(self, element: h.Element) -> h.Node:
        """The first button that gives the answer asks for a second tap."""
        if self.is_found or element.attrs.get(self.name) != self.wish:
            return element
        self.is_found = True
        asked = h.span("#do-it.sure", data_do="do-it")[unseen(say("Sure? Tap again"))]
        marked = {"data-sure": "yes", **element.attrs}
        return h.Element(element.name, marked, [asked, element.inside])

    def beside(self) -> Iterator[h.Node]:
        """What would follow, for the end of the page: only then is it known if a button was met.

        Without one, the answer was touched on the board, and a button of its own stands here.
        """
        enough = self.is_tiring and button(
            say("Don’t ask again"), "set second look off", "small quiet", id="enough"
        )
        if self.is_found:
            sure = h.b[say("Sure? Tap again")]
            yield h.div("#sure", role="status")[sure, f" {self.told}", enough]
        else:
            here = button(say("Sure? Tap again"), "do-it", "big go", id="do-it")
            yield h.div("#sure.by-itself", role="status")[self.told, here, enough]


def waiting(desk: Desk) -> Waiting | None:
    """The answer that waits on a button; None while none does."""
    waits = on_button(desk)
    return None if waits is None else Waiting(desk, waits)


def wish(desk: Desk, waits: Second) -> tuple[str, str]:
    """The attribute by which the button of an answer gives it; face down it names no card."""
    ask = desk.at.ask
    if is_face_down(desk, ask, desk.view):
        return "data-do", f"pick {list(ask.menu or ask.options).index(waits.text)}"
    return "data-answer", waits.text


def about_to(desk: Desk, waits: Second) -> str:
    """The answer as a sentence; where the cards lie face down it names none of them."""
    table, ask, view = desk.at.table, desk.at.ask, desk.view
    if is_face_down(desk, ask, view):
        return words_of(table.title).about_to_unseen(ask, waits.text, table.names)
    return words_of(table.title).about_to(ask, waits.text, table.names, view)

"""Where anybody may speak: who speaks up, what lets play go on, and what the speaker could say."""

from __future__ import annotations

from collections.abc import Callable

from game.floor import is_private, options_of
from game.play import Ask
from web import html as h
from web.desk.screen import words_of
from web.desk.secrets import is_face_down
from web.desk.state import Desk
from web.parts import peek
from web.parts.pieces import button, charm, choice
from web.words.speaking import headed, say

Face = Callable[[str], h.Node]
"""How an answer looks on its button."""


def answers(desk: Desk, ask: Ask, face: Face | None = None) -> h.Element:
    """What can be tapped at an open floor, as `ask` puts it to whoever is in front.

    `face` draws an answer, else the title's words say it; on a floor without secrets whose it is
    stands before it.
    """
    words = words_of(desk.at.table.title)
    drawn = face or (lambda text: words.answer(ask.what, text))
    if ask.open and not is_private(desk.at.table.ask or ask):
        return in_public(desk, ask, drawn)
    return everybody(desk, ask, drawn) if desk.speaking is None else own(desk, ask, drawn)


def in_public(desk: Desk, ask: Ask, face: Face) -> h.Element:
    """What lets play go on, and every person's answers; a computer gives its own."""
    names = desk.at.table.names
    return h.div("#floor.actions")[
        (choice(text, face(text), None) for text in options_of(ask, None)),
        (
            choice(text, [charm(seat), h.span[headed(names[seat], "")], face(text)], None)
            for seat in desk.people
            for text in options_of(ask, seat)
        ),
    ]


def everybody(desk: Desk, ask: Ask, face: Face) -> h.Element:
    """What lets play go on, and a button a person, whether there is anything to play or not."""
    names, here = desk.at.table.names, desk.at.table.here
    return h.div("#floor.actions")[
        (choice(text, face(text), None) for text in ask.options),
        (
            button(
                [charm(seat), say("{name} speaks up", name=names[seat])],
                f"speak {seat}",
                "",
                f"speak-{seat}",
            )
            for seat in desk.people
            if seat in here
        ),
    ]


def own(desk: Desk, ask: Ask, face: Face) -> h.Element:
    """The speaker's own answers, and the way back without a word."""
    if not ask.options:
        said: h.Node = h.p[say("You have nothing to play here.")]
    elif is_face_down(desk, ask, desk.view):
        said = peek.face_down(desk, ask)
    else:
        said = [choice(text, face(text), None) for text in ask.options]
    return h.div("#floor.actions")[said, button(say("Cancel"), "hush", "", id="hush")]

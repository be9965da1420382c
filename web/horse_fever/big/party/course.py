"""The race of a party for the room: the course and the photograph."""

from __future__ import annotations

from collections.abc import Sequence

from game.horse_fever.party.view import PartyView
from game.play import Ask
from web import html as h
from web.frame.showing import Look
from web.horse_fever import words
from web.horse_fever.board.at_work import scene
from web.horse_fever.party.race import course, on_course
from web.horse_fever.words.saying import say
from web.parts.pieces import runner
from web.racing.bar import unit_told


def drawn(look: Look[PartyView]) -> h.Element:
    """The course, as on the tablet."""
    live = scene(look.news, len(look.events), course(look.view))
    return on_course(look.view, look.names, live)


def stage(look: Look[PartyView], ask: Ask | None) -> h.Element:
    """The same for the room; while the bookmaker looks at a photograph, the photograph."""
    is_photo = ask is not None and ask.what == "photo finish"
    return h.div(".big-course", inert=True)[
        drawn(look), photograph(ask, look.names) if ask is not None and is_photo else None
    ]


def photograph(ask: Ask, names: Sequence[str]) -> h.Element:
    """Level at the line: nobody is ahead before the bookmaker says so."""
    tied = [text.removeprefix("ahead ") for text in ask.menu]
    return h.figure("#photo-open.photo-still")[
        h.div(".negative", data_many=str(len(tied)), aria_hidden="true")[
            (h.div(".nose.ahead")[runner(colour)] for colour in tied), h.span(".wire")
        ],
        h.figcaption[
            h.small[say("Photo finish")],
            h.b[say("{horses:list}", horses=[words.HORSES[colour].name for colour in tied])],
            h.small[say("{seat:player} decides", names, seat=ask.who)],
        ],
    ]


def unit(view: PartyView, number: int) -> h.Element:
    """The unit, and the number of the card; a party has no dice."""
    return h.div(".big-turned.of-party")[
        h.p(".big-unit")[unit_told(number)],
        view.race
        and view.race.card
        and h.p(".big-card", id=f"big-card-{view.race.card}")[
            say.nodes("No. {number}", number=h.b[view.race.card])
        ],
    ]

"""The race of a party for the room: the course, the field in its order, the photograph."""

from __future__ import annotations

from typing import Any

import htpy as h

from game.play import Ask
from game.racing.dice import HORSES
from web.frame.parts import runner, silk, unseen
from web.horse_fever import words
from web.horse_fever.board.racing import unit_told
from web.horse_fever.board.scene import scene
from web.horse_fever.party.race import course, laid_on, on_course
from web.horse_fever.words.saying import say
from web.state import Desk


def stage(desk: Desk, view: Any, ask: Ask | None) -> h.Element:
    """The course, as on the tablet; while the bookmaker looks at a photograph, the photograph."""
    assert desk.table is not None and desk.shown is not None
    seen = course(view)
    live = scene(desk.shown.news, len(desk.shown.events), seen)
    deciding = ask is not None and ask.what == "photo finish"
    return h.div(".big-course", inert=True)[
        on_course(view, desk.table.names, live),
        deciding and photograph(ask, desk.table.names),
    ]


def photograph(ask: Any, names: Any) -> h.Element:
    """Level at the line: nobody is ahead before the bookmaker says so."""
    tied = [text.removeprefix("ahead ") for text in ask.menu]
    return h.figure("#photo-open.photo-still")[
        h.div(".negative", aria_hidden="true")[
            (h.div(".nose.ahead")[runner(colour)] for colour in tied), h.span(".line")
        ],
        h.figcaption[
            h.small[say("Photo finish")],
            h.b[say("{horses:list}", horses=[words.HORSES[colour].name for colour in tied])],
            h.small[say("{seat:player} decides", names, seat=ask.who)],
        ],
    ]


def order(race: Any) -> list[str]:
    """The horses as they run: those at home by their places, then the farthest first."""
    places = {colour: place for place, colour in enumerate(race.ranking)}
    return sorted(
        HORSES, key=lambda it: (places.get(it, len(HORSES)), -race.positions[it], HORSES.index(it))
    )


def field(view: Any) -> h.Element:
    """The horses in the order of this moment, with what lies on each."""
    if view.race is None:
        return h.section(".big-order")
    on, home = laid_on(view), len(view.race.ranking)
    return h.section(".big-order", aria_label=say("The order"))[
        h.ol[
            (
                h.li(class_="home" if place <= home else None, id=f"order-{colour}")[
                    h.span(class_=f"place at-{place}" if place <= home else "place")[str(place)],
                    silk(colour),
                    h.span(".horse-name")[words.HORSES[colour].name],
                    h.span(".on")[staked(on[colour])],
                ]
                for place, colour in enumerate(order(view.race), 1)
            )
        ]
    ]


def staked(on: Any) -> h.Node:
    """What lies on a horse in all, if the slips are in."""
    total = on.win + on.show
    return [unseen(f"{say('laid on it')} "), words.money(total)] if total else None


def unit(view: Any, number: int) -> h.Element:
    """The unit, and the number of the card; a party has no dice."""
    return h.div(".big-turned.of-party")[
        h.p(".big-unit")[unit_told(number)],
        view.race
        and view.race.card
        and h.p(".big-card", id=f"big-card-{view.race.card}")[
            say.nodes("No. {number}", number=h.b[view.race.card])
        ],
    ]

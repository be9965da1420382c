"""The race of Horse Fever while it is shown: what its caller says."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.play import Event
from web import html as h
from web.desk.state import Desk
from web.horse_fever import words
from web.horse_fever.board.at_work import scene
from web.horse_fever.board.blackboard import rolled
from web.horse_fever.seen import seen
from web.horse_fever.words.saying import say
from web.racing.bar import heard, moment, race_bar
from web.racing.scene import Scene
from web.words import speaking as house

Call = Callable[[Sequence[Event], int, Sequence[str]], list[str]]
"""What is called out of the events from one on, to players of these names."""


def bar(desk: Desk) -> h.Element:
    """The line below the race."""
    race = seen(desk.view).race
    shown = race and moment(desk.at.shown.events, race, rolled(race.dice))
    live = scene(desk.at.shown.news, len(desk.at.shown.events), seen(desk.view))
    return race_bar(desk, called(desk, working(live)), shown)


def following(desk: Desk) -> h.Element:
    """Another window plays this table: whom it asks, and nothing that is only for that player."""
    asked = desk.at.table.ask
    if asked is not None and asked.who >= 0:
        told = say(
            "{seat:player} is playing in the other window.", desk.at.table.names, seat=asked.who
        )
    else:
        told = say("It is nobody’s turn in the other window.")
    return h.section("#bar", class_="race-bar", aria_label=house.say("The race"))[heard([told])]


def working(live: Scene) -> list[str]:
    """The cards that work in this moment without being named by what happens."""
    return [words.at_work(herald.name, herald.does, horse) for horse, herald in live.working]


def called(desk: Desk, before: Sequence[str] = (), call: Call = words.called_out) -> list[str]:
    """What the caller says of this moment, after what is to be said before."""
    return [*before, *call(desk.at.shown.events, desk.at.shown.fresh, desk.at.table.names)]

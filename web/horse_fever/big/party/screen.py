"""The party for the whole room, by its phase; nothing about a party is secret."""

from __future__ import annotations

from collections.abc import Sequence

from game.horse_fever.party.view import PartyView
from game.play import Ask
from web import html as h
from web.big import frame
from web.desk.state import Desk
from web.horse_fever import words
from web.horse_fever.big.party import book, course, told
from web.horse_fever.big.party.purses import purses
from web.horse_fever.party import countdown, podium
from web.horse_fever.party.betting import is_late
from web.horse_fever.party.payoffs import bills, keeper_told
from web.horse_fever.party.table import phase_shown
from web.horse_fever.partying import missing
from web.horse_fever.seen import party_ended, party_seen
from web.horse_fever.words.saying import say
from web.racing.bar import unit_of
from web.words.speaking import mark

NEWS = ("bet laid", "bet torn", "guest in", "guest out", "team joined", "team left")
"""What is told while the book is open."""
PHASES = {
    "book": mark("Place your bets"),
    "collect": mark("Slips in the hat"),
    "late": mark("The slips are read"),
    "race": mark("The race"),
    "payoffs": mark("The bookmaker pays"),
    "interval": mark("Interval"),
    "podium": "",
}
"""What is being done, by what the screen shows."""


def big(desk: Desk) -> h.Element:
    """The same whoever taps, and whatever lies open on the tablet."""
    view = party_seen(desk.at.shown.view(None))
    kind = kind_of(desk, view)
    return frame.frame(
        desk,
        f"party-{kind}",
        head(desk, view, kind),
        stage(desk, view, kind),
        side(desk, view, kind),
        bar(desk, view, kind),
    )


def question(desk: Desk) -> Ask | None:
    """What the bookmaker is asked once all is shown; a look into the past changes nothing."""
    return None if desk.is_behind or desk.held else desk.at.table.ask


def kind_of(desk: Desk, view: PartyView) -> str:
    """What the screen shows."""
    if desk.is_over:
        return "podium"
    phase, ask = phase_shown(desk, view), question(desk)
    if ask is not None and ask.what == "book":
        return "late" if is_late(view) else "book"
    return "collect" if ask is not None and ask.what == "collect" else phase


def head(desk: Desk, view: PartyView, kind: str) -> h.Node:
    """Which race it is, and what is being done."""
    if kind == "podium":
        return frame.head(say("The winners’ enclosure"), "")
    number = view.race.number if kind in ("race", "payoffs") and view.race else view.round
    is_in = kind == "book" and not missing(desk, view)
    done = say("All slips are in") if is_in else say(PHASES[kind])
    return frame.head(say("Race {number}", number=number), done)


def stage(desk: Desk, view: PartyView, kind: str) -> h.Node:
    """What the room looks at."""
    names = desk.at.table.names
    if kind == "podium":
        return told.podium(desk.at.table)
    if kind == "payoffs":
        return told.payoffs(view, names, bills(desk.at.shown.events))
    if kind == "interval":
        return told.interval(view, names)
    if kind == "race":
        return course.stage(desk, view, question(desk))
    left = countdown.left(desk) if countdown.is_on(desk) else None
    return book.stage(desk, view, names, left)


def side(desk: Desk, view: PartyView, kind: str) -> h.Node:
    """The purses beside the book; a race fills the screen."""
    if kind in ("payoffs", "interval", "podium", "race"):
        return None
    return purses(view, desk.at.table.names, shows_slips=kind != "collect")


def bar(desk: Desk, view: PartyView, kind: str) -> h.Node:
    """The announcer; in a race the unit beside him."""
    if kind == "race":
        return [frame.lines(called(desk, view)), course.unit(view, unit_of(desk.at.shown.events))]
    if kind == "podium":
        return frame.lines([podium.settled(party_ended(desk.at.table))], "laurels-trophy")
    names = desk.at.table.names
    if kind in ("payoffs", "interval"):
        return frame.lines([keeper_told(view, names, desk.at.table.options)], "scroll-quill")
    return frame.lines([*latest(desk), keeper(desk, view, names, kind)], "scroll-quill")


def called(desk: Desk, view: PartyView) -> list[str]:
    """What the announcer says of this moment; whoever decides a photograph is named."""
    events, fresh, names = desk.at.shown.events, desk.at.shown.fresh, desk.at.table.names
    said, ask = words.announced(events, fresh, names), question(desk)
    if ask is not None and ask.what == "photo finish":
        asks = say(
            "{seat:player} keeps the book and decides. Do not bribe the bookmaker!",
            names,
            seat=ask.who,
        )
        return [*said, asks]
    if any(event.kind == "photo finish" for event in desk.at.shown.news):
        return [
            say("{seat:player} has looked at the photo.", names, seat=view.bookmaker),
            *said,
        ]
    return said


def latest(desk: Desk) -> list[str]:
    """The last thing that was done at the book."""
    done = desk.at.shown.events[-1:]
    return [
        words.party_sentence(event, desk.at.table.names) for event in done if event.kind in NEWS
    ]


def keeper(desk: Desk, view: PartyView, names: Sequence[str], kind: str) -> str:
    """Who keeps the book, and why; on paper, what is to be done."""
    seat = view.bookmaker
    if kind == "collect":
        return say("Slips to {seat:player}, please, while there is time!", names, seat=seat)
    if kind == "late":
        return say(
            "{seat:player} reads the slips of race {race}.", names, seat=seat, race=view.round
        )
    found = next(
        (e for e in reversed(desk.at.shown.events) if e.kind in ("bookmaker", "bet laid")), None
    )
    if found is not None and found.kind == "bookmaker":  # news until somebody has bet
        return words.party_sentence(found, names)
    return say("{seat:player} keeps the book.", names, seat=seat)

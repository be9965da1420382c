"""The Party Game for those who only look; nothing about a party is secret."""

from __future__ import annotations

from game.horse_fever.party.view import PartyView
from game.play import Ask
from web import html as h
from web.desk.state import Desk
from web.frame import big_screen as frame
from web.frame.showing import Laid, Look, Showing
from web.horse_fever import BOX, partying, words
from web.horse_fever.big.party import book, course, told
from web.horse_fever.big.party.purses import purses
from web.horse_fever.party import countdown, podium
from web.horse_fever.party.betting import is_late
from web.horse_fever.party.payoffs import bills, keeper_told
from web.horse_fever.party.race import field
from web.horse_fever.party.table import phase_shown
from web.horse_fever.partying import missing
from web.horse_fever.seen import party_ended, party_seen
from web.horse_fever.words.saying import say
from web.parts.pieces import silk
from web.racing.bar import unit_of
from web.words.speaking import mark

NEWS = ("bet laid", "bet torn", "guest in", "guest out", "team joined", "team left")
"""What is told while the book is open."""
COUNTED = 5
"""The last seconds before the off, each of which is said."""

PHASES = {
    "book": mark("Place your bets"),
    "collect": mark("Slips in the hat"),
    "late": mark("The slips are read"),
    "race": mark("The race"),
    "payoffs": mark("The bookmaker pays"),
    "interval": mark("Interval"),
}
"""What is being done, by what the screen shows."""


def question(desk: Desk) -> Ask | None:
    """What the bookmaker is asked once all is shown; a look into the past changes nothing."""
    return None if desk.is_behind or desk.held else desk.at.table.ask


def phase(look: Look[PartyView]) -> str:
    """What the screen shows; looking back, it is the course at every moment."""
    ask = question(look.desk)
    if not look.live:
        return "race"
    if ask is not None and ask.what == "book":
        return "late" if is_late(look.view) else "book"
    is_collecting = ask is not None and ask.what == "collect"
    return "collect" if is_collecting else phase_shown(look.desk, look.view)


def head(look: Look[PartyView], kind: str) -> tuple[str, str]:
    """Which race it is, and what is being done."""
    view = look.view
    number = view.race.number if kind in ("race", "payoffs") and view.race else view.round
    is_in = kind == "book" and not missing(look.desk, view)
    done = say("All slips are in") if is_in else say(PHASES[kind])
    return say("Race {number}", number=number), done


def in_hand(look: Look[PartyView]) -> PartyView:
    """What was to be seen; of a race before the book that is open, nothing any more."""
    race = look.view.race
    is_race = race is not None and race.number == look.view.round
    return look.view if is_race else look.view._replace(race=None)


def big_stage(look: Look[PartyView]) -> h.Node:
    """What the room looks at."""
    match phase(look):
        case "interval":
            return told.interval(look.view, look.names)
        case "race":
            return course.stage(look, question(look.desk))
    return book.stage(look.desk, look.view, look.names)


def beside(look: Look[PartyView], kind: str) -> h.Node:
    """The purses beside the book; a race fills the screen."""
    if kind in ("interval", "race"):
        return None
    return purses(look.view, look.names, shows_slips=kind != "collect")


def bar(look: Look[PartyView], kind: str) -> h.Node:
    """What is announced; in a race the unit beside it."""
    told = announced(look, kind)
    if kind == "race":
        return [frame.lines(told), course.unit(look.view, unit_of(look.events))]
    return frame.lines(told, "laurels-trophy" if kind == "podium" else "scroll-quill")


def announced(look: Look[PartyView], kind: str) -> list[str]:
    """The race as it runs, who has won, who keeps the book next, or what was done at the book."""
    if kind == "race":
        return called(look.desk)
    if kind == "podium":
        return [podium.settled(party_ended(look.desk.at.table))]
    if kind in ("payoffs", "interval"):
        return [keeper_told(look.view, look.names, look.desk.at.table.options)]
    return [*latest(look), keeper(look, kind)]


def says(desk: Desk) -> list[str]:
    """What the host says aloud: near the off the time that is left, else what is announced."""
    seconds = countdown.left(desk)
    if countdown.is_on(desk) and (seconds in countdown.SAID or 0 < seconds <= COUNTED):
        return [say("{seconds:plural(second|seconds)} to the off", seconds=seconds)]
    shown = desk.at.shown
    look = Look(desk, party_seen(shown.view(None)), shown.events, shown.news, True)
    return announced(look, frame.shown(desk, phase(look)))


def called(desk: Desk) -> list[str]:
    """What the announcer says of this moment; whoever decides a photograph is named."""
    view = party_seen(desk.at.shown.view(None))
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


def laid(view: PartyView, seat: int) -> list[Laid]:
    """The bets of a guest, or of the team."""
    guest = view.guests[seat]
    holder = guest if guest.team is None else view.guests[guest.team]
    return [
        Laid(
            silk(bet.horse),
            words.HORSES[bet.horse].name,
            say("{stake:money} to {bet:bet}", stake=bet.stake, bet=kind),
        )
        for kind, bet in partying.bets(holder).items()
    ]


def latest(look: Look[PartyView]) -> list[str]:
    """The last thing that was done at the book."""
    done = look.events[-1:]
    return [words.party_sentence(event, look.names) for event in done if event.kind in NEWS]


def keeper(look: Look[PartyView], kind: str) -> str:
    """Who keeps the book, and why; on paper, what is to be done."""
    seat, names = look.view.bookmaker, look.names
    if kind == "collect":
        return say("Slips to {seat:player}, please, while there is time!", names, seat=seat)
    if kind == "late":
        race = look.view.round
        return say("{seat:player} reads the slips of race {race}.", names, seat=seat, race=race)
    found = next((e for e in reversed(look.events) if e.kind in ("bookmaker", "bet laid")), None)
    if found is not None and found.kind == "bookmaker":  # news until somebody has bet
        return words.party_sentence(found, names)
    return say("{seat:player} keeps the book.", names, seat=seat)


SHOWING = Showing(
    box=BOX,
    seen=party_seen,
    end=told.podium,
    over=lambda: say("The winners’ enclosure"),
    phase=phase,
    head=head,
    heard=called,
    says=says,
    bar=bar,
    laid=laid,
    stage=lambda look: course.drawn(look._replace(view=in_hand(look))),
    side=lambda look: field(in_hand(look)),
    bills=lambda look: told.payoffs(look.view, look.names, bills(look.events)),
    big_stage=big_stage,
    beside=beside,
    look="party",
    may_look_as=False,
)

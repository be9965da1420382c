"""The states of the Party Game that are photographed: door, book, guests, race, interval."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random

from game.horse_fever.lanes import HORSES
from tools.staging import GUESTS
from web import taps
from web.acts import clock, playing, stage
from web.desk.kept.shelf import Drawer, Shelf
from web.desk.state import Desk
from web.horse_fever import partying
from web.horse_fever.seen import party_seen
from web.parties import door


def at_the_door(pasted: str = "", coming: int = 0, earlier: int = 0) -> Desk:
    """The set-up of a party, some names pasted, some on the list, some known from earlier."""
    desk = Desk(Shelf(Drawer()), Random(1))
    if earlier:
        kept = {"last": GUESTS[:earlier], "known": GUESTS[: earlier + 6]}
        desk.shelf.storage.set(door.KEY, json.dumps(kept))
    playing.set_up(desk)
    taps.do(desk, "title horse-fever/party")
    if coming:
        taps.fill(desk, "door-names", ", ".join(GUESTS[:coming]))
        taps.do(desk, "door-add")
    taps.fill(desk, "door-names", pasted)
    return desk


def opened(guests: int, **options: str) -> Desk:
    """A party at its first book."""
    desk = at_the_door(coming=guests)
    desk.form.options.update(options)
    taps.do(desk, "door-start")
    assert desk.table is not None, desk.form.problem
    return desk


def written(desk: Desk, slips: int, seed: int = 5) -> Desk:
    """So many slips written by taps, the way a bookmaker does."""
    rng = Random(seed)
    for _ in range(slips):
        if not partying.missing(desk, party_seen(desk.view)):
            break
        guest = partying.chosen(desk, party_seen(desk.view))
        if guest is not None and partying.bets(guest):
            taps.do(desk, "slip-next")
        taps.do(desk, f"slip-stake win {rng.choice(('100', '200', '500'))}")
        taps.do(desk, f"slip-bet win {rng.choice(HORSES)}")
        taps.do(desk, f"slip-bet show {rng.choice(HORSES)}")
    return desk


def raced(desk: Desk, stop: Callable[[Desk], bool], seed: int = 5) -> Desk:
    """Full books and races, moment by moment, until `stop` says so."""
    for _ in range(3000):
        if stop(desk):
            return desk
        if desk.held:
            stage.go_on(desk)
        elif desk.is_behind:
            clock.tick(desk)
        elif desk.ask is None:
            break
        elif desk.ask.what == "book":
            if partying.missing(desk, party_seen(desk.view)):
                written(desk, 40, seed + party_seen(desk.view).round)
            playing.answer(desk, "close")
        elif desk.ask.what == "next race":
            taps.do(desk, "next-race")
        else:
            playing.answer(desk, desk.ask.options[0])
    raise SystemExit("horseburg: this state of a party never came up")


def asked(what: str, race: int = 1) -> Callable[[Desk], bool]:
    """Stop where this is asked in that race."""
    return lambda desk: (
        desk.ask is not None and desk.ask.what == what and party_seen(desk.view).round >= race
    )


def running(desk: Desk) -> bool:
    """Stop in the middle of a race."""
    race = party_seen(desk.view).race
    return desk.is_behind and race is not None and race.unit >= 3


def photo(guests: int) -> Desk:
    """A photo finish that the bookmaker decides."""
    return raced(opened(guests), asked("photo finish"))


def done(desk: Desk, *wishes: str) -> Desk:
    """A desk after some more taps."""
    for wish in wishes:
        taps.do(desk, wish)
    return desk


def teamed() -> Desk:
    """A second book with a team, one who has left, one who has come late, on the open sheet."""
    desk = raced(opened(23), asked("book", 2))
    done(desk, "guests", "guest 3", "team-up", "guest 5", "guest-does out 7")
    taps.fill(desk, "newcomer", "Cousin Wolfgang")
    return done(desk, "welcome", "close", "guests", "guest 3")


PARTY_STATES: dict[str, Callable[[], Desk]] = {
    "party-door": at_the_door,
    "party-door-pasted": lambda: at_the_door("Ann\nBen, Cat\nann"),
    "party-door-40": lambda: at_the_door(coming=40),
    "party-door-known": lambda: at_the_door(coming=3, earlier=23),
    "party-book-2": lambda: opened(2),
    "party-book-7": lambda: written(opened(7), 3),
    "party-book-40": lambda: opened(40),
    "party-book-40-half": lambda: written(opened(40), 21),
    "party-book-40-full": lambda: written(opened(40), 40),
    "party-book-2nd": lambda: written(raced(opened(40, broke="loan"), asked("book", 3)), 9),
    "party-guests": teamed,
    "party-guests-40": lambda: done(opened(40), "guests", "guest 12", "team-up"),
    "party-countdown": lambda: done(written(opened(40), 12), "off-in 120"),
    "party-race": lambda: raced(opened(40), running),
    "party-photo": lambda: photo(40),
    "party-finish": lambda: raced(opened(7), lambda desk: desk.finish),
    "party-interval-7": lambda: raced(opened(7), asked("next race")),
    "party-interval-40": lambda: raced(opened(40), asked("next race", 2)),
    "party-back": lambda: done(raced(opened(7), asked("next race")), "history"),
}

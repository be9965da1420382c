"""Dice Derby on the page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

from game import Table
from game.dice_derby.board import HORSES
from game.dice_derby.view import View
from game.play import Event
from web import html as h
from web.desk.box import Poster
from web.desk.news import missed
from web.desk.running import SILENCE, Heard
from web.desk.screen import Bets, Screen, Summary
from web.desk.state import Desk
from web.dice_derby import BOX, NAMES, party, say
from web.dice_derby.finish import finish
from web.dice_derby.horses import badge, named, peg
from web.dice_derby.lesson import LESSON
from web.dice_derby.moments import MOMENTS
from web.dice_derby.options import OPTIONS, PARTY_OPTIONS, party_takes, takes
from web.dice_derby.paper import paper, to_cards
from web.dice_derby.pictured import PICTURED
from web.dice_derby.podium import END
from web.dice_derby.showing import SHOWING
from web.dice_derby.state import seen
from web.dice_derby.table import table
from web.dice_derby.throwing import obvious, throw_by_hand, throw_for, throw_for_all
from web.dice_derby.words import voice
from web.doors.day import LOOKING_BACK
from web.parties import door, late_entry, setup
from web.words.speaking import mark


def news(events: Sequence[Event], seat: int) -> list[Event]:
    """What others have bid, bought and bet since this seat did, in this race."""
    return missed(events, seat, ("race", "off"), ("bid", "sold", "bet laid"))


def summary(table: Table) -> Summary:
    """Race, phase, and everybody's chips."""
    view = seen(table.view(None))
    return Summary(view.race, view.races, view.phase, tuple((it, None) for it in view.money))


def crowd(desk: Desk) -> Heard:
    """The crowd rises as the first horse comes near the line."""
    view = seen(desk.view)
    if view.phase != "race" or not view.at:
        return SILENCE
    near = max([at / view.lanes[horse] for horse, at in view.at.items()])
    return Heard(0.5, max(0.1, 0.9 * near**2), 1)


def storybook() -> h.Node:
    """All horses."""
    return h.section(".sheet")[
        h.h2[say("The horses")],
        h.ul(".dd-all")[(h.li[peg(horse), named(horse)] for horse in HORSES)],
    ]


WINS = ("share", "jockey wins", "for first", "for second")
"""What a race brings somebody without a slip."""


def strokes(events: Sequence[Event]) -> Mapping[int, int]:
    """The most that each has won at once, slips left out, by seat."""
    most = Counter[int]()
    for event in events:
        if event.kind in WINS:
            most[event.facts["seat"]] = max(most[event.facts["seat"]], event.facts["money"])
    return most


SCREEN: Screen[Desk, View] = Screen(
    id="dice-derby",
    box=BOX,
    poster=Poster(
        "rolling-dices",
        mark("Dice Derby"),
        mark("Throw two dice: whatever they show goes one step."),
    ),
    words=lambda: voice().words,
    moments=MOMENTS,
    in_air=lambda view, event: view._replace(dice=event.facts["dice"]),
    has_secrets=False,
    one_tap=frozenset({"bid"}),
    table=table,
    showing=SHOWING,
    result=END.podium,
    summary=summary,
    finish=finish,
    strokes=strokes,
    pictured=PICTURED,
    bets=Bets(
        "bet won", horse=lambda horse: NAMES[int(horse)], drawn=lambda horse: badge(int(horse))
    ),
    gazette="web.dice_derby.gazette.offers",
    hosted=frozenset({"another race"}),
    obvious=obvious,
    crowd=crowd,
    options=OPTIONS,
    takes=takes,
    printing=to_cards,
    news=news,
    paper=paper,
    storybook=storybook,
    lesson=LESSON,
    taps={
        "throw-for": throw_for,
        "throw-for-all": throw_for_all,
        "throw-by-hand": throw_by_hand,
    },
    hosting=frozenset({"throw-for-all"}),
    workers=(LOOKING_BACK,),
)

HOSTING = {
    **door.VERBS,
    **late_entry.VERBS,
    "next-race": party.another_race,
}
"""Taps of whoever has the tablet at a party."""

PARTY: Screen[Desk, View] = replace(
    SCREEN,
    id="dice-derby/party",
    poster=Poster(
        "megaphone",
        mark("Party"),
        mark("Two to forty guests, who come and go between races."),
    ),
    rests=frozenset({"another race"}),
    shows=frozenset({".party", ".phase-interval"}),
    options=PARTY_OPTIONS,
    setup=setup.sheets,
    takes=party_takes,
    start="door-start",
    setting_up=door.look_up,
    lesson=None,
    sheets={"guests": party.guests},
    over=late_entry.over,
    opened=late_entry.opened,
    closing=late_entry.closing,
    taps={**SCREEN.taps, **HOSTING},
    fields=late_entry.FIELDS,
    hosting=frozenset({*SCREEN.hosting, *HOSTING, *late_entry.FIELDS}),
    workers=(),
)

SCREENS = (SCREEN, PARTY)

"""Winner's Circle on the page."""

from __future__ import annotations

from collections.abc import Sequence

from game import Table
from game.play import Ask, Event
from game.winners_circle.cards import CARDS
from game.winners_circle.view import Laid, View
from web import html as h
from web.acts import confirm
from web.desk.box import Poster
from web.desk.fingers import LAST, fingers, hold, put_down
from web.desk.news import missed
from web.desk.running import SILENCE, Heard
from web.desk.screen import Bets, Screen, Summary
from web.desk.state import Desk
from web.doors.day import LOOKING_BACK
from web.frame.paper import to_score_sheet
from web.winners_circle import BOX, say
from web.winners_circle.card import card, large
from web.winners_circle.finish import finish
from web.winners_circle.keys import keys
from web.winners_circle.lesson import LESSON
from web.winners_circle.moments import MOMENTS
from web.winners_circle.odds import Counting
from web.winners_circle.options import OPTIONS, takes
from web.winners_circle.paper import paper
from web.winners_circle.pictured import PICTURED
from web.winners_circle.podium import END
from web.winners_circle.programme import chances
from web.winners_circle.showing import SHOWING
from web.winners_circle.standing import course_of
from web.winners_circle.state import seen
from web.winners_circle.table import table
from web.winners_circle.words import voice
from web.winners_circle.words.names import NAMES
from web.words.speaking import mark


def opened(desk: Desk) -> None:
    """Another table: no chip is chosen, and the last one is in the fingers."""
    put_down(desk, LAST)


def lay(desk: Desk, horse: str) -> None:
    """Lay the chip that was chosen, whatever it is worth."""
    table, ask = desk.table, desk.ask
    if table is None or ask is None:
        return
    if ask.what == "chip" and (ask.open or desk.holder == ask.who):
        chips = seen(table.view(ask.who)).chips
        confirm.give(desk, f"{fingers(desk).held(chips)} {horse}")


def touched(desk: Desk, thing: str) -> bool:
    """While a chip is asked for, a touch of a horse lays the one in hand on it."""
    kind, _, horse = thing.partition(" ")
    asked = desk.ask is not None and desk.ask.what == "chip" and kind == "horse"
    if asked:
        lay(desk, horse)
    return asked


def lifted(desk: Desk, thing: str) -> bool:
    """A chip that is dragged is in hand."""
    kind, _, number = thing.partition(" ")
    if kind == "chip":
        hold(desk, number)
    return kind == "chip"


def summary(table: Table) -> Summary:
    """Race, phase, and everybody's money."""
    view = seen(table.view(None))
    return Summary(view.race, view.races, view.phase, tuple((it, None) for it in view.money))


def hide(view: View) -> View:
    """The own chips face down."""
    if not view.is_bluff or view.phase not in ("bets", "race"):
        return view
    return view._replace(chips=(), bets=tuple(Laid(bet.seat, None, bet.horse) for bet in view.bets))


def is_secret(ask: Ask, _view: View) -> bool:
    """A chip that is laid face down."""
    return ask.what == "chip" and not ask.open


def crowd(desk: Desk) -> Heard:
    """The crowd rises as the first horses come home; one horse at a time runs."""
    view = seen(desk.view)
    if view.phase != "race" or not view.positions:
        return SILENCE
    run = max(0.0, max(view.positions.values()) / course_of(view).finish)
    return Heard(0.5, max(0.9 - 0.2 * len(view.finished), 0.1 + 0.8 * run**3), 1)


def pace(table: Table, _told: int) -> float:
    """A single race is shown more quickly: the race of the day is to last three minutes."""
    return 0.6 if table.options["length"] == "single" else 1.0


def news(events: Sequence[Event], seat: int) -> list[Event]:
    """The chips that others have laid since this seat laid one, in this race."""
    return missed(events, seat, ("ranking",), ("bet laid",))


def storybook() -> h.Node:
    """All cards."""
    return h.section(".sheet")[
        h.h2[say("Horse cards")], [large(id, CARDS[id].coat) for id in NAMES]
    ]


COUNTING = Counting(chances)

SCREEN: Screen[Desk, View] = Screen(
    id="winners-circle",
    box=BOX,
    poster=Poster(
        "horseshoe",
        mark("Winner’s Circle"),
        mark("Lay three chips, then everybody moves every horse."),
    ),
    words=lambda: voice().words,
    moments=MOMENTS,
    in_air=lambda view, event: view._replace(die=event.facts["face"]),
    pace=pace,
    news=news,
    table=table,
    showing=SHOWING,
    result=END.podium,
    plan="long-side whole",
    summary=summary,
    finish=finish,
    pictured=PICTURED,
    bets=Bets("win", "place", "show", stake="", named="card", horse=NAMES.__getitem__),
    gazette="web.winners_circle.gazette.offers",
    hide=hide,
    shows=frozenset({".wc-chances"}),
    is_secret=is_secret,
    looks_itself=frozenset({"chip", "horse"}),
    crowd=crowd,
    options=OPTIONS,
    takes=takes,
    printing=to_score_sheet,
    card=card,
    paper=paper,
    storybook=storybook,
    lesson=LESSON,
    opened=opened,
    keys=keys,
    workers=(COUNTING, LOOKING_BACK),
    taps={"hold": hold, "lay": lay},
    touches={"chip": "horse", "horse": "horse"},
    touched=touched,
    lifted=lifted,
)

SCREENS = (SCREEN,)

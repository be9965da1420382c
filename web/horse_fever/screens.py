"""Horse Fever on the page: the Family Game, the Board Game and the Party Game of one box."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from importlib import import_module

from game import Event, Table
from game.horse_fever.party.view import PartyView
from game.horse_fever.view import View
from web import html as h
from web.desk import fingers
from web.desk.box import Poster
from web.desk.screen import Bets, Screen, Summary
from web.desk.state import Desk
from web.doors.day import LOOKING_BACK
from web.horse_fever import BOX, blanks, card, keys, options, paper, podium, printing
from web.horse_fever.big.party.showing import SHOWING as PARTY_SHOWING
from web.horse_fever.board import betting, fixing, recap, table, touch
from web.horse_fever.crowd import crowd
from web.horse_fever.finish import finish
from web.horse_fever.hiding import face_down, hands, is_secret, opened_up
from web.horse_fever.lesson import LESSON
from web.horse_fever.moments import MOMENTS, PARTY_MOMENTS
from web.horse_fever.odds import account, forecast, form_guide
from web.horse_fever.odds.form_guide import FormGuide
from web.horse_fever.odds.workers import FORECASTING, PARTY_FORECASTING, SHARPENING
from web.horse_fever.pace import party_pace, race_pace
from web.horse_fever.party import countdown, guests, slips, writing
from web.horse_fever.party import options as party_options
from web.horse_fever.party import paper as party_paper
from web.horse_fever.party import podium as party_podium
from web.horse_fever.party import table as party_table
from web.horse_fever.party import taps as party_taps
from web.horse_fever.partying import WHEN, OpenBook, Partying
from web.horse_fever.pictured import PICTURED
from web.horse_fever.real_box import real_box
from web.horse_fever.seen import party_seen, seen
from web.horse_fever.showing import SHOWING
from web.horse_fever.words import of_title
from web.horse_fever.words.confirm import who_is_asked
from web.horse_fever.words.horses import HORSES
from web.horse_fever.words.saying import say
from web.parties import door, late_entry, setup
from web.parts.pieces import runner
from web.racing.turning import in_air
from web.words.speaking import mark


def opened(desk: Desk) -> None:
    """Another table: no form guide lies open, and nobody is chosen."""
    desk.own(Partying).leave()
    late_entry.opened(desk)
    desk.owned[FormGuide] = FormGuide()
    fingers.put_down(desk)


def closing(desk: Desk) -> None:
    """The sheet of guests and what is being made out on paper are put away."""
    late_entry.closing(desk)
    desk.own(blanks.Printing).close()


def summary(table: Table) -> Summary:
    """Race, phase, and everybody's Danari and points."""
    view = seen(table.view(None))
    standing = tuple((one.money, None if one.bankrupt else one.vp) for one in view.seats)
    return Summary(view.round, view.rounds, view.phase, standing)


def blank_over(desk: Desk) -> str:
    """What is being made out on paper."""
    return "paper" if desk.own(blanks.Printing).is_open else ""


def making_out(desk: Desk) -> h.Node:
    """The sheet on which paper is made out."""
    made = desk.own(blanks.Printing)
    if made.slips is not None:
        return slips.making_out(made.slips)
    return None if made.blank is None else paper.making_out(made.blank)


def put_down(desk: Desk, _text: str) -> None:
    """Whoever is asked next holds up the first card, and learns nothing of this one's choice."""
    fingers.put_down(desk)


# at a party


def answering(desk: Desk, text: str) -> None:
    """Before the book closes, every computer guest hands in what it still has to write."""
    if text == "close":
        writing.write_all(desk)


def undone(desk: Desk) -> None:
    """Computer guests write nothing until somebody has answered again."""
    desk.own(OpenBook).hush(len(desk.at.table.answers))


def next_tick(desk: Desk) -> int | None:
    """Milliseconds until the countdown's next second, or a computer guest's next line."""
    return countdown.delay(desk) if countdown.is_on(desk) else writing.delay(desk)


def tick(desk: Desk) -> None:
    """A computer guest writes; the countdown goes on."""
    writing.write_one(desk)
    countdown.tick(desk)


def party_summary(table: Table) -> Summary:
    """Race and phase; nobody knows of how many, and nobody has points."""
    view = party_seen(table.view(None))
    return Summary(view.round, 0, view.phase)


def carried(table: Table) -> list[tuple[str, str, str, str]]:
    """Betting slips on paper, while the party goes on."""
    way = ("slips", "scroll-quill", say("Betting slips"), say("On paper, eight on a page."))
    return [way] if table.ask is not None else []


def party_paper_of(desk: Desk) -> h.Node:
    """The result of a party, on one page."""
    is_shown = paper.is_ended(desk, PARTY.id)
    return h.div("#paper.paper")[party_paper.result(desk)] if is_shown else None


def bet_of_a_guest(event: Event) -> bool:
    """At a party a computer does nothing of its own accord but bet."""
    return event.kind == "bet laid"


def board_paper(desk: Desk) -> h.Node:
    """A blank that is being made out; else the result."""
    return paper.blanks(desk) or paper.results(desk)


BETS = Bets("win bet won", "show bet won", horse=lambda colour: HORSES[colour].name, drawn=runner)
RUNS = frozenset({"movement card"})
HALVES = frozenset({"stake of the first bet", "stake of the second bet", "horse to fix"})
BESIDE = frozenset(
    {"first bet", "second bet", "line-up", "odds change", *HALVES - {"horse to fix"}}
)
OWN_TAPS = {**fixing.VERBS, **form_guide.VERBS, **forecast.VERBS, **printing.VERBS}


def storybook() -> h.Node:
    """Every part of the box; nobody draws it before its code is here (`web/rooms/studio/`)."""
    parts: h.Node = import_module("web.horse_fever.storybook").storybook()
    return parts


LAID_OUT = frozenset({"shop", "gallery", "auction", "own", ".look-up", ".photo", ".faces-of-board"})
"""What stands in the place of course or hand, on the board, or in the bar."""
PARTIES = frozenset(
    {".party", ".photo", ".phase-book", ".phase-interval", ".phase-payoffs", ".faces-of-board"}
)
"""What a party's table shows."""

BOARD: Screen[Desk, View] = Screen(
    id="horse-fever/board",
    box=BOX,
    poster=Poster(
        "top-hat",
        mark("Board Game"),
        mark("Stables, helpers, secret targets, loans: a whole evening."),
    ),
    words=partial(of_title, "horse-fever/board"),
    moments=MOMENTS,
    in_air=in_air,
    table=table.board,
    showing=SHOWING,
    shows=LAID_OUT,
    result=podium.podium,
    summary=summary,
    bets=BETS,
    finish=finish,
    pictured=PICTURED,
    hide=face_down,
    is_secret=is_secret,
    hands=hands,
    does=card.does,
    opened_up=opened_up,
    crowd=crowd,
    pace=race_pace,
    runs=RUNS,
    touches=touch.TOUCHES,
    named=touch.named,
    whole=touch.whole,
    touched=touch.touched,
    lifted=touch.lifted,
    beside=BESIDE,
    halves=HALVES,
    stakes=betting.stakes,
    news=recap.news,
    options=options.OPTIONS,
    length=options.length_of_game,
    takes=options.takes,
    pages={"account": account.account},
    card=card.card,
    storybook=storybook,
    opened=opened,
    answering=put_down,
    taps=OWN_TAPS,
    keys=keys.keys,
    workers=(SHARPENING, FORECASTING, LOOKING_BACK),
    gazette="web.horse_fever.gazette.offers",
    workshop="web.horse_fever.workshop",
)

FAMILY = replace(
    BOARD,
    id="horse-fever/family",
    poster=Poster(
        "horse-head",
        mark("Family Game"),
        mark("Two bets a race, two cards to fix it. Learned in five minutes."),
    ),
    words=partial(of_title, "horse-fever/family"),
    invitation=lambda _desk: real_box(),
    anywhere={"paper": making_out},
    over=blank_over,
    lesson=LESSON,
    paper=board_paper,
    closing=closing,
)
"""The first title of the box: it brings the guided race, and what is printed for the whole box."""

PARTY: Screen[Desk, PartyView] = Screen(
    id="horse-fever/party",
    box=BOX,
    poster=Poster(
        "megaphone",
        mark("Party Game"),
        mark("Two to forty guests, two bets each, one of them keeps the book."),
    ),
    words=partial(of_title, "horse-fever/party"),
    moments=PARTY_MOMENTS,
    in_air=in_air,
    table=party_table.board,
    showing=PARTY_SHOWING,
    shows=PARTIES,
    result=party_podium.podium,
    summary=party_summary,
    bets=BETS,
    finish=finish,
    pictured=PICTURED,
    rests=frozenset({"next race"}),
    pace=party_pace,
    hosted=frozenset(WHEN),
    hosting=party_taps.HOSTING,
    keeper=who_is_asked,
    crowd=crowd,
    runs=RUNS,
    options=party_options.OPTIONS,
    has_secrets=False,
    setup=setup.sheets,
    takes=party_options.takes,
    start="door-start",
    setting_up=door.look_up,
    pages={"account": account.party_account},
    sheets={"guests": guests.guests},
    over=late_entry.over,
    card=card.card,
    paper=party_paper_of,
    carried=carried,
    storybook=storybook,
    opened=opened,
    answering=answering,
    undone=undone,
    next_tick=next_tick,
    tick=tick,
    taps={**OWN_TAPS, **party_taps.VERBS},
    fields=party_taps.FIELDS,
    keys=keys.party_keys,
    workers=(SHARPENING, PARTY_FORECASTING),
    gazette="web.horse_fever.gazette.offers",
    by_itself=bet_of_a_guest,
)

SCREENS = (FAMILY, BOARD, PARTY)

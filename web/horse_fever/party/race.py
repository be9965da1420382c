"""The race of a party: the course as at any table, and what lies on each horse beside it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from game.horse_fever.lanes import HORSES
from game.horse_fever.party.view import PartyView
from game.play import Ask
from game.racing.view import RaceView
from web import html as h
from web.desk.state import Desk
from web.frame.question import asking
from web.frame.tools import why
from web.horse_fever import partying, words
from web.horse_fever.board import fixing, racing
from web.horse_fever.board.at_work import scene
from web.horse_fever.board.blackboard import Turn, as_it_is, ranking
from web.horse_fever.board.explained import worded
from web.horse_fever.board.show import race_stage
from web.horse_fever.board.track import track
from web.horse_fever.odds import chances
from web.horse_fever.words import chances as said
from web.horse_fever.words.saying import say
from web.parts.pieces import heads, icon, piece, silk
from web.racing.bar import moment, race_bar
from web.racing.scene import Scene
from web.racing.stage import Pin


class Course(NamedTuple):
    """What the course needs to be drawn: a party has no odds, no cards and no stables on it."""

    race: RaceView | None
    odds: dict[str, int]
    placed: dict[str, tuple[()]]
    board: None = None
    edition: str = "first"


def course(view: PartyView) -> Course:
    """The course of a party's view."""
    return Course(view.race, dict.fromkeys(HORSES, 0), dict.fromkeys(HORSES, ()))


def parts(desk: Desk, view: PartyView, ask: Ask | None) -> list[h.Node]:
    """Course, field, and the caller or the photograph."""
    seen = course(view)
    live = scene(desk.at.shown.news, len(desk.at.shown.events), seen)
    return [
        on_course(view, desk.at.table.names, live, desk.controls_up),
        field(view, partial(chances.on_board, desk, label=said.STAKES)),
        bar(desk, view) if ask is None else asked(desk, view, ask),
    ]


def on_course(
    view: PartyView, names: Sequence[str], live: Scene, is_held: bool | None = None
) -> h.Element:
    """The stage with the slips of the guests while a race is run, else the empty course."""
    seen = course(view)
    if view.race is None:
        return track(seen, names)
    return race_stage(seen, names, live, backed(view), is_held)


def backed(view: PartyView) -> dict[str, tuple[Pin, ...]]:
    """How many guests back each horse, as one slip."""
    sign = icon("scroll-quill")
    return {
        colour: (
            Pin(
                sign,
                str(on.backers),
                say("{count:plural(guest|guests)} on it", count=on.backers),
                bool(on.win),
            ),
        )
        for colour, on in laid_on(view).items()
        if on.backers
    }


class Laid(NamedTuple):
    """What lies on one horse."""

    backers: int
    win: int
    show: int


def laid_on(view: PartyView) -> dict[str, Laid]:
    """What lies on every horse, so long as the slips are there."""
    found = {}
    for colour in HORSES:
        mine = [
            (guest.seat, kind, bet.stake)
            for guest in view.guests
            for kind, bet in partying.bets(guest).items()
            if bet.horse == colour
        ]
        sums = {kind: sum(stake for _, of, stake in mine if of == kind) for kind in ("win", "show")}
        found[colour] = Laid(len({seat for seat, _, _ in mine}), **sums)
    return found


def field(view: PartyView, turn: Turn = as_it_is) -> h.Element:
    """The board beside the course: what lies on every horse, and the places as they are taken.

    `turn` may put something else in the place of the stakes.
    """
    return h.section("#blackboard.side.field", aria_label=say("The field"))[
        h.h2[say("The field")],
        turn(lambda: stakes(tuple(laid_on(view).items()))),
        ranking(view, True) if view.race is not None else None,
    ]


@piece
def stakes(laid: tuple[tuple[str, Laid], ...]) -> h.Element:
    """A line a horse: how many back it, with how much, to win and to show."""
    most = max((on.win for _, on in laid), default=0)
    return h.table(".field-table")[
        h.caption(".unseen")[say("Stakes on each horse")],
        heads(say("Horse"), say("Backers"), say("To win"), say("To show")),
        h.tbody[
            (
                h.tr(class_="favourite" if on.win == most > 0 else None)[
                    h.th(scope="row")[
                        silk(colour),
                        str(words.HORSES[colour].number),
                        " ",
                        words.HORSES[colour].name,
                    ],
                    h.td[str(on.backers) if on.backers else "·"],
                    h.td[say("{amount:number}", amount=on.win) if on.win else "·"],
                    h.td[say("{amount:number}", amount=on.show) if on.show else "·"],
                ]
                for colour, on in laid
            )
        ],
    ]


def bar(desk: Desk, view: PartyView) -> h.Element:
    """Caller on the left, the card in the middle, controls on the right."""
    if desk.follows and not (desk.is_behind or desk.held):
        return racing.following(desk)
    called = racing.called(desk, call=words.announced)
    return race_bar(desk, called, view.race and moment(desk.at.shown.events, view.race))


def asked(desk: Desk, view: PartyView, ask: Ask) -> h.Element:
    """The photograph, for the bookmaker to decide."""
    asked, tools = words.party_question(ask, desk.at.table.names, view), why(ask)
    help, photo = worded(asked.help, "help"), fixing.tied(desk, ask, view)
    return asking(ask, asked.title, help, h.div(".question-tools.row")[tools], photo)

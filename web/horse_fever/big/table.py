"""Horse Fever on the big screen, drawn from `view(None)`, public events and names alone."""

from __future__ import annotations

from collections.abc import Sequence

from game.horse_fever.view import View
from game.play import CHANCE
from game.racing.odds import ROWS
from web import html as h
from web.big import frame
from web.desk.state import Desk
from web.horse_fever import words
from web.horse_fever.big import stages
from web.horse_fever.big.standings import Line, standings
from web.horse_fever.board import auction, recap
from web.horse_fever.board.at_work import scene
from web.horse_fever.board.blackboard import rolled, rows_of
from web.horse_fever.board.show import race_stage
from web.horse_fever.board.table import phase_shown
from web.horse_fever.board.track import track
from web.horse_fever.seen import race_of, seen
from web.horse_fever.words.saying import say
from web.parts.pieces import unseen
from web.racing.bar import unit_of, unit_told
from web.racing.scene import NOTHING, Scene
from web.words.plain import capital

NOBODY = -1


def big(desk: Desk) -> h.Element:
    """The table for the whole room: the same whoever sits in front of the tablet."""
    view, events = seen(desk.at.shown.view(None)), desk.at.shown.events
    kind = "podium" if desk.is_over else phase_shown(desk, view)
    live = scene(desk.at.shown.news, len(events), view) if kind == "race" else NOTHING
    return frame.frame(
        desk,
        kind.replace(" ", "-"),
        head(view, kind),
        stage(desk, view, kind, live),
        None if kind in ("podium", "payoffs", "race") else side(desk, view),
        bar(desk, view, kind, live),
    )


def asked(desk: Desk) -> int | None:
    """Whom the table asks, once all that has happened is shown; told at the table anyway."""
    ask = desk.at.table.ask
    return None if ask is None or ask.who == CHANCE or desk.is_behind or desk.held else ask.who


def head(view: View, kind: str) -> h.Node:
    """The number of the race, and the phase."""
    if kind == "podium":
        return frame.head(say("The winners’ enclosure"), "")
    number = race_of(view).number if kind == "payoffs" else view.round
    if not number:
        return frame.head(say("Before the races"), capital(words.phase(kind)))
    title = say("Race {number} of {races}", number=number, races=view.rounds)
    return frame.head(title, capital(words.phase(kind)))


def stage(desk: Desk, view: View, kind: str, live: Scene) -> h.Node:
    """The course, or what has taken its place; its buttons are for the tablet only."""
    if kind == "podium":
        return stages.podium(desk.at.table)
    if kind == "payoffs":
        return stages.payoffs(view, desk.at.table.names, desk.at.shown.events)
    if kind == "auction":
        return auction.stage(desk, view, asked(desk))
    names = desk.at.table.names
    course = race_stage(view, names, live) if kind == "race" else track(view, names)
    return h.div(".big-course", inert=True)[course]


def side(desk: Desk, view: View) -> h.Element:
    """All players, the leader on top."""
    who, names = asked(desk), desk.at.table.names
    return standings(
        [
            Line(
                one.seat,
                names[one.seat],
                one.money,
                None if one.bankrupt else one.vp,
                tuple(one.bets),
                tuple(one.stables),
                one.seat == who,
                one.seat == view.first,
                bool(one.out),
            )
            for one in view.seats
        ]
    )


def bar(desk: Desk, view: View, kind: str, live: Scene) -> h.Node:
    """The caller's words; in a race the card and the dice beside them."""
    if kind == "race":
        return [frame.lines(called(desk, live)), turned(view, unit_of(desk.at.shown.events))]
    if kind == "podium":
        return frame.lines(stages.why_won(desk), "laurels-trophy")
    if kind == "payoffs":
        return frame.lines([say("The bookmakers pay.")])
    sign = "gavel" if kind == "auction" else "megaphone"
    return frame.lines([*latest(desk), *asking(desk)], sign)


def called(desk: Desk, live: Scene) -> list[str]:
    """What the caller says of this moment, as on the tablet."""
    told = [words.at_work(herald.name, herald.does, horse) for horse, herald in live.working]
    events, fresh = desk.at.shown.events, desk.at.shown.fresh
    return [*told, *words.called_out(events, fresh, desk.at.table.names)]


def latest(desk: Desk) -> list[str]:
    """The last thing that somebody has done in public."""
    done = desk.hammer[-1:] or recap.news(desk.at.shown.events, NOBODY)[-1:]
    return [words.sentence(event, desk.at.table.names) for event in done]


def asking(desk: Desk) -> list[str]:
    """Who is asked, in words that tell nothing of the choice."""
    who, ask = asked(desk), desk.at.table.ask
    return [] if who is None or ask is None else [words.aloud(desk.at.table.names[who], ask.what)]


def turned(view: View, unit: int) -> h.Element:
    """The movement card with what it moves each row by, and the sprint dice."""
    race = race_of(view)
    moves: Sequence[int] = rows_of(view) if race.card else ()
    return h.div(".big-turned")[
        h.p(".big-unit")[unit_told(unit)],
        moves
        and h.ul(
            ".big-moves.timed",
            id=f"big-moves-{unit}-{race.card}",
            aria_label=say("Card number {number}", number=race.card),
        )[
            (
                h.li[h.small[words.odds_text(row)], h.b[f"+{spaces}"]]
                for row, spaces in zip(ROWS, moves, strict=True)
            )
        ],
        race.card
        and h.p(".big-dice.timed", id=f"big-dice-{unit}-{len(race.dice)}")[
            unseen(say("Sprint dice")), rolled(race.dice)
        ],
    ]

"""The Family and the Board Game for those who only look: on the big screen, and back."""

from __future__ import annotations

from collections.abc import Sequence

from game.horse_fever.view import View
from game.play import CHANCE
from game.racing.odds import ROWS
from web import html as h
from web.desk.state import Desk
from web.frame import big_screen as frame
from web.frame.showing import Laid, Look, Showing
from web.horse_fever import BOX, words
from web.horse_fever.big import stages
from web.horse_fever.big.standings import standings
from web.horse_fever.board import auction, payoffs, recap
from web.horse_fever.board.at_work import scene
from web.horse_fever.board.blackboard import blackboard, rolled, rows_of
from web.horse_fever.board.racing import called, working
from web.horse_fever.board.seats import seats
from web.horse_fever.board.show import race_stage
from web.horse_fever.board.table import phase_shown
from web.horse_fever.board.track import track
from web.horse_fever.seen import race_of, seen
from web.horse_fever.words.saying import say
from web.parts.pieces import silk, unseen
from web.racing.bar import unit_of, unit_told
from web.racing.scene import NOTHING, Scene
from web.words.plain import capital

NOBODY = -1
PAID = frozenset({"new odds", "game over"})


def phase(look: Look[View]) -> str:
    """What is being done; the screen may lag behind the table."""
    if look.live:
        shown, race = phase_shown(look.desk, look.view), look.view.race
        is_over = race is not None and race.number != look.view.round
        return str(look.view.phase) if shown == "race" and is_over else shown
    if look.view.race is None or look.view.race.number != look.view.round:
        return "past"
    return "payoffs" if look.events[-1].kind in PAID else "race"


def scene_of(look: Look[View]) -> Scene:
    """What moves at this moment of a race."""
    if phase(look) != "race":
        return NOTHING
    return scene(look.news, len(look.events), look.view, look.air)


def asked(desk: Desk) -> int | None:
    """Whom the table asks, once all that has happened is shown; told at the table anyway."""
    ask = desk.at.table.ask
    return None if ask is None or ask.who == CHANCE or desk.is_behind or desk.held else ask.who


def head(look: Look[View], kind: str) -> tuple[str, str]:
    """The number of the race, and the phase."""
    number = race_of(look.view).number if kind == "payoffs" else look.view.round
    if not number:
        return say("Before the races"), capital(words.phase(kind))
    title = say("Race {number} of {races}", number=number, races=look.view.rounds)
    return title, capital(words.phase(kind))


def course(look: Look[View]) -> h.Node:
    """The course, before the race and while it is run."""
    if phase(look) == "race":
        return race_stage(look.view, look.names, scene_of(look))
    return track(look.view, look.names)


def stage(look: Look[View]) -> h.Node:
    """The course, or the auctioneer."""
    if look.view.board is not None and look.view.board.auction is not None:
        return auction.bidding(look.view, look.names, None)
    return course(look)


def big_stage(look: Look[View]) -> h.Node:
    """The same on the big screen; its buttons are for the tablet only."""
    if phase(look) == "auction":
        return auction.stage(look.desk, look.view, asked(look.desk))
    return h.div(".big-course", inert=True)[course(look)]


def board(look: Look[View]) -> h.Node:
    """The blackboard, as stables have just climbed on it."""
    is_paid = phase(look) == "payoffs"
    shifts = payoffs.shifts(look.events) if is_paid else scene_of(look).shifts
    return blackboard(look.view, look.names, phase(look) != "past", shifts)


def bills(look: Look[View]) -> h.Node:
    """What the race has brought to everybody."""
    if look.live:
        return stages.payoffs(look.view, look.names, look.events)
    return payoffs.bills(look.view, look.names, payoffs.paid(look.events))


def beside(look: Look[View], kind: str) -> h.Node:
    """All players, the leader on top; a race fills the screen."""
    if kind == "race":
        return None
    return standings(look.view, look.names, asked(look.desk))


def bar(look: Look[View], kind: str) -> h.Node:
    """The caller's words; in a race the card and the dice beside them."""
    desk = look.desk
    if kind == "race":
        return [frame.lines(heard(desk)), turned(look.view, unit_of(look.events))]
    if kind == "podium":
        return frame.lines(stages.why_won(desk), "laurels-trophy")
    if kind == "payoffs":
        return frame.lines([say("The bookmakers pay.")])
    sign = "gavel" if kind == "auction" else "megaphone"
    return frame.lines([*latest(desk), *asking(desk)], sign)


def heard(desk: Desk) -> list[str]:
    """What the caller says of this moment of a race."""
    shown = desk.at.shown
    return called(desk, working(scene(shown.news, len(shown.events), seen(shown.view(None)))))


def laid(view: View, seat: int) -> list[Laid]:
    """The bets of a player, and the horses of the stable."""
    player = view.seats[seat]
    bets = [
        (it.horse, say("{stake:money} to {bet:bet}", stake=it.stake, bet=it.kind))
        for it in player.bets
    ]
    its = [*bets, *((horse, say("your stable")) for horse in player.stables)]
    return [Laid(silk(horse), words.HORSES[horse].name, told) for horse, told in its]


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


SHOWING = Showing(
    box=BOX,
    seen=seen,
    end=stages.podium,
    over=lambda: say("The winners’ enclosure"),
    phase=phase,
    head=head,
    heard=heard,
    bar=bar,
    laid=laid,
    seats=lambda look: seats(look.view, look.names, look.bots, None),
    stage=stage,
    side=board,
    bills=bills,
    paid=PAID,
    big_stage=big_stage,
    beside=beside,
)

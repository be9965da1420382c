"""The table: players, course, the bookie's board, and the question to answer next."""

from __future__ import annotations

from game.play import Ask
from game.really_nasty.cards import CARDS, RACES
from game.really_nasty.view import View
from web import html as h
from web.desk import obvious
from web.desk.state import Desk
from web.frame import head, waited
from web.parts.pieces import icon
from web.racing import bar as bar_below
from web.racing.bar import raised
from web.really_nasty import asked, entries, payoffs, say
from web.really_nasty.board import board
from web.really_nasty.course import NOBODY, Choosing, course
from web.really_nasty.die import die
from web.really_nasty.happening import happening
from web.really_nasty.rail import rail
from web.really_nasty.seats import seats
from web.really_nasty.state import Look, seen
from web.really_nasty.words import card_name, fallen, voice
from web.really_nasty.words.calling import called
from web.really_nasty.words.names import FACES, facts_of

PHASES = ("entries", "bets", "race", "stewards", "payoffs")
SHOWN_AS = {"meeting": "entries", "lanes": "bets", "over": "payoffs"}
WATCHED = (
    *("fell", "slipped", "remounted", "runs riderless", "moved", "wandered", "rolled", "driven"),
    *("over the line", "turn lost", "hemmed in", "on a fence", "doubled"),
)
"""Events at which one horse is looked at."""

LINES = 2
"""So many sentences stand in the bar while others play."""


def table(desk: Desk) -> h.Element:
    """Everything on the table, drawn from what the people in front of it may see."""
    view, names, ask = seen(desk.view), desk.at.table.names, desk.ask
    phase = "payoffs" if desk.payoffs_open else SHOWN_AS.get(view.phase, view.phase)
    steps = [(one, voice().tables.phases[one]) for one in PHASES]
    return h.div(
        "#table", class_=f"phase-{phase}", data_controls=raised(desk) if phase == "race" else None
    )[
        head.head(desk, race_told(desk, view), steps, phase),
        seats(view, names, desk.at.table.bots, acting(desk, view, ask)),
        middle(desk, view, ask),
        waited.on_stage(desk, "bet"),
        board(view, names),
        bar(desk, view, ask),
    ]


FROM_THE_RAIL = ("race", "stewards")
"""Phases in which there is a race to be seen."""


def middle(desk: Desk, view: View, ask: Ask | None) -> h.Node:
    """The course, the payoffs, or the entry form of whoever is asked for it."""
    if desk.payoffs_open:
        return payoffs.bills(view, desk.at.table.names, desk.at.shown.events)
    if ask is not None and ask.what == "entries" and view.seat == ask.who:
        return entries.form(desk, view, ask.who, desk.is_covered)
    choosing = NOBODY if obvious.answer(desk) else asked.choosing(desk, view)
    return h.div("#nasty-stage")[race(desk, view, choosing), thrown(desk)]


def race(desk: Desk, view: View, choosing: Choosing) -> h.Element:
    """The race from the rail, up to the stewards; before it, and where wanted, the whole course."""
    eye = looked_at(desk, view)
    if view.phase not in FROM_THE_RAIL or desk.own(Look).whole:
        return course(view, choosing, eye, can_leave=view.phase == "race")
    doing = happening(view, desk.at.shown.events, desk.at.shown.fresh)
    return rail(view, desk.at.table.names, doing, choosing, eye)


def looked_at(desk: Desk, view: View) -> int | None:
    """The horse that the eye follows: what it does, else whose turn it is."""
    if view.phase == "stewards" and view.placed:
        return view.placed[0]
    if view.phase != "race":
        return None
    for event in reversed(desk.at.shown.news):
        if event.kind == "race over" and view.placed:
            return view.placed[0]
        if event.kind in WATCHED:
            return int(event.facts["seat"])
        if event.kind == "card played" and event.facts.get("horse") is not None:
            return int(event.facts["horse"])  # and the eye is there when it falls
    return fallen(view)


def thrown(desk: Desk) -> h.Node:
    """The nasty card that has just been played, large."""
    played = [event for event in desk.at.shown.news if event.kind == "card played"]
    if not played or desk.at.shown.moment is None:
        return None
    facts, silks = played[-1].facts, seen(desk.at.shown.view(None)).silks
    word = CARDS[facts["card"]].word
    return h.div(".rn-thrown", id=f"thrown-{facts['card']}", aria_hidden="true")[
        icon(FACES[word].sign),
        h.b[card_name(word)],
        h.small[say(FACES[word].does, **facts_of(word))],
        h.span[
            say(
                "{seat:player} plays it{horse:some( at {silk:silk})}",
                desk.at.table.names,
                seat=facts["seat"],
                horse="horse" in facts,
                silk=silks[facts["horse"]] if "horse" in facts else "red",
            )
        ],
    ]


def acting(desk: Desk, view: View, ask: Ask | None) -> int | None:
    """Whose turn it is."""
    if ask is not None and ask.who >= 0:
        return ask.who
    if desk.is_over or view.phase not in ("race", "bets") or not view.lanes:
        return None
    return int(view.turn)


def race_told(desk: Desk, view: View) -> h.Node:
    """Which race of how many, and its name; the first race of a newcomer is the only one."""
    if not view.race:
        return say("The meeting")
    name = RACES[view.races[view.race - 1]].name
    return head.race_told(desk, view.race, len(view.races), name)


def bar(desk: Desk, view: View, ask: Ask | None) -> h.Element:
    """What to tap next: the open question, what the others do, the race, or the payoffs."""
    if desk.payoffs_open:
        return payoffs.bar(desk)
    if ask is None or ask.who == -1 or obvious.answer(desk):
        return watching(desk, view)
    return asked.bar(desk, view, ask)


def heard(desk: Desk) -> list[str]:
    """What the caller says of the moment on the screen; off the course what the log says."""
    names = desk.at.table.names
    return bar_below.told(desk, lambda event, before: [called(event, before, names)])


def watching(desk: Desk, view: View) -> h.Element:
    """While others play: the die, the caller, and the buttons that hurry or hold it.

    After the race comes the weighing room, where the stewards sit, else the payoffs.
    """
    sits = desk.at.table.ask is not None and desk.at.table.ask.what == "stewards"
    end = say("To the weighing room") if sits else ""
    skip = skipping(desk, view) if view.phase == "race" else ""
    said = [*heard(desk), *went_by_itself(desk)]
    return bar_below.watching(desk, said[-LINES:], skip, die(view.die), end)


def went_by_itself(desk: Desk) -> list[str]:
    """What is said where a person's horse has just run without having been asked."""
    moved = [event for event in desk.at.shown.news if event.kind == "moved"]
    if not moved or desk.own(obvious.Obvious).given != (desk.id, len(desk.at.table.answers) - 1):
        return []
    seat = moved[-1].facts["seat"]
    return [
        say("There is only one good way: {seat:player} takes it.", desk.at.table.names, seat=seat)
    ]


def skipping(desk: Desk, view: View) -> str:
    """How far one can skip: to the next turn of a person, or to the line where none will come."""
    if not any(view.horses[seat].at >= 0 for seat in desk.people):
        return bar_below.to_the_line()
    return bar_below.to_a_turn(desk)

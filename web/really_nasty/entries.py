"""The entry form: six horses of one stable, one for each race of the meeting."""

from __future__ import annotations

from game.really_nasty.cards import GRADES, RACES
from game.really_nasty.view import View
from web import html as h
from web.acts import lesson
from web.desk.state import Desk
from web.parts.pieces import greyed, toggle
from web.really_nasty import say
from web.really_nasty.grades import chips, on_grades
from web.really_nasty.silks import cap
from web.really_nasty.state import Entering, seen


def form(desk: Desk, view: View, seat: int, covered: bool) -> h.Element:
    """Six races in their order, each with the horse that is entered; two taps change places."""
    own = entering(desk)
    return h.section("#entries.stack", aria_label=say("Your entries"))[
        h.ol[
            (
                race(view, number, own, view.silks[seat], covered)
                for number in range(len(view.races))
            )
        ],
        h.p(".rn-key")[on_grades("entries")],
    ]


def race(view: View, number: int, own: Entering, silk: str, covered: bool) -> h.Element:
    """One race: what it pays, and the horse in it."""
    its, grade = RACES[view.races[number]], own.grades[number]
    in_hand = number == own.race
    pays = say("1st pays {money:money}", money=its.prizes[0])
    race_told = h.span(".rn-race")[h.b[its.name], h.small[pays]]
    entered = h.span(".rn-entered")[cap(silk), hidden() if covered else graded(grade)]
    return h.li[
        toggle(
            [race_told, entered], f"enter {number}", in_hand, None, "rn-entry", f"entry-{number}"
        )
    ]


def hidden() -> h.Node:
    """A horse that nobody may see."""
    return h.b["?"]


def graded(grade: int) -> h.Node:
    """A grade, and where it doubles."""
    return [
        h.b[say("Grade {grade}", grade=grade)],
        chips(grade),
    ]


def enter(desk: Desk, rest: str) -> None:
    """A race has been tapped."""
    ask = desk.ask
    if ask is not None and ask.what == "entries" and desk.holder == ask.who and rest.isdecimal():
        desk.second = None
        if int(rest) < len(GRADES):
            entering(desk).tap(int(rest))


def entering(desk: Desk) -> Entering:
    """The form of whoever is asked: at first the best horse for the richest race, and so on down.

    Another question, or another table, has a form of its own.
    """
    kept, here = desk.own(Entering), (desk.id, len(desk.at.table.answers))
    if kept.at != here:
        races = seen(desk.at.table.view(None)).races
        grades = list(GRADES)
        rich = sorted(range(len(races)), key=lambda one: -RACES[races[one]].prizes[0])
        for grade, number in enumerate(rich, 1):
            grades[number] = grade
        kept = desk.owned[Entering] = Entering(here, grades)
    return kept


def send(desk: Desk) -> h.Element:
    """The button that hands the form in."""
    answer = entering(desk).answer
    if refusal := lesson.why_not_answer(desk, answer):
        return greyed(say("Hand in my entries"), refusal, f"why {answer}", "big", "hand-in")
    return h.button("#hand-in.button.big.go.choice", type="button", data_answer=answer)[
        say("Hand in my entries")
    ]

"""A Derby party: guests by number, who comes and goes between races, and how everybody stands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.dice_derby.board import HORSE
from game.dice_derby.view import View
from game.play import Ask
from web import html as h
from web.acts import playing
from web.desk.state import Desk
from web.dice_derby import say
from web.dice_derby.horses import held, mark_of
from web.dice_derby.payoffs import UNIT, chips, paid
from web.dice_derby.state import seen
from web.dice_derby.words import voice
from web.parties import guests as sheet
from web.parties import late_entry
from web.parties import standings as board
from web.parties.state import GuestSheet
from web.parts.pieces import button, icon

FEW = 12
"""So many guests have room for all their cards; of more of them each has few."""


def crowd(view: View, names: Sequence[str], asked: int | None) -> h.Element:
    """All guests who are here: number, name, chips, and the cards of this race."""
    here = [seat for seat in range(len(names)) if seat not in view.out and seat < len(view.money)]
    size = "few" if len(here) <= FEW else "many"
    return h.section("#seats.dd-crowd", data_of=size, aria_label=say("The guests"), tabindex="0")[
        h.ul[(guest(view, seat, names[seat], seat == asked) for seat in here)]
    ]


def guest(view: View, seat: int, name: str, is_asked: bool) -> h.Element:
    """One guest."""
    mine = Counter([HORSE[card] for card in view.cards[seat]] if seat < len(view.cards) else ())
    return h.li(id=f"player-{seat}", class_="asked" if is_asked else None)[
        mark_of(view, seat),
        h.span(".name.fit")[name],
        h.b(".dd-money")[say("{count:number}", count=view.money[seat])],
        h.span(".dd-cards")[(held(view, horse, mine[horse]) for horse in sorted(mine))],
    ]


# between two races


def another_race(desk: Desk, _rest: str) -> None:
    """Whoever wants another race need not say it twice."""
    if late_entry.is_on(desk):
        playing.answer(desk, "race")


def bar(desk: Desk, view: View, ask: Ask) -> h.Element:
    """Another race, or the end; and who comes and goes."""
    asked = voice().question(ask, desk.at.table.names, view)
    return board.bar(asked, ask, board.undo(desk), board.another(None), to_print(desk))


def standings(desk: Desk, view: View) -> h.Element:
    """Everybody who has come, most chips first."""
    gained = Counter[int]()
    for event in paid(desk.at.shown.events):
        gained[event.facts["seat"]] += event.facts["money"]
    order = sorted(range(len(view.money)), key=lambda seat: -view.money[seat])
    return board.standings(
        say("After race {number}", number=view.race),
        [
            board.Line(
                1 + sum(other > view.money[seat] for other in view.money),
                seat,
                desk.at.table.names[seat],
                seat not in view.out,
                UNIT.signed(gained[seat]) if gained[seat] else None,
                say("{count:number}", count=view.money[seat]),
                [say("gone home")] if seat in view.out else [],
            )
            for seat in order
        ],
    )


def guests(desk: Desk) -> h.Element:
    """The sheet on which guests come and go."""
    view, whom = seen(desk.view), desk.own(GuestSheet).whom
    known = range(len(view.money))
    return sheet.guests(
        desk,
        [
            sheet.Guest(seat, seat not in view.out, say("gone") if seat in view.out else "")
            for seat in known
        ],
        say("Or tap a guest who is leaving or coming back.") if whom is None else "",
        chips(view.money[whom]) if whom is not None and whom in known else None,
    )


def to_print(_desk: Desk) -> h.Element:
    """Who stands where, or who holds what, on paper."""
    return button([icon("scroll-quill"), say("Print")], "print", "small quiet", "print-list")

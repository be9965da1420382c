"""The payoffs of the race just run: a bill for every player, and the standing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import htpy as h

from game.play import Event
from game.winners_circle.view import View
from web.desk.state import Desk
from web.parts.pieces import button, charm
from web.parts.shows import at_least
from web.racing.paying import Slip, Turns, counter, slip
from web.winners_circle import say
from web.winners_circle.portraits import cloth, portrait
from web.winners_circle.programme import nth
from web.winners_circle.words.names import NAMES
from web.words.speaking import mark

PAID = {
    "win": mark("Win"),
    "place": mark("Place"),
    "show": mark("Show"),
    "pace bonus": mark("Pace bonus"),
    "penalty": mark("Last"),
}


def paid(events: Sequence[Event]) -> list[Event]:
    """What was paid since the last ranking."""
    told: list[Event] = []
    for event in reversed(events):
        if event.kind == "ranking":
            break
        told.append(event)
    return [event for event in reversed(told) if event.kind in PAID]


def payoffs(desk: Desk, view: View) -> h.Element:
    """The result on top, a bill for each player below."""
    assert desk.table is not None and desk.shown is not None
    return bills(view, desk.table.names, paid(desk.shown.events))


def bills(view: View, names: Sequence[str], events: Sequence[Event]) -> h.Element:
    """The same for any race whose payoffs these events are."""
    turns = Turns(len(events))
    return h.section("#payoffs", aria_labelledby="payoffs-title", tabindex="0")[
        h.header[
            h.h2("#payoffs-title")[say("Result of race {number}", number=view.race)],
            h.ol(".result")[
                (
                    h.li(class_=f"place-{number + 1}")[
                        h.span(".place")[nth(number + 1)],
                        portrait(view.runners[horse], horse),
                        h.span[NAMES[view.runners[horse]]],
                    ]
                    for number, horse in enumerate(view.finished)
                )
            ],
        ],
        h.div(".bills", data_least=at_least(len(names)))[
            (bill(view, seat, name, events, turns) for seat, name in enumerate(names))
        ],
    ]


def bill(view: View, seat: int, name: str, events: Sequence[Event], turns: Turns) -> h.Element:
    """One player's lines, what the race has brought, and the purse."""
    mine = [{**event.facts, "kind": event.kind} for event in events if event.facts["seat"] == seat]
    gained, purse = sum(facts["money"] for facts in mine), view.money[seat]
    slips = [slip(line(facts), turns.take()) for facts in mine]
    after = turns.after_last()
    return h.section(f".bill.mark-{seat}", id=f"bill-{seat}", aria_label=name)[
        h.h3[charm(seat), name],
        h.ul[slips or h.li(".nothing")[say("Nothing paid, nothing got.")]],
        h.p(".sum")[h.span[say("This race")], signed(gained, after)],
        h.p(".sum.now")[
            h.span[say("Now")],
            counter(
                say("{money:number}", money=purse),
                after,
                say("{money:number}", money=max(0, purse - gained)),
            ),
        ],
    ]


def line(facts: Mapping[str, Any]) -> Slip:
    """One payment: what for, how it is reckoned, how much."""
    return Slip(
        facts["kind"].replace(" ", "-"),
        cloth(facts["horse"]),
        [
            h.b[say(PAID[facts["kind"]])],
            " ",
            say("{chip} × {each:size}", chip=facts["chip"], each=facts["each"]),
        ],
        signed(facts["money"]),
        "won" if facts["money"] > 0 else "",
    )


def signed(number: int, after: int | None = None) -> h.Element:
    """A signed number, coloured and worded by its sign; it runs when its turn comes."""
    look = "plus" if number > 0 else "minus" if number < 0 else "zero"
    sign = "+" if number > 0 else "−" if number < 0 else ""
    told = say("{sign}{amount:number}", sign=sign, amount=abs(number))
    return h.span(class_=look)[told if after is None else counter(told, after)]


def bar(desk: Desk) -> h.Element:
    """On to the next race, or to the end."""
    assert desk.table is not None
    over = desk.table.ask is None
    label = say("To the winner’s circle") if over else say("On to the next race")
    return h.section("#bar", class_="payoffs-bar", aria_label=say("Payoffs"))[
        h.div(".question")[
            h.h2("#ask", tabindex="-1")[say("The tote pays")],
            h.p[say("Each line: chips times what a chip of 1 brings.")],
            button("?", "rule W.8", "round help", name=say("Rule: payoffs")),
        ],
        button(label, "payoffs", "big go", id="next-race"),
    ]

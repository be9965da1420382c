"""The payoffs of the race just run: a bill for every player, and the standing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import htpy as h

from game.play import Event
from web.frame.parts import button, charm
from web.state import Desk
from web.winners_circle import say
from web.winners_circle.portraits import cloth, portrait
from web.winners_circle.programme import nth
from web.winners_circle.words.names import NAMES
from web.words.speaking import mark

PAID = {
    "win": mark("Win"),
    "place": mark("Place"),
    "show": mark("Show"),
    "pace bonus": mark("Pace"),
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


def payoffs(desk: Desk, view: Any) -> h.Element:
    """The result on top, a bill for each player below."""
    assert desk.table is not None and desk.shown is not None
    return bills(view, desk.table.names, paid(desk.shown.events))


def bills(view: Any, names: Sequence[str], events: Sequence[Event]) -> h.Element:
    """The same for any race whose payoffs these events are."""
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
        h.div(".bills")[(bill(view, seat, name, events) for seat, name in enumerate(names))],
    ]


def bill(view: Any, seat: int, name: str, events: Sequence[Event]) -> h.Element:
    """One player's lines, what the race has brought, and the purse."""
    mine = [{**event.facts, "kind": event.kind} for event in events if event.facts["seat"] == seat]
    gained = sum(facts["money"] for facts in mine)
    return h.section(f".bill.mark-{seat}", id=f"bill-{seat}", aria_label=name)[
        h.h3[charm(seat), name],
        h.ul[
            [line(facts) for facts in mine] or h.li(".nothing")[say("Nothing paid, nothing got.")]
        ],
        h.p(".sum")[
            h.span[say("Total")],
            signed(gained),
            h.span(".purse-now")[say("now {money:number}", money=view.money[seat])],
        ],
    ]


def line(facts: Any) -> h.Element:
    """One payment: what for, how it is reckoned, how much."""
    return h.li(class_=f"paid-{facts['kind'].replace(' ', '-')}")[
        cloth(facts["horse"]),
        h.span(".what")[
            h.b[say(PAID[facts["kind"]])],
            " ",
            say("{chip} × {each:size}", chip=facts["chip"], each=facts["each"]),
        ],
        h.span(".much")[signed(facts["money"])],
    ]


def signed(number: int) -> h.Element:
    """A signed number, coloured and worded by its sign."""
    look = "plus" if number > 0 else "minus" if number < 0 else "zero"
    sign = "+" if number > 0 else "−" if number < 0 else ""
    return h.span(class_=look)[say("{sign}{amount:number}", sign=sign, amount=abs(number))]


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

"""The payoffs of the race just run: a bill for every player, and the standing."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from game.play import Event
from game.winners_circle.view import View
from web import html as h
from web.desk.state import Desk
from web.parts.pieces import unseen
from web.racing import bills as pay
from web.racing.paying import Slip, Turns
from web.winners_circle import say
from web.winners_circle.portraits import cloth, portrait
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
    return [event for event in pay.since(events) if event.kind in PAID]


def bills(view: View, names: Sequence[str], events: Sequence[Event]) -> h.Element:
    """The result of the last race of these events on top, a bill for each player below."""
    told = paid(events)
    turns = Turns(len(told))
    return pay.sheet(
        say("Result of race {number}", number=view.race),
        [
            pay.placed(place, portrait(view.runners[horse], horse), NAMES[view.runners[horse]])
            for place, horse in enumerate(view.finished, 1)
        ],
        [bill(view, seat, name, told, turns) for seat, name in enumerate(names)],
    )


def bill(view: View, seat: int, name: str, events: Sequence[Event], turns: Turns) -> h.Element:
    """One player's lines, what the race has brought, and the purse."""
    mine = [{**event.facts, "kind": event.kind} for event in events if event.facts["seat"] == seat]
    gained = sum(facts["money"] for facts in mine)
    slips = [line(view, facts) for facts in mine]
    slips += in_vain(view, seat, {facts["horse"] for facts in mine})
    return pay.settled(seat, name, slips, turns, UNIT, view.money[seat], gained)


def in_vain(view: View, seat: int, told: Collection[str]) -> Iterator[Slip]:
    """One line for all horses on which a player has bet and which neither pay nor cost."""
    bets = [bet for bet in view.bets if bet.seat == seat]
    horses = [horse for horse in view.runners if any(it.horse == horse for it in bets)]
    if rest := [horse for horse in horses if horse not in told]:
        what = [named(view, horse) for horse in rest], say("paid nothing")
        yield Slip("in-vain", map(cloth, rest), what, UNIT.signed(0))


def named(view: View, horse: str) -> h.Node:
    """Whose cloth it is, for whoever cannot see its colour."""
    return unseen(f" {NAMES[view.runners[horse]]} ")


def line(view: View, facts: Mapping[str, Any]) -> Slip:
    """One payment: what for, how it is reckoned, how much; and why it is less than that."""
    return Slip(
        facts["kind"].replace(" ", "-"),
        cloth(facts["horse"]),
        [
            named(view, facts["horse"]),
            h.b[say(PAID[facts["kind"]])],
            " ",
            say("{chip} × {each:size}", chip=facts["chip"], each=facts["each"]),
            facts["money"] > facts["owed"] and h.small[" ", say("no more to pay with")],
        ],
        UNIT.signed(facts["money"]),
        "won" if facts["money"] > 0 else "",
    )


def money(amount: int) -> str:
    """An amount of money, without its sign."""
    return say("{money:number}", money=abs(amount))


UNIT = pay.Unit(money, money)


def bar(desk: Desk) -> h.Element:
    """On to the next race, or to the end."""
    return pay.bar(
        say("The tote pays"),
        h.p[say("Each line: chips times what a chip of 1 brings.")],
        ("W.8", say("Rule: payoffs")),
        pay.onward(desk, say("To the winner’s circle")),
    )

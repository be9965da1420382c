"""The payoffs of the race just run: a bill for every player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from game import Table
from game.dice_derby.leaving import owing
from game.dice_derby.rulings import VERSIONS
from game.dice_derby.state import LAST
from game.dice_derby.view import View
from game.play import Event
from web import html as h
from web.desk.state import Desk
from web.dice_derby import NAMES, say
from web.dice_derby.horses import badge, mark_of, quilt
from web.dice_derby.stand import LABELS
from web.dice_derby.state import seen
from web.racing import bills as pay
from web.racing.paying import Slip, Turns
from web.words.speaking import mark

PAID = {
    "purse": mark("For the jockey"),
    "scratch fee": mark("Scratched"),
    "sold": mark("Bought"),
    "bet laid": mark("Slip"),
    "pays in": mark("Threw a scratched number"),
    "jockey wins": mark("Jockey’s purse"),
    "share": mark("Share of the pot"),
    "for first": mark("Owner of the first"),
    "for second": mark("Owner of the second"),
    "bet won": mark("Slip pays"),
}
"""What chips come from and go to, in the order of a race."""

TOGETHER = frozenset({"scratch fee", "pays in"})
"""So small and so many that a bill tells each kind in one line, with the numbers."""


def paid(events: Sequence[Event]) -> list[Event]:
    """What was paid since the race began."""
    return [event for event in pay.since(events, "race") if event.kind in PAID]


def bills(table: Table, view: View, events: Sequence[Event]) -> h.Element:
    """The result of the last race of these events on top, a bill for each player below."""
    told, names = paid(events), table.names
    turns, out = Turns(len(told)), told_out(table, view, told)
    return pay.sheet(
        say("Result of race {number}", number=view.race),
        [pay.placed(at, quilt(horse), f"{horse} {NAMES[horse]}")
         for at, horse in enumerate(view.home, 1)],
        [bill(view, seat, names[seat], told, turns, out.get(seat, ""))
         for seat in billed(view, names, told)],
    )  # fmt: skip


def billed(view: View, names: Sequence[str], events: Sequence[Event]) -> list[int]:
    """Everybody who is here; at a party those who have won something, for a bill has no end."""
    here = [seat for seat in range(len(names)) if seat not in view.out]
    won = {event.facts["seat"] for event in events if event.facts["money"] > 0}
    return [seat for seat in here if seat in won] if view.is_party else here


def told_out(table: Table, view: View, events: Sequence[Event]) -> dict[int, str]:
    """Who is out after this race, where one is to be left, and why."""
    if table.options.get("length") != LAST:
        return {}
    here = [seat for seat in range(len(view.money)) if seat not in view.out]
    if VERSIONS[table.rules].on_credit:
        return dict.fromkeys(owing(here, view.money), say("Still owes chips: out."))
    short = {one.facts["seat"] for one in events if one.facts.get("owed", 0) > -one.facts["money"]}
    going = [seat for seat in here if seat in short or not view.money[seat]]
    return dict.fromkeys(going, say("Could not pay all, or has no chips left: out."))


def bill(
    view: View, seat: int, name: str, events: Sequence[Event], turns: Turns, out: str
) -> h.Element:
    """One player's lines, what the race has brought, and the chips there are now."""
    mine = added([{**one.facts, "kind": one.kind} for one in events if one.facts["seat"] == seat])
    gained = sum(facts["money"] for facts in mine)
    head = h.h3(".dd-holder-head")[mark_of(view, seat), " ", name]
    said = out and h.p(".dd-out")[out]
    has = view.money[seat]
    return pay.settled(seat, name, map(line, mine), turns, UNIT, has, gained, head=head, said=said)


def added(lines: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Payments of one kind for one horse are one line, of fees and fines for all horses."""
    found: dict[tuple[str, int, str], dict[str, Any]] = {}
    for facts in lines:
        kind, horse = facts["kind"], facts.get("horse", 0)
        key = (kind, 0 if kind in TOGETHER else horse, facts.get("to", ""))
        one = found.setdefault(key, {**facts, "money": 0, "due": 0, "horses": Counter[int]()})
        one["money"] += facts["money"]
        one["horses"][horse] += facts.get("cards", 1)
        one["due"] += facts.get("owed", 0)
    return sorted(found.values(), key=lambda one: list(PAID).index(one["kind"]))


def unpaid(facts: Mapping[str, Any]) -> int:
    """What was owed and not there."""
    return int(facts["due"] + facts["money"]) if facts["due"] else 0


def line(facts: Mapping[str, Any]) -> Slip:
    """One payment: what for, of how many cards or throws, how much."""
    times = [
        say("{number} ×{count}", number=number, count=many) if many > 1 else str(number)
        for number, many in facts["horses"].items()
    ]
    horse, is_joined = facts.get("horse", 0), facts["kind"] in TOGETHER
    many = sum(facts["horses"].values())
    return Slip(
        facts["kind"].replace(" ", "-"),
        badge(horse) if horse and not is_joined else None,
        [
            h.b[say(PAID[facts["kind"]])],
            "to" in facts and h.small[" ", say(LABELS[facts["to"]])],
            is_joined and h.small[" ", ", ".join(times)],
            not is_joined and many > 1 and h.small[say(" ×{count}", count=many)],
            unpaid(facts) > 0 and h.small[", ", say("owed {owed}", owed=facts["due"])],
        ],
        UNIT.signed(facts["money"]),
        "won" if facts["money"] > 0 else "",
    )


def chips(amount: int) -> str:
    """A number of chips, or how many are owed."""
    if amount < 0:
        return say("owes {count:plural(chip|chips)}", count=-amount)
    return say("{count:plural(chip|chips)}", count=amount)


UNIT = pay.Unit(chips, lambda number: say("{count:number}", count=number))


def bar(desk: Desk) -> h.Element:
    """On to the next race, or to the end."""
    told, rule = say("A quarter of the pot for each card of the winner."), "D.6"
    if shares := [one.facts for one in paid(desk.at.shown.events) if one.kind == "share"]:
        told = say(
            "A quarter of the pot for each card of the winner: {each}. In the pot now: {left}.",
            each=shares[0]["money"] // shares[0]["cards"],
            left=seen(desk.view).pot,
        )
    if seen(desk.view).is_party:
        told = told + " " + say("How all others stand comes next.")
    if seen(desk.view).is_sold:
        told, rule = (
            say("Three quarters to the owner of the first, the rest to the second’s."),
            "D.10",
        )
    return pay.bar(
        say("The pot is paid"),
        h.p[told],
        (rule, say("Rule: the pot")),
        pay.onward(desk, say("To the end of the derby")),
    )

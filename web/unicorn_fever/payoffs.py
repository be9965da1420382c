"""The results of the race just run: a bill for every player, gold and glory, then the new odds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import htpy as h

from game.play import Event
from game.racing.odds import multiplier
from game.unicorn_fever.contracts import CONTRACTS
from game.unicorn_fever.state import PLACE_PAYS
from game.unicorn_fever.view import View
from web.desk.state import Desk
from web.parts.pieces import button, charm
from web.parts.shows import at_least
from web.racing.paying import Slip, Turns, counter, long_shot, slip
from web.unicorn_fever import UNICORNS, say
from web.unicorn_fever.parts import clan, sign, tile, unicorn
from web.unicorn_fever.state import race_of
from web.unicorn_fever.words import voice
from web.unicorn_fever.words.names import NAMES
from web.words.speaking import mark

PAID = {
    "owner prize": mark("Owner"),
    "bet won": mark("Bet won"),
    "bet returned": mark("Bet back"),
    "bet lost": mark("Bet lost"),
    "purse": mark("Magic"),
    "contract pays": mark("Contract"),
    "toll": mark("Toll"),
    "toll paid": mark("Toll"),
    "loan": mark("Loan"),
    "glory tax": mark("Glory Tax"),
    "loans repaid": mark("Loans"),
    "gold for glory": mark("Gold"),
    "contract glory": mark("Contract"),
}
"""What stands on a bill, by the kind of event."""

OUTSIDER = 5
"""From this row on a winner was a long shot."""


def results(events: Sequence[Event]) -> list[Event]:
    """What has happened since the last ranking."""
    told: list[Event] = []
    for event in reversed(events):
        if event.kind == "ranking":
            break
        told.append(event)
    return told[::-1]


def shifts(desk: Desk) -> Mapping[str, int]:
    """How many rows each unicorn has climbed after the race (fallen below 0)."""
    assert desk.shown is not None
    for event in results(desk.shown.events):
        if event.kind == "new odds":
            before, odds = event.facts["before"], event.facts["after"]
            return {lane: before[lane] - odds[lane] for lane in odds if before[lane] != odds[lane]}
    return {}


def rows_of(view: View, events: Sequence[Event]) -> Mapping[str, int]:
    """The row of the odds on which each unicorn ran; the board may show those of the next race."""
    for event in results(events):
        if event.kind == "new odds":
            return event.facts["before"]  # type: ignore[no-any-return]
    return view.odds


def payoffs(desk: Desk, view: View) -> h.Element:
    """The result on top, a bill for each player below."""
    assert desk.table is not None and desk.shown is not None
    return bills(view, desk.table.names, desk.shown.events)


def bills(view: View, names: Sequence[str], events: Sequence[Event]) -> h.Element:
    """The same for any race whose results are the last of these events."""
    told = [event for event in results(events) if event.kind in PAID]
    turns, rows, race = Turns(len(told)), rows_of(view, events), race_of(view)
    return h.section("#payoffs", aria_labelledby="payoffs-title", tabindex="0")[
        h.header[
            h.h2("#payoffs-title")[say("Results of race {number}", number=race.number)],
            h.ol(".result")[
                (
                    h.li(class_=f"place-{place}")[
                        h.span(".place")[say("{place:ordinal}", place=place)],
                        unicorn(colour),
                        h.span[sign(colour), UNICORNS[colour]],
                    ]
                    for place, colour in enumerate(race.ranking[:3], 1)
                )
            ],
            outsider(told, names),
        ],
        h.div(".bills", data_of=str(len(names)), data_least=at_least(len(names)))[
            (bill(view, seat, name, told, turns, rows) for seat, name in enumerate(names))
        ],
    ]


def outsider(told: Sequence[Event], names: Sequence[str]) -> h.Node:
    """The long shot that somebody believed in."""
    for event in told:
        facts = event.facts
        if event.kind == "bet won" and facts["bet"] == "win" and facts["place"] == 1:
            times = facts["money"] // facts["stake"]
            if times >= OUTSIDER:
                said = say(
                    "{seat:player} had {horse:horse} at ×{times}.",
                    names,
                    seat=facts["seat"],
                    horse=facts["horse"],
                    times=times,
                )
                return long_shot(say("The long shot!"), said)
    return None


def bill(
    view: View, seat: int, name: str, told: Sequence[Event], turns: Turns, rows: Mapping[str, int]
) -> h.Element:
    """One player's lines, what the race has brought, and the purse."""
    mine = [event for event in told if event.facts["seat"] == seat]
    gold = sum(event.facts["money"] for event in mine)
    glory = sum(event.facts["vp"] for event in mine)
    one = view.seats[seat]
    slips = [slip(line(event, rows), turns.take()) for event in mine]
    after = turns.after_last()
    return h.section(f".bill.mark-{seat}", id=f"bill-{seat}", aria_label=name)[
        h.h3[charm(seat), name],
        h.ul[slips or h.li(".nothing")[say("Nothing paid, nothing got.")]],
        h.p(".sum")[h.span[say("This race")], both(gold, glory, after)],
        h.p(".sum.now")[
            h.span[say("Now")],
            h.span(".uf-purse")[
                running(one.gold, one.gold - gold, say("gold"), after),
                running(one.glory, one.glory - glory, "★", after),
            ],
        ],
    ]


def running(now: int, before: int, what: str, after: int) -> h.Element:
    """A purse that runs from what it was."""
    return h.span[
        counter(say("{n:number}", n=now), after, say("{n:number}", n=max(0, before))),
        f"\u00a0{what}",
    ]


def line(event: Event, rows: Mapping[str, int]) -> Slip:
    """One payment: what for, at which odds, and how much of gold and of glory."""
    facts = event.facts
    outcome = {"bet won": "won", "bet lost": "lost"}.get(event.kind, "")
    if event.kind == "bet lost" and facts["money"]:
        outcome = ""
    if facts["vp"] > 0 and not outcome:
        outcome = "won"
    return Slip(
        event.kind.replace(" ", "-"),
        picture(event),
        what_for(event, rows),
        both(facts["money"], facts["vp"]),
        outcome,
    )


def times(event: Event, rows: Mapping[str, int]) -> int:
    """How many times its stake a bet paid, or would have paid."""
    facts = event.facts
    if facts["bet"] != "win":
        return PLACE_PAYS
    if event.kind == "bet won" and facts["place"] > 1:  # a contract lets it win as second
        return int(facts["money"] // facts["stake"])
    return multiplier(rows[facts["horse"]])


def picture(event: Event) -> h.Node:
    """The unicorn, the clan or the card that a line is about."""
    facts = event.facts
    card = facts.get("card", "")
    if card in CONTRACTS:
        return clan(CONTRACTS[card].clan)
    if "horse" in facts:
        return [sign(facts["horse"]), card and tile(card, "acts")]
    return None


def what_for(event: Event, rows: Mapping[str, int]) -> h.Node:
    """What a line is for, in a few words: of a bet its stake, its kind and its odds."""
    facts = event.facts
    if event.kind.startswith("bet "):
        by = ", ".join(NAMES[id] for id in facts.get("contracts", ()))
        stake = say("{stake:gold}, {bet:bet}", stake=facts["stake"], bet=facts["bet"])
        at = h.b(".at")[f"×{times(event, rows)}"]
        return [h.b[stake], " ", at, by and h.small[f" {by}"]]
    card = facts.get("card", "")
    if card:
        return h.b[NAMES[card]]
    return h.b[say(PAID[event.kind])]


def both(gold: int, glory: int, after: int | None = None) -> h.Element:
    """Signed gold and signed glory, whichever there is."""
    found: list[h.Node] = []
    if gold or not glory:
        found.append(signed(gold, "", after))
    if glory:
        found.append(signed(glory, "★", after))
    return h.span(".gain")[found]


def signed(number: int, unit: str, after: int | None = None) -> h.Element:
    """A signed number, coloured and worded by its sign; it runs when its turn comes."""
    look = "plus" if number > 0 else "minus" if number < 0 else "zero"
    before = "+" if number > 0 else "−" if number < 0 else ""
    told = say("{sign}{amount:number}{unit}", sign=before, amount=abs(number), unit=unit)
    return h.span(class_=look)[told if after is None else counter(told, after)]


def bar(desk: Desk) -> h.Element:
    """On to the next race, or to the end."""
    assert desk.table is not None
    over = desk.table.ask is None
    label = say("To the Master of the Horn") if over else say("On to the next race")
    return h.section("#bar", class_="payoffs-bar", aria_label=say("Results"))[
        h.div(".question")[
            h.h2("#ask", tabindex="-1")[say("The bank pays")],
            h.p[voice().tables.questions["results"][1]],
            button("?", "rule R.4.1", "round help", name=say("Rule: prizes and bets")),
        ],
        button(label, "payoffs", "big go", id="next-race"),
    ]

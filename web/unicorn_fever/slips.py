"""The slips of a bill: prizes, then stakes, then contracts, then what else moved gold or glory.

What a contract has added to a bet stands on the slip of the contract, not on that of the bet; so
whoever adds the slips up comes to what the race has brought.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.play import Event
from game.racing.odds import multiplier
from game.unicorn_fever.contracts import CONTRACTS
from game.unicorn_fever.state import PLACE_PAYS
from web import html as h
from web.racing import bills as pay
from web.racing.paying import Slip
from web.unicorn_fever import UNICORNS, say
from web.unicorn_fever.parts import pictured, seal, sign
from web.unicorn_fever.seats import had_a_hand
from web.unicorn_fever.words import voice
from web.unicorn_fever.words.names import NAMES
from web.words import plain
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

BEFORE = {
    "gold action": PAID["gold for glory"],
    "loan": PAID["loan"],
    "contract signed": PAID["contract pays"],
    "contract pays": PAID["contract pays"],
}
"""What moves gold before a race, stakes apart; all else that does has no name of its own."""

STAKES = ("bet won", "bet returned", "bet lost")
BY_CONTRACT = ("contract pays", "toll", "contract glory")
"""What stands in the two lists of a bill; a toll that is paid is no doing of the one who pays."""


class Much(NamedTuple):
    """So much gold and glory."""

    gold: int = 0
    glory: int = 0

    def and_more(self, gold: int, glory: int) -> Much:
        """Both together."""
        return Much(self.gold + gold, self.glory + glory)


class Part(NamedTuple):
    """Some slips of a bill, what stands over them, and what is said where there are none."""

    slips: Sequence[Slip]
    heading: str = ""
    none: str = ""


def parts(
    mine: Sequence[Event],
    contracts: Sequence[str],
    rows: Mapping[str, int],
    laid: Mapping[str, int],
) -> tuple[Part, ...]:
    """All slips of one player, from what was told of them and the contracts that they hold.

    `rows` are those of the race, `laid` those on which the unicorns stood when they were bet on.
    """
    bets = [event for event in mine if event.kind in STAKES]
    others = [event for event in mine if event.kind not in (*STAKES, *BY_CONTRACT)]
    brought = by_contract(mine)
    return (
        Part([line(it, rows, laid) for it in others if it.kind == "owner prize"]),
        Part([line(it, rows, laid) for it in bets], say("Stakes"), say("No stake in this race")),
        Part([of_contract(id, brought.get(id, Much())) for id in contracts], say("Contracts")),
        Part([line(it, rows, laid) for it in others if it.kind != "owner prize"]),
    )


def before(mine: Sequence[Event]) -> h.Node:
    """What moved a player's gold before the race, stakes apart; what for, as a title."""
    sums: dict[str, int] = {}
    for event in mine:
        what = BEFORE.get(event.kind, mark("Else"))
        sums[what] = sums.get(what, 0) + event.facts["money"]
    moved = {what: gold for what, gold in sums.items() if gold}
    if not moved:
        return None
    what, *more = moved
    if not more:
        return h.span(".before")[say(what), " ", pay.signed(moved[what], number(abs(moved[what])))]
    each = " · ".join(f"{say(what)} {plain.signed(gold)}" for what, gold in moved.items())
    much = sum(moved.values())
    return h.span(".before", title=each)[say("Before"), " ", pay.signed(much, number(abs(much)))]


def share(event: Event) -> Mapping[str, Much]:
    """What each contract has added to a bet: never more than the bet has brought."""
    facts = event.facts
    if event.kind == "bet returned":
        return {facts["card"]: Much(facts["money"], facts["vp"])}
    found: dict[str, Much] = {}
    gold, glory = facts["money"], facts["vp"]
    for id in facts.get("contracts", ()):
        added = had_a_hand(id, facts)
        found[id] = Much(min(gold, added[0]), min(glory, added[1]))
        gold, glory = gold - found[id].gold, glory - found[id].glory
    return found


def by_contract(mine: Sequence[Event]) -> Mapping[str, Much]:
    """What each contract of a player has brought, by itself and on bets."""
    found: dict[str, Much] = {}
    for event in mine:
        added = dict(share(event)) if event.kind in STAKES else {}
        if event.kind in BY_CONTRACT:
            added = {event.facts["card"]: Much(event.facts["money"], event.facts["vp"])}
        for id, much in added.items():
            found[id] = found.get(id, Much()).and_more(*much)
    return found


def of_contract(id: str, much: Much) -> Slip:
    """A contract: what it has brought in this race; else what it is still good for."""
    paid = much.gold > 0 or much.glory > 0
    later = CONTRACTS[id].end_glory
    waits = voice().teller.told(voice().tables.contracts["end"], {"glory": later})
    what = [h.b[NAMES[id]], not paid and later > 0 and h.small[f" {waits}"]]
    kind, outcome = ("contract kept", "won") if paid else ("contract missed", "")
    return Slip(kind, seal(id), what, both(*much), outcome)


def line(event: Event, rows: Mapping[str, int], laid: Mapping[str, int]) -> Slip:
    """One payment: what for, at which odds, and how much of gold and of glory."""
    facts = event.facts
    outcome = {"bet won": "won", "bet lost": "lost"}.get(event.kind, "")
    if facts["vp"] > 0 and not outcome:
        outcome = "won"
    gold, glory = facts["money"], facts["vp"]
    if event.kind in STAKES:
        for much in share(event).values():
            gold, glory = gold - much.gold, glory - much.glory
        outcome = "lost" if outcome and not gold and not glory else outcome
    return Slip(
        event.kind.replace(" ", "-"),
        drawn(event),
        what_for(event, rows, laid),
        both(gold, glory),
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


def drawn(event: Event) -> h.Node:
    """The unicorn, the contract or the card that a line is about."""
    facts = event.facts
    card = facts.get("card", "")
    if card in CONTRACTS:
        return [seal(card), "horse" in facts and sign(facts["horse"])]
    if "horse" in facts:
        return [sign(facts["horse"]), card and pictured(card)]
    return None


def what_for(event: Event, rows: Mapping[str, int], laid: Mapping[str, int]) -> h.Node:
    """What a line is for, in a few words: of a bet its stake, its kind, its odds and on whom.

    Odds that magic or a contract has moved since the bet was laid stand before them, crossed out.
    """
    facts = event.facts
    if event.kind in STAKES:
        stake = say("{stake:gold}, {bet:bet}", stake=facts["stake"], bet=facts["bet"])
        at = h.b(".at")[was(event, rows, laid), f"×{times(event, rows)}"]
        return [h.b[stake], " ", at, h.small(".on-whom")[UNICORNS[facts["horse"]]]]
    card = facts.get("card", "")
    if card:
        return h.b[NAMES[card]]
    return h.b[say(PAID[event.kind])]


def was(event: Event, rows: Mapping[str, int], laid: Mapping[str, int]) -> h.Node:
    """The odds that a bet to win was laid at, where they are others by now."""
    horse = event.facts["horse"]
    if event.facts["bet"] != "win" or laid[horse] == rows[horse]:
        return None
    return [h.s[f"×{multiplier(laid[horse])}"], " "]


def both(gold: int, glory: int, after: int | None = None) -> h.Element:
    """Signed gold and signed glory, whichever there is."""
    found: list[h.Node] = []
    if gold or not glory:
        found.append(signed(gold, "", after))
    if glory:
        found.append(signed(glory, "★", after))
    return h.span(".gain")[found]


def number(amount: int) -> str:
    """An amount, without its sign."""
    return say("{n:number}", n=abs(amount))


def signed(amount: int, unit: str, after: int | None = None) -> h.Element:
    """What was won or lost, in gold or in glory."""
    return pay.signed(amount, number(amount) + unit, after)

"""The payoffs of the race just run: line by line for every player."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from game.horse_fever.view import SeatView, View
from game.play import Event
from web import html as h
from web.desk.state import Desk
from web.horse_fever import words
from web.horse_fever.board.auction import are_held
from web.horse_fever.odds import chances
from web.horse_fever.seen import race_of, seen
from web.horse_fever.words import banter
from web.horse_fever.words.saying import say
from web.parts.pieces import silk, unseen
from web.racing import bills as pay
from web.racing.paying import Slip, Turns, counter, long_shot, slip

ENDS = frozenset({"round", "game over", "tie broken"})
AFTER = ENDS | {"auction", "loan repaid", "loan lost", "target"}
"""Events that come after the payoffs."""

LONG = 5
"""A winner that stood on this row or a lower one is a long shot: 1:6 or more."""

AMOUNTS: Mapping[str, Callable[[int], str]] = {
    " D": words.money,
    " VP": words.points,
    "": lambda number: say("{amount:number}", amount=number),
}
"""How an amount is said, by its unit."""


def paid(events: Sequence[Event]) -> list[Event]:
    """What was told since the last ranking, up to what comes after the payoffs."""
    told: list[Event] = []
    for event in pay.since(events):
        if event.kind in AFTER:
            break
        if event.kind != "first player":  # nobody is paid by it, and it may pass on in between
            told.append(event)
    return told


def shifts(events: Sequence[Event]) -> dict[str, int]:
    """How many rows every stable climbed after the race, fallen ones below 0."""
    told = [event.facts for event in paid(events) if event.kind == "new odds"]
    return {
        colour: row - facts["after"][colour]
        for facts in told
        for colour, row in facts["before"].items()
    }


def payoffs(desk: Desk, view: View) -> h.Element:
    """The result on top, a bill for each player below."""
    paid_out = paid(desk.at.shown.events)
    said = (
        spoken(desk, paid_out, race_of(view).number) if desk.settings["banter"] == "on" else NOBODY
    )
    return bills(view, desk.at.table.names, paid_out, chances.beside_bills(desk), said)


NOBODY: Mapping[int, str] = {}


def spoken(desk: Desk, events: Sequence[Event], race: int) -> dict[int, str]:
    """What computers say of a race that they had bet on: of all it has brought, not of one bet."""
    found: dict[int, str] = {}
    for seat in desk.at.table.bots:
        mine = [event for event in events if event.facts.get("seat") == seat]
        if staked := sum(event.facts.get("stake", 0) for event in mine):
            found[seat] = banter.of_race(moved(mine)[0] - staked, race + seat)
    return found


def bills(
    view: View,
    names: Sequence[str],
    events: Sequence[Event],
    beside: h.Node = None,
    said: Mapping[int, str] = NOBODY,
) -> h.Element:
    """The same for any race whose payoffs these events are, and what stands beside them."""
    turns = turns_of(events)
    return pay.sheet(
        say("Result of race {number}", number=race_of(view).number),
        [place(*each) for each in enumerate(race_of(view).ranking, 1)],
        [
            bill(player, names, events, view.edition, turns, said.get(player.seat, ""))
            for player in view.seats
        ],
        upset(names, events),
        beside,
    )


def turns_of(events: Sequence[Event]) -> Turns:
    """A turn for every line of every bill."""
    return Turns(sum("seat" in event.facts for event in events))


def over(events: Sequence[Event]) -> int:
    """When all is paid and the blackboard is wiped, in tenths of a second."""
    return turns_of(paid(events)).over()


def upset(names: Sequence[str], events: Sequence[Event]) -> h.Node:
    """The outsider that has won, where somebody has bet on it to win."""
    bold = [event.facts for event in events if event.kind == "win bet won"]
    bold = [facts for facts in bold if facts["row"] >= LONG]
    if not bold:
        return None
    told = say(
        "{horse} at {odds}, and {seats:players} had it.",
        names,
        horse=words.HORSES[bold[0]["horse"]].name,
        odds=words.odds_text(bold[0]["row"]),
        seats=[facts["seat"] for facts in bold],
    )
    return long_shot(say("A long shot!"), told)


def place(number: int, colour: str) -> h.Element:
    """One place of the result."""
    return h.li(class_=f"place-{number}")[
        h.span(".place")[str(number)],
        silk(colour),
        h.span[words.HORSES[colour].name, unseen(words.colour(colour))],
    ]


def bill(
    player: SeatView,
    names: Sequence[str],
    events: Sequence[Event],
    edition: str,
    turns: Turns,
    said: str = "",
) -> h.Element:
    """One player's lines and what the race has brought, the stakes laid before it counted in."""
    seat = player.seat
    mine = [event for event in events if event.facts.get("seat") == seat]
    staked = sum(event.facts.get("stake", 0) for event in mine)
    money, points = moved(mine)
    slips = [slip(line(event, names, edition), turns.take()) for event in mine]
    after = turns.after_last()
    stakes: h.Node = [say("Stakes"), " ", amount(-staked, " D")] if staked else None
    return pay.bill(
        seat,
        names[seat],
        slips,
        [amount(money - staked, " D", after), amount(points, " VP", after)],
        now(player, money, points, after),
        pay.headed(seat, names[seat], stakes),
        said and h.p(".quip", data_after=str(turns.over()))[h.q[said]],
    )


def moved(mine: Sequence[Event]) -> tuple[int, int]:
    """What these lines have brought in money and points; stakes had left the purse before them."""
    money, points = (sum(event.facts.get(of, 0) for event in mine) for of in ("money", "vp"))
    return money, points


def now(player: SeatView, money: int, points: int, after: int) -> list[h.Element]:
    """The purse and the points after a race that has brought so much, which run when told to."""
    had = words.points(player.vp - points)
    has = say("bankrupt") if player.bankrupt else words.points(player.vp)
    return [
        pay.purse(words.money, player.money, money, after),
        counter(has, after, had),
    ]


def line(event: Event, names: Sequence[str], edition: str) -> Slip:
    """One payoff: what for, how much, how many points."""
    facts = event.facts
    brings = [
        amount(facts.get(of, 0), unit)
        for of, unit in (("money", " D"), ("vp", " VP"))
        if facts.get(of)
    ]
    gained = facts.get("money", 0) > 0 or facts.get("vp", 0) > 0
    return Slip(
        event.kind.replace(" ", "-"),
        silk(facts["horse"]) if "horse" in facts else h.span(".silk"),
        what(event) or of_people(event, names, edition),
        brings,
        "lost" if event.kind == "bet lost" else "won" if gained else "",
    )


def what(event: Event) -> h.Node:
    """A payoff in few words."""
    facts = event.facts
    horse = h.span(".of-horse")[words.HORSES[facts["horse"]].name] if "horse" in facts else ""
    match event.kind:
        case "bet lost":
            return say.nodes("{bet:bet} {name} {stake:money}", **facts, name=horse)
        case "win bet won" | "show bet won":
            kind, stake, times = event.kind.split()[0], facts["stake"], facts["times"]
            return say.nodes(
                "{bet:bet} {name} {stake:number}\u00a0at\u00a0{odds}",
                bet=kind,
                name=horse,
                stake=stake,
                odds=words.pays(times),
            )
        case "stable prize":
            return say("Stable, {place:ordinal}", place=facts["place"])
        case "card cash":
            return say.nodes("Card on {name}", name=horse)
        case "short" if horse:
            return say("Owed {owed:money}, paid what there was", owed=facts["owed"])
        case "penalty":
            return say("Penalty for not paying")
        case "eliminated":
            return say("Leaves the course")
    return None


def of_people(event: Event, names: Sequence[str], edition: str) -> str:
    """A payoff that a card of the Board Game brings or costs, in few words."""
    facts = event.facts
    match event.kind:
        case "horse cash":
            return say("{card:card} has run", card=facts["card"])
        case "assistant paid":
            return say("Paid by an assistant")
        case "neighbour paid":
            return say("Paid to {other:player}", names, other=facts["other"])
        case "neighbour collected":
            return say("Collected from {other:player}", names, other=facts["other"])
        case "short":
            return say(
                "Owed {other:player} {owed:money}, paid what there was",
                names,
                other=facts["other"],
                owed=facts["owed"],
            )
        case "friend's gift":
            return say("From the rich friend")
    return event.kind


def amount(number: int, unit: str, after: int | None = None) -> h.Element:
    """Danari or points won or lost."""
    return pay.signed(number, AMOUNTS[unit](abs(number)), after)


def bar(desk: Desk) -> h.Element:
    """On to the next race, or to the end."""
    view = seen(desk.view)
    over = desk.at.table.ask is None and view.round == view.rounds
    label = say("To the winners’ enclosure") if over else pay.onward(desk, "")
    if are_held(desk.at.table.options) and not over:
        label = say("On to the auctions")
    return pay.bar(
        say("The bookmakers pay"),
        h.p[say("Won and lost, line by line; the board shows the new odds.")],
        ("3.3", say("Rule: payoffs")),
        label,
    )

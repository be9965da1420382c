"""The end of a game: who stands where, and where every victory point came from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from markupsafe import Markup

from game import Table
from game.horse_fever.form.account import summed
from game.horse_fever.lanes import HORSES
from game.horse_fever.scoring import Result, Standing
from game.play import Event
from web import html as h
from web.desk.state import Desk
from web.frame import podium as frame
from web.frame import standings as ends
from web.frame.standings import NONE
from web.horse_fever import words
from web.horse_fever.board.course import galloper
from web.horse_fever.odds import forecast
from web.horse_fever.odds.account import luck
from web.horse_fever.seen import ended
from web.horse_fever.words import chances as said
from web.horse_fever.words.saying import say
from web.parts import cast
from web.parts.pieces import button, icon
from web.words.plain import signed
from web.words.speaking import mark

SETTLED = {
    "points": mark("Decided by victory points."),
    "danari": mark("Level on victory points: the fuller purse decided."),
    "die": mark("Level on points and Danari: the sprint die decided."),
    "last one in": mark("Everybody else had to leave the course."),
    "only one could repay": mark(
        "All others who were still in are bankrupt: they could not repay their loans."
    ),
    "nobody": mark("Nobody could pay any more, so nobody is placed."),
    "nobody could repay": mark(
        "Nobody is placed: all who were still in are bankrupt. They could not repay their loans."
    ),
}
ORIGINS = {
    "start": mark("To start with"),
    "win bet won": mark("Win bets"),
    "show bet won": mark("Show bets"),
    "stables": mark("Stables"),
    "point sold": mark("Sold"),
    "point bought": mark("Bought"),
    "target": mark("Targets"),
    "penalty": mark("Penalties"),
    "eliminated": mark("Lost on leaving"),
}
LOST = {"out": mark("out"), "bankrupt": mark("bankrupt")}
"""How it stands with whoever has no place."""


def podium(desk: Desk) -> h.Element:
    """The winners' enclosure."""
    result, names = ended(desk.at.table), desk.at.table.names
    return frame.podium(
        desk,
        result,
        settled(result.settled_by, "auctions" in desk.at.table.options),
        why_won(desk),
        on_steps(desk.at.table),
        breakdown(result.standings, names, lenders(desk.at.table.events)),
        verdict(result, names),
        to_account(),
    )


def to_account() -> h.Element:
    """The way to the account of luck and skill."""
    return button([icon("scales"), say(said.TITLE)], "account", "big", id="to-account")


def verdict(result: Result, names: Sequence[str]) -> str:
    """Who won, as a headline."""
    if not result.winners:
        return say("The bank wins")
    return frame.verdict(result, names)


def settled(by: str, is_board: bool) -> str:
    """What put the winner ahead; in the Board Game Danari decide nothing."""
    if by == "die" and is_board:
        return say("Level on victory points: the sprint die decided.")
    return say(SETTLED[by]) if by in SETTLED else ""


def on_steps(table: Table) -> list[frame.Step]:
    """Who stands on a step, the first of those who have a place, each with the horse that paid."""
    placed = [one for one in ended(table).standings if not lost(one)][: frame.STEPS]
    horses = frame.best_horses(table.events, [one.seat for one in placed], HORSES)
    return [
        frame.Step(
            one.seat,
            one.place,
            table.names[one.seat],
            words.points(one.vp),
            galloper(horse) if horse else None,
            face(table, one.seat),
        )
        for one, horse in zip(placed, horses, strict=True)
    ]


def face(table: Table, seat: int) -> h.Node:
    """The character that a person is; of a computer it shows how it has played."""
    return None if seat in table.bots else likeness(table, seat)


def likeness(table: Table, seat: int) -> Markup | None:
    """The character that a person is."""
    for event in table.events:
        if event.kind == "start" and event.facts["seat"] == seat:
            return cast.portrait(event.facts["character"])
    return None


def why_won(desk: Desk) -> str:
    """What put the winner ahead of the next: luck and judgement once they are known."""
    result, names = ended(desk.at.table), desk.at.table.names
    placed = [one for one in result.standings if not lost(one)]
    if len(result.winners) != 1 or len(placed) < 2 or placed[0].vp <= placed[1].vp:
        return ""
    first, second = placed[:2]
    found = forecast.account(desk)
    if found is None:
        return said.ahead(names, first.seat, second.seat, first.vp - second.vp, "")
    by_seat = {one.seat: one for one in summed(found.entries())}
    one, two = by_seat.get(first.seat), by_seat.get(second.seat)
    judged = (one.judgement.vp if one else 0.0) - (two.judgement.vp if two else 0.0)
    lucky = (luck(one) if one else 0.0) - (luck(two) if two else 0.0)
    return said.ahead(
        names, first.seat, second.seat, first.vp - second.vp,
        said.parts_of_lead(judged, lucky, first.vp - second.vp - judged - lucky),
    )  # fmt: skip


def lenders(events: Sequence[Event]) -> dict[int, str]:
    """What every player with loans paid back, or that it was too much."""
    told: dict[int, str] = {}
    for event in events:
        if event.kind == "loan repaid":
            told[event.facts["seat"]] = words.money(event.facts["money"])
        elif event.kind == "loan lost":
            told[event.facts["seat"]] = say("{owed:money} not paid: lost", owed=event.facts["owed"])
    return told


def origins(standings: Sequence[Standing]) -> list[str]:
    """Where anybody's points came from, in the order of `ORIGINS`."""
    counted = [one.breakdown for one in standings if not one.bankrupt]
    known = [kind for kind in ORIGINS if any(it.get(kind) for it in counted)]
    others = {kind for it in counted for kind in it if it[kind]}
    return known + sorted(others - set(known))


def origin_told(kind: str) -> str:
    """Where points came from, for the head of a column."""
    return say(ORIGINS[kind]) if kind in ORIGINS else kind


def points(standing: Standing, kind: str) -> str:
    """A player's points of one origin, with their sign; a dot for none, and for a bankrupt's."""
    number = 0 if standing.bankrupt else standing.breakdown.get(kind, 0)
    return signed(number) if number else NONE


def total(standing: Standing) -> str:
    """All points of a player; those of a bankrupt are not counted (5.1)."""
    return NONE if standing.bankrupt else words.points(standing.vp)


def place(standing: Standing) -> str:
    """Where somebody stands in the end, or what keeps them from having a place."""
    fate = lost(standing)
    return say(LOST[fate]) if fate else str(standing.place)


def breakdown(
    standings: Sequence[Standing], names: Sequence[str], loans: Mapping[int, str]
) -> h.Element:
    """A table of every player's points by origin."""
    paid_back: ends.Column[Standing] = ends.told(
        say("Loans"), lambda one: loans.get(one.seat, NONE), "loan"
    )
    columns: list[ends.Column[Standing]] = [
        *map(origin, origins(standings)),
        ends.Column(say("VP"), all_points),
        *([paid_back] if loans else []),
        ends.Column(say("Danari"), lambda one: h.td(".danari")[words.money(one.money)]),
    ]
    return ends.breakdown(say("Where the points came from"), standings, names, columns, place, lost)


def all_points(one: Standing) -> h.Element:
    """All points of a player, with their unit where there is room for no head."""
    unit = None if one.bankrupt else say("VP")
    return h.td(".total", data_unit=unit)[NONE if one.bankrupt else str(one.vp)]


def lost(standing: Standing) -> str:
    """How somebody has lost who has no place, "" for all others."""
    return "out" if standing.out else "bankrupt" if standing.bankrupt else ""


def origin(kind: str) -> ends.Column[Standing]:
    """Points of one origin; on a phone, which has no room, nothing stands where there are none."""
    head = origin_told(kind)

    def cell(one: Standing) -> h.Element:
        told = points(one, kind)
        return h.td(class_="none" if told == NONE else None, data_of=head)[told]

    return ends.Column(head, cell)

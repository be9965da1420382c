"""The end of a party: the standings with shared places, and three rosettes."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from game import Table
from game.horse_fever.form.evening import fortunes
from game.horse_fever.lanes import HORSES
from game.horse_fever.party.awards import Upset
from game.horse_fever.party.scoring import Result, Standing
from web import html as h
from web.desk.state import Desk
from web.frame.podium import STEPS, Step, best_horses, enclosure, steps, went_back
from web.horse_fever import words
from web.horse_fever.board.course import galloper
from web.horse_fever.podium import to_account
from web.horse_fever.seen import party_ended
from web.horse_fever.words.saying import say
from web.parts.pieces import icon
from web.words.speaking import mark

NAMED = 3
"""So many winners are named in the headline."""
SETTLED = {
    "danari": mark("The fullest purse, loans taken off."),
    "level": mark("Same points, same money: they share the place."),
}
SIGNS = {"best-bet": "two-coins", "upset": "trojan-horse", "losing-run": "pointy-hat"}
"""What is on the rosettes."""


class Purse(NamedTuple):
    """One line of the standings: its place and worth, its holder, the team, and what is owed."""

    place: int
    worth: int
    holder: Standing
    members: tuple[Standing, ...]

    @property
    def debt(self) -> int:
        """What all who play out of it have borrowed."""
        return sum(one.debt for one in (self.holder, *self.members))


class Award(NamedTuple):
    """A rosette: what for, who has earned it, and the sentence."""

    id: str
    title: str
    who: str
    told: str


def purses(standings: Sequence[Standing]) -> list[Purse]:
    """The standings purse by purse, members with their holder."""
    found = []
    for _, group in groupby(standings, lambda one: one.seat if one.team is None else one.team):
        holder, *members = group
        found.append(Purse(holder.place, holder.worth, holder, tuple(members)))
    return found


def verdict(result: Result, names: Sequence[str]) -> str:
    """Who won, as a headline that forty can share."""
    first, count = result.winners[:2], len(result.winners)
    if count > NAMED:
        return say(
            "{one:player}, {two:player} and {others:plural(other|others)} win",
            names,
            one=first[0],
            two=first[1],
            others=count - 2,
        )
    return say(
        "{winners:players} {count:agree(wins|win)}", names, winners=result.winners, count=count
    )


def settled(result: Result) -> str:
    """What put the winners ahead."""
    return say(SETTLED[result.settled_by])


def awards(result: Result, names: Sequence[str]) -> list[Award]:
    """Whatever has been earned, in words."""
    found = []
    if bet := result.awards.best_bet:
        found.append(
            Award(
                "best-bet",
                say("The best bet"),
                names[bet.seat],
                say(
                    "{stake:money} on {horse} to {bet:bet} in race {race} gained {gain:money}.",
                    stake=bet.stake,
                    horse=words.HORSES[bet.horse].name,
                    bet=bet.kind,
                    race=bet.race,
                    gain=bet.gain,
                ),
            )
        )
    if upset := result.awards.upset:
        found.append(Award("upset", say("The biggest upset"), *upset_told(upset)))
    if run := result.awards.losing_run:
        told = say(
            "{races:agree(One race|{races} races in a row)} without a winning bet, up to race "
            "{race}.",
            races=run.races,
            race=run.race,
        )
        title = say("The longest losing run")
        found.append(Award("losing-run", title, names[run.seat], told))
    return found


def upset_told(upset: Upset) -> tuple[str, str]:
    """The horse that few believed in, and how few."""
    horse = words.HORSES[upset.horse].name
    if not upset.staked:
        return horse, say(
            "Won race {race} with none of the {total:money} staked on it.",
            race=upset.race,
            total=upset.total,
        )
    return horse, say(
        "Won race {race} with {staked:money} of the {total:money} staked on it.",
        race=upset.race,
        staked=upset.staked,
        total=upset.total,
    )


def podium(desk: Desk) -> h.Element:
    """The winners' enclosure of a party."""
    result, names = party_ended(desk.at.table), desk.at.table.names
    found = purses(result.standings)
    head = h.div[
        h.h1("#podium-title")[verdict(result, names)],
        h.p[settled(result), " ", h.span[evening(desk)]],
        h.p("#why-won")[why_won(desk.at.table)],
    ]
    shown = [
        steps(desk.at.table, on_steps(desk.at.table)),
        rosettes(awards(result, names)),
        standings(found, names),
    ]
    return enclosure(desk, head, shown, to_account(), "party-podium")


def on_steps(table: Table) -> list[Step]:
    """The first three purses, each with the horse that has brought it most, if any has."""
    first = purses(party_ended(table).standings)[:STEPS]
    horses = best_horses(table.events, [one.holder.seat for one in first], HORSES)
    return [
        Step(
            one.holder.seat,
            one.place,
            table.names[one.holder.seat],
            words.money(one.worth),
            galloper(horse) if horse else None,
        )
        for one, horse in zip(first, horses, strict=True)
    ]


def why_won(table: Table) -> str:
    """How many bets of the winner were won, and how many of so many usually are."""
    if len(party_ended(table).winners) != 1:
        return ""
    seat = party_ended(table).winners[0]
    luck = next((one for one in fortunes(table.events) if one.seat == seat), None)
    if luck is None:
        return ""
    return say(
        "{seat:player} won {won} of {bets:plural(bet|bets)}; luck usually allows {hoped}.",
        table.names,
        seat=seat,
        won=luck.won,
        bets=luck.bets,
        hoped=say.figures(f"{luck.hoped:.1f}"),
    )


def evening(desk: Desk) -> str:
    """How long it was, and whether it went back or off."""
    table = desk.at.table
    races = sum(event.kind == "ranking" for event in table.events)
    told = say(
        "{races:plural(race|races)}, {guests:plural(guest|guests)}.",
        races=races,
        guests=len(party_ended(table).standings),
    )
    return " ".join(filter(None, (told, went_back(table))))


def rosettes(found: Sequence[Award]) -> h.Node:
    """The awards side by side."""
    drawn = [rosette(award, "award") for award in found]
    return drawn and h.ul(".rosettes", aria_label=say("Awards"))[drawn]


def rosette(award: Award, screen: str) -> h.Element:
    """One award: what for, who, and the sentence; its id begins with the `screen` it is on."""
    return h.li(id=f"{screen}-{award.id}")[
        h.span(".medal", aria_hidden="true")[icon(SIGNS[award.id])],
        h.small[award.title],
        h.b[award.who],
        h.p[award.told],
    ]


def standings(found: Sequence[Purse], names: Sequence[str]) -> h.Element:
    """Every purse, in columns where there are many."""
    crowd = "many" if len(found) > 12 else "few"
    return h.div(
        ".sheet.standings-sheet", role="region", aria_label=say("The standings"), tabindex="0"
    )[h.ol(class_=f"purses {crowd}")[(line(purse, names) for purse in found)]]


def line(purse: Purse, names: Sequence[str]) -> h.Element:
    """One purse: its place, who plays out of it, what it is worth, and what is taken off."""
    seat, team = purse.holder.seat, [names[one.seat] for one in purse.members]
    return h.li(id=f"standing-{seat}", class_="first" if purse.place == 1 else None)[
        h.span(".place")[say("{place:ordinal}", place=purse.place)],
        h.span(".who")[
            h.b[names[seat]],
            team and h.span(".team")[" ", say("with {members}", members=", ".join(team))],
            notes(purse) and h.small[notes(purse)],
        ],
        h.span(".danari")[words.money(purse.worth)],
    ]


def notes(purse: Purse) -> str:
    """What is to be known of a purse besides its worth."""
    told = [say("{debt:money} borrowed", debt=purse.debt)] if purse.debt else []
    told += [say("gone home")] if not purse.holder.here else []
    return ", ".join(told)

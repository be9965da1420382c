"""The result of a party on one A4 page, for up to forty guests and a long evening."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from web import html as h
from web.desk.state import Desk
from web.frame import paper as frame
from web.horse_fever import words
from web.horse_fever.paper_parts import horse, rankings
from web.horse_fever.party import podium
from web.horse_fever.party.podium import Award, Purse
from web.horse_fever.seen import party_ended
from web.horse_fever.words.saying import say
from web.words.speaking import headed

FULL_RACES = 6
"""So many races are told with names; more of them by numbers, in columns."""
ROOMY = 800
"""So many letters all names may have together before everything is set smaller."""
MOST_RACES = 60
"""So many find room; of a longer night the last ones are told."""


def result(desk: Desk) -> Iterator[h.Node]:
    """Who won, everybody's purse, the awards, and how every race ended."""
    table = desk.at.table
    races = [event.facts["ranking"] for event in table.events if event.kind == "ranking"]
    purses = podium.purses(party_ended(table).standings)
    tight = sum(len(name) for name in table.names) > ROOMY
    yield frame.winner(
        desk,
        say("Party Game"),
        len(races),
        podium.settled(party_ended(table)),
        podium.verdict(party_ended(table), table.names),
        look=f"paper-party-winner{' tight' if tight else ''}",
    )
    yield standings(purses, table.names)
    yield awards(podium.awards(party_ended(table), table.names))
    yield numbers(races) if tight or len(races) > FULL_RACES else rankings(races)
    yield frame.signed_by(say("Clerk of the course"))


def standings(purses: Sequence[Purse], names: Sequence[str]) -> h.Element:
    """Every purse on a line, in two columns where there are many."""
    return h.ol(class_=f"paper-purses {'many' if len(purses) > 12 else 'few'}")[
        (line(purse, names) for purse in purses)
    ]


def line(purse: Purse, names: Sequence[str]) -> h.Element:
    """One purse: place, holder and team, worth."""
    team = [names[one.seat] for one in purse.members]
    notes = podium.notes(purse)
    return h.li[
        h.span[say("{place:ordinal}", place=purse.place)],
        h.span[
            h.b[names[purse.holder.seat]],
            team and f" {say('with {members}', members=', '.join(team))}",
            notes and h.small[f" ({notes})"],
        ],
        h.b[words.money(purse.worth)],
    ]


def awards(found: Sequence[Award]) -> h.Element:
    """A sentence for each rosette."""
    return h.div(".paper-awards")[
        (h.p[h.b[headed(award.title, f"{award.who}.")], f" {award.told}"] for award in found)
    ]


def numbers(races: Sequence[Sequence[str]]) -> h.Element:
    """Every race as the numbers of its horses, in columns, with a key."""
    first = max(0, len(races) - MOST_RACES)
    return h.div(".paper-numbers")[
        h.p[
            say("By number, in finishing order:"),
            " ",
            (key(colour) for colour in words.HORSES),
        ],
        first > 0
        and h.p[say("The last {count} of {races} races:", count=MOST_RACES, races=len(races))],
        h.ol[
            (
                h.li[h.span[str(number)], (h.b[digit(colour)] for colour in ranking)]
                for number, ranking in enumerate(races[first:], first + 1)
            )
        ],
    ]


def key(colour: str) -> h.Element:
    """What a number means."""
    return h.span[horse(colour), " "]


def digit(colour: str) -> str:
    """A horse by its number alone."""
    return str(words.HORSES[colour].number)

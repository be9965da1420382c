"""The map: territories, continents, borders, and what is drawn on the cards.

The figures are facts of the classic map; which picture a territory's card has differs between
printings, so they go round in turn here, fourteen of each.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

MAP = """
[north-america 5]
alaska: northwest-territory alberta kamchatka~
northwest-territory: greenland~ alberta ontario
greenland: ontario~ quebec~ iceland~
alberta: ontario western-united-states
ontario: quebec western-united-states eastern-united-states
quebec: eastern-united-states
western-united-states: eastern-united-states central-america
eastern-united-states: central-america
central-america: venezuela
[south-america 2]
venezuela: peru brazil
peru: brazil argentina
brazil: argentina north-africa~
argentina:
[europe 5]
iceland: scandinavia~ great-britain~
scandinavia: great-britain~ northern-europe ukraine
great-britain: northern-europe~ western-europe~
northern-europe: southern-europe western-europe ukraine
southern-europe: western-europe ukraine north-africa~ egypt~ middle-east
western-europe: north-africa~
ukraine: ural afghanistan middle-east
[africa 3]
north-africa: egypt east-africa congo
egypt: east-africa middle-east
east-africa: congo south-africa madagascar~ middle-east~
congo: south-africa
south-africa: madagascar~
madagascar:
[asia 7]
ural: siberia afghanistan china
siberia: yakutsk irkutsk mongolia china
yakutsk: kamchatka irkutsk
kamchatka: irkutsk mongolia japan~
irkutsk: mongolia
mongolia: japan~ china
japan:
afghanistan: china middle-east india
china: india siam
middle-east: india
india: siam
siam: indonesia~
[australia 2]
indonesia: new-guinea~ western-australia~
new-guinea: western-australia~ eastern-australia~
western-australia: eastern-australia
eastern-australia:
"""
"""Each continent with what it brings, each territory with those after it that it touches; `~`
stands behind one over the sea."""


class Read(NamedTuple):
    """The map as it is written: what each continent brings, the continent of each territory, what
    each touches, and the borders that cross water, each told once.
    """

    bonus: Mapping[str, int]
    continent: Mapping[str, str]
    borders: Mapping[str, tuple[str, ...]]
    sea: tuple[tuple[str, str], ...]


def _read(text: str) -> Read:
    bonus, continent = dict[str, int](), dict[str, str]()
    borders, sea, here = dict[str, tuple[str, ...]](), list[tuple[str, str]](), ""
    for line in text.split("\n"):
        name, _, touched = line.partition(":")
        if line.startswith("["):
            here, _, brings = line[1:-1].partition(" ")
            bonus[here] = int(brings)
        elif name:
            continent[name] = here
            for other in touched.split():
                far = other.removesuffix("~")
                borders[name] = (*borders.get(name, ()), far)
                borders[far] = (*borders.get(far, ()), name)
                if far != other:
                    sea.append((name, far))
    return Read(bonus, continent, borders, tuple(sea))


BONUS, CONTINENT, BORDERS, SEA = _read(MAP)
"""What the map says; an attack reaches as far as `BORDERS`, by land or over the sea."""

TERRITORIES: tuple[str, ...] = tuple(CONTINENT)
"""All 42, continent by continent."""

WITHIN: Mapping[str, tuple[str, ...]] = {
    name: tuple([one for one in TERRITORIES if CONTINENT[one] == name]) for name in BONUS
}
"""The territories of each continent."""

DISPUTED = frozenset({"east-africa", "middle-east"})
"""A border that some printings do not have; an option takes it away."""

PICTURES = ("infantry", "cavalry", "artillery")
WILDS = ("wild-1", "wild-2")

PICTURE: Mapping[str, str] = {
    territory: PICTURES[at % len(PICTURES)] for at, territory in enumerate(TERRITORIES)
}
"""What the card of each territory shows; a wild card shows all three."""

DECK: tuple[str, ...] = (*TERRITORIES, *WILDS)

SETS = (4, 6, 8, 10, 12, 15)
THEN_EACH = 5

ARMIES: Mapping[int, int] = {2: 40, 3: 35, 4: 30, 5: 25, 6: 20}
"""Armies that each begins with, by the number of players; with two the neutral has as many."""


def worth(traded: int) -> int:
    """Armies for the next set, once so many have been traded in by anybody (R.8)."""
    if traded < len(SETS):
        return SETS[traded]
    return SETS[-1] + THEN_EACH * (traded - len(SETS) + 1)


def is_set(cards: Sequence[str]) -> bool:
    """Whether three cards are alike, all different, or two with a wild one (R.7)."""
    plain = [PICTURE[card] for card in cards if card not in WILDS]
    return len(cards) == 3 and (len(plain) < 3 or len(set(plain)) in (1, 3))

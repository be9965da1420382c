"""What each game of the box hands to the Gazette."""

from __future__ import annotations

from web.horse_fever import podium
from web.horse_fever.gazette import course, fixing, ring, town
from web.horse_fever.gazette.frequencies import COUNTED
from web.horse_fever.party import podium as party_podium
from web.horse_fever.words.horses import HORSES
from web.rooms.gazette.merged import texts
from web.rooms.gazette.shared import patterns
from web.rooms.gazette.story import Offer

OWN = "horse_fever"
FAMILY = Offer(
    patterns=(
        *patterns(nose=1),
        *course.PATTERNS,
        *ring.PATTERNS,
        *fixing.PATTERNS,
        *town.PATTERNS,
    ),
    score="vp",
    words=texts(domain=OWN),
    steps=podium.on_steps,
    counted=COUNTED["horse-fever/family"],
    likeness=podium.face,
    called=lambda horse: HORSES[horse].name,
)
BOARD = FAMILY._replace(
    patterns=(*FAMILY.patterns, *town.OF_THE_BOARD), counted=COUNTED["horse-fever/board"]
)
PARTY = FAMILY._replace(
    patterns=(*patterns(nose=100), *(it for it in course.PATTERNS if it[1] != "odds")),
    score="worth",
    words=texts("{points:money}", OWN),
    steps=party_podium.on_steps,
    counted=COUNTED["horse-fever/party"],
    likeness=lambda _table, _seat: None,
)
"""At a party money decides, no odds are chalked up, and nothing is fixed."""

OFFERS = {
    "horse-fever/family": FAMILY,
    "horse-fever/board": BOARD,
    "horse-fever/party": PARTY,
}

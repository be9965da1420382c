"""What of the games is being sent from this page, and what has come to it."""

from __future__ import annotations

from dataclasses import dataclass

from game import Table, saves
from game.saves import Opened
from web.desk.kept.stores import Kept
from web.desk.screen import screen_of

LONGEST_CODE = 2953
"""Letters that the largest QR code holds."""


@dataclass(frozen=True, slots=True)
class Arrived:
    """A game from elsewhere: its text to the letter, and what could be opened of it.

    `twin` is the kept table with the same game, "" without one; `ahead` how many answers the one
    that arrived is further on than its twin, below 0 where the twin is.
    """

    text: str
    opened: Opened
    twin: str = ""
    ahead: int = 0

    @property
    def is_here(self) -> bool:
        """Whether exactly this game is kept already."""
        return bool(self.twin) and self.ahead == 0


@dataclass(frozen=True, slots=True)
class Arrival:
    """Games that wait at the door, and a sentence for each text that is none.

    `original` is a kept table that other rules would play on differently: it asks to go on.
    """

    games: tuple[Arrived, ...]
    problems: tuple[str, ...] = ()
    original: str = ""

    @property
    def new(self) -> tuple[Arrived, ...]:
        """What would be kept: one game in any case, of several those that are not here yet."""
        return self.games if len(self.games) == 1 else tuple(g for g in self.games if not g.is_here)


def parting(kept: Kept) -> Arrival | None:
    """A kept game that cannot simply go on, as an arrival that asks how; None where it can.

    What is kept is never altered: a copy goes on, from the last moment both versions agree on.
    """
    if not kept.note:
        return None
    return Arrival((Arrived(kept.text, saves.salvage(kept.text)),), original=kept.id)


@dataclass(slots=True)
class Sheet:
    """The sheet to take a game along with; `code` holds the rows of its QR code, once drawn."""

    id: str
    text: str
    table: Table
    link: str
    code: str = ""
    code_open: bool = False
    link_open: bool = False
    told: str = ""

    @property
    def is_secret(self) -> bool:
        """Whether somebody's hidden cards travel along."""
        return self.table.ask is not None and screen_of(self.table).has_secrets

    @property
    def scanned(self) -> str:
        """The link in the code."""
        return self.link

    @property
    def fits_code(self) -> bool:
        """Whether a QR code can hold the link."""
        return 0 < len(self.link) <= LONGEST_CODE


@dataclass(slots=True)
class Parcel:
    """What a room of the house sends along; like the sheet of a game, but `scanned`, the link in
    the code, may hold less than the link."""

    text: str
    link: str
    scanned: str
    code: str = ""
    code_open: bool = False
    link_open: bool = False
    told: str = ""
    is_secret: bool = False


Carried = Sheet | Parcel
"""What can be taken along."""


@dataclass(slots=True)
class Post:
    """What is being sent and what has come; `wish` is what only the browser can do.

    `address` is the page's own; `can_share` says what the device's share sheet takes: "file",
    "link", or "" for nothing; `sheet` is a game that is taken along, `parcel` what a room
    of the house sends.
    """

    address: str = ""
    can_share: str = ""
    wish: str = ""
    sheet: Sheet | None = None
    parcel: Parcel | None = None
    arrival: Arrival | None = None
    bringing: bool = False

    @property
    def over(self) -> str:
        """Which of the sheets lies over the screen, "" for none."""
        return "share" if self.sheet is not None else "bring" if self.bringing else ""

    @property
    def carried(self) -> Carried | None:
        """What is ready to be taken along: a game's sheet, or a room's parcel, which is like it."""
        return self.sheet or self.parcel

    def close(self) -> None:
        """Close the sheets; a game at the door waits on."""
        self.sheet = self.parcel = None
        self.bringing, self.wish = False, ""

    def clear(self) -> None:
        """Another screen: whatever waited is let go."""
        self.close()
        self.arrival = None

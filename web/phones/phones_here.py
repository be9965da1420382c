"""Which phones have come and who holds each: data, and nothing that acts."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from web.desk.kept import notes
from web.desk.kept.stores import Storage
from web.desk.settings import Settings
from web.desk.state import Desk
from web.desk.trouble import Trouble
from web.phones.place import Place

KEY = "horseburg/phones"
LONGEST = 20_000
"""Letters of what is kept."""

MOST_KNOWN = 100


class Known(NamedTuple):
    """Whose phone one was last, and at which table: "" where it has no seat there any more.

    `left`: its holder got up; the seat is theirs, but they sit down again by a touch alone.
    """

    name: str
    table: str
    left: bool = False


@dataclass(slots=True)
class Guest:
    """One phone: `id` is the fingerprint that it comes back under.

    `name` is whose seat it has, "" for nobody's. While it is not `awake` the tablet plays for that
    seat. `place` is the desk it shows, None at the door. `wants` is a seat that it asks the owner
    of the tablet for. `renames`: its holder mends the name that was joined with. It `greets` as
    soon as it is linked, and tells the `version` of its page. `changes` counts what was done on it,
    so that it is known whether it has to be drawn anew; `at` is what its last picture was drawn
    from.
    """

    id: str
    name: str = ""
    awake: bool = True
    place: Place | None = None
    settings: Settings = field(default_factory=Settings)
    tongues: tuple[str, ...] = ()
    wants: int | None = None
    newcomer: str = ""
    renames: bool = False
    greets: bool = False
    version: str = ""
    told: str = ""
    changes: int = 0
    refused: int = 0
    at: object = None

    @property
    def seat(self) -> int | None:
        """The seat at the table on the tablet, None at the door."""
        return None if self.place is None else self.place.seat


@dataclass(slots=True)
class Trial:
    """Two real devices are tried: what has gone well so far, and how long a word takes, there and
    back, in milliseconds; -1 while that is not known. `may_reach` is what the browser says of
    devices near it, "" where it asks nobody."""

    is_linked: bool = False
    may_reach: str = ""
    milliseconds: int = -1
    was_away: bool = False
    is_back: bool = False


@dataclass(slots=True)
class PhonesHere:
    """All phones at this tablet.

    `code` are the rows of the code that is shown on the sheet, `link` what is in it. `camera` is ""
    until it is asked for, "on", or what is wrong with it; of `cameras` there are so many. `told` is
    what became of the last code read. `addresses` are those of the tablet in that code, `trial` the
    trial of two devices.
    `typing`: a code may be typed, `typed` is what has been. `known` is whose phone each was,
    by its id, the latest last; `cut` are those whose links are to be closed for good. `trouble` is
    what broke on a phone's page last.
    """

    guests: dict[str, Guest] = field(default_factory=dict)
    code: str = ""
    link: str = ""
    camera: str = ""
    cameras: int = 0
    told: str = ""
    typing: bool = False
    typed: str = ""
    addresses: str = ""
    trial: Trial | None = None
    known: dict[str, Known] | None = None
    cut: list[str] = field(default_factory=list)
    trouble: Trouble | None = None

    def awake(self) -> Iterator[Guest]:
        """The phones that are here now."""
        return (one for one in self.guests.values() if one.awake)

    def at(self, seat: int) -> Guest | None:
        """The phone that has this seat and is here."""
        return next((one for one in self.awake() if one.seat == seat), None)

    def asking(self) -> Guest | None:
        """The first phone that wants a seat which another has."""
        return next((one for one in self.awake() if one.wants is not None), None)


def phones_of(desk: Desk) -> PhonesHere:
    """The phones at this tablet."""
    return desk.own(PhonesHere)


def read(storage: Storage) -> dict[str, Known]:
    """Whose phone each was; nothing where what is kept is odd."""
    found: dict[str, Known] = {}
    for id, line in notes.read(storage, KEY, LONGEST).items():
        match line:
            case str(name):  # as an earlier edition wrote it down
                found[id] = Known(name, "")
            case [str(name), str(table)]:  # as the one after it did
                found[id] = Known(name, table)
            case [str(name), str(table), bool(left)]:
                found[id] = Known(name, table, left)
    return found


def write(storage: Storage, known: dict[str, Known]) -> None:
    """Keep whose phone each is, the latest of them; without room it lasts until the page closes."""
    notes.write(storage, KEY, dict(list(known.items())[-MOST_KNOWN:]))

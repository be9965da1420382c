"""The cast: caricatures of people, computers and horses, drawn in `cast.svg`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from zlib import crc32

from markupsafe import Markup

from game.bots.profiles import NAMES
from web import html as h
from web.desk.forms import COMPUTER_NAMES
from web.html.writing import flat
from web.words.minds import level_id
from web.words.plain import folded

KNOWN = {name: name.lower().replace(" ", "-") for name in COMPUTER_NAMES}
"""The computers that have a face of their own, by name."""

GUESTS = 24
"""So many faces there are for people."""


@cache
def portrait(id: str) -> Markup:
    """The likeness of a character, an assistant, a horse of the cards or a computer's level.

    For the eye only: a name stands beside it.
    """
    return flat(h.svg(".likeness", viewBox="0 0 60 60", aria_hidden="true")[drawn(id, 90)])


@cache
def picture(id: str, height: int = 90) -> Markup:
    """The same down to the hips, on a ground that fills whatever room it is given.

    An action card shows what it does, `card-...`, on a ground of `height` 60, and all of it.
    """
    fits = "xMidYMid meet" if height == 60 else "xMidYMin slice"
    box = {"viewBox": f"-30 0 120 {height}", "preserveAspectRatio": fits}
    return flat(h.svg(".painted", **box, aria_hidden="true")[drawn(id, height)])


def drawn(id: str, height: int) -> h.Element:
    """A drawing where the middle of its face, or of its thing, is at 30, 30."""
    return h.use(href=f"cast.svg#cast-{id}", x="-30", width="120", height=str(height))


def computer(mind: str, name: str = "") -> Markup:
    """The likeness of a computer player: of its name if that is of the house, else of its level.

    Its temper is hidden.
    """
    return portrait(KNOWN.get(name) or level_id(mind))


def unmasked(mind: str, name: str = "") -> Markup:
    """The same when the game is over: who has no face of a name shows the temper, too."""
    level = mind.replace(" ", "-") if mind in NAMES else level_id(mind)
    return portrait(KNOWN.get(name) or level)


def guest(name: str) -> Markup:
    """The likeness of a person, the same wherever the name is written."""
    return portrait(f"guest-{crc32(folded(name).encode()) % GUESTS}")


def anybody(bots: Mapping[int, str], names: Sequence[str], seat: int) -> Markup:
    """The likeness of whoever has sat in a seat, once the game is over."""
    return unmasked(bots[seat], names[seat]) if seat in bots else guest(names[seat])

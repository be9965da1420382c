"""What people set once for this device, kept beside the games; anything odd there means "usual"."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from web.desk.kept import notes
from web.desk.kept.stores import Storage
from web.words.languages import NAMES
from web.words.speaking import mark

KEY = "horseburg/settings"
LONGEST = 2000
"""Letters of what is kept."""


LOUDNESSES = range(1, 11)
"""How loud the caller may be."""


class Choice(NamedTuple):
    """One thing to set: how it is kept, what it is called, its values, what it does; to be said.

    `values` are what is kept and what is read; the first is usual.
    """

    name: str
    label: str
    values: dict[str, str]
    help: str


CHOICES = (
    Choice(
        "language",
        mark("Language"),
        {"auto": mark("Same as device"), **NAMES},
        mark("Everything that is read or called out. A game goes on as it stands."),
    ),
    Choice(
        "look",
        mark("Look"),
        {"auto": mark("Same as device"), "light": mark("Day"), "dark": mark("Night")},
        mark("Cream paper by day, lamplight by night."),
    ),
    Choice(
        "motion",
        mark("Motion"),
        {"auto": mark("Same as device"), "full": mark("Full"), "still": mark("Still")},
        mark("Still shows every moment as a picture, and nothing runs, rolls or falls."),
    ),
    Choice(
        "sound",
        mark("Sound"),
        {"soft": mark("Soft"), "full": mark("Loud"), "off": mark("Off")},
        mark(
            "Bell, hooves, crowd, chalk and coins, from the first touch on. "
            "Everything you hear is also shown."
        ),
    ),
    Choice(
        "caller",
        mark("A voice calls the race"),
        {"off": mark("Off"), "on": mark("On")},
        mark("This device says the caller’s words aloud. Silent whenever the sound is off."),
    ),
    Choice(
        "banter",
        mark("Computers talk"),
        {"on": mark("On"), "off": mark("Off")},
        mark("Now and then a computer has a word to say about a bet, a win or a loss."),
    ),
    Choice(
        "table",
        mark("The tablet lies flat"),
        {"off": mark("Off"), "on": mark("On")},
        mark(
            "In the middle of the table, with the seats clockwise round it: the page turns to face "
            "whoever has to play, upright for the near half of the table, upside down for the far "
            "half. What everybody looks at faces the first seat."
        ),
    ),
    Choice(
        "hold to peek",
        mark("Hold to peek"),
        {"off": mark("Off"), "on": mark("On")},
        mark(
            "Your own cards lie face down, and no curtain comes; you see them while you hold the "
            "eye button, or the Space bar. Let go and they are covered at once."
        ),
    ),
    Choice(
        "breath",
        mark("Pause for interruptions"),
        {"short": mark("Short"), "long": mark("Long"), "off": mark("None")},
        mark(
            "Where anybody may interrupt, the game takes this breath before it goes on. Off if you "
            "trust each other to shout."
        ),
    ),
    Choice(
        "by itself",
        mark("Rolls and obvious moves"),
        {"on": mark("By themselves"), "off": mark("By a tap")},
        mark(
            "Where anybody may interrupt, play goes on once all have had the time to speak up; and "
            "a move is made for you if any other would be much longer. You can take it back."
        ),
    ),
    Choice(
        "second look",
        mark("Confirm twice"),
        {"on": mark("On"), "off": mark("Off")},
        mark(
            "Anything that cannot be taken back needs a second tap on the same button. Experts "
            "can switch this off."
        ),
    ),
)


ON_PHONE = ("language", "look", "motion", "sound", "land")
"""What everybody sets on the own phone."""

OF_TABLE = ("banter", "breath", "by itself", "second look")
"""What is set on the tablet for all who play at its table, whatever they play from."""


UNLISTED = (
    Choice("loudness", "", {"soft": "", "full": ""}, ""),
    Choice("caller loudness", "", {str(it): "" for it in (7, *LOUDNESSES)}, ""),
    Choice("land", "", {"owner": "", "continent": ""}, ""),
)
"""Kept along, but no buttons side by side: how loud it was before it was muted, how loud the caller
is; what colours a map."""


@dataclass(slots=True)
class Settings:
    """What was chosen, by the name of the choice; what is not in it is as usual.

    `is_open`: the sheet lies open; `keys_open`: the card of keys. `peeking`: own secrets are being
    held open now. `voices`: the languages that this device speaks by itself; None: not known yet.
    """

    chosen: dict[str, str] = field(default_factory=dict)
    is_open: bool = False
    keys_open: bool = False
    peeking: bool = False
    voices: frozenset[str] | None = None

    def __getitem__(self, name: str) -> str:
        """The value of one choice."""
        return self.chosen.get(name, next(iter(KNOWN[name].values)))

    def choose(self, name: str, value: str) -> None:
        """Set one choice; what is not known is left alone."""
        if name in KNOWN and value in KNOWN[name].values:
            self.chosen[name] = value

    @property
    def hold_to_peek(self) -> bool:
        """Whether own secrets show only while a button is held."""
        return self["hold to peek"] == "on"

    def keep(self, storage: Storage) -> None:
        """Write them down; without room they last until the page closes."""
        notes.write(storage, KEY, self.chosen)


KNOWN = {choice.name: choice for choice in (*CHOICES, *UNLISTED)}


def kept_settings(storage: Storage) -> Settings:
    """The kept settings; what is damaged, unknown or of the wrong kind counts as never set."""
    settings = Settings()
    for name, value in notes.read(storage, KEY, LONGEST).items():
        settings.choose(name, "on" if value is True else str(value))  # older versions kept true
    return settings

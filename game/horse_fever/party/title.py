"""The Party Game as a title: its options, seats, and how people come late."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from game.horse_fever.bots import PARTY_COMPUTERS
from game.horse_fever.party.expected import expected
from game.horse_fever.party.rules import play_party
from game.horse_fever.party.scoring import result
from game.horse_fever.party.state import MOST_GUESTS, Party, new_party, set_chairs
from game.horse_fever.party.view import view
from game.title import Comings, Title

CHOICES: Mapping[str, tuple[str, ...]] = {
    "bookmaker": ("winner", "host"),
    "money": ("2000", "1000", "5000"),
    "broke": ("out", "loan", "charity"),
    "card 92": ("corrected", "as printed"),
    "slips": ("before", "after"),
    "form guide": ("off", "public"),
}


def seated(game: Party) -> int:
    """How many guests have ever come."""
    return len(game.guests)


def here(game: Party) -> Collection[int]:
    """The seats of those who have not gone."""
    return [guest.seat for guest in game.guests if guest.here]


PARTY = Title(
    id="horse-fever/party",
    name="Horse Fever: Party Game",
    seats=tuple(range(2, MOST_GUESTS + 1)),
    options={option: values[0] for option, values in CHOICES.items()},
    choices=CHOICES,
    new=new_party,
    play=play_party,
    view=view,
    result=result,
    reveals=frozenset({"slips opened"}),
    expected=expected,
    comings=Comings(set_chairs, seated, here),
    computers=PARTY_COMPUTERS,
)

__all__ = ["PARTY"]

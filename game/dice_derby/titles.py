"""The game of the box."""

from __future__ import annotations

from collections.abc import Mapping

from game.dice_derby.board import LANES
from game.dice_derby.bots import COMPUTERS
from game.dice_derby.guests import FEWEST, MOST, here, new_party, seated, set_chairs
from game.dice_derby.rules import expected, play
from game.dice_derby.rulings import RULES, VERSIONS
from game.dice_derby.scoring import result
from game.dice_derby.state import LAST, MINUTES, RACES, new_game
from game.dice_derby.view import view
from game.title import Comings, Title, Versions

CHOICES: Mapping[str, tuple[str, ...]] = {
    "length": (*RACES, LAST, *MINUTES),
    "horses": ("dealt", "sold"),
    "bets": ("off", "on"),
    "jockey": ("off", "on"),
    "lanes": tuple(LANES),
}

PARTY_CHOICES = ("jockey", "lanes")
"""What is settled at a party: neither slips nor an auction, which forty would wait for."""

DICE_DERBY = Title(
    id="dice-derby",
    name="Dice Derby",
    seats=range(2, 13),
    options={option: values[0] for option, values in CHOICES.items()},
    choices=CHOICES,
    new=new_game,
    play=play,
    view=view,
    result=result,
    expected=expected,
    rules=RULES,
    versions=Versions(VERSIONS),
    computers=COMPUTERS,
    hindsight=f"{__package__}.hindsight",
)

PARTY = Title(
    id="dice-derby/party",
    name="Dice Derby: Party",
    seats=range(FEWEST, MOST + 1),
    options={option: CHOICES[option][0] for option in PARTY_CHOICES},
    choices={option: CHOICES[option] for option in PARTY_CHOICES},
    new=new_party,
    play=play,
    view=view,
    result=result,
    expected=expected,
    rules=RULES,
    versions=Versions(VERSIONS),
    comings=Comings(set_chairs, seated, here),
    computers=COMPUTERS,
)

TITLES = (DICE_DERBY, PARTY)

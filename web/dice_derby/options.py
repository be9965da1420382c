"""What the set-up of Dice Derby asks beyond seats."""

from __future__ import annotations

from game.dice_derby.state import LAST, MINUTES, RACES
from web.desk.box import OptionForm
from web.desk.forms import SetupForm
from web.desk.state import Desk
from web.dice_derby import say
from web.parts.length import about, minutes
from web.words.speaking import mark

OPTIONS = {
    "length": OptionForm(
        mark("Length"),
        mark("Until one is left: scratches cost more in every race, and who cannot pay is out."),
        {
            "six": mark("Six races"),
            "one": mark("One race"),
            LAST: mark("Until one is left"),
            "20 minutes": mark("20 minutes"),
            "40 minutes": mark("40 minutes"),
            "60 minutes": mark("60 minutes"),
        },
        is_plain=True,
    ),
    "bets": OptionForm(
        mark("Bets"),
        mark(
            "Before the race: slips to win, place and show, at exact odds for the seven that run."
        ),
        {"off": mark("No bets"), "on": mark("With bets")},
        is_plain=True,
    ),
    "horses": OptionForm(
        mark("Horses"),
        mark("Cards are dealt, or the horses are sold by auction (a Calcutta): first and second "
             "share the pool."),
        {"dealt": mark("Cards dealt"), "sold": mark("Sold by auction")},
    ),
    "jockey": OptionForm(
        mark("Jockey’s purse"),
        mark("Everybody pays 2 chips; whoever throws the winning step has them all."),
        {"off": mark("No purse"), "on": mark("With a purse")},
    ),
    "lanes": OptionForm(
        mark("Lanes"),
        mark("As on the known boards, where 2 and 12 win most; or ours, where all cards are worth "
             "much the same."),
        {"long": mark("As known"), "even": mark("Even")},
    ),
}  # fmt: skip

PARTY_OPTIONS = {option: OPTIONS[option] for option in ("jockey", "lanes")}

RACE, TURN = 4.0, 0.6
"""Minutes that a race takes besides, and for each person in it."""
UNTIL_ONE = 6
"""Races that a game until one is left has, about."""


def takes(desk: Desk) -> str:
    """How long such a game takes, to the nearest five minutes."""
    form: SetupForm = desk.form
    length = form.options["length"]
    if length in MINUTES:
        return say("About {minutes} minutes", minutes=MINUTES[length])
    if length == LAST:
        return say(
            "About {minutes} minutes, until one is left",
            minutes=minutes(form, UNTIL_ONE, RACE, TURN),
        )
    return about(form, RACES[length], RACE, TURN)


def party_takes(_desk: Desk) -> str:
    """A party has as many races as it likes."""
    return say("About 10 minutes a race, as many races as you like")

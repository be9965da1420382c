"""Horse Fever (Lorenzo Silva and Lorenzo Tucci Sorrentino, 2009)."""

from __future__ import annotations

from collections.abc import Mapping

from game.decks import Kit, written
from game.horse_fever.bots import COMPUTERS
from game.horse_fever.cards import FIRST_0, HARMS, HELPS, ActionCard, cards_in_play
from game.horse_fever.expected import expected
from game.horse_fever.rules import play_board, play_family
from game.horse_fever.rulings import RULES, VERSIONS
from game.horse_fever.scoring import result
from game.horse_fever.state import SINGLE, go_by, new_game, play_with, rounds_of
from game.horse_fever.view import view
from game.play import Refusal
from game.title import Title, Versions

BEGUN_UNDER = Versions(tuple(VERSIONS), go_by)
"""The rules of the Family Game and the Board Game so far; a game goes on as it was begun."""

LENGTHS = ("quick", "normal", "long")
ROUND_NUMBERS = tuple(str(number) for number in range(3, 11))
FORM_GUIDE = ("off", "public", "all")
"""How much of the form guide everyone at the table may read; the rules do not look at it."""

CHOICES: Mapping[str, tuple[str, ...]] = {
    "length": (*LENGTHS, SINGLE),
    "edition": ("first", "second"),
    "card 92": ("corrected", "as printed"),
    "starred cards": ("off", "on"),
    "form guide": FORM_GUIDE,
}
DEFAULTS = {option: values[0] for option, values in CHOICES.items()} | {"length": "normal"}
BOARD_CHOICES: Mapping[str, tuple[str, ...]] = {
    **CHOICES,
    "length": (*LENGTHS, *ROUND_NUMBERS),
    "characters": ("drawn", "chosen"),
    "auctions": ("by edition", "on", "off"),
}
BOARD_DEFAULTS = {option: values[0] for option, values in BOARD_CHOICES.items()} | {
    "length": "normal"
}


def printed(options: Mapping[str, str]) -> Mapping[str, ActionCard]:
    """The printed action cards that a table with these options plays with, by id."""
    return cards_in_play(options["edition"], options["starred cards"] == "on")


def refuse(seats: int, options: Mapping[str, str]) -> Refusal | None:
    """A sixth seat in the first edition, or a length that table 1 does not list (T.1)."""
    if seats == 6 and options["edition"] == "first":
        return Refusal("Six can play with the second edition only; the first seats five.", "T.1")
    if rounds_of(seats, options):
        return None
    known = [length for length in LENGTHS if rounds_of(seats, {**options, "length": length})]
    return Refusal(
        "There is no {length} game for {count} players, only: {known:list}.", "T.1",
        length=options["length"], count=seats, known=known,
    )  # fmt: skip


KIT = Kit(
    signs={
        "positive": tuple(map(written, HELPS)),
        "negative": tuple(map(written, HARMS)),
        "special": tuple(map(written, (*HELPS, *HARMS))),
    },
    plain=frozenset({"special"}),
    letters="ABCDEFG",
    printed=printed,
    fewest=12,
    begin=play_with,
    once=frozenset({written(FIRST_0)}),
)
"""What action cards of one's own are made of: the symbols of the printed ones of both editions."""

FAMILY = Title(
    id="horse-fever/family",
    name="Horse Fever: Family Game",
    seats=(2, 3, 4, 5),
    options=DEFAULTS,
    choices=CHOICES,
    new=new_game,
    play=play_family,
    view=view,
    result=result,
    refuse=refuse,
    reveals=frozenset({"card revealed"}),
    expected=expected,
    rules=RULES,
    versions=BEGUN_UNDER,
    computers=COMPUTERS,
    hindsight=f"{__name__}.hindsight",
    kit=KIT,
)

BOARD = Title(
    id="horse-fever/board",
    name="Horse Fever: Board Game",
    seats=(2, 3, 4, 5, 6),
    options=BOARD_DEFAULTS,
    choices=BOARD_CHOICES,
    new=new_game,
    play=play_board,
    view=view,
    result=result,
    refuse=refuse,
    reveals=frozenset({"card revealed"}),
    expected=expected,
    rules=RULES,
    versions=BEGUN_UNDER,
    computers=COMPUTERS,
    kit=KIT,
)

__all__ = ["BOARD", "FAMILY"]

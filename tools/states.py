"""Every screen in every state: its name, and how a desk comes to show it.

Photographs, rulers and the search for English words all walk through these.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from game.telling import tell
from tools.day_states import DAY_STATES
from tools.gazette_states import GAZETTE_STATES
from tools.guide_states import GUIDE_STATES
from tools.hall_states import HALL_STATES
from tools.horse_fever.board_states import BOARD_STATES
from tools.horse_fever.chances_states import CHANCES_STATES
from tools.horse_fever.computer_states import COMPUTER_STATES
from tools.horse_fever.form_states import FORM_STATES
from tools.horse_fever.party_states import PARTY_STATES
from tools.horse_fever.party_told_states import PARTY_TOLD_STATES
from tools.house_states import HOUSE_STATES
from tools.own import of_boxes
from tools.past_states import PAST_STATES
from tools.second_states import SECOND_STATES
from tools.staging import (
    NAMES,
    asked,
    drive,
    greyed_out,
    in_unit,
    new_desk,
    one_out,
    over,
    photo,
    searched,
    tapped,
)
from tools.workshop_states import WORKSHOP_STATES
from web.acts import playing
from web.desk.forms import SeatForm
from web.desk.kept.shelf import Drawer, Shelf
from web.desk.state import Desk


def with_games(damaged: bool) -> Desk:
    """The home screen with kept games."""
    desk = drive(new_desk(4), asked("second bet", 1))
    drawer = desk.shelf.storage
    if damaged:
        drawer.set("horseburg/table/9", "what is this")
    playing.start(desk)
    playing.go_home(desk)
    return desk


def home() -> Desk:
    """The home screen of somebody new."""
    return Desk(Shelf(Drawer()), Random(1))


def set_up_for(title: str) -> Desk:
    """The set-up of a game."""
    desk = home()
    desk.form.play(title)
    playing.set_up(desk)
    return desk


def setting_up(players: int, problem: bool = False) -> Desk:
    """The set-up screen."""
    desk = home()
    playing.set_up(desk)
    desk.form.seats = [SeatForm(name, "casual" if n > 2 else "") for n, name in enumerate(NAMES)]
    del desk.form.seats[players:]
    if problem:
        desk.form.seats[1].name = "Ann"
        playing.start(desk)
    return desk


def rich_stake() -> Desk:
    """The stake question with the slider in the middle."""
    desk = drive(new_desk(4), asked("stake of the first bet"))
    desk.stake = 1200
    return desk


def showing(desk: Desk, **fields: object) -> Desk:
    """A desk with something open over it."""
    for name, value in fields.items():
        setattr(desk, name, value)
    return desk


def showing_keys(desk: Desk) -> Desk:
    """A desk with the card of keys open."""
    desk.settings.keys_open = True
    return desk


STATES: dict[str, Callable[[], Desk]] = {
    "home": home,
    "home-games": lambda: with_games(False),
    "home-damaged": lambda: with_games(True),
    "setup-3": lambda: setting_up(3),
    "setup-5": lambda: setting_up(5),
    "setup-problem": lambda: setting_up(2, True),
    "studio": lambda: showing(home(), screen="studio"),
    "curtain": lambda: drive(new_desk(4), lambda desk: desk.curtain is not None),
    "first-bet": lambda: drive(new_desk(4), asked("first bet")),
    "first-bet-later": lambda: drive(new_desk(5, 2), asked("first bet", 2)),
    "stake": rich_stake,
    "fix-card": lambda: drive(new_desk(4), asked("card to fix the race", 0, 3)),
    "fix-horse": lambda: drive(new_desk(5), asked("horse to fix", 0, 6)),
    "second-bet": lambda: drive(new_desk(2), greyed_out),
    "race-start": lambda: drive(new_desk(5), in_unit(0, "off")),
    "race-1": lambda: drive(new_desk(5), in_unit(1, "movement card")),
    "race-3": lambda: drive(new_desk(5), in_unit(3)),
    "race-5": lambda: drive(new_desk(5), in_unit(5)),
    "race-run": lambda: drive(new_desk(5), lambda desk: desk.finish),
    "photo-finish": lambda: searched(3, photo, "normal"),
    "payoffs": lambda: drive(new_desk(5), lambda desk: desk.payoffs_open),
    "payoffs-3": lambda: drive(new_desk(3), lambda desk: desk.payoffs_open),
    "podium": lambda: drive(new_desk(5), over),
    "podium-drawer": lambda: tapped(drive(new_desk(3), over), "more-ways"),
    "podium-2": lambda: drive(new_desk(2, 1), over),
    "player-out": lambda: searched(4, one_out, "long"),
    "log": lambda: showing(drive(new_desk(3), asked("second bet", 1)), log_open=True),
    "keys": lambda: showing_keys(drive(new_desk(3), asked("first bet"))),
    "rule": lambda: showing(drive(new_desk(3), asked("first bet")), rule="2.1.2"),
    "rules": lambda: showing(home(), rule="all"),
    "rule-circle": lambda: showing(set_up_for("winners-circle"), rule="W.2"),
    "rule-nasty": lambda: showing(set_up_for("really-nasty"), rule="N.17"),
    "card": lambda: showing(drive(new_desk(5), in_unit(1)), card="herba-magica"),
    "card-with-note": lambda: showing(drive(new_desk(5), in_unit(1)), card="felis-infernalis"),
    "notice": lambda: showing(
        drive(new_desk(3), asked("first bet")),
        notice=tell("All betting tokens for {horse} are taken in this race.", horse="red"),
        update_ready=True,
    ),
    **BOARD_STATES,
    **PAST_STATES,
    **CHANCES_STATES,
    **GUIDE_STATES,
    **SECOND_STATES,
    **HOUSE_STATES,
    **DAY_STATES,
    **HALL_STATES,
    **GAZETTE_STATES,
    **WORKSHOP_STATES,
    **PARTY_STATES,
    **PARTY_TOLD_STATES,
    **FORM_STATES,
    **COMPUTER_STATES,
    **{name: make for its in of_boxes("states") for name, make in its.STATES.items()},
}

"""Computers at the set-up: a game alone, seats given to them, level, temper and surprise."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game import saves
from game.bots import LEVELS, TEMPERS
from tests.web.desks import laid, played, seen, tap
from tools.staging import leads_on
from web import taps
from web.acts import playing
from web.desk import sheets
from web.desk.forms import COMPUTER_NAMES, SeatForm, seated
from web.desk.kept.shelf import Drawer, Shelf
from web.desk.state import Desk


def home() -> Desk:
    """The home screen of somebody new."""
    desk = Desk(Shelf(Drawer()), Random(4))
    playing.wake(desk)
    return desk


def test_one_tap_at_home_is_a_game_alone() -> None:
    desk = tap(home(), "alone")
    assert desk.at.table.title.id == "horse-fever/family"
    assert [name.split()[0] for name in desk.at.table.bots.values()] == ["keen"] * 3
    assert desk.people == [0] and desk.curtain is None
    assert set(desk.at.table.names[1:]) <= set(COMPUTER_NAMES)
    assert desk.at.table.answers == saves.loads(text_of(desk)).answers


def text_of(desk: Desk) -> str:
    """The table as it lies on the shelf."""
    kept = desk.shelf.text(desk.id)
    return kept[kept.index("horseburg save") :]


def test_whoever_played_alone_before_is_known_by_name() -> None:
    desk = tap(home(), "setup horse-fever", "seat alone")
    taps.fill(desk, "name 0", "Grandmother")
    tap(desk, "start")
    playing.go_home(desk)
    tap(desk, "alone")
    assert desk.at.table.names[0] == "Grandmother"


def test_who_sat_at_the_last_game_sits_at_the_next_one_after_a_reload_too() -> None:
    desk = tap(home(), "setup horse-fever", "bot 1")
    taps.fill(desk, "name 0", "Grandmother")
    names = [line.name for line in desk.form.seats]
    tap(desk, "start")
    later = Desk(Shelf(desk.shelf.storage), Random(9))
    playing.wake(later)
    playing.go_home(later)
    tap(later, "setup winners-circle")
    assert [line.name for line in later.form.seats] == names
    assert [bool(line.bot) for line in later.form.seats] == [False, True, False]


def test_a_seat_goes_to_a_computer_and_back_with_a_name_that_fits() -> None:
    desk = tap(home(), "setup horse-fever", "bot 1")
    line = desk.form.seats[1]
    assert (line.bot, line.temper) == ("keen", "surprise") and line.name in COMPUTER_NAMES
    tap(desk, "bot 1")
    assert (line.bot, line.name) == ("", "Ben")
    taps.fill(desk, "name 1", "Robo")
    tap(desk, "bot 1")
    assert line.name == "Robo", "a name of one's own stays"


def test_level_and_temper_are_chosen_on_a_sheet_for_one_or_for_all() -> None:
    desk = tap(home(), "setup horse-fever", "seat alone", "mind 2")
    assert sheets.over(desk) == "mind"
    tap(desk, "mind-level sharp", "mind-temper banker")
    assert [(line.bot, line.temper) for line in desk.form.seats[1:]] == [
        ("keen", "surprise"), ("sharp", "banker"), ("keen", "surprise"),
    ]  # fmt: skip
    tap(desk, "mind-all", "close", "start")
    assert desk.at.table.bots == dict.fromkeys((1, 2, 3), "sharp banker")


def test_a_surprise_is_drawn_among_all_tempers_and_told_only_at_the_end() -> None:
    lines = [SeatForm("A", "keen", "surprise")] * 400
    drawn = Counter(seated(lines, Random(1)).values())
    assert set(drawn) == {f"keen {temper}".strip() for temper in ("", *TEMPERS)}
    assert min(drawn.values()) > 60
    desk = laid(3, 2)
    desk.at.table.bots.update({1: "keen bluffer", 2: "sharp banker"})
    for turn in range(2000):
        if desk.at.table.ask is None and not desk.is_behind and not desk.held:
            break
        if turn % 9 == 0:
            page = f"{seen(desk).tags} {seen(desk).text}".lower()
            assert "bluffer" not in page and "banker" not in page
        if not leads_on(desk) and desk.ask is not None:
            playing.answer(desk, desk.ask.options[0])
    assert "was keen, a bluffer" in seen(desk).text and "was sharp, a banker" in seen(desk).text


@pytest.mark.parametrize("level", LEVELS)
def test_again_keeps_the_level(level: str) -> None:
    desk = tap(home(), "setup horse-fever", "seat alone", "mind 1", f"mind-level {level}", "close")
    tap(desk, "start")
    taps.do(desk, "again")
    assert desk.at.table.bots[1].split()[0] == level


def test_again_draws_surprises_anew_and_keeps_what_was_chosen() -> None:
    desk = tap(
        home(),
        "setup horse-fever",
        "seat alone",
        "mind 1",
        "mind-temper cautious",
        "close",
        "start",
    )
    first = dict(desk.at.table.bots)
    drawn = set()
    for _ in range(12):
        taps.do(desk, "again")
        assert desk.at.table.bots[1] == first[1] == "keen cautious"
        drawn.add(desk.at.table.bots[2])
    assert len(drawn) > 1


def test_an_old_save_and_a_level_of_a_later_version_play_on() -> None:
    desk = laid(3, 2)
    assert set(desk.at.table.bots.values()) == {"casual"}
    desk.at.table.bots.update({1: "wise oracle"})
    played(desk, 20)
    assert len(desk.at.table.answers) >= 20
    assert set(LEVELS) == {"casual", "keen", "sharp"}

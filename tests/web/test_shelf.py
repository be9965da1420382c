"""Kept tables: the last used first, a damaged one kept as it is, a full storage told."""

from __future__ import annotations

from random import Random

import pytest

from game import Table
from tools.staging import asked, drive
from web.acts import clock, playing, stage
from web.desk.kept.about import count_of
from web.desk.kept.shelf import PREFIX, Drawer, Shelf
from web.desk.state import Desk
from web.page import page


def table() -> Table:
    return Table("horse-fever/family", ["Ann", "Ben"], dealer=Random(1))


def test_the_last_used_table_comes_first() -> None:
    shelf = Shelf(Drawer())
    for id in ("1", "2", "3", "1"):
        shelf.keep(id, table())
    assert [kept.id for kept in shelf.all()] == ["1", "3", "2"]
    assert shelf.new_id() not in shelf.there()


def test_a_table_without_its_place_in_the_order_is_still_found() -> None:
    drawer = Drawer()
    shelf = Shelf(drawer)
    shelf.keep("1", table())
    drawer.set(PREFIX + "5", "rubbish")
    assert [kept.id for kept in shelf.all()] == ["1", "5"]


def test_a_damaged_table_is_told_of_and_kept_to_the_letter() -> None:
    drawer = Drawer()
    drawer.set(PREFIX + "1", "horseburg save 1\nnonsense")
    kept = Shelf(drawer).take("1")
    assert kept.table is None
    assert "nonsense" in kept.damage
    assert drawer.get(PREFIX + "1") == kept.text == "horseburg save 1\nnonsense"


def test_a_tap_on_a_damaged_table_says_what_is_wrong_with_it() -> None:
    drawer = Drawer()
    drawer.set(PREFIX + "1", "horseburg save 1\nnonsense")
    desk = Desk(Shelf(drawer), Random(1))
    playing.go_home(desk)
    assert not playing.show(desk, "1")
    assert desk.screen == "home" and "nonsense" in desk.notice


def test_a_read_mark_goes_with_its_table() -> None:
    drawer = Drawer()
    shelf = Shelf(drawer)
    shelf.keep("1", table())
    shelf.mark_read("1", 3)
    assert shelf.read_to("1") == 3 and not shelf.has_seen("1")
    shelf.mark_read("1", 3, seen=True)
    assert shelf.read_to("1") == 3 and shelf.has_seen("1")
    shelf.drop("1")
    assert shelf.read_to("1") == 0
    assert shelf.all() == []


class Full(Drawer):
    """A storage with no room left, until there is."""

    has_room = False

    def set(self, key: str, text: str) -> None:
        if not self.has_room:
            raise OSError("full")
        super().set(key, text)


def test_a_full_storage_is_told_and_the_game_goes_on() -> None:
    storage = Full()
    desk = Desk(Shelf(storage), Random(1))
    playing.set_up(desk)
    playing.start(desk)
    assert desk.full
    assert "no room left" in str(page(desk))
    playing.unveil(desk)
    answer = desk.at.ask.options[0]
    playing.answer(desk, answer)
    assert desk.at.table.answers[-1] == answer
    assert "no room left" in str(page(desk)), "nor is there any now"
    storage.has_room = True
    playing.undo(desk)
    assert not desk.full and "no room left" not in str(page(desk))


def test_a_writing_is_newer_than_the_one_before_though_the_clock_was_set_back() -> None:
    times = iter((9, 9, 3, 3, 3, 3))
    shelf, counts = Shelf(Drawer(), lambda: next(times)), list[int | None]()
    for _ in range(3):
        shelf.keep("1", table())
        counts.append(count_of(shelf.raw("1") or ""))
    assert counts == [9, 10, 11]


@pytest.mark.parametrize("people", [1, 2])
def test_a_single_person_needs_no_curtain_even_where_the_page_is_opened_again(people: int) -> None:
    desk = Desk(Shelf(Drawer()), Random(3))
    playing.set_up(desk)
    for line in desk.form.seats[people:]:
        line.bot = "casual"
    playing.start(desk)
    curtains = 0
    for _ in range(60):
        if desk.held:
            stage.go_on(desk)
        elif desk.is_behind:
            stage.skip(desk)
        elif desk.computer is not None:
            clock.tick(desk)
        elif desk.curtain is not None:
            curtains += 1
            playing.unveil(desk)
        elif desk.ask is not None:
            playing.answer(desk, desk.ask.options[0])
    assert (curtains == 0) == (people == 1)
    again = Desk(desk.shelf, Random(3))
    playing.wake(again)
    while again.is_behind or again.held or again.computer is not None:
        stage.go_on(again) if again.held else clock.tick(again)
    assert again.unveiled is None and (people > 1 or again.curtain is None)


def test_a_kept_table_opens_with_the_curtain_down() -> None:
    shelf = Shelf(Drawer())
    desk = Desk(shelf, Random(1))
    playing.set_up(desk)
    playing.start(desk)
    drive(desk, asked("card to fix the race"))
    again = Desk(shelf, Random(2))
    playing.wake(again)
    assert (again.screen, again.curtain, again.unveiled) == ("table", desk.unveiled, None)

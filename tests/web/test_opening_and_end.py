"""What a table says at its beginning and its end is what happened there."""

from __future__ import annotations

import pytest

from game.horse_fever.lanes import HORSES
from game.horse_fever.people import CHARACTERS
from tools.staging import NAMES, drive, new_desk, over
from web.desk.screen import SCREENS, name_of
from web.frame.podium import best_horses
from web.horse_fever import words
from web.horse_fever.board import opening
from web.horse_fever.board.people import initials
from web.page import drawn
from web.winners_circle.podium import END


@pytest.mark.parametrize("seed", range(6))
def test_who_begins_is_told_as_in_the_log(seed: int) -> None:
    """The die wants somebody by its colour; nobody need have that stable."""
    desk = new_desk(3, seed=seed)
    told = [e for e in desk.at.table.events if e.kind in ("die rolled", "first player")]
    assert len(told) == 2
    for event in told:
        assert words.sentence(event, NAMES[:3]) in str(opening.line(desk))


def test_no_two_characters_of_a_table_have_the_same_letters() -> None:
    for cast in CHARACTERS.values():
        letters = [initials(it.name) for it in cast.values()]
        assert len(set(letters)) == len(letters)


def test_a_box_with_one_game_is_named_once() -> None:
    assert name_of("unicorn-fever") == "Unicorn Fever"
    assert name_of("horse-fever/family") == "Horse Fever: Family Game"
    assert all(name_of(id).count(its.box.name) == 1 for id, its in SCREENS.items())


@pytest.mark.parametrize("seed", range(5))
def test_on_the_steps_no_horse_stands_twice_and_none_that_brought_nothing(seed: int) -> None:
    desk = drive(new_desk(3, seed=seed, length="quick"), over, seed)
    events = desk.at.table.events
    seats = [one.seat for one in desk.at.table.result.standings][:3]
    horses = [horse for horse in best_horses(events, seats, HORSES) if horse]
    assert len(set(horses)) == len(horses)
    for seat, horse in zip(seats, best_horses(events, seats, HORSES), strict=True):
        brought = sum(
            max(0, event.facts.get("money", 0))
            for event in events
            if horse and (event.facts.get("seat"), event.facts.get("horse")) == (seat, horse)
        )
        assert not horse or brought > 0
    assert 'class="victor"' in drawn(desk)


def test_in_the_circle_no_portrait_stands_twice() -> None:
    desk = drive(new_desk(4, title="winners-circle"), over)
    drawn_there = [str(one.horse) for one in END.steps(desk.at.table) if one.horse]
    assert len(drawn_there) > 1 and len(set(drawn_there)) == len(drawn_there)

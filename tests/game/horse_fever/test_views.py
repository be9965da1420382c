"""Secrets: what a seat cannot see may be swapped, and nothing that it sees changes."""

from __future__ import annotations

import pytest

from game.play import CHANCE
from game.racing import movement
from tests.game.walks import BOARD, stopped_at, walked


@pytest.mark.parametrize(
    ("what", "secret"),
    [("target to keep", "target"), ("assistant to keep", "assistant"), ("purchase", "")],
)
def test_no_target_is_in_what_the_whole_table_sees(what, secret):
    table = stopped_at(what, title=BOARD, **{"starred cards": "on"})
    shown = repr(table.view(None)) + repr(list(table.events))
    drawn = table.game.pending.words[1:] if secret else ()
    targets = table.at(0).game.decks["target"]
    assert not [card for card in (*targets, *drawn) if card in shown]


def test_a_seat_sees_its_own_cards_and_no_others():
    table = stopped_at("second bet")
    for seat in range(3):
        shown = repr(table.view(seat))
        for horse, fixes in table.game.fixes.items():
            for fix, (owner, card) in zip(fixes, table.view(seat).placed[horse], strict=True):
                assert owner == fix.seat
                assert card == (fix.card if fix.seat == seat else None)
                assert (fix.card in shown) == (fix.seat == seat)


def test_everything_is_open_after_the_reveal():
    table = stopped_at("movement card")
    fates = table.view(None).race.fates
    assert sum(map(len, fates.values())) == 6
    assert all(table.view(seat).race == table.view(None).race for seat in range(3))


def test_the_movement_cards_and_dice_to_come_are_nowhere():
    """Chance has no memory: the deck is a set, so a view cannot know its order."""
    table = stopped_at("movement card")
    assert table.ask.who == CHANCE
    left = table.view(None).race.left
    assert set(left) == set(table.ask.options)
    printed = list(movement.deck("corrected"))
    assert list(left) == [card for card in printed if card in left], "the order tells something"


def test_a_photo_finish_is_asked_in_the_open():
    for seed in range(200):
        whole = walked(seed, 2)
        for step, (who, text) in enumerate(zip(whole.askers, whole.answers, strict=True)):
            if who >= 0 and text.startswith("ahead "):
                ask = whole.at(step).ask
                assert ask.open
                assert ask.who == whole.at(step).view(None).first
                return
    raise AssertionError("no photo finish in 200 games")

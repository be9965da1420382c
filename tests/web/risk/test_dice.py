"""The dice of a battle: in pairs, told only once they lie, both territories named (R.13)."""

from __future__ import annotations

import re

import pytest

from tests.web.risk.test_halting import attacked
from web.acts import stage
from web.html.writing import flat
from web.risk.dice import UNFOUGHT, fallen, pairs
from web.risk.state import seen
from web.risk.words import voice


def states(attack: tuple[int, ...], defence: tuple[int, ...], lies: bool = True) -> list[str]:
    """What is told of each die, pair by pair."""
    return re.findall(r'data-is="(\w+)"', str(flat(pairs(attack, defence, lies))))


@pytest.mark.parametrize(
    ("attack", "defence", "told"),
    [
        ((6, 3, 1), (5, 3), ["won", "lost", "lost", "won", "idle"]),
        ((6, 6), (6,), ["lost", "won", "idle"]),
        ((2,), (6, 1), ["lost", "won", "idle"]),
    ],
)
def test_a_pair_is_red_beside_white_and_level_dice_hold(
    attack: tuple[int, ...], defence: tuple[int, ...], told: list[str]
) -> None:
    assert states(attack, defence) == told
    assert states(attack, defence, lies=False) == []


def test_who_has_won_a_pair_is_told_once_the_dice_lie() -> None:
    desk = attacked()
    while desk.at.shown.air is None:
        stage.follow(desk)
    rolling = str(flat(fallen(seen(desk.view), desk.at.shown.air, UNFOUGHT, lies=False)))
    assert "data-is" not in rolling and "data-rolls" in rolling
    stage.follow(desk)
    assert "data-is" in str(flat(fallen(seen(desk.view), desk.at.shown.news[-1], UNFOUGHT)))


def test_every_way_to_call_a_battle_names_both_territories() -> None:
    ways = voice().tables.called["battle"]
    assert len(ways) > 1
    assert all("{start:territory}" in way and "{goal:territory}" in way for way in ways)

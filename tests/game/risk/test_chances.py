"""The exact chances of a battle, held against tables that others have published."""

from __future__ import annotations

from random import Random

import pytest

from game.risk.chances import chances, roll


@pytest.mark.parametrize(
    ("red", "white", "lost", "chance"),
    [
        (1, 1, 0, 15 / 36),
        (2, 1, 0, 125 / 216),
        (3, 1, 0, 855 / 1296),
        (1, 2, 0, 55 / 216),
        (2, 2, 0, 295 / 1296),
        (2, 2, 2, 581 / 1296),
        (3, 2, 0, 2890 / 7776),
        (3, 2, 1, 2611 / 7776),
        (3, 2, 2, 2275 / 7776),
    ],
)
def test_one_roll(red: int, white: int, lost: int, chance: float) -> None:
    """As in "Markov Chains and the RISK Board Game", J. A. Osborne, 2003, table 2."""
    assert roll(red, white)[lost] == pytest.approx(chance)


@pytest.mark.parametrize(
    ("attack", "defence", "wins"),
    [(1, 1, 0.417), (2, 1, 0.754), (3, 1, 0.916), (3, 3, 0.470), (5, 5, 0.506), (10, 10, 0.568)],
)
def test_a_whole_battle(attack: int, defence: int, wins: float) -> None:
    """As in the same paper, table 3, to three places."""
    assert chances(attack, defence).wins == pytest.approx(wins, abs=0.0006)


def ends(attack: int, defence: int) -> dict[tuple[int, int], float]:
    """How likely each end is: what is left of the attack and of the defence, of which one is 0."""
    if not attack or not defence:
        return {(attack, defence): 1.0}
    found: dict[tuple[int, int], float] = {}
    red, white = min(3, attack), min(2, defence)
    for lost, chance in roll(red, white).items():
        for end, then in ends(attack - lost, defence - min(red, white) + lost).items():
            found[end] = found.get(end, 0.0) + chance * then
    return found


def test_three_numbers_say_what_all_ends_together_do() -> None:
    for attack, defence in ((8, 7), (3, 9), (9, 3), (1, 2)):
        found, told = ends(attack, defence), chances(attack, defence)
        assert sum(found.values()) == pytest.approx(1)
        mine = sum(left * chance for (left, _), chance in found.items())
        theirs = sum(left * chance for (_, left), chance in found.items())
        assert told.wins == pytest.approx(sum(found[end] for end in found if end[0]))
        assert told.left * told.wins == pytest.approx(mine)
        assert told.held * (1 - told.wins) == pytest.approx(theirs)


def test_a_large_battle_is_no_deep_hole() -> None:
    assert 0.5 < chances(150, 150).wins < 1
    assert 0.99 < chances(700, 700).wins < 1


def test_while_both_sides_can_fight_nothing_is_certain() -> None:
    assert chances(10, 1).wins == pytest.approx(0.999956, abs=1e-6)
    for attack, defence in ((300, 1), (1, 900)):
        assert 0 < chances(attack, defence).wins < 1
    assert chances(3, 0).wins == 1 and chances(0, 3).wins == 0


def test_they_are_what_dice_come_to() -> None:
    rng, won = Random(4), 0
    for _ in range(4000):
        attack, defence = 6, 4
        while attack and defence:
            red = sorted([rng.randint(1, 6) for _ in range(min(3, attack))], reverse=True)
            white = sorted([rng.randint(1, 6) for _ in range(min(2, defence))], reverse=True)
            for mine, theirs in zip(red, white, strict=False):
                attack -= mine <= theirs
                defence -= mine > theirs
        won += attack > 0
    assert won / 4000 == pytest.approx(chances(6, 4).wins, abs=0.025)

"""The computers of Risk: whose games end, and what they do."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random

import pytest

from game import Table
from game.bots.profiles import NAMES
from game.bots.runner import next_answer
from game.risk.attacking import STOP
from game.risk.board import WITHIN
from game.risk.bots import COMPUTERS
from game.risk.reinforcing import KEEP
from game.risk.titles import RISK
from tests.amount import PROVES, many
from tests.game.risk.many import setup
from tests.game.risk.positions import Played, at_last, attacking, ready

PEOPLE = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay")
ENDLESS = 3000
"""So many turns no game of computers has that ends."""


def turns(seed: int, names: Sequence[str], options: Mapping[str, str] = {}) -> int:
    """How many turns a whole game of these has."""
    rng, bots = Random(seed), dict(enumerate(names))
    table = Table("risk", PEOPLE[: len(names)], options, dealer=rng, bots=bots)
    while table.ask is not None:
        answer = next_answer(table, bots, rng)
        assert answer is not None and table.game.turns < ENDLESS, f"{seed}: {names}"
        table.answer(answer)
    return int(table.game.turns)


def test_games_of_computers_alone_end() -> None:
    """Of all levels and tempers, at all tables; three in four are for the whole world."""
    found = []
    for seed in range(many(24, 1000)):
        seats, options = setup(seed)
        if seed % 4:
            options = {**options, "end": "world"}
        rng = Random(seed)
        found.append(turns(seed, [rng.choice(NAMES) for _ in range(seats)], options))
    middle = statistics.median(found)
    print(f"{len(found)} games: {middle} turns in the middle, {max(found)} at most")
    assert middle < 150


@pytest.mark.parametrize("level", ["casual", "keen", "sharp"])
def test_there_is_no_stand_off_among_the_like(level: str) -> None:
    """Nobody waits for ever until another attacks, not even the cautious."""
    for seats in (2, 3, 6) if PROVES or level == "keen" else (3,):
        for seed in range(many(1, 40)):
            turns(seed, [f"{level} cautious"] * seats)


def shown(names: Sequence[str], seed: int) -> Mapping[str, Counter[str]]:
    """What each would do at the same questions of one game, which the last of them plays."""
    rng, found = Random(seed), {name: Counter[str]() for name in names}
    table = Table("risk", PEOPLE[:4], {"end": "8 rounds"}, dealer=rng)
    while (ask := table.ask) is not None:
        view, step = table.view(ask.who), len(table.answers)
        for name in names:
            answer = COMPUTERS.answer(name, view, ask, Random(step))
            found[name]["attacks"] += ask.what == "attack" and answer != STOP
            found[name]["keeps"] += ask.what == "trade" and answer == KEEP
        table.answer(answer)
    return found


@pytest.mark.parametrize("level", ["casual", "keen", "sharp"])
def test_a_temper_changes_what_is_done(level: str) -> None:
    """The bold attack more often than the cautious, and whoever saves keeps sets."""
    tempers = ("cautious", "banker", "", "bluffer")
    names = {temper: f"{level} {temper}".strip() for temper in tempers}
    found = {name: Counter[str]() for name in names.values()}
    for seed in range(many(2, 10)):
        for name, counts in shown([*names.values()], seed).items():
            found[name] += counts
    attacks = {temper: found[name]["attacks"] for temper, name in names.items()}
    assert attacks["cautious"] <= attacks[""] <= attacks["bluffer"], attacks
    assert attacks["cautious"] < attacks["bluffer"], attacks
    assert found[names["banker"]]["keeps"] > found[names[""]]["keeps"]


def said(level: str, played: Played) -> str:
    """What this level answers here."""
    assert played.ask is not None
    view = RISK.view(played.game, played.ask.who)
    return COMPUTERS.answer(level, view, played.ask, Random(1))


def test_a_sharp_one_drives_out_whoever_has_cards() -> None:
    played = attacking({0: "alaska", 1: "kamchatka"}, {"alaska": 12})
    played.game.hands[1] = ("peru", "siam", "alberta")
    assert said("sharp", played).startswith("alaska kamchatka to ")


def test_a_sharp_one_completes_a_continent_rather_than_begin_another() -> None:
    own = {0: "siam indonesia new-guinea eastern-australia"}
    played = attacking(own, {"new-guinea": 6, "siam": 4})
    assert said("sharp", played).split(" ")[1] == "western-australia"


@pytest.mark.parametrize("level", ["casual", "keen", "sharp"])
def test_nobody_attacks_without_hope(level: str) -> None:
    others = dict.fromkeys(("kamchatka", "northwest-territory", "alberta"), 20)
    assert said(level, attacking({0: "alaska"}, others)) == STOP


RARE = {"all the same", "nothing to decide", "in the other's way", "has had enough"}


AMERICA = ", ".join(one for one in WITHIN["north-america"] if one != "quebec")


@pytest.mark.parametrize("level", ["keen", "sharp"])
def test_a_great_army_goes_to_the_border_in_reach_that_needs_it_most(level: str) -> None:
    line = f"quebec 18, {AMERICA} / venezuela 9 / *"
    assert said(level, at_last(line, fortify="connected")).startswith("quebec central-america ")
    assert said(level, at_last(line)).startswith("quebec greenland ")


def test_even_a_casual_one_forgets_no_great_army_behind_the_lines() -> None:
    played = at_last(f"quebec 18, {AMERICA} / venezuela 9 / *")
    assert played.ask is not None
    view = RISK.view(played.game, 0)
    for seed in range(20):
        answer = COMPUTERS.answer("casual", view, played.ask, Random(seed))
        assert answer.startswith("quebec ")


@pytest.mark.parametrize("level", ["keen", "sharp"])
@pytest.mark.parametrize(("africa", "goes"), [(1, 6), (12, 3)])
def test_what_one_front_can_spare_goes_to_the_border_of_a_continent(
    level: str, africa: int, goes: int
) -> None:
    enemies = f"central-america 8, north-africa {africa}"
    line = f"brazil 9, venezuela, peru, argentina / {enemies} / *"
    assert said(level, at_last(line)) == f"brazil venezuela {goes}"


def test_a_sharp_one_that_may_think_again_sends_all_that_can_fight() -> None:
    """It says for how many rolls, and not how many are to be left, which would not fight."""
    played = ready("alaska 14 / kamchatka 9 / *; cards - / peru siam alberta / -")
    start, _, how, rolls = said("sharp", played).split(" ")
    assert (start, how) == ("alaska", "for") and 1 < int(rolls) < 20

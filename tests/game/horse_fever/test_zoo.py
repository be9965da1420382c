"""The games as a PettingZoo environment: its own tests, and what it says of the games."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from random import Random

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from game import BadTable, IllegalAnswer, Table, saves
from game.horse_fever.zoo.actions import legal
from game.horse_fever.zoo.features import groups_of, row_of
from game.play import CHANCE, Amounts
from game.zoo import NoEnvironment, TableEnvironment, actions_of, env, feature_names
from tests.game.horse_fever.hidden import swapped
from tests.game.walks import BOARD, TITLE, laid, some_setups, uniform
from tools.golden import folder

ROOT = Path(__file__).resolve().parents[3]
RESEARCHERS = ROOT / "docs" / "researchers.md"

# PettingZoo says this of every environment whose observations hold a mask.
masked = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
)


@masked
@pytest.mark.parametrize(("title", "seats"), [(TITLE, 2), (TITLE, 5), (BOARD, 3), (BOARD, 5)])
def test_the_api_as_pettingzoo_tests_it(title, seats):
    api_test(env(title, seats=seats), num_cycles=400)


@masked
@pytest.mark.parametrize("title", [TITLE, BOARD])
def test_a_seed_deals_the_same(title):
    seed_test(lambda: env(title, seats=3), num_cycles=100)


@pytest.mark.parametrize("title", [TITLE, BOARD])
def test_every_answer_is_an_action_and_every_feature_has_a_name(title):
    """Over many games with all options: as many actions as answers, each standing for its own."""
    asked = set()
    for number, (seats, options) in enumerate(some_setups(title, 40)):
        rng = Random(number)
        table = laid(seats, options, rng, title)
        while (ask := table.ask) is not None:
            found = legal(title, ask, seats)
            asked.add(ask.what)
            assert set(found.values()) <= set(ask.options)
            if isinstance(ask.options, Amounts):
                assert {ask.options[0], ask.options[-1]} <= set(found.values())
                assert len(found) == min(11, len(ask.options))
            else:
                assert sorted(found.values()) == sorted(ask.options)
            if rng.random() < 0.1:
                row = row_of(title, table.view(ask.who), ask)
                assert len(row) == len(feature_names(title))
                assert 0 <= min(row) <= max(row) <= 1
            table.answer(uniform(table, rng))
    assert {f"asked {what}" for what in asked} == {
        name for name in feature_names(title) if name.startswith("asked ")
    }


def test_names_are_unique():
    for title in (TITLE, BOARD):
        for names in (actions_of(title), feature_names(title)):
            assert len(set(names)) == len(names)


def test_other_players_are_named_by_their_distance():
    table = laid(4, {"characters": "chosen"}, Random(2), BOARD)
    rng = Random(5)
    while not any(text.startswith("offer 1 ") for text in table.ask.options):
        table.answer(uniform(table, rng))
    ask = table.ask
    names = {actions_of(BOARD)[at]: text for at, text in legal(BOARD, ask, 4).items()}
    for name, text in names.items():
        if name.startswith("offer"):
            distance = int(name.split()[1])
            assert (ask.who + distance) % 4 == int(text.split()[1]) - 1


def stopped_somewhere(title: str, seed: int) -> Table:
    """A position with secrets in it."""
    rng = Random(seed)
    table = laid(4, {}, rng, title)
    for _ in range(40 + 7 * seed):
        if table.ask is not None and table.ask.who != CHANCE:
            table.answer(uniform(table, rng))
    return table


@pytest.mark.parametrize("title", [TITLE, BOARD])
def test_an_observation_holds_nothing_that_the_seat_may_not_know(title):
    """Other players' secrets swapped, a seat's row stays equal, and somebody else's does not."""
    changed = 0
    for seed in range(8):
        table = stopped_somewhere(title, seed)
        for seat in range(4):
            other = swapped(table, seat, Random(seed))
            if other is None:
                continue
            assert row_of(title, other.view(seat), None) == row_of(title, table.view(seat), None)
            changed += any(
                row_of(title, other.view(one), None) != row_of(title, table.view(one), None)
                for one in range(4)
            )
    assert changed


def finished(title: str, seats: int, seed: int) -> tuple[TableEnvironment, dict[str, float]]:
    """A game of any actions to its end, and what each agent was paid."""
    game = env(title, seats=seats)
    game.reset(seed=seed)
    paid: dict[str, float] = {}
    for number, agent in enumerate(game.agent_iter()):
        seen, reward, is_over, _, _ = game.last()
        if is_over:
            paid[agent] = reward
            game.step(None)
        else:
            mask = seen["action_mask"]
            game.step(int(np.flatnonzero(mask)[number % int(mask.sum())]))
    return game.unwrapped, paid


@pytest.mark.parametrize(("title", "seats"), [(TITLE, 2), (TITLE, 5), (BOARD, 4)])
def test_rewards_go_by_place(title, seats):
    for seed in range(3):
        game, paid = finished(title, seats, seed)
        assert abs(sum(paid.values())) < 1e-9
        places = {f"seat_{one.seat}": one.place for one in game.table.result.standings}
        assert sorted(places, key=lambda agent: (places[agent] or 9, agent)) == sorted(
            paid, key=lambda agent: (-paid[agent], agent)
        )
        if list(places.values()).count(1) == 1:
            assert max(paid.values()) == 1
        assert saves.loads(game.render()).answers == game.table.answers


def test_where_nobody_is_placed_everybody_is_level():
    game = TableEnvironment(BOARD, 3)
    game.reset(seed=1)
    text = (folder(BOARD) / "nobody-could-repay.txt").read_text(encoding="utf-8")
    game.table = saves.loads(text)
    game._end()
    assert game.rewards == dict.fromkeys(game.possible_agents, 0.0)


def test_an_illegal_action_loses():
    game = env(TITLE, seats=3)
    game.reset(seed=1)
    agent = game.agent_selection
    game.step(int(np.flatnonzero(game.last()[0]["action_mask"] == 0)[0]))
    assert game.terminations == dict.fromkeys(game.agents, True)
    assert game.rewards[agent] == -1
    game.reset(seed=1)
    with pytest.raises(ValueError, match="no action of seat_"):
        game.unwrapped.step(actions_of(TITLE).index("pass"))


def test_any_stake_can_be_laid_in_notation():
    game = env(TITLE, seats=3)
    game.reset(seed=1)
    raw = game.unwrapped
    raw.answer("win red")
    amounts = raw.infos[raw.agent_selection]["options"]
    odd = next(text for text in amounts if text not in raw._legal.values())
    raw.answer(odd)
    assert odd in raw.table.answers
    with pytest.raises(IllegalAnswer):
        raw.answer("win nothing")


def test_what_cannot_be_is_told():
    with pytest.raises(NoEnvironment, match="one seat, the bookmaker's"):
        env("horse-fever/party")
    with pytest.raises(NoEnvironment, match="there is no such game"):
        env("whist")
    with pytest.raises(BadTable, match="2 to 5 players"):
        env(TITLE, seats=6)


def test_without_pettingzoo_one_line_says_what_to_install():
    lines = "import sys; sys.modules['pettingzoo'] = None; import game.zoo"
    done = subprocess.run([sys.executable, "-c", lines], capture_output=True, text=True, cwd=ROOT)
    assert "game.zoo needs PettingZoo: .venv/bin/pip install" in done.stderr.splitlines()[-1]


def test_the_example_for_researchers_runs_as_it_stands():
    (example,) = re.findall(r"```python\n(.*?)```", RESEARCHERS.read_text(), re.DOTALL)
    done = subprocess.run([sys.executable, "-c", example], capture_output=True, text=True, cwd=ROOT)
    assert done.stderr == ""
    lines = done.stdout.splitlines()
    assert sorted(line.split()[0] for line in lines) == [f"seat_{seat}" for seat in range(4)]
    assert all(re.fullmatch(r"seat_\d -?[\d.]+ \d+ points, place \d", line) for line in lines)


def table_of_features() -> str:
    """The groups as the page for researchers lists them: how many numbers in which game."""
    sizes: dict[str, list[int]] = {}
    for at, title in enumerate((TITLE, BOARD)):
        for group in groups_of(title):
            sizes.setdefault(group.about, [0, 0])[at] += len(group.names)
    rows = [f"| {about} | {family} | {board} |" for about, (family, board) in sizes.items()]
    whole = [len(feature_names(title)) for title in (TITLE, BOARD)]
    return "\n".join(
        ["| what | Family | Board |", "|---|---|---|", *rows, f"| all | {whole[0]} | {whole[1]} |"]
    )


def test_the_page_for_researchers_lists_the_features_and_actions():
    text = RESEARCHERS.read_text()
    assert table_of_features() in text
    family, board = (len(actions_of(title)) for title in (TITLE, BOARD))
    assert f"{family} for the Family Game, {board} for the Board Game" in text

"""The environment itself: an agent a seat, chance inside, rewards by place at the end."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from game import TITLES, Table, saves

Observation = dict[str, NDArray[Any]]


class NoEnvironment(ValueError):
    """A title that cannot be had as an environment; one plain sentence says why."""


LAST = -1.0
"""The reward of the last place, and of an illegal action."""


def env(
    title: str = next(iter(TITLES)),
    seats: int = 4,
    options: Mapping[str, str] | None = None,
    render_mode: str | None = None,
) -> Any:
    """A game as PettingZoo's users expect it: illegal actions lose, calls out of order are told.

    Raises NoEnvironment for a title that has none, BadTable for seats or options that cannot be.
    """
    raw = TableEnvironment(title, seats, options, render_mode)
    losing = wrappers.TerminateIllegalWrapper(raw, illegal_reward=LAST)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(losing))


def numbers_of(title: str) -> Any:
    """What a player of this title sees and can do, as numbers: the folder `zoo` of its box.

    Raises NoEnvironment where there is no such game, or its box has none.
    """
    folder = title.partition("/")[0].replace("-", "_")
    if title not in TITLES or find_spec(f"game.{folder}.zoo") is None:
        known = ", ".join(TITLES)
        reason = "it has none" if title in TITLES else "there is no such game"
        raise NoEnvironment(f"No environment for '{title}': {reason}. The games: {known}.")
    return import_module(f"game.{folder}.zoo")


def actions_of(title: str) -> tuple[str, ...]:
    """The name of every action of a title, the same for all seats and options."""
    return tuple(numbers_of(title).actions_of(title))


def feature_names(title: str) -> tuple[str, ...]:
    """What each number of an observation stands for."""
    return tuple(numbers_of(title).feature_names(title))


class TableEnvironment(AECEnv):  # type: ignore[misc]
    """A game, seat by seat: `seat_0` to `seat_5`, asked in whatever order the rules ask them.

    An observation holds "observation" (float32, features of the seat's view from 0 to 1, see
    `feature_names`) and "action_mask" (int8, 1 for every action that the open question allows, all
    0 for who is not asked). `infos` of who is asked hold the question and its `options` in
    notation, every stake among them; at the end everybody's points, Danari and place.
    """

    def __init__(
        self,
        title: str,
        seats: int,
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.metadata = {
            "name": title.replace("/", "_").replace("-", "_") + "_v1",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.numbers = numbers_of(title)
        self.actions = self.numbers.actions_of(title)
        self.title, self.options, self.render_mode = title, dict(options or {}), render_mode
        self.names = [f"Player {seat + 1}" for seat in range(seats)]
        Table(title, self.names, self.options)  # says at once what cannot be
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents = self.possible_agents[:]
        size, count = len(self.numbers.feature_names(title)), len(self.actions)
        self._seen = {agent: observation_space(size, count) for agent in self.agents}
        self._acts = {agent: spaces.Discrete(count) for agent in self.agents}
        self._rng = Random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every agent of a title."""
        return self._seen[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every agent of a title; `actions` names its numbers."""
        return self._acts[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """A new game; the same seed deals the same. Without one, chance goes on from before.

        The game's own options are given once, to `env`; `options` here is not read.
        """
        if seed is not None:
            self._rng = Random(seed)
        self.table = Table(self.title, self.names, self.options, dealer=self._rng)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._turn()

    def step(self, action: int | None) -> None:
        """Answer for the agent whose turn it is; None only for one whose game is over.

        Raises ValueError for an action that is not in the mask (`env` ends the game instead).
        """
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None or int(action) not in self._legal:
            raise ValueError(f"{action} is no action of {self.agent_selection} now.")
        self.answer(self._legal[int(action)])

    def answer(self, text: str) -> None:
        """Answer in notation instead (`700` as a stake); IllegalAnswer as at a table."""
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        self.table.answer(text)
        self._turn()
        self._accumulate_rewards()

    def _turn(self) -> None:
        """Give the turn to whoever is asked now, or end the game."""
        ask = self.table.ask
        for agent in self.agents:
            self.infos[agent] = {}
        if ask is None:
            self._legal: dict[int, str] = {}
            self._end()
            return
        self.agent_selection = self.possible_agents[ask.who]
        self._legal = self.numbers.legal(self.title, ask, len(self.possible_agents))
        self.infos[self.agent_selection] = {
            "question": ask.what, "options": ask.options, "rule": ask.rule,
        }  # fmt: skip

    def _end(self) -> None:
        """Rewards by place from +1 for the first to -1 for the last, level places sharing.

        Those without a place are level behind all others: everybody, where nobody is placed.
        """
        standings = self.table.result.standings
        for one in standings:
            agent = self.possible_agents[one.seat]
            level = sum(other.place == one.place for other in standings)
            ahead = sum(bool(other.place) for other in standings)
            rank = (one.place or 1 + ahead) + (level - 1) / 2
            self.rewards[agent] = 1 - 2 * (rank - 1) / (len(standings) - 1)
            self.infos[agent] = {
                "place": one.place, "vp": one.vp, "money": one.money,
                "breakdown": dict(one.breakdown), "won": one.seat in self.table.result.winners,
            }  # fmt: skip
        self.terminations = dict.fromkeys(self.agents, True)

    def observe(self, agent: str) -> Observation:
        """What this agent's seat may see, and what it may do."""
        seat, ask = self.possible_agents.index(agent), self.table.ask
        is_asked = ask is not None and ask.who == seat
        row = self.numbers.row_of(self.title, self.table.view(seat), ask if is_asked else None)
        mask = np.zeros(len(self.actions), np.int8)
        if is_asked and not self.terminations.get(agent, True):
            mask[list(self._legal)] = 1
        return {"observation": np.array(row, np.float32), "action_mask": mask}

    def render(self) -> str:
        """The game so far as a save: readable notation, which `game.saves.loads` takes back."""
        return saves.dumps(self.table)

    def close(self) -> None:
        """Nothing is held open."""


def observation_space(size: int, actions: int) -> spaces.Space[Any]:
    """A row of features and a mask of actions."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0.0, 1.0, (size,), np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )

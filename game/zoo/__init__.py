"""A game as a PettingZoo environment, for whoever trains players: docs/researchers.md.

It stands outside the rules, needs packages that the page does not (requirements/zoo.txt), and
nothing else of `game` or `web` imports it. What a player of a title sees and can do, as numbers,
stands in the folder `zoo` of its box.
"""

from importlib.util import find_spec

if find_spec("pettingzoo") is None:
    raise ModuleNotFoundError(
        "game.zoo needs PettingZoo: .venv/bin/pip install -r requirements/zoo.txt"
    )

from game.zoo.environment import (
    NoEnvironment,
    TableEnvironment,
    actions_of,
    env,
    feature_names,
)

__all__ = ["NoEnvironment", "TableEnvironment", "actions_of", "env", "feature_names"]

"""Horse Fever as a PettingZoo environment, for whoever trains players: docs/researchers.md.

It stands outside the rules, needs packages that the page does not (requirements/zoo.txt), and
nothing else of `game` or `web` imports it.
"""

from importlib.util import find_spec

if find_spec("pettingzoo") is None:
    raise ModuleNotFoundError(
        "game.zoo needs PettingZoo: .venv/bin/pip install -r requirements/zoo.txt"
    )

from game.zoo.actions import actions_of
from game.zoo.environment import HorseFever, env
from game.zoo.features import feature_names

__all__ = ["HorseFever", "actions_of", "env", "feature_names"]

"""What a player of Horse Fever sees and can do, as numbers: for `game.zoo`, not for the page."""

from game.horse_fever.zoo.actions import actions_of, legal
from game.horse_fever.zoo.features import feature_names, row_of

__all__ = ["actions_of", "feature_names", "legal", "row_of"]

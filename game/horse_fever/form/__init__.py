"""The form guide: how likely each horse is to win and to show, from what a seat may know.

Races are run in the head, a few or many at a time (`Form.run`), or counted out where few ways
are left. A view without a seat gives the chances as the whole table sees them.
"""

from game.horse_fever.form.ahead import has_form
from game.horse_fever.form.guide import Form
from game.horse_fever.form.lanes import Likelihood
from game.horse_fever.form.tally import Chance, Worth
from game.racing.simulate import Random

__all__ = ["Chance", "Form", "Likelihood", "Random", "Worth", "has_form"]

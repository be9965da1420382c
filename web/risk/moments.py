"""How each kind of event of Risk is shown: its pace, its sound, and what it opens."""

from __future__ import annotations

from collections.abc import Mapping

from web.desk.moment import Moment

MOMENTS: Mapping[str, Moment] = {
    "rolled for first": Moment("tick", 0.5),
    "first": Moment("bell", 0.8),
    "missions dealt": Moment("card", 0.8),
    "dealt": Moment("card", 0.9),
    "claimed": Moment("tick", 0.4, act=True, own=True),
    "placed": Moment("tick", 0.4, act=True, own=True),
    "neutral placed": Moment("tick", 0.3, act=True, own=True),
    "round": Moment("", opens=True),
    "turn": Moment("", 0.4),
    "income": Moment("coins", 0.6),
    "traded": Moment("card", 1.0, act=True, own=True),
    "pictured": Moment("tick"),
    "battle": Moment("tick", 0.4, rolls=0.4),
    "conquered": Moment("hammer", 0.9),
    "moved in": Moment("", 0.4, act=True, own=True),
    "continent": Moment("bell", 1.2),
    "continent lost": Moment("groan", 0.8),
    "eliminated": Moment("groan", 1.4),
    "cards taken": Moment("card", 0.6),
    "fortified": Moment("tick", 0.7, act=True, own=True),
    "card": Moment("card", 0.4),
    "cards shuffled": Moment("card", 0.4),
    "mission done": Moment("bell", 1.4),
    "game over": Moment("bell"),
}

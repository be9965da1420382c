"""How each kind of event of Winner's Circle is shown: its pace, its sound, and what it holds."""

from __future__ import annotations

from collections.abc import Mapping

from web.desk.moment import Moment

MOMENTS: Mapping[str, Moment] = {
    "race": Moment("", opens=True),
    "put under": Moment(""),
    "lined up": Moment("card"),
    "first bettor": Moment(""),
    "bet laid": Moment("coins", 0.9, act=True, own=True),
    "off": Moment("bell", 0.8, moving=True, starts=True),
    "rolled": Moment("tick", 0.4, act=True, moving=True, rolls=0.4),
    "moved": Moment("", 0.9, own=True, moving=True),
    "pace": Moment("chalk"),
    "over the line": Moment("chalk", 1.0, moving=True),
    "fresh": Moment("card"),
    "came last": Moment(""),
    "ranking": Moment("chalk", 1.0, holds="finish"),
    "chip turned up": Moment("card"),
    "win": Moment("coins"),
    "place": Moment("coins"),
    "show": Moment("coins"),
    "pace bonus": Moment("coins"),
    "penalty": Moment(""),
    "paid off": Moment("coins", 1.0, holds="payoffs"),
    "game over": Moment(""),
}

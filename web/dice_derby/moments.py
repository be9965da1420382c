"""How each kind of event of Dice Derby is shown: its pace, its sound, and what it holds."""

from __future__ import annotations

from collections.abc import Mapping

from web.desk.moment import Moment

MOMENTS: Mapping[str, Moment] = {
    "race": Moment("", opens=True),
    "out": Moment(""),
    "guest in": Moment(""),
    "guest out": Moment(""),
    "purse": Moment("coins"),
    "dealt": Moment("card", 0.8),
    "thrown": Moment("tick", 0.35, moving=True, rolls=0.5),
    "scratched": Moment("chalk", 0.9),
    "scratch fee": Moment("coins"),
    "pays in": Moment("groan", 0.8),
    "bid": Moment("tick", 0.6, act=True, own=True),
    "lets it go": Moment("", 0.4, act=True, own=True),
    "sold": Moment("hammer", 0.8),
    "unsold": Moment("", 0.6),
    "bet laid": Moment("coins", 0.7, act=True, own=True),
    "off": Moment("bell", 0.8, moving=True, starts=True),
    "stepped": Moment("", 0.5, moving=True),
    "home": Moment("chalk", 1.0, moving=True),
    "jockey wins": Moment("coins", 0.8),
    "ranking": Moment("chalk", 1.0, holds="finish"),
    "share": Moment("coins"),
    "for first": Moment("coins"),
    "for second": Moment("coins"),
    "bet won": Moment("coins"),
    "paid off": Moment("coins", 1.0, holds="payoffs"),
    "stays": Moment(""),
    "game over": Moment(""),
}

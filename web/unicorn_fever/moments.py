"""How each kind of event of Unicorn Fever is shown: its pace, its sound, and what it holds."""

from __future__ import annotations

from collections.abc import Mapping

from web.desk.moment import Moment

QUIET = Moment("")
ACT = Moment("", 0.8, act=True)

MOMENTS: Mapping[str, Moment] = {
    **dict.fromkeys(
        ("start", "clans", "first player", "owner", "magic drawn", "enraged", "magic dropped"),
        QUIET,
    ),
    "contracts revealed": Moment("card"),
    "magic reshuffled": Moment("card"),
    "odds set": Moment("chalk"),
    "round": Moment("", opens=True),
    "token removed": Moment("tick"),
    "token reserved": Moment("chalk", 0.8, act=True, own=True),
    "token taken": Moment("tick", 0.6, act=True, own=True),
    "gold action": Moment("coins"),
    "looked": Moment("card", 0.7, act=True, own=True),
    "magic played": Moment("card", 0.8, act=True, own=True),
    "bet laid": Moment("coins", 0.9, act=True, own=True),
    "contract signed": Moment("hammer", 0.9, act=True, own=True),
    "loan": Moment("coins", 0.8, act=True),
    "card revealed": Moment("card", 0.3, rolls=0.2),
    "cards cancelled": Moment("card", 0.9),
    "card discarded": Moment("card", 0.9),
    "contract speaks": Moment("hammer", 0.8, act=True),
    "odds shifted": Moment("chalk", 0.9),
    "deck shuffled": QUIET,
    "deck reshuffled": Moment("card"),
    "scouted": Moment("card", 0.7, act=True),
    "tailwind": Moment("tick", 0.7),
    "dice rerolled": Moment("tick", 0.9),
    "off": Moment("bell", 0.8, moving=True, starts=True),
    "movement card": Moment("card", 0.8, moving=True, rolls=0.4),
    "line crossed": QUIET,
    "sprint": Moment("tick", 0.7, moving=True, rolls=0.4),
    "photo finish": Moment("tick", 1.3, moving=True, rolls=0.8),
    "placed": Moment("chalk", 0.35, moving=True),
    "ranking": Moment("chalk", 1.0, holds="finish"),
    **dict.fromkeys(("owner prize", "bet won", "bet returned", "purse", "toll"), Moment("coins")),
    "contract pays": Moment("coins"),
    "bet lost": QUIET,
    "toll paid": QUIET,
    "glory tax": QUIET,
    "new odds": Moment("chalk", 1.0, holds="payoffs"),
    "contracts discarded": QUIET,
    "loans repaid": QUIET,
    "loans unpaid": QUIET,
    "gold for glory": QUIET,
    "contract glory": QUIET,
    "game over": Moment("bell", 1.0, holds="payoffs"),
}

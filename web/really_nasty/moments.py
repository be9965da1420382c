"""How each kind of event of a meeting is shown: its pace, its sound, and what it holds."""

from __future__ import annotations

from collections.abc import Mapping

from web.desk.moment import Moment

QUIET = Moment("")

MOMENTS: Mapping[str, Moment] = {
    **dict.fromkeys(("meeting", "dealt", "race order", "card back", "slips opened"), QUIET),
    "silks": Moment("card", 0.6, act=True, own=True),
    "entered": Moment("card", 0.5, act=True, own=True),
    "race": Moment("", opens=True),
    "on the board": Moment("chalk", 0.35),
    "broke": QUIET,
    "no bet": Moment("tick", 0.7, act=True, own=True),
    "bet laid": Moment("coins", 0.8, act=True, own=True),
    "off": Moment("bell", 0.8, moving=True, starts=True),
    "rolled": Moment("tick", 0.45, moving=True, rolls=0.4),
    "moved": Moment("", 0.8, own=True, moving=True),
    "on a fence": Moment("tick", 0.5, act=True, moving=True),
    "doubled": Moment("chalk", 0.4, own=True, moving=True),
    "hemmed in": Moment("", 0.6, moving=True),
    "withdrawn": Moment("card", 0.8, own=True, moving=True),
    "turn lost": Moment("tick", 0.7, moving=True),
    "card played": Moment("card", 1.2, own=True),
    "false start": Moment("bell", 1.3, moving=True),
    "fell": Moment("hammer", 1.3, moving=True),
    "remounted": Moment("card", 1.0, moving=True),
    "runs riderless": Moment("card", 1.0, moving=True),
    "slipped": Moment("hammer", 1.3, moving=True),
    "driven": Moment("tick", 0.5, moving=True),
    "wandered": Moment("", 0.8, own=True, moving=True),
    "wandered off": Moment("", 0.6, moving=True),
    "over the line": Moment("chalk", 1.1, moving=True),
    "photo upheld": Moment("hammer", 1.5, moving=True),
    "race over": Moment("bell", 1.0, holds="finish"),
    "stewards": Moment("hammer", 1.3),
    "deposit": Moment("coins"),
    "deposit back": Moment("coins"),
    "disqualified": Moment("hammer", 1.2),
    "no winner": QUIET,
    **dict.fromkeys(("prize", "prize unclaimed", "bet won"), Moment("coins")),
    "bet lost": QUIET,
    "paid off": Moment("coins", 1.0, holds="payoffs"),
    "meeting over": QUIET,
}

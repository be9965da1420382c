"""How each kind of event is shown: its sound, how long it stands, whether it opens a chapter."""

from __future__ import annotations

from web.desk.moment import Moment

MOMENTS = {
    "picked": Moment("tick", 0.5, act=True, own=True),
    "doubled": Moment("coins", 0.9, act=True, own=True),
    "shown": Moment("card", 0.9, act=True, own=True),
    "tossed": Moment("coins", 1.0, opens=True),
}

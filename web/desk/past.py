"""What of the past is being looked at, or taken back."""

from __future__ import annotations

from dataclasses import dataclass, field

from web.desk.reel import Reel

TABLE, OPEN = -1, -2
"""Who looks, beside the seats: the whole table, or somebody who sees all cards."""


@dataclass(slots=True)
class Past:
    """What of the past is on the screen: "" for nothing, "history" or "rewind".

    `index` is the stop looked at and `viewer` who looks. `step` is the moment to which the table
    may go back, `asking` whether everybody is being asked, `agreed` who has said yes so far.
    `stuck` opens the sheet that says why undo cannot; the log shows the `newest_first`, and
    `turned` are the races that have been unfolded, or folded, by hand. `whys` is what computers
    have said of their acts, by event; `asking_why` that the log shows those acts alone.
    """

    what: str = ""
    index: int = 0
    viewer: int = TABLE
    playing: bool = False
    reel: Reel | None = None
    step: int | None = None
    asking: bool = False
    agreed: frozenset[int] = frozenset()
    stuck: bool = False
    newest_first: bool = True
    turned: set[int] = field(default_factory=set)
    whys: dict[int, str] = field(default_factory=dict)
    asking_why: bool = False

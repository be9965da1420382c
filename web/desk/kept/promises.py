"""What this browser does for the games, and what it cannot do at this address."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class Promises:
    """How well games are kept here.

    `stays` is what the browser said about keeping for good ("yes", "no", "" so far unasked),
    `may_be_erased` that it erases sites unused for a week. `first` and `second` say whether either
    copy of a game outlives the page, `unread` how many second copies cannot be read.
    `tells_address` is for the first visit by plain http, where browsers forbid use without a
    network, installing and sharing. `is_understood` once somebody has read at a table that nothing
    is kept.
    """

    stays: str = ""
    may_be_erased: bool = False
    first: bool = True
    second: bool = True
    unread: int = 0
    tells_address: bool = False
    is_understood: bool = False

    @property
    def keeps_nothing(self) -> bool:
        """Whether a game ends with the page."""
        return not (self.first or self.second)

    @property
    def has_to_warn(self) -> bool:
        """Whether somebody at a table could believe that the game is kept."""
        return self.keeps_nothing and not self.is_understood

"""What the trouble screen tells."""

from __future__ import annotations

from dataclasses import dataclass

from web.words.speaking import say


@dataclass(slots=True)
class Trouble:
    """What the trouble screen needs, and no more: a table may be too broken to be asked.

    `report` is for whoever mends the page; `told` what a tap on this screen has brought.
    """

    report: str
    has_table: bool = False
    can_step_back: bool = False
    told: str = ""
    report_open: bool = False

    def copied(self, done: bool) -> None:
        """The browser has copied the report, or would not."""
        self.told = say("The report is copied.") if done else say("Copy it from here, by hand.")

"""Which states of the storybook are of one kind: they differ in the cards and the sums only."""

from __future__ import annotations

from web.desk.state import Desk


def place(desk: Desk) -> tuple[object, ...]:
    """What kind of state this is: where somebody is, what is asked, what lies open or waits."""
    asked = desk.ask and desk.ask.what
    return (
        desk.title, desk.screen, asked, desk.held, desk.past.what, desk.stands,
        desk.curtain is None, desk.is_behind, desk.guide is None,
    )  # fmt: skip

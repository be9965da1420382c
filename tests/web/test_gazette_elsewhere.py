"""What the Gazette says of games of other boxes than Horse Fever is so, by what the table shows."""

from __future__ import annotations

import pytest

from tests.amount import many
from tests.web.gazette_purses import CHECKS, look
from tools.gazette import found, offering, played
from web.desk.screen import SCREENS

OTHERS = [
    title
    for title in offering()
    if not (title.startswith("horse-fever/") or SCREENS[title].box.is_guest)
]
"""A guest has stories of its own, and a test of them."""
GAMES = range(20, 20 + many(8, 30))


@pytest.mark.parametrize("title", OTHERS)
def test_what_is_told_of_purses_and_places_is_so(title: str) -> None:
    checked: set[str] = set()
    for number in GAMES:
        table = played(title, number)
        shown = look(table)
        for story in found(table):
            if story.kind in CHECKS:
                CHECKS[story.kind](shown, story.facts)
                checked.add(story.kind)
    assert len(checked) >= many(5, 8), checked

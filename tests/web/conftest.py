"""No drawing plays a game again: in no test of the page, whatever it draws."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.table.playing import Playing
from web import page
from web.desk.state import Desk

drawing, replayed = [False], list[str]()


@pytest.fixture(autouse=True, scope="session")
def watched_answers() -> Iterator[None]:
    """Notes every answer that is taken while a page is being drawn."""
    take, draw = Playing._take, page.page

    def watched(self: Playing, text: str) -> None:
        if drawing[0]:
            replayed.append(text)
        take(self, text)

    def drawn(desk: Desk) -> object:
        drawing[0] = True
        try:
            return draw(desk)
        finally:
            drawing[0] = False

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Playing, "_take", watched)
        patch.setattr(page, "page", drawn)
        yield


@pytest.fixture(autouse=True)
def nothing_is_replayed(watched_answers: None) -> Iterator[list[str]]:
    """Fails whatever test has drawn a page that plays a game again: the table knows its steps."""
    replayed.clear()
    yield replayed
    assert not replayed, f"drawing played {len(replayed)} answers again: {replayed[:5]}"

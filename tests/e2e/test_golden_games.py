"""Golden games of every box in the built page: by clicks from set-up to podium, over reloads."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page

from game import saves
from tests.e2e.engines import nightly
from tests.e2e.really_nasty.test_really_nasty import trusting
from tools.driving import browsers, playing
from tools.driving.pages import expect
from tools.driving.recorded import recorded

PODIUM = "[data-do=again]"


class Way(NamedTuple):
    """How a game is played: reloaded after so many answers, and what is set before.

    Questions with the `hidden` word in them stand behind the curtain after a reload.
    """

    game: str
    often: int
    hidden: str = ""
    before: Callable[[Any], None] = lambda _page: None


SHORT = Way("horse-fever-family/two-players.txt", 20, "fix")
LONG = Way("horse-fever-family/three-players.txt", 10, "fix")
BOARD = Way("horse-fever-board/second-edition-2.txt", 60)
OWN_CARDS = Way("horse-fever-board/own-cards.txt", 60)
CIRCLE = Way("winners-circle/circle-two.txt", 50)
BLUFF = Way("winners-circle/royal-turf-five-bluff.txt", 50)
FAIR = Way("unicorn-fever/own-cards-three.txt", 60)
"""Leprechauns scout and reroll in it, and magic of the players' own is laid."""
NASTY = Way("really-nasty/nobody-home.txt", 150, before=trusting)

CASES = [
    ("chromium", SHORT),
    *(nightly("chromium", way) for way in (OWN_CARDS, BLUFF, FAIR, NASTY)),
    *(nightly("firefox", way) for way in (LONG, BOARD, CIRCLE)),
    *(nightly("webkit", way) for way in (SHORT, BOARD, CIRCLE, FAIR)),
]


def named(value: object) -> str:
    """A case by its browser and its game."""
    return value.game.removesuffix(".txt") if isinstance(value, Way) else str(value)


@pytest.mark.parametrize(("engine", "way"), CASES, indirect=["engine"], ids=named)
def test_a_golden_game_from_set_up_to_podium_with_reloads(page: Page, way: Way) -> None:
    game = recorded(way.game)

    def reload(number: int) -> None:
        if number % way.often != way.often - 1:
            return
        asked = page.locator("#ask").inner_text()
        page.reload()
        browsers.wake(page)
        if way.hidden and way.hidden in game.answers[number][0]:
            expect(page.locator("[data-do=unveil]")).to_be_visible()
            expect(page.locator("[data-answer]")).to_have_count(0)
        playing.come_to_question(page)
        expect(page.locator("#ask")).to_have_text(asked, use_inner_text=True)

    way.before(page)
    playing.set_up(page, game)
    playing.play(page, game, reload)
    expect(page.locator(PODIUM)).to_be_visible()
    (text,) = playing.kept(page)
    assert saves.loads(text).answers == game.table.answers
    assert saves.loads(text).result == game.table.result

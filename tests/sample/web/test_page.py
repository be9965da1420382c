"""The box on the page, in every language: by taps that the page offers, from home to the podium."""

from __future__ import annotations

from random import Random

import pytest

from tests.web.desks import laid, played, seen, tap
from tools.staging import leads_on, speaking_in
from web import taps
from web.acts import confirm
from web.big.screen import big
from web.desk.kept.shelf import Drawer, Shelf
from web.desk.screen import SCREENS
from web.desk.state import Desk
from web.words.languages import NAMES

TITLE = "probe"


def test_a_game_is_begun_from_home_and_played_to_its_end_by_taps() -> None:
    rng, desk = Random(3), Desk(Shelf(Drawer()), Random(3))
    tap(desk, f"setup {SCREENS[TITLE].box.id}", "start")
    for _ in range(500):
        if desk.is_over:
            break
        if leads_on(desk):
            continue
        offered = seen(desk).every("data-answer")
        speaks = [do for do in seen(desk).every("data-do") if do.startswith("speak ")]
        if speaks and rng.random() < 0.3:
            taps.do(desk, rng.choice(speaks))
        elif offered:
            confirm.give(desk, rng.choice(offered))
        else:
            tap(desk, "hush")
    assert desk.is_over and 'id="podium"' in str(SCREENS[TITLE].result(desk))


@pytest.mark.parametrize("code", NAMES)
def test_table_and_podium_speak_every_language(code: str) -> None:
    with speaking_in(code):
        said = SCREENS[TITLE].box.say.now()
        desk = played(laid(2, title=TITLE), 2)
        assert said.table("questions")["before the toss"][0] in seen(desk).text
        assert said.labels.get("Points", "Points") in seen(played(desk)).text
        assert said.code == code


@pytest.mark.parametrize("code", NAMES)
def test_the_big_screen_shows_what_all_may_see(code: str) -> None:
    with speaking_in(code):
        desk = laid(2, title=TITLE)
        for answers in range(12):
            shown = str(big(played(desk, answers)))
            assert 'id="big"' in shown and "own-pick" not in shown


def test_a_computer_says_afterwards_why() -> None:
    desk = played(laid(2, bots=1, title=TITLE))
    tap(desk, "whys")
    assert desk.log_open and seen(desk).text

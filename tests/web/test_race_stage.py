"""The race as a show: how long it takes, where its camera stands, and what its last picture is."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from markupsafe import Markup

from game.racing.track import FINISH
from tools.sheets import repeated
from tools.staging import NeverCame, asked, drive, new_desk
from web import taps
from web.acts import clock, playing
from web.desk.state import Desk
from web.horse_fever.board.table import board
from web.html.writing import flat
from web.racing.camera import shot
from web.racing.stage import Runner, drawn_at, lane

STYLE = Path(__file__).resolve().parents[2] / "web" / "racing" / "style"
DRAWN = range(FINISH + 5)


def timed(desk: Desk) -> tuple[int, int]:
    """Milliseconds from the first card turned up to the result, and from the winner on."""
    whole = since = 0
    while not desk.finish:
        if desk.ask is not None:
            playing.answer(desk, desk.ask.options[0])
            continue
        race = desk.view.race
        taken = clock.delay(desk)
        whole += taken
        since += taken if race is not None and race.ranking else 0
        clock.tick(desk)
    return whole, since


@pytest.mark.parametrize(("title", "players"), [("family", 5), ("board", 5)])
def test_a_race_takes_half_a_minute_and_ends_soon_after_its_winner(
    title: str, players: int
) -> None:
    shown = 0
    for seed in range(12):
        desk = new_desk(players, seed=seed, title=title)
        try:
            drive(desk, lambda desk: at_the_gates(desk), seed=seed)
        except NeverCame:
            continue
        whole, since = timed(desk)
        shown += 1
        assert 8_000 < whole <= 30_000, (seed, whole)
        assert 0 < since <= 5_000, (seed, since)
    assert shown > 6


def test_nobody_is_drawn_before_a_horse_that_is_home_and_placed_better() -> None:
    def run(id: str, at: int, place: int) -> Runner:
        return Runner(id, id, id, "", at, place, Markup(), Markup())

    field = [run("a", 13, 1), run("b", 14, 2), run("c", 15, 0), run("d", 9, 0)]
    assert drawn_at(field) == {"a": 15, "b": 15, "c": 15, "d": 9}
    assert drawn_at([run("a", 13, 2), run("b", 12, 1)]) == {"a": 13, "b": 13}
    assert drawn_at([run("a", 3, 0), run("b", 5, 0)]) == {"a": 3, "b": 5}


def at_the_gates(desk: Desk) -> bool:
    """Whether the first moment of a race is on the screen."""
    return desk.shown is not None and any(e.kind == "card revealed" for e in desk.shown.news)


def test_acts_of_computers_are_not_hurried_by_the_race_that_follows() -> None:
    desk = drive(new_desk(4, 3), lambda desk: desk.is_behind and is_bet(desk))
    assert clock.delay(desk) == int(1400 * 0.9)


def is_bet(desk: Desk) -> bool:
    """Whether a computer's bet is on the screen."""
    return bool(desk.at.shown.news) and desk.at.shown.news[-1].kind == "bet laid"


def test_the_camera_keeps_the_field_in_the_picture_on_its_way() -> None:
    rng = Random(5)
    for _ in range(500):
        back = rng.randrange(FINISH - 4)
        front = min(back + rng.randrange(8), FINISH - 4)
        left, view = shot((back, front), FINISH)
        assert left < back <= front < left + view


def test_the_camera_closes_in_and_stays_on_the_line() -> None:
    for front in range(FINISH - 3, FINISH + 4):
        left, view = shot((front - 2, front), FINISH)
        assert left < FINISH < left + view
        assert view < 12
    assert shot((9, 9), FINISH).view < shot((1, 8), FINISH).view


def test_the_style_knows_every_picture_of_the_camera() -> None:
    """A number without a rule would leave the horses where they are."""
    style = "\n".join(repeated(path.read_text()) for path in STYLE.glob("*.css"))
    known = set(re.findall(r'\[data-(left|view|at)="(-?\d+)"\]', style))
    wanted = {("at", str(space)) for space in DRAWN}
    for back in range(FINISH + 5):
        for front in range(back, FINISH + 5):
            for over in (False, True):
                left, view = shot((back, front), FINISH, over)
                wanted |= {("left", str(left)), ("view", str(view))}
    assert wanted <= known


def test_the_last_picture_is_the_result_and_the_winner_is_led_in() -> None:
    desk = drive(new_desk(5), lambda desk: desk.finish)
    html = str(board(desk))
    assert 'data-leg="parade"' in html
    for place, colour in enumerate(desk.view.race.ranking, 1):
        tag = html.split(f'id="horse-{colour}"')[1].split(">")[0]
        assert f'data-place="{place}"' in tag
    winner = html.split(f'id="horse-{desk.view.race.ranking[0]}"')[1].split('id="lane-')[0]
    assert html.count("#groom") == winner.count("#groom") == 1
    assert "rosette place-1" in winner


def test_everybody_sees_on_which_horse_the_own_slips_are() -> None:
    desk = drive(new_desk(4), asked("second bet", 1, 2))
    desk = drive(desk, lambda desk: desk.is_behind and desk.view.race is not None)
    html, laid = str(board(desk)), 0
    for player in desk.view.seats:
        for bet in player.bets:
            lane = html.split(f'id="lane-{bet.horse}"')[1].split('id="lane-')[0]
            assert f"{desk.table.names[player.seat]}: {bet.stake} to {bet.kind}" in lane  # type: ignore[union-attr]
            laid += 1
    assert laid >= 4


def test_the_controls_come_up_at_a_touch_and_while_it_is_held() -> None:
    desk = drive(new_desk(3), lambda desk: desk.is_behind and desk.view.race is not None)
    assert "data-controls" not in str(board(desk)).split(">")[0]
    taps.do(desk, "controls")
    assert "data-controls" in str(board(desk)).split(">")[0]
    taps.do(desk, "controls")
    taps.do(desk, "pause")
    assert "data-controls" in str(board(desk)).split(">")[0]


def test_the_plate_of_a_horse_that_is_home_says_its_place_and_no_longer_its_space() -> None:
    def plate(place: int) -> str:
        one = Runner("red", "1", "Red", "", 13, place, Markup(""), Markup(""))
        return re.sub(
            r'<span class="unseen">.*?</span>|<[^>]+>', "", str(flat(lane(one, 13, False)))
        )

    assert "13" in plate(0) and "1st" not in plate(0)
    assert "1st" in plate(1) and "13" not in plate(1)

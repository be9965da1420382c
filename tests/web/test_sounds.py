"""What is to be heard of a game: every event known, hooves only while a race runs, no racket."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from game.play import Event
from tests.web.desks import laid
from tests.web.english import FEVER as ENGLISH
from tests.web.test_shown import at_the_race
from tools.staging import leads_on
from web import taps
from web.acts import clock, playing, sounds, stage
from web.desk.kept.shelf import Drawer, Shelf
from web.desk.settings import kept_settings
from web.desk.state import Desk
from web.horse_fever.crowd import pace
from web.horse_fever.moments import MOMENTS

MAKER = Path(__file__).parents[2] / "web/static/js/made.js"
RACE = (
    *("card revealed", "cards cancelled", "card discarded", "odds shifted", "off"),
    *("deck reshuffled", "movement card", "line crossed", "sprint", "photo finish"),
    *("placed", "ranking"),
)


def watched(desk: Desk, seed: int = 3) -> Iterator[Desk]:
    """A whole game, every moment looked at."""
    rng = Random(seed)
    for _ in range(5000):
        yield desk
        if leads_on(desk, watching=True):
            continue
        if desk.ask is None:
            return
        options = desk.ask.options
        playing.answer(desk, options[rng.randrange(min(len(options), 12))])
    raise AssertionError("the game never ended")


def test_every_kind_of_event_has_a_known_sound_or_none() -> None:
    assert set(MOMENTS) == set(ENGLISH["horse-fever/board"].log)
    assert {moment.sound for moment in MOMENTS.values()} <= {*sounds.SOUNDS, ""}
    assert set(RACE) <= set(MOMENTS)
    assert all(MOMENTS[kind].sound for kind in RACE if kind != "line crossed")
    assert MOMENTS["off"].sound == "bell"


def test_the_browser_can_make_every_sound_and_no_other() -> None:
    maker = MAKER.read_text()
    made = re.search(r"const MADE = \{(.*?)\n\};", maker, re.S)
    built = re.search(r"const BUILT = \{ (.*?) \};", maker)
    assert made is not None and built is not None
    names = re.findall(r"^  (\w+): \[", made[1], re.M) + built[1].split(", ")
    assert sorted(names) == sorted(sounds.SOUNDS)


def test_much_at_once_makes_few_sounds_each_once_the_weightiest() -> None:
    kinds = ["bet laid"] * 5 + ["new odds", "point sold", "card placed", "never heard of"]
    assert sounds.of_events(laid().table, [Event(kind, "", {}) for kind in kinds]) == (
        "hammer",
        "coins",
    )
    assert sounds.of_events(laid().table, []) == ()


@pytest.mark.parametrize("title", ["family", "board"])
def test_hooves_and_crowd_are_heard_only_while_a_race_runs(title: str) -> None:
    galloping = loudest = 0
    for desk in watched(laid(3, 1, title=title)):
        score = sounds.score(desk)
        assert len(score.short) <= sounds.MOST
        assert 0 <= score.hooves <= 1 and 0 <= score.crowd <= 1 and 0.5 < score.tempo < 2
        if score.hooves:
            galloping += 1
            assert clock.is_running(desk) and not desk.held and desk.ask is None
        else:
            assert score.crowd == 0 or desk.finish
        loudest = max(loudest, round(score.crowd * 100))
    assert galloping > 20
    assert loudest > 80


def running() -> Desk:
    """A race under way: a movement card has just been turned."""
    desk = at_the_race()
    while desk.shown is None or desk.shown.moment is None or desk.shown.moment.kind != "sprint":
        clock.tick(desk)
    return desk


def test_hooves_stop_when_held_behind_a_sheet_at_the_end_and_in_the_past() -> None:
    desk = running()
    assert sounds.score(desk).hooves > 0
    desk.paused = True
    assert (sounds.score(desk).hooves, sounds.score(desk).crowd) == (0, 0)
    desk.paused, desk.rule = False, "3.2"
    assert sounds.score(desk).hooves == 0
    desk.rule = ""
    assert sounds.score(desk).hooves > 0
    stage.skip(desk)
    assert desk.finish
    assert sounds.score(desk).hooves == 0


def test_a_faster_field_is_louder_and_a_faster_showing_quicker() -> None:
    walk = [Event("movement card", "", {"moves": {"red": 1, "blue": 1}})]
    rush = [Event("movement card", "", {"moves": {"red": 3, "blue": 2}})]
    assert 0 < pace(walk) < pace(rush) <= 1
    desk = running()
    tempos = []
    for speed in ("1x", "2x", "4x"):
        desk.speed = speed
        tempos.append(sounds.score(desk).tempo)
    assert tempos == sorted(set(tempos))


def test_a_skipped_race_makes_few_sounds() -> None:
    desk = running()
    before = sounds.score(desk).key
    stage.skip(desk)
    score = sounds.score(desk)
    assert sounds.is_new(before, score.key)
    assert score.key[1] - before[1] > 5, "much was skipped"
    assert len(score.short) <= sounds.MOST


def test_nothing_new_makes_no_new_sound() -> None:
    assert sounds.is_new(("a", 3), ("a", 4))
    assert not sounds.is_new(("a", 3), ("a", 3))
    assert not sounds.is_new(("a", 3), ("b", 9)), "another table is no news"
    assert not sounds.is_new(("a", 3), ("a", 1)), "what is taken back is no news"


def test_home_and_a_fresh_page_are_silent() -> None:
    desk = Desk(Shelf(Drawer()), Random(1))
    assert sounds.score(desk)[1:6] == ((), 0.0, 1.0, 0.0, "soft")


@pytest.mark.parametrize(
    ("title", "ground", "most"),
    [
        ("family", "turf", 6),
        ("winners-circle", "turf", 1),
        ("unicorn-fever", "sand", 6),
        ("really-nasty", "mud", 1),
        ("dice-derby", "turf", 1),
    ],
)
def test_hooves_are_those_of_the_horses_that_run(title: str, ground: str, most: int) -> None:
    herds = list[int]()
    for desk in watched(laid(3, 1, title=title)):
        score = sounds.score(desk)
        if score.hooves and score.horses:
            assert score.ground == ground and score.horses <= most
            herds.append(score.horses)
        if len(herds) > 300:
            break
    assert max(herds) == most and len(herds) > 20
    assert most == 1 or min(herds) < most, "whoever is home is not heard any more"


def test_taps_tick_but_for_silence_and_peeking() -> None:
    assert sounds.of_tap("") == sounds.of_tap("rule 3.2") == "tick"
    assert not any(map(sounds.of_tap, ("mute", "peek on", "why win red")))


def test_mute_is_one_tap_kept_and_goes_back_to_as_loud_as_it_was() -> None:
    shelf = Shelf(Drawer())
    desk = Desk(shelf, Random(1))
    taps.do(desk, "set sound full")
    taps.do(desk, "mute")
    assert sounds.score(desk).volume == "off"
    desk.settings = kept_settings(shelf.storage)
    assert sounds.score(desk).volume == "off"
    taps.do(desk, "mute")
    assert sounds.score(desk).volume == "full"

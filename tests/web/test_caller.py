"""The caller's voice: what is said aloud in every title, of what, how, and when nothing is."""

from __future__ import annotations

import re

import pytest

from game import TITLES
from tools.horse_fever.party_states import asked, opened, raced, written
from tools.staging import drive, new_desk, seated, speaking_in
from web import taps
from web.acts import caller, playing, sounds
from web.acts.caller import Call
from web.desk.screen import screen_of
from web.desk.state import Desk
from web.horse_fever.partying import Countdown
from web.words.languages import NAMES

PARTY = "horse-fever/party"
OFF_THE_RECORD = re.compile(r"[(){}\[\]<>×]")
"""What nobody can hear."""


def speaking(title: str, bots: int = 2) -> Desk:
    """A table in front of somebody who has switched the caller on."""
    players = seated(title, 3)
    desk = new_desk(players, min(bots, players - 1), 3, title)
    desk.settings.choose("caller", "on")
    return desk


def hosted() -> list[Call]:
    """What the host of a party says: at the book, while time runs out, of the race, after it."""
    desk = opened(7)
    desk.settings.choose("caller", "on")
    told = [caller.call(desk)]
    written(desk, 7)
    taps.do(desk, "off-in 60")
    told.append(caller.call(desk))
    desk.own(Countdown).until = desk.shelf.now() + 4000
    told.append(caller.call(desk))
    taps.do(desk, "off-stop")
    playing.answer(desk, "close")

    def watch(desk: Desk) -> bool:
        told.append(caller.call(desk))
        return asked("next race")(desk)

    raced(desk, watch)
    return [one for one in told if one is not None and one.text]


def calls(desk: Desk, most: int) -> list[Call]:
    """What is called until so many lines have been, each of them once, in order."""
    told: list[Call] = []

    def enough(desk: Desk) -> bool:
        now = caller.call(desk)
        if now is not None and now.text and (not told or now.text != told[-1].text):
            told.append(now)
        return len(told) >= most

    drive(desk, enough)
    return told


@pytest.mark.parametrize("language", sorted(NAMES))
@pytest.mark.parametrize("title", sorted(TITLES))
def test_what_is_said_stands_on_the_screen_is_short_and_can_be_heard(
    title: str, language: str
) -> None:
    with speaking_in(language):
        for one in hosted() if title == PARTY else calls(speaking(title), 30):
            assert len(one.text) <= caller.LONGEST and not OFF_THE_RECORD.search(one.text), one
            assert 0.9 <= one.rate <= 2 and 0.9 <= one.pitch <= 1.3 and 0 < one.loudness <= 1


@pytest.mark.parametrize("title", sorted({*TITLES} - {PARTY}))
def test_nobody_who_looks_at_own_cards_makes_the_caller_say_another_word(title: str) -> None:
    desk = speaking(title)
    for _ in range(12):
        drive(desk, lambda desk: bool(desk.shown and desk.shown.news) and desk.ask is not None)
        said = caller.call(desk)
        desk.unveiled = desk.ask.who if desk.ask else None
        assert caller.call(desk) == said
        lines = " ".join(screen_of(desk.at.table).showing.aloud(desk))
        assert said is None or said.text in caller.BRACKETS.sub("", lines)


def test_the_host_of_a_party_counts_down_calls_the_race_and_says_who_keeps_the_book_next() -> None:
    told = hosted()
    said = [one.text for one in told]
    assert "keeps the book" in said[0] and "4 seconds to the off" in said
    assert any(one.cuts and one.pitch == 1.3 for one in told)
    assert "keep the book" in said[-1] or "keeps the book next" in said[-1]


def test_quiet_over_the_bets_faster_to_the_line_and_a_shout_there() -> None:
    told = calls(speaking("horse-fever/family", 3), 60)
    bets = [one for one in told if one.key[1] < told[-1].key[1] and one.pitch == 0.95]
    shouts = [one for one in told if one.cuts and one.pitch == 1.3]
    assert bets and shouts
    assert min(one.rate for one in shouts) > max(one.rate for one in bets)
    ways = [one.text for one in told]
    assert len(set(ways)) > 0.8 * len(ways)


def test_a_breath_is_held_while_the_photo_is_out() -> None:
    desk = speaking("horse-fever/family", 3)

    def is_out(desk: Desk) -> bool:
        air = desk.shown.air if desk.shown else None
        return air is not None and air.kind == "photo finish"

    drive(desk, is_out)
    now, heard = caller.call(desk), sounds.score(desk)
    assert now is not None and "photo" not in now.text
    assert heard.crowd == heard.hooves == 0


@pytest.mark.parametrize("how", ["paused", "hurried", "follows", "muted", "off", "home", "sheet"])
def test_silence(how: str) -> None:
    desk = speaking("horse-fever/family", 3)
    drive(desk, lambda desk: desk.is_behind and bool(caller.call(desk)))
    assert caller.call(desk) is not None
    if how in ("paused", "hurried", "follows"):
        setattr(desk, how, True)
    elif how == "home":
        desk.screen = "home"
    elif how == "sheet":
        desk.settings.is_open = True
    else:
        desk.settings.choose("sound" if how == "muted" else "caller", "off")
    assert caller.call(desk) is None


def test_off_until_somebody_wants_it() -> None:
    desk = new_desk(3, 0, 3, "horse-fever/family")
    assert desk.settings["caller"] == "off" and caller.call(desk) is None

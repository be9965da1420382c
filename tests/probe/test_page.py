"""The probe goes through everything that the page offers to any game."""

from __future__ import annotations

from random import Random

import pytest

from game import TITLES, saves
from tests.amount import many
from tests.probe.desks import at_floor, fresh, games, give, laid, seen, settled, tap, told
from web import taps
from web.acts import clock, keys, playing, stage, trouble
from web.acts.sounds import score
from web.big.screen import big
from web.desk.screen import SCREENS, Press
from web.desk.state import Desk
from web.page import drawn, page
from web.sharing import arrivals

pytestmark = pytest.mark.usefixtures("probe")
WHOLE = ("heads", "tails", "toss") * 4


def ended(bots: tuple[int, ...] = (), seed: int = 5) -> Desk:
    """A game that is over, and all of it shown."""
    desk = laid(bots, seed)
    for one in games(desk, seed):
        desk = one
    return desk


# set-up


def test_it_is_a_box_of_its_own_and_is_set_up_from_home():
    desk = tap(fresh(), "setup probe")
    assert desk.form.title == "probe" and len(desk.form.seats) == 2
    assert "Plays by chance" not in told(desk)
    tap(desk, "start")
    assert desk.table.title.id == "probe" and desk.curtain == 0


def test_its_chairs_are_two():
    desk = tap(fresh(), "setup probe")
    taps.do(desk, "seat add")
    assert desk.form.problem == "A coin takes 2 players."
    tap(desk, "seat alone")
    assert [bool(line.bot) for line in desk.form.seats] == [False, True]
    assert not desk.form.problem
    assert "Plays by chance" in told(desk)
    assert not [do for do in seen(desk).every("data-do") if do.startswith("mind")]
    taps.do(desk, "mind 1")
    assert desk.form.minded is None and 'class="minds"' not in str(page(desk))
    tap(desk, "start")
    assert desk.table.bots == {1: "random"}


def test_another_game_of_the_house_follows_with_levels():
    desk = tap(ended(bots=(1,)), "again", "home")
    other = next(id for id in SCREENS if id != "probe")
    tap(desk, "setup probe")
    taps.do(desk, f"title {other}")
    assert len(desk.form.seats) >= min(TITLES[other].seats)
    tap(desk, "start")
    assert "random" not in desk.table.bots.values()


# at the table


def test_a_curtain_comes_down_between_two_players():
    desk = laid()
    assert desk.curtain == 0 and "Pass it to" in told(desk)
    give(desk, "heads")
    assert desk.curtain == 1 and "heads" not in str(page(desk))


def test_the_log_goes_by_tosses_and_has_no_phases():
    desk = at_floor(give(laid(), *WHOLE[:3]))
    tap(desk, "log")
    assert "After toss 1" in told(desk) and "The coin shows" in told(desk)
    tap(desk, "fold 0")
    assert "Before the first toss" in told(desk) and "Ann has picked a side." in told(desk)
    assert "Race" not in told(desk) and "h4" not in {tag for tag, _ in seen(desk).tags}


def test_the_log_of_a_game_just_begun_is_empty():
    desk = tap(laid(), "unveil", "log")
    assert "Nothing yet." in told(desk)


@pytest.mark.parametrize("rule", ["all", "C.2", "U.1", "X.9"])
def test_its_rules_and_those_of_the_house_can_be_read(rule):
    desk = tap(laid(), "unveil")
    taps.do(desk, f"rule {rule}")
    assert "Anybody may double" in told(desk) or rule not in ("all", "C.2")
    assert "Words of the game" not in told(desk) and 'role="dialog"' in str(page(desk))


def test_the_rules_can_be_searched():
    desk = tap(laid(), "unveil", "rule")
    taps.fill(desk, "sought", "coin")
    assert "The aim" in told(desk) and "1 rule" in told(desk)


def test_undo_gives_its_reasons():
    desk = at_floor(laid())
    assert "in secret is final" in told(desk)
    settled(give(tap(desk, "speak 0"), "1 double"))
    assert ", by Ann" in told(desk)
    tap(desk, "undo")
    settled(give(tap(desk, "speak 1"), "2 show tails"))
    tap(desk, "stuck")
    assert "turned up" in told(desk) and "Ask the table to go further back" in told(desk)
    tap(desk, "close")
    tap(settled(give(desk, "toss")), "unveil", "stuck")
    assert "A card has been drawn" in told(desk)


def test_the_table_goes_back_by_consent():
    desk = at_floor(give(laid(), *WHOLE[:3]))
    tap(desk, "log", "rewind")
    assert "After toss 1" in told(desk) and "Ann has picked a side." in told(desk)
    tap(desk, "rewind-to 2", "rewind-ask", "agree 0", "agree 1", "go-back")
    assert desk.table.answers == ("heads", "tails")
    tap(desk, "log")
    assert "to here: Before the first toss." in told(desk)


def test_looking_back_stop_by_stop_and_on_from_there():
    desk = ended()
    tap(desk, "history start")
    assert "Before the first toss" in told(desk) and "The beginning." in told(desk)
    last = int(next(a["max"] for _, a in seen(desk).tags if a.get("id") == "moment"))
    assert last >= 4 * 3
    for stop in range(last + 1):
        taps.fill(desk, "reel", str(stop))
        assert f"{stop} of {last}" in told(desk)
    assert "After toss 4" in told(desk)
    tap(desk, "reel first", "look-as 0", "reel on", "look-as table", "reel play")
    assert clock.next_tick(desk) is not None
    assert "look-as open" not in seen(desk).every("data-do")
    taps.do(desk, "look-as open")
    assert 'id="table"' in str(page(desk))
    taps.fill(desk, "reel", "2")
    tap(desk, "branch", "home")
    assert "What if, before the first toss" in told(desk)


def test_a_reload_comes_back_behind_the_curtain():
    desk = tap(at_floor(laid()), "speak 0", "unveil")
    again = Desk(desk.shelf, Random(1))
    playing.wake(again)
    assert again.table.answers == desk.table.answers
    assert (again.unveiled, again.speaking, again.curtain) == (None, None, None)
    assert "Ann speaks up" in told(again)


def test_its_slip_lies_on_the_shelf():
    desk = tap(at_floor(laid()), "home")
    assert "Before the first toss" in told(desk)
    tap(desk, "continue 1")
    tap(settled(give(desk, "toss")), "unveil", "home")
    assert "After toss 1 of 4" in told(desk)
    assert "won." in told(tap(ended(), "home"))


def test_a_game_is_taken_along_and_brought_in():
    desk = tap(at_floor(laid()), "share")
    sheet = desk.post.sheet
    assert sheet.is_secret and sheet.fits_code and "Before the first toss." in told(desk)
    tap(desk, "share-code", "share-file")
    assert desk.post.wish == "code" and desk.offered[0] == "horseburg-Ann-Ben.txt"
    for text in (sheet.text, sheet.link):
        other = fresh()
        arrivals.bring(other, text)
        assert "Before the first toss." in told(other)
        tap(other, "keep-arrived")
        assert saves.dumps(other.table) == saves.dumps(desk.table)


def test_the_result_says_who_has_won():
    desk = ended()
    names = [desk.table.names[seat] for seat in desk.table.result.winners]
    assert " and ".join(names) in told(desk) and "win" in told(desk)
    assert desk.table.result.standings[0].place == 1
    tap(desk, "again")
    assert desk.table.answers == () and desk.curtain == 0


def test_a_table_with_computers_has_no_reasons_to_tell():
    desk = ended(bots=(1,))
    taps.do(desk, "whys")
    assert not desk.log_open
    tap(desk, "log")
    assert "book-whys" not in seen(desk).every("id")


def test_the_big_screen_shows_what_all_may_see():
    for desk in games(laid(), 3):
        shown = str(big(desk))
        assert "You have picked" not in shown and 'id="big"' in shown
    assert "shows-podium" in shown and "Ann" in shown


def test_settings_lie_over_it():
    desk = tap(laid(), "unveil", "settings", "set motion still", "set hold to peek on", "close")
    assert desk.settings["motion"] == "still" and "You have picked" not in told(desk)


def test_its_parts_stand_in_the_storybook():
    desk = fresh()
    taps.do(desk, "studio")
    assert "A coin" in told(desk)


def test_its_picks_are_covered_until_the_eye_is_held():
    desk = laid()
    desk.settings.choose("hold to peek", "on")
    at_floor(desk)
    tap(desk, "speak 1")
    assert desk.view.pick == ""
    taps.do(desk, "peek on")
    assert desk.view.pick == "tails"
    taps.do(desk, "peek off")
    assert desk.view.pick == ""


def test_numbers_reach_answers_that_have_no_menu():
    desk = tap(laid(), "unveil")
    assert keys.meaning("2", desk) == Press("answer", "tails")
    assert keys.meaning("3", desk) is None
    assert keys.meaning("u", desk) == Press("do", "stuck")


def test_what_computers_do_is_shown_at_a_human_pace():
    desk, waits = laid(bots=(0, 1)), []
    while (wait := clock.next_tick(desk)) is not None:
        assert 'id="page"' in str(page(desk))
        waits.append(wait)
        clock.tick(desk)
    assert desk.is_over and min(waits) >= 300 and max(waits) <= 1400


def test_it_can_be_hurried_and_held():
    desk = laid(bots=(1,))
    give(desk, "heads")
    tap(desk, "pause")
    assert clock.next_tick(desk) is None
    tap(desk, "pause", "skip")
    while desk.computer is not None:
        assert clock.next_tick(desk) == 0
        clock.tick(desk)
    assert desk.ask is not None


def test_it_is_heard():
    desk = at_floor(laid())
    before = score(desk).key
    playing.answer(desk, "toss")
    assert score(desk).short == ("coins",) and score(desk).key > before


def test_a_page_that_breaks_offers_the_ways_on(monkeypatch):
    desk = at_floor(laid())
    with monkeypatch.context() as broken:
        broken.setattr("tools.new_box.sample.web.table.stage", lambda _view: 1 / 0)
        assert "Something has broken" in drawn(desk)
    assert "game probe, rules 1" in desk.trouble.report
    assert "question before the toss" in desk.trouble.report
    trouble.step_back(desk, "")
    assert desk.table.answers == ("heads",) and desk.trouble is None
    assert "Something has broken" not in drawn(desk)


@pytest.mark.parametrize("seed", range(many(3, 12)))
@pytest.mark.parametrize("bots", [(), (1,)])
def test_whole_games_by_random_taps(seed, bots):
    """Every page can be drawn, and its ids are there once, also where people cover now and then."""
    rng = Random(seed)
    for desk in games(laid(bots, seed), seed):
        ids = seen(desk).every("id")
        assert len(ids) == len(set(ids))
        if rng.random() < 0.1:
            stage.cover(desk)
    assert desk.table.result is not None

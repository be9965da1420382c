"""Looking back: each stop is the fold of its answers, nothing more is told than has been shown."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from game import saves
from tests.amount import many
from tests.web.desks import HOSTILE, laid, offered, played, seen, tap
from tools.staging import asked, drive
from web import taps
from web.acts import clock, playing
from web.acts.past import history
from web.acts.past.rewinding import moments
from web.desk import sheets
from web.desk.forms import SeatForm
from web.desk.kept.shelf import Drawer, Shelf
from web.desk.past import OPEN
from web.desk.reel import WINDOW, Reel
from web.desk.state import Desk

GAMES = [("family", 3, 1), ("family", 5, 2), ("board", 2, 3), ("board", 5, 4)]


@pytest.mark.parametrize(("title", "seats", "seed"), GAMES)
def test_every_stop_is_the_fold_of_its_answers(title: str, seats: int, seed: int) -> None:
    table = played(laid(seats, 0, seed, title)).table
    assert table is not None
    reel = Reel(table)
    assert [stop.told for stop in reel.stops] == sorted({stop.told for stop in reel.stops})
    assert reel.stops[-1][:2] == (len(table.answers), len(table.events))
    for index, stop in enumerate(reel.stops):
        if stop.whole:
            then = table.at(stop.step)
            assert stop.told == len(then.events)
            assert reel.view(index, None) == then.view(None)
            assert reel.view(index, seed % seats) == then.view(seed % seats)


def test_no_event_is_left_out_and_each_is_at_its_stop() -> None:
    table = played(laid()).table
    assert table is not None
    reel = Reel(table)
    told = [event for index in range(len(reel.stops)) for event in reel.news(index)]
    assert told == list(table.events)
    for number in range(reel.stops[0].told, len(table.events)):
        assert table.events[number] in reel.news(reel.at_event(number))


def test_any_order_of_looking_shows_the_same() -> None:
    table = played(laid(4, 0, 7, "board")).table
    assert table is not None
    straight, jumping = Reel(table), Reel(table)
    order = list(range(len(straight.stops)))
    views = [straight.view(index, None) for index in order]
    Random(1).shuffle(order)
    assert len(order) > 3 * WINDOW
    assert all(jumping.view(index, None) == views[index] for index in order)


def test_a_reel_grows_with_its_game_and_knows_another() -> None:
    desk = played(laid(), 40)
    reel = Reel(desk.at.table)
    early = [reel.view(index, None) for index in range(len(reel.stops))]
    played(desk, 80)
    assert reel.grow(desk.at.table)
    assert reel.stops == Reel(desk.at.table).stops
    assert [reel.view(index, None) for index in range(len(early))] == early
    other = played(laid(3, 0, 6), 40).table
    assert other is not None and not reel.grow(other)


def test_the_slider_and_the_buttons_wind_the_reel() -> None:
    desk = played(laid(), 100)
    tap(desk, "log", "history start")
    last = history.end(desk)
    assert (desk.past.index, offered(desk, "moment")["max"]) == (0, str(last))
    tap(desk, "reel on", "reel on", "reel back")
    assert desk.past.index == 1
    taps.fill(desk, "reel", "17")
    assert offered(desk, "moment")["value"] == "17"
    tap(desk, "reel last", "reel on")
    assert desk.past.index == last
    tap(desk, "reel first", "reel back")
    assert desk.past.index == 0
    for nonsense in ("99999", "-3", "x", ""):
        taps.fill(desk, "reel", nonsense)
        assert 0 <= desk.past.index <= last


def test_it_plays_by_itself_up_to_the_end_and_not_behind_a_sheet() -> None:
    desk = played(laid(), 60)
    tap(desk, "log", "history start", "reel play")
    assert clock.is_running(desk) and clock.delay(desk) > 0
    tap(desk, "log")
    assert not clock.is_running(desk)
    taps.do(desk, "close")
    for _ in range(history.end(desk)):
        assert clock.is_running(desk)
        clock.tick(desk)
    assert desk.past.index == history.end(desk) and not clock.is_running(desk)
    tap(desk, "reel play")
    assert desk.past.index == 0 and clock.is_running(desk)


def test_a_line_of_the_log_shows_its_moment() -> None:
    desk = played(laid(), 70)
    tap(desk, "log")
    wish = [it for it in seen(desk).every("data-do") if it.startswith("history ")][1]
    tap(desk, wish)
    event = desk.at.table.events[int(wish.split()[1])]
    assert event in history.reel(desk).news(desk.past.index)
    assert sheets.over(desk) == ""


def still_hidden(desk: Desk) -> set[str]:
    """The cards in all hands and face down in the lanes, but those seen in an earlier race."""
    game = desk.at.table.game
    held = [card for player in game.players for card in player.hand]
    held += [card for fixes in game.fixes.values() for _, card in fixes]
    seen_before = {event.facts.get("card") for event in desk.at.table.events}
    return {game.cards[card].name for card in held if card not in seen_before}


@pytest.mark.parametrize("seed", range(many(2, 4)))
def test_nothing_hidden_is_shown_while_the_game_is_on(seed: int) -> None:
    desk = drive(played(laid(3, 0, seed), 31), asked("card to fix the race"))
    assert desk.unveiled is not None and still_hidden(desk)
    tap(desk, "log", "history start")
    assert desk.unveiled is None and desk.ask is None
    for wish in ("look-as open", "look-as 0"):
        taps.do(desk, wish)
        for index in range(history.end(desk) + 1):
            taps.do(desk, f"reel {index}")
            text = seen(desk).text
            assert not [name for name in still_hidden(desk) if name in text]
            assert "past-hands" not in str(seen(desk).tags)
    tap(desk, "now")
    assert desk.curtain is not None and desk.past.what == ""


def test_nothing_is_answered_or_taken_back_while_looking_back() -> None:
    desk = played(laid(), 31)
    answer, before = desk.at.ask.options[0], desk.at.table.answers
    tap(desk, "log", "history start")
    playing.answer(desk, answer)
    playing.undo(desk)
    assert desk.at.table.answers == before


def test_a_race_that_is_being_shown_is_not_told_ahead() -> None:
    desk = stopped_in_a_race()
    tap(desk, "log", "history start", "reel last")
    film, index = history.reel(desk), desk.past.index
    assert film.stops[index].told <= len(desk.at.shown.events) < len(desk.at.table.events)
    assert index + 1 < len(film.stops)
    taps.do(desk, f"reel {index + 1}")
    assert desk.past.index == index


def stopped_in_a_race() -> Desk:
    """A desk on which a race is being shown, some moments of it."""
    desk = laid(3, 0, 5)
    for _ in range(500):
        if desk.is_behind:
            clock.tick(desk)
            return desk
        if desk.curtain is not None:
            playing.unveil(desk)
        else:
            playing.answer(desk, desk.at.ask.options[0])
    raise AssertionError("no race")


def test_after_the_end_every_seat_and_all_cards_can_be_seen() -> None:
    desk = tap(played(laid(4, 0, 2, "board")), "history start")
    film = history.reel(desk)
    hidden = 0
    for index in range(0, len(film.stops), 5):
        taps.do(desk, f"reel {index}")
        for seat in range(4):
            taps.do(desk, f"look-as {seat}")
            assert history.view(desk) == film.view(index, seat)
            assert set(history.hands(desk)) == {seat}
        taps.do(desk, "look-as open")
        assert desk.past.viewer == OPEN
        for cards in history.view(desk).placed.values():
            assert all(card for _, card in cards)
        hands = history.hands(desk)
        hidden += sum(map(len, hands.values()))
        text = seen(desk).text
        assert len(hands) == 4 and all(name in text for name in ("All cards open", "Ann"))
    assert hidden > 10


def test_what_if_waits_for_the_end_and_says_why() -> None:
    desk = played(laid(), 60)
    tap(desk, "log", "history start")
    button = offered(desk, "what-if")
    assert button["aria-disabled"] == "true" and button["data-rule"] == "U.3"
    tap(desk, "branch")
    assert "hidden cards" in desk.notice and desk.past.what == "history"
    assert len(desk.shelf.ids()) == 1


def test_what_if_lays_a_table_of_its_own() -> None:
    desk = played(laid(3, 1))
    first, before = desk.id, saves.dumps(desk.at.table)
    tap(desk, "history start", "reel last")
    stop = history.reel(desk).stops[40]
    taps.do(desk, "reel 40")
    tap(desk, "branch")
    assert desk.id != first
    assert desk.at.table.branched == stop.step
    assert desk.at.table.answers[: stop.step] == saves.loads(before).answers[: stop.step]
    assert desk.unveiled is None and desk.past.what == "" and not desk.held
    assert desk.shelf.text(first) == before
    assert desk.shelf.open_id() == desk.id
    played(desk)
    assert desk.at.table.ask is None
    assert "what if" in seen(desk).text
    assert desk.shelf.text(first) == before


def test_what_if_from_any_stop_can_be_played() -> None:
    whole = played(laid(2, 0, 9, "board"))
    assert whole.table is not None
    for index in range(0, len(history.reel(whole).stops), 29):
        desk = Desk(whole.shelf, Random(index))
        playing.resume(desk, whole.id)
        played(desk)
        tap(desk, "history start")
        taps.do(desk, f"reel {index}")
        tap(desk, "branch")
        played(desk)
        assert desk.at.table.ask is None
    for earlier, later in pairwise(whole.shelf.ids()):
        assert earlier != later


def test_hostile_names_stay_text_in_the_past() -> None:
    desk = Desk(Shelf(Drawer()), Random(5))
    desk.form.seats = [SeatForm(name) for name in HOSTILE]
    playing.start(desk)
    played(desk, 60)
    for wishes in (["log"], ["close", "log", "history start"], ["reel last"], ["now"]):
        for wish in wishes:
            taps.do(desk, wish)
        check_tags(desk)
    playing.unveil(desk)
    taps.do(desk, "rewind")
    check_tags(desk)
    taps.do(desk, f"rewind-to {moments(desk)[3].step}")
    taps.do(desk, "rewind-ask")
    check_tags(desk)
    assert HOSTILE[0] in seen(desk).text


def check_tags(desk: Desk) -> None:
    """No tag and no attribute has come out of a name."""
    tags = seen(desk).tags
    assert not {tag for tag, _ in tags} & {"script", "img"}
    assert not any(key.startswith("on") for _, attrs in tags for key in attrs)

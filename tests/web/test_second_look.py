"""What cannot be taken back is shown once more; what can be is done at once."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from game import Table
from game.play import CHANCE
from tests.hunter import leaks, secret_words
from tests.web.desks import NAMES, laid, offered, played, seen, tap
from tools.guide_states import script
from tools.horse_fever.board_states import BOARD_STATES
from tools.shots import STATES
from tools.staging import asked, drive, leads_on, new_desk
from web import confirm, playing, sheets, taps
from web.frame.page import page
from web.horse_fever import words
from web.horse_fever.words.confirm import done
from web.horse_fever.words.en.tables import ENGLISH
from web.horse_fever.words.horses import horse
from web.lesson import lesson
from web.playback import stage
from web.state import Desk
from web.words.confirm import THEN
from web.words.formatter import fields

STAKE = "stake of the first bet"


def at(what: str, **of: int) -> Desk:
    """A Family Game of three in which somebody is asked this."""
    return drive(new_desk(3), asked(what, **of))


def answers(desk: Desk) -> int:
    assert desk.table is not None
    return len(desk.table.answers)


def last_of(desk: Desk) -> str:
    assert desk.ask is not None
    return desk.ask.options[-1]


def test_half_a_choice_is_taken_at_once_and_the_last_half_wants_a_second_tap() -> None:
    desk = at("first bet")
    before = answers(desk)
    confirm.give(desk, "win red")
    assert answers(desk) == before + 1 and sheets.over(desk) == ""
    confirm.give(desk, "300")
    assert answers(desk) == before + 1 and sheets.over(desk) == "second"
    assert offered(desk, "second-title") and "do-it" in seen(desk).every("data-do")
    tap(desk, "do-it")
    assert sheets.over(desk) == "" and desk.table is not None
    assert desk.table.answers[before : before + 2] == ("win red", "300")


def test_it_says_who_does_what_and_what_comes_after() -> None:
    desk = at("first bet")
    confirm.give(desk, "win red")
    confirm.give(desk, "300")
    html = str(page(desk))
    assert desk.ask is not None
    name = NAMES[desk.ask.who]
    assert f"{name} lays 300 D on {horse('red')} to win." in html
    assert "You can’t take this back once it is" in html and "’s turn." in html


@pytest.mark.parametrize("way", ["close", "cover", "undo", "home", "answer", "setting"])
def test_it_goes_away(way: str) -> None:
    desk = at(STAKE)
    before = answers(desk)
    confirm.give(desk, last_of(desk))
    assert sheets.over(desk) == "second"
    if way == "setting":
        taps.do(desk, "set second look off")
    elif way == "answer":
        playing.answer(desk, last_of(desk))
    else:
        taps.do(desk, way)
    assert sheets.over(desk) == "" and "second-said" not in str(page(desk))
    if way not in ("answer", "undo"):
        assert desk.screen == "home" or answers(desk) == before
    stands = -1 if desk.table is None else answers(desk)
    taps.do(desk, "do-it")
    assert stands == (-1 if desk.table is None else answers(desk))


def test_it_is_for_the_moment_only_in_which_it_was_asked() -> None:
    desk = at(STAKE)
    confirm.give(desk, last_of(desk))
    kept = desk.second
    taps.do(desk, "close")
    playing.answer(desk, last_of(desk))
    desk.second = kept
    while leads_on(desk):
        pass
    assert confirm.waiting(desk) is None and sheets.over(desk) != "second"


def test_another_game_and_a_page_opened_anew_know_nothing_of_it() -> None:
    desk = at(STAKE)
    confirm.give(desk, last_of(desk))
    again = Desk(desk.shelf, Random(1))
    playing.wake(again)
    assert again.second is None
    playing.start(desk)
    assert sheets.over(desk) == "" and desk.second is None


def test_experts_do_without() -> None:
    desk = at(STAKE)
    before = answers(desk)
    taps.do(desk, "set second look off")
    confirm.give(desk, last_of(desk))
    assert answers(desk) > before


def test_where_only_one_answer_is_legal_none_is_asked_for() -> None:
    desk = at(STAKE)
    assert desk.ask is not None and desk.table is not None
    assert confirm.look(desk, desk.ask.options[0]) is not None
    desk.table.ask = replace(desk.ask, options=desk.ask.options[:1])
    assert confirm.look(desk, desk.ask.options[0]) is None


def test_the_first_race_takes_one_answer_only_and_goes_on_at_once() -> None:
    desk = laid()
    playing.go_home(desk)
    lesson.begin(desk)
    while not lesson.is_done(desk):
        assert desk.table is not None
        if lesson.waits(desk):
            lesson.go_on(desk, "")
        elif desk.held:
            stage.go_on(desk)
        elif desk.is_behind:
            stage.follow(desk)
        else:
            before = answers(desk)
            confirm.give(desk, script().wanted(desk.table))
            assert answers(desk) > before and sheets.over(desk) == ""


def test_an_illegal_answer_is_refused_and_not_looked_at() -> None:
    desk = at(STAKE)
    confirm.give(desk, "150")
    assert sheets.over(desk) == "" and desk.notice


def test_the_slip_lies_in_the_half_that_was_not_touched_and_stays_there() -> None:
    desk = at(STAKE)
    confirm.touch(desk, is_low=True)
    confirm.give(desk, last_of(desk))
    assert "above" in str(offered(desk, "overlay")["class"])
    confirm.touch(desk, is_low=False)  # a tap beside it
    assert "above" in str(offered(desk, "overlay")["class"])
    taps.do(desk, "close")
    confirm.touch(desk, is_low=False)
    confirm.give(desk, last_of(desk))
    assert "below" in str(offered(desk, "overlay")["class"])


@pytest.mark.parametrize("title", ["family", "board"])
def test_it_is_asked_exactly_where_undo_would_not_help(title: str) -> None:
    """Every answer of a game, judged before it is given, against the law itself afterwards."""
    desk, rng, kinds = laid(4, title=title), Random(2), set()
    for _ in range(400):
        if leads_on(desk):
            continue
        if desk.ask is None or desk.table is None:
            break
        table, ask = desk.table, desk.ask
        text = ask.options[rng.randrange(min(len(ask.options), 12))]
        told, dealer = table.answers, table.dealer
        state = desk.chance.getstate()  # type: ignore[attr-defined]
        look = confirm.look(desk, text)
        assert table.answers == told and table.dealer is dealer
        assert desk.chance.getstate() == state  # type: ignore[attr-defined]
        alone = Table(table.title.id, table.names, table.options, None, table.bots)
        for given in (*told, text):
            alone.answer(given)
        stands = alone.why_no_undo() is not None and len(ask.options) > 1
        assert (look is not None) == stands, (ask.what, text)
        if look is not None:
            kinds.add(look.then)
            assert THEN[look.then]
            desk.second = look
            assert not leaks(str(page(desk)), secret_words(table, None if ask.open else ask.who))
            key, facts = done(ask, text, desk.view)
            about_to = ENGLISH[table.title.id].about_to
            template = about_to.get(key) or about_to.get(key.partition(": ")[0]) or about_to[""]
            assert fields(template) <= {*facts, "answer"}, key
            said = words.of_title(table.title.id).about_to(ask, text, table.names, desk.view)
            assert said.startswith(table.names[ask.who]) and ": " not in said, said
        playing.answer(desk, text)
    assert {"player", "race"} <= kinds


@pytest.mark.parametrize("state", ["photo-finish", "board-sell", "board-offer"])
def test_photo_auction_and_offer_count_too(state: str) -> None:
    desk = (BOARD_STATES.get(state) or STATES[state])()
    assert desk.ask is not None
    before, text = answers(desk), desk.ask.options[0]
    confirm.give(desk, text)
    assert answers(desk) == before and sheets.over(desk) == "second"


def test_a_photo_and_an_auction_are_open_to_all_and_show_nothing_secret() -> None:
    desk = BOARD_STATES["board-sell"]()
    assert desk.ask is not None and desk.table is not None
    confirm.give(desk, desk.ask.options[0])
    assert not leaks(str(page(desk)), secret_words(desk.table, None))


def test_a_card_that_lies_face_down_is_not_named_in_its_second_look() -> None:
    desk = at("horse to fix")
    assert desk.ask is not None and desk.table is not None
    confirm.give(desk, desk.ask.options[0])
    assert "the chosen card" not in str(page(desk))
    taps.do(desk, "set hold to peek on")
    assert "the chosen card" in str(page(desk))
    assert not leaks(str(page(desk)), secret_words(desk.table, None))


def test_computers_are_not_asked_twice() -> None:
    desk = played(laid(3, bots=2), 20)
    assert desk.table is not None
    assert set(desk.table.askers) >= {CHANCE, 1, 2}

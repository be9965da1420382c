"""What cannot be taken back is shown once more; what can be is done at once."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from game import Table
from game.play import CHANCE
from game.racing.odds import multiplier
from tests.game.horse_fever.hunter import leaks, secret_words
from tests.web.desks import NAMES, laid, offered, played, tap
from tests.web.english import FEVER as ENGLISH
from tools.guide_states import script
from tools.second_states import stands
from tools.staging import asked, drive, leads_on, new_desk
from tools.states import STATES
from web import taps
from web.acts import confirm, lesson, playing, stage
from web.desk import sheets
from web.desk.screen import SCREENS
from web.desk.state import Desk
from web.horse_fever import words
from web.horse_fever.words.confirm import done
from web.horse_fever.words.saying import say
from web.page import drawn
from web.words.confirm import THEN
from web.words.formatter import fields

SECOND = "stake of the second bet"


def at(what: str = SECOND) -> Desk:
    """A Family Game of three in which the last answer before the race is asked."""
    return drive(new_desk(3), stands(what))


def answers(desk: Desk) -> int:
    return len(desk.at.table.answers)


def last_of(desk: Desk) -> str:
    return desk.at.ask.options[-1]


def test_what_can_be_taken_back_is_done_at_once() -> None:
    desk = drive(new_desk(3), asked("first bet"))
    before = answers(desk)
    confirm.give(desk, "win red")
    confirm.give(desk, "300")
    assert desk.at.table.answers[before:] == ("win red", "300") and desk.second is None


def test_what_stands_wants_a_second_tap_on_the_same_button() -> None:
    desk = at()
    before, text = answers(desk), last_of(desk)
    confirm.give(desk, text)
    confirm.give(desk, desk.ask.options[0])  # type: ignore[union-attr]
    assert answers(desk) == before and confirm.waiting(desk).text != text  # type: ignore[union-attr]
    confirm.give(desk, desk.ask.options[0])  # type: ignore[union-attr]
    assert answers(desk) > before and sheets.over(desk) == ""


def test_the_button_that_was_tapped_says_so_and_no_other() -> None:
    desk = at("second bet")
    confirm.give(desk, "pass")
    html = drawn(desk)
    assert html.count('id="do-it"') == html.count('id="sure"') == 1
    button = html.partition('id="do-it"')[0].rpartition("<button")[2]
    assert 'data-answer="pass"' in button


def test_it_tells_who_does_what_and_what_comes_after() -> None:
    desk = at("second bet")
    taps.do(desk, "stake 300")
    confirm.give(desk, "win red 300")
    html = drawn(desk)
    name = NAMES[desk.at.ask.who]
    back = 300 * multiplier(desk.view.odds["red"])
    assert (
        f"{name} lays 300 D on {say('{it:horse}', it='red')} to win, for {back:,} D back." in html
    )
    assert THEN["reveal"] in html or THEN["race"] in html


@pytest.mark.parametrize("way", ["close", "cover", "undo", "home", "answer", "setting", "stake"])
def test_it_goes_away(way: str) -> None:
    desk = at("second bet")
    before = answers(desk)
    confirm.give(desk, "pass")
    assert confirm.waiting(desk) is not None
    if way == "setting":
        taps.do(desk, "set second look off")
    elif way == "stake":
        taps.do(desk, "stake 500")
    elif way == "answer":
        playing.answer(desk, "pass")
    else:
        taps.do(desk, way)
    assert confirm.waiting(desk) is None and "Sure?" not in drawn(desk)
    if way not in ("answer", "undo"):
        assert desk.screen == "home" or answers(desk) == before
    stood = -1 if desk.table is None else answers(desk)
    taps.do(desk, "do-it")
    assert stood == (-1 if desk.table is None else answers(desk))


@pytest.mark.parametrize("since", [30, 399])
def test_a_tap_that_trembles_or_a_key_that_is_held_confirms_nothing(since: float) -> None:
    desk = at("second bet")
    assert not confirm.is_too_soon(desk, since)
    confirm.give(desk, "pass")
    assert confirm.is_too_soon(desk, since)
    assert not confirm.is_too_soon(desk, 400)


def test_it_is_for_the_moment_only_in_which_it_was_asked() -> None:
    desk = at()
    confirm.give(desk, last_of(desk))
    kept = desk.second
    playing.answer(desk, last_of(desk))
    desk.second = kept
    while leads_on(desk):
        pass
    assert confirm.waiting(desk) is None


def test_another_game_and_a_page_opened_anew_know_nothing_of_it() -> None:
    desk = at()
    confirm.give(desk, last_of(desk))
    again = Desk(desk.shelf, Random(1))
    playing.wake(again)
    assert again.second is None
    playing.start(desk)
    assert desk.second is None


def test_who_was_asked_three_times_may_have_enough_of_it() -> None:
    desk = at()
    for _ in range(4):
        assert "Don’t ask again" not in drawn(desk)
        desk.second = None
        confirm.give(desk, last_of(desk))
    assert offered(desk, "enough")
    before = answers(desk)
    tap(desk, "set second look off")
    confirm.give(desk, last_of(desk))
    assert answers(desk) > before


def test_experts_do_without() -> None:
    desk = at()
    before = answers(desk)
    taps.do(desk, "set second look off")
    confirm.give(desk, last_of(desk))
    assert answers(desk) > before


def test_where_only_one_answer_is_legal_none_is_asked_for() -> None:
    desk = at()
    assert confirm.look(desk, desk.at.ask.options[0]) is not None
    desk.at.table.ask = replace(desk.at.ask, options=desk.at.ask.options[:1])
    assert confirm.look(desk, desk.at.ask.options[0]) is None


def test_the_first_race_takes_one_answer_only_and_goes_on_at_once() -> None:
    desk = laid()
    playing.go_home(desk)
    lesson.begin(desk)
    while not lesson.is_done(desk):
        if lesson.waits(desk):
            lesson.go_on(desk, "")
        elif desk.held:
            stage.go_on(desk)
        elif desk.is_behind:
            stage.follow(desk)
        else:
            before = answers(desk)
            confirm.give(desk, script().wanted(desk.at.table))
            assert answers(desk) > before and desk.second is None


def test_an_illegal_answer_is_refused_and_not_looked_at() -> None:
    desk = at()
    confirm.give(desk, "150")
    assert desk.second is None and desk.notice


ONE_TAP = [(title, what) for title in SCREENS for what in sorted(SCREENS[title].one_tap)]
WAYS = {
    "claim": ("placing", "in turn"),
    "neutral": ("placing", "territories dealt"),
    "defend": ("defence", "asked"),
    "bid": ("horses", "sold"),
}
"""With what option it is asked."""


@pytest.mark.parametrize(("title", "what"), [it for it in ONE_TAP if "party" not in it[0]])
def test_where_hardly_anything_is_lost_one_tap_is_enough(title: str, what: str) -> None:
    """Armies that are placed, a colour, a small bid: even where a computer plays at once."""
    options = dict([WAYS[what]]) if what in WAYS else {}
    desk = new_desk(2 if what == "neutral" else 3, 1, 7, title, **options)
    drive(desk, lambda desk: desk.ask is not None and desk.ask.what == what)
    before = answers(desk)
    confirm.give(desk, desk.ask.options[-1])  # type: ignore[union-attr]
    assert desk.second is None and answers(desk) > before


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
            assert not leaks(drawn(desk), secret_words(table, None if ask.open else ask.who))
            key, facts = done(ask, text, desk.view)
            about_to = ENGLISH[table.title.id].about_to
            template = about_to.get(key) or about_to.get(key.partition(": ")[0]) or about_to[""]
            assert fields(template) <= {*facts, "answer"}, key
            said = words.of_title(table.title.id).about_to(ask, text, table.names, desk.view)
            assert said.startswith(table.names[ask.who]) and ": " not in said, said
        playing.answer(desk, text)
    assert kinds & {"reveal", "race"}


def test_a_photo_counts_too_and_shows_nothing_secret() -> None:
    desk = STATES["photo-finish"]()
    before = answers(desk)
    confirm.give(desk, desk.at.ask.options[0])
    assert answers(desk) == before and confirm.on_button(desk) is not None
    assert not leaks(drawn(desk), secret_words(desk.at.table, None))


def test_computers_are_not_asked_twice() -> None:
    desk = played(laid(3, bots=2), 20)
    assert set(desk.at.table.askers) >= {CHANCE, 1, 2}


@pytest.mark.parametrize("seed", ["", "a race for all"])
def test_a_computer_that_comes_next_makes_an_answer_final_at_a_seeded_table(seed: str) -> None:
    desk = laid(3, bots=2)
    playing.start(desk, seed=seed)
    played(desk, 12)
    while len(desk.at.ask.options) < 2:
        playing.answer(desk, desk.at.ask.options[0])
        played(desk, len(desk.at.table.answers) + 1)
    text = desk.at.ask.options[-1]
    look = confirm.look(desk, f"{text} 200" if desk.at.ask.what == "first bet" else text)
    assert (look is not None and look.then) == ("computer" if seed else False)

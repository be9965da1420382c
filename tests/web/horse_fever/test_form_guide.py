"""The form guide on the page: when it is there, whose knowledge is in it, what it says of a bet."""

from __future__ import annotations

import re
from random import Random

import pytest

from game.horse_fever.form import Form, Worth
from tests.web.desks import offered, seen, tap
from tools.horse_fever.board_states import found, rich
from tools.horse_fever.form_states import FORM_STATES
from tools.horse_fever.party_states import opened, written
from tools.staging import asked, drive, new_desk
from web import taps
from web.acts import keys, playing
from web.big.screen import big
from web.desk.state import Desk
from web.horse_fever.odds import form_guide
from web.horse_fever.odds.form_guide import FormGuide
from web.horse_fever.odds.form_slip import numbers
from web.horse_fever.words import form_guide as words
from web.page import page

CELL = re.compile(r'<td class="(as-[\w-]+)">.*?</td>')


def at(what: str, option: str = "all", seats: int = 3, **of: int) -> Desk:
    """A Family Game with a form guide in which somebody is asked this."""
    desk = drive(new_desk(seats, 0, 7, "family", **{"form guide": option}), asked(what, **of))
    taps.do(desk, "peek on")  # where a question is open, the own cards are held
    return desk


def opened_at(what: str, option: str = "all", races: int = 60, **of: int) -> Desk:
    """The same with the guide open, looked at for a moment."""
    desk = tap(at(what, option, **of), "form")
    for one in form_guide.readings(desk):
        one.form.run(races)
    return desk


def is_there(desk: Desk) -> bool:
    return 'id="form-guide"' in str(page(desk))


def columns(desk: Desk) -> set[str]:
    """Whose readings stand in the table."""
    return set(CELL.findall(str(page(desk))))


# when it is there


@pytest.mark.parametrize("title", ["family", "board", "party"])
def test_a_new_table_plays_without_one(title: str) -> None:
    desk = opened(4) if title == "party" else new_desk(3, 0, 7, title)
    for _ in range(40):
        assert "to-form" not in str(page(desk))
        taps.do(desk, "form")
        assert not desk.own(FormGuide).open and not is_there(desk)
        if desk.curtain is not None:
            playing.unveil(desk)
        elif desk.ask is not None and title != "party":
            playing.answer(desk, desk.ask.options[0])


@pytest.mark.parametrize("title", ["family", "board", "party"])
def test_the_set_up_offers_it_in_plain_words(title: str) -> None:
    desk = new_desk(2)
    playing.go_home(desk)
    taps.do(desk, "setup")
    taps.do(desk, f"title horse-fever/{title}")
    assert desk.form.options["form guide"] == "off"
    tap(desk, "options-more", "option form guide=public")
    assert desk.form.options["form guide"] == "public"
    wishes = seen(desk).every("data-do")
    assert ("option form guide=all" in wishes) == (title != "party")
    assert words.TITLE in seen(desk).text


def test_it_is_kept_for_the_next_game_of_the_same_people() -> None:
    desk = at("first bet", "public")
    taps.do(desk, "again")
    assert desk.at.table.options["form guide"] == "public"


QUESTIONS = ("first bet", "stake of the first bet", "card to fix the race", "horse to fix")


@pytest.mark.parametrize("what", [*QUESTIONS, "second bet", "stake of the second bet"])
def test_one_tap_opens_it_and_one_tap_closes_it(what: str) -> None:
    desk = at(what)
    assert not is_there(desk)
    assert offered(desk, "to-form")["aria-expanded"] == "false"
    tap(desk, "form")
    assert is_there(desk) and 'id="track"' not in str(page(desk))
    assert offered(desk, "to-form")["aria-expanded"] == "true"
    tap(desk, "form")
    assert not is_there(desk) and 'id="track"' in str(page(desk))


def test_it_never_takes_the_place_of_an_answer() -> None:
    """The shop stays whole, and the guide hangs where the blackboard was."""
    desk = found(3, "first", rich("purchase", 16, 1), **{"form guide": "all"})
    before = set(seen(desk).every("data-answer"))
    tap(desk, "form")
    assert is_there(desk) and 'id="blackboard"' not in str(page(desk))
    assert set(seen(desk).every("data-answer")) == before


def test_it_stays_open_from_player_to_player_but_not_over_curtain_race_and_past() -> None:
    desk = opened_at("first bet")
    drive(desk, lambda now: now.curtain is not None)
    assert desk.own(FormGuide).open and not is_there(desk)
    playing.unveil(desk)
    assert is_there(desk)
    drive(desk, lambda now: now.is_behind)
    assert not is_there(desk) and "to-form" not in str(page(desk))
    drive(desk, asked("first bet"))
    assert is_there(desk)
    taps.do(desk, "history")
    assert not is_there(desk)


def test_its_key_is_f() -> None:
    press = keys.meaning("f", at("first bet"))
    assert press is not None and press.text == "form"


# whose knowledge is in it


def test_public_means_as_the_table_sees_it() -> None:
    desk = opened_at("second bet", "public")
    assert columns(desk) == {"as-table-sees"} and "as-you-know" not in str(page(desk))
    shown = form_guide.readings(desk)[0].form
    assert shown.view.seat is None


def test_with_all_the_own_reading_stands_beside_it() -> None:
    desk = opened_at("second bet")
    assert columns(desk) == {"as-table-sees", "as-you-know"}
    table, own = (one.form for one in form_guide.readings(desk))
    assert table.view.seat is None and own.view.seat == desk.sight
    assert table.chances() != own.chances()


def test_covered_cards_are_not_read_either() -> None:
    desk = opened_at("second bet")
    taps.do(desk, "peek off")
    assert columns(desk) == {"as-table-sees"} and words.COVERED in seen(desk).text
    taps.do(desk, "peek on")
    assert columns(desk) == {"as-table-sees", "as-you-know"}


def test_what_the_one_before_knew_is_forgotten() -> None:
    desk = opened_at("second bet")
    seat = desk.sight
    assert seat in desk.own(FormGuide).kept
    drive(desk, lambda now: asked("second bet")(now) and now.sight != seat)
    assert is_there(desk) and seat not in desk.own(FormGuide).kept


def test_nothing_of_it_is_kept_or_shown_to_the_room() -> None:
    """What is painted while the page wakes, the big screen, the shelf: none knows of it."""
    for desk in (opened_at("second bet"), FORM_STATES["form-party"]()):
        room = str(big(desk))
        assert is_there(desk)
        waking = Desk(desk.shelf.reader(), Random(1))
        playing.wake(waking)
        assert not is_there(waking) and not waking.own(FormGuide).open
        assert "form-guide" not in room and "±" not in room
        kept = repr(desk.shelf.storage)
        assert "Form" not in kept and "kept=" not in kept


def test_another_table_begins_with_a_closed_one() -> None:
    desk = opened_at("first bet")
    playing.resume(desk, desk.id)
    assert desk.own(FormGuide) == FormGuide()


# what it says


def test_before_the_first_race_in_the_head_nothing_is_claimed() -> None:
    desk = tap(at("first bet", "public"), "form")
    assert "%" not in seen(desk).text and "…" in seen(desk).text


def test_chances_and_worth_are_those_of_the_form() -> None:
    desk = opened_at("first bet", "public", 3000)
    form, view = form_guide.readings(desk)[0].form, desk.view
    least = view.seats[desk.at.ask.who].minimum_bet
    for horse, chance in form.chances().items():
        row = str(page(desk)).partition(f'<tr id="form-{horse}">')[2].partition("</tr>")[0]
        text = re.sub(r"<[^>]+>", "", row)
        for kind, share, error in (
            ("win", chance.win, chance.win_error),
            ("show", chance.show, chance.show_error),
        ):
            number, either_way = words.percent(share, error)
            assert f"{number}% {either_way}" in text
            for part in words.worth(form.worth(kind, horse, least), has_points=True):
                assert part in text


def test_the_bet_in_hand_follows_the_stake() -> None:
    desk = opened_at("stake of the first bet", "public", 500)
    form, (kind, horse) = form_guide.readings(desk)[0].form, desk.view.pending
    told = set()
    for stake in (300, 900):
        taps.fill(desk, "stake", str(stake))
        worth = words.worth_of(form.worth(kind, horse, stake), has_points=True)
        assert words.bet(kind, horse, stake) in seen(desk).text and worth in seen(desk).text
        told.add(worth)
    assert len(told) == 2
    assert form_guide.readings(desk)[0].form is form


def test_a_party_has_odds_of_its_own_and_no_points() -> None:
    desk = tap(opened(4, **{"form guide": "public"}), "form")
    text = seen(desk).text
    assert "16.7%" in text and "50.0%" in text and "±" not in text.partition("Horse")[2]
    assert "exact" in text and "VP" not in text
    form = form_guide.readings(desk)[0].form
    written(desk, 2)
    assert form_guide.readings(desk)[0].form is form, "slips do not change the race"
    guest_bets = re.findall(r'class="this-bet"><b>([^<]+)', str(page(desk)))
    assert guest_bets and all(" D on " in one for one in guest_bets)


def test_slips_of_a_race_that_has_been_run_are_written_without_it() -> None:
    desk = opened(4, **{"form guide": "public", "slips": "after"})
    drive(desk, lambda now: now.ask is not None and now.ask.what == "book")
    assert desk.view.race is not None and not form_guide.is_offered(desk)


def test_a_table_for_readers_is_never_a_live_region() -> None:
    desk = opened_at("second bet")
    slip = str(page(desk)).partition('id="form-guide"')[2].partition("</section>")[0]
    assert "aria-live" not in slip and "role=" not in slip
    assert "<caption" in slip and slip.count('scope="row"') == 6
    assert slip.count('scope="col"') == 5 and slip.count('scope="colgroup"') == 2


@pytest.mark.parametrize(
    ("share", "error", "said"),
    [
        (0.314, 0.02, ("31", "±2")),
        (0.314, 0.0041, ("31.4", "±0.4")),
        (0.314, 0.0001, ("31.4", "±0.1")),
        (1 / 6, 0, ("16.7", "")),
        (0, 0.3, ("<1", "±30")),
        (1, 0.004, (">99.9", "±0.4")),
        (1, 0, ("100.0", "")),
    ],
)
def test_percents(share: float, error: float, said: tuple[str, str]) -> None:
    assert words.percent(share, error) == said


def test_worths() -> None:
    bad, none, good = Worth(0.1, -1234.4, 0.31, 20.2), Worth(0, -0.2, 0, 0), Worth(1, 88, 1.25, 0.2)
    assert words.worth(bad, True) == ["−1,234 D", "+0.3 VP"]
    assert words.worth_of(bad, True) == "−1,234 ±20 D, +0.3 VP"
    assert words.worth(none, True) == ["0 D", "0.0 VP"]
    assert words.worth_of(good, False) == "+88 ±1 D"


# how it sharpens


def test_it_sharpens_the_least_sharp_form_and_stops() -> None:
    desk = opened_at("second bet", races=0)
    forms = form_guide.unsharp(desk)
    assert len(forms) == 2
    forms[0].run(50)
    form_guide.run_all(forms, 8, lambda: False)
    assert [form.races for form in forms] == [50, 1], "the one that can say nothing yet"
    time = iter((True, True, False))
    form_guide.run_all(forms, 8, lambda: next(time))
    assert forms[1].races == 4
    forms[1].run(40)
    form_guide.run_all(forms, 8, iter((True, False)).__next__)
    assert [form.races for form in forms] == [50, 60], "from then on eight at a time"


def test_it_wants_no_races_once_it_is_sharp_or_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = opened_at("first bet", "public", 2000)
    assert form_guide.unsharp(desk)
    monkeypatch.setattr(form_guide, "SHARP", 0.05)
    assert form_guide.unsharp(desk) == []
    monkeypatch.setattr(form_guide, "SHARP", 0.0)
    assert form_guide.unsharp(desk)
    monkeypatch.setattr(form_guide, "MOST", 2000)
    assert form_guide.unsharp(desk) == []
    monkeypatch.setattr(form_guide, "MOST", 3000)
    tap(desk, "form")
    assert form_guide.unsharp(desk) == []


def test_the_form_is_kept_as_long_as_nothing_about_the_race_is_new() -> None:
    desk = opened_at("first bet")
    before = [one.form for one in form_guide.readings(desk)]
    assert desk.ask is not None
    playing.answer(desk, "win red")
    taps.do(desk, "peek on")
    assert [one.form for one in form_guide.readings(desk)] == before
    drive(desk, asked("horse to fix"))
    assert not set(before) & {one.form for one in form_guide.readings(desk)}


def test_the_same_question_has_the_same_numbers() -> None:
    one, other = (opened_at("second bet") for _ in range(2))
    assert isinstance(form_guide.readings(one)[0].form, Form)
    assert CELL.findall(str(page(one))) and str(page(one)) == str(page(other))


# before it is opened


def work_on(desk: Desk, slices: int = 500) -> int:
    """Slices of work in which there is time for one race, until nothing is left to do."""
    for number in range(slices):
        if form_guide.is_offered(desk) and form_guide.prepare(desk):
            continue
        if not (forms := form_guide.unsharp(desk)):
            return number
        form_guide.run_all(forms, 8, lambda: False)
    return slices


@pytest.mark.parametrize("option", ["public", "all"])
def test_the_first_answer_is_there_before_it_is_opened(option: str) -> None:
    desk = at("second bet", option)
    assert work_on(desk) < 500
    assert not is_there(desk)
    kept = desk.own(FormGuide).kept
    assert set(kept) == ({None} if option == "public" else {None, desk.sight})
    assert [one.form.races for one in kept.values()] == [form_guide.FIRST] * len(kept)
    html = str(page(tap(desk, "form")))
    assert html.count("%</b>") == 12 * len(kept) and "<b>…" not in html


def test_nothing_is_begun_where_it_is_not_offered() -> None:
    for desk in (at("second bet", "off"), opened(4), new_desk(3, 0, 7, "family")):
        assert work_on(desk) == 0 and not desk.own(FormGuide).kept


def test_until_there_is_an_answer_races_are_run_one_by_one() -> None:
    desk = tap(at("second bet"), "form")
    while form_guide.prepare(desk):
        pass
    before = sum(one.form.races for one in form_guide.readings(desk))
    form_guide.run_all(form_guide.unsharp(desk), 8, lambda: False)
    assert sum(one.form.races for one in form_guide.readings(desk)) == before + 1
    assert "…" in str(page(desk))


def test_its_numbers_are_drawn_before_it_is_opened_and_again_when_they_change() -> None:
    desk = at("second bet")
    work_on(desk)
    beforehand = numbers(desk)
    assert beforehand in str(page(tap(desk, "form")))
    assert numbers(desk) is beforehand
    form_guide.readings(desk)[0].form.run(8)
    assert numbers(desk) != beforehand
    owner = desk.sight
    drive(desk, lambda now: now.curtain is None and now.sight not in (owner, None))
    form_guide.seats_reading(desk)
    assert desk.own(FormGuide).drawn is None and owner not in desk.own(FormGuide).kept

"""Luck and judgement on its page: reached from the podium, and only from there."""

from __future__ import annotations

import re

import pytest

from game.horse_fever.form.account import summed
from tests.web.desks import seen, tap
from tools.horse_fever.chances_states import reckoned
from tools.horse_fever.party_told_states import party
from tools.staging import asked, drive, new_desk, over
from web import taps
from web.horse_fever.odds import forecast
from web.horse_fever.odds.account import bars
from web.horse_fever.odds.workers import PARTY_FORECASTING
from web.horse_fever.words import chances as said
from web.page import page


@pytest.fixture(scope="module")
def desk():
    made = tap(drive(new_desk(3, length="quick"), over), "account")
    return reckoned(made)


def rows(html, kind):
    table = re.search(rf'<table class="ledger {kind}">.*?</table>', html, re.S)
    found = re.findall(r'<tr(?: id="[^"]*")?><th scope="row">.*?</tr>', table[0], re.S)
    return [re.findall(r"<b>([^<]*VP)</b><small>([^<]*)</small>", row) for row in found]


def test_the_sums_stand_there_as_they_were_worked_out(desk):
    found = summed(forecast.account(desk).entries())
    told = rows(str(page(desk)), "reckoning")
    assert len(told) == len(found) == 3
    for row, one in zip(told, found, strict=True):
        gains = (one.average, one.judgement, one.cards, one.run, one.brought)
        assert row == [(said.points(gain.vp), said.danari(gain.danari)) for gain in gains]


def test_what_luck_and_judgement_mean_is_said_in_a_sentence_each(desk):
    text = seen(desk).text
    assert said.JUDGEMENT in text and said.LUCK in text
    assert said.JUDGEMENT.count(".") == said.LUCK.count(".") == 1


def test_the_best_bet_nobody_made_and_the_biggest_upset_are_told(desk):
    text, account = seen(desk).text, forecast.account(desk)
    missed, upset = account.missed(), account.upset()
    assert f"in race {missed.race}: it had a {said.percent(missed.chance)} % chance" in text
    assert f"won race {upset.race} with a {said.percent(upset.chance)} % chance" in text


def test_every_bet_is_there_for_who_unfolds_it(desk):
    assert 'class="ledger bet-by-bet"' not in str(page(desk))
    tap(desk, "unfold")
    assert len(rows(str(page(desk)), "bet-by-bet")) == len(forecast.account(desk).entries())
    tap(desk, "unfold")


def test_the_way_back_leads_to_the_podium(desk):
    tap(desk, "now")
    assert "podium" in seen(desk).every("id")
    tap(desk, "account")
    assert "account-page" in seen(desk).every("id")


def test_before_there_is_an_answer_it_says_so():
    fresh = tap(drive(new_desk(2, length="quick"), over), "account")
    assert said.WORKING in seen(fresh).text
    assert forecast.work(fresh)


def test_on_the_podium_only_a_first_answer_is_worked_out():
    fresh = reckoned(drive(new_desk(2, length="quick"), over))
    first = forecast.account(fresh).least
    assert 0 < first < 100
    tap(fresh, "account")
    assert forecast.work(fresh)


def test_nothing_of_it_while_the_game_runs():
    running = drive(new_desk(3), asked("second bet", 1))
    taps.do(running, "account")
    assert running.past.what == "" and "account-page" not in seen(running).every("id")
    assert not forecast.work(running)


def test_bars_go_right_for_good_and_left_for_bad():
    good, bad = (
        re.findall(r'<rect x="([\d.]+)"[^>]*width="([\d.]+)"', str(bars(x, -x, 2))) for x in (1, -1)
    )
    assert good == [("150.0", "75.0"), ("75.0", "75.0")]
    assert bad == good[::-1]


def test_a_party_has_luck_alone():
    done = tap(party(7, 0, 2, 0.1), "account")
    html = str(page(done))
    assert said.PARTY in seen(done).text and "Judgement" not in html
    assert html.count('id="account-') > 3 and not PARTY_FORECASTING.work(done, lambda: True)[1]


def test_numbers_have_their_signs():
    assert [said.points(x) for x in (1.44, -0.26, 0.04)] == ["+1.4 VP", "−0.3 VP", "0.0 VP"]
    assert [said.danari(x) for x in (1234, -46, 4)] == ["+1,230 D", "−50 D", "0 D"]

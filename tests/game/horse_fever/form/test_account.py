"""Luck and judgement: the four parts of every bet add up to what it really brought."""

from __future__ import annotations

from random import Random

import pytest

from game import Table, saves
from game.horse_fever.form.account import Account, Gain, brought, summed, worth_of
from game.horse_fever.form.evening import chance, fortunes
from game.horse_fever.form.record import Record
from game.horse_fever.lanes import HORSES
from game.horse_fever.state import BET_VP
from game.racing.odds import multiplier
from tests.game.walks import BOARD, TITLE, greedy, thrifty, walked
from tools.golden import GOLDEN

ALL = 10**9
FAMILY = sorted((GOLDEN / "horse-fever-family").glob("*.txt"))
GAMES = [
    *(path for path in FAMILY if path.stem in ("elimination", "short-of-a-fine", "three-players")),
    *sorted((GOLDEN / "horse-fever-board").glob("*-[2e]*.txt"))[:3],
    GOLDEN / "horse-fever-board" / "out-in-mid-payoff.txt",
]
PAID = ("win bet won", "show bet won", "card cash")


def kept(path):
    return saves.loads(path.read_text(encoding="utf-8"))


def accounted(table, enough=40):
    record = Record(table)
    record.grow(table, ALL)
    account = Account(record, Random(1).random, enough)
    assert not account.is_told and account.least == 0
    while account.run(40):
        pass
    assert account.is_told and account.least == enough
    return account


def received(table, seat):
    """What bets brought a seat, out of what was told: laid, paid, and fined for having bet."""
    danari = vp = 0
    for event in table.events:
        facts = event.facts
        if facts.get("seat") != seat:
            continue
        if event.kind == "bet laid" or event.kind in PAID:
            danari += facts["money"]
            vp += facts["vp"]
        elif event.kind == "short" and "horse" in facts:
            danari += facts["money"]
    return danari, vp


@pytest.mark.parametrize("path", GAMES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_parts_add_up_to_what_the_bets_brought(path):
    table = kept(path)
    entries = accounted(table).entries()
    laid = [event for event in table.events if event.kind == "bet laid"]
    assert len(entries) == len(laid) > 0
    for one in entries:
        parts = one.average.plus(one.judgement).plus(one.cards).plus(one.run)
        assert parts == pytest.approx(one.brought)
    sums = summed(entries)
    assert {one.seat for one in sums} == {event.facts["seat"] for event in laid}
    for one in sums:
        assert (one.brought.danari, one.brought.vp) == received(table, one.seat)
        whole = one.average.plus(one.judgement).plus(one.cards).plus(one.run)
        assert whole == pytest.approx(one.brought)


@pytest.mark.parametrize(
    ("title", "player", "seed"), [(TITLE, greedy, 3), (TITLE, greedy, 5), (BOARD, thrifty, 2)]
)
def test_in_games_of_chance_too_with_people_leaving(title, player, seed):
    table = walked(seed, 4, player, title)
    for one in summed(accounted(table).entries()):
        assert (one.brought.danari, one.brought.vp) == received(table, one.seat)


def test_a_bet_is_worth_what_its_chance_and_its_odds_say():
    table = kept(FAMILY[0])
    account = accounted(table, 200)
    for race in account.races:
        if race.opened is None:
            continue
        form, view = account.forms.of(race.opened.view), race.opened.view
        for horse in HORSES:
            if any(e.kind == "card cash" for e in race.outcomes):
                continue
            share, gain = worth_of(form, "win", horse, 300, set(), False)
            times = multiplier(view.odds[horse])
            assert gain.danari == pytest.approx(300 * (share * times - 1))
            assert 0 <= gain.vp <= share * (BET_VP["win"] + 2)
            assert share == form.chances()[horse].win


def test_who_shows_fourth_has_better_show_bets_at_the_open_table_too():
    account = accounted(kept(GOLDEN / "horse-fever-board" / "second-edition-6.txt"), 200)
    form = account.forms.of(next(race.opened.view for race in account.races if race.opened))
    assert form.chances()["white"].fourth > 0
    for horse in HORSES:
        hope = form.chances()[horse]
        share, gain = worth_of(form, "show", horse, 100, set(), True)
        usual, less = worth_of(form, "show", horse, 100, set(), False)
        assert (share, usual) == (hope.fourth, hope.show)
        assert gain.danari >= less.danari and gain.vp >= less.vp


def test_a_card_that_pays_bettors_pays_a_horse_once():
    for path in FAMILY:
        account = accounted(kept(path), 10)
        for race in account.races:
            for event in race.outcomes:
                if event.kind != "card cash":
                    continue
                mine = [
                    laid.bet
                    for laid in race.bets
                    if (laid.bet.seat, laid.bet.horse)
                    == (event.facts["seat"], event.facts["horse"])
                ]
                counted = [
                    brought(race, bet, number == 0).danari - brought(race, bet, False).danari
                    for number, bet in enumerate(mine)
                ]
                paid = sum(
                    other.facts["money"]
                    for other in race.outcomes
                    if other.kind == "card cash"
                    and (other.facts["seat"], other.facts["horse"])
                    == (event.facts["seat"], event.facts["horse"])
                )
                assert counted[0] == paid and not any(counted[1:])
                if len(mine) > 1:
                    return
    raise AssertionError("no golden game has two bets on a horse that pays")


def test_the_best_bet_nobody_made_was_made_by_nobody():
    table = kept(GAMES[2])
    account = accounted(table)
    missed = account.missed()
    made = {(one.race, one.bet.kind, one.bet.horse) for one in account.entries()}
    assert missed is not None and (missed.race, missed.kind, missed.horse) not in made
    assert missed.stake % 100 == 0 and missed.worth.vp == pytest.approx(
        missed.chance * BET_VP[missed.kind], abs=2
    )


def test_the_biggest_upset_won_its_race_against_the_least_chance():
    table = kept(GAMES[2])
    account = accounted(table)
    upset = account.upset()
    rankings = [event.facts["ranking"] for event in table.events if event.kind == "ranking"]
    assert rankings[upset.race - 1][0] == upset.horse
    chances = [
        account.forms.of(race.opened.view).chances()[race.moments[-1].view.race.ranking[0]].win
        for race in account.races
        if race.is_run
    ]
    assert upset.chance == min(chances)


def test_a_game_that_nobody_has_bet_in_has_no_account():
    table = Table(TITLE, ["Ann", "Ben"])
    account = accounted(table)
    assert account.entries() == [] and account.missed() is None and account.upset() is None


def test_own_cards_are_known_to_their_player_alone():
    """A player who has put a card behind a horse values a second bet otherwise than the table."""
    entries = accounted(kept(GAMES[2]), 400).entries()
    second = [one for one in entries if one.asked == "second bet"]
    apart = [abs(one.known.vp - one.table.vp) for one in second]
    assert max(apart) > 0.3


def test_a_partys_bets_are_fair_and_its_luck_is_what_they_brought():
    table = kept(GOLDEN / "horse-fever-party" / "forty-guests.txt")
    found = fortunes(table.events)
    assert [one.gain for one in found] == sorted((one.gain for one in found), reverse=True)
    assert (chance("win"), chance("show")) == (1 / 6, 1 / 2)
    for one in found:
        mine = [event for event in table.events if event.facts.get("seat") == one.seat]
        laid = sum(e.facts["money"] for e in mine if e.kind in ("bet laid", "bet torn"))
        paid = sum(e.facts["money"] for e in mine if e.kind in PAID)
        assert one.gain == laid + paid
        assert one.won == sum(event.kind in PAID for event in mine)
    assert Gain(1, 2).less(Gain(1, 1)) == Gain(0, 1)

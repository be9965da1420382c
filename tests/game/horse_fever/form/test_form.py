"""The form guide: exact where few ways are left, fair elsewhere, and blind to what a seat is."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game import Table
from game.horse_fever.bots import BOTS
from game.horse_fever.form import Form, has_form
from game.horse_fever.lanes import HORSES
from game.play import CHANCE
from tests.game.horse_fever.hidden import swapped

NAMES = ["Ann", "Ben", "Cat", "Dan"]
FAMILY, BOARD, PARTY = "horse-fever/family", "horse-fever/board", "horse-fever/party"
FIX = "card to fix the race"


def play(title, seed, until, **options):
    """A table of casual players, stopped where `until(table)` says so; chance is asked there."""
    rng = Random(seed)
    table = Table(title, NAMES, options, rng)
    table.dealer = None
    while table.ask is not None and not until(table):
        go_on(table, rng)
    return table


def go_on(table, rng):
    ask = table.ask
    if ask.who == CHANCE:
        table.answer(ask.options[rng.randrange(len(ask.options))])
    else:
        table.answer(BOTS["casual"](table.view(ask.who), ask, rng))


def asked(what, number=1):
    """Stop at the so-manieth time of a question."""
    seen = []

    def until(table):
        if table.ask.what == what:
            seen.append(len(table.answers))
        return len(seen) == number

    return until


def brute(table, weight=1.0, share=None):
    """Every way the race can end, played out by the real rules: the chance of each ranking."""
    share = Counter() if share is None else share
    ask, ranking = table.ask, table.view(None).race.ranking
    if len(ranking) >= 3:
        share[tuple(ranking[:3])] += weight
        return share
    assert ask.what in ("movement card", "sprint dice", "photo finish")
    for option in ask.options:
        then = table.branch(len(table.answers))
        then.answer(option)
        brute(then, weight / len(ask.options), share)
    return share


def close_ends():
    """Tables one roll from the end of a race, from many games."""
    for seed in range(40):

        def until(table):
            view = table.view(None)
            return (
                table.ask.what == "sprint dice"
                and len(view.race.ranking) + sum(
                    view.race.positions[h] >= 11 for h in HORSES if h not in view.race.ranking
                ) >= 5
            )  # fmt: skip

        table = play(FAMILY, seed, until, **{"starred cards": "on", "edition": "second"})
        if table.ask is not None and Form(table.view(None), Random(1).random).is_exact:
            yield table


def test_what_is_counted_out_is_what_the_rules_give():
    checked = 0
    for table in close_ends():
        share = brute(table)
        assert sum(share.values()) == pytest.approx(1)
        chances = Form(table.view(None), Random(1).random).chances()
        for horse, chance in chances.items():
            win = sum(part for ranking, part in share.items() if ranking[0] == horse)
            show = sum(part for ranking, part in share.items() if horse in ranking)
            assert (chance.win, chance.show) == (pytest.approx(win), pytest.approx(show))
            assert chance.win_error == chance.show_error == 0
        checked += 1
        if checked == 8:
            return
    assert checked, "no race near its end was found"


@pytest.mark.parametrize(
    ("title", "options"),
    [
        (FAMILY, {"edition": "first"}),
        (BOARD, {"edition": "second", "starred cards": "on"}),
    ],
)
@pytest.mark.parametrize("seed", [3, 4])
def test_races_in_the_head_fall_as_races_on_the_track(title, options, seed):
    table = play(title, seed, asked("movement card"), **options)
    form = Form(table.view(None), Random(1).random)
    form.run(4000)
    rng, wins, shows = Random(seed), Counter(), Counter()
    for _ in range(500):
        race = table.branch(len(table.answers))
        while len(race.view(None).race.ranking) < 3:
            go_on_fairly(race, rng)
        wins.update(race.view(None).race.ranking[:1])
        shows.update(race.view(None).race.ranking[:3])
    for horse, chance in form.chances().items():
        # 500 races on the track: 4.5 standard deviations are at most ten points
        for share, counted in ((chance.win, wins), (chance.show, shows)):
            spread = 4.5 * (share * (1 - share) / 500 + 0.0001) ** 0.5
            assert abs(counted[horse] / 500 - share) < spread


def go_on_fairly(table, rng):
    table.answer(table.ask.options[rng.randrange(len(table.ask.options))])


@pytest.mark.parametrize("title", [FAMILY, BOARD])
@pytest.mark.parametrize("what", ["first bet", FIX, "horse to fix", "second bet"])
def test_nothing_hidden_changes_what_the_guide_says(title, what):
    changed = 0
    for seed in range(4):
        table = play(title, seed, asked(what, 3))
        for seat in (None, *range(4)):
            twin = swapped(table, seat, Random(seed))
            if twin is None:
                continue
            changed += 1
            one, other = (Form(t.view(seat), Random(7).random) for t in (table, twin))
            one.run(50)
            other.run(50)
            assert one.chances() == other.chances()
    assert changed


def win(table, seat, races=3000, **more):
    form = Form(table.view(seat), Random(1).random, **more)
    form.run(races)
    return {horse: chance.win for horse, chance in form.chances().items()}


def test_a_seat_that_knows_its_own_card_sees_more_than_the_table():
    table = play(FAMILY, 1, asked("second bet"))
    view = table.view(table.ask.who)
    mine = [(h, c) for h, cards in view.placed.items() for _, c in cards if c is not None]
    assert len(mine) == 2
    assert win(table, None) != win(table, table.ask.who)


def test_a_good_card_thought_of_behind_a_horse_lifts_it_and_no_card_lies_twice():
    table = play(FAMILY, 1, asked("first bet"))
    seat = table.ask.who
    odds = table.view(seat).odds
    last = next(horse for horse in HORSES if odds[horse] == 6)
    plain = win(table, seat)
    lifted = win(table, seat, extra={last: ("magna-velocitas", "herba-magica")})
    assert lifted[last] > plain[last] + 0.05


def test_a_hunch_says_where_the_bad_cards_are():
    table = play(FAMILY, 2, asked("second bet"))
    view = table.view(None)
    horse = max(HORSES, key=lambda one: len(view.placed[one]))
    cards = Form(view, Random(1).random).lanes.cards

    def spiteful(_seat, where, card):
        wanted = "negative" if where == horse else "positive"
        return 20.0 if cards[card].sign == wanted else 1.0

    assert win(table, None, likelihood=spiteful)[horse] < win(table, None)[horse] - 0.03


def test_six_even_lanes_of_a_party_are_exact():
    table = Table(PARTY, NAMES, {}, Random(1))
    form = Form(table.view(None), Random(1).random)
    assert form.is_exact and form.races == 0 and form.error == 0
    for chance in form.chances().values():
        assert (chance.win, chance.show) == (pytest.approx(1 / 6), pytest.approx(1 / 2))
    worth = form.worth("win", "red", 600)
    assert (worth.danari, worth.vp) == (pytest.approx(0), pytest.approx(0))


def test_a_misprint_makes_a_party_uneven():
    table = Table(PARTY, NAMES, {"card 92": "as printed"}, Random(1))
    form = Form(table.view(None), Random(1).random)
    form.run(6000)
    assert not form.is_exact
    assert form.chances()["yellow"].win > 0.22  # measured over 100,000 races: 26.3 percent


def test_a_race_of_a_party_is_counted_out_on_its_way():
    table = Table(PARTY, NAMES, {}, Random(4))
    bets = [f"{seat + 1} win red 100" for seat in range(4) if seat != table.view(None).bookmaker]
    table.dealer = None
    for text in (*bets, "close"):
        table.answer(text)
    rng = Random(4)
    while table.view(None).race.unit < 4:
        go_on_fairly(table, rng)
    form = Form(table.view(None), Random(1).random)
    assert form.is_exact
    assert sum(chance.win for chance in form.chances().values()) == pytest.approx(1)
    share = brute(table)
    for horse, chance in form.chances().items():
        found = sum(part for ranking, part in share.items() if ranking[0] == horse)
        assert chance.win == pytest.approx(found)


def test_worth_is_chance_times_what_is_paid():
    table = play(FAMILY, 6, asked("second bet"))
    view = table.view(None)
    form = Form(view, Random(1).random)
    form.run(2000)
    unmoved = [h for h in HORSES if not view.placed[h]]
    assert unmoved
    for horse in unmoved:
        chance = form.chances()[horse]
        to_win, to_show = form.worth("win", horse, 300), form.worth("show", horse, 300)
        assert to_win.chance == chance.win and to_show.chance == chance.show
        pays = view.odds[horse] + 1
        assert to_win.danari == pytest.approx(300 * (chance.win * pays - 1))
        assert to_win.vp == pytest.approx(3 * chance.win)
        assert to_show.danari == pytest.approx(300 * (2 * chance.show - 1))
        assert to_show.vp == pytest.approx(chance.show)


def test_no_form_when_the_game_is_over():
    table = play(FAMILY, 1, lambda table: False)
    assert not has_form(table.view(None))
    with pytest.raises(ValueError, match="no race ahead"):
        Form(table.view(None), Random(1).random)


@pytest.mark.parametrize("title", [FAMILY, BOARD])
def test_wherever_a_race_lies_ahead_there_is_a_form(title):
    table, rng = Table(title, NAMES, {"starred cards": "on"}, Random(9)), Random(9)
    seen = Counter()
    while table.ask is not None:
        view = table.view(table.ask.who)
        if has_form(view):
            form = Form(view, rng.random)
            form.run(3)
            chances = form.chances().values()
            assert sum(chance.win for chance in chances) == pytest.approx(1)
            assert sum(chance.show for chance in chances) == pytest.approx(3)
            assert form.error < 1
            seen[table.ask.what] += 1
        go_on(table, rng)
    assert {"first bet", "second bet", FIX} <= set(seen)

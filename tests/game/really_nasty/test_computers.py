"""The computer players: legal, blind to what is secret, each level better than the one below."""

from __future__ import annotations

import time
from random import Random

import pytest

from game import Table
from game.bots.runner import next_answer
from game.floor import asked_of, options_of
from game.play import ANYBODY
from game.really_nasty.bots import COMPUTERS, choices, pace, throwing, worth
from game.really_nasty.cards import RACES
from game.really_nasty.course import start_of
from game.really_nasty.state import OUT, Bet, Horse
from game.really_nasty.view import view
from tests.game.really_nasty import scripted
from tests.game.really_nasty.scripted import TITLE, Race, before_line, laid, place, put
from tests.game.scripted import NAMES

KEEN, SHARP = choices.Mind("keen"), choices.Mind("sharp")


def table_of(seed: int, names: tuple[str, ...], **options: str) -> Table:
    bots = dict(enumerate(names))
    return Table(TITLE, NAMES[: len(names)], options, dealer=Random(seed), bots=bots)


@pytest.mark.parametrize("level", ["casual", "keen", "sharp"])
def test_what_is_not_its_own_means_that_it_passes(level):
    table, rng = table_of(5, (level,) * 4), Random(5)
    passed = 0
    while (ask := table.ask) is not None and table.game.race < 3:
        if ask.who == ANYBODY:
            for seat in range(4):
                own = options_of(ask, seat)
                if own:
                    said = COMPUTERS.answer(level, table.view(seat), asked_of(ask, seat), rng)
                    assert said in own or said == ask.options[-1]
                    passed += said not in own
        table.answer(next_answer(table, table.bots, rng))
    assert passed > 50


@pytest.mark.parametrize("mind", [KEEN, SHARP])
def test_a_card_need_gain_less_in_the_last_race_after_which_it_is_worth_nothing(mind):
    first = view(laid(), 0)
    last = first._replace(race=len(RACES))
    for kind in throwing.PRICE:
        prices = (throwing.price_of(seen, kind, mind) for seen in (first, last))
        assert next(prices) > next(prices) > 0, kind


def test_a_meeting_of_five_keen_players_takes_less_than_a_second():
    table, rng = table_of(1, ("keen",) * 5), Random(1)
    start = time.process_time()
    while table.ask is not None:
        table.answer(next_answer(table, table.bots, rng))
    assert time.process_time() - start < 1


def test_who_passes_keeps_its_cards():
    race = Race(laid(hands={0: "slip"}))
    seen = view(race.game, 0)
    assert COMPUTERS.why("keen", seen, race.ask, "roll", Random(1)).kind == "keeps its cards"


# what they know of a race


def test_chances_are_one_in_all_and_the_better_the_nearer():
    horses = [Horse(start_of(lane)) for lane in (1, 2, 3, 4, 5, 6)]
    fair = pace.chances(pace.field_of(horses, (3,) * 6, 0))
    assert sum(fair) == pytest.approx(1, abs=0.001)
    assert sorted(fair, reverse=True) == fair
    strong = pace.chances(pace.field_of(horses, (6, 5, 4, 3, 2, 1), 0))
    assert strong[5] > fair[5]


def test_who_is_out_has_no_chance_and_who_was_whipped_less():
    horses = [Horse(start_of(1)), Horse(start_of(2), lost=2), Horse(-2, OUT)]
    fair = pace.chances(pace.field_of(horses, (1, 1, 1), 0))
    assert fair[2] == 0 and fair[1] < 0.2


def test_second_places_add_up():
    first = [0.5, 0.3, 0.2]
    assert sum(worth.followers(first, [0, 1, 2])) == pytest.approx(1)


# what they do


def racing(game, seat: int):
    """The view of a seat on turn, with this die."""
    return view(game, seat)


def test_a_horse_that_is_backed_runs_and_the_own_one_holds_back_for_it():
    game = put(put(laid((1, 2), (1, 2), race="purse"), 0, before_line(1, 6)), 1, before_line(2, 4))
    game.bets, game.phase = (Bet(1, 20000), Bet(None, 0)), "race"
    race = Race(game).answer("roll", "6")
    game.money = (200000, 200000)
    assert choices.move(racing(game, 0), race.ask, KEEN) != "line"
    game.bets = (Bet(0, 20000), Bet(None, 0))
    assert choices.move(racing(game, 0), race.ask, KEEN) == "line"


def test_it_keeps_off_a_fence_while_its_cards_are_about():
    game = put(laid(), 0, place("back", 11, 1), doubled=("QU",))
    for seat in (1, 2):
        put(game, seat, place("back", 10, seat + 1), doubled=("QU",))
    scripted.deal(game, {1: "faller-gorse"})
    race = Race(game).answer("roll", "3")
    seen = racing(game, 0)
    assert choices.fence_risk(seen, "gorse", KEEN) > 0
    assert choices.fence_risk(seen._replace(hand=("N10",)), "gorse", KEEN) == 0
    assert race.ask.what == "move"


def test_a_faller_waits_for_the_favourite():
    game = laid(hands={2: "faller-drop"}, race="crown")
    put(game, 0, place("back", 17, 1), doubled=("EP", "QU"))
    for seat in (1, 2):
        put(game, seat, place("back", 10, seat + 1))
    race = Race(game)
    ask = asked_of(race.ask, 2)
    assert throwing.throw(racing(game, 2), ask, KEEN) == "3 faller-drop red"
    game.bets = (Bet(None, 0), Bet(None, 0), Bet(0, 20000))
    assert throwing.throw(racing(game, 2), ask, KEEN) == "roll"


def test_remount_saves_the_own_horse():
    game = put(laid(hands={0: "remount", 1: "faller-drop"}, race="crown"), 0,
               place("back", 17, 1))  # fmt: skip
    for seat in (1, 2):
        put(game, seat, place("back", 10, seat + 1))
    race = Race(game).answer("2 faller-drop red")
    assert throwing.throw(racing(game, 0), asked_of(race.ask, 0), SHARP) == "1 remount"
    assert throwing.gain_of(throwing.seen(racing(game, 2), KEEN), "remount", -1) < 0

"""Races in the head against races on the track: the same lanes, and as often the same places."""

from __future__ import annotations

from random import Random

import pytest

from game import Table
from game.play import CHANCE
from game.racing.effects import cancelled_pairs
from game.racing.race import run
from game.racing.simulate import lane_of
from game.unicorn_fever.chances import Hidden, Race, dressed, fill, luck, race_of, run_races
from game.unicorn_fever.lanes import LANES
from game.unicorn_fever.magic import MAGIC
from game.unicorn_fever.race import RUN
from tests.game.scripted import NAMES
from tests.game.unicorn_fever.scripted import ROWS, TITLE, laid, revealed

RACES = 1500


def dealt(rng: Random, cards: int) -> dict[str, list[str]]:
    """So many cards in lanes by lot."""
    found: dict[str, list[str]] = {}
    for card in rng.sample(list(MAGIC), cards):
        found.setdefault(rng.choice(LANES), []).append(card)
    return found


@pytest.mark.parametrize("seed", range(60))
def test_a_lane_is_dressed_as_the_reveal_leaves_it(seed):
    rng = Random(seed)
    game, cards = laid(), dealt(rng, rng.randrange(1, 16))
    game.enraged = tuple(rng.sample(LANES, rng.randrange(3)))
    before = game.odds.copy()
    answers = []
    if "purple" in game.enraged:
        here = [MAGIC[card] for card in cards.get("purple", ())]
        gone = {one.id for pair in cancelled_pairs(here) for one in pair}
        bad = [one.id for one in here if one.sign == "negative" and one.id not in gone]
        answers = [f"discard {bad[0]}"] if len(bad) > 1 else []
    spells = {lane: ", ".join(f"0 {card}" for card in it) for lane, it in cards.items()}
    revealed(game, answers, **spells)
    assert game.race is not None
    for number, lane in enumerate(LANES):
        told = dressed(lane, tuple(cards.get(lane, ())), lane in game.enraged)
        assert told.lane == lane_of(number, game.race.orders[lane])
        moved = before[lane] - told.rows
        assert min(6, max(1, moved)) == game.odds[lane]


@pytest.mark.parametrize("seed", range(3))
def test_places_come_up_as_often_as_on_the_track(seed):
    """Four standard errors of the difference, unicorn by unicorn, for the first and the third."""
    rng = Random(seed)
    cards = dealt(rng, 4 * seed)
    spells = {lane: ", ".join(f"0 {card}" for card in it) for lane, it in cards.items()}
    known = {lane: tuple(it) for lane, it in cards.items()}
    told = run_races(Race(known, (), (), ROWS, ()), RACES)
    wins, shows = dict.fromkeys(LANES, 0), dict.fromkeys(LANES, 0)
    for _ in range(RACES):
        game = revealed(laid(), (), **spells)
        flow = run(game, game.race, RUN)
        ask = next(flow, None)
        while ask is not None:
            try:
                ask = flow.send(ask.options[int(rng.random() * len(ask.options))])
            except StopIteration:
                break
        ranking = game.race.ranking
        wins[ranking[0]] += 1
        for lane in ranking[:3]:
            shows[lane] += 1
    for lane in LANES:
        for chance, count in ((told.win(lane), wins[lane]), (told.show(lane), shows[lane])):
            share = count / RACES
            error = (2 * max(share * (1 - share), 0.004) / RACES) ** 0.5
            assert abs(chance - share) < 4 * error, lane


def test_the_luck_of_races_in_the_head_is_even_and_always_the_same():
    assert luck(7) == luck(7) != luck(8)
    numbers = [number for race in range(300) for number in luck(race)[:20]]
    assert all(0 < number < 1 for number in numbers)
    tenths = [sum(int(10 * number) == tenth for number in numbers) for tenth in range(10)]
    assert all(abs(count - 600) < 90 for count in tenths)


def test_a_guess_lays_unseen_cards_where_hidden_ones_lie():
    hidden = (Hidden("red", True), Hidden("red", False), Hidden("blue", False))
    unseen = [card for card in MAGIC if card not in ("G01", "G02")]
    good = 0
    for seed in range(200):
        found = fill(Race({}, hidden, unseen, ROWS, ()), Random(seed).random)
        cards = [card for lane in found.values() for card in lane]
        assert len(set(cards)) == len(cards) and not {"G01", "G02"} & set(cards)
        assert len(found["red"]) <= 2
        good += MAGIC[found["red"][0]].sign == "positive"
    assert good > 140


def test_what_a_seat_knows_of_a_race_is_what_its_view_says():
    rng = Random(5)
    table = Table(TITLE, NAMES[:3], {}, dealer=rng)
    compared = 0
    while (ask := table.ask) is not None and table.game.round < 3:
        assert ask.who != CHANCE
        if table.game.phase == "preparation":
            seen = race_of(table.view(ask.who))
            for lane, spells in table.game.spells.items():
                own = [spell.card for spell in spells if spell.seat == ask.who]
                assert set(own) <= set(seen.known.get(lane, ()))
                assert len(spells) == len(seen.known.get(lane, ())) + sum(
                    one.lane == lane for one in seen.hidden
                )
                compared += len(spells)
            assert not set(seen.unseen) & set(table.view(ask.who).hand)
        table.answer(ask.options[int(rng.random() * len(ask.options))])
    assert compared > 20

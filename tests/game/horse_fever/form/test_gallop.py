"""Races in the head against races on the track: the same cards and dice, the same places."""

from __future__ import annotations

from random import Random

import pytest

from game import Table
from game.horse_fever.bots import BOTS
from game.horse_fever.form.ahead import course_of
from game.horse_fever.form.lanes import Lanes
from game.horse_fever.lanes import HORSES
from game.play import CHANCE
from game.racing import movement
from game.racing.simulate import GATE, LANES, ROLLS, packed, run


class Track:
    """Chance as it fell on the track, said to `run` as numbers from 0 up to 1."""

    def __init__(self, deck, cards, rolls):
        self.deck, self.cards, self.rolls = deck, list(cards), list(rolls)
        self.left = len(deck)
        self.turns = 0

    def __call__(self):
        self.turns += 1
        if self.turns % 2:
            card = self.cards.pop(0)
            at = self.deck.index(card, 0, self.left) / self.left + 1e-9
            self.left -= 1
            return at
        return ROLLS.index(self.rolls.pop(0)) / 36 + 1e-9


def races(seed, title, **options):
    """Every race of a game: its view at the off, cards, rolls, photo finishes, and places."""
    rng = Random(seed)
    table = Table(title, ["Ann", "Ben", "Cat", "Dan"], options, rng)
    table.dealer = None
    race = None
    while (ask := table.ask) is not None:
        if ask.who == CHANCE:
            if ask.what == "movement card" and not table.view(None).race.card:
                race = (table.view(None), [], [], [])
            answer = ask.options[rng.randrange(len(ask.options))]
            if ask.what == "movement card":
                race[1].append(answer)
            elif ask.what == "sprint dice":
                race[2].append(tuple(HORSES.index(one) for one in answer.split()[1:]))
        else:
            answer = BOTS["casual"](table.view(ask.who), ask, rng)
            if ask.what == "photo finish":
                race[3].append(answer)
        table.answer(answer)
        seen = table.view(None)
        if race is not None and len(seen.race.ranking) == LANES:
            yield (*race, seen.race.ranking)
            race = None


TITLES = [
    ("horse-fever/family", {"edition": "first"}),
    ("horse-fever/family", {"edition": "second", "starred cards": "on"}),
    ("horse-fever/board", {"edition": "first", "starred cards": "on"}),
    ("horse-fever/board", {"edition": "second", "starred cards": "on", "card 92": "as printed"}),
]


@pytest.mark.parametrize(("title", "options"), TITLES)
@pytest.mark.parametrize("seed", range(12))
def test_the_head_places_horses_as_the_track_does(title, options, seed):
    seen = 0
    for view, cards, rolls, photos, ranking in races(seed, title, **options):
        course = course_of(view)
        rows = tuple(view.odds[horse] for horse in HORSES)
        deck = packed(course.deck, rows)
        whole = movement.deck(view.card_92)
        turned = packed([whole[card] for card in cards], rows)
        lanes = [dressed.lane for dressed in Lanes(view, Random(0).random).draw()]
        if photos:
            continue  # there the first player has a say that no number stands for
        assert course.start == GATE
        found = run(deck, lanes, rows, Track(deck, turned, rolls), GATE, LANES)
        assert [HORSES[lane] for lane in found] == list(ranking)
        seen += 1
    assert seen

"""Shoppers at whole games: never an illegal answer, never stuck, nothing from hidden cards."""

from __future__ import annotations

from collections import Counter
from random import Random

from game import Table
from game.bots.profiles import LEVELS, TEMPERS, Mind
from game.horse_fever.bots import shopping
from game.horse_fever.bots.casual import casual
from game.horse_fever.bots.shop_reasons import SHOP_KINDS
from tests.game.walks import BOARD, some_setups

MINDS = [Mind(level, temper) for level in LEVELS for temper in ("", *TEMPERS)]
SHOPS = {
    "purchase", "offer", "line-up", "odds change", "sell auction", "buy auction", "swap",
    "character", "target to keep", "assistant to keep", "horse to keep",
}  # fmt: skip
PLAYS = some_setups(BOARD, 36)


def laid(seats, options, rng):
    names = ["Ann", "Ben", "Cat", "Dan", "Eve", "Fay"][:seats]
    return Table(BOARD, names, options=options, dealer=rng)


def shopped(view, ask, rng, mind):
    """The shopper's answer, or a friendly bettor's where nothing is bought."""
    answer = shopping.answer(view, ask, rng, mind)
    return casual(view, ask, rng) if answer is None else answer


def test_every_question_of_the_board_game_is_answered_with_a_reason_of_the_table():
    seen: Counter[str] = Counter()
    kinds: Counter[str] = Counter()
    for number, (seats, options) in enumerate(PLAYS):
        rng = Random(number)
        mind = MINDS[number % len(MINDS)]
        table = laid(seats, {**options, "starred cards": "on"}, rng)
        while (ask := table.ask) is not None:
            view = table.view(ask.who)
            answer = shopped(view, ask, rng, mind)
            why = shopping.why(view, ask, answer, mind)
            assert (why is not None) == (ask.what in SHOPS)
            if why is not None:
                seen[ask.what] += 1
                kinds[why.kind] += 1
                expected = set() if why.kind == "all the same" else set(SHOP_KINDS[why.kind])
                assert set(why.facts) == expected, why.kind
            table.answer(answer)
    assert set(seen) == SHOPS
    assert set(SHOP_KINDS) - set(kinds) == set()

"""What all can see of the cards that fit: as much as the open floor allows, and no hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from random import Random

import pytest

from game import Table
from game.floor import options_of
from game.play import ANYBODY
from game.really_nasty.cards import CARDS, FACES
from game.really_nasty.fitting import AIMS, fits, fitting, moment
from game.really_nasty.floors import Spoken
from game.really_nasty.state import replaced
from game.really_nasty.view import view
from tests.amount import many
from tests.game.really_nasty.many import said
from tests.game.really_nasty.scripted import TITLE, Race, laid, place, put
from tests.game.scripted import NAMES

MOMENTS = {"before the roll", "after a fall", "stewards"}


def floors(seed: int) -> Iterator[Table]:
    """A whole meeting by chance, stopped wherever anybody may throw a card."""
    rng = Random(seed)
    table = Table(TITLE, NAMES[: 2 + seed % 5], {}, dealer=rng)
    while table.ask is not None:
        if table.ask.who == ANYBODY:
            yield table
        table.answer(said(table, rng))


def words_of(texts: object) -> set[str]:
    """The words of the cards in such answers, without those that let play go on."""
    assert isinstance(texts, (tuple, list))
    return {text.split(" ")[1] for text in texts if text[0].isdigit()}


def holding(table: Table, seat: int) -> set[str]:
    """The words that a seat could play now if it held every card that has not been played."""
    game, ask = table.game, table.ask
    assert ask is not None
    spent = {one.card for one in game.spent}
    hands = game.hands
    try:
        game.hands = replaced(hands, seat, tuple(id for id in CARDS if id not in spent))
        return words_of(Spoken(game, AIMS[ask.what], ask.options[-1]).of(seat))
    finally:
        game.hands = hands


def test_what_fits_is_what_whoever_holds_a_card_could_play_were_it_any_card_left() -> None:
    met = set()
    for table in chain.from_iterable(map(floors, range(many(10, 300)))):
        game, ask = table.game, table.ask
        assert ask is not None
        seen, together = view(game, None), set[str]()
        assert moment(seen) == ask.what
        met.add(ask.what)
        for seat, hand in enumerate(game.hands):
            really = words_of(options_of(ask, seat))
            could = holding(table, seat) if hand else set()
            assert really <= could, "a card in the hand is one of those that are left"
            assert fits(seen, seat) is bool(could), (seat, could)
            together |= could
        assert set(fitting(seen)) == together
    assert met == MOMENTS


@pytest.mark.parametrize("seed", range(3))
def test_no_card_fits_of_which_all_have_been_played(seed: int) -> None:
    there_are = Counter(card.word for card in CARDS.values())
    gone = 0
    for table in floors(seed):
        seen = view(table.game, None)
        spent = Counter(CARDS[one.card].word for one in seen.spent)
        used_up = {word for word, count in there_are.items() if spent[word] == count}
        gone += len(used_up)
        assert not used_up & set(fitting(seen))
    assert gone


def test_nothing_fits_but_where_a_card_may_be_thrown() -> None:
    rng = Random(4)
    table = Table(TITLE, NAMES[:4], {}, dealer=rng)
    others = Counter[str]()
    while table.ask is not None:
        if table.ask.who >= 0:
            others[table.ask.what] += 1
            assert fitting(view(table.game, None)) == (), table.ask.what
        table.answer(said(table, rng))
    assert {"silks", "entries", "bet", "stake", "move", "double"} <= set(others)


def test_whose_hand_is_empty_has_no_card_that_fits() -> None:
    game = laid(hands={0: "whip", 2: "objection"})
    Race(game)
    seen = view(game, None)
    assert [fits(seen, seat) for seat in range(3)] == [True, False, True], "any card may be a whip"
    assert "whip" in fitting(seen) and "objection" not in fitting(seen)


def test_n18_slipped_up_alone_fits_only_for_those_whose_own_horse_still_runs() -> None:
    game = put(laid(hands={0: "slip", 1: "slip"}), 0, place("back", 9, 1))
    game.brook = True
    put(game, 1, place("back", 10, 2))
    put(game, 2, place("back", 11, 3))
    Race(game)
    assert fitting(view(game, None)) == ("slip",)
    game.take_off(1, "out")
    assert [fits(view(game, None), seat) for seat in range(3)] == [True, False, False]
    game.hands = ((), *game.hands[1:])
    assert fitting(view(game, None)) == (), "whose horse still runs has no card"


def test_n23_an_objection_fits_those_alone_who_can_pay_the_deposit() -> None:
    game = laid(hands={0: "objection", 1: "whip"})
    game.phase, game.placed, game.money = "stewards", (2,), (9999, 10000, 20000)
    game.hands = (*game.hands[:2], ("N01",))
    game.spent = ()
    seen = view(game, None)
    assert fitting(seen) == ("objection", "enquiry")
    game.spend(2, "whip")
    for id, card in CARDS.items():
        if card.word == "enquiry":
            game.spent = (*game.spent, game.spent[0]._replace(card=FACES[id]))
    seen = view(game, None)
    assert fitting(seen) == ("objection",)
    assert [fits(seen, seat) for seat in range(3)] == [False, True, False]


def test_n16_cards_that_a_false_start_gives_back_fit_again() -> None:
    game = laid(hands={0: "false-start", 1: "whip whip", 2: "slip"})
    race = Race(game).answer("2 whip yellow", "2 whip blue")
    assert "whip" not in fitting(view(game, None))
    assert not fits(view(game, None), 1), "its hand is empty"
    race.answer("1 false-start")
    seen = view(game, None)
    assert "whip" in fitting(seen) and "false-start" not in fitting(seen)
    assert fits(seen, 1) and not fits(seen, 0)

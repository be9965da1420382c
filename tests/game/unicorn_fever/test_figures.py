"""The rows of the box against those of the facts."""

from __future__ import annotations

import pytest

from game.racing.movement import CARDS
from game.unicorn_fever.contracts import CONTRACTS, DECKS, RULES
from game.unicorn_fever.lanes import LANES, UNICORNS
from game.unicorn_fever.magic import MAGIC
from game.unicorn_fever.tokens import PRINTED, STACKS, Token
from tests.game.unicorn_fever import figures


def test_the_magic_cards_are_those_of_the_facts():
    rows = tuple(
        (card.id, card.letter, card.sign, card.name, *effect)
        for card in MAGIC.values()
        for effect in card.effects
    )
    assert rows == tuple((*row[:4], *figures.MENDED.get(row[0], row[4:])) for row in figures.MAGIC)
    assert len(MAGIC) == 44
    assert sum(card.sign == "positive" for card in MAGIC.values()) == 22


def test_the_unicorns_are_those_of_the_facts():
    rows = tuple(
        (one.colour, one.name, tuple(map(tuple, one.effects))) for one in UNICORNS.values()
    )
    assert rows == figures.UNICORNS
    assert tuple(UNICORNS) == LANES


OWN = {
    "FA6": (1,),
    "GN5": (3,),
    "GN6": (2,),
    "GO2": (1,),
    "GO6": (1, 3),
    "GO7": (1,),
    "LE3": (1,),
    "LE4": (5, 6, 1),
    "WA2": (1,),
    "WA3": (1,),
    "WA4": (1,),
    "WA5": (1,),
    "WA7": (1,),
}
"""Where a row says yes with a 1, a price with its sign, or a half as a divisor."""


def test_the_contracts_are_those_of_the_facts():
    for id, clan, name, glory, worth, printed in figures.CONTRACTS:
        numbers = figures.MENDED.get(id, printed)
        card = CONTRACTS[id]
        assert (card.clan, card.name, card.end_glory, card.worth) == (clan, name, glory, worth)
        assert tuple(card.powers.values()) == OWN.get(id, numbers), id
    assert list(DECKS[1]) == [row[0] for row in figures.CONTRACTS]


def test_a_mended_contract_takes_the_place_of_the_row_before():
    for id, glory in figures.AGAIN.items():
        before, card = CONTRACTS[id], CONTRACTS[f"{id}b"]
        assert (card.first_id, card.clan, card.name) == (id, before.clan, before.name)
        assert card.end_glory == glory
        assert card.powers == figures.DONE_OTHERWISE.get(id, before.powers)
    assert set(CONTRACTS) == {*DECKS[1], *(f"{id}b" for id in figures.AGAIN)}
    assert DECKS[RULES] == tuple([f"{id}b" if id in figures.AGAIN else id for id in DECKS[1]])


@pytest.mark.parametrize("version", DECKS)
def test_every_word_of_power_is_on_one_contract_only(version):
    words = [word for id in DECKS[version] for word in CONTRACTS[id].powers]
    assert len(words) == len(set(words))


def test_the_tokens_are_those_of_the_facts():
    def token(effects) -> Token:
        told = dict(effects)
        return Token(
            told.get("play_magic", 0),
            told.get("bet", ""),
            told.get("bet_glory", 0),
            told.get("gold", 0),
            bool(told.get("contract")),
            told.get("first_player", False),
        )

    rows = {
        (stack, letter): token(figures.MENDED.get(f"{stack} {letter}", effects))
        for stack, letter, effects in (*figures.TOKENS, ("magic", "Ab", ()))
    }
    assert rows == {
        (stack, letter): one for stack, tokens in STACKS.items() for letter, one in tokens.items()
    }
    assert {"any-bet": Token(bet="any"), "gold": Token(gold=5)} == PRINTED


def test_the_movement_card_of_the_rulebooks_example_is_in_the_deck():
    assert CARDS["90"] == (2, 3, 2, 2, 2, 3)
    assert len(CARDS) == 23

"""An answer that is nearly right: the refusal says how it is written, or which rule forbids it.

A false reason sends a player looking for a mistake that is not there.
"""

from __future__ import annotations

from random import Random

import pytest

from game import TITLES, Table
from game.horse_fever.cards import ACTION_CARDS
from game.play import ANYBODY, CHANCE, Amounts
from tests.game.walks import BOARD, CIRCLE, TITLE, setups, uniform

NOT_SEEN = "This is not one of the two cards that you see."
NOT_HELD = "You do not have this card in your hand."
NAMES = ("Ann", "Ben", "Cat", "Dan")


def slips(text):
    """The same answer as somebody in a hurry writes it."""
    words = text.split(" ")
    yield text.upper()
    yield text.title()
    yield f"'{text}'"
    yield f"{text}."
    yield text.replace("-", " ")
    yield text.replace("-", "_")
    yield text.replace(", ", ",")
    yield text.replace(", ", " ")
    yield " ".join("0" + word if word.isdigit() and word != "0" else word for word in words)
    if not any(word[:1].isdigit() for word in words[1:]):
        yield "".join(words)


def walked(title, games=3, steps=300):
    """Tables of a title at questions that a player is asked, in games by chance."""
    for seed in range(games):
        rng = Random(seed)
        seats, options = rng.choice(list(setups(title))[:200])
        table = Table(title, NAMES[: min(seats, 4)], options)
        for _ in range(steps):
            if table.ask is None:
                break
            if table.ask.who != CHANCE:
                yield table, rng
            table.answer(uniform(table, rng))


def is_alike(one, other):
    """Whether two texts have the same letters and figures in the same order, but for noughts."""
    return [sign for sign in one.casefold() if sign.isalnum() and sign != "0"] == [
        sign for sign in other.casefold() if sign.isalnum() and sign != "0"
    ]


@pytest.mark.parametrize("title", sorted(TITLES))
def test_what_is_written_otherwise_is_told_as_it_is_written(title):
    asked, tried = set(), set()
    for table, rng in walked(title):
        if table.ask.who == ANYBODY and not table.ask.open:
            continue  # there it is not told whether such a card is in a hand
        legal = uniform(table, rng)
        for text in slips(legal):
            refusal = None if text in table.ask.options else table.why_not(text)
            if refusal is not None:
                assert refusal.reason.template == "“{answer}” is written “{known}”.", text
                assert refusal.reason.facts["known"] in table.ask.options
                assert is_alike(legal, refusal.reason.facts["known"]), text
                tried.add(table.ask.what)
        asked.add(table.ask.what)
    assert len(tried) > 1 or tried == asked


@pytest.mark.parametrize("title", sorted(TITLES))
def test_what_the_rules_forbid_is_refused_by_them_however_it_is_written(title):
    tried = 0
    for table, rng in walked(title):
        ask = table.ask
        against = [text for text in ask.menu if text not in ask.options and text.upper() != text]
        if isinstance(ask.options, Amounts) or ask.who == ANYBODY or not against:
            continue
        text = rng.choice(against)
        if ask.why(text) is not None:
            assert table.why_not(text.upper()).rule == table.why_not(text).rule
            assert table.why_not(text.upper()).reason == table.why_not(text).reason
            tried += 1
    assert tried or title not in (TITLE, BOARD, CIRCLE, "unicorn-fever")


def at_question(title, what, options=None, dealt=6):
    """A table where this is asked."""
    rng = Random(3)
    for seed in range(60):
        table = Table(title, NAMES[:3], options or {}, dealer=Random(seed))
        for _ in range(dealt * 100):
            if table.ask is None:
                break
            if table.ask.what.startswith(what):
                return table
            table.answer(uniform(table, rng))
    raise AssertionError(what)


@pytest.mark.parametrize(
    ("title", "what", "text", "said"),
    [
        ("really-nasty", "bet", "red 01000", "“01000” is written “1000”."),
        ("really-nasty", "bet", "red 1,000", "“1,000” is written “1000”."),
        ("really-nasty", "bet", "red 0", "A stake is £1,000 at least."),
        ("really-nasty", "bet", "red 1500", "Stakes are counted in £1,000."),
        ("really-nasty", "bet", "white", "Nobody rides in these colours."),
        ("really-nasty", "entries", "1,2,3,4,5,6", "“1,2,3,4,5,6” is written “1, 2, 3, 4, 5, 6”."),
        ("really-nasty", "entries", "1 2 3 4 5 6", "“1 2 3 4 5 6” is written “1, 2, 3, 4, 5, 6”."),
        ("really-nasty", "before the roll", "9 remount", "There is no player 9 at this table."),
        (BOARD, "purchase", "offer 9 target", "There is no player 9 at this table."),
        (CIRCLE, "chip", "7 grey", "There is no chip of 7."),
        ("unicorn-fever", "movement card on top", "first 1234", NOT_SEEN),
        ("unicorn-fever", "card to drop", "drop {other}", NOT_HELD),
        ("unicorn-fever", "stake", "0", "A bet needs a stake of 1 gold at least."),
        ("risk", "attack", "alaska brazil 1", "An attack begins in a territory of your own."),
        (TITLE, "stake", "0300", "“0300” is written “300”."),
    ],
)  # fmt: skip
def test_the_reason_is_the_true_one(title, what, text, said):
    silks = {"really-nasty": ["red", "blue", "green"]}.get(title)
    table = Table(title, NAMES[:3], dealer=Random(3)) if silks else at_question(title, what)
    for silk in silks or ():
        table.answer(silk)
    while silks and not table.ask.what.startswith(what):
        table.answer("1, 2, 3, 4, 5, 6" if table.ask.what == "entries" else table.ask.options[-1])
    held = str(table.ask.options)
    other = next(card for card in (f"G{number:02}" for number in range(1, 47)) if card not in held)
    assert table.why_not(text.format(other=other)).reason == said


def test_a_card_of_the_other_edition_is_not_said_to_be_in_another_hand():
    table = at_question(TITLE, "card to fix", {"edition": "second"})
    (other, *_) = set(ACTION_CARDS["first"]) - set(ACTION_CARDS["second"])
    assert table.why_not(f"fix {other}").reason == "This card is not in the deck of this table."

"""Why did you? Every reason has its words, and nobody can ask before the game is over."""

from __future__ import annotations

from random import Random

import pytest

from game.bots.profiles import Reason
from game.horse_fever.bots.reasons import KINDS
from game.horse_fever.bots.shop_reasons import SHOP_KINDS
from tests.web.desks import laid, played, seen, tap
from tests.web.english import BOARD, FEVER
from web import taps
from web.acts.past import whys
from web.horse_fever import words
from web.horse_fever.words import reasons
from web.horse_fever.words.names import CHARACTER_NAMES
from web.words.formatter import fields

NAMES = ("Ann", "Ben", "Cat")
REASONS = FEVER[BOARD].reasons
reason_told = words.of_title("horse-fever/board").reason
FACTS = {
    "horse": "red", "kind": "win", "row": 2, "chance": 0.4375, "card": "xiii", "times": 7,
    "cards": ("xiii",), "seats": (1, 2), "seat": 2, "danari": 350, "behind": -3, "ahead": 2,
    "money": 900, "minimum": 400, "stake": 300, "needed": 500, "place": 11, "price": 600,
    "owed": 700, "loan": "mob", "what": "stable", "target": "most-horses",
    "character": "alfio-allibratore", "rows": 2,
}  # fmt: skip


def facts_of(kind: str) -> dict[str, object]:
    """Sample facts; a card bought or kept is one of the Board Game's."""
    wanted = {**KINDS, **SHOP_KINDS}[kind]
    facts = {name: FACTS[name] for name in wanted if name != "character"}
    if kind in SHOP_KINDS and "card" in facts:
        facts["card"] = "red" if "what" in facts and "price" in facts else "most-horses-1"
    if "character" in wanted:
        facts["character"] = sorted(CHARACTER_NAMES)[0]
    return facts


@pytest.mark.parametrize("kind", [*KINDS, *SHOP_KINDS])
def test_every_kind_of_reason_is_said_in_its_own_words(kind: str) -> None:
    assert fields(REASONS[kind]) <= set(reasons.facts_of(facts_of(kind), NAMES))
    said = reason_told([Reason(kind, facts_of(kind))], NAMES)
    assert said.endswith((".", "?")) and not said[0].islower() and "{" not in said
    others = {name: reason_told([Reason(name, facts_of(name))], NAMES) for name in REASONS}
    assert [name for name, text in others.items() if text == said] == [kind]


def test_no_words_are_kept_for_reasons_that_nobody_gives() -> None:
    assert set(REASONS) == {*KINDS, *SHOP_KINDS}


def test_a_shrug_stands_only_where_there_is_no_better_reason() -> None:
    shrug, help = Reason("all the same", {}), Reason("help", {"horse": "red", "card": "xiii"})
    assert reason_told([shrug, help], NAMES) == reason_told([help], NAMES)
    assert reason_told([shrug, shrug], NAMES) == "It was all the same to me."
    assert reason_told([Reason("of a later version", {})], NAMES) == "It was all the same to me."


def test_nobody_can_ask_before_the_game_is_over() -> None:
    desk = played(laid(3, bots=2), 30)
    told = len(desk.table.events)  # type: ignore[union-attr]
    for number in range(told):
        taps.do(desk, f"ask-why {number}")
    taps.do(desk, "whys")
    assert desk.past.whys == {} and whys.acts(desk) == {} and not desk.log_open
    taps.do(desk, "log")
    assert not [wish for wish in seen(desk).every("data-do") if wish.startswith(("ask-", "whys"))]


@pytest.mark.parametrize(("title", "bots"), [("family", 2), ("board", 2), ("board", 4)])
def test_every_act_of_a_computer_can_be_asked_about_and_nothing_else(title: str, bots: int) -> None:
    desk = played(laid(bots + 1, bots, seed=bots, title=title))
    table = desk.table
    assert table is not None and table.ask is None
    acts = whys.acts(desk)
    assert {act.seat for act in acts.values()} == set(table.bots)
    for act in acts.values():
        assert {table.askers[step] for step in range(act.first, act.last + 1)} == {act.seat}
    bets = [n for n, event in enumerate(table.events) if event.kind == "bet laid"]
    assert {n for n in bets if table.events[n].facts["seat"] in table.bots} == acts.keys() & set(
        bets
    )
    tap(desk, "whys")
    for number in Random(1).sample(sorted(acts), 12):
        tap(desk, f"ask-why {number}")
        assert desk.past.whys[number] in "".join(seen(desk).text)
        tap(desk, f"ask-why {number}")
        assert number not in desk.past.whys

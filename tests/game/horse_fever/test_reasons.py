"""Every answer that a player could expect is legal, or is refused for a reason that teaches."""

from __future__ import annotations

import re
from collections import Counter
from random import Random

import pytest

from game import Table
from game.horse_fever.lanes import HORSES
from game.horse_fever.people import CHARACTERS
from game.horse_fever.shop import objection
from game.play import CHANCE, Refusal
from tests.game.walks import BOARD, NAMES, PLAYERS, TITLE, laid, some_setups, stopped_at, uniform
from web.horse_fever.words import rules

GAMES = [
    (title, number, *setup)
    for title, count in ((TITLE, 20), (BOARD, 32))
    for number, setup in enumerate(some_setups(title, count))
]
RULES = {title: {rule.id for rule in rules(title)} for title in (TITLE, BOARD)}
MEANS_NOTHING = re.compile(r"is no answer to|Not possible now|\bplayer \d|[{}]", re.IGNORECASE)
PURCHASES = {"buy", "loan", "pass", "offer"}


def check_everything(table: Table, seen: Counter[str]) -> None:
    """Hold every id that could be expected against the options and the reasons."""
    ask = table.ask
    expected = table.expected()
    assert len(set(expected)) == len(expected)
    if ask.who != CHANCE:
        assert set(ask.options) <= set(expected)
        assert set(ask.menu) <= set(expected)
        assert "pass" in expected
    for text in expected:
        refusal = table.why_not(text)
        assert (refusal is None) == (text in ask.options)
        seen["states" if text == expected[0] else "ids"] += 1
        if refusal is not None:
            seen[f"{ask.what}: {text.split(' ')[0]}"] += 1
            seen["refused"] += 1
            check(table, text, refusal)


def check(table: Table, text: str, refusal: Refusal) -> None:
    said = f"{table.ask.what}: {text}: {refusal}"
    assert refusal.reason.endswith("."), said
    assert len(refusal.reason) < 160, said
    assert refusal.rule in RULES[table.title.id], said
    assert not MEANS_NOTHING.search(refusal.reason), said


@pytest.fixture(scope="module")
def seen() -> Counter[str]:
    """What the games below have looked at."""
    return Counter()


@pytest.mark.parametrize(("title", "number", "seats", "options"), GAMES)
def test_everything_expected_is_legal_or_has_a_reason(title, number, seats, options, seen):
    if title == BOARD:
        options = {**options, "length": "3" if seats < 6 else "normal"}
    rng = Random(number)
    table = laid(seats, options, title=title)
    while table.ask is not None:
        check_everything(table, seen)
        table.answer(PLAYERS[number % len(PLAYERS)](table, rng))
    assert table.expected() == ()


def test_the_games_refuse_answers_of_every_kind(seen):
    """What the test above looks at; it has run before this one."""
    if not seen:
        pytest.skip("runs with the whole file only")
    assert seen["refused"] > 10_000
    assert {
        "first bet: win", "first bet: show", "first bet: pass", "second bet: win",
        "second bet: show", "stake of the first bet: 0", "stake of the second bet: pass",
        "card to fix the race: fix", "card to fix the race: pass", "horse to fix: pass",
        "movement card: card", "purchase: buy", "purchase: offer", "purchase: loan",
        "target to keep: pass", "assistant to keep: pass", "horse to keep: pass", "swap: pass",
        "offer: pass", "line-up: run", "line-up: pass", "odds change: odds",
        "character: be", "character: pass", "sell auction: accept", "buy auction: accept",
        "photo finish: ahead", "photo finish: pass",
    } <= set(seen)  # fmt: skip


@pytest.mark.parametrize("title", [TITLE, BOARD])
def test_each_horse_and_kind_of_bet_is_expected(title):
    for what in ("first bet", "second bet"):
        expected = stopped_at(what, title=title).expected()
        assert {f"{kind} {horse}" for kind in ("win", "show") for horse in HORSES} < set(expected)


def test_each_card_in_hand_and_each_lane_is_expected():
    table = stopped_at("card to fix the race")
    hand = table.view(table.ask.who).hand
    assert {f"fix {card}" for card in hand} <= set(table.expected())
    table.answer(f"fix {hand[0]}")
    assert {f"behind {horse}" for horse in HORSES} <= set(table.expected())


def test_each_purchase_is_expected():
    expected = stopped_at("purchase", title=BOARD).expected()
    assert {text.split(" ")[0] for text in expected} == PURCHASES
    wares = [f"stable {horse}" for horse in HORSES] + ["action", "target", "assistant", "horse"]
    assert {f"buy {ware}" for ware in wares} | {"loan bank", "loan mob"} <= set(expected)


def test_each_character_is_expected():
    table = stopped_at("character", title=BOARD, characters="chosen")
    assert {f"be {name}" for name in CHARACTERS["first"]} <= set(table.expected())
    assert "in the box" in table.why_not("be miss-paris").reason
    table.answer("be cesar-crane")
    assert table.why_not("be cesar-crane").reason == "This character is taken by Ann."


def test_the_reason_for_a_card_does_not_tell_who_holds_it():
    table = stopped_at("card to fix the race")
    hand = table.view(table.ask.who).hand
    others = [card for card in table.game.cards if card not in hand]
    assert len({table.why_not(f"fix {card}") for card in others}) == 1


def test_reasons_call_players_by_their_names():
    table = stopped_at("purchase", title=BOARD)
    owned = {horse: p.seat for p in table.game.players for horse in p.stables}
    for horse, seat in owned.items():
        refusal = table.why_not(f"buy stable {horse}")
        assert refusal.reason == f"The {horse} stable belongs to {NAMES[seat]}."


def test_a_name_is_put_in_once_and_never_read_as_a_rule():
    said = "{seat:player} and {other:player}, not {late:player} or {typed}."
    refusal = Refusal(said, "P.7", seat=1, other=0, late=8, typed="{seat:player}")
    assert refusal.reason == "Player 2 and player 1, not player 9 or {seat:player}."
    named = refusal.named(["player 2", "{other}"])
    assert named == ("{other} and player 2, not player 9 or {seat:player}.", "P.7")
    assert named.named(["Ann", "Ben"]).reason.startswith("Ben and Ann,")


def test_what_was_typed_is_not_read_as_a_name():
    table = stopped_at("first bet")
    assert "“player 2”" in table.why_not("player 2").reason


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("red, blue", "Name 6, with a comma"),
        ("red, blue, pink, black, yellow, green", "“pink” is not among the 6"),
        (
            "red,blue,white,black,yellow,green",
            "is written “red, blue, white, black, yellow, green”",
        ),
        ("red, blue,pink, black,yellow, green", "Put a comma and a space between"),
        ("red, red, white, black, yellow, green", "named only once"),
    ],
)
def test_a_deal_typed_wrongly_says_what_is_wrong(text, reason):
    refusal = laid(2, {}).why_not(text)
    assert reason in refusal.reason
    assert refusal.rule == "F.1"


def test_a_card_that_lies_face_down_is_not_said_to_be_none():
    """Which target somebody holds is a secret: the reason is the same whichever is named."""
    table = stopped_at("purchase", title=BOARD)
    other = next(player for player in table.game.players if player.seat != table.ask.who)
    for held, said in (
        ([], f"{NAMES[other.seat]} has no target card."),
        (["most-horses"], "Targets lie face down: the owner chooses which one is sold."),
        (["fewest-vp"], "Targets lie face down: the owner chooses which one is sold."),
    ):
        other.targets[:] = held
        for card in ("most-horses", "fewest-vp"):
            text = f"offer {other.seat + 1} target {card}"
            refusal = objection(table.game, table.game.players[table.ask.who], 1, (), text)
            assert refusal.named(NAMES) == (said, "1.1.8")


def test_most_reasons_need_no_replay(monkeypatch):
    """A page asks for dozens at once."""
    table = stopped_at("purchase", title=BOARD)
    monkeypatch.setattr(Table, "at", None)
    for text in table.expected():
        table.why_not(text)


def test_asking_for_reasons_changes_nothing():
    rng = Random(4)
    table = laid(3, {"length": "3"}, title=BOARD)
    while table.ask is not None:
        before = table.answers, len(table.events), repr(table.game)
        for text in table.expected():
            table.why_not(text)
        assert (table.answers, len(table.events), repr(table.game)) == before
        table.answer(uniform(table, rng))

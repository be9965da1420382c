"""What a player could expect to answer, and what the reasons against it say, word for word."""

from __future__ import annotations

import pytest

from game import Table
from game.horse_fever.lanes import HORSES
from game.horse_fever.people import CHARACTERS
from game.horse_fever.shop import objection
from game.play import Refusal
from tests.game.walks import BOARD, NAMES, TITLE, laid, stopped_at

PURCHASES = {"buy", "loan", "pass", "offer"}


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

"""A first player who goes out in the middle of something: bills, log and rules go on around it."""

from __future__ import annotations

import pytest

from game.play import Event
from tests.web import fever
from web.horse_fever.board.payoffs import paid
from web.horse_fever.words.headings import heading

OUT = {"seat": 0, "money": 0, "vp": 0, "stables": ()}
FINE = {"seat": 2, "money": -400, "vp": 0, "horse": "red"}
PAYOFFS = [
    Event("ranking", "3.2.5", {"ranking": ("red",)}),
    Event("short", "3.3.4", {"seat": 0, "money": 0, "vp": 0, "horse": "red", "owed": 400}),
    Event("eliminated", "3.3.4", OUT),
    Event("first player", "3.3.4", {"seat": 1, "colour": ""}),
    Event("card cash", "3.3.3", FINE),
    Event("new odds", "3.4", {"before": {"red": 1}, "after": {"red": 2}}),
]


def test_the_bills_go_on_after_the_card_has_passed() -> None:
    kinds = ["short", "eliminated", "card cash", "new odds"]
    assert [event.kind for event in paid(PAYOFFS)] == kinds
    after = [
        *PAYOFFS,
        Event("first player", "F.3", {"seat": 2, "colour": ""}),
        Event("round", "F.2", {"number": 2, "first": 2}),
        Event("card cash", "3.3.3", FINE),
    ]
    assert [event.kind for event in paid(after)] == kinds


@pytest.mark.parametrize(
    ("rule", "told"),
    [("F.1", "preparation"), ("F.3", "first player"), ("4.3", "first player"),
     ("2.1.1", "first bets"), ("3.3.4", "payoffs")],
)  # fmt: skip
def test_the_log_tells_it_where_it_happened(rule: str, told: str) -> None:
    assert heading(Event("first player", rule, {"seat": 1, "colour": ""})) == told


@pytest.mark.parametrize("title", ["horse-fever/family", "horse-fever/board"])
def test_rule_3_3_4_tells_how_the_card_passes_and_when_the_last_one_wins(title: str) -> None:
    told = " ".join(fever.rule(title, "3.3.4").paragraphs)
    assert "does not pass on again" in told and "wins at once" not in told
    assert "all fines are collected" in told
    end = fever.rule(title, "4.3" if title.endswith("board") else "F.3")
    assert "(3.3.4)" in " ".join(end.paragraphs)

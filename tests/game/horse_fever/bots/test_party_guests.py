"""A party of computers: slips handed in, books closed, races run, and an end when told."""

from __future__ import annotations

from random import Random

import pytest

from game import Table
from game.horse_fever.bots.party import party_answer, party_entry
from game.horse_fever.bots.reasons import KINDS
from game.horse_fever.bots.why import why
from game.play import CHANCE
from tests.game.horse_fever.party.scripted import NAMES, PARTY, opened
from tests.game.scripted import give as write

SOME = ["keen", "sharp", "casual", "sharp bluffer", "keen cautious", "keen banker"]


def hand_in(table: Table, rng: Random) -> int:
    """Every guest's slips, as the runner of a table takes them."""
    lines = 0
    for seat in range(len(table.names)):
        while (line := party_entry(SOME[seat % 6], table.view(seat), table.ask, rng)) is not None:
            assert line in table.ask.options
            assert line.startswith(f"{seat + 1} ")
            reason = why(SOME[seat % 6], table.view(seat), table.ask, line, rng)
            assert set(reason.facts) == set(KINDS[reason.kind])
            table.answer(line)
            lines += 1
    return lines


@pytest.mark.parametrize("slips", ["before", "after"])
@pytest.mark.parametrize("broke", ["out", "loan", "charity"])
@pytest.mark.parametrize("guests", [2, 3, 12])
def test_a_party_of_computers_runs_its_races_and_ends(guests, broke, slips):
    rng = Random(guests)
    options = {"slips": slips, "broke": broke, "money": "1000"}
    table = Table(PARTY, NAMES[:guests], options, dealer=rng)
    while (ask := table.ask) is not None:
        assert ask.who != CHANCE
        view = table.view(None)
        if ask.what == "book":
            hand_in(table, rng)
        if table.ask.what == "next race" and view.round >= 6:
            table.answer("end")
            continue
        answer = party_answer("keen", table.view(view.bookmaker), table.ask, rng)
        assert not answer.startswith(("in", "out", "team"))
        assert answer != "end" or not {"race", "close"} & set(table.ask.menu)
        table.answer(answer)
        assert len(table.answers) < 2000
    assert table.result is not None


def test_a_guest_with_a_slip_or_the_book_hands_in_nothing():
    table = opened(3)
    rng = Random(1)
    assert party_entry("keen", table.view(0), table.ask, rng) is None
    assert party_entry("keen", table.view(1), table.ask, rng) is not None
    write(table, "2 win red 300")
    assert party_entry("keen", table.view(1), table.ask, rng) is None


def late(money: list[int]) -> Table:
    """A book that is open late in the evening, with these purses."""
    table = opened(len(money))
    table.game.round = 9
    for guest, purse in zip(table.game.guests, money, strict=True):
        guest.money = purse
    return table


@pytest.mark.parametrize(("mine", "kind"), [(600, "win"), (6000, "show")])
def test_a_sharp_guest_dares_when_behind_late_and_not_when_ahead(mine, kind):
    table = late([2000, mine, 3000])
    lines = [party_entry("sharp", table.view(1), table.ask, Random(n)) for n in range(100)]
    assert sum(f" {kind} " in line for line in lines) > 80
    share = sum(int(line.split(" ")[3]) for line in lines) / 100 / mine
    assert share > 0.3 if kind == "win" else share < 0.15


def test_tempers_show_in_what_guests_hand_in():
    table = late([2000, 2000, 2000])

    def stakes_and_wins(name: str) -> tuple[int, int]:
        lines = [party_entry(name, table.view(1), table.ask, Random(n)) for n in range(200)]
        return sum(int(line.split(" ")[3]) for line in lines), sum(" win " in x for x in lines)

    for level in ("casual", "keen", "sharp"):
        cautious, even, bold = (
            stakes_and_wins(f"{level} {temper}".strip()) for temper in ("cautious", "", "bluffer")
        )
        assert cautious[0] < even[0] < bold[0]
        assert cautious[1] < even[1] < bold[1]

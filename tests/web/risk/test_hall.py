"""What the hall of fame keeps of a war: territories in the end, and the most of one turn."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from game import saves
from game.risk.board import TERRITORIES
from tests.web.risk.test_gazette import look
from tools.golden import GOLDEN
from web.desk.screen import amount_of
from web.rooms.hall import store


def test_the_best_stroke_is_the_most_territories_of_one_turn() -> None:
    told = 0
    for path in sorted((GOLDEN / "risk").glob("*.txt")):
        table = saves.loads(path.read_text(encoding="utf-8"))
        if table.result is None:
            continue
        turns = look(table).turns
        taken = Counter[int]()
        for (_, seat, before), (_, _, after) in pairwise(turns):
            gained = sum(after[one] == seat != before[one] for one in before)
            taken[seat] = max(taken[seat], gained)
        strokes = [feat.stroke for feat in store.feats(table)]
        assert strokes == [taken[seat] for seat in range(len(table.names))], path.name
        told += max(strokes) > 3
        ends = store.ends(table)
        assert sum(one.money for one in ends) <= len(TERRITORIES)
        for one in table.result.standings:
            assert ends[one.seat].money == one.territories and ends[one.seat].place == one.place
    assert told > 2


def test_an_amount_of_it_is_told_in_territories() -> None:
    assert (amount_of("risk", 1), amount_of("risk", 12)) == ("1 territory", "12 territories")

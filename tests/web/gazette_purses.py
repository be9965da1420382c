"""What a story of any game says of purses and places, looked up in what the table shows.

A twin of the game is played once more, answer by answer; whenever a race begins, and at the end,
it is asked what the shelf would say of everybody's money. No event's `money` is read.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from game import Event, Table
from web.desk.screen import SCREENS

Purses = list[int]


@dataclass
class Shown:
    """The purses at the beginning of each race and at the end, and who won."""

    table: Table
    purses: list[Purses] = field(default_factory=list)

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(self.table.result.winners)

    @property
    def ends(self) -> Purses:
        return self.purses[-1]

    @property
    def scores(self) -> list[int]:
        """Scores from the first place to the last: glory where it is counted, else money."""
        told = SCREENS[self.table.title.id].summary(self.table).standing
        points = [money if vp is None else vp for money, vp in told]
        return [
            points[it.seat] for it in sorted(self.table.result.standings, key=lambda it: it.place)
        ]


def look(table: Table) -> Shown:
    """Play it once more, and look."""
    screen, twin, shown = SCREENS[table.title.id], table.at(0), Shown(table)
    opens = {kind for kind, moment in screen.moments.items() if moment.opens}

    def note() -> None:
        shown.purses.append([money for money, _ in screen.summary(twin).standing])

    def heard(event: Event) -> None:
        if event.kind in opens:
            note()

    if any(event.kind in opens for event in twin.events):  # told before the first question
        note()
    twin.listen(heard)
    for text in table.answers:
        twin.answer(text)
    note()
    return shown


def won(shown: Shown, facts: Any) -> None:
    assert shown.winners == (facts["seat"],) and shown.scores[0] == facts["score"]


def runaway(shown: Shown, facts: Any) -> None:
    first, second, *_ = shown.scores
    assert first - second == facts["margin"] and first >= 1.4 * second > 0


def by_a_nose(shown: Shown, facts: Any) -> None:
    first, second, *_ = shown.scores
    assert 0 < first - second == facts["margin"] <= 0.1 * max(first, 10)


def shared_win(shown: Shown, facts: Any) -> None:
    assert shown.winners == facts["winners"] and len(facts["winners"]) > 1


def last_to_first(shown: Shown, facts: Any) -> None:
    purses, seat = shown.purses[facts["race"]], facts["seat"]
    assert shown.winners == (seat,) and purses[seat] == facts["money"]
    assert purses.count(min(purses)) == 1 and min(purses) == facts["money"]


def wire_to_wire(shown: Shown, facts: Any) -> None:
    assert facts["races"] == len(shown.purses) - 1 >= 3
    for purses in shown.purses[1:]:
        assert purses[facts["seat"]] > max(
            money for seat, money in enumerate(purses) if seat != facts["seat"]
        )


def late_dash(shown: Shown, facts: Any) -> None:
    before, ends = shown.purses[-2:]
    seat = facts["seat"]
    assert shown.winners == (seat,) and before[seat] < max(before)
    gains = [now - then for then, now in zip(before, ends, strict=True)]
    assert gains[seat] == facts["gain"] == max(gains) > 0 and gains.count(max(gains)) == 1


def poor_winner(shown: Shown, facts: Any) -> None:
    assert shown.winners == (facts["seat"],)
    assert shown.ends[facts["seat"]] == facts["money"] == min(shown.ends)
    assert shown.ends[facts["other"]] == facts["much"] == max(shown.ends)


def rich_loser(shown: Shown, facts: Any) -> None:
    assert facts["seat"] not in shown.winners
    assert shown.ends[facts["seat"]] == facts["money"] == max(shown.ends)
    assert shown.winners == (facts["other"],) and shown.ends[facts["other"]] == facts["much"]


def machine_won(shown: Shown, facts: Any) -> None:
    (seat,) = shown.winners
    assert seat == facts["seat"] and seat in shown.table.bots
    assert set(facts["people"]).isdisjoint(shown.table.bots)


def fortune(shown: Shown, facts: Any) -> None:
    assert shown.purses[0][facts["seat"]] == facts["before"]
    assert shown.ends[facts["seat"]] == facts["money"] >= 3 * facts["before"] > 0


def fall(shown: Shown, facts: Any) -> None:
    row = [purses[facts["seat"]] for purses in shown.purses]
    assert row[facts["race"]] == facts["much"] and row[-1] == facts["money"] <= facts["much"] / 4


def change(shown: Shown, facts: Any, way: int) -> int:
    """What the purse was after a race; the change is the greatest of its kind, as it says."""
    before, after = shown.purses[facts["race"] - 1 : facts["race"] + 1]
    seat = facts["seat"]
    assert before[seat] == facts["before"]
    assert way * (after[seat] - before[seat]) == facts["much"] > 0
    return after[seat]


def great_day(shown: Shown, facts: Any) -> None:
    assert change(shown, facts, 1) >= 2 * facts["before"]


def black_day(shown: Shown, facts: Any) -> None:
    assert 2 * change(shown, facts, -1) <= facts["before"]


def all_of_them(shown: Shown, facts: Any) -> None:
    assert facts["much"] == abs(sum(shown.ends) - sum(shown.purses[0]))
    pairs = list(zip(shown.purses[0], shown.ends, strict=True))
    assert all(a < b for a, b in pairs) or all(a > b for a, b in pairs)


def twins(shown: Shown, facts: Any) -> None:
    assert shown.ends[facts["seat"]] == shown.ends[facts["other"]] == facts["money"] > 0


def close_field(shown: Shown, facts: Any) -> None:
    assert facts["gap"] == max(shown.ends) - min(shown.ends) <= max(shown.ends) / 6


def yoyo(shown: Shown, facts: Any) -> None:
    top, low = shown.purses[facts["top"]], shown.purses[facts["low"]]
    assert top[facts["seat"]] == max(top) and low[facts["seat"]] == min(low)


def penniless(shown: Shown, facts: Any) -> None:
    assert {seat for seat, money in enumerate(shown.ends) if money <= 0} >= set(facts["seats"])


CHECKS: dict[str, Callable[[Shown, Any], None]] = {
    "won": won,
    "runaway": runaway,
    "by-a-nose": by_a_nose,
    "shared-win": shared_win,
    "last-to-first": last_to_first,
    "wire-to-wire": wire_to_wire,
    "late-dash": late_dash,
    "poor-winner": poor_winner,
    "rich-loser": rich_loser,
    "machine-won": machine_won,
    "fortune": fortune,
    "fall": fall,
    "great-day": great_day,
    "black-day": black_day,
    "all-down": all_of_them,
    "all-up": all_of_them,
    "twins": twins,
    "close-field": close_field,
    "yoyo": yoyo,
    "penniless": penniless,
}
"""By kind of story: what must be so if it is told."""

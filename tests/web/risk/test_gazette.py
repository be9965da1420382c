"""What the Gazette says of a war is so, by what the map showed when the game is played again."""

from __future__ import annotations

import html
import re
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from game import Event, Table
from game.bots.profiles import NAMES
from game.bots.runner import next_answer
from game.risk.board import TERRITORIES, WITHIN
from tests.amount import many
from tools.gazette import found, played
from tools.gazette_states import front_page
from tools.risk.states import STATES
from tools.staging import tapped
from tools.words import template
from web.desk.screen import BOXES
from web.page import drawn
from web.rooms.gazette import page as gazette

RACING = re.compile(
    r"\b(rac(e|es|ing)|horses?|jockeys?|bets?|betting|odds|purses?|stables?|tracks?|gallop\w*"
    r"|furlongs?|lanes?|turf|bookmakers?|stakes?|hoof|hooves)\b",
    re.IGNORECASE,
)
OTHERS = re.compile("|".join(re.escape(box.name) for box in BOXES.values()))
"""Games to go to, which bear such words in their names."""


@dataclass
class Shown:
    """Who owned what when each round and each turn began, and in the end."""

    table: Table
    rounds: list[Mapping[str, int]] = field(default_factory=list)
    turns: list[tuple[int, int, Mapping[str, int]]] = field(default_factory=list)
    owned: list[tuple[str, int]] = field(default_factory=list)

    def held(self, stop: int) -> Counter[int]:
        return Counter(self.rounds[stop].values())

    @property
    def winner(self) -> int:
        (seat,) = self.table.result.winners
        return int(seat)


def look(table: Table) -> Shown:
    """Play it once more, and look at the map whenever a round or a turn begins."""
    twin, shown = table.at(0), Shown(table)

    def heard(event: Event) -> None:
        owner = dict(twin.game.owner)
        if event.kind == "round":
            shown.rounds.append(owner)
        if event.kind == "turn":
            shown.turns.append((event.facts["round"], event.facts["seat"], owner))
        shown.owned += [(one, seat) for one, seat in owner.items() if seat != last.get(one)]
        last.update(owner)

    last: dict[str, int] = {}
    twin.listen(heard)
    for text in table.answers:
        twin.answer(text)
    shown.rounds.append(dict(twin.game.owner))
    shown.turns.append((twin.game.round, -1, shown.rounds[-1]))
    return shown


def won(shown: Shown, facts: Any) -> None:
    assert shown.winner == facts["seat"] and len(shown.rounds) - 1 == facts["rounds"]
    assert shown.table.result.standings[1].seat == facts["other"]


def world(shown: Shown, facts: Any) -> None:
    assert set(shown.rounds[-1].values()) == {facts["seat"]}
    assert len(shown.rounds) - 1 == facts["rounds"]


def timed(shown: Shown, facts: Any) -> None:
    assert shown.winner == facts["seat"] and len(set(shown.rounds[-1].values())) > 1
    ends = shown.held(-1)
    if "margin" in facts:
        assert ends[facts["seat"]] - ends[facts["other"]] == facts["margin"] < 2
    else:
        assert (ends[facts["seat"]], ends[facts["other"]]) == (facts["count"], facts["less"])
        assert facts["count"] >= 2 * facts["less"]


def mission(shown: Shown, facts: Any) -> None:
    assert shown.winner == facts["seat"] and shown.held(-1)[facts["seat"]] == facts["count"]
    assert shown.table.options["mission"] == "on"


def from_the_edge(shown: Shown, facts: Any) -> None:
    held = {seat: count for seat, count in shown.held(facts["round"]).items() if seat >= 0}
    assert shown.winner == facts["seat"] and held[facts["seat"]] == facts["count"]
    assert [*held.values()].count(min(held.values())) == 1 and min(held.values()) == facts["count"]


def driven_out(shown: Shown, facts: Any) -> None:
    last = shown.held(facts["round"])
    assert shown.held(facts["round"] - 1)[facts["seat"]] and not last[facts["seat"]]
    assert shown.table.game.out[facts["seat"]][1] == facts["by"]


def sweeper(shown: Shown, facts: Any) -> None:
    by = [by for _, by in shown.table.game.out.values()]
    assert by.count(facts["seat"]) == facts["count"] > 1


def wall(shown: Shown, facts: Any) -> None:
    (place,) = {
        after[facts["territory"]]
        for (number, seat, _), (_, _, after) in pairwise(shown.turns)
        if (number, seat) == (facts["round"], facts["seat"])
    }
    assert place == facts["owner"] != facts["seat"] and facts["count"] >= facts["beaten"] + 6


def cockpit(shown: Shown, facts: Any) -> None:
    changed = Counter(one for one, _ in shown.owned)
    assert changed[facts["territory"]] - 1 == facts["count"] == max(changed.values()) - 1


def long_reign(shown: Shown, facts: Any) -> None:
    rounds, longest, run = shown.rounds, 0, 0
    for stop in range(len(rounds)):
        owners = {rounds[stop].get(one) for one in WITHIN[facts["continent"]]}
        run = run + 1 if owners == {facts["seat"]} else 0
        longest = max(longest, run)
    assert longest - 1 == facts["rounds"] >= 4


def great_set(shown: Shown, facts: Any) -> None:
    assert facts["count"] == shown.table.game.traded and facts["armies"] >= 15


def seesaw(shown: Shown, facts: Any) -> None:
    tops = []
    for stop in range(1, len(shown.rounds)):
        (first, most), *rest = shown.held(stop).most_common()
        if first < 0:
            (first, most), *rest = rest
        if not any(count == most for seat, count in rest if seat >= 0):
            tops.append(first)
    assert sum(one != other for one, other in pairwise(tops)) == facts["count"] >= 4


CHECKS: Mapping[str, Callable[[Shown, Any], None]] = {
    "won": won,
    "world": world,
    "mission": mission,
    "runaway": timed,
    "by-an-inch": timed,
    "from-the-edge": from_the_edge,
    "driven-out": driven_out,
    "sweeper": sweeper,
    "wall": wall,
    "cockpit": cockpit,
    "long-reign": long_reign,
    "great-set": great_set,
    "seesaw": seesaw,
}


def of_all_kinds(number: int) -> Table:
    """A game of computers: by rounds, by missions, or for the whole world."""
    chance = Random(number)
    seats = chance.choice((2, 3, 4, 5))
    bots = {seat: chance.choice(NAMES) for seat in range(seats)}
    options = {"end": chance.choice(("8 rounds", "15 rounds", "world"))}
    options["mission"] = chance.choice(("on", "off")) if seats > 2 else "off"
    table = Table("risk", ("Ann", "Ben", "Cat", "Dan", "Eve")[:seats], options, dealer=chance,
                  bots=bots)  # fmt: skip
    while (text := next_answer(table, bots, chance)) is not None:
        table.answer(text)
    return table


def test_a_story_never_lies() -> None:
    told: Counter[str] = Counter()
    for number in range(many(24, 200)):
        table = of_all_kinds(number)
        shown = look(table)
        for story in found(table):
            if story.kind in CHECKS:
                CHECKS[story.kind](shown, story.facts)
                told[story.kind] += 1
    assert len(told) >= many(12, len(CHECKS)), told


def test_the_chart_counts_territories() -> None:
    printer, _ = gazette.printer_of(table := played("risk", 3))
    shown = look(table)
    for stop, held in enumerate([printer.game.begun, *printer.game.purses]):
        assert {seat: count for seat, count in held.items() if count} == {
            seat: count for seat, count in shown.held(stop).items() if seat >= 0
        }
    assert sum(printer.game.purses[-1].values()) == len(TERRITORIES)


def test_the_map_beside_the_lead_is_that_of_its_round() -> None:
    sheet = drawn(front_page("risk", 3))
    assert sheet.count('class="front-land"') == len(TERRITORIES)
    assert sheet.count("#i-", sheet.index("front-world"), sheet.index("figcaption")) == 42
    assert "The world after round 10." in sheet


@pytest.mark.parametrize(
    ("state", "wish"),
    [
        ("risk-attack", ""),
        ("risk-attack", "log"),
        ("risk-attack", "rule R.11"),
        ("risk-podium", ""),
        ("risk-first-end", ""),
        ("gazette", ""),
    ],
)
def test_there_is_no_word_of_racing_on_the_page(state: str, wish: str) -> None:
    desk = front_page("risk", 3) if state == "gazette" else STATES[state]()
    page = drawn(tapped(desk, wish) if wish else desk)
    heard = re.findall(r'(?:aria-label|title)="([^"]*)"', page)
    for text in (re.sub(r"<[^>]+>", " ", page), *heard):
        said = OTHERS.sub("", html.unescape(text))
        assert not (hit := RACING.search(said)), said[max(0, hit.start() - 60) : hit.end() + 60]


def test_there_is_no_word_of_racing_in_its_texts() -> None:
    for entry in template.entries("risk"):
        assert not RACING.search(entry.english), entry.english

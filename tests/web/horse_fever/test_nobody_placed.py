"""Who could not repay has lost, and is told so wherever standings are shown (5.1)."""

from __future__ import annotations

import re
from random import Random

import pytest

from game import Table, saves
from tests.web.desks import Seen
from tools.golden import folder
from tools.staging import leads_on
from web.acts import playing
from web.big.screen import big
from web.desk.kept.about import describe, read
from web.desk.kept.shelf import Drawer, Shelf
from web.desk.state import Desk
from web.horse_fever import podium
from web.horse_fever.board.seats import seats
from web.page import page

BOARD = folder("horse-fever/board")
FAMILY = folder("horse-fever/family")
NOBODY = "Nobody is placed: all who were still in are bankrupt. They could not repay their loans."
ONE = "All others who were still in are bankrupt: they could not repay their loans."


def ended(name: str) -> Desk:
    """A desk with a golden game at its end."""
    table = saves.loads((BOARD / f"{name}.txt").read_text(encoding="utf-8"))
    desk = Desk(Shelf(Drawer()), Random(1))
    desk.shelf.keep("1", table)
    playing.resume(desk, "1")
    while not desk.is_over:
        assert leads_on(desk)
    return desk


def table_of(desk: Desk) -> Table:
    return desk.at.table


def drawn(desk: Desk) -> str:
    return str(page(desk))


def part(html: str, start: str, end: str) -> str:
    """A piece of the page as text."""
    return Seen(html[html.index(start) :].partition(end)[0]).text


@pytest.mark.parametrize(("name", "why"), [("nobody-could-repay", NOBODY),
                                           ("only-one-could-repay", ONE)])  # fmt: skip
def test_page_paper_and_big_screen_say_why(name: str, why: str) -> None:
    desk = ended(name)
    html = drawn(desk)
    assert html.count(why) == 2, "on the screen and on paper"
    assert why in str(big(desk))
    assert "had to leave the course" not in html


def test_nobody_stands_on_a_step_where_nobody_is_placed() -> None:
    desk = ended("nobody-could-repay")
    for html in (drawn(desk), str(big(desk))):
        assert "step-" not in html
        assert "The bank wins" in html
    assert all(one.place == 0 for one in table_of(desk).result.standings)


def test_the_one_who_could_repay_stands_there_alone() -> None:
    desk = ended("only-one-could-repay")
    [winner] = table_of(desk).result.winners
    for html in (drawn(desk), str(big(desk))):
        assert re.findall(r'id="step-(\d)"', html) == [str(winner)]


@pytest.mark.parametrize("name", ["nobody-could-repay", "only-one-could-repay", "loan-lost"])
def test_no_points_are_shown_for_who_could_not_repay(name: str) -> None:
    desk = ended(name)
    html, room, result = drawn(desk), str(big(desk)), table_of(desk).result
    for one in result.standings:
        row = html[html.index(f'id="standing-{one.seat}"') :].partition("</tr>")[0]
        cells = re.findall(r'data-of="(?!Loans)[^"]*">([^<]*)<', row)
        cells += re.findall(r'class="total"[^>]*>([^<]*)<', row)
        assert ("bankrupt" in row) == one.bankrupt == (set(cells) == {"·"})
    lost = sum(one.bankrupt for one in result.standings)
    assert part(room, 'class="big-rest', "</ol>").count("bankrupt") == lost > 0


def test_paper_says_it_in_the_head_of_a_column() -> None:
    desk = ended("nobody-could-repay")
    paper = drawn(desk).partition("paper-standings")[2]
    lost = sum(one.bankrupt for one in table_of(desk).result.standings)
    assert part(paper, "<thead>", "</thead>").count("bankrupt") == lost
    total = re.search(r"paper-total.*?</tr>", paper, re.S)
    assert total is not None and total[0].count("·") == lost


def test_the_strip_of_players_says_it_at_the_end_and_in_looking_back() -> None:
    table = table_of(ended("nobody-could-repay"))
    told = str(seats(table.view(None), table.names, {}, None))
    assert told.count("bankrupt") == sum(one.bankrupt for one in table.result.standings)
    before = table.at(len(table.answers) - 1)
    assert "bankrupt" not in str(seats(before.view(None), table.names, {}, None))


def test_the_shelf_counts_no_points_for_them() -> None:
    desk = ended("nobody-could-repay")
    text = saves.dumps(table_of(desk))
    about = describe(table_of(desk), text, None, 7)
    assert {points for _, points in about.standing} == {None}
    assert read(about.json()) == about
    assert about.winners == ()
    playing.go_home(desk)
    assert "D, bankrupt" in drawn(desk)
    assert "The bank won" in drawn(desk)


def test_who_has_left_the_course_has_no_place_either() -> None:
    table = saves.loads((FAMILY / "one-left.txt").read_text(encoding="utf-8"))
    result = table.result
    assert [step.seat for step in podium.on_steps(table)] == [result.standings[0].seat]
    assert podium.settled(result.settled_by, False) == "Everybody else had to leave the course."

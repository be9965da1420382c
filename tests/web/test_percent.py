"""A chance in hundredths is said in one way everywhere: 0 and 100 are for what is certain."""

from __future__ import annotations

import ast
import re

import pytest

from game.risk.chances import chances
from game.winners_circle.chances import Chance
from tests.game.dice_derby.scripted import scratched, throw
from tests.syntax import ROOT
from web.dice_derby.stand import chances_now, stand
from web.horse_fever.words.form_guide import percent as told
from web.winners_circle import programme
from web.words import kinds
from web.words.plain import percent

LANGUAGES = ("en", "de", "fr", "it")


@pytest.mark.parametrize(
    ("chance", "error", "said"),
    [
        (0.0, 0.0, "0"),
        (1e-13, 0.0, "<1"),
        (0.004, 0.0, "<1"),
        (0.0, 0.01, "<1"),
        (0.006, 0.0, "1"),
        (0.314, 0.0, "31"),
        (0.99, 0.0, "99"),
        (0.996, 0.0, ">99"),
        (chances(10, 1).wins, 0.0, ">99"),
        (chances(500, 1).wins, 0.0, ">99"),
        (sum([0.1] * 10), 0.0, "100"),
        (1.0, 0.01, ">99"),
        (1.0, 0.0, "100"),
    ],
)
def test_0_and_100_are_for_what_is_certain(chance: float, error: float, said: str) -> None:
    assert percent(chance, error) == said
    if not error:
        for code in LANGUAGES:
            assert kinds.house(code)["percent"](chance, ()) == said


@pytest.mark.parametrize(
    ("share", "error", "said"),
    [
        (0.0002, 0.004, "<0.1"),
        (0.9998, 0.004, ">99.9"),
        (0.312, 0.004, "31.2"),
        (1.0, 0.0, "100.0"),
    ],
)
def test_the_form_guide_says_so_to_a_tenth(share: float, error: float, said: str) -> None:
    assert told(share, error)[0] == said


def test_a_horse_that_can_still_win_never_has_0_on_the_board_of_dice_derby() -> None:
    table, seen = scratched(3, 4, 5, 6), set[str]()
    for number in (2, 2, 12, 12, *[11] * 5, *[10] * 7):
        throw(table, number)
        view = table.view(None)
        cells = re.findall(r'dd-now">([^<]*)<', str(stand(view, table.names, True)))
        assert len(cells) == len(chances_now(view)) == 7
        assert not {"0%", "100%"} & {*cells}
        seen |= {*cells}
    assert "&lt;1%" in seen


def rounded(code: str) -> list[str]:
    """What is rounded to hundredths by hand: `round(100 * …)`, or a format with a percent sign."""
    found = []
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "round":
            text = ast.unparse(node.args[0])
            found += [text] if re.search(r"\b100 \*|\* 100\b", text) else []
        if isinstance(node, ast.FormattedValue) and node.format_spec is not None:
            found += [ast.unparse(node)] if "%" in ast.unparse(node.format_spec) else []
    return found


ITSELF = {"100 * RETURN"}
"""A figure of the rules, which is no chance."""


def test_no_page_rounds_a_chance_by_hand() -> None:
    for top in ("web", "game"):
        for path in sorted((ROOT / top).rglob("*.py")):
            assert set(rounded(path.read_text(encoding="utf-8"))) <= ITSELF, path
    assert rounded("round(100 * chance)") == ["100 * chance"]
    assert rounded('f"{chance:.0%}"')


def test_what_was_tried_out_is_not_certain_but_what_is_home_is() -> None:
    tried = Chance(1.0, 0.0, 0.0, 0.0, 400)
    assert [percent(each, error) for each, error in zip(tried, tried.errors(), strict=False)] == [
        ">99", "<1", "<1", "<1",
    ]  # fmt: skip
    first = tried._replace(home=1, is_home=True)
    assert set(first.errors()) == {0.0}
    assert Chance(0.0, 0.5, 0.0, 0.1, 400, home=1).errors()[0] == 0.0
    drawn = str(programme.chances("red", tried))
    assert "&gt;99 %" in drawn and drawn.count("&lt;1 %") == 3
    assert "100 %" in str(programme.chances("red", first))

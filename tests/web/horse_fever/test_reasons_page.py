"""On the page, every answer that could be expected is a button or is greyed with its reason."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from game.play import Amounts, Ask, Refusal
from tests.amount import many
from tests.game.walks import BOARD, NAMES, PLAYERS, TITLE, some_setups
from tests.web import fever
from tests.web.desks import Seen
from tools.staging import leads_on
from web import taps
from web.acts import playing
from web.desk import sheets
from web.desk.forms import SeatForm
from web.desk.kept.shelf import Drawer, Shelf
from web.desk.state import Desk
from web.horse_fever.board.fixing import MOST
from web.page import page

GAMES = [
    (title, number, *setup)
    for title, count in ((TITLE, many(3, 6)), (BOARD, many(4, 12)))
    for number, setup in enumerate(some_setups(title, count))
]
RULES = {title: {rule.id for rule in fever.rules(title)} for title in (TITLE, BOARD)}
Attributes = dict[str, str | None]


def new_desk(title: str, seed: int, seats: int, options: dict[str, str]) -> Desk:
    desk = Desk(Shelf(Drawer()), Random(seed))
    desk.form.play(title)
    desk.form.seats = [SeatForm(name) for name in NAMES[:seats]]
    desk.form.options.update(options)
    playing.start(desk)
    assert desk.table is not None, desk.form.problem
    return desk


def questions(desk: Desk, number: int) -> Iterator[Ask]:
    """A whole game; every open question as it stands on the screen."""
    rng = Random(number)
    while desk.held or desk.is_behind or desk.ask is not None:
        if not leads_on(desk):
            yield desk.at.ask
            playing.answer(desk, PLAYERS[number % len(PLAYERS)](desk.at.table, rng))


def halves(ask: Ask, buttons: list[str], does: list[str]) -> list[str]:
    """The first halves of answers that are whole: all bets at one stake, each card with a horse."""
    if ask.what in ("first bet", "second bet"):
        stakes = {text.rpartition(" ")[2] for text in buttons if text != "pass"}
        assert len(stakes) <= 1
        return [text.removesuffix(f" {stake}") for text in buttons for stake in stakes or {""}]
    if ask.what == "card to fix the race" and len(ask.options) <= MOST:
        (held,) = {text.partition(" behind ")[0] for text in buttons}
        assert len(buttons) == 6 and held in ask.options
        assert [f"held {n}" in does for n in range(len(ask.options))] == [True] * len(ask.options)
        return list(ask.options)
    return buttons


def check(desk: Desk, ask: Ask, count: Counter[str]) -> None:
    """Hold all that could be expected against what stands on the screen."""
    tags = [attrs for _, attrs in Seen(str(page(desk))).tags]
    enabled = [a["data-answer"] or "" for a in tags if "data-answer" in a]
    greyed = {a["data-do"] or "": a for a in tags if a.get("aria-disabled") == "true"}
    count["states"] += 1
    if isinstance(ask.options, Amounts):
        assert enabled == [str(desk.stake)]
        check_range(desk, ask, tags)
    else:
        does = [a["data-do"] or "" for a in tags if "data-do" in a]
        assert sorted(halves(ask, enabled, does)) == sorted(ask.options)
    for text in desk.at.table.expected():
        count["ids"] += 1
        if text in ask.options:
            continue
        refusal = desk.at.table.why_not(text)
        assert refusal is not None
        if isinstance(ask.options, Amounts) and text.isdigit():
            count["beyond a range"] += 1  # no button a stake; `check_range` has seen its limits
        else:
            check_greyed(greyed[f"why {text}"], refusal, RULES[desk.at.table.title.id])
            count["greyed"] += 1
            count[f"{ask.what}: {text.split(' ')[0]}"] += 1


def check_greyed(button: Attributes, refusal: Refusal, known: set[str]) -> None:
    """The reason, and a rule that there is; nothing that would give the answer after all."""
    assert "data-answer" not in button
    assert refusal.reason in (button["title"] or "")
    assert button["data-rule"] == refusal.rule in known


def check_range(desk: Desk, ask: Ask, tags: list[Attributes]) -> None:
    """A range tells its two ends; the button beyond an end is greyed with the reason."""
    (slider,) = [a for a in tags if a.get("type") == "range"]
    least, most = ask.options[0], ask.options[-1]
    assert (slider["min"], slider["max"], slider["step"]) == (least, most, "100")
    by_id = {a.get("id"): a for a in tags}
    ends = (
        ("stake-less", desk.stake == int(least), -100),
        ("stake-more", desk.stake == int(most), 100),
    )
    for id, is_end, step in ends:
        if is_end:
            refusal = desk.at.table.why_not(str(desk.stake + step))
            assert refusal is not None
            check_greyed(by_id[id], refusal, RULES[desk.at.table.title.id])
        else:
            assert by_id[id]["data-do"] == f"stake {desk.stake + step}"


@pytest.fixture(scope="module")
def count() -> Counter[str]:
    """What the games below have looked at."""
    return Counter()


@pytest.mark.parametrize(("title", "number", "seats", "options"), GAMES)
def test_everything_expected_is_on_the_page(
    title: str, number: int, seats: int, options: dict[str, str], count: Counter[str]
) -> None:
    if title == BOARD:
        options = {**options, "length": "3" if seats < 6 else "normal"}
    desk = new_desk(title, number, seats, options)
    for ask in questions(desk, number):
        if isinstance(ask.options, Amounts) and count["states"] % 2:
            desk.stake = int(ask.options[-1])
        check(desk, ask, count)


def test_the_games_show_enough(count: Counter[str]) -> None:
    """What the test above looks at; it has run before this one."""
    if not count:
        pytest.skip("runs with the whole file only")
    print(f"{count['states']} states, {count['ids']} ids, {count['greyed']} greyed")
    assert count["states"] > many(250, 900) and count["greyed"] > many(1200, 5000)
    assert {
        "first bet: pass", "second bet: win", "second bet: show", "card to fix the race: fix",
        "card to fix the race: pass", "horse to fix: pass", "stake of the first bet: pass",
        "purchase: buy", "purchase: offer", "target to keep: pass", "line-up: run",
        "character: be", "character: pass", "sell auction: accept", "buy auction: accept",
        "photo finish: ahead", "offer: pass", "line-up: pass",
    } <= set(count)  # fmt: skip


def test_a_tap_on_a_greyed_answer_tells_why_and_offers_the_rule() -> None:
    desk = new_desk(TITLE, 1, 2, {})
    for ask in questions(desk, 1):
        if ask.what == "first bet":
            break
    taps.do(desk, "why pass")
    seen = Seen(str(page(desk)))
    assert "must be laid" in seen.text
    assert "rule 2.1" in [a["data-do"] for _, a in seen.tags if a.get("id") == "notice-rule"]
    taps.do(desk, "rule 2.1")
    assert sheets.over(desk) == "2.1" and not desk.notice


def test_the_rule_of_a_refusal_is_not_offered_beside_other_words() -> None:
    desk = new_desk(TITLE, 1, 2, {})
    playing.unveil(desk)
    taps.do(desk, "why pass")
    desk.notice = "Something else."
    assert "notice-rule" not in str(page(desk))

"""The big screen: the same for all who may sit in front of the tablet, and without any secret."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from game.play import CHANCE
from tests.amount import many, some
from tests.game.horse_fever.hidden import swapped
from tests.game.horse_fever.hunter import leaks, secret_words
from tests.game.walks import BOARD, TITLE
from tests.web.english import FEVER
from tests.web.horse_fever.test_secrets import copied, counted, moments, new_desk
from web import taps
from web.acts import playing
from web.big.screen import big
from web.desk.state import Desk
from web.horse_fever import showing
from web.horse_fever.board.cards import card_face
from web.horse_fever.words.cards import card_text as card

__all__ = ["counted"]

GAMES = [
    (TITLE, 1, 3, {"edition": "second"}),
    (TITLE, 4, 5, {"edition": "first"}),
    (BOARD, 1, 3, {"edition": "first", "length": "3"}),
    (BOARD, 2, 4, {"edition": "second", "length": "3", "auctions": "on"}),
]
SHOWN = {
    "shows-first-bet", "shows-race-fixing", "shows-second-bet", "shows-race", "shows-payoffs",
    "shows-podium", "shows-purchase", "shows-line-up", "shows-auction",
}  # fmt: skip


def fronts(desk: Desk) -> list[Desk]:
    """The same table behind its curtain, and in front of everybody who may be unveiled."""
    return [
        replace(desk, unveiled=seat, settings=replace(desk.settings, peeking=peeking))
        for seat in (None, *desk.people)
        for peeking in (False, True)
    ]


def check(desk: Desk, rng: Random, count: Counter[str]) -> None:
    """Whoever sits there, whatever the others hold: one and the same picture, and no secret."""
    told = str(big(desk))
    count["pictures"] += 1
    count[re.findall(r"shows-[\w-]+", told)[0]] += 1
    assert not leaks(told, secret_words(desk.at.table, None))
    if count["pictures"] % 4 == 0:
        assert {str(big(one)) for one in fronts(desk)} == {told}
        if (twin := swapped(desk.at.table, None, rng)) is not None:
            count["twins"] += 1
            assert str(big(copied(desk, twin))) == told


@pytest.fixture(scope="module")
def count() -> Counter[str]:
    """What the games below have looked at."""
    return Counter()


@pytest.mark.parametrize(("title", "seed", "seats", "options"), some(GAMES, 2))
def test_no_secret_is_on_the_big_screen(
    title: str, seed: int, seats: int, options: dict[str, Any], count: Counter[str]
) -> None:
    rng = Random(seed)
    desk = new_desk(title, seed, seats, {"starred cards": "on", **options})
    for now in moments(desk, seed):
        check(now, rng, count)
        if now.ask is not None and now.ask.who != CHANCE:
            count[f"asked {now.ask.what in FEVER[BOARD].aloud}"] += 1


def test_every_phase_was_looked_at(count: Counter[str]) -> None:
    """What the test above looks at; it has run before this one."""
    if not count:
        pytest.skip("runs with the whole file only")
    print(dict(count))
    assert count["pictures"] > many(300, 600) and count["twins"] > many(30, 60)
    assert set(count) >= SHOWN
    assert not count["asked False"], "every question has words of its own"


def test_a_screen_drawn_from_a_seat_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    asked, drawn, drawn_for = showing.asked, showing.standings, list[Desk]()

    def noted(desk: Desk) -> int | None:
        drawn_for.append(desk)
        return asked(desk)

    def leaking(view: Any, names: Any, asked: Any) -> Any:
        desk = drawn_for[-1]
        hand = desk.view.hand if desk.settings.peeking else ()
        return [drawn(view, names, asked), hand and card_face(card(view.edition, hand[0]))]

    desk = new_desk(TITLE, 2, 3, {})
    taps.do(desk, "peek on")
    count: Counter[str] = Counter({"pictures": 3})
    check(desk, Random(1), count)
    monkeypatch.setattr(showing, "asked", noted)
    monkeypatch.setattr(showing, "standings", leaking)
    with pytest.raises(AssertionError):
        check(desk, Random(1), count)
    monkeypatch.setattr("tests.web.horse_fever.test_big_screen.secret_words", lambda *_: set())
    count["pictures"] = 3
    with pytest.raises(AssertionError):
        check(desk, Random(1), count)


def test_what_lies_over_the_table_is_not_for_the_room() -> None:
    """Sheets, logs, looks into the past: the room goes on seeing the present."""
    desk = new_desk(TITLE, 2, 3, {})
    for now in moments(desk, 2):
        if now.ask is not None and now.ask.what == "second bet" and now.curtain is None:
            break
    told = str(big(desk))
    assert "lays a second bet or passes" in told
    for tap in ("log", "settings", "rule", "history start", "now", "share", "cover"):
        taps.do(desk, tap)
        assert str(big(desk)) == told, tap


def test_without_a_table_it_says_what_to_do() -> None:
    desk = new_desk(TITLE, 2, 3, {})
    playing.go_home(desk)
    assert "Open a game on the tablet" in str(big(desk))


def test_names_are_only_names() -> None:
    desk = new_desk(TITLE, 2, 2, {})
    object.__setattr__(desk.at.table, "names", ("<script>x</script>", "<b onclick=y>"))
    told = str(big(desk))
    assert "<script" not in told and "<b onclick" not in told and "&lt;script" in told

"""Every page of many random games: all answers there, every refusal explained, no secret told."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from html.parser import HTMLParser
from random import Random

import pytest

from game.play import Amounts, Ask
from tests.amount import many, some
from tools.staging import leads_on
from web.acts import playing, stage
from web.desk.forms import SeatForm
from web.desk.kept.shelf import Drawer, Shelf
from web.desk.state import Desk
from web.horse_fever import words
from web.horse_fever.board.fixing import MOST
from web.page import page

HOSTILE = ("<script>x</script>", '"><img onerror=1>', "' onclick='x", "&lt;b&gt; & co", "Ωmega")
VOID = {"input", "use", "img", "br"}


class Seen(HTMLParser):
    """The tags of a page with their attributes, and all its text."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.text += data

    def every(self, attribute: str) -> list[str]:
        return [attrs[attribute] or "" for _, attrs in self.tags if attribute in attrs]


def new_desk(seed: int, names: tuple[str, ...], **options: str) -> Desk:
    desk = Desk(Shelf(Drawer()), Random(seed))
    desk.form.seats = [SeatForm(name) for name in names]
    desk.form.options.update(options)
    playing.start(desk)
    assert desk.table is not None, desk.form.problem
    return desk


def moments(desk: Desk, seed: int, rashly: bool = False) -> Iterator[Desk]:
    """A whole game, one tap after the other."""
    rng = Random(seed)
    for _ in range(3000):
        yield desk
        assert desk.table is not None
        if leads_on(desk, watching=True):
            continue
        if desk.ask is not None:
            few = len(desk.ask.options) if rashly else min(len(desk.ask.options), 12)
            playing.answer(desk, desk.ask.options[rng.randrange(few)])
        else:
            return
    raise AssertionError("the game never ended")


def game(seed: int) -> Iterator[Desk]:
    """Every moment of a game with two to five players; the seeds take turns with the options."""
    names = ("Ann", "Ben", "Cat", "Dan", "Eve")
    options = {
        "edition": ("first", "second")[seed % 2],
        "starred cards": ("off", "on")[seed // 2 % 2],
        "card 92": ("corrected", "as printed")[seed // 2 % 2],
    }
    return moments(new_desk(seed, names[: 2 + seed % 4], **options), seed, seed in (1, 4))


def check_answers(seen: Seen, desk: Desk, ask: Ask) -> None:
    """Every option is one button; every other entry of the menu is greyed, with its reason."""
    buttons = seen.every("data-answer")
    if isinstance(ask.options, Amounts):
        assert buttons == [str(desk.stake)]
        return
    assert sorted(halves(ask, buttons, seen.every("data-do"))) == sorted(ask.options)
    greyed = {
        attrs["data-do"]: attrs
        for _, attrs in seen.tags
        if attrs.get("aria-disabled") == "true" and "data-answer" not in attrs
    }
    for text in ask.menu:
        if text not in ask.options:
            assert greyed[f"why {text}"]["title"]


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


def check_ids(seen: Seen) -> None:
    ids = seen.every("id")
    assert len(ids) == len(set(ids)), sorted(id for id in ids if ids.count(id) > 1)
    for attribute in ("aria-labelledby", "aria-describedby"):
        assert set(seen.every(attribute)) <= set(ids)


def check_next(seen: Seen, desk: Desk) -> None:
    """There is always something to tap next."""
    does = seen.every("data-do")
    if desk.curtain is not None:
        assert "unveil" in does
    elif desk.finish:
        assert "finish" in does
    elif desk.payoffs_open:
        assert "payoffs" in does
    elif desk.is_behind:
        assert {"skip", "pause"} <= set(does)
    elif desk.ask is None:
        assert {"again", "more-ways"} <= set(does)


def check_hands(seen: Seen, desk: Desk, asked: int) -> None:
    """A hand is on the screen of its player alone."""
    for player in desk.at.table.game.players:
        for card in player.hand if player.seat != asked else ():
            text = words.card(desk.at.table.options["edition"], card)
            assert not any(card in value for value in seen.every("data-do"))
            assert text.line not in seen.text


def check_curtain(desk: Desk) -> None:
    """With the curtain down no card is named, whatever was open before."""
    desk.card, desk.log_open = "herba-magica", True
    html = str(page(desk)).lower()
    desk.card, desk.log_open = "", False
    for card in desk.at.table.game.cards.values():
        assert card.id not in html and card.name.lower() not in html


@pytest.mark.parametrize("seed", range(many(2, 5)))
def test_every_moment_of_a_game(seed: int) -> None:
    for desk in game(seed):
        seen = Seen(str(page(desk)))
        check_ids(seen)
        check_next(seen, desk)
        for style in seen.every("style"):
            assert re.fullmatch(r"--at:\d+", style)
        if desk.curtain is not None:
            check_curtain(desk)
        if desk.ask is None or desk.curtain is not None:
            assert seen.every("data-answer") == []
        else:
            check_answers(seen, desk, desk.ask)
            check_hands(seen, desk, -1 if desk.ask.open else desk.ask.who)


@pytest.mark.parametrize("seats", some([HOSTILE, HOSTILE[:3]], 2))
def test_hostile_names_stay_text(seats: tuple[str, ...]) -> None:
    for desk in moments(new_desk(5, seats), 5):
        desk.log_open = True
        seen = Seen(str(page(desk)))
        desk.log_open = False
        tags = {tag for tag, _ in seen.tags}
        assert not tags & {"script", "img", "b>"}
        assert not any(key.startswith("on") for _, attrs in seen.tags for key in attrs)


def test_hostile_names_on_the_other_screens() -> None:
    desk = new_desk(1, HOSTILE[:4])
    for show in (partial(playing.go_home, desk), partial(playing.set_up, desk)):
        show()
        seen = Seen(str(page(desk)))
        check_ids(seen)
        assert not {tag for tag, _ in seen.tags} & {"script", "img"}
    assert seen.every("value")[0] == HOSTILE[0]


def test_the_home_screen_tells_of_a_damaged_game() -> None:
    desk = new_desk(1, ("Ann", "Ben"))
    desk.shelf.storage.set("horseburg/table/9", "no game at all")
    playing.go_home(desk)
    seen = Seen(str(page(desk)))
    does = seen.every("data-do")
    assert "continue 1" in does and "continue 9" not in does
    assert {"download 9", "delete 9"} <= set(does)
    assert "cannot be read" in seen.text


def test_the_stake_follows_the_slider() -> None:
    desk = new_desk(1, ("Ann", "Ben"))
    playing.unveil(desk)
    playing.answer(desk, "win red")
    desk.stake = int(desk.at.ask.options[3])
    seen = Seen(str(page(desk)))
    assert seen.every("data-answer") == [str(desk.stake)]
    assert f"stake {desk.stake + 100}" in seen.every("data-do")


@pytest.mark.parametrize("rule", ["2.1.2", "all", "9.9"])
def test_a_rule_opens_over_every_screen(rule: str) -> None:
    desk = new_desk(1, ("Ann", "Ben"))
    for act in (stage.greet, playing.unveil, playing.set_up, playing.go_home):
        act(desk)
        desk.rule = rule
        seen = Seen(str(page(desk)))
        assert "dialog" in seen.every("role")
        assert "close" in seen.every("data-do")
        check_ids(seen)


def test_length_that_table_1_lacks_is_greyed() -> None:
    desk = Desk(Shelf(Drawer()), Random(1))
    playing.set_up(desk)
    desk.form.seats = [SeatForm(name) for name in ("A", "B", "C", "D", "E")]
    seen = Seen(str(page(desk)))
    greyed = [attrs["data-do"] for _, attrs in seen.tags if "aria-disabled" in attrs]
    assert greyed == ["seat add", "seat add computer", "option length=quick"]

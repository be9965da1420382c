"""Every page of many random Board Games, and that no secret of theirs is told."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from game.play import Amounts, Ask
from tests.amount import some
from tests.web import test_pages as pages
from tests.web.test_pages import Seen
from web import taps
from web.acts import clock, playing
from web.desk.forms import SeatForm
from web.desk.kept.shelf import Drawer, Shelf
from web.desk.state import Desk
from web.horse_fever import words
from web.page import page

NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay")
GAMES = (
    (2, {"edition": "first", "length": "5", "characters": "chosen"}),
    (3, {"edition": "second", "length": "3", "auctions": "on"}),
    (4, {"edition": "first", "length": "3"}),
    (6, {"edition": "second", "length": "3", "characters": "chosen"}),
)


def new_desk(seed: int, names: tuple[str, ...], bots: int = 0, **options: str) -> Desk:
    desk = Desk(Shelf(Drawer()), Random(seed))
    desk.form.play("horse-fever/board")
    people = len(names) - bots
    desk.form.seats = [SeatForm(n, "" if i < people else "casual") for i, n in enumerate(names)]
    desk.form.options.update({"starred cards": "on", **options})
    playing.start(desk)
    assert desk.table is not None, desk.form.problem
    return desk


def pick(ask: Ask, rng: Random) -> str:
    """Any answer, but a small stake, so that everybody stays in for long."""
    if isinstance(ask.options, Amounts):
        return ask.options[rng.randrange(min(3, len(ask.options)))]
    trades = [text for text in ask.options if text.startswith(("offer ", "sell "))]
    if trades and rng.random() < 0.3:
        return rng.choice(trades)
    return ask.options[rng.randrange(len(ask.options))]


def moments(desk: Desk, seed: int) -> Iterator[Desk]:
    """A whole game, one tap after the other."""
    rng = Random(seed)
    for _ in range(4000):
        yield desk
        if desk.held:
            held = "finish" if desk.finish else "payoffs" if desk.payoffs_open else "hammer"
            taps.do(desk, held)
        elif desk.is_behind:
            clock.tick(desk)
        elif desk.curtain is not None:
            playing.unveil(desk)
        elif desk.ask is not None:
            playing.answer(desk, pick(desk.ask, rng))
        else:
            return
    raise AssertionError("the game never ended")


def check_next(seen: Seen, desk: Desk) -> None:
    """There is always something to tap next."""
    if desk.hammer and not desk.payoffs_open:
        assert "hammer" in seen.every("data-do")
    else:
        pages.check_next(seen, desk)


def secrets(desk: Desk, but: int) -> Iterator[tuple[str, str]]:
    """Id and name of what the screen may not show: hands, targets, cards drawn."""
    game, edition = desk.at.table.game, desk.at.table.options["edition"]
    for player in game.players:
        if player.seat != but:
            yield from ((card, words.card(edition, card).name) for card in player.hand)
            yield from ((card, card) for card in player.targets)
    if game.pending is not None and game.pending.seat != but:
        yield from ((word, word) for word in game.pending.words if "-" in word)


def lies_open(desk: Desk) -> set[str]:
    """Cards that everybody knows: before the players, on the course, or turned up there last."""
    race, players = desk.view.race, desk.at.table.game.players
    fates = race.fates.values() if race is not None else ()
    known = {card for lane in fates for _, card, _ in lane}
    return known.union(*([*player.assistants, *player.horses] for player in players))


def check_secrets(html: str, desk: Desk) -> None:
    """Only the unveiled player's secrets are on the screen."""
    shown = -1 if desk.ask is None or desk.ask.open or desk.curtain is not None else desk.ask.who
    if desk.is_behind or desk.held:
        return  # what is shown has been, and is, open
    known = lies_open(desk)
    for card, name in secrets(desk, shown):
        if card not in known:
            assert card not in html and f">{name}<" not in html, card


def check_curtain(html: str, desk: Desk) -> None:
    """With the curtain down no target is named at all."""
    assert "most-" not in html and "fewest-" not in html
    for kind in ("most-stables-1", "fewest-vp-1", "most-danari-2"):
        assert words.person("first", "target", kind).name not in html


@pytest.mark.parametrize("seed", some(range(len(GAMES)), 2, 1))
def test_every_moment_of_a_board_game(seed: int) -> None:
    seats, options = GAMES[seed]
    asked = set()
    for desk in moments(new_desk(seed, NAMES[:seats], **options), seed):
        html = str(page(desk))
        seen = Seen(html)
        pages.check_ids(seen)
        check_next(seen, desk)
        check_secrets(html, desk)
        if desk.curtain is not None:
            check_curtain(html, desk)
        if desk.ask is None or desk.curtain is not None:
            assert seen.every("data-answer") == []
        else:
            asked.add(desk.ask.what)
            pages.check_answers(seen, desk, desk.ask)
    assert {"purchase", "first bet", "second bet", "card to fix the race"} <= asked
    assert ("character" in asked) == (options.get("characters") == "chosen")


@pytest.mark.parametrize("seats", [pages.HOSTILE[:3], (*pages.HOSTILE, "<b>")])
def test_hostile_names_stay_text(seats: tuple[str, ...]) -> None:
    edition = "second" if len(seats) == 6 else "first"
    options = {"edition": edition, "auctions": "on", "length": "3"}
    for n, desk in enumerate(moments(new_desk(5, seats, **options), 5)):
        if n % 3 and not (desk.held or n < 60):
            continue
        seen = Seen(str(page(desk)))
        assert not {tag for tag, _ in seen.tags} & {"script", "img", "b>"}
        assert not any(key.startswith("on") for _, attrs in seen.tags for key in attrs)


def test_every_open_card_opens_large() -> None:
    desk = new_desk(3, NAMES[:3], edition="second", length="3")
    for _ in moments(desk, 3):
        if desk.table is not None and any(p.assistants for p in desk.table.game.players):
            break
    if desk.curtain is not None:
        playing.unveil(desk)
    for text in [do for do in Seen(str(page(desk))).every("data-do") if do.startswith("card ")]:
        taps.do(desk, text)
        seen = Seen(str(page(desk)))
        assert "dialog" in seen.every("role")
        pages.check_ids(seen)
        taps.do(desk, "close")


@pytest.mark.parametrize("card", ["target:no-such", "assistant:", ":", "horse:no"])
def test_a_card_that_is_none_shows_nothing(card: str) -> None:
    desk = new_desk(3, NAMES[:3])
    playing.unveil(desk)
    desk.card = card
    assert "dialog" in Seen(str(page(desk))).every("role")


def test_set_up_changes_the_game_and_keeps_the_names() -> None:
    desk = Desk(Shelf(Drawer()), Random(1))
    playing.set_up(desk)
    desk.form.seats[0].name = "Zoe"
    taps.do(desk, "option edition=second")
    taps.do(desk, "title horse-fever/board")
    assert desk.form.title == "horse-fever/board"
    assert desk.form.seats[0].name == "Zoe" and desk.form.options["edition"] == "second"
    taps.do(desk, "option length=7")
    for _ in range(3):
        taps.do(desk, "seat add")
    assert len(desk.form.seats) == 6 and desk.form.options["length"] == "7"
    taps.do(desk, "option edition=first")
    assert desk.form.options["edition"] == "second" and "Six" in desk.form.problem
    taps.do(desk, "title horse-fever/family")
    assert len(desk.form.seats) == 5 and set(desk.form.options) >= {"edition", "length"}
    assert desk.form.options["length"] == "normal"
    playing.start(desk)
    assert desk.at.table.title.id == "horse-fever/family"


def test_a_sixth_seat_wants_the_second_edition() -> None:
    desk = Desk(Shelf(Drawer()), Random(1))
    playing.set_up(desk)
    taps.do(desk, "title horse-fever/board")
    for _ in range(4):
        taps.do(desk, "seat add")
    assert len(desk.form.seats) == 5 and "Six" in desk.form.problem
    seen = Seen(str(page(desk)))
    greyed = {a["data-do"]: a["title"] for _, a in seen.tags if "aria-disabled" in a}
    assert "Six" in (greyed["seat add"] or "")


@pytest.mark.parametrize("number", ["2", "11", "-1", "six"])
def test_no_game_of_other_lengths(number: str) -> None:
    desk = Desk(Shelf(Drawer()), Random(1))
    playing.set_up(desk)
    taps.do(desk, "title horse-fever/board")
    taps.do(desk, f"option length={number}")
    assert desk.form.options["length"] == "normal" and desk.form.problem

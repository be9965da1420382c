"""No page tells what the people in front of it may not know: other secrets, the same page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from game import Table, saves
from game.horse_fever.form import Form
from game.play import Amounts
from tests.amount import PROVES, many
from tests.game.horse_fever.hidden import swapped
from tests.game.horse_fever.hunter import leaks, secret_words
from tests.game.walks import BOARD, TITLE
from tests.web.desks import Seen
from tests.web.horse_fever.test_reasons_page import new_desk
from tools.staging import leads_on
from web import taps
from web.acts import confirm, playing, stage
from web.desk import sheets
from web.desk.kept.shelf import Drawer, Shelf
from web.desk.past import Past
from web.desk.post import Post
from web.desk.settings import KEY, Settings, kept_settings
from web.desk.shown import Shown
from web.desk.state import Desk
from web.horse_fever.board import table
from web.horse_fever.board.cards import card_face
from web.horse_fever.odds import form_guide
from web.horse_fever.odds.form_guide import FormGuide, Kept
from web.horse_fever.screens import BESIDE
from web.horse_fever.words.cards import card_text as card
from web.page import page

RACES = form_guide.FIRST
"""In the head, until a form guide says anything: one card more, and all turn out otherwise."""

SHEETS = (
    "log", "settings", "history", "history start", "rewind", "cover", "home", "share", "stuck",
    "why pass", "why fix herba-magica", "why fix xiii", "why sell most-danari-2", "why win red",
)  # fmt: skip
"""What else a tap may bring in front of the same people."""


class Counted(Shown):
    """A twin of the table which knows how it came to the moment that it shows."""

    def __init__(self, table: Table, step: int | None = None, apart: Collection[int] = ()) -> None:
        super().__init__(table, step, apart)
        self.began, self.steps = len(self.twin.answers), 0

    def step(self, table: Table) -> str:
        if self.moment is None and not self.moments:  # level with the table until now
            self.began, self.steps = len(self.twin.answers), 0
        self.steps += 1
        return super().step(table)


@pytest.fixture(autouse=True)
def counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("web.acts.stage.Shown", Counted)
    monkeypatch.setattr("web.acts.playing.Shown", Counted)


def pick(desk: Desk, rng: Random) -> str:
    """Any answer; small stakes, so that everybody stays in for long."""
    options = desk.at.ask.options
    if isinstance(options, Amounts):
        return options[rng.randrange(min(3, len(options)))]
    wanted = [text for text in options if text.startswith(("buy target", "offer", "sell"))]
    return rng.choice(wanted) if wanted and rng.random() < 0.4 else rng.choice(options)


def moments(desk: Desk, seed: int) -> Iterator[Desk]:
    """A whole game, one tap after the other."""
    rng = Random(seed)
    while True:
        yield desk
        if leads_on(desk, watching=True):
            continue
        if desk.ask is not None:
            playing.answer(desk, pick(desk, rng))
        else:
            return


def in_front(desk: Desk) -> int | None:
    """Whose secrets may be seen now: said over again, beside what the desk itself says."""
    ask = None if desk.is_behind or desk.held else desk.table and desk.table.ask
    if not ask or ask.who not in desk.people:
        return None
    held, beside = desk.settings.peeking, ask.what in BESIDE
    if ask.open or desk.settings.hold_to_peek:
        return int(ask.who) if held and (beside or not ask.open) else None
    return int(ask.who) if desk.unveiled == ask.who else None


def copied(desk: Desk, table: Table) -> Desk:
    """The same desk in front of another table: same taps, same moment shown."""
    assert isinstance(desk.shown, Counted)
    shown = Counted(table, desk.shown.began)
    for _ in range(desk.shown.steps):
        shown.step(table)
    drawer = Drawer()
    copy = replace(
        desk, table=table, shown=shown, shelf=Shelf(drawer), chance=Random(1), past=Past(),
        post=Post(), settings=replace(desk.settings),
        owned={**desk.owned, FormGuide: FormGuide(desk.own(FormGuide).open)},
    )  # fmt: skip
    drawer.set(f"horseburg/table/{desk.id}", saves.dumps(table))
    return copy


def html(desk: Desk) -> str:
    """The page.

    A form guide that lies open has run some races, so that there are numbers that could tell.
    """
    for one in form_guide.readings(desk) if form_guide.is_open(desk) else ():
        if not one.form.races:
            one.form.run(RACES)
    return str(page(desk))


def check(desk: Desk, rng: Random, count: Counter[str]) -> None:
    """Other secrets, same page; and no secret word on it, whatever is tapped next."""
    table, seat = desk.table, in_front(desk)
    assert table is not None
    secret, told = secret_words(table, seat), html(desk)
    assert not leaks(told, secret)
    count["pages"] += 1
    count["guides"] += 'id="form-guide"' in told
    count["own guides"] += 'class="as-you-know"' in told
    assert seat is not None or 'class="as-you-know"' not in told
    twin = swapped(table, seat, rng) if count["pages"] % 3 == 1 else None
    if twin is None:
        return
    count["twins"] += repr(twin.game) != repr(table.game)
    assert told == html(copied(desk, table)) == html(copied(desk, twin))
    if rng.random() < 0.06:
        for tap in SHEETS:
            check_tap(tap, desk, table, twin, secret)
            count["sheets"] += 1


def check_tap(tap: str, desk: Desk, table: Table, twin: Table, secret: set[str]) -> None:
    seen = []
    for one in (copied(desk, table), copied(desk, twin)):
        taps.do(one, tap)
        seen.append(html(one))
    assert seen[0] == seen[1], tap
    if not tap.startswith("why fix"):
        assert not leaks(seen[0], secret), tap


GAMES = [
    *((TITLE, seed, 2 + seed % 4, {"edition": ("first", "second")[seed % 2]}) for seed in range(5)),
    (BOARD, 1, 3, {"edition": "first", "length": "3"}),
    (BOARD, 2, 4, {"edition": "second", "length": "3", "auctions": "on"}),
    (BOARD, 3, 5, {"edition": "second", "length": "3", "characters": "chosen"}),
]


@pytest.fixture(scope="module")
def count() -> Counter[str]:
    """What the games below have looked at."""
    return Counter()


@pytest.mark.parametrize(("title", "seed", "seats", "options"), GAMES)
def test_no_page_tells_a_secret(
    title: str, seed: int, seats: int, options: dict[str, Any], count: Counter[str]
) -> None:
    rng = Random(seed)
    desk = new_desk(title, seed, seats, {"starred cards": "on", "form guide": "all", **options})
    desk.own(FormGuide).open = seed % 2 == 1
    desk.settings.choose("hold to peek", "on" if seed % 3 == 1 else "off")
    for now in moments(desk, seed):
        if not PROVES and rng.random() < 0.8:
            continue
        can = now.settings.hold_to_peek or now.may_peek
        now.settings.peeking = can and rng.random() < 0.5
        check(now, rng, count)


def test_enough_has_been_looked_at(count: Counter[str]) -> None:
    """What the test above looks at; it has run before this one."""
    if not count:
        pytest.skip("runs with the whole file only")
    print(dict(count))
    assert count["pages"] > many(280, 1500)
    assert count["twins"] > many(55, 300)
    assert count["sheets"] > many(35, 200)
    assert count["guides"] > many(28, 150)
    assert count["own guides"] > many(12, 75)


def test_the_hunter_sees_a_card_that_is_told_to_the_wrong_people(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A board that shows everybody the cards behind the horses is caught, by word and by twin."""
    drawn = table.bar

    def leaking(desk: Desk, view: Any, ask: Any) -> Any:
        fixes = [fix for lane in desk.at.table.game.fixes.values() for fix in lane]
        return [drawn(desk, view, ask), card_face(card(view.edition, fixes[0].card))]

    desk = new_desk(TITLE, 2, 3, {})
    for now in moments(desk, 2):
        assert now.table is not None
        if any(now.table.game.fixes.values()) and now.curtain not in (None, 0):
            break
    playing.unveil(desk)
    check(desk, Random(1), Counter())
    monkeypatch.setattr(table, "bar", leaking)
    with pytest.raises(AssertionError):
        check(desk, Random(1), Counter())
    monkeypatch.setattr("tests.web.horse_fever.test_secrets.secret_words", lambda *_: set())
    with pytest.raises(AssertionError):
        for seed in range(9):
            check(desk, Random(seed), Counter())


@pytest.mark.parametrize("seed", range(3))
def test_the_hunter_sees_numbers_that_rest_on_cards_of_others(
    monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    """A form guide that reads the table from another seat, or from a covered one, is caught."""
    desk = new_desk(TITLE, seed, 3, {"form guide": "all"})
    desk.own(FormGuide).open = True
    for now in moments(desk, seed):
        if now.ask is not None and now.ask.what == "second bet" and now.curtain is None:
            break
    check(desk, Random(1), Counter())
    desk.settings.peeking = True
    assert desk.sight is not None
    other = (desk.sight + 1) % 3

    def leaking(desk: Desk, seat: int | None) -> Form:
        form = Form(desk.at.shown.view(other), Random(1).random)
        return desk.own(FormGuide).kept.setdefault(seat, Kept(None, form)).form

    with monkeypatch.context() as patch:
        desk.own(FormGuide).kept.clear()
        patch.setattr(form_guide, "form_of", leaking)
        with pytest.raises(AssertionError):
            for number in range(9):
                check(desk, Random(number), Counter())
    desk.settings.peeking = False
    monkeypatch.setattr(form_guide, "own_seat", lambda desk: desk.sight)
    with pytest.raises(AssertionError):
        check(desk, Random(1), Counter())


# hold to peek


@pytest.mark.parametrize(
    "text",
    [
        "", "{", "[]", "null", '"on"', '{"hold to peek": 1}', '{"hold to peek": "perhaps"}',
        '{"other": true}', "[" * 1500, '{"hold to peek": true, "x": "' + "y" * 3000 + '"}',
        "\ud800",
    ],
)  # fmt: skip
def test_damaged_settings_are_the_usual_ones(text: str) -> None:
    drawer = Drawer()
    drawer.set(KEY, text)
    assert kept_settings(drawer) == Settings()


def test_settings_are_kept() -> None:
    desk = new_desk(TITLE, 1, 2, {})
    taps.do(desk, "settings")
    assert 'aria-pressed="true"' in str(page(desk)) and sheets.over(desk) == "settings"
    taps.do(desk, "set hold to peek on")
    taps.do(desk, "close")
    again = Desk(desk.shelf, Random(1))
    playing.wake(again)
    assert again.settings == Settings({"hold to peek": "on"})


def test_settings_of_older_versions_count() -> None:
    drawer = Drawer()
    drawer.set(KEY, '{"hold to peek": true}')
    assert kept_settings(drawer).hold_to_peek


def held(title: str, what: str) -> Desk:
    """A game with hold to peek at the first question of this kind, its player in front."""
    for seed in range(20):
        desk = new_desk(title, seed, 3, {"length": "3"} if title == BOARD else {})
        desk.settings.choose("hold to peek", "on")
        for now in moments(desk, seed):
            if now.ask is not None and now.ask.what == what and now.curtain is None:
                return now
    raise AssertionError(f"{what!r} never came up")


@pytest.mark.parametrize(
    ("title", "what"),
    [
        (TITLE, "card to fix the race"),
        (BOARD, "target to keep"),
        (BOARD, "assistant to keep"),
    ],
)
def test_covered_cards_are_chosen_by_their_place(title: str, what: str) -> None:
    desk = held(title, what)
    options = desk.at.ask.options
    mine = {text.partition(" ")[2] for text in options}
    assert not leaks(str(page(desk)), mine)
    taps.do(desk, "peek on")
    assert leaks(str(page(desk)), mine)
    taps.do(desk, "peek off")
    assert not leaks(str(page(desk)), mine)
    taps.do(desk, "pick 1")
    if confirm.on_button(desk):
        assert not leaks(str(page(desk)), mine)  # a place is named, no card
        taps.do(desk, "pick 1")
    assert desk.at.table.answers[-1] == options[1] or options[1] in desk.at.table.answers[-9:]


def test_letting_go_closes_a_card_that_was_read() -> None:
    desk = held(TITLE, "first bet")
    taps.do(desk, "peek on")
    assert desk.ask is not None
    taps.do(desk, f"card {desk.view.hand[0]}")
    taps.do(desk, "peek off")
    assert not desk.card and not desk.view.hand


def test_nobody_peeks_behind_a_curtain() -> None:
    desk = held(TITLE, "card to fix the race")
    desk.settings.choose("hold to peek", "off")
    stage.cover(desk)
    assert desk.curtain is not None
    taps.do(desk, "peek on")
    assert not desk.settings.peeking


def test_hold_to_peek_means_no_curtain() -> None:
    desk = held(TITLE, "card to fix the race")
    stage.cover(desk)
    assert desk.curtain is None and desk.is_covered
    assert "cover" not in Seen(str(page(desk))).every("data-do")


def test_own_cards_are_held_open_beside_a_bet_and_nobody_needs_a_curtain() -> None:
    desk = new_desk(TITLE, 1, 3, {})
    assert desk.curtain is None
    hand = set(desk.at.table.view(desk.at.ask.who).hand)
    assert not leaks(str(page(desk)), hand) and "eye" in Seen(str(page(desk))).every("id")
    taps.do(desk, "peek on")
    assert leaks(str(page(desk)), hand)
    playing.answer(desk, "win red 300")
    assert not desk.settings.peeking and not leaks(str(page(desk)), hand)

"""What the page asks of any title: every game of the house, and the probe as a stranger."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

from game import TITLES
from game.play import Amounts
from tests.probe import registered
from tests.web.desks import HOSTILE, NAMES, Seen, check_ids, seen
from tools.staging import leads_on
from web import taps
from web.acts import playing, stage
from web.acts.kept import keeping
from web.acts.past import history
from web.big.screen import big
from web.desk.forms import SeatForm
from web.desk.kept.about import describe, read
from web.desk.kept.shelf import Drawer, Shelf
from web.desk.screen import SCREENS, words_of
from web.desk.state import Desk
from web.page import page

ALL = (*SCREENS, "probe")
STEPS = 160


@pytest.fixture(autouse=True)
def house() -> Iterator[None]:
    """The probe lives here too."""
    with registered():
        yield


def laid(title: str, bots: int, names: tuple[str, ...] = NAMES) -> Desk:
    """A table of as few people as may be, the last of them computers."""
    desk = Desk(Shelf(Drawer()), Random(4))
    desk.form.play(title)
    few = max(min(TITLES[title].seats), bots)
    desk.form.seats = [
        SeatForm(name, "keen" if seat >= few - bots else "")
        for seat, name in enumerate(names[:few])
    ]
    playing.start(desk)
    assert desk.table is not None, desk.form.problem
    return desk


def moments(desk: Desk, seed: int = 4, watching: float = 0.3) -> Iterator[Desk]:
    """Some of a game: everything that is shown, of what is shown by itself a part; any answers."""
    rng = Random(seed)
    for _ in range(STEPS * 4):
        yield desk
        if leads_on(desk, watching=rng.random() < watching):
            continue
        if desk.ask is None or len(desk.at.table.answers) >= STEPS:
            return
        options = desk.ask.options
        few = 3 if isinstance(options, Amounts) else min(len(options), 40)
        closes = "close" in options and rng.random() < 0.2
        playing.answer(desk, "close" if closes else options[rng.randrange(min(few, len(options)))])


ROLLING = [title for title in SCREENS if any(it.rolls for it in SCREENS[title].moments.values())]
"""Titles in which dice are thrown, or cards turned, in front of everybody."""


def test_every_title_lets_dice_and_cards_lie_before_it_tells() -> None:
    assert {*ROLLING} >= {*SCREENS} - {"probe"}


@pytest.mark.parametrize("title", ROLLING)
def test_nothing_is_told_before_the_dice_rest_or_the_card_lies(title: str) -> None:
    """The table stands as it stood, but for dice and card; then the caller tells."""
    desk, thrown, called = laid(title, 2), 0, 0
    for _ in moments(desk, watching=1.0):
        shown, event = desk.at.shown, desk.at.shown.air
        if event is None:
            continue
        thrown += 1
        then = desk.at.table.at(len(shown.twin.steps) - 1)
        if len(shown.events) == len(then.events):
            assert shown.view(None) == SCREENS[title].in_air(then.view(None), event)
        early = [caller(html) for html in (str(page(desk)), str(big(desk)))]
        stage.follow(desk)
        assert event in desk.at.shown.events
        late = [caller(html) for html in (str(page(desk)), str(big(desk)))]
        called += all({*after} - {*before} for before, after in zip(early, late, strict=True))
    assert called > thrown / 2 > 1


def caller(html: str) -> list[str]:
    """The lines of the caller, or above a question."""
    found = re.findall(r'(?:id="(?:big-)?caller"|class="latest")[^>]*>(.*?)</div>', html, re.DOTALL)
    return re.findall(r"<p[^>]*>(.*?)</p>", "".join(found), re.DOTALL)


@pytest.mark.parametrize("title", ALL)
def test_its_screen_is_whole(title: str) -> None:
    its, rules = SCREENS[title], {rule.id for rule in SCREENS[title].words().rules}
    assert its.id == title and its.poster.name and its.poster.line and its.box.name
    assert {"U.1", "U.2", "U.3"} <= rules, "the rules of the house belong to every game"
    choices = TITLES[title].choices
    for key in its.options.keys() & choices.keys():
        assert set(its.options[key].values) == set(choices[key]), key


@pytest.mark.parametrize("bots", [0, 1])
@pytest.mark.parametrize("title", ALL)
def test_all_that_happens_is_told_and_every_page_can_be_drawn(title: str, bots: int) -> None:
    desk = laid(title, bots)
    words, rules = words_of(TITLES[title]), {rule.id for rule in words_of(TITLES[title]).rules}
    for number, now in enumerate(moments(desk)):
        assert now.table is not None
        if (ask := now.ask) is not None and now.curtain is None:
            asked = words.question(ask, now.table.names, now.view)
            assert asked.title and asked.help and (not ask.rule or ask.rule in rules)
            assert all(words.answer(ask.what, text) for text in ask.options[:20])
        if number % 4 == 0:
            check_ids(found := seen(now))
            check_next(found, now)
            assert 'id="big"' in str(big(now))
    assert len(desk.at.table.answers) > 9
    for event in desk.at.table.events:
        assert not event.rule or event.rule in rules
        assert words.sentence(event, desk.at.table.names).isprintable()
        assert words.phase(event).isprintable()


def check_next(found: Seen, desk: Desk) -> None:
    """There is always something to tap next, and no answer while the curtain is down."""
    does, answers = set(found.every("data-do")), found.every("data-answer")
    if desk.curtain is not None:
        assert "unveil" in does and not answers
        desk.log_open = True
        assert "dialog" not in seen(desk).every("role"), "nothing lies over the curtain"
        desk.log_open = False
    elif desk.held:
        assert desk.held in does
    elif desk.is_behind:
        assert {"skip", "pause"} <= does


@pytest.mark.parametrize("title", ALL)
def test_hostile_names_stay_text(title: str) -> None:
    desk, said = laid(title, 0, HOSTILE), ""
    for number, now in enumerate(moments(desk)):
        if number % 8 == 0:
            now.log_open = number % 16 == 0
            said += text_of(str(page(now))) + text_of(str(big(now)))
            now.log_open = False
    for show in (playing.go_home, playing.set_up):
        show(desk)
        text_of(str(page(desk)))
    assert HOSTILE[0] in said


def text_of(html: str) -> str:
    """The words of a page, of which nothing has become a tag or what a tag does."""
    found = Seen(html)
    assert not {tag for tag, _ in found.tags} & {"script", "img", "b>"}
    assert not [key for _, its in found.tags for key in its if key.startswith("on")]
    return found.text


@pytest.mark.parametrize("title", ALL)
def test_it_can_be_looked_back_on_kept_and_taken_along(title: str) -> None:
    desk = laid(title, 0)
    for _ in moments(desk):
        pass
    taps.do(desk, "history start")
    for stop in range(0, history.end(desk) + 1, 7):
        taps.fill(desk, "reel", str(stop))
        assert f"{stop} of " in seen(desk).text
    taps.do(desk, "now")
    about = describe(desk.at.table, "text", None, 1)
    assert read(about.json()) == about
    for sheet in ("log", "share", "settings", "rule", "rewind"):
        taps.do(desk, sheet)
        assert 'id="page"' in str(page(desk))
        taps.do(desk, "now" if sheet == "rewind" else "close")
    keeping.keep_up(desk)
    again = Desk(desk.shelf, Random(1))
    playing.wake(again)
    kept = keeping.to_keep(desk).answers  # of an attack that is still told, no more than is shown
    assert again.table is not None and again.table.answers[: len(kept)] == kept
    assert len(kept) == len(desk.at.table.answers) or desk.is_behind
    assert again.unveiled is None and 'id="page"' in str(page(again))
    taps.do(again, "home")
    assert TITLES[title].name in seen(again).text


@pytest.mark.parametrize("title", ALL)
def test_its_chairs_can_be_filled_at_the_set_up(title: str) -> None:
    """From any other game's chairs, and with computers alone beside the first player."""
    for other in ALL:
        desk = Desk(Shelf(Drawer()), Random(1))
        taps.do(desk, f"setup {SCREENS[other].box.id}")
        taps.do(desk, f"title {other}")
        taps.do(desk, f"title {title}")
        assert len(desk.form.seats) in TITLES[title].seats
        taps.do(desk, "seat alone")
        assert len(desk.form.seats) in TITLES[title].seats
        assert 'id="start"' in str(page(desk))


@pytest.mark.parametrize("title", sorted(one for one in SCREENS if TITLES[one].comings is None))
def test_three_people_are_in_the_game_after_six_taps(title: str) -> None:
    """Nobody has to set anything: who stays with what is chosen at first places no armies."""
    desk = Desk(Shelf(Drawer()), Random(4))
    taps.do(desk, f"setup {SCREENS[title].box.id}")
    taps.do(desk, f"title {title}")
    assert 'data-do="start' in str(page(desk))
    taps.do(desk, "start")
    count = 3
    for _ in range(99):
        if has_begun(desk):
            break
        if desk.curtain is not None:
            taps.do(desk, "unveil")
            count += 1
        elif desk.ask is not None:
            playing.answer(desk, desk.ask.options[0])
            count += 1
        else:
            assert leads_on(desk)
    assert has_begun(desk) and count <= 6


def has_begun(desk: Desk) -> bool:
    """Whether the first race or round is on; in The Really Nasty horses are entered before it."""
    table = desk.at.table
    is_entered = table.ask is not None and table.ask.what == "entries"
    return is_entered or SCREENS[table.title.id].summary(table).round > 0

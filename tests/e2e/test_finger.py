"""Every title by one finger, at all sizes: to the payoffs of a race, and on to what comes then.

Whatever is offered on the way must lie on top where it is seen, and be large enough; and nothing
takes the next tap in the place of what has just been touched. In every run
all are played on an upright phone and one on a tablet; `make prove` plays them at every size.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random

import pytest
from playwright.sync_api import Browser

from game import TITLES
from tests.amount import PROVES
from tests.e2e.finger import CHANCE, Finger
from tests.e2e.rulers.under import FOLLOWS, SWAPPED
from tests.e2e.stills import SIZES
from tools.driving import browsers
from web.desk.screen import BOXES, SCREENS, box_of
from web.words.languages import NAMES

SPOKEN = tuple(code for code in NAMES if code != "en")
OTHER = (SPOKEN[0], "tablet")
SEED = int(os.environ.get("HORSEBURG_SEED", "1"))


def lay(finger: Finger, title: str) -> None:
    """From the first screen to the set-up of a title."""
    box = box_of(title)
    finger.tap(f"do setup {box.id}")
    if len(box.titles) > 1:
        finger.tap(f"do title {title}")


def one_race(title: str, seats: int = 3) -> Callable[[Finger], None]:
    """Lay a table, run its first race, read what it paid, and come to what is next."""

    def play(finger: Finger) -> None:
        lay(finger, title)
        sit(finger, seats)
        finger.tap("do start")
        go_on(finger)

    return play


def sit(finger: Finger, seats: int) -> None:
    """So many chairs at the table."""
    away = finger.page.locator("[data-do^='seat remove']")
    while away.count() != seats:
        more = "do seat add" if away.count() < seats else f"do seat remove {away.count() - 1}"
        finger.tap(more)


def go_on(finger: Finger) -> None:
    """To the payoffs, and past them."""
    finger.play("do payoffs")
    finger.tap("do payoffs")
    finger.play("answer", "do hall")


def party(title: str) -> Callable[[Finger], None]:
    """Six guests, slip after slip, or throw after throw."""

    def play(finger: Finger) -> None:
        come_in(finger, title)
        go_on(finger)

    return play


def come_in(finger: Finger, title: str) -> None:
    """Write six guests on the list of a party, and begin."""
    lay(finger, title)
    finger.page.locator("#door-names").fill("Ann, Ben, Cat, Dan, Eve, Fay")
    finger.tap("do door-add")
    finger.tap("do door-start")


def first_race(box: str) -> Callable[[Finger], None]:
    """The first race of a newcomer, as it leads; on the first screen stands that of one box."""

    def play(finger: Finger) -> None:
        if not finger.page.locator(f"[data-do='first-race {box}']").count():
            finger.tap(f"do setup {box}")
        finger.tap(f"do first-race {box}")
        finger.play("#lesson-end")
        finger.judge(finger.see())

    return play


def day(finger: Finger) -> None:
    """The race of the day, and what there was to win."""
    finger.tap("do day")
    finger.play("do hall")
    finger.judge(finger.see())


def trust(finger: Finger) -> None:
    """Where anybody may speak up, nobody waits for whoever might."""
    finger.tap("do settings")
    finger.tap("do set breath off")
    finger.tap("do close", 1)


def trusting(title: str, seats: int) -> Callable[[Finger], None]:
    """A race without such waits."""

    def play(finger: Finger) -> None:
        trust(finger)
        one_race(title, seats)(finger)

    return play


def war(finger: Finger) -> None:
    """Eight rounds of a game that has no races, to its end; of two, for each has many taps."""
    lay(finger, "risk")
    sit(finger, 2)
    finger.tap("do option end=8 rounds")
    finger.tap("do option placing=all by chance")
    finger.tap("do start")
    finger.play("do again")


OWN_WAYS: dict[str, Callable[[Finger], None]] = {
    **{title: party(title) for title in TITLES if title.endswith("/party")},
    "winners-circle": one_race("winners-circle", 2),
    "really-nasty": trusting("really-nasty", 2),
    "risk": war,
}
"""Titles that begin in a way of their own, or are long with three; any other is laid for three."""
PLAYS: dict[str, Callable[[Finger], None]] = {
    **{title: OWN_WAYS.get(title) or one_race(title) for title in TITLES},
    **{
        f"first-{box.id}": first_race(box.id)
        for box in BOXES.values()
        if SCREENS[box.titles[0]].lesson
    },
    "day": day,
}
OTHERS = ("tablet",)
LATER = (
    *("first-winners-circle", "first-unicorn-fever", "first-really-nasty", "first-risk"),
    "day",
)
"""Of the led races only that of the first screen is for every change; that of the day is a race of
a title, which is there anyway."""
CASES = (
    [(play, size) for play in PLAYS for size in SIZES]
    if PROVES
    else [(play, "phone") for play in PLAYS if play not in LATER]
    + list(zip(TITLES, OTHERS, strict=False))
)


@contextmanager
def pointed(
    chromium: Browser, complaints: browsers.Complaints, site: str, size: str
) -> Iterator[Finger]:
    """A finger on the first screen, at a size; what it finds wrong is told at its end."""
    by_hand = {"has_touch": True, "is_mobile": size != "desktop", "service_workers": "block"}
    with chromium.new_context(viewport=SIZES[size], **by_hand) as context:
        context.add_init_script(f"({CHANCE})({SEED}); ({FOLLOWS})()")
        page = context.new_page()
        complaints.listen(page)
        page.goto(site)
        browsers.wake(page)
        finger = Finger(page, Random(SEED), trembles=size == "phone")
        yield finger
        finger.wrong.update(page.evaluate(SWAPPED))
    assert not finger.wrong, "\n".join(finger.wrong)


@pytest.mark.parametrize(("play", "size"), CASES)
def test_a_finger_comes_through_and_on(
    chromium: Browser, complaints: browsers.Complaints, site: str, play: str, size: str
) -> None:
    with pointed(chromium, complaints, site, size) as finger:
        PLAYS[play](finger)


@pytest.mark.nightly
@pytest.mark.parametrize(
    ("code", "size", "title"),
    [(*one, it) for one in (*((code, "phone") for code in SPOKEN), OTHER) for it in TITLES],
)
def test_a_finger_plays_a_whole_game_in_a_language(
    chromium: Browser, complaints: browsers.Complaints, site: str, code: str, size: str, title: str
) -> None:
    """To the podium."""
    with pointed(chromium, complaints, site, size) as finger:
        finger.page.locator(f"#speak-{code}").tap()
        finger.page.locator(f"html[lang={code}]").wait_for(state="attached")
        trust(finger)
        if title.endswith("/party"):
            come_in(finger, title)
        else:
            lay(finger, title)
            sit(finger, 2)
            finger.tap("do start")
        finger.play("do again", seconds=1500)
        assert finger.page.locator(f"html[lang={code}]").count() == 1

"""Plays a recorded game through the page, click by click, as a table of people would."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from weakref import WeakKeyDictionary

from playwright.sync_api import Error, Locator, Page

from game import Table, links
from game.decks import Deck
from tools.driving import tapping
from tools.driving.pages import expect
from tools.driving.recorded import Recorded
from web.acts.confirm import TOO_SOON
from web.acts.kept import decks
from web.doors.workshop import LINK

OUTCOMES = "horseburg/outcomes"
TOGETHER = ("first bet", "second bet", "card to fix the race")
ONWARD = ("unveil", "skip", "finish", "payoffs", "hammer")
FIRST_SEEN = """(wishes) => wishes.find((wish) =>
  document.querySelector(`[data-do=${wish}]`)?.checkVisibility({ visibilityProperty: true }))"""
KEPT = """() => Object.entries(localStorage)
    .filter(([key]) => key.startsWith("horseburg/table/")).map(([, text]) => text)"""


def for_experts(page: Page) -> None:
    """Switch the second look off, on the sheet of settings, so that one tap is an answer."""
    page.locator("#to-settings").click()
    page.locator("[data-do='set second look off']").click()
    page.locator("#overlay-close").click()
    expect(page.locator("#overlay")).to_have_count(0)


def set_up(page: Page, game: Recorded, experts: bool = True) -> None:
    """Fill in the set-up screen as the recorded table had it, and start: by the rules of today."""
    box, deck = game.table.title.id.partition("/")[0], game.table.deck
    told = deck and deck.as_json()
    today = Table(game.table.title.id, game.table.names, game.table.options, deck=told)
    for text in game.table.answers:
        today.answer(text)
    assert today.result == game.table.result, "another game under the rules of today"
    if experts:
        for_experts(page)
    page.evaluate(
        "([key, text]) => sessionStorage.setItem(key, text)",
        [OUTCOMES, " ".join(map(str, game.outcomes))],
    )
    if deck is not None:
        bring_deck(page, box, deck)
    page.locator(f"[data-do='setup {box}']").first.click()
    title = page.locator(f"[data-do='title {game.table.title.id}']")
    if title.count():
        title.click()
    if deck is not None:
        page.locator("[data-do='deck 1']").click()
    options = dict(game.table.options)
    length = options.pop("length", "")
    for key, value in options.items():
        choose(page, key, value)
    seats = page.locator("[data-field^='name ']")
    expect(seats.first).to_be_visible()
    while seats.count() < len(game.table.names):
        page.locator("[data-do='seat add']").click()
    while seats.count() > len(game.table.names):
        page.locator("[data-do^='seat remove']").last.click()
    for number, name in enumerate(game.table.names):
        seats.nth(number).fill(name)
    if length and page.locator("[data-do^='option length=']").count():
        choose(page, "length", length)
    page.locator("[data-do=start]").click()


def bring_deck(page: Page, box: str, deck: Deck) -> None:
    """Open the link of a deck, as it comes from another device, and go home from it."""
    text = decks.dumps(decks.Decks([decks.Made("1", box, deck)], []))
    page.evaluate("link => { location.hash = link }", f"{LINK}{links.pack(text)}")
    expect(page.locator("#workshop-title")).to_be_visible()
    page.locator("#to-home").click()


def choose(page: Page, key: str, value: str) -> None:
    """Set an option on the set-up screen."""
    choice = page.locator(f"[data-do='option {key}={value}']")
    if key == "length" and value.isdigit():
        while not choice.is_visible():
            page.locator("#races-less").click()
    if not choice.is_visible():
        page.locator("#more-options").click()
    choice.click()


def begin(page: Page) -> None:
    """Start a Family Game as the set-up screen offers it, and come to its first question."""
    page.locator("[data-do^=setup]").first.click()
    page.locator("[data-do=start]").click()
    come_to_question(page)
    expect(page.locator("[data-answer^='win red']")).to_be_visible()


def come_to_question(page: Page) -> None:
    """Look twice, take the tablet, skip races and computers, read the payoffs: to a question."""
    for _ in range(80):
        if look_twice(page):
            continue
        what = page.evaluate(FIRST_SEEN, ONWARD)
        if what is None:
            return
        # computers and races end by themselves: the way to skip them may be gone by now, and what
        # comes after them still be on its way under the finger
        if what in ("skip", "finish"):
            hurry(page, what)
        else:
            page.locator(f"[data-do={what}]").first.click()
    raise AssertionError("the page never comes to a question")


def press(one: Locator) -> None:
    """Tap the middle of what may be greyed, which Playwright's click waits for in vain."""
    one.scroll_into_view_if_needed()
    box = one.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    tapping.wait(one.page, (x, y))
    assert one.evaluate(ON_TOP_AT, [x, y]), "something lies over it, or it is gone"
    one.page.mouse.click(x, y)
    tapping.tapped(one.page, (x, y))


ON_TOP_AT = "(one, [x, y]) => one.contains(document.elementFromPoint(x, y))"


def hurry(page: Page, what: str) -> None:
    """Tap what hurries a race or ends it, unless that is over before the finger is there."""
    with suppress(Error, AssertionError):
        raise_controls(page)
        page.locator(f"[data-do={what}]:visible").first.click(timeout=1500)


def to_race(page: Page) -> None:
    """Lay a Family Game, and answer whatever is asked first until its race is on the screen."""
    page.locator("[data-do^=setup]").first.click()
    page.locator("[data-do=start]").click()
    race = page.locator("#race-stage")
    free = "[data-answer]:not([aria-disabled=true]):visible"
    ways = page.locator(f"#race-stage, #unveil, #do-it, #bar {free}, [data-do^='held ']:visible")
    for _ in range(60):
        ways.first.wait_for()
        if race.count():
            return
        unveil, answers = page.locator("#unveil"), page.locator(f"#bar {free}")
        if look_twice(page):
            continue
        if unveil.count():
            unveil.click()
        elif answers.count():
            answers.first.click()
        else:
            page.locator("[data-do^='held ']").first.click()
        page.wait_for_timeout(50)
    raise AssertionError("no race was ever run")


def to_finish(page: Page) -> None:
    """Watch a race until it is run, and say who is ahead where a photo wants it."""
    photo = page.locator("#bar [data-answer]:not([aria-disabled=true])")
    for _ in range(1200):
        if page.locator("#to-payoffs").count():
            return
        if photo.count():
            photo.first.click()
            look_twice(page)
        page.wait_for_timeout(100)
    raise AssertionError("the race was never run")


def raise_controls(page: Page) -> None:
    """Touch the race, so that the buttons that hurry and hold it come up."""
    shut = page.locator("#to-controls[aria-expanded=false]")
    if shut.count():
        shut.click()
        expect(shut).to_have_count(0)


HALVES: WeakKeyDictionary[Page, str] = WeakKeyDictionary()
"""The first half of a choice that the page takes as one: a bet, or a card."""


def give(page: Page, what: str, text: str) -> None:
    """Click one answer; what the page takes together with the next answer waits for that one.

    A stake is slid first, a card held up.
    """
    if what in TOGETHER and text != "pass" and not page.locator(f"[data-answer='{text}']").count():
        HALVES[page] = text
        return
    if what.startswith("stake"):
        page.locator("[data-field=stake]").fill(text)
    if half := HALVES.pop(page, ""):
        text = f"{half} {text}"
        held = page.locator("[data-do^='held ']")
        for number in range(held.count()):
            if not page.locator(f"[data-answer='{text}']").count():
                held.nth(number).click()
    if what in FLOORS and (speaks := SPEAKS.fullmatch(text)):
        speak(page, int(speaks[1]) - 1, text)
        return
    if what == "entries":
        fill_in(page, text)
    if what == "chip":
        chip = page.locator(f"[data-do^='hold '][data-chip='{text.split()[0]}']")
        chip.first.click()
    if text.startswith("sign ") and not page.locator(f"[data-answer='{text}']").count():
        page.locator("#to-contracts").click()
    if text.startswith("play "):
        cards = page.locator("[data-do^='hold ']")
        for number in range(cards.count()):
            if not page.locator(f"[data-answer='{text}']").count():
                cards.nth(number).click()
    page.locator(f"[data-answer='{text}']:not([aria-disabled=true])").first.click()
    look_twice(page)
    expect(page.locator("#floor .waits")).to_have_count(0)  # a breath that is drawn first


FLOORS = ("before the roll", "after a fall", "stewards")
"""Questions at which somebody speaks up, and looks at cards first."""

SPEAKS = re.compile(r"(\d) [a-z-]+(?: [a-z]+)?")
"""What somebody says who has spoken up: `3 slip red`."""


def speak(page: Page, seat: int, text: str) -> None:
    """Speak up, take the tablet, take the card in the fingers, and throw it."""
    page.locator(f"[data-do='speak {seat}']").click()
    come_to_question(page)
    cards = page.locator("[data-do^='nasty ']")
    thrown = page.locator(f"[data-answer='{text}']")
    for number in range(cards.count()):
        if not thrown.count():
            cards.nth(number).click()
    thrown.first.click()
    look_twice(page)


def fill_in(page: Page, wanted: str) -> None:
    """Change horses between races until the entry form says this."""
    for at, grade in enumerate(wanted.split(", ")):
        form = page.locator("#hand-in").get_attribute("data-answer") or ""
        there = form.split(", ").index(grade)
        if there != at:
            page.locator(f"[data-do='enter {there}']").click()
            page.locator(f"[data-do='enter {at}']").click()
    expect(page.locator(f"[data-answer='{wanted}']")).to_have_count(1)


def look_twice(page: Page) -> bool:
    """Give the answer for good, if it wants a second look; whether it did."""
    wanted = page.locator("#do-it").is_visible()
    if wanted:
        page.wait_for_timeout(TOO_SOON + 50)  # sooner it would count as a part of the first tap
        page.locator("#do-it").click()
    return wanted


def play(page: Page, game: Recorded, between: Callable[[int], None] | None = None) -> None:
    """Play the whole game; `between` is called before every answer with its number."""
    for number, (what, text) in enumerate(game.answers):
        come_to_question(page)
        if between is not None:
            between(number)
            come_to_question(page)
        give(page, what, text)
    come_to_question(page)


def kept(page: Page) -> list[str]:
    """Every save that the page holds."""
    texts: list[str] = page.evaluate(KEPT)
    return texts

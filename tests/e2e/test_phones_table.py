"""What is shown where, once phones are at the table: on the tablet, on a phone, on the others."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Playwright, expect

from tests.e2e.rulers import axe
from tests.e2e.rulers.apart import APART
from tests.e2e.test_large_letters import OUTSIDE, TWICE
from tests.e2e.test_lit import LAMP
from tests.e2e.test_lit import until as lit
from tools.driving import browsers
from tools.driving import company as phoning
from tools.driving.company import Company, tap

FAMILY, BOARD, PARTY = "horse-fever/family", "horse-fever/board", "horse-fever/party"
GUESTS = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jan")
GUESTS += tuple(f"{name} {name[0]}." for name in GUESTS)
FOLLOWS = 20_000
"""Milliseconds until the last of so many phones shows what only the tablet was asked for."""

FEEL = """
  globalThis.buzzes = [];
  Object.defineProperty(Navigator.prototype, "vibrate", {
    configurable: true, value: (how) => buzzes.push(how),
  });
"""
"""A phone of which it is known when it buzzed."""

GIVEN = "[data-answer]:visible"
HELD = """() => [...document.querySelectorAll("#held button")].map(
  (one) => one.dataset.do.replace("card ", ""))"""
"""What the cards in hand are called."""


def test_a_private_question_is_put_on_the_phone_until_it_is_fetched(room: Company) -> None:
    """No curtain before; where the owner wants it on the tablet, the phone says so."""
    tablet = room.tablet()
    phones = room.seated(tablet, BOARD, "Ann", "Ben")
    name = phoning.asked(phones)
    phone = phones[name]
    expect(tablet.locator("#ask")).to_contain_text(f"It is {name}’s turn")
    expect(tablet.locator(GIVEN)).to_have_count(0)
    expect(tablet.locator("#curtain")).to_have_count(0)
    tap(tablet.locator("#phone-fetch"))
    expect(tablet.locator("#unveil")).to_have_text(f"I am {name}")
    expect(phone.locator("#mine")).to_have_attribute("data-now", "fetched")
    expect(phone.locator("#mine")).to_contain_text("You are asked on the tablet.")
    expect(phone.locator(GIVEN)).to_have_count(0)
    tap(tablet.locator("#unveil"))
    phoning.give(tablet.locator("#bar [data-answer=pass]"))
    then = phoning.asked(phones)
    expect(tablet.locator("#ask")).to_contain_text(f"It is {then}’s turn")
    expect(tablet.locator("#curtain")).to_have_count(0)


def test_a_phone_buzzes_when_its_turn_comes(room: Company) -> None:
    """It stays lit until it is answered there; so does the tablet, all the while."""
    tablet = room.tablet(LAMP)
    phones = room.seated(tablet, FAMILY, "Ann", "Ben", script=FEEL + LAMP)
    first = phoning.asked(phones)
    (second,) = set(phones) - {first}
    lit(tablet, "on")
    lit(phones[first], "on")
    lit(phones[second], "off")
    assert phones[second].evaluate("buzzes.length") == 0
    before = phones[first].evaluate("buzzes.length")
    phoning.answer(phones[first])
    assert phoning.asked(phones) == second
    buzzed = "it does not buzz"
    phoning.until(phones[second], lambda: phones[second].evaluate("buzzes.length") == 1, buzzed)
    lit(phones[first], "off")
    lit(phones[second], "on")
    assert phones[first].evaluate("buzzes.length") == before


def test_three_languages_at_one_table(room: Company) -> None:
    """Everybody's language and look are those of the own phone, also after it was loaded anew."""
    tablet = room.tablet(locale="en-GB")
    phoning.set_up(tablet, FAMILY, 2)
    phones = {
        "Ann": room.phone(locale="de-DE"),
        "Ben": room.phone(locale="it-IT"),
    }
    for name, phone in phones.items():
        phoning.type_code(tablet, room.call(tablet, phone))
        phone.locator("#door-name").fill(name)
        tap(phone.locator("#come"))
    phoning.begin(tablet, phones)
    german, italian = phones.values()
    spoken = ((tablet, "en", "Rules"), (german, "de", "Regeln"), (italian, "it", "Regole"))
    for page, language, rules in spoken:
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator("#to-rules")).to_have_text(rules)
    name = phoning.asked(phones)
    phoning.answer(phones[name])  # what comes of it is told to each in its own words
    tap(german.locator("#to-settings"))
    for page in (tablet, italian):
        expect(page.locator("#overlay")).to_have_count(0)
    tap(german.locator("[data-do='set look dark']"))
    expect(german.locator("html")).to_have_attribute("data-look", "dark")
    phoning.put_away(german)
    german.reload()
    expect(german.locator("#mine b")).to_have_text("Ann")
    expect(german.locator("html")).to_have_attribute("data-look", "dark")
    for page, language, rules in spoken:
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator("#to-rules")).to_have_text(rules)
        if page is not german:
            expect(page.locator("html")).not_to_have_attribute("data-look", "dark")


@pytest.mark.nightly
def test_a_phone_can_be_read_with_large_letters_and_by_a_screen_reader(
    room: Company, playwright: Playwright
) -> None:
    """At the code, at the door, and at the own seat when it is asked and when it is not."""
    large = browsers.launch_lean_chromium(playwright, TWICE)
    try:
        tablet = room.tablet()
        phoning.set_up(tablet, FAMILY, 2)
        phones = {"Ann": room.phone(browser=large), "Ben": room.phone()}
        for name, phone in phones.items():
            code = room.call(tablet, phone)
            is_readable(phone)
            phoning.type_code(tablet, code)
            phone.locator("#door-name").fill(name)
            is_readable(phone)
            tap(phone.locator("#come"))
        phoning.begin(tablet, phones)
        for _ in range(2):
            for phone in phones.values():
                is_readable(phone)
            phoning.answer(phones[phoning.asked(phones)])
    finally:
        large.close()


def is_readable(phone: Page) -> None:
    """Axe blames nothing, and nothing lies outside."""
    axe.judge(phone)
    wrong = [*phone.evaluate(OUTSIDE), *phone.evaluate(APART)]
    assert not wrong, wrong


@pytest.mark.nightly
def test_a_big_screen_beside_phones_shows_what_everybody_may_know(room: Company) -> None:
    """Screen, tablet and phones are at the same moment; no hand is on the screen."""
    tablet = room.tablet()
    phones = room.seated(tablet, FAMILY, "Ann", "Ben")
    screen = tablet.context.new_page()
    room.complaints.listen(screen)
    screen.goto(f"{room.site}screen.html")
    tablet.bring_to_front()
    for _ in range(3):
        name = phoning.asked(phones)
        expect(screen.locator("#screen")).to_contain_text(name)
        cards = [phone.evaluate(HELD) for phone in phones.values()]
        assert all(cards), "nobody has anything in hand"
        html = screen.locator("#screen").evaluate("(it) => it.outerHTML")
        seen = [card for hand in cards for card in hand if card in html]
        assert not seen, f"on the big screen one can read {seen}"
        phoning.answer(phones[name])


@pytest.mark.nightly
def test_a_phone_goes_from_one_tablet_to_another(room: Company) -> None:
    """Two tables in one room have each their own phones; who changes is missed at the first."""
    first, second = room.tablet(), room.tablet()
    ann, ben = room.seated(first, FAMILY, "Ann", "Ben").values()
    others = room.seated(second, FAMILY, "Ann", "Ben")
    phoning.answer(others[phoning.asked(others)])
    phoning.ask_for_phones(second)
    phoning.type_code(second, room.call(second, ben))
    expect(first.locator("#notice")).to_contain_text("Ben’s phone is away.", timeout=15_000)
    phoning.put_away(second)
    expect(ben.locator("#door [data-do='sit 1']")).to_contain_text("has a phone")
    expect(ann.locator("#mine b")).to_have_text("Ann")
    expect(others["Ben"].locator("#mine b")).to_have_text("Ben")


@pytest.mark.parametrize("count", [6, pytest.param(20, marks=pytest.mark.nightly)])
def test_a_whole_party_bets_from_phones(room: Company, count: int) -> None:
    """Every slip comes to the tablet, and who sits out; the host closes the book there."""
    tablet = room.tablet()
    phones = room.seated(tablet, PARTY, *GUESTS[:count])
    keeper = next(name for name, phone in phones.items() if not lays(phone))
    out, *betting = [phone for name, phone in phones.items() if name != keeper]
    for phone in betting:
        tap(phone.locator("#win-red"))
    tap(out.locator("[data-do=slip-sit]"))
    for phone in betting:
        expect(phone.locator("#win-red")).to_have_attribute("aria-pressed", "true")
    slips, bar = tablet.locator("[id^='slip-'][data-do^='slip ']"), tablet.locator("#bar")
    expect(slips).to_have_count(count)
    expect(slips.filter(has_text="200")).to_have_count(count - 2)
    expect(bar).to_contain_text(f"{count - 2} slips in the book")
    expect(bar).to_contain_text("0 missing")
    tap(tablet.locator("#off-in-120"))
    for phone in phones.values():
        expect(phone.locator("[role=timer]")).to_have_text(re.compile(r"1:\d\d"), timeout=FOLLOWS)
    before = out.locator("[role=timer]").inner_text()
    expect(out.locator("[role=timer]")).not_to_have_text(before)
    tap(tablet.locator("#off-stop"))
    for phone in phones.values():
        expect(phone.locator("[role=timer]")).to_have_count(0, timeout=FOLLOWS)
    phoning.give(tablet.locator("#answer-close"))
    expect(tablet.locator("#race-stage")).to_be_visible()
    for phone in phones.values():
        expect(phone.locator("#mine")).to_have_attribute("data-now", "race", timeout=FOLLOWS)
    for phone in betting:
        expect(phone.locator("#own-laid li")).to_have_count(1)
        expect(phone.locator("#own-laid li")).to_contain_text("200 D to win")
    expect(phones[keeper].locator("#own-race")).to_contain_text("You have no bet in this race.")
    expect(out.locator("#face-down")).to_have_count(0)  # a party has no secrets


def lays(phone: Page) -> bool:
    """Whether this guest has a slip; whoever keeps the book has none."""
    expect(phone.locator("#slip")).to_be_visible()
    return phone.locator("#win-red").count() > 0


COVERED = """() => [...document.querySelectorAll("#app button")].filter((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}).map((one) => one.id)"""
"""The buttons of a phone's page that a finger would still hit."""


def test_a_hand_is_turned_face_down_by_a_touch_or_by_laying_the_phone_on_its_face(
    room: Company,
) -> None:
    """Only a touch turns it up again; whose turn it is, which all may know, is told meanwhile."""
    tablet = room.tablet()
    phones = room.seated(tablet, BOARD, "Ann", "Ben")
    name = phoning.asked(phones)
    phone, then = phones[name], next(other for other in phones if other != name)
    cover = phone.locator("#face")
    for lay in ("touched", "laid"):
        if lay == "touched":
            tap(phone.locator("#face-down"))
        else:  # with a sheet open, which lies above all else
            tap(phone.locator("#to-log"))
            expect(phone.locator("#overlay")).to_be_visible()
            tilt(phone, 30)
            expect(cover).to_be_hidden()
            tilt(phone, 176)
        expect(cover).to_be_visible()
        assert phone.evaluate(COVERED) == []
        expect(phone.locator("#app")).to_have_attribute("inert", "")
        expect(phone.locator("#face-says")).to_have_text("It is your turn.")
        tilt(phone, 30)
        expect(cover).to_be_visible()
        if lay == "touched":
            tap(phone.locator("#face-up"))
            expect(cover).to_be_hidden()
            expect(phone.locator("#app")).not_to_have_attribute("inert", "")
    phone.evaluate("document.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape'}))")
    tap(tablet.locator("#to-home"))
    expect(phone.locator("#door")).to_be_visible()
    tap(tablet.locator("[data-do^='continue ']").first)
    expect(cover).to_be_visible()  # it lies as it lay
    tap(tablet.locator("#phone-fetch"))
    expect(phone.locator("#face-says")).to_have_text("You are asked on the tablet.")
    tilt(phone, 176)  # looked at from below: only laying it down covers
    tap(phone.locator("#face-up"))
    tilt(phone, 175)
    expect(cover).to_be_hidden()
    assert phone.evaluate(COVERED) != []
    expect(phones[then].locator("#face")).to_be_hidden()


NOTHING_KEPT = """
  for (const name of ["localStorage", "sessionStorage"])
    Object.defineProperty(globalThis, name, {
      get() { throw new DOMException("no", "SecurityError"); },
    });
"""
"""A browser that lets no page keep anything."""


def test_a_phone_that_keeps_nothing_joins_and_can_be_turned_face_down(room: Company) -> None:
    tablet = room.tablet()
    phone = room.seated(tablet, BOARD, "Ann", seats=2, script=NOTHING_KEPT)["Ann"]
    tap(phone.locator("#face-down"))
    tap(phone.locator("#face-up"))
    expect(phone.locator("#face")).to_be_hidden()


def tilt(phone: Page, beta: float) -> None:
    """Hold a phone so: 0 degrees is flat on its back, 180 flat on its face.

    Said as a browser says it: without windows Chromium has no such sensor, be it overridden or not.
    """
    how = {"alpha": 0, "beta": beta, "gamma": 2}
    phone.evaluate(
        "(how) => dispatchEvent(new DeviceOrientationEvent('deviceorientation', how))", how
    )

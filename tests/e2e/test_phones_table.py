"""What is shown where, once phones are at the table: on the tablet, on a phone, on the others."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

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


@pytest.fixture
def room(chromium: Browser, site: str, complaints: browsers.Complaints) -> Iterator[Company]:
    """A tablet and phones, each in a profile of its own."""
    with phoning.company(chromium, site, complaints) as made:
        yield made


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
    phones = room.seated(room.tablet(), FAMILY, "Ann", "Ben", script=FEEL)
    first = phoning.asked(phones)
    (second,) = set(phones) - {first}
    assert phones[second].evaluate("buzzes.length") == 0
    before = phones[first].evaluate("buzzes.length")
    phoning.answer(phones[first])
    assert phoning.asked(phones) == second
    buzzed = "it does not buzz"
    phoning.until(phones[second], lambda: phones[second].evaluate("buzzes.length") == 1, buzzed)
    assert phones[first].evaluate("buzzes.length") == before


def test_a_german_phone_with_a_dark_look_beside_an_english_tablet(room: Company) -> None:
    """Everybody's language and look are those of the own phone, also after it was loaded anew."""
    tablet = room.tablet(locale="en-GB")
    phoning.set_up(tablet, FAMILY, 2)
    phones = {
        "Ann": room.phone(locale="de-DE"),
        "Ben": room.phone(locale="en-GB"),
    }
    for name, phone in phones.items():
        phoning.type_code(tablet, room.call(tablet, phone))
        phone.locator("#door-name").fill(name)
        tap(phone.locator("#come"))
    phoning.begin(tablet, phones)
    german = phones["Ann"]
    expect(german.locator("html")).to_have_attribute("lang", "de")
    expect(german.locator("#to-rules")).to_have_text("Regeln")
    for page in (tablet, phones["Ben"]):
        expect(page.locator("html")).to_have_attribute("lang", "en")
        expect(page.locator("#to-rules")).to_have_text("Rules")
    tap(german.locator("#to-settings"))
    for page in (tablet, phones["Ben"]):
        expect(page.locator("#overlay")).to_have_count(0)
    tap(german.locator("[data-do='set look dark']"))
    expect(german.locator("html")).to_have_attribute("data-look", "dark")
    phoning.put_away(german)
    german.reload()
    expect(german.locator("#mine b")).to_have_text("Ann")
    expect(german.locator("html")).to_have_attribute("data-look", "dark")
    expect(german.locator("#to-rules")).to_have_text("Regeln")
    for page in (tablet, phones["Ben"]):
        expect(page.locator("html")).not_to_have_attribute("data-look", "dark")
        expect(page.locator("html")).to_have_attribute("lang", "en")


@pytest.mark.parametrize("count", [6, pytest.param(20, marks=pytest.mark.nightly)])
def test_a_whole_party_bets_from_phones(room: Company, count: int) -> None:
    """Everybody's slip comes to the tablet, and the host closes the book there."""
    tablet = room.tablet()
    phones = room.seated(tablet, PARTY, *GUESTS[:count])
    keeper = next(name for name, phone in phones.items() if not lays(phone))
    for phone in (phone for name, phone in phones.items() if name != keeper):
        tap(phone.locator("#win-red"))
    for name, phone in phones.items():
        if name != keeper:
            expect(phone.locator("#win-red")).to_have_attribute("aria-pressed", "true")
    slips = tablet.locator("[id^='slip-'][data-do^='slip ']")
    expect(slips).to_have_count(count)
    expect(slips.filter(has_text="200")).to_have_count(count - 1)
    expect(tablet.locator("#bar")).to_contain_text(f"{count - 1} slips in the book")
    phoning.give(tablet.locator("#answer-close"))
    expect(tablet.locator("#race-stage")).to_be_visible()
    for phone in phones.values():
        expect(phone.locator("#mine")).to_have_attribute("data-now", "race", timeout=FOLLOWS)


def lays(phone: Page) -> bool:
    """Whether this guest has a slip; whoever keeps the book has none."""
    expect(phone.locator("#slip")).to_be_visible()
    return phone.locator("#win-red").count() > 0

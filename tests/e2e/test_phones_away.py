"""Phones that go away and come back, a tablet that does, and whoever wants to sit elsewhere."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Locator, Page, Route, expect

from tools.driving import browsers, playing
from tools.driving import company as phoning
from tools.driving.company import Company, tap

FAMILY, BOARD, NASTY = "horse-fever/family", "horse-fever/board", "really-nasty"
MISSED = 15_000
"""Milliseconds until a phone that has died without a word is missed: ten, and a busy machine."""

RAW = """
  const own = RTCPeerConnection.prototype;
  const make = own.createDataChannel;
  own.createDataChannel = function (...how) {
    globalThis.connection = this;
    return (globalThis.raw = make.apply(this, how));
  };
"""
"""The channel itself, for a stranger who says what he likes, or cuts it."""

DEEP = """
  const nested = (open, close, most) => open.repeat(most) + close.repeat(most);
  const deep = [
    '{"kind":"tap","do":' + nested("[", "]", 6000) + "}",
    '{"kind":"tap","answer":' + nested('{"a":', "}", 2500).replace("}", "1}") + "}",
    '{"kind":"fill","field":' + nested("[", "]", 7000) + ',"value":"x"}',
    '{"kind":"hello","settings":' + nested("[", "]", 6000) + "}",
    '{"kind":"hello","tongues":' + nested("[", "]", 6000) + "}",
    nested("[", "]", 7900), '{"kind":' + nested("[", "]", 7000) + "}",
    '{"kind":"hello","version":' + "9".repeat(12000) + "}",
    '{"kind":"seen","step":1e999}', '{"kind":"tap","do":7,"answer":null,"asked":{}}',
    '{"kind":"fill","field":"stake","value":"' + "9".repeat(390) + '"}',
    '{"kind":"tap","answer":"' + "[".repeat(390) + '"}',
    '{"kind":"tap","do":"sit ' + "9".repeat(380) + '"}',
    '{"__proto__":{"kind":"tap"},"constructor":1}', '{"kind":"constructor"}', '{"kind":"toString"}',
  ];
"""
"""What Python's reader of JSON dies of in a browser, and what is of another shape than it looks."""

FLOOD = """() => {
  const taps = ["home", "start", "undo", "rewind 0", "phone-let yes", "phone-away 0", "unveil",
    "set second look off", "sit 0", "sit 99", "come", "share", "skip", "finish"];
  const junk = [
    ...taps.map((wish) => JSON.stringify({ kind: "tap", do: wish })),
    ...["win red", "show blue 300", "pass", "x".repeat(9000)].map(
      (answer) => JSON.stringify({ kind: "tap", answer })),
    "{", "null", "[]", "(", "+" + "y".repeat(500), ")", "n[]", "p", "q", "\\u0000",
    '{"kind":"__class__"}', '{"kind":"fill","field":"name 0","value":"Eve"}',
    "z".repeat(30000),
  ];
  for (let number = 0; number < 10000; number++) raw.send(junk[number % junk.length]);
}"""


@contextmanager
def asleep(phone: Page) -> Iterator[None]:
    """The page does nothing and hears nothing, as in a phone that is locked and put away."""
    session = phone.context.new_cdp_session(phone)
    session.send("Debugger.enable")
    session.send("Debugger.pause")
    yield
    session.send("Debugger.disable")


def is_missed(tablet: Page, name: str) -> None:
    """The tablet says that this phone is away, and asks here."""
    told = f"{name}’s phone is away. The tablet asks {name} until it is back."
    expect(tablet.locator("#notice")).to_contain_text(told, timeout=MISSED)


def has_seat(phone: Page, name: str) -> None:
    """The phone shows the page of this seat."""
    expect(phone.locator("#mine b")).to_have_text(name)
    expect(phone.locator("#link")).to_be_hidden()


def test_a_phone_that_is_cut_off_or_loaded_anew_is_back_by_itself(room: Company) -> None:
    phones = room.seated(room.tablet(), FAMILY, "Ann", "Ben", script=RAW)
    name = phoning.asked(phones)
    phones[name].reload()
    has_seat(phones[name], name)
    expect(phones[name].locator("#mine")).to_have_attribute("data-now", "yours")
    phones[name].evaluate("connection.close()")
    expect(phones[name].locator("#link-title")).to_have_text("The tablet is not heard")
    has_seat(phones[name], name)
    phoning.answer(phones[name])


def test_a_phone_that_sleeps_is_asked_on_the_tablet_until_it_wakes(room: Company) -> None:
    tablet = room.tablet()
    phones = room.seated(tablet, BOARD, "Ann", "Ben")
    name = phoning.asked(phones)
    expect(tablet.locator("#curtain")).to_have_count(0)
    with asleep(phones[name]):
        is_missed(tablet, name)
        expect(tablet.locator("#unveil")).to_have_text(f"I am {name}")
    has_seat(phones[name], name)
    expect(phones[name].locator("#mine")).to_have_attribute("data-now", "yours")
    expect(tablet.locator("#curtain")).to_have_count(0)
    expect(tablet.locator("#notice")).to_contain_text(f"{name} sits down, with a phone.")


def test_whose_battery_is_empty_goes_on_with_another_phone(room: Company) -> None:
    """Meanwhile nothing of that seat lies open on the tablet, where it had been open before."""
    tablet, phone, other = room.tablet(), room.phone(), room.phone()
    phoning.set_up(tablet, BOARD, 2)
    tap(tablet.locator("#start"))
    unveil = tablet.locator("#unveil")
    name = unveil.inner_text().removeprefix("I am ")
    tap(unveil)
    room.let_in(tablet, phone)
    tap(seat_of(phone, name))
    has_seat(phone, name)
    expect(tablet.locator("#phone-fetch")).to_be_visible()
    phone.context.close()
    is_missed(tablet, name)
    expect(unveil).to_have_text(f"I am {name}")
    tap(unveil)
    room.let_in(tablet, other)
    tap(seat_of(other, name))
    tap(tablet.locator("#phone-yes"))
    has_seat(other, name)
    expect(tablet.locator("#phone-wants")).to_have_count(0)
    expect(tablet.locator("#phone-fetch")).to_be_visible()


def seat_of(phone: Page, name: str) -> Locator:
    """The button at the door by which this one sits down."""
    return phone.locator("#door [data-do^=sit]").filter(has_text=name)


def test_a_seat_that_has_a_phone_is_given_by_the_owner_of_the_tablet(room: Company) -> None:
    tablet = room.tablet()
    phones = room.seated(tablet, FAMILY, "Ann", "Ben")
    other = room.phone()
    room.let_in(tablet, other)
    wanted, seat = tablet.locator("#phone-wants"), seat_of(other, "Ann")
    expect(seat).to_contain_text("has a phone")
    tap(seat)
    expect(wanted).to_contain_text("Another phone wants to play for Ann")
    has_seat(phones["Ann"], "Ann")
    tap(tablet.locator("#phone-no"))
    expect(wanted).to_have_count(0)
    expect(other.locator("#door-told")).to_have_text("No: that seat stays as it is.")
    has_seat(phones["Ann"], "Ann")
    tap(seat)
    tap(tablet.locator("#phone-yes"))
    has_seat(other, "Ann")
    expect(phones["Ann"].locator("#door")).to_be_visible()
    has_seat(phones["Ben"], "Ben")


def test_a_tablet_that_is_loaded_anew_gives_every_phone_its_seat_again(room: Company) -> None:
    """Nobody has to say a name once more: the tablet knows the phones by what they hold."""
    tablet = room.tablet()
    phones = room.seated(tablet, FAMILY, "Ann", "Ben")
    phoning.answer(phones[phoning.asked(phones)])
    laid = playing.kept(tablet)
    tablet.reload()
    browsers.wake(tablet)
    expect(tablet.locator("#table")).to_be_visible()
    assert playing.kept(tablet) == laid
    for name, phone in phones.items():
        expect(phone.locator("#link-title")).to_have_text("The tablet is not heard", timeout=MISSED)
        expect(phone.locator("#mine b")).to_have_text(name)  # what was there can still be read
    room.let_in(tablet, *phones.values())
    for name, phone in phones.items():
        has_seat(phone, name)
    phoning.answer(phones[phoning.asked(phones)])


def test_what_a_hostile_phone_says_changes_nothing(room: Company) -> None:
    """Ten thousand words, and then some that are nested deep: neither the table nor how soon the
    tablet and the others are answered."""
    tablet = room.tablet()
    phones = room.seated(tablet, FAMILY, "Ann", "Ben", "Cat", script=RAW)
    first = phoning.asked(phones)
    villain = phones["Cat" if first != "Cat" else "Ann"]
    before = playing.kept(tablet)
    villain.evaluate(FLOOD)
    tap(tablet.locator("#to-rules"))
    expect(tablet.locator("#overlay")).to_be_visible(timeout=2000)
    phoning.put_away(tablet)
    tap(phones[first].locator("#to-log"))
    expect(phones[first].locator("#overlay")).to_be_visible(timeout=2000)
    phoning.put_away(phones[first])
    phoning.until(villain, lambda: not villain.evaluate("raw.bufferedAmount"), "not all is sent")
    assert playing.kept(tablet) == before
    say_deep_things(villain)
    tap(tablet.locator("#to-rules"))
    expect(tablet.locator("#overlay")).to_be_visible(timeout=2000)
    phoning.put_away(tablet)
    assert playing.kept(tablet) == before
    phoning.answer(phones[first])
    assert phoning.asked(phones) != first and playing.kept(tablet) != before
    expect(tablet.locator("#trouble")).to_have_count(0)


def say_deep_things(villain: Page) -> None:
    """Each by itself, so that none is lost in a flood; then one of five megabytes, and bytes."""
    many = int(villain.evaluate("() => {" + DEEP + "globalThis.deep = deep; return deep.length; }"))
    assert many > 12
    for number in range(many):
        villain.evaluate("(number) => raw.send(deep[number])", number)
        villain.wait_for_timeout(40)
    villain.evaluate(
        """() => {
          for (const part of ["(", "+", "+", "+", ")"]) raw.send(part + "[".repeat(60000));
          for (let at = 0; at < 80; at++) raw.send("{" + "[".repeat(62000));
          raw.send(new Uint8Array(9000));
        }"""
    )
    villain.wait_for_timeout(500)


def test_nobody_reads_anothers_hand_by_leaving_and_sitting_down_there(room: Company) -> None:
    """Ann's phone sleeps: Ben's asks for her seat, at the tablet; hers has it again unasked."""
    tablet = room.tablet()
    phones = room.seated(tablet, BOARD, "Ann", "Ben", "Cat")
    phoning.answer(phones[phoning.asked(phones)])
    ben = phones["Ben"]
    with asleep(phones["Ann"]):
        is_missed(tablet, "Ann")
        tap(ben.locator("#get-up"))
        tap(ben.locator("#get-up-yes"))
        for name in ("Ann", "Cat"):
            expect(seat_of(ben, name)).to_contain_text(re.compile("asks first|has a phone"))
            tap(seat_of(ben, name))
            expect(tablet.locator("#phone-wants")).to_contain_text(f"wants to play for {name}")
            expect(ben.locator("#door")).to_be_visible()
            expect(ben.locator("#held")).to_have_count(0)
            tap(tablet.locator("#phone-no"))
            expect(ben.locator("#door-told")).to_have_text("No: that seat stays as it is.")
        tap(seat_of(ben, "Ben"))
        has_seat(ben, "Ben")
    has_seat(phones["Ann"], "Ann")


def test_a_phone_that_is_sent_away_stays_away(room: Company) -> None:
    tablet = room.tablet()
    phones = room.seated(tablet, FAMILY, "Ann", "Ben", script=RAW)
    phoning.ask_for_phones(tablet)
    ben = phones["Ben"]
    ben.evaluate(
        """() => {
          const sits = JSON.stringify({ kind: "tap", do: "sit 1" });
          setInterval(() => raw.readyState === "open" && raw.send(sits), 300);
        }"""
    )
    tap(tablet.locator(".phone-who button").filter(has_text="Ben"))
    expect(ben.locator("#link-title")).to_have_text("Point your camera at the tablet")
    ben.wait_for_timeout(1500)
    expect(tablet.locator(".phone-who li")).to_have_text(["Ann×"])
    ben.reload()
    expect(ben.locator("#link-title")).to_have_text("Point your camera at the tablet")
    expect(tablet.locator(".phone-who li")).to_have_text(["Ann×"])


def test_a_phone_whose_style_comes_late_shows_its_page_all_the_same(room: Company) -> None:
    """The tablet has gone on meanwhile: what it has drawn last is shown."""
    tablet, phone = room.tablet(), room.phone()
    held: list[Route] = []
    phone.route("**/really_nasty*/**", lambda route: held.append(route))
    phoning.set_up(tablet, NASTY)
    phoning.type_code(tablet, room.call(tablet, phone))
    expect(tablet.locator(".phone-who li")).to_have_count(1)
    phoning.until(phone, lambda: held, "no style is asked for")
    phoning.begin(tablet, {})
    tablet.wait_for_timeout(1000)  # the second picture is on its way
    for route in held:
        route.continue_()
    expect(phone.locator("#door [data-do='sit 0']")).to_be_visible()

"""A tablet and the phones round it, in real browsers: they join by codes, and fingers play.

What a phone shows is typed at the tablet or held before its camera; what the tablet shows is read
from its picture. Nothing that belongs to the page is called.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tools.driving import browsers, tapping
from tools.driving.ways_on import way_on
from web import titles as _titles  # noqa: F401
from web.acts.confirm import TOO_SOON
from web.desk.screen import box_of

DECODE = """async (css) => {
  const from = new URL("vendor/qr-decode.mjs", document.baseURI).href;
  const { default: decode } = await import(from);
  const svg = document.querySelector(css);
  const wide = svg.viewBox.baseVal.width;
  const pen = new OffscreenCanvas(wide * 4, wide * 4).getContext("2d");
  pen.fillStyle = "white";
  pen.fillRect(0, 0, wide * 4, wide * 4);
  pen.fillStyle = "black";
  pen.scale(4, 4);
  for (const one of svg.querySelectorAll("path")) pen.fill(new Path2D(one.getAttribute("d")));
  for (const one of svg.querySelectorAll("rect"))
    if (one.width.baseVal.value < wide)
      pen.fillRect(...["x", "y", "width", "height"].map((name) => one[name].baseVal.value));
  const { data, width, height } = pen.getImageData(0, 0, wide * 4, wide * 4);
  return decode({ data, width, height });
}"""
"""What a drawn code says, read as a camera does."""


def tap(what: Locator) -> None:
    """A finger in the middle of it, once it is seen; as people do, not twice at once at a spot."""
    page = what.page
    box = what.bounding_box()
    spot = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) if box else (0.0, 0.0)
    tapping.wait(page, spot, TOO_SOON)  # a phone passes over what comes sooner
    tap_now(what)
    tapping.tapped(page, spot)


def tap_now(what: Locator) -> None:
    """The same without a look at what was touched before; Firefox has no fingers here."""
    browser = what.page.context.browser
    if browser is not None and browser.browser_type.name == "chromium":
        tapping.taps(what)
    else:
        tapping.clicks(what)


def until(
    page: Page, happens: Callable[[], object], what: str, seconds: float = browsers.PATIENCE / 1000
) -> None:
    """Wait for what no locator can be asked for."""
    for _ in range(round(seconds * 20)):
        if happens():
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"{what}, after {seconds:.0f} seconds")


@dataclass
class Company:
    """Whoever sits round one tablet; every page that is opened here is listened to."""

    site: str
    complaints: browsers.Complaints
    browser: Browser
    contexts: list[BrowserContext] = field(default_factory=list)
    used: set[str] = field(default_factory=set)

    def open(self, browser: Browser | None, scripts: Sequence[str], **how: Any) -> Page:
        """An empty page in a profile of its own."""
        chosen = browser or self.browser
        context = chosen.new_context(has_touch=True, service_workers="block", **how)
        self.contexts.append(context)
        page = context.new_page()
        self.complaints.listen(page)
        for script in filter(None, scripts):
            page.add_init_script(script)
        page.set_default_timeout(browsers.PATIENCE)
        return page

    def tablet(self, *scripts: str, browser: Browser | None = None, **how: Any) -> Page:
        """The tablet in the middle, its app alive; it has no camera unless a script brings one.

        It is allowed to look for one, so that Chromium tells it the address of the machine.
        """
        if (browser or self.browser).browser_type.name == "chromium":
            how = {"permissions": ["camera"], **how}
        page = self.open(browser, scripts, viewport=browsers.TABLET, **how)
        page.goto(self.site)
        browsers.wake(page)
        return page

    def phone(self, *scripts: str, browser: Browser | None = None, **how: Any) -> Page:
        """A guest's own phone, at nothing yet."""
        is_whole = (browser or self.browser).browser_type.name == "chromium"
        more = {"is_mobile": True} if is_whole else {}  # Firefox knows no phones
        return self.open(browser, scripts, viewport=browsers.PHONE, **more, **how)

    def address(self, tablet: Page) -> str:
        """What the code on the tablet says, once it is one that nobody has used."""
        found = ""

        def is_new() -> bool:
            nonlocal found
            if tablet.locator("#share-qr").count():
                found = tablet.evaluate(DECODE, "#share-qr")
            return bool(found) and found not in self.used

        until(tablet, is_new, "no new code is shown")
        assert found.startswith(f"{self.site}guest.html#"), found
        return found

    def call(self, tablet: Page, phone: Page) -> str:
        """The phone's camera opens the tablet's code; what the phone shows to that."""
        if not tablet.locator("#phone-told").count():
            ask_for_phones(tablet)
        address = self.address(tablet)
        phone.goto(address)
        code = shown(phone)
        self.used.add(address)
        return code

    def let_in(self, tablet: Page, *phones: Page) -> None:
        """Phones join by what is typed; afterwards the sheet is put away."""
        for phone in phones:
            type_code(tablet, self.call(tablet, phone))
            expect(phone.locator("#link")).to_be_hidden()
        put_away(tablet)

    def newcomer(self, tablet: Page, name: str, *scripts: str, **how: Any) -> Page:
        """Somebody comes to the set-up with a phone, and writes down a name."""
        phone = self.phone(*scripts, **how)
        type_code(tablet, self.call(tablet, phone))
        phone.locator("#door-name").fill(name)
        tap(phone.locator("#come"))
        expect(phone.locator("#door-title")).to_have_text(f"You are in, {name}")
        return phone

    def seated(
        self, tablet: Page, title: str, *names: str, seats: int = 0, script: str = ""
    ) -> dict[str, Page]:
        """A table of a title at which these play from phones, and whoever is left on the tablet."""
        set_up(tablet, title, seats or len(names))
        phones = {name: self.newcomer(tablet, name, script) for name in names}
        begin(tablet, phones)
        return phones


@contextmanager
def company(browser: Browser, site: str, complaints: browsers.Complaints) -> Iterator[Company]:
    """An empty room; whoever has come goes home in the end."""
    made = Company(site, complaints, browser)
    try:
        yield made
    finally:
        for context in made.contexts:
            context.close()


# on the tablet


def set_up(tablet: Page, title: str, seats: int = 3) -> None:
    """From the first screen to the set-up of a title with so many chairs."""
    box = box_of(title)
    tap(tablet.locator(f"[data-do='setup {box.id}']").first)
    if len(box.titles) > 1:
        tap(tablet.locator(f"[data-do='title {title}']"))
    if title.endswith("/party"):
        return  # its guests come one by one
    lines = tablet.locator("[data-field^='name ']")
    expect(lines.first).to_be_visible()
    while lines.count() < seats:
        tap(tablet.locator("#seat-add"))
    while lines.count() > seats:
        tap(tablet.locator("[data-do^='seat remove']").last)


def ask_for_phones(tablet: Page) -> None:
    """Open the sheet on which phones join, from the set-up or in the middle of a game."""
    if not tablet.locator("#to-phones").count():
        way_on(tablet, "#to-share")
    tap(tablet.locator("#to-phones"))
    expect(tablet.locator("#share-qr")).to_be_visible()


def type_code(tablet: Page, code: str) -> None:
    """Type in what a phone shows, and let it in."""
    typed = tablet.locator("#phone-typed")
    expect(tablet.locator("#phone-type, #phone-typed")).to_be_visible()
    if not typed.count():
        tap(tablet.locator("#phone-type"))
    typed.fill(code)
    tap(tablet.locator("#phone-take"))


def put_away(tablet: Page) -> None:
    """Close whatever sheet lies open."""
    tap(tablet.locator("#overlay-close"))
    expect(tablet.locator("#overlay")).to_have_count(0)


def begin(tablet: Page, phones: dict[str, Page]) -> None:
    """Start where the phones have come in; every phone goes to the page of its seat by itself."""
    if phones:
        tap(tablet.locator("#all-in"))
    else:  # nobody who is in has said who it is
        put_away(tablet)
        tap(tablet.locator("#start"))
    for name, phone in phones.items():
        expect(phone.locator("#mine b")).to_have_text(name)


# on a phone


def shown(phone: Page) -> str:
    """What the code on a phone says, which is also what stands below it."""
    expect(phone.locator("#link-code svg")).to_be_visible()
    text = phone.locator("#link-text").inner_text()
    assert re.fullmatch(r"[0-9A-Z$%*+./:_-]+", text), text
    assert phone.evaluate(DECODE, "#link-code svg") == text.replace("_", " ")
    return text


def is_asked(phone: Page) -> bool:
    """Whether it is this phone's turn."""
    return phone.locator("#mine[data-now=yours]").count() > 0


def asked(phones: dict[str, Page]) -> str:
    """The name of the one whose phone is asked, once somebody's is."""
    one = next(iter(phones.values()))
    until(one, lambda: any(map(is_asked, phones.values())), "nobody is asked on a phone")
    return next(name for name, phone in phones.items() if is_asked(phone))


def answer(phone: Page) -> str:
    """Give the first answer that is offered on a phone; what it was."""
    one = phone.locator("[data-answer]:not([aria-disabled=true]):visible").first
    text = one.get_attribute("data-answer") or ""
    give(one)
    until(phone, lambda: not is_asked(phone), f"{text} is not taken")
    return text


def give(one: Locator) -> None:
    """Tap an answer, twice if the page wants a second look at it."""
    page, sure = one.page, one.page.locator("#do-it")
    text = one.get_attribute("data-answer")
    same = page.locator(f"[data-answer='{text}']")
    tap(one)
    until(page, lambda: sure.count() or not same.count(), f"{text} is not taken")
    if sure.count():
        page.wait_for_timeout(TOO_SOON + 50)  # sooner it would be a finger that trembles
        tap(sure)

"""What browsers will do next to links between devices, tried by flags that switch it on today."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Playwright, expect

from tests.e2e import test_phones_away as away
from tools.driving import browsers
from tools.driving import company as phoning
from tools.driving.company import Company

FAMILY = "horse-fever/family"
OWN_NAMES = "--force-fieldtrials=WebRTC-NoSdpMangleUfrag/Enabled/"
"""The browser insists on the names that it gives a connection."""
ASKS = "--enable-features=LocalNetworkAccessChecks,LocalNetworkAccessChecksWebRTC"
"""The browser asks before a page of the open web reaches devices in the same network."""


@pytest.fixture
def room(
    playwright: Playwright,
    site: str,
    complaints: browsers.Complaints,
    request: pytest.FixtureRequest,
) -> Iterator[Company]:
    """A tablet and phones in a Chromium with these flags."""
    browser = browsers.launch_lean_chromium(playwright, *request.param)
    with phoning.company(browser, site, complaints) as made:
        yield made
    browser.close()


@pytest.mark.parametrize("room", [[OWN_NAMES]], indirect=True)
def test_where_names_cannot_be_chosen_a_cut_link_says_that_it_needs_a_new_code(
    room: Company,
) -> None:
    """On both sides; the seat is kept, and a new code brings the phone back to it."""
    tablet = room.tablet()
    phones = room.seated(tablet, FAMILY, "Ann", "Ben", script=away.RAW)
    phoning.answer(phones[phoning.asked(phones)])
    name = phoning.asked(phones)
    phones[name].evaluate("connection.close()")
    expect(phones[name].locator("#link-title")).to_have_text("The link is cut")
    told = f"{name}’s phone is away, and needs a new code to come back."
    expect(tablet.locator("#notice")).to_contain_text(told, timeout=away.MISSED)
    room.let_in(tablet, phones[name])
    away.has_seat(phones[name], name)
    phoning.answer(phones[name])


DENIED = """
  const query = Permissions.prototype.query;
  Permissions.prototype.query = function (wanted) {
    return wanted.name.startsWith("local-network")
      ? Promise.resolve({ state: "denied" }) : query.call(this, wanted);
  };
"""
"""A browser whose owner has said no to devices nearby; today's lets such a link pass."""


@pytest.mark.nightly
@pytest.mark.parametrize("room", [[ASKS]], indirect=True)
def test_a_browser_that_keeps_the_page_from_devices_nearby_is_named(room: Company) -> None:
    """Neither side blames the Wi-Fi for it, where the other is not reached."""
    tablet, phone = room.tablet(DENIED), room.phone(DENIED)
    phoning.set_up(tablet, FAMILY)
    code = room.call(tablet, phone)
    expect(phone.locator("#link-help")).to_contain_text(
        "This browser keeps the page from devices near it", timeout=20_000
    )
    phone.context.close()
    phoning.type_code(tablet, code)
    expect(tablet.locator("#phone-told")).to_contain_text(
        "devices on your local network", timeout=20_000
    )

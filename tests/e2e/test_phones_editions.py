"""A tablet and a phone whose pages are of different releases play together, or both say what to do.

A tablet keeps its page until it is brought up to date; a guest's phone fetches the newest.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tools.driving import browsers, playing
from tools.driving import company as phoning
from tools.driving.company import Company, tap
from tools.serve import serving

FAMILY = "horse-fever/family"
SAYS_OTHERWISE = """
  const parse = JSON.parse;
  JSON.parse = (text, ...more) => {
    const made = parse(text, ...more);
    if (made?.kind === "picture") made.speaks = 999;
    return made;
  };
"""
"""A phone whose tablet speaks as no tablet does yet."""


@pytest.fixture(scope="session")
def renamed(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same site as another edition, as far as its pages can tell."""
    copy = Path(shutil.copytree(dist, tmp_path_factory.mktemp("edition") / "dist"))
    for name in ("index.html", "guest.html", "screen.html"):
        page = copy / name
        text = page.read_text(encoding="utf-8")
        page.write_text(text.replace('data-version="', 'data-version="other'), encoding="utf-8")
    (app,) = copy.glob("horseburg-*")
    app.with_name(app.name.replace("-", "-other", 1)).symlink_to(app)
    return copy


@pytest.fixture
def room(
    chromium: Browser, dist: Path, tmp_path: Path, request: pytest.FixtureRequest
) -> Iterator[Company]:
    """A tablet and phones; `now/` and `other/` are two editions of the site at one address."""
    (tmp_path / "now").symlink_to(dist)
    (tmp_path / "other").symlink_to(request.getfixturevalue(request.param))
    with serving(tmp_path) as address:
        complaints = browsers.Complaints(address)
        with phoning.company(chromium, f"{address}now/", complaints) as made:
            yield made
        assert not complaints.heard


EDITIONS = pytest.mark.parametrize(
    "room", ["renamed", pytest.param("release", marks=pytest.mark.nightly)], indirect=True
)


def other(room: Company) -> str:
    """The address of the other edition."""
    return room.site.replace("now/", "other/")


def joined(room: Company, tablet: Page, phone: Page, guest: str) -> None:
    """A phone whose page comes from elsewhere joins by the tablet's code, and sits down."""
    phoning.set_up(tablet, FAMILY, 2)
    phoning.ask_for_phones(tablet)
    fragment = room.address(tablet).partition("#")[2]
    phone.goto(f"{guest}guest.html#{fragment}")
    phoning.type_code(tablet, phoning.shown(phone))
    phone.locator("#door-name").fill("Zoe")
    tap(phone.locator("#come"))
    expect(phone.locator("#door-title")).to_have_text("You are in, Zoe")
    phoning.put_away(tablet)
    tap(tablet.locator("#start"))
    expect(phone.locator("#mine b")).to_have_text("Zoe")


def plays(tablet: Page, phone: Page) -> None:
    """The phone answers, and goes on after a reload of its page."""
    before = playing.kept(tablet)
    phoning.until(tablet, lambda: phoning.is_asked(phone) or moved(tablet), "nobody is asked")
    phoning.answer(phone)
    assert playing.kept(tablet) != before
    phone.reload()
    expect(phone.locator("#mine b")).to_have_text("Zoe")


def moved(tablet: Page) -> bool:
    """The tablet is asked: somebody there answers."""
    one = tablet.locator("#bar [data-answer]:not([aria-disabled=true]):visible")
    if one.count():
        phoning.give(one.first)
    return False


@EDITIONS
def test_a_newer_phone_plays_with_an_older_tablet(room: Company) -> None:
    here, room.site = room.site, other(room)
    tablet, phone = room.tablet(), room.phone()
    joined(room, tablet, phone, here)
    plays(tablet, phone)


@EDITIONS
def test_an_older_phone_plays_with_a_newer_tablet(room: Company) -> None:
    tablet, phone = room.tablet(), room.phone()
    joined(room, tablet, phone, other(room))
    plays(tablet, phone)


@pytest.mark.parametrize("room", ["dist"], indirect=True)
def test_a_phone_that_does_not_understand_the_tablet_says_what_to_do(room: Company) -> None:
    tablet, phone = room.tablet(), room.phone(SAYS_OTHERWISE)
    phoning.set_up(tablet, FAMILY, 2)
    phoning.type_code(tablet, room.call(tablet, phone))
    expect(phone.locator("#link-title")).to_have_text("Another edition")
    expect(phone.locator("#link-says")).to_contain_text("Load the page anew on both.")

"""A photo finish of two to six horses: every nose, number and name is seen whole, on any screen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from unittest.mock import PropertyMock, patch

import pytest
from playwright.sync_api import Browser, Page

from tools import shots
from tools.screen_states import still as is_told
from tools.serve import serving
from tools.staging import photo, searched
from web.desk.state import Desk
from web.horse_fever.words import HORSES

NUMBERS = range(2, 7)
SIZES = {**shots.SIZES, "small phone": (360, 640)}


def asked() -> Iterator[tuple[str, str]]:
    """Pages on which the first player is asked which of so many horses is ahead."""
    desk = searched(3, photo, "normal")
    ask = desk.ask
    assert ask is not None
    for number in NUMBERS:
        menu = tuple(f"ahead {colour}" for colour in list(HORSES)[:number])
        shown = replace(ask, menu=menu, options=menu)
        with patch.object(Desk, "ask", PropertyMock(return_value=shown)):
            yield f"asked-{number}", shots.still("", desk)


def taken() -> Iterator[tuple[str, str]]:
    """Pages with the photograph of so many horses."""
    desk = searched(3, is_told, "normal")
    facts = next(event for event in desk.at.shown.news if event.kind == "photo finish").facts
    others = [colour for colour in HORSES if colour != facts["horse"]]
    for number in NUMBERS:
        facts["among"] = [facts["horse"], *others[: number - 1]]
        yield f"taken-{number}", shots.still("", desk)


@pytest.fixture(scope="module")
def photos(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Those pages, and the address they are served at."""
    site: Path = tmp_path_factory.mktemp("photos") / "site"
    shots.dress(site)
    for pages in (asked(), taken()):
        for name, text in pages:
            (site / f"{name}.html").write_text(text, encoding="utf-8")
    with serving(site) as address:
        yield address


@pytest.fixture(scope="module")
def tab(chromium: Browser) -> Iterator[Page]:
    """One tab for all of them, at rest."""
    with chromium.new_context(reduced_motion="reduce") as context:
        yield context.new_page()


CUT = """whole => {
  const horses = [...document.querySelectorAll('.photo-choice .runner, .nose > *')];
  const said = [...document.querySelectorAll('.photo-choice > span:last-child, figcaption > *')];
  const wrong = [];
  for (const one of [...horses, ...said]) {
    const box = one.getBoundingClientRect();
    const middle = document.elementFromPoint((box.left + box.right) / 2, box.bottom - 3);
    const edge = one.closest('.negative, .photo-choice, figcaption').getBoundingClientRect();
    const least = one.matches('.runner, .nose > *') ? 40 : 13;
    if (box.left < edge.left - 1 || box.right > edge.right + 1 || box.top < edge.top - 1
      || box.bottom > edge.bottom + 1 || box.bottom > innerHeight || box.right > innerWidth
      || box.top < 0 || box.height < 9 || box.width < least
      || one.scrollWidth > one.clientWidth + 1
      || (whole && middle && !one.contains(middle) && !middle.contains(one)))
      wrong.push(`${one.textContent.trim()} ${Math.round(box.left)} ${Math.round(box.bottom)}`);
  }
  return [horses.length, wrong];
}"""


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("size", SIZES)
def test_every_nose_number_and_name_is_seen_whole(
    photos: str, tab: Page, size: str, number: int
) -> None:
    width, height = SIZES[size]
    tab.set_viewport_size({"width": width, "height": height})
    for kind in ("asked", "taken"):
        tab.goto(f"{photos}{kind}-{number}.html")
        tab.evaluate("document.fonts.ready.then(() => true)")
        horses, wrong = tab.evaluate(CUT, kind == "asked")
        assert horses == number and not wrong, kind

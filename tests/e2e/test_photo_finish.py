"""A photo finish of two to six horses: every nose, number and name is seen whole, on any screen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from unittest.mock import PropertyMock, patch

import pytest
from playwright.sync_api import Browser

from tests.e2e.stills import measured, viewer
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
    (site / "home.html").write_text(shots.still("home", None), encoding="utf-8")
    with serving(site) as address:
        yield address


CUT = """() => {
  const choice = document.querySelectorAll('.photo-choice').length; // beside it nothing lies
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
      || (choice && middle && !one.contains(middle) && !middle.contains(one)))
      wrong.push(`${one.textContent.trim()} ${Math.round(box.left)} ${Math.round(box.bottom)}`);
  }
  return [`${horses.length} horses`, ...wrong];
}"""


@pytest.mark.parametrize("size", SIZES)
def test_every_nose_number_and_name_is_seen_whole(
    chromium: Browser, photos: str, size: str
) -> None:
    width, height = SIZES[size]
    names = [f"{kind}-{number}" for number in NUMBERS for kind in ("asked", "taken")]
    with viewer(chromium, "phone") as page:
        page.set_viewport_size({"width": width, "height": height})
        found = measured(page, photos, {"seen": CUT}, names).splitlines()
    assert found == [f"seen: {n} horses: asked-{n}, taken-{n}" for n in NUMBERS]

"""The big screen of a party: each guest is seen whole, above the caller, of forty too."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, ViewportSize

from tools import screen_states
from tools.horse_fever.party_screens import STATES
from tools.horse_fever.party_states import opened, written
from tools.screen_states import dress, framed
from tools.serve import serving
from web.big.screen import big

GUESTS = (6, 7, 12, 13, 16, 17, 30, 40)
SIZES = [*screen_states.SIZES.values(), (1366, 768), (1024, 768)]
TOLD = ("Everybody has a slip in the book, and whoever calls the race has more to say of it than "
        "one line of the caller would hold, so that it takes two, or three of them.")  # fmt: skip
CUT = """async told => {
  await document.fonts.ready;
  const wrong = [], caller = document.querySelector('.big-caller');
  const now = caller.querySelector('.now');
  for (const text of [now?.textContent, told]) {
    if (now) now.textContent = text;
    const edge = caller.getBoundingClientRect().top;
    for (const line of document.querySelectorAll('.big-purses li, .big-interval li, .big-line')) {
      const box = line.getBoundingClientRect(), name = line.textContent.slice(0, 20);
      const inner = line.firstElementChild.getBoundingClientRect();
      const isCut = box.bottom > edge + 1 || box.right > innerWidth + 1 || box.height < 8;
      const runsOut = inner.height > box.height * 1.15;
      if (isCut || runsOut) wrong.push(`${name} ${Math.round(box.bottom)}`);
    }
  }
  return wrong;
}"""


@pytest.fixture(scope="module")
def parties(tmp_path_factory: pytest.TempPathFactory) -> Path:
    site = tmp_path_factory.mktemp("parties") / "site"
    dress(site)
    for guests in GUESTS:
        full = written(opened(guests), guests - 1)
        desks = {"book": full, "interval": STATES["interval"](guests)}
        for name, desk in desks.items():
            page = framed(lambda desk=desk: big(desk))  # type: ignore[misc]
            (site / f"{name}-{guests}.html").write_text(page, encoding="utf-8")
    return site


@pytest.mark.parametrize(("wide", "tall"), SIZES)
def test_no_guest_is_cut_by_the_caller(
    chromium: Browser, parties: Path, wide: int, tall: int
) -> None:
    size: ViewportSize = {"width": wide, "height": tall}
    with serving(parties) as address, chromium.new_context(viewport=size) as context:
        page, wrong = context.new_page(), {}
        for name in sorted(it.stem for it in parties.glob("*-*.html")):
            page.goto(f"{address}{name}.html")
            if found := page.evaluate(CUT, TOLD):
                wrong[name] = found
    assert not wrong, wrong

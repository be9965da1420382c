"""A whole hand of nasty cards on the screen: each read to its end, and large enough to touch."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.e2e.rulers import room
from tests.e2e.stills import SHOW, viewer
from tools.really_nasty.states import STATES
from tools.serve import serving
from tools.shots import dress, still
from tools.staging import speaking_in
from web.words.languages import NAMES

HELD = """() => {
  const wrong = [], bar = document.getElementById('bar').getBoundingClientRect();
  for (const card of document.querySelectorAll('.rn-card')) {
    card.scrollIntoView({block: 'nearest'});
    const box = card.getBoundingClientRect();
    if (box.height < 44 || box.width < 44) wrong.push(`${card.id} is small`);
    if (box.bottom > innerHeight + 1 || box.top < bar.top - 1) wrong.push(`${card.id} is cut`);
    const parts = [...card.querySelectorAll('b, .rn-does, small')];
    const tall = parts.map(part => parseFloat(getComputedStyle(part).fontSize));
    const ends = parts.map(part => part.getBoundingClientRect());
    if (parts.length !== 3 || Math.min(...tall) < 13 || tall[1] <= tall[2])
      wrong.push(`${card.id} is written ${tall}`);
    if (ends.some(end => end.bottom > box.bottom || end.right > box.right))
      wrong.push(`${card.id} holds more than it shows`);
    if (ends[1].bottom > ends[2].top + 1) wrong.push(`${card.id} says when before what`);
  }
  return document.querySelectorAll('.rn-card').length === 6 ? wrong : ['not six cards'];
}"""


@pytest.fixture(scope="module")
def hands(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The hand in each language, and a page to begin at."""
    site: Path = tmp_path_factory.mktemp("hands") / "site"
    dress(site)
    (site / "home.html").write_text(still("home", None), encoding="utf-8")
    desk = STATES["nasty-hand-of-six"]()
    for language in NAMES:
        with speaking_in(language):
            (site / f"{language}.html").write_text(still(language, desk), encoding="utf-8")
    with serving(site) as address:
        yield address


@pytest.mark.parametrize("size", ["phone", "tablet", "sideways"])
def test_a_hand_of_six_is_read_to_the_end(chromium: Browser, hands: str, size: str) -> None:
    with viewer(chromium, size) as page:
        page.goto(f"{hands}home.html")
        for language in NAMES:
            page.evaluate(SHOW, language)
            assert page.evaluate(HELD) == [], language
            assert page.evaluate(room.CUT) == [], language

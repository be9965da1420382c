"""The ring of the first races stands around what is spoken of, which is brought into sight."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.amount import some
from tests.e2e.stills import SIZES, measured, viewer
from tools.build import ROOT
from tools.guide_states import ENOUGH, move_on, ridden
from tools.serve import serving
from tools.shots import dress, still
from web.acts import lesson
from web.acts.lesson import script_of
from web.titles import BOXES

TITLES = tuple(box for box in BOXES if script_of(BOXES[box]) is not None)
SCRIPT = (ROOT / "web/static/js/pointer.js").read_text(encoding="utf-8").replace("export ", "")
MISSED = f"""() => {{
  {SCRIPT}
  const pointer = document.getElementById('pointer'), at = pointer.dataset.points;
  const thing = document.querySelector(at);
  if (!thing) return [`there is no ${{at}}`];
  bring(thing);
  point(pointer, thing);
  if (!pointer.dataset.placed) return [`${{at}} is not to be seen`];
  const ring = pointer.getBoundingClientRect(), box = thing.getBoundingClientRect();
  const found = [];
  if (Math.abs(ring.left - Math.max(0, box.left)) > 1)
    found.push(`the ring is not around ${{at}}`);
  if (ring.left < 0 || ring.top < 0 || ring.right > innerWidth || ring.bottom > innerHeight)
    found.push(`the ring around ${{at}} is out of sight`);
  const room = document.getElementById('table')?.clientHeight ?? innerHeight;
  if (ring.height < Math.min(box.height, 0.3 * Math.min(innerHeight, room)) - 1)
    found.push(`of ${{at}} are seen ${{Math.round(ring.height)}} of ${{Math.round(box.height)}}`);
  const lies = document.elementsFromPoint(ring.left + ring.width / 2, ring.top + ring.height / 2);
  const above = lies.find(it => it !== pointer);
  if (!thing.contains(above) && !above?.contains(thing))
    found.push(`#${{above?.id}} lies above ${{at}}`);
  return found;
}}"""


def ride(site: Path, box: str) -> list[str]:
    """Write the first race of a box as files, one for each caption that points at something new."""
    desk, names, last = ridden(0, True, box), list[str](), ("", "")
    for _ in range(ENOUGH):
        if lesson.is_done(desk):
            return names
        led = lesson.led(desk)
        assert led is not None
        now = lesson.pointed(desk), lesson.caption(desk, led.script).text
        if now[0] and now != last:
            names.append(f"{box}-{len(names)}")
            (site / f"{names[-1]}.html").write_text(still("", desk), encoding="utf-8")
        last = now
        move_on(desk)
    raise AssertionError("the first race never ended")


@pytest.fixture(scope="module")
def rides(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, dict[str, list[str]]]]:
    site = tmp_path_factory.mktemp("rides") / "site"
    dress(site)
    found = {box: ride(site, box) for box in TITLES}
    (site / "home.html").write_text((site / f"{found[TITLES[0]][0]}.html").read_text("utf-8"))
    with serving(site) as address:
        yield address, found


@pytest.mark.parametrize("size", list(dict.fromkeys(("phone", *some(list(SIZES), 6)))))
@pytest.mark.parametrize("box", TITLES)
def test_the_ring_stands_around_what_is_spoken_of(
    chromium: Browser, rides: tuple[str, dict[str, list[str]]], box: str, size: str
) -> None:
    address, found = rides
    assert len(found[box]) > 5
    with viewer(chromium, size) as page:
        wrong = measured(page, address, {"the ring": MISSED}, found[box])
    assert not wrong, wrong

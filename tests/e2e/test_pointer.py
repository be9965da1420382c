"""The arrow of the first races points beside what is read: it lies over no word and no figure."""

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
COVERED = f"""() => {{
  {SCRIPT}
  const pointer = document.getElementById('pointer');
  const thing = document.querySelector(pointer.dataset.points);
  if (!thing) return [`there is no ${{pointer.dataset.points}}`];
  bring(thing);
  point(pointer, thing);
  if (!pointer.dataset.placed) return thing.checkVisibility() ? ['nowhere'] : [];
  const page = document.getElementById('page'), own = pointer.getBoundingClientRect();
  const over = words(page, thing.getBoundingClientRect()).filter(box => shared(box, own) > 1);
  const isOut = own.left < 0 || own.top < 0 || own.right > innerWidth || own.bottom > innerHeight;
  const box = seen(thing.getBoundingClientRect());
  const lies = document.elementsFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  const above = lies.find(it => it !== pointer);
  const isSeen = thing.contains(above) || above?.contains(thing);
  const under = isSeen ? [] : [`#${{above?.id}} lies above`];
  return [...over.map(() => `${{pointer.dataset.points}}: words`), ...(isOut ? ['out'] : []),
    ...under.map(it => `${{pointer.dataset.points}}: ${{it}}`)];
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
def test_the_arrow_points_beside_words_and_figures(
    chromium: Browser, rides: tuple[str, dict[str, list[str]]], box: str, size: str
) -> None:
    address, found = rides
    assert len(found[box]) > 5
    with viewer(chromium, size) as page:
        wrong = measured(page, address, {"the arrow lies over": COVERED}, found[box])
    assert not wrong, wrong

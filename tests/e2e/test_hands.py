"""Whatever can be touched is large enough for a finger, and no page can be pushed sideways."""

import pytest
from playwright.sync_api import Browser

from tests.e2e.stills import SIZES, measured, told, viewer

SMALL = """() => {
  const LEAST = 44, wrong = [];
  const inText = one => one.matches('a, .word') && one.closest('p, li, dd, footer, .small-print') &&
    getComputedStyle(one).display.startsWith('inline');
  const reach = (one, x, y) => {
    const hit = document.elementFromPoint(x, y);
    return hit && (one.contains(hit) || hit.closest('label')?.control === one);
  };
  const all = 'a[href], button, input, select, textarea, summary';
  for (const one of document.querySelectorAll(all)) {
    if (!one.checkVisibility({visibilityProperty: true}) || inText(one)) continue;
    if (one.matches('[type=file].unseen')) continue; // another button opens it
    let box = one.getBoundingClientRect();
    const label = one.closest('label');
    if (label && one.matches('[type=checkbox], [type=radio]')) box = label.getBoundingClientRect();
    if (box.width > LEAST - 0.5 && box.height > LEAST - 0.5) continue;
    one.scrollIntoView({block: 'center', inline: 'center'});
    box = one.getBoundingClientRect();
    const x = box.left + box.width / 2, y = box.top + box.height / 2, half = LEAST / 2 - 1;
    const wide = box.width > LEAST - 0.5 || (reach(one, x - half, y) && reach(one, x + half, y));
    const tall = box.height > LEAST - 0.5 || (reach(one, x, y - half) && reach(one, x, y + half));
    if (!wide || !tall) wrong.push(`${one.id ? '#' + one.id : one.tagName + '.' + one.className} ` +
      `"${(one.ariaLabel || one.innerText || '').slice(0, 20).replace(/\\n/g, ' ')}" ` +
      `${Math.round(box.width)}x${Math.round(box.height)}`);
  }
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) wrong.push(`the page is ${root.scrollWidth} wide`);
  return wrong;
}"""


@pytest.mark.parametrize("size", SIZES)
def test_every_target_is_large_enough(chromium: Browser, stills: str, size: str) -> None:
    with viewer(chromium, size) as page:
        found = measured(page, stills, SMALL)
    assert not found, told(found)

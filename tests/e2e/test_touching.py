"""Play on the board with a finger: a lane is touched, a card is dragged, in every browser."""

from __future__ import annotations

from typing import Any

from tests.e2e import playing
from tests.e2e.engines import expect, played_in

FINGER = """([from, to, drops]) => {
  const middle = (css) => { const box = document.querySelector(css).getBoundingClientRect();
    return { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 }; };
  const say = (kind, target, at) => target.dispatchEvent(new PointerEvent(kind, { ...at,
    bubbles: true, cancelable: true, isPrimary: true, button: 0, pointerId: 1 }));
  const held = document.querySelector(from), start = middle(from), end = middle(to);
  say('pointerdown', held, start);
  for (const part of [0.3, 0.6, 1]) {
    say('pointermove', document.body, {
      clientX: start.clientX + part * (end.clientX - start.clientX),
      clientY: start.clientY + part * (end.clientY - start.clientY) });
  }
  const seen = [document.querySelectorAll('.carried').length,
    document.querySelectorAll('[data-touch][data-open]').length,
    document.querySelectorAll('[data-touch][data-over]').length];
  if (drops) say('pointerup', document.elementFromPoint(end.clientX, end.clientY), end);
  return seen;
}"""
LEFT = "() => document.querySelectorAll('.carried, [data-open]').length"


@played_in("chromium", "firefox", "webkit")
def test_a_lane_is_touched_and_chip_and_card_are_dragged(page: Any) -> None:
    playing.begin(page)
    page.evaluate("document.querySelector('#lane-red .course').click()")
    bubble = page.locator("#beside [data-answer^='show red']")
    expect(bubble).to_be_visible()
    bubble.click()
    expect(page.locator("#beside")).to_have_count(0)
    expect(page.locator(".slip-show")).to_have_count(1)
    carried, open_things, over = page.evaluate(FINGER, [".bet-chip.win", "#lane-blue", True])
    assert carried == 1 and open_things >= 6 and over == 1
    expect(page.locator(".slip-win")).to_have_count(1)
    to_a_card(page)
    page.evaluate("document.querySelector('#odds-1').click()")
    expect(page.locator("#notice")).to_contain_text("your cards")
    page.evaluate(FINGER, ["#held-1", "#lane-green", True])
    playing.come_to_question(page)
    expect(page.locator("#lane-green .tile")).to_have_count(1)
    assert page.evaluate(LEFT) == 0


def to_a_card(page: Any) -> None:
    """Lay whatever is asked for until somebody has to choose a card."""
    for _ in range(40):
        playing.come_to_question(page)
        if page.locator("#held-1").count():
            return
        page.locator("#bar [data-answer]:not([aria-disabled=true])").first.click()
    raise AssertionError("nobody is asked for a card")

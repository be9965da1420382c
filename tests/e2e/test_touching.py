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
def test_a_lane_is_touched_and_a_card_is_dragged_to_another(page: Any) -> None:
    playing.for_experts(page)
    playing.begin(page)
    page.evaluate("document.querySelector('#lane-red .course').click()")
    bubble = page.locator("#beside [data-answer='show red']")
    expect(bubble).to_be_visible()
    bubble.click()
    expect(page.locator("#lay-bet")).to_be_visible()
    page.evaluate("document.querySelector('#lane-blue .course').click()")
    expect(page.locator("#notice")).to_contain_text("how much")
    page.locator("#lay-bet").click()
    to_a_card(page)
    card, lane = ".card-choice[data-drag]", "#lane-green"
    carried, open_lanes, over = page.evaluate(FINGER, [card, lane, True])
    assert carried == 1 and open_lanes >= 6 and over == 1
    playing.come_to_question(page)
    expect(page.locator("#lane-green .tile")).to_have_count(1)
    assert page.evaluate(LEFT) == 0


def to_a_card(page: Any) -> None:
    """Lay whatever is asked for until somebody has to choose a card."""
    for _ in range(40):
        playing.come_to_question(page)
        if page.locator(".card-choice").count():
            return
        lay = page.locator("#lay-bet")
        wanted = lay if lay.count() else page.locator("[data-answer]:not([aria-disabled=true])")
        wanted.first.click()
        playing.look_twice(page)
    raise AssertionError("nobody is asked for a card")

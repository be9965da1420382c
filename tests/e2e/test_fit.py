"""The table fits: a tablet shows it whole, a phone always has the question in reach."""

import pytest
from playwright.sync_api import Browser

from tests.e2e.stills import measured, told, viewer

WHOLE = """() => {
  if (!document.getElementById('table')) return [];
  const tall = document.documentElement.scrollHeight, wrong = [];
  if (tall > innerHeight) wrong.push(`the page is ${tall} tall`);
  for (const part of document.querySelectorAll('#table > *')) {
    const box = part.getBoundingClientRect();
    if (box.bottom > innerHeight + 1 || box.top < 0) wrong.push(`${part.id} is cut off`);
    if (part.matches('#shop, #gallery, #payoffs, #form-guide')) continue;  // lists by nature
    if (part.scrollHeight > part.clientHeight + 4)
      wrong.push(`${part.id} holds ${part.scrollHeight} in ${part.clientHeight}`);
  }
  return wrong;
}"""
SEEN = """() => {
  const wrong = [], tall = document.documentElement.scrollHeight;
  if (document.getElementById('home') && tall > innerHeight) wrong.push(`home is ${tall} tall`);
  const whole = document.querySelector('#gallery, .one-card .dialog');
  if (!whole) return wrong;
  const frame = whole.getBoundingClientRect();
  for (const face of whole.querySelectorAll('.faces > *')) {
    const box = face.getBoundingClientRect();
    if (box.top < frame.top || box.bottom > frame.bottom || box.right > frame.right)
      wrong.push(`${face.id || face.textContent.slice(0, 20)} is out of sight`);
  }
  return wrong;
}"""
REACH = """() => {
  const bar = document.getElementById('bar'), wrong = [];
  if (!bar || !document.getElementById('table')) return [];
  const box = bar.getBoundingClientRect();
  if (box.bottom > innerHeight + 1 || box.top < 0) wrong.push('the bar is cut off');
  const first = bar.querySelector('[data-answer], .controls .button, .reel-bar .button, .button');
  const tap = first && first.getBoundingClientRect();
  if (tap && (tap.bottom > innerHeight + 1 || tap.top < 0)) wrong.push('no answer is in sight');
  const track = document.getElementById('track');
  if (!track) return wrong;
  const course = track.getBoundingClientRect(), beside = box.left >= course.right;
  const seen = Math.min(course.bottom, beside ? innerHeight : box.top) - Math.max(course.top, 0);
  if (seen < 150) wrong.push(`only ${Math.round(seen)} of the course is seen`);
  return wrong;
}"""

NEXT = """() => {
  const ways = '#home .actions .button, #home #first-race, #curtain #unveil'
    + ', #podium .actions .button, #arrival .actions .button, #lesson-end .actions .button'
    + ', #lay-bet, [data-answer=pass]';
  const wrong = [];
  if (document.querySelector('.dialog')) return wrong;  // a sheet lies over it
  for (const button of document.querySelectorAll(ways)) {
    if (button.closest('#home') && innerHeight > 500) continue;  // upright its shelf comes below
    const box = button.getBoundingClientRect(), name = button.textContent.trim();
    const say = what => wrong.push(`${name} ${what}`);
    if (box.top < 0 || box.bottom > innerHeight + 1) say(`ends at ${box.bottom | 0}`);
    if (box.left < 0 || box.right > innerWidth + 1) say('is beyond the edge');
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (top && !button.contains(top)) say(`is covered by ${top.id || top.className}`);
  }
  return wrong;
}"""
LAID = """() => {
  const wrong = [];
  for (const face of document.querySelectorAll('#gallery .faces > *')) {
    const box = face.getBoundingClientRect();
    const sheet = face.closest('#gallery').getBoundingClientRect();
    const inside = box.left >= sheet.left - 1 && box.right <= sheet.right + 1;
    if (!inside || box.top < sheet.top) wrong.push('a card lies beside its sheet');
  }
  const first = document.querySelector('#gallery .faces > *');
  if (first && first.getBoundingClientRect().top > innerHeight) wrong.push('no card in sight');
  const sums = document.querySelector('#podium .scroll-x');
  if (sums && innerWidth < 500 && sums.scrollWidth > sums.clientWidth + 1)
    wrong.push(`sums of ${sums.scrollWidth} in ${sums.clientWidth}`);
  return wrong;
}"""


@pytest.mark.parametrize("size", ["tablet", "portrait", "desktop"])
def test_the_table_fits_one_screen(chromium: Browser, stills: str, size: str) -> None:
    with viewer(chromium, size) as page:
        found = measured(page, stills, WHOLE)
    assert not found, told(found)


@pytest.mark.parametrize("size", ["tablet", "portrait", "desktop"])
def test_every_card_to_choose_and_all_of_home_is_seen(
    chromium: Browser, stills: str, size: str
) -> None:
    with viewer(chromium, size) as page:
        found = measured(page, stills, SEEN)
    assert not found, told(found)


@pytest.mark.parametrize("size", ["phone", "sideways"])
def test_the_question_is_always_in_reach(chromium: Browser, stills: str, size: str) -> None:
    with viewer(chromium, size) as page:
        found = measured(page, stills, REACH)
    assert not found, told(found)


def test_sideways_the_next_step_is_on_the_first_screen(chromium: Browser, stills: str) -> None:
    with viewer(chromium, "sideways") as page:
        found = measured(page, stills, NEXT)
    assert not found, told(found)


@pytest.mark.parametrize("size", ["phone", "sideways", "tablet"])
def test_cards_lie_on_their_sheet_and_sums_fit(chromium: Browser, stills: str, size: str) -> None:
    with viewer(chromium, size) as page:
        found = measured(page, stills, LAID)
    assert not found, told(found)

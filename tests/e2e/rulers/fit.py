"""Rulers for all sizes of screen: scripts that tell what is wrong with the state on the page.

The table fits: a tablet shows it whole, a phone always has the question in reach. Whatever can be
touched is large enough for a finger, and no page can be pushed sideways.
"""

from tests.e2e.stills import SIZES

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
  for (const text of document.querySelectorAll('.option p'))
    if (text.checkVisibility() && text.getBoundingClientRect().width < 150)
      wrong.push(`${text.textContent.slice(0, 20)} stands in a column of a word`);
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
  const isRead = document.querySelector('.reading #lesson-on') && !bar.checkVisibility();
  if (isRead) return []; // a caption of a first race is read before the question comes
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
SMALL = """() => {
  const LEAST = 44, wrong = [];
  const inText = one => one.matches('a, .word') && one.closest('p, li, dd, footer, .small-print') &&
    getComputedStyle(one).display.startsWith('inline');
  const reach = (one, x, y) => {
    const hit = document.elementFromPoint(x, y);
    return hit && (one.contains(hit) || hit.closest('label')?.control === one);
  };
  const all = 'a[href], button, input, select, textarea, summary';
  const sheet = document.querySelector('.dialog');
  for (const one of document.querySelectorAll(all)) {
    if (!one.checkVisibility({visibilityProperty: true}) || inText(one)) continue;
    if (one.matches('[type=file].unseen')) continue; // another button opens it
    if (sheet && !sheet.contains(one)) continue; // nothing behind it can be touched
    // spaces of a board that lie on each other are as tall as a lane: so they are told apart
    if (one.matches('.crowded') && one.offsetHeight > 29.5 && one.offsetWidth > 25.5) continue;
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

ON_TOP = """const called = one => one.id ? '#' + one.id : one.dataset?.answer || one.dataset?.do
    || one.dataset?.touch || one.getAttribute('class') || one.tagName;
  const over = (one, across, down) => {
    const box = [...one.getClientRects()].find(part => part.width && part.height);
    if (!box) return 'nothing: it has no size';
    const x = box.left + box.width * across, y = box.top + box.height * down;
    const top = document.elementFromPoint(x, y);
    if (top === null) return 'the edge of the screen';
    const taken = top.closest('[data-answer], [data-do], [data-touch]') || top;
    const opens = top.closest('label')?.control === one || top.closest('#notice') !== null;
    const isSame = one.dataset?.touch && one.dataset.touch === taken.dataset?.touch;
    return one.contains(top) || opens || isSame || taken.contains(one) ? '' : called(taken);
  };
  const isBoard = one =>
    one.matches('[data-touch]:not(button, [data-answer], [data-do]), #to-controls');
  const parts = [0.5, 0.1, 0.9].flatMap(across => [0.5, 0.2, 0.8].map(down => [across, down]));
  const free = one => (isBoard(one) ? parts : parts.slice(0, 1)).find(at => !over(one, ...at));
  const bring = (one, part) => { // a finger scrolls nothing that is cut off
    for (let frame = one.parentElement; frame; frame = frame.parentElement) {
      const style = getComputedStyle(frame), box = one.getBoundingClientRect();
      const at = frame.getBoundingClientRect();
      if (/auto|scroll/.test(style.overflowY) && frame.scrollHeight > frame.clientHeight)
        frame.scrollTop += box.top + box.height / 2 - (at.top + frame.clientHeight * part);
      if (/auto|scroll/.test(style.overflowX) && frame.scrollWidth > frame.clientWidth)
        frame.scrollLeft += box.left + box.width / 2 - (at.left + frame.clientWidth / 2);
    }
    const box = one.getBoundingClientRect();
    scrollBy({top: box.top + box.height / 2 - innerHeight * part, behavior: 'instant'});
  };
  const reach = one => {
    if (free(one)) return free(one);
    for (const part of [0.5, 0.25, 0.75, 0.1, 0.35, 0.65, 0.9]) {
      bring(one, part);
      if (free(one)) return free(one);
    }
    return null;
  };
"""
"""The part of a thing where it lies on top, as shares of its box; null where there is none.

That is the middle; of what stands on the board (a lane, a horse, a row of the odds) any part.
"""

COVERED = f"""() => {{
  {ON_TOP}
  const wrong = [], sheet = document.querySelector('#overlay, .dialog');
  const seen = {{visibilityProperty: true, opacityProperty: true}};
  const all = 'button, a[href], input, select, summary, [data-answer], [data-do], [data-touch]';
  const isOutOfPicture = one => {{ // a camera looks elsewhere
    let picture = one.ownerSVGElement;
    while (picture?.ownerSVGElement) picture = picture.ownerSVGElement;
    if (!picture) return false;
    const box = one.getBoundingClientRect(), frame = picture.getBoundingClientRect();
    const x = box.left + box.width / 2, y = box.top + box.height / 2;
    return x < frame.left || x > frame.right || y < frame.top || y > frame.bottom;
  }};
  for (const one of document.querySelectorAll(all)) {{
    if (!one.checkVisibility(seen) || getComputedStyle(one).pointerEvents === 'none') continue;
    if (one.matches('[type=file].unseen')) continue; // another button opens it
    if (sheet && !sheet.contains(one)) continue;
    if (one.matches('.backdrop')) continue; // it is touched beside the sheet
    if (!one.getClientRects().length || isBoard(one) && isOutOfPicture(one)) continue;
    if (!reach(one)) wrong.push(`${{called(one)}} lies under ${{over(one, 0.5, 0.5)}}`);
  }}
  return wrong;
}}"""
"""What cannot be tapped, wherever a finger may scroll it to, for something else lies over it."""

MEDALS = """() => {
  // whoever has won: any name of the field may stand there
  const names = [...document.querySelectorAll('.home-name')], wrong = new Set();
  const field = new Set([...document.querySelectorAll('.plate-name')].map(one => one.textContent));
  const over = (one, other) => one.left < other.right && other.left < one.right
    && one.top < other.bottom && other.top < one.bottom;
  for (const name of names) {
    const was = name.textContent;
    for (const text of field) {
      name.textContent = text;
      const box = name.getBoundingClientRect();
      for (const medal of document.querySelectorAll('.rosette'))
        if (over(box, medal.getBoundingClientRect()))
          wrong.add(`place ${medal.textContent} lies over ${text}`);
    }
    name.textContent = was;
  }
  return [...wrong];
}"""
"""Places of the parade that lie over a name."""

HEADS = """() => {
  const over = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  const seen = {visibilityProperty: true, opacityProperty: true}, wrong = new Set();
  const range = document.createRange(), at = one => [...one.getClientRects()];
  const words = part => {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT), found = [];
    while (texts.nextNode()) {
      if (texts.currentNode.parentElement.closest('.unseen')) continue;
      range.selectNodeContents(texts.currentNode);
      found.push(...range.getClientRects());
    }
    return getComputedStyle(part).overflowX === 'visible' ? found : at(part);
  };
  for (const head of document.querySelectorAll('.uf-head, .lane-head, .who, .rung')) {
    const parts = [...head.children].filter(one => one.checkVisibility(seen)
      && !one.matches('.unseen'));
    for (const part of parts)
      for (const other of parts)
        if (other !== part && words(part).some(word => at(other).some(box => over(word, box))))
          wrong.add(`${other.textContent || 'a picture'} lies over ${part.textContent}`);
  }
  return [...wrong];
}"""
"""What lies over the words beside it, at the head of a lane or of a player."""

SHIRTS = """() => {
  const boxes = [...document.querySelectorAll('.whole-way .dot .silk')]
    .map(one => one.getBoundingClientRect()).sort((one, other) => one.left - other.left);
  const hidden = boxes.filter((box, at) => at && box.left - boxes[at - 1].left < box.width * 0.45);
  return hidden.map(box => `a shirt at ${Math.round(box.left)} covers another`);
}"""
"""Shirts on the strip of the whole course of which less than half is seen."""

DASHED = """() => {
  const seen = {visibilityProperty: true, opacityProperty: true}, wrong = [];
  for (const one of document.querySelectorAll('button[data-answer]')) {
    if (!one.checkVisibility(seen)) continue;
    const look = getComputedStyle(one), isDashed = look.borderTopStyle === 'dashed';
    const isGrey = one.getAttribute('aria-disabled') === 'true';
    if (isDashed !== isGrey && parseFloat(look.borderTopWidth))
      wrong.push(`${one.id || one.className} is ${isGrey ? 'greyed' : 'free'}`);
  }
  return wrong;
}"""
"""Answers that are free and have a dashed edge, which says that one is not, or the other way."""

BESIDE = """() => {
  const table = document.getElementById('table');
  const parts = [...table?.children ?? []].filter(one =>
    one.checkVisibility() && ['static', 'relative'].includes(getComputedStyle(one).position));
  const wrong = [];
  for (const [at, one] of parts.entries())
    for (const other of parts.slice(at + 1)) {
      const box = one.getBoundingClientRect(), its = other.getBoundingClientRect();
      const wide = Math.min(box.right, its.right) - Math.max(box.left, its.left);
      const tall = Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top);
      if (wide > 12 && tall > 12)
        wrong.push(`#${other.id} lies over #${one.id} by ${Math.round(wide)}x${Math.round(tall)}`);
    }
  return wrong;
}"""
"""Parts of the table of which one hides something of another."""

LARGE = ("tablet", "portrait", "desktop")
RULERS = {
    "the table fits one screen": (WHOLE, LARGE),
    "every card to choose and all of home is seen": (SEEN, LARGE),
    "no part of the table hides another": (BESIDE, LARGE),
    "the question is in reach": (REACH, ("phone", "sideways", "bars")),
    "the next step is on the first screen": (NEXT, ("sideways",)),
    "cards lie on their sheet and sums fit": (LAID, ("phone", "sideways", "tablet")),
    "no medal lies over a name": (MEDALS, tuple(SIZES)),
    "nothing lies over the name beside it": (HEADS, tuple(SIZES)),
    "every shirt on the strip is seen": (SHIRTS, tuple(SIZES)),
    "a dashed edge means greyed": (DASHED, ("phone", "tablet")),
    "every target is large enough": (SMALL, tuple(SIZES)),
    "nothing lies over a target": (COVERED, tuple(SIZES)),
}
"""What must hold, the script that says where not, and at which sizes; the last two scroll."""


def at(size: str) -> dict[str, str]:
    """The rulers for that size."""
    return {what: ruler for what, (ruler, sizes) in RULERS.items() if size in sizes}

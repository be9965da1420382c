"""A ruler for any size of letters: no control covers another, and none runs off."""

APART = """() => {
  const controls = "button, a[href], input:not([type=hidden]), select, textarea, summary";
  const sheet = document.querySelector(".dialog");
  const named = (one) => one.id || one.dataset.answer || one.dataset.do || one.className || one.tagName;
  const isIn = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest("svg, .track, [inert]")
    && (!sheet || sheet.contains(one)) && !one.closest("details:not([open]) > :not(summary)");
  /** What of it is not cut off by what scrolls round it; null for nothing. */
  const seen = (one) => {
    let { left, top, right, bottom } = one.getBoundingClientRect();
    const all = { left, right };
    let rolls = false;
    for (let frame = one.parentElement; frame; frame = frame.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(frame);
      const box = frame.getBoundingClientRect();
      if (overflowX !== "visible") {
        rolls ||= /auto|scroll/.test(overflowX) && frame.scrollWidth > frame.clientWidth;
        [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      }
      if (overflowY !== "visible") [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
      if (position === "fixed") break;
    }
    const isSeen = right - left > 2 && bottom - top > 2;
    return { left, top, right, bottom, isSeen, rolls, all };
  };
  const wrong = [], found = [...document.querySelectorAll(controls)].filter(isIn);
  const boxes = found.map(seen);
  found.forEach((one, at) => {
    const { isSeen, rolls, all } = boxes[at];
    if (!rolls && one.offsetWidth > 2 && (all.left < -2 || all.right > innerWidth + 2))
      wrong.push(`${named(one)} runs off: ${Math.round(all.left)} to ${Math.round(all.right)}`);
    if (!isSeen) return;
    for (let other = at + 1; other < found.length; other++) {
      const [a, b, that] = [boxes[at], boxes[other], found[other]];
      if (!b.isSeen || one.contains(that) || that.contains(one)) continue;
      const isAlone = (it) => ["fixed", "sticky"].includes(getComputedStyle(it).position);
      const rises = (it) => { for (; it; it = it.parentElement) if (isAlone(it)) return it; return null; };
      if (rises(one) !== rises(that)) continue; // what stays in sight lies over what is scrolled
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 4 && down > 4)
        wrong.push(`${named(one)} and ${named(that)} lie ${Math.round(across)}x${Math.round(down)} over each other`);
    }
  });
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth + 1) wrong.push(`the page is ${root.scrollWidth} wide`);
  return wrong.slice(0, 6);
}"""

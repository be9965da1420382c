"""A ruler for any size of letters: no control covers another, and none runs off."""

APART = """() => {
  const controls = "button, a[href], input:not([type=hidden]), select, textarea, summary";
  const sheet = document.querySelector(".dialog");
  const named = (one) => one.id || one.dataset.answer || one.dataset.do || one.className;
  // a race is one large button over the head, under what lies on it; counters of a map may touch
  const isBoard = (one) => one.matches("#to-controls, .rk-army") || one.closest("svg, [inert]");
  const isRace = document.querySelector("#to-controls");
  const isUnder = (one) => isRace && one.closest("#head, #blackboard");
  const isFolded = (one) => one.closest("details:not([open]) > :not(summary)");
  const isIn = (one) => one.checkVisibility({ visibilityProperty: true })
    && !isBoard(one) && !isUnder(one) && !isFolded(one) && (!sheet || sheet.contains(one));
  const isAlone = (it) => ["fixed", "sticky"].includes(getComputedStyle(it).position);
  const afloat = (it) => {
    while (it && !isAlone(it)) it = it.parentElement;
    return it;
  };
  /** What of it is not cut off by what scrolls round it, and whether it can be scrolled to. */
  const seen = (one) => {
    let { left, top, right, bottom } = one.getBoundingClientRect();
    const whole = { left, right };
    let rolls = false;
    for (let frame = one.parentElement; frame; frame = frame.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(frame);
      const box = frame.getBoundingClientRect();
      if (overflowX !== "visible") {
        rolls ||= /auto|scroll/.test(overflowX) && frame.scrollWidth > frame.clientWidth;
        [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      }
      if (overflowY !== "visible")
        [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
      if (position === "fixed") break;
    }
    const isSeen = right - left > 2 && bottom - top > 2;
    return { one, left, top, right, bottom, isSeen, rolls, whole, raft: afloat(one) };
  };
  const wrong = [], all = [...document.querySelectorAll(controls)].filter(isIn).map(seen);
  all.forEach((a, at) => {
    const isOff = a.whole.left < -2 || a.whole.right > innerWidth + 2;
    if (!a.rolls && a.one.offsetWidth > 2 && isOff)
      wrong.push(`${named(a.one)} runs off, ${a.whole.left | 0} to ${a.whole.right | 0}`);
    for (const b of a.isSeen ? all.slice(at + 1) : []) {
      if (!b.isSeen || a.one.contains(b.one) || b.one.contains(a.one)) continue;
      if (a.raft !== b.raft) continue; // what stays in sight lies over what is scrolled
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 4 && down > 4)
        wrong.push(`${named(a.one)} and ${named(b.one)} share ${across | 0}x${down | 0}`);
    }
  });
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth + 1) wrong.push(`the page is ${root.scrollWidth} wide`);
  return wrong.slice(0, 8);
}"""

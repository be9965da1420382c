// The arrow of the first race: it points at what a caption speaks of, and lies beside all words and figures.
// how long and wide it is, so that it may be turned, and how far away: smaller and farther where there is little room
const SIZES = [
  [44, 26],
  [32, 26],
  [24, 26],
  [24, 80],
];
const NEAR = 4; // from its tip to the thing
const BECKONS = 9; // it draws back so far, and comes again
const STEPS = 40; // places that are tried along a thing
const WITHIN = 1000; // rather beside a thing than upon it

/** The part of a box that the window shows. */
function seen(box) {
  const left = Math.max(0, box.left);
  const top = Math.max(0, box.top);
  const right = Math.min(innerWidth, box.right);
  return { left, top, right, bottom: Math.min(innerHeight, box.bottom) };
}

/** How much two boxes share. */
function shared(one, other) {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const tall = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 0 && tall > 0 ? wide * tall : 0;
}

/** All places beside the thing or upon it: from where it points, its corner, how far away it is. */
function* places({ left, top, right, bottom }, long, far) {
  const out = long + far;
  const across = Math.max(4, (right - left + 2 * out) / STEPS);
  const down = Math.max(4, (bottom - top + 2 * out) / STEPS);
  for (let y = top - out; y <= bottom + far; y += down) {
    for (let x = left - out; x <= right + far; x += across) {
      const gaps = { above: top - y - long, below: y - bottom, before: left - x - long, after: x - right };
      const middle = { x: x + long / 2, y: y + long / 2 };
      const isLevel = middle.y > top && middle.y < bottom;
      const isOver = middle.x > left && middle.x < right;
      const sides = [...(isOver ? ["above", "below"] : []), ...(isLevel ? ["before", "after"] : [])];
      const from = sides.find((one) => gaps[one] >= NEAR);
      const away = Math.abs(middle.x - (left + right) / 2) + Math.abs(middle.y - (top + bottom) / 2);
      if (from) yield { from, x, y, far: 8 * gaps[from] + away };
      else if (isOver && isLevel) yield { from: "above", x, y, far: WITHIN - away };
    }
  }
}

/** The place as a box, with the room that it takes when it beckons. */
function room({ from, x, y }, long) {
  const box = { left: x, top: y, right: x + long, bottom: y + long };
  if (from === "above") box.top -= BECKONS;
  if (from === "below") box.bottom += BECKONS;
  if (from === "before") box.left -= BECKONS;
  if (from === "after") box.right += BECKONS;
  return box;
}

/** The boxes of all words, figures and small pictures near the thing. */
export function words(page, thing) {
  const far = Math.max(...SIZES.map(([long, away]) => long + away)) + BECKONS;
  const near = {
    left: thing.left - far,
    top: thing.top - far,
    right: thing.right + far,
    bottom: thing.bottom + far,
  };
  const found = [];
  const take = (boxes, own) => {
    for (const box of boxes) {
      if (box.width < 2 || box.height < 2 || !shared(box, near)) continue;
      if (!own.closest(".unseen") && getComputedStyle(own).visibility === "visible") found.push(box);
    }
  };
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    if (!walker.currentNode.data.trim()) continue;
    range.selectNodeContents(walker.currentNode);
    take(range.getClientRects(), walker.currentNode.parentElement);
  }
  for (const picture of page.querySelectorAll(":is(svg[class~=silk], svg[class~=icon], [class~=mark], input)"))
    take([picture.getBoundingClientRect()], picture);
  return found;
}

/** The place of an arrow of that size that covers least, and of those the nearest. */
function best(box, covered, [long, far]) {
  const whole = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  let found = { covers: Infinity };
  for (const place of places(box, long, far)) {
    const its = room(place, long);
    const isOut = shared(its, whole) < (its.right - its.left) * (its.bottom - its.top) - 1;
    const covers = covered.reduce((sum, word) => sum + shared(its, word), isOut ? 1e6 : 0);
    if (covers < found.covers || (covers === found.covers && place.far < found.far))
      found = { ...place, long, covers };
  }
  return found;
}

/** Where a part stays while the page is scrolled, unless the thing is in it. */
function stays(id, thing) {
  const one = document.getElementById(id);
  const isAbove = one && !one.contains(thing) && getComputedStyle(one).position === "sticky";
  return isAbove ? one.getBoundingClientRect() : null;
}

/** Bring the thing to where it is seen: below the caption, above the panel, with room for the arrow. */
export function bring(thing) {
  thing.scrollIntoView({ block: "nearest" });
  const top = (stays("lesson", thing)?.bottom ?? 0) + SIZES[0][0] + NEAR + BECKONS;
  const bottom = stays("bar", thing)?.top ?? innerHeight;
  const box = thing.getBoundingClientRect();
  if (box.top < top) scrollBy(0, box.top - top);
  else if (box.bottom > bottom) scrollBy(0, Math.min(box.bottom - bottom, box.top - top));
}

/** Lay the arrow where it covers least, best of all nothing; away if the thing is not to be seen. */
export function point(pointer, thing) {
  const box = seen(thing.getBoundingClientRect());
  delete pointer.dataset.placed;
  if (!thing.getClientRects().length || box.left >= box.right || box.top >= box.bottom) return;
  const covered = words(document.getElementById("page"), box);
  const found = SIZES.map((size) => best(box, covered, size));
  const { from, x, y, long } = found.find((one) => one.covers === 0) ?? found.at(-1);
  pointer.setAttribute("data-side", from);
  for (const [name, value] of Object.entries({ left: x, top: y, width: long, height: long }))
    pointer.style[name] = `${value}px`;
  pointer.dataset.placed = "yes";
}

// The ring of the first race: it stands around what a caption speaks of, and brings that into sight.
const ROOM = 6; // pixels between the thing and what covers the page above and below it
const AGAIN = 250; // milliseconds: it follows what moves

/** The part of a box that the window shows, between the caption and the panel that stay while one scrolls. */
export function seen(thing) {
  const box = thing.getBoundingClientRect();
  return {
    left: Math.max(0, box.left),
    top: Math.max(stays("lesson", thing)?.bottom ?? 0, box.top),
    right: Math.min(innerWidth, box.right),
    bottom: Math.min(stays("bar", thing)?.top ?? innerHeight, innerHeight, box.bottom),
  };
}

/** Where a part stays while the page is scrolled, unless the thing is in it. */
function stays(id, thing) {
  const one = document.getElementById(id);
  const isAbove = one?.checkVisibility() && !one.contains(thing) && getComputedStyle(one).position === "sticky";
  return isAbove ? one.getBoundingClientRect() : null;
}

/** Bring the thing to where it is seen, below the caption and above the panel, and scroll no farther than that. */
export function bring(thing) {
  scrollTo({ top: 0, behavior: "instant" });
  thing.scrollIntoView({ block: "nearest", behavior: "instant" });
  const top = (stays("lesson", thing)?.bottom ?? 0) + ROOM;
  const bottom = (stays("bar", thing)?.top ?? innerHeight) - ROOM;
  const box = thing.getBoundingClientRect();
  if (box.top < top) scrollBy({ top: box.top - top, behavior: "instant" });
  else if (box.bottom > bottom)
    scrollBy({ top: Math.min(box.bottom - bottom, box.top - top), behavior: "instant" });
}

/** Lay the ring around what is seen of the thing; away if nothing is. */
export function point(pointer, thing) {
  delete pointer.dataset.placed;
  if (!thing?.checkVisibility()) return;
  const { left, top, right, bottom } = seen(thing);
  if (left >= right || top >= bottom) return;
  const sides = { left, top, width: right - left, height: bottom - top };
  for (const [name, value] of Object.entries(sides)) pointer.style[name] = `${value}px`;
  pointer.dataset.placed = "yes";
}

/** Lay the ring anew wherever the thing is by now. */
function follow() {
  const pointer = document.getElementById("pointer");
  if (pointer?.dataset.placed) point(pointer, document.querySelector(pointer.dataset.points));
}

addEventListener("scroll", follow, { capture: true, passive: true });
addEventListener("resize", follow);
setInterval(follow, AGAIN);

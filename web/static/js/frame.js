// What waits for a frame: the answer to a tap, and what goes by the sizes of a page or follows it.

const PATIENCE = 250; // milliseconds without a frame: a window that nobody sees may have none
const root = document.documentElement;

/** Call `then` in the next frame, or soon after where there is none. */
function inFrame(then) {
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    then();
  };
  if (!document.hidden) requestAnimationFrame(once);
  setTimeout(once, document.hidden ? 0 : PATIENCE);
}

/** Whoever drives the page by machine waits as long as something has still to come of a tap. */
const tell = () => root.toggleAttribute("data-busy", given !== null || drawn !== null || follows);

// Sizes are read in the frame in which a new page is painted, and the focus is led after it. Before, the
// browser would lay out the page for that, and once more for the frame.

let drawn = null; // what is to be done in the frame and after it
let follows = false; // it has been painted

/** Call `place` in the next frame, where something on the page matches `placed` or `always`; then `follow`. */
export function afterFrame(placed, always, place, follow) {
  const isNew = drawn === null;
  drawn = { placed, always: always || Boolean(drawn?.always), place, follow };
  tell();
  if (isNew) inFrame(show);
}

function show() {
  if (!drawn) return;
  const { placed, always, place, follow } = drawn;
  drawn = null;
  if (always || document.querySelector(placed)) place();
  follows = true;
  setTimeout(() => {
    follows = false;
    follow();
    tell();
  });
}

// Where a page is scrolled to is told by the browser: to ask would have it laid out for that.

let isDown = false;
addEventListener("scroll", () => (isDown = scrollY > 0), { passive: true });

/** Whether the page is scrolled down. */
export const isScrolled = () => isDown;

// A tap is answered at once by what was tapped, and by the game when that has been painted.

let given = null; // what is to be done, and on which button

/** Do it after the next frame, in which the button looks given. */
export function soon(act, button) {
  flush();
  given = { act, button };
  button?.setAttribute("data-given", "");
  tell();
  inFrame(() => setTimeout(flush));
}

/** Whether a tap still waits for its frame. */
export const isAwaited = () => given !== null;

/** Do what waits now, before anything else is done. */
export function flush() {
  if (!given) return;
  const { act, button } = given;
  given = null;
  button?.removeAttribute("data-given");
  act();
  tell();
}

for (const kind of ["pointerdown", "click", "keydown", "input", "popstate", "visibilitychange", "pagehide"])
  addEventListener(kind, flush, true);
document.addEventListener("visibilitychange", () => document.hidden && show());

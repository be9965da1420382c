// Looks closer at what is marked. The window `data-zoom` scrolls over its one child, the sheet, and
// the style makes the sheet `--zoom` times as large. Fetched when the first such window is there.
//
// Places are shares of the sheet's width and height, points are pixels of the browser's window: so
// what is held under a finger stays there, also where the page stands upside down.
const MOST = 5; // times
const STEP = 1.5; // times, by a button or key
const GLIDE = 180; // milliseconds that a step takes
const SMALL = 680; // pixels: on a narrower sheet nothing can be read or hit,
const READABLE = 900; // so it begins as wide as this
const MIDDLE = 0.6; // the part of the window in which nothing needs to be brought into sight
const FAR = 6; // pixels that a mouse moves before it drags
const STILL = 10; // pixels that a finger may tremble while it presses
const LONG = 500; // milliseconds of a long press
const AFTER = 400; // milliseconds within which a click follows what it ends
const LINE = 16; // pixels: some wheels count in lines
const KEYS = { "+": "in", "=": "in", "-": "out", 0: "whole" };
const CENTRE = { x: 0.5, y: 0.5 };
const WATCHED = { subtree: true, childList: true, attributeFilter: ["data-go", "data-zoom"] };

const root = document.documentElement;
const style = new CSSStyleSheet(); // a style of the element itself would go with the next page
style.replaceSync("[data-zoom] { --zoom: 1 }");
document.adoptedStyleSheets.push(style);

let pane = null; // the window
let zoom = 1;
let isByHand = false; // somebody has chosen this zoom
let whose = ""; // the game it was chosen in: the next one begins anew
let middle = CENTRE; // the place in the middle of the window
let went = ""; // the last `data-go`
let fingers = 0;
let grip = null; // what several fingers hold, until the last is lifted
let drag = null; // what a mouse holds
let press = null; // what may become a long press
let isSpent = false; // this finger has done something: its click counts no more
let resting = 0;
let glides = 0;
let goal = 1; // the zoom at the end of a glide

const isThere = () => Boolean(pane?.isConnected && pane.hasAttribute("data-zoom"));
const isHeld = () => fingers > 0 || drag !== null;
const frameOf = (element) => element.getBoundingClientRect();
const sheet = () => frameOf(pane.firstElementChild);
const pointOf = ({ clientX, clientY }) => ({ x: clientX, y: clientY });
const apart = (one, other) => Math.hypot(one.x - other.x, one.y - other.y);

/** Whether nothing may move by itself: the device may ask for it, the setting has the last word. */
function isStill() {
  const { motion } = root.dataset;
  return motion === "still" || (motion !== "full" && matchMedia("(prefers-reduced-motion: reduce)").matches);
}

/** Whether the page stands upside down. */
function isTurned() {
  const page = pane.closest("[data-turned]");
  return page !== null && getComputedStyle(page).rotate === "180deg";
}

/** The point in the middle of the window. */
function centre() {
  const { left, top, width, height } = frameOf(pane);
  return { x: left + width / 2, y: top + height / 2 };
}

/** The place that is at a point. */
function placeAt({ x, y }) {
  const { left, top, width, height } = sheet();
  const place = { x: (x - left) / width, y: (y - top) / height };
  return isTurned() ? { x: 1 - place.x, y: 1 - place.y } : place;
}

/** Scroll until a place is at a point, as far as the sheet goes. */
function hold(place, point, behavior = "instant") {
  const { width, height } = sheet();
  const now = placeAt(point);
  pane.scrollBy({ left: (place.x - now.x) * width, top: (place.y - now.y) * height, behavior });
}

/** The zoom at which the whole sheet is seen, at most 1. */
function least() {
  const { width, height } = sheet();
  const whole = zoom * Math.min(pane.clientWidth / width, pane.clientHeight / height);
  return whole > 0 && whole < 0.99 ? whole : 1;
}

const within = (wanted) => Math.min(MOST, Math.max(least(), wanted));

/** Look so close, with a place at a point. */
function look(wanted, place, point) {
  if (!isThere() || !sheet().width) return;
  zoom = within(wanted);
  style.cssRules[0].style.setProperty("--zoom", zoom.toFixed(4));
  hold(place, point);
  remember();
}

function remember() {
  if (isThere() && sheet().width) middle = placeAt(centre());
}

/** From now on the zoom is a person's. */
function take() {
  isByHand = true;
  cancelAnimationFrame(glides);
  glides = 0;
}

/** Go a step closer or farther, or back to the whole. */
function step(way) {
  if (!isThere()) return;
  const from = glides ? goal : zoom;
  take();
  goal = within(way === "in" ? from * STEP : way === "out" ? from / STEP : least());
  const held = (way === "in" && chosen()) || { place: placeAt(centre()), point: centre() };
  if (isStill()) look(goal, held.place, held.point);
  else glide(zoom, held, performance.now());
}

/** Where the window is told to go, if that is in sight: a closer look stays with it. */
function chosen() {
  const place = told();
  if (!place) return null;
  const { left, top, width, height } = sheet();
  const at = isTurned() ? { x: 1 - place.x, y: 1 - place.y } : place;
  const point = { x: left + at.x * width, y: top + at.y * height };
  const seen = frameOf(pane);
  const isSeen = point.x > seen.left && point.x < seen.right && point.y > seen.top && point.y < seen.bottom;
  return isSeen ? { place, point } : null;
}

function glide(from, held, begun) {
  glides = requestAnimationFrame((now) => {
    const part = Math.min(1, Math.max(0, (now - begun) / GLIDE));
    look(from * (goal / from) ** (1 - (1 - part) ** 3), held.place, held.point);
    if (part < 1) glide(from, held, begun);
    else glides = 0;
  });
}

// A window appears, changes its size, is told where to go

/** The place that `data-go` tells, in thousandths. */
function told() {
  const [x, y] = (pane.dataset.go ?? "").split(" ").map(Number);
  return Number.isFinite(x) && Number.isFinite(y) ? { x: x / 1000, y: y / 1000 } : null;
}

/** Bring into sight where the window is told to go, if it is told anew and nobody holds the sheet. */
function go() {
  if (!isThere() || (pane.dataset.go ?? "") === went) return;
  went = pane.dataset.go ?? "";
  const place = told();
  if (!place || isHeld()) return;
  const { width, height } = sheet();
  const now = placeAt(centre());
  const right = Math.abs(place.x - now.x) * width;
  const down = Math.abs(place.y - now.y) * height;
  if (right > (pane.clientWidth * MIDDLE) / 2 || down > (pane.clientHeight * MIDDLE) / 2)
    hold(place, centre(), isStill() ? "instant" : "smooth");
}

/** Begin so close that one can read, or look on as somebody has chosen. */
function fit() {
  if (!isThere() || isHeld() || glides) return;
  const wide = sheet().width / zoom;
  const first = wide < SMALL ? READABLE / wide : 1;
  look(isByHand ? zoom : first, middle, centre());
  go();
}

const sizes = new ResizeObserver(() => requestAnimationFrame(fit));

/** Another game than the one whose zoom was chosen begins as every game does. */
function greet() {
  const game = pane.getAttribute("data-zoom");
  if (game === whose) return;
  whose = game;
  isByHand = false;
}

/** A window is new on the page: one that comes back in its game is as it was left. */
function meet(found) {
  pane = found;
  greet();
  fingers = 0;
  grip = drag = null;
  if (!isByHand) {
    middle = told() ?? CENTRE;
    went = pane.dataset.go ?? "";
  }
  sizes.disconnect();
  sizes.observe(pane);
  for (const kind of ["touchstart", "touchmove", "touchend", "touchcancel"])
    pane.addEventListener(kind, touched, { passive: false });
  for (const kind of ["gesturestart", "gesturechange"])
    pane.addEventListener(kind, gestured, { passive: false });
  pane.addEventListener("wheel", wheeled, { passive: false });
  pane.addEventListener("pointerdown", seized);
  pane.addEventListener("scroll", remember, { passive: true });
  for (const kind of ["selectstart", "dragstart"]) pane.addEventListener(kind, undragged);
  requestAnimationFrame(fit);
}

/** The page has changed: sizes are asked for in the frame, in which the browser needs them anyway. */
function changed(records) {
  if (isThere()) {
    const before = whose;
    greet();
    if (before !== whose) meet(pane);
    else if (records.some(({ type }) => type === "attributes")) requestAnimationFrame(go);
    return;
  }
  const found = document.querySelector("[data-zoom]");
  if (found) meet(found);
}

// Fingers: one scrolls, as the browser does it; two pull

function middleOf(touches) {
  const [one, other = one] = touches.map(pointOf);
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function spread(touches) {
  const [one, other = one] = touches.map(pointOf);
  return apart(one, other);
}

/** Fingers come, move, go; once there were two, also the last one pulls. */
function touched(event) {
  const { touches: all } = event;
  const touches = [...all].filter(({ target }) => pane.contains(target));
  fingers = touches.length;
  if (event.type === "touchstart") begun(event);
  if (grip && event.cancelable && fingers) event.preventDefault();
  if (event.type !== "touchmove") {
    const pulls = fingers > 1 || (grip !== null && fingers > 0);
    grip = pulls ? { near: zoom, place: placeAt(middleOf(touches)), spread: spread(touches) } : null;
  } else if (grip) {
    take();
    const times = grip.spread ? spread(touches) / grip.spread : 1;
    look(grip.near * times, grip.place, middleOf(touches));
  }
}

/** A finger is down; with a second one it is no tap. */
function begun(event) {
  for (const kind of ["touchend", "touchcancel"])
    event.target.addEventListener(kind, touched); // told to it alone, should it leave the page
  if (fingers < 2) return;
  isSpent = true;
  letGo();
  if (event.cancelable) event.preventDefault();
}

/** Safari on a Mac tells of two fingers on its trackpad so, and on a tablet besides the touches. */
function gestured(event) {
  event.preventDefault();
  if (fingers) return;
  take();
  const point = pointOf(event);
  if (event.type === "gesturestart") gestured.from = { near: zoom, place: placeAt(point) };
  else if (gestured.from) look(gestured.from.near * event.scale, gestured.from.place, point);
}

// A mouse: its wheel looks closer where it points, and it drags

/** A wheel, or two fingers on a trackpad, for which browsers say that the control key is down. */
function wheeled(event) {
  const { deltaX, deltaY, deltaMode, ctrlKey, shiftKey } = event;
  if (!deltaY || shiftKey || Math.abs(deltaX) > Math.abs(deltaY)) return;
  const isOut = deltaY > 0 && zoom <= least() + 0.001;
  if (ctrlKey || !isOut) event.preventDefault();
  if (isOut) return;
  const far = deltaY * [1, LINE, pane.clientHeight][deltaMode];
  const times = ctrlKey ? Math.exp(-Math.max(-25, Math.min(25, far)) / 100) : Math.exp(-far / 500);
  take();
  look(zoom * times, placeAt(pointOf(event)), pointOf(event));
}

/** A mouse is down: it may drag, if there is more to be seen. */
function seized(event) {
  const { pointerType, button, pointerId } = event;
  const hasMore = pane.scrollWidth > pane.clientWidth + 1 || pane.scrollHeight > pane.clientHeight + 1;
  if (pointerType !== "mouse" || button !== 0 || !hasMore) return;
  const from = pointOf(event);
  drag = { id: pointerId, from, place: placeAt(from), isOn: false };
}

function undragged(event) {
  if (drag) event.preventDefault();
}

function moved(event) {
  const point = pointOf(event);
  if (press && apart(press.from, point) > STILL) letGo();
  if (!drag || event.pointerId !== drag.id) return;
  if (!isThere() || !(event.buttons & 1)) {
    drag = null;
    return;
  }
  if (!drag.isOn && apart(drag.from, point) < FAR) return;
  if (!drag.isOn) {
    drag.isOn = true;
    isSpent = true;
    letGo();
    pane.setPointerCapture(drag.id);
  }
  hold(drag.place, point);
}

// A long press does what `data-long` says instead of what `data-do` says

function letGo() {
  clearTimeout(press?.timer);
  press = null;
}

function down(event) {
  letGo();
  if (!event.isPrimary) return;
  isSpent = false;
  const button = event.button === 0 && event.target.closest?.("[data-long]");
  if (button) press = { button, from: pointOf(event), timer: setTimeout(pressed, LONG) };
}

function pressed() {
  const { button } = press;
  const { long, do: wish } = button.dataset;
  press = drag = null;
  if (!button.isConnected || long === undefined) return;
  isSpent = true;
  button.dataset.do = long;
  button.click();
  if (button.dataset.do === long) {
    if (wish === undefined) delete button.dataset.do;
    else button.dataset.do = wish;
  } // else the next page has been drawn by now
  navigator.vibrate?.(10);
}

/** A finger is lifted: its click, if it has one, comes soon. */
function lifted(event) {
  letGo();
  if (event.pointerId === drag?.id) drag = null;
  clearTimeout(resting);
  resting = setTimeout(() => {
    if (!fingers) isSpent = false;
  }, AFTER);
}

function clicked(event) {
  if (isSpent && event.isTrusted) {
    event.preventDefault();
    event.stopPropagation();
    return;
  }
  const way = event.target.closest?.("[data-zooms]")?.dataset.zooms;
  if (way) step(way);
}

function typed(event) {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  if (!isThere() || !pane.contains(event.target)) return;
  if (event.target === pane && event.key.startsWith("Arrow")) event.stopPropagation(); // it scrolls
  const way = KEYS[event.key];
  if (!way) return;
  event.preventDefault();
  event.stopPropagation();
  step(way);
}

addEventListener("pointerdown", down, true);
addEventListener("pointermove", moved, { capture: true, passive: true });
for (const kind of ["pointerup", "pointercancel", "touchend", "touchcancel"])
  addEventListener(kind, lifted, { capture: true, passive: true });
addEventListener("click", clicked, true);
addEventListener("keydown", typed, true);
document.addEventListener("contextmenu", (event) => {
  if (event.target.closest?.("[data-long]")) event.preventDefault();
});

new MutationObserver(changed).observe(document, WATCHED);
changed([]);

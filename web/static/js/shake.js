// A shake of the device does what a flick of the finger would: it taps the button that `data-flung`
// names. Fetched when the first such thing is on the page. Where the browser wants to be asked first
// (iPhone, iPad), a button that is else not shown asks, and the browser remembers the answer.
const HARD = 12; // m/s² without gravity
const WITHIN = 700; // milliseconds between two swings of one shake
const REST = 900; // milliseconds at rest until the next shake counts
const SILENCE = 1500; // milliseconds

const swings = { at: 0, count: 0, way: 0, rests: 0 };

/** The swing of this moment: which way, 0 for none. */
function side({ x, y, z }) {
  const most = [x, y, z].reduce((one, other) => (Math.abs(other ?? 0) > Math.abs(one) ? other : one), 0);
  return Math.abs(most) < HARD ? 0 : Math.sign(most);
}

/** Three swings to and fro are a shake. */
function moved({ acceleration }) {
  const now = performance.now();
  const way = acceleration ? side(acceleration) : 0;
  if (way && now < swings.rests) swings.rests = now + REST; // it is still the shake that has thrown
  if (!way || way === swings.way || now < swings.rests) return;
  swings.count = now - swings.at < WITHIN ? swings.count + 1 : 1;
  Object.assign(swings, { at: now, way });
  if (swings.count < 3) return;
  Object.assign(swings, { count: 0, way: 0, rests: now + REST });
  throwIt();
}

/** Tap the button, if nothing lies over it. */
function throwIt() {
  const name = document.querySelector("[data-flung]")?.dataset.flung;
  const button = name && document.getElementById(name);
  if (!button?.checkVisibility() || document.hidden || document.querySelector("#overlay")) return;
  button.click();
}

/** Ask for what this browser does not give unasked. */
async function ask(event) {
  if (!event.target.closest?.("[data-asks=motion]")) return;
  delete document.documentElement.dataset.shaking;
  await DeviceMotionEvent.requestPermission().catch(() => "denied");
}

addEventListener("devicemotion", moved);

// A device that is held in a hand always moves a little: if nothing is told, it has to be asked for.
const told = new AbortController();
addEventListener("devicemotion", ({ acceleration }) => acceleration && told.abort(), { signal: told.signal });
if (globalThis.DeviceMotionEvent?.requestPermission && matchMedia("(pointer: coarse)").matches)
  setTimeout(() => {
    if (told.signal.aborted) return;
    document.documentElement.dataset.shaking = "ask";
    document.addEventListener("click", ask);
  }, SILENCE);

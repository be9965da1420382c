// A screen that all look at must not go dark: while a race runs, a countdown counts, computers play.
let isWanted = false;
let asked = false;
let held = null;

/** Whether the screen is to stay lit from now on; a browser that cannot, or would not, may dim it. */
export function stayLit(wanted) {
  isWanted = wanted;
  if (isWanted) ask();
  else letGo();
}

function letGo() {
  held?.release();
  held = null;
}

async function ask() {
  if (held || asked || document.visibilityState !== "visible") return;
  asked = true;
  const lock = await navigator.wakeLock?.request("screen").catch(() => null);
  asked = false;
  if (!lock) return;
  held = lock;
  lock.addEventListener("release", () => (held = held === lock ? null : held));
  if (!isWanted) letGo();
}

// A page that is out of sight has lost it.
document.addEventListener("visibilitychange", () => isWanted && ask());

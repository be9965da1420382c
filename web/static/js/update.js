// The service worker: keeps the page for offline use, and tells when a newer version is waiting.
export { lookForNewer } from "./outdated.js";
import { isOutdated } from "./outdated.js";
import { Workbox } from "../../vendor/workbox-window.mjs";

const root = document.documentElement;
const HEALED = "horseburg/healed"; // which version has loaded itself anew, and how often
const TRIES = 3;
const PATIENCE = 5000; // milliseconds
let workbox;

function tellOfUpdate() {
  root.dataset.update = "ready";
  dispatchEvent(new CustomEvent("horseburg-update"));
}

/** Is a newer version waiting, or this one gone? It stays true until the page is loaded anew. */
export function updateIsReady() {
  return Boolean(root.dataset.update);
}

// "Later" puts it off through the game; at home it is told again.
addEventListener("click", ({ target }) => {
  if (updateIsReady() && target.closest?.("[data-do=home]")) tellOfUpdate();
});

/** Load anew once the newer version has taken over. Chromium may let it wait for minutes, yet not through a reload. */
function reloadInControl() {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  setTimeout(() => location.reload(), PATIENCE);
}

/** Change over to the newer version; the page loads anew. Without one, nothing happens. */
export function applyUpdate() {
  if (!updateIsReady()) return;
  if (root.dataset.update === "older") return location.reload();
  reloadInControl();
  workbox.messageSkipWaiting();
}

function settled(worker) {
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state === "installed") resolve(worker);
      else if (worker.state === "redundant") resolve(null);
    };
    worker.addEventListener("statechange", look);
    look();
  });
}

/** How often this version may still load itself anew in this window: a broken one must not for ever. */
function tryOnceMore() {
  const [version, tries] = (sessionStorage.getItem(HEALED) ?? "").split(" ");
  const before = version === root.dataset.version ? Number(tries) || 0 : 0; // an older edition noted no number
  sessionStorage.setItem(HEALED, `${root.dataset.version} ${before + 1}`);
  return before < TRIES;
}

/** A version that cannot wake looks for a newer one and changes over; true if the page reloads. */
export async function heal() {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    await registration?.update().catch(() => undefined); // one may be waiting already
    const coming = registration?.installing;
    const newer = registration?.waiting ?? (coming && (await settled(coming)));
    if (newer) {
      if (!tryOnceMore()) return false;
      reloadInControl();
      newer.postMessage({ type: "SKIP_WAITING" });
      return true;
    }
    // A window that is loaded anew while it changes over may be the old one with the new in service.
    if (!(await isOutdated()) || !tryOnceMore()) return false;
    location.reload();
    return true;
  } catch {
    return false;
  }
}

/** Forget every kept part of the page, never a game, and load it anew; false without a network. */
export async function fetchAnew() {
  const there = await fetch("version.json", { cache: "no-store" }).catch(() => null);
  if (!there?.ok) return false;
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
  location.assign(`?fresh=${Date.now()}`);
  return true;
}

/** What the browser has lost of what is kept is fetched once more, and so kept again. */
async function keepAgain() {
  const site = new URL("../../", import.meta.url);
  const here = new Set();
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) here.add(url);
  const list = await fetch(new URL("../kept.json", import.meta.url));
  for (const name of list.ok ? await list.json() : []) {
    const { href } = new URL(name, site);
    if (!here.has(href)) await fetch(href.split("?")[0]).then((answer) => answer.blob());
  }
}

// Keeping the page must not compete with waking it; yet a page that never wakes needs its update most.
const woken = Promise.race([
  new Promise((resolve) => addEventListener("py:done", resolve, { once: true })),
  new Promise((resolve) => setTimeout(resolve, 30_000)),
]);

if ("serviceWorker" in navigator) {
  workbox = new Workbox(new URL("../../sw.js", import.meta.url).href);
  workbox.addEventListener("waiting", tellOfUpdate);
  // A private window may forbid it; the page then works online only.
  woken
    .then(() => workbox.register())
    .then(() => navigator.serviceWorker.controller && keepAgain())
    .catch((reason) => console.info("No offline use:", reason.message));
}

// The service worker: keeps the page for offline use, and tells when a newer version is waiting.
import { Workbox } from "../../vendor/workbox-window.mjs";

let workbox;

function tellOfUpdate() {
  document.documentElement.dataset.update = "ready";
  dispatchEvent(new CustomEvent("horseburg-update"));
}

/** Is a newer version waiting? It stays true until the page is loaded anew. */
export function updateIsReady() {
  return document.documentElement.dataset.update === "ready";
}

/** Change over to the waiting version; the page loads anew. Without one, nothing happens. */
export function applyUpdate() {
  if (!updateIsReady()) return;
  workbox.addEventListener("controlling", () => location.reload());
  workbox.messageSkipWaiting();
}

/** Look for a newer version now, as well as at every load. */
export function lookForUpdate() {
  return workbox?.update().catch(() => undefined); // offline is no news
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
    .catch((reason) => console.info("No offline use:", reason.message));
}

// From the first tap to Python awake: what comes is told, taps are kept, failures say what to do.
import { heal, fetchAnew } from "./update.js";

const PATIENCE = 30_000; // milliseconds without progress
const root = document.documentElement;
const shell = document.getElementById("shell");
const line = document.getElementById("waking");
const megabytes = (bytes) => (bytes / 1e6).toFixed(1);

const alive = () => root.dataset.ready === "yes";
const say = (text) => (line.textContent = text);

// What has come.

const come = {};
let last = Date.now();
addEventListener("horseburg-comes", ({ detail: { name, part, of } }) => {
  last = Date.now();
  come[name] = part * of[name];
  const bytes = Object.values(come).reduce((sum, one) => sum + one, 0);
  const all = Object.values(of).reduce((sum, one) => sum + one, 0);
  if (alive() || root.dataset.ready === "failed" || navigator.serviceWorker?.controller) return;
  const bar = document.getElementById("come");
  bar.hidden = false;
  bar.value = bytes / all;
  const told = `Fetching the horses: ${megabytes(bytes)} of ${megabytes(all)} MB`;
  say(bytes < all ? told : "All is here. Waking the horses…");
});

const watch = setInterval(() => {
  if (alive()) return clearInterval(watch);
  if (Date.now() - last < PATIENCE || root.dataset.ready) return;
  root.dataset.late = "yes";
  say("Nothing has come for half a minute.");
}, 1000);

// A tap before Python is up is kept, and made when it is.

let kept = null;
const likeness = (button) => [button.id, button.dataset.answer, button.dataset.do].join(" ");

document.addEventListener(
  "click",
  (event) => {
    const button = event.target.closest("#app button");
    if (alive() || !button) return;
    document.querySelector(".asked")?.classList.remove("asked");
    button.classList.add("asked");
    kept = likeness(button);
    say("Just waking: that will be done at once.");
  },
  true,
);

function wake() {
  shell.remove();
  if (kept === null) return;
  const buttons = [...document.querySelectorAll("#app button")];
  buttons.find((button) => likeness(button) === kept)?.click();
}

new MutationObserver((_, observer) => {
  if (!alive()) return;
  observer.disconnect();
  wake();
}).observe(root, { attributeFilter: ["data-ready"] });

// What cannot wake says so, and heals itself where a better version is to be had.

function saved() {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith("horseburg/table/"));
  } catch {
    return [];
  }
}

/** All kept games in one text: each is a save of its own. */
function download() {
  const text = saved().map((key) => localStorage.getItem(key)).join("\n\n");
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text]));
  link.download = "horseburg-games.txt";
  link.click();
}

function offer(label, act) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "button";
  button.textContent = label;
  button.addEventListener("click", act);
  shell.append(button);
}

async function fail(reason) {
  if (alive() || root.dataset.ready === "failed") return;
  root.dataset.ready = "failed";
  say(`The horses would not wake. (${reason})`);
  if (await heal()) return;
  offer("Try again", () => location.reload());
  offer("Fetch the page anew", fetchAnew);
  if (saved().length) offer("Save my games to a file", download);
}

const LACKS = [
  ["WebAssembly", () => WebAssembly.Exception],
  ["DecompressionStream", () => DecompressionStream],
];
const lacking = LACKS.filter(([, test]) => {
  try {
    return !test();
  } catch {
    return true;
  }
});

if (lacking.length) {
  root.dataset.ready = "failed";
  say(
    "This browser is too old for the horses. Chrome, Edge or Firefox of 2023 or later will do, " +
      "or Safari 16.4 (iPadOS 16.4) or later.",
  );
} else {
  addEventListener("error", (event) => fail(event.message || `${event.target.src} is missing`), true);
  addEventListener("unhandledrejection", (event) => fail(event.reason?.message ?? event.reason));
  // PyScript prints an error of Python's to the console and still calls the script done.
  addEventListener("py:done", () => fail("an error in the game: see the browser's console"));
}

// From the first tap to Python awake: what comes is told, taps are kept, failures say what to do.
import "./drawings.js"; // on its way while Python wakes
import "./means.js"; // before PyScript is read
import { told } from "./tongue.js";
import "./under.js";
import { heal, fetchAnew } from "./update.js";

const PATIENCE = 30_000; // milliseconds without progress
const AGAIN = 3000; // milliseconds until the network is asked again
const TRIED = "horseburg/tried";
const root = document.documentElement;
const shell = document.getElementById("shell");
const line = document.getElementById("waking");
const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
const megabytes = (bytes) => (bytes / 1e6).toFixed(1);

const alive = () => root.dataset.ready === "yes";
const say = (text, facts) => (line.textContent = told(text, facts));

// What has come.

const come = {};
let last = Date.now();
addEventListener("horseburg-comes", ({ detail: { name, part, of } }) => {
  last = Date.now();
  delete root.dataset.late;
  come[name] = part * of[name];
  const bytes = Object.values(come).reduce((sum, one) => sum + one, 0);
  const all = Object.values(of).reduce((sum, one) => sum + one, 0);
  if (alive() || root.dataset.ready === "failed" || navigator.serviceWorker?.controller) return;
  const bar = document.getElementById("come");
  bar.hidden = false;
  bar.value = bytes / all;
  const facts = { come: megabytes(bytes), all: megabytes(all) };
  if (bytes < all) say("Fetching the horses: {come} of {all} MB", facts);
  else say("All is here. Waking the horses…");
});

root.dataset.watched = "yes";
const watch = setInterval(() => {
  if (alive()) return clearInterval(watch);
  if (Date.now() - last < PATIENCE || root.dataset.ready || root.dataset.late) return;
  root.dataset.late = "yes";
  say("Nothing has come for half a minute.");
  goOn();
}, 1000);

/** What has stopped coming would not come by itself: when there is a network again, begin anew. */
async function goOn() {
  const wasCut = !(await hasNetwork());
  while (wasCut ? !(await hasNetwork()) : Date.now() - last < 2 * PATIENCE) await pause(AGAIN);
  if (!root.dataset.late || alive() || !(wasCut || isFirstTime())) return;
  location.reload();
}

/** A network that is there all the time, and brings nothing, is tried once more and then left. */
function isFirstTime() {
  try {
    if (sessionStorage.getItem(TRIED)) return false;
    sessionStorage.setItem(TRIED, "yes");
    return true;
  } catch {
    return false;
  }
}

// A tap before Python is up is kept, and made when it is.

let kept = null;
const likeness = (button) => [button.id, button.dataset.answer, button.dataset.do].join(" ");

document.addEventListener(
  "click",
  (event) => {
    const button = event.target.closest("#app button");
    if (alive() || !button) return;
    document.querySelector(".tapped")?.classList.remove("tapped");
    button.classList.add("tapped");
    kept = likeness(button);
    say("Still loading: your tap will be carried out in a moment.");
  },
  true,
);

function wake() {
  shell.remove();
  import("./album.js").catch(() => 0); // no picture then
  if (location.search) history.replaceState(null, "", location.pathname + location.hash); // ?fresh
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
  button.textContent = told(label);
  button.addEventListener("click", act);
  shell.append(button);
}

function anew() {
  fetchAnew().then((found) => found || say("There is no network just now. What is kept here stays."));
}

/** Ask the network itself: a browser's own word on it cannot be trusted. */
async function hasNetwork() {
  const signal = AbortSignal.timeout?.(AGAIN);
  const answer = await fetch("version.json", { cache: "no-store", signal }).catch(() => null);
  return answer?.ok === true;
}

function reloadWithNetwork() {
  setInterval(async () => (await hasNetwork()) && !alive() && location.reload(), AGAIN);
}

async function fail(reason) {
  if (alive() || root.dataset.ready === "failed") return;
  root.dataset.ready = "failed";
  say("The horses would not wake. ({reason})", { reason });
  offer("Try again", () => location.reload());
  offer("Fetch the page anew", anew);
  if (saved().length) offer("Save my games to a file", download);
  if (!(await hasNetwork())) {
    say("A part of the page is missing, and there is no network to fetch it.");
    reloadWithNetwork(); // never while there is one: a broken version would load for ever
  } else if (await heal()) say("A newer version is here. Opening it…");
}

/** What an extension of the browser gets wrong on this page is nothing of ours. */
function isForeign(places) {
  return /-extension:\/\//.test(places) && !places.includes(location.origin);
}

function failed({ message, target, filename, error }) {
  if (target === window) isForeign(`${filename} ${error?.stack}`) || fail(message);
  else if (/^(SCRIPT|LINK)$/.test(target.tagName)) {
    const part = target.src ?? target.href;
    if (part.startsWith(location.origin)) fail(`${part.split("/").pop()} is missing`);
  }
}

addEventListener("error", failed, true);
addEventListener("unhandledrejection", ({ reason }) => {
  if (!isForeign(String(reason?.stack))) fail(reason?.message ?? reason);
});
// PyScript prints an error of Python's to the console and still calls the script done.
addEventListener("py:done", () => fail("an error in the game: see the browser's console"));

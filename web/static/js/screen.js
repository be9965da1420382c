// The big screen: shows what the tablet's page sends, and runs nothing else. No Python here.
import { channel as channelOf, locks, me } from "./means.js";
import { stayLit } from "./lit.js";
import { isAsNew, show as put } from "./pictures.js";
import { told as said } from "./tongue.js";

const LOCK = "horseburg/screen/"; // and the name of the page that is shown
const root = document.documentElement;
const stage = document.getElementById("screen");
const full = document.getElementById("full");
const channel = channelOf("horseburg/screen");

let from = ""; // the page whose table is shown
let at = 0; // when it was last played there
let plays = false; // it has a table, not only a poster
let gone = () => {}; // ends the waiting for its end

const say = (kind) => channel.postMessage({ kind, from: me });
const wait = (waits) => root.toggleAttribute("data-waits", waits);

/** Hear of the end of the page that is shown, even if it is cut off. */
function mind(page) {
  gone();
  if (!locks) return;
  const stop = new AbortController();
  gone = () => stop.abort();
  const ended = () => void (from === page && lost());
  locks.request(LOCK + page, { signal: stop.signal }, ended).catch(() => {});
}

/** The tablet's page is gone: its last picture stays, and whoever comes next may go on. */
function lost() {
  gone();
  [from, at, plays] = ["", 0, false];
  wait(true);
}

/** Whether a picture of another page takes the place of the one that is shown. */
const isLivelier = (told) => !from || (told.plays && (!plays || told.at > at));

function show(told) {
  if (!isAsNew(told.version, "screen")) return;
  if (told.from !== from) mind(told.from);
  [from, at, plays] = [told.from, told.at, told.plays];
  wait(false);
  put(stage, told, undefined, label);
}

const HEARD = {
  here: () => say("hello"),
  gone: (told) => told.from === from && lost(),
  picture: (told) => (told.from === from || isLivelier(told)) && show(told),
};

channel.addEventListener("message", ({ data }) => HEARD[data?.kind]?.(data));
addEventListener("pagehide", () => say("bye"));
addEventListener("pageshow", ({ persisted }) => persisted && say("hello"));

document.addEventListener("visibilitychange", () => {
  if (document.visibilityState !== "visible") return;
  say("hello");
});

if (!document.fullscreenEnabled) full.hidden = true;
full.addEventListener("click", () => {
  if (document.fullscreenElement) document.exitFullscreen();
  else root.requestFullscreen().catch(() => (full.hidden = true));
});
document.addEventListener("fullscreenchange", () => {
  const isFull = Boolean(document.fullscreenElement);
  root.toggleAttribute("data-full", isFull);
  label();
});

/** The few words that the tablet does not send. */
function label() {
  full.textContent = root.hasAttribute("data-full") ? said("Leave full screen") : said("Full screen");
  document.getElementById("waits").textContent = said("Waiting for the tablet…");
  document.title = said("Horseburg, the big screen");
}

stayLit(true);
say("hello");

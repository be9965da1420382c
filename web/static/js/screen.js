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

let voice = null; // says what the caller says, once somebody has touched this screen
let voices = "";

const say = (kind, more) => channel.postMessage({ kind, from: me, ...more });
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

/** Ask for a picture, and tell in which languages this screen can speak. */
function hello() {
  say("hello");
  if (voices) say("voices", { voices });
}

const HEARD = {
  here: hello,
  call: (told) => told.from === from && voice && !document.hidden && (say("said"), voice.say(...told.words)),
  hush: (told) => told.from === from && voice?.hush(),
  gone: (told) => told.from === from && lost(),
  picture: (told) => (told.from === from || isLivelier(told)) && show(told),
};

channel.addEventListener("message", ({ data }) => HEARD[data?.kind]?.(data));
addEventListener("pagehide", () => say("bye"));
addEventListener("pageshow", ({ persisted }) => persisted && hello());

document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") hello();
});
addEventListener("horseburg-caller", ({ detail }) => (voice = detail));
addEventListener("horseburg-voices", ({ detail }) => {
  voices = detail;
  hello();
});
addEventListener("pointerup", () => import("./caller.js"), { once: true }); // browsers want a touch first

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
hello();

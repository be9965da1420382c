// One window plays a table, the others follow it: a lock held while the table is open, and a channel
// by which the windows talk. Without locks the channel alone has to do.
import { channel as channelOf, locks as found, me } from "./means.js";

const PATIENCE = 1000; // milliseconds: a page that is just being closed lets go of its lock
const ANSWER = 500; // milliseconds: a window that is asleep gives no answer
const LOCK = "horseburg/table/"; // and the id of the table
const channel = channelOf("horseburg");
let locks = found; // null where there are none

let table = ""; // the id of the table on the screen
let role = ""; // asking, plays, follows, taking
let latest = ""; // its last writing
let since = 0;
let timer = 0;
let letGo = () => {};
let asking = null; // the latest asking for the lock; what becomes of an earlier one is no news
let decided = () => {};
let isDecided = Promise.resolve(); // who plays the table on the screen
let tell = () => {};

const say = (kind, more) => channel.postMessage({ kind, table, from: me, ...more });

/** Hold the lock of the table on the screen from when it is granted until `letGo`. */
function hold(options, granted) {
  const stop = new AbortController();
  let release = () => stop.abort();
  letGo = () => release();
  const kept = () => {
    if (asking !== stop || role === "follows") return undefined;
    granted();
    return new Promise((resolve) => (release = resolve));
  };
  const asks = options.steal ? options : { ...options, signal: stop.signal };
  asking = stop;
  locks.request(LOCK + table, asks, kept).catch((reason) => {
    if (reason?.name === "AbortError") lost(stop);
    else forgo();
  });
  return stop;
}

/** The browser has locks, but forbids them here. */
function forgo() {
  locks = null;
  if (role === "asking") play();
}

/** The locks that are held now, as far as the browser says. */
async function held() {
  try {
    return (await locks.query()).held;
  } catch {
    return [];
  }
}

/** The lock was taken away or never granted: follow whoever has it; if nobody has, play on. */
async function lost(stop) {
  const all = await held();
  if (asking !== stop || role === "follows") return;
  if (role === "plays" && !all.some(({ name }) => name === LOCK + table)) hold({}, play);
  else follow("");
}

/** Stop waiting for the lock, unless it was granted while this page was too busy to hear of it. */
async function giveUp(stop) {
  await held(); // whatever has been granted is told before the answer
  if (role === "asking") stop.abort();
}

function play() {
  clearTimeout(timer);
  role = "plays";
  decided();
}

function follow(text) {
  clearTimeout(timer);
  role = "follows";
  asking = null;
  decided();
  letGo();
  tell("follows", text);
}

function take(text) {
  play();
  latest = text;
  if (locks) hold({ steal: text === "" }, play);
  tell("plays", text);
}

/** This table is on the screen now, "" for none; `heard(kind, text)` is told what others do. */
export function enter(id, heard) {
  if (id === table) return;
  clearTimeout(timer);
  asking = null;
  role = "";
  decided();
  letGo();
  [table, tell, latest, since, letGo] = [id, heard, "", Date.now(), () => {}];
  if (!id) return;
  role = "asking";
  isDecided = new Promise((resolve) => (decided = resolve));
  if (locks) {
    const stop = hold({}, play);
    timer = setTimeout(() => giveUp(stop), PATIENCE);
  } else {
    play();
  }
  say("hello");
}

/** The table has been written: whoever follows may see it. */
export function tellKept(id, text) {
  if (id !== table || role === "follows") return;
  latest = text;
  say("kept", { text });
}

/** Play here instead: the other window is asked to hand the table over, and overruled if it sleeps. */
export function takeOver() {
  if (role === "plays") return tell("plays", ""); // it has been taken already
  if (role !== "follows") return;
  role = "taking";
  say("give");
  timer = setTimeout(() => take(""), ANSWER);
}

/** The tables that other windows play now. */
export async function playedElsewhere() {
  await isDecided;
  const ids = (locks ? await held() : []).map(({ name }) => name.replace(LOCK, ""));
  return ids.filter((id) => !(id === table && role === "plays"));
}

const HEARD = {
  hello: () => role === "plays" && say("mine", { text: latest, since }),
  mine: ({ text, since: first }) => {
    if (role === "asking" || (role === "plays" && !locks && first < since)) follow(text);
  },
  kept: ({ text }) => role === "follows" && tell("kept", text),
  give: ({ from }) => {
    if (role !== "plays") return;
    const text = latest;
    follow("");
    say("given", { text, to: from });
  },
  given: ({ text, to }) => role === "taking" && to === me && take(text),
};

const MOST = 1_100_000; // characters: a save, and what stands round it

/** Whether another window may have said this; an older edition may have other words. */
function isWord(data) {
  const { kind, table: its, text = "" } = data ?? {};
  return its === table && Object.hasOwn(HEARD, kind) && typeof text === "string" && text.length < MOST;
}

channel.addEventListener("message", ({ data }) => table && isWord(data) && HEARD[data.kind](data));

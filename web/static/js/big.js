// Tells the big screens what they show: a channel, and a lock whose end says that this page is gone.
import { channel as channelOf, locks, me } from "./means.js";
import { picture as pictureOf } from "./pictures.js";

const LOCK = "horseburg/screen/";
const PATIENCE = 1000; // milliseconds until a screen that does not answer counts as silent
const channel = channelOf("horseburg/screen");
const screens = new Map(); // those that have said hello and not yet goodbye, with the languages they speak
let heard = () => {};
let last = ""; // what the screens have been sent
let at = 0; // when somebody has last played here: of two tables, a screen shows the livelier one
let isHeld = false;
let unsaid = 0;

const say = (kind, more) => channel.postMessage({ kind, from: me, ...more });

/** Held while this page lives: a screen that waits for the same lock hears of its end. */
function hold() {
  if (isHeld || !locks) return;
  isHeld = true;
  locks.request(LOCK + me, () => new Promise(() => {})).catch(() => {});
}

/** Hear of screens: `wanted` is called when one comes up or wakes, and asks for a picture. */
export function listen(wanted) {
  heard = wanted;
  addEventListener("click", () => (at = Date.now()), true);
  addEventListener("pagehide", () => screens.size && say("gone"));
  addEventListener("pageshow", ({ persisted }) => persisted && say("here"));
  say("here");
}

/** Whether any screen is up. */
export const isWatched = () => screens.size > 0;

/** Whether a screen can say something in this language: then the tablet need not. */
export const speaks = (language) => Array.from(screens.values()).some((its) => its.includes(language));

/** Let the screens say something; where none answers that it does, the tablet says the next sentence. */
export function call(text, language, rate, pitch, loudness, cuts) {
  say("call", { words: [text, language, rate, pitch, loudness, cuts] });
  clearTimeout(unsaid);
  unsaid = setTimeout(() => screens.forEach((_, screen) => screens.set(screen, [])), PATIENCE);
}

/** Let them be silent at once. */
export const hush = () => say("hush");

/** Send a picture if it is another one; `dress` is the look of the page, as name and value; `box` what is played. */
export function show(html, plays, dress, box) {
  const picture = JSON.stringify([html, dress]);
  if (picture === last) return;
  if (last) at = Date.now();
  last = picture;
  hold();
  const { kind, ...told } = pictureOf(html, JSON.parse(dress), box, { plays, at });
  say(kind, told);
}

channel.addEventListener("message", ({ data }) => {
  if (data?.kind === "bye") screens.delete(data.from);
  if (data?.kind === "voices" && screens.has(data.from)) screens.set(data.from, String(data.voices).split(" "));
  if (data?.kind === "said") clearTimeout(unsaid);
  if (data?.kind !== "hello") return;
  screens.set(data.from, []);
  last = "";
  heard();
});

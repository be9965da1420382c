// The caller's voice. Fetched when somebody switches it on. What is said, how fast and how high, is decided
// in web/acts/caller.py; here is only how: with the device's own voices, never with one from the network.

const LATE = 1500; // milliseconds after which nobody wants to hear it any more
const LONGEST = 12_000; // milliseconds: an engine that has not ended by then never will
const AFTER_CUT = 60; // milliseconds: what is said at once after a cut is lost in some browsers
const LOOKS = [250, 1000, 3000]; // when to look for voices again: not every browser tells of them

const synth = globalThis.speechSynthesis;
let now = null; // what is being said
let next = null; // what waits for its end: one sentence at most
let ends = 0;

const languageOf = ({ lang }) => lang.toLowerCase().split(/[-_]/)[0];
/** Firefox has no voices of the network, and on Linux it calls those of the machine so. */
const isOwn = ({ localService, voiceURI }) => localService || voiceURI?.startsWith("urn:moz-tts:");
let voices = null; // by language: Linux has thousands of them

/** The device's own choice among its voices for each language, else the plainest: no dialect, no variant. */
function ownVoices() {
  const rank = ({ default: is, name, lang }) => (is ? 0 : lang.split(/[-_]/).length + 9 * name.includes("+"));
  const found = new Map();
  for (const voice of synth.getVoices().filter(isOwn)) {
    const better = found.get(languageOf(voice));
    if (!better || rank(voice) < rank(better)) found.set(languageOf(voice), voice);
  }
  return found;
}

function voiceOf(language) {
  voices ??= ownVoices();
  return voices.get(language) ?? null;
}

/** Hooves and crowd step back while somebody speaks. */
const duck = (is) => dispatchEvent(new CustomEvent("horseburg-ducks", { detail: is }));

function over(said) {
  if (now !== said) return;
  now = null;
  clearTimeout(ends);
  go();
}

/** Say what waits, unless it is late, or no voice of this device can. */
function go() {
  const call = next;
  next = null;
  const voice = call && performance.now() - call.at < LATE && !document.hidden && voiceOf(call.language);
  if (!voice) return duck(false);
  const said = Object.assign(new SpeechSynthesisUtterance(call.text), {
    voice, lang: voice.lang, rate: call.rate, pitch: call.pitch, volume: call.loudness,
  });
  said.onend = said.onerror = () => over(said);
  now = said;
  ends = setTimeout(() => (synth.cancel(), over(said)), LONGEST);
  duck(true);
  synth.speak(said);
}

/** Say a sentence: after the one that is being said, or in its place if it `cuts`. */
function say(text, language, rate, pitch, loudness, cuts) {
  next = { text, language, rate, pitch, loudness, at: performance.now() };
  if (!now) return go();
  if (!cuts) return;
  now = null;
  clearTimeout(ends);
  synth.cancel();
  setTimeout(() => now ?? go(), AFTER_CUT);
}

/** Be silent at once, and forget what waited. */
function hush() {
  now = next = null;
  clearTimeout(ends);
  synth?.cancel();
  duck(false);
}

/** Tell which languages the device speaks by itself; none only once that is `sure`. */
function tell(sure) {
  voices = synth ? ownVoices() : new Map();
  const languages = [...voices.keys()];
  if (!languages.length && !sure) return;
  dispatchEvent(new CustomEvent("horseburg-voices", { detail: languages.join(" ") }));
}

/** On iOS only the first words need a touch: so they are none, and say nothing. */
function open() {
  const nothing = Object.assign(new SpeechSynthesisUtterance(" "), { volume: 0 });
  if (!now) synth.speak(nothing);
}

if (synth) {
  synth.cancel(); // Chrome goes on speaking after a reload
  synth.addEventListener?.("voiceschanged", () => tell(false));
  addEventListener("pointerup", open, { once: true, capture: true });
  document.addEventListener("visibilitychange", () => document.hidden && hush());
  addEventListener("pagehide", hush);
  for (const after of LOOKS) setTimeout(tell, after, after === LOOKS.at(-1));
}
dispatchEvent(new CustomEvent("horseburg-caller", { detail: { say, hush } }));
tell(!synth);

// How the page sounds. Fetched at the first touch, never before: browsers want it so, and so the
// page wakes no slower. What is to be heard is decided in web/acts/sounds.py; here is only how.
import { RATE, bend, gallop, short, shorts, voices } from "./made.js";

const LOUDNESS = { off: 0, soft: 0.45, full: 1 };
const SMOOTH = 0.08; // seconds
const DUCKED = 0.3; // how loud hooves and crowd are while the caller speaks
const BETWEEN = 150; // milliseconds, so that no touch waits for a sound to be made

let zzfx = null;
let context = null;
let mix = null;
let bed = null; // what goes on beneath: hooves and crowd
let master = null;
let hooves = null;
let crowd = null;
let cheers = null;
let level = 0;
const ready = new Map();

function bufferOf(samples) {
  const buffer = context.createBuffer(1, samples.length, RATE);
  buffer.getChannelData(0).set(samples);
  return buffer;
}

/** Something that goes on and on, silent to begin with. */
function looped() {
  const gain = new GainNode(context, { gain: 0 });
  gain.connect(bed);
  return { source: null, name: "", gain };
}

/** How loud a loop is from now on, and of what; one that nobody hears does not run. */
function setLoop(loop, loudness, rate, name, buffered) {
  if (loop.source && (!loudness || loop.name !== name)) {
    loop.source.stop(context.currentTime + (loudness ? SMOOTH : 6 * SMOOTH));
    loop.source = null;
  }
  if (loudness && !loop.source) {
    loop.source = new AudioBufferSourceNode(context, { buffer: buffered(), loop: true });
    loop.name = name;
    loop.source.connect(loop.gain);
    loop.source.start();
  }
  loop.source?.playbackRate.setTargetAtTime(rate, context.currentTime, SMOOTH);
  loop.gain.gain.setTargetAtTime(loudness, context.currentTime, SMOOTH);
}

/** The buffer of this name, made at its first use. */
function keptOr(name, make) {
  if (!ready.has(name)) ready.set(name, bufferOf(make()));
  return ready.get(name);
}

const made = (name) => keptOr(name, () => short(name, zzfx.buildSamples.bind(zzfx)));
const murmur = () => keptOr("murmur", () => voices(false));
const cheering = () => keptOr("cheers", () => voices(true));

/** Make all that is not fitted to a race while nobody waits, a piece at a time. */
function ahead(pieces) {
  const [next, ...rest] = pieces;
  if (next) setTimeout(() => (next(), ahead(rest)), BETWEEN);
}

/** Make a short sound now; while the page may not sound, it is not kept for later. */
function play(name) {
  if (context.state !== "running" || !level || document.hidden) return;
  const source = new AudioBufferSourceNode(context, { buffer: made(name) });
  source.connect(mix);
  source.start();
}

/** What goes on until told otherwise: so many horses on this ground, and the crowd. */
function keepUp(galloping, tempo, roar, horses, ground) {
  const name = `${horses} on ${ground}`;
  const herd = () => keptOr(name, () => gallop(horses, ground));
  setLoop(hooves, level && horses && galloping, tempo, name, herd);
  setLoop(crowd, level && roar, 1, "murmur", murmur);
  setLoop(cheers, level && Math.max(0, 2 * roar - 1), 1, "cheers", cheering);
}

/** The setting; silence is at once, and a sleeping context costs nothing. */
function setVolume(name) {
  level = LOUDNESS[name] ?? 0;
  master.gain.cancelScheduledValues(context.currentTime);
  master.gain.value = level;
  wake();
}

/** Sound only in front of somebody's eyes, and only after a touch. */
function wake() {
  const wanted = level > 0 && document.visibilityState !== "hidden";
  if (wanted && context.state !== "running") context.resume().catch(() => undefined);
  if (!wanted && context.state === "running") context.suspend().catch(() => undefined);
}

async function begin() {
  ({ ZZFX: zzfx } = await import("../../vendor/zzfx.mjs")); // it makes the context
  context = zzfx.audioContext;
  master = new GainNode(context, { gain: 0 });
  master.connect(context.destination);
  const { curve, gain } = bend();
  mix = new GainNode(context, { gain });
  mix.connect(new WaveShaperNode(context, { curve })).connect(master);
  bed = new GainNode(context);
  bed.connect(mix);
  addEventListener("horseburg-ducks", ({ detail }) => {
    bed.gain.setTargetAtTime(detail ? DUCKED : 1, context.currentTime, SMOOTH);
  });
  [hooves, crowd, cheers] = [looped(), looped(), looped()];
  ahead([...shorts().map((name) => () => made(name)), murmur, cheering]);
  for (const kind of ["pointerup", "keydown"]) document.addEventListener(kind, wake);
  document.addEventListener("visibilitychange", wake);
  for (const kind of ["pagehide", "pageshow"]) addEventListener(kind, wake);
  dispatchEvent(new CustomEvent("horseburg-sound", { detail: { play, keepUp, setVolume } }));
}

begin().catch((reason) => console.warn("No sound here:", reason)); // everything is told in words too

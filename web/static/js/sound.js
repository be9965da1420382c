// How the page sounds. Fetched at the first touch, never before: browsers want it so, and so the
// page wakes no slower. What is to be heard is decided in web/acts/sounds.py; here is only how.
const LOUDNESS = { off: 0, soft: 0.45, full: 1 };
const SMOOTH = 0.08; // seconds
const RATE = 44100;

// ZzFX's numbers: volume, randomness, pitch, attack, sustain, release, shape, curve, slide, …
const MADE = {
  bell: [1.6, 0.01, 1180, 0, 0.25, 0.9, 0, 1.4, 0, 0, 0, 0, 0.09, 0, 0, 0, 0.02, 0.8, 0.05, 0.6],
  hammer: [2, 0.02, 130, 0, 0.01, 0.12, 1, 2.5, -6, 0, 0, 0, 0, 0.6],
  coins: [0.8, 0.05, 1900, 0, 0.02, 0.14, 1, 1.7, 0, 0, 620, 0.05, 0.09],
  chalk: [0.35, 0.1, 2400, 0.01, 0.05, 0.06, 3, 0.6, 3, 0, 0, 0, 0, 3, 0, 0, 0, 0.6, 0.02, 0, -4500],
  card: [0.5, 0.1, 320, 0.01, 0.01, 0.05, 4, 1, -3, 0, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, -2200],
  tick: [0.3, 0.03, 700, 0, 0.004, 0.02, 1, 2],
};

let zzfx = null;
let context = null;
let master = null;
let hooves = null;
let crowd = null;
let level = 0;
const ready = new Map();

/** A short noise that dies away, added to `samples` from second `at` on. */
function thud(samples, at, loudness) {
  const from = Math.floor(at * RATE);
  for (let i = 0; i < 0.09 * RATE && from + i < samples.length; i++)
    samples[from + i] += (Math.random() * 2 - 1) * loudness * Math.exp((-i / RATE) * 55);
}

/** One stride of six horses, no two in step, to be looped. */
function stride() {
  const samples = new Float32Array(RATE * 1.2);
  for (let horse = 0; horse < 6; horse++) {
    const start = horse * 0.067;
    for (const leap of [0, 0.4, 0.8])
      for (const [beat, loudness] of [[0, 0.6], [0.09, 0.75], [0.2, 1]]) // prettier-ignore
        thud(samples, (start + leap + beat) % 1.1, loudness);
  }
  return samples;
}

/** Many voices at once: noise that swells and falls a little, its end led back into its start. */
function voices() {
  const samples = new Float32Array(RATE * 3);
  for (let i = 0; i < samples.length; i++) {
    const turn = (i / samples.length) * 2 * Math.PI;
    const wave = 1 + 0.25 * Math.sin(3 * turn) + 0.15 * Math.sin(7 * turn + 1);
    samples[i] = (Math.random() * 2 - 1) * 0.5 * wave;
  }
  return samples;
}

function bufferOf(samples) {
  const buffer = context.createBuffer(1, samples.length, RATE);
  buffer.getChannelData(0).set(samples);
  return buffer;
}

/** Something that goes on and on: looped noise through a filter, silent to begin with. */
function looped(samples, type, frequency, q) {
  const filter = new BiquadFilterNode(context, { type, frequency, Q: q });
  const gain = new GainNode(context, { gain: 0 });
  filter.connect(gain).connect(master);
  const buffer = bufferOf(samples);
  return { source: null, buffer, filter, gain };
}

/** How loud a loop is from now on; one that nobody hears does not run. */
function setLoop(loop, loudness, rate) {
  if (loudness && !loop.source) {
    loop.source = new AudioBufferSourceNode(context, { buffer: loop.buffer, loop: true });
    loop.source.connect(loop.filter);
    loop.source.start();
  }
  loop.source?.playbackRate.setTargetAtTime(rate, context.currentTime, SMOOTH);
  loop.gain.gain.setTargetAtTime(loudness, context.currentTime, SMOOTH);
  if (loudness) return;
  loop.source?.stop(context.currentTime + 6 * SMOOTH);
  loop.source = null;
}

/** Make a short sound now; while the page may not sound, it is not kept for later. */
function play(name) {
  if (context.state !== "running" || !level || document.hidden) return;
  if (!ready.has(name)) ready.set(name, bufferOf(zzfx.buildSamples(...MADE[name])));
  const source = new AudioBufferSourceNode(context, { buffer: ready.get(name) });
  source.connect(master);
  source.start();
}

/** What goes on until told otherwise. */
function keepUp(galloping, tempo, roar) {
  setLoop(hooves, level && galloping * 0.9, tempo);
  setLoop(crowd, level && roar * 0.35, 1);
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
  hooves = looped(stride(), "lowpass", 420, 0.8);
  crowd = looped(voices(), "bandpass", 780, 0.5);
  for (const kind of ["pointerup", "keydown"]) document.addEventListener(kind, wake);
  document.addEventListener("visibilitychange", wake);
  for (const kind of ["pagehide", "pageshow"]) addEventListener(kind, wake);
  dispatchEvent(new CustomEvent("horseburg-sound", { detail: { play, keepUp, setVolume } }));
}

begin().catch((reason) => console.warn("No sound here:", reason)); // everything is told in words too

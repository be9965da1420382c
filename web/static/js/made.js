// How each sound is made, and that all are equally loud. Nothing here needs a loudspeaker: samples
// go in and out, so that they can be measured as well (python -m tools.sounds).
export const RATE = 44100;

// ZzFX's numbers: volume, randomness, pitch, attack, sustain, release, shape, curve, slide, …
export const MADE = {
  bell: [1.6, 0.01, 1180, 0, 0.25, 0.9, 0, 1.4, 0, 0, 0, 0, 0.09, 0, 0, 0, 0.02, 0.8, 0.05, 0.6],
  hammer: [2, 0.02, 130, 0, 0.02, 0.22, 1, 2.5, -6, 0, 0, 0, 0, 0.6],
  coins: [0.8, 0.05, 1900, 0, 0.02, 0.14, 1, 1.7, 0, 0, 620, 0.05, 0.09],
  chalk: [0.35, 0.1, 2400, 0.01, 0.05, 0.06, 3, 0.6, 3, 0, 0, 0, 0, 3, 0, 0, 0, 0.6, 0.02, 0, -4500],
  card: [0.5, 0.1, 320, 0.01, 0.01, 0.05, 4, 1, -3, 0, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, -2200],
  tick: [0.3, 0.03, 700, 0, 0.004, 0.02, 1, 2],
};

// Loudness in LUFS: of the loudest 400 ms for what is short, of all of it for what goes on.
const SHORT = -18;
const TICK = -28; // under every finger, so it stays in the background
const HOOVES = -26; // of one horse; six are as loud as a short sound
const CROWD = -20;
const WINDOW = 0.4 * RATE;

// What the ground makes of a hoof: how deep the thud is, how quickly it dies, how much of it rings.
const GROUNDS = {
  turf: { pitch: 420, dies: 55, click: 0.15 },
  sand: { pitch: 640, dies: 80, click: 0.05 },
  mud: { pitch: 260, dies: 26, click: 0 },
};

/** Noise that is the same each time, so that what was measured is what is heard. */
function dice(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

/** A filter of second order over samples, by its five numbers. */
function filtered(samples, [b0, b1, b2, a1, a2]) {
  const out = new Float32Array(samples.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i];
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    out[i] = y;
  }
  return out;
}

function lowpass(pitch, q) {
  const w = (2 * Math.PI * pitch) / RATE;
  const alpha = Math.sin(w) / (2 * q);
  const c = Math.cos(w);
  const a0 = 1 + alpha;
  return [(1 - c) / 2 / a0, (1 - c) / a0, (1 - c) / 2 / a0, (-2 * c) / a0, (1 - alpha) / a0];
}

function bandpass(pitch, q) {
  const w = (2 * Math.PI * pitch) / RATE;
  const alpha = Math.sin(w) / (2 * q);
  const a0 = 1 + alpha;
  return [alpha / a0, 0, -alpha / a0, (-2 * Math.cos(w)) / a0, (1 - alpha) / a0];
}

/** The ear's two filters of ITU-R BS.1770: a shelf for the head, and a cut below. */
function heard(samples) {
  const k = Math.tan((Math.PI * 1681.974450955533) / RATE);
  const [q, high] = [0.7071752369554196, 10 ** (3.999843853973347 / 20)];
  const band = high ** 0.4996667741545416;
  const a0 = 1 + k / q + k * k;
  const shelf = [
    (high + (band * k) / q + k * k) / a0,
    (2 * (k * k - high)) / a0,
    (high - (band * k) / q + k * k) / a0,
    (2 * (k * k - 1)) / a0,
    (1 - k / q + k * k) / a0,
  ];
  const l = Math.tan((Math.PI * 38.13547087602444) / RATE);
  const r = 0.5003270373238773;
  const c0 = 1 + l / r + l * l;
  return filtered(filtered(samples, shelf), [1, -2, 1, (2 * (l * l - 1)) / c0, (1 - l / r + l * l) / c0]);
}

/** The loudness of the loudest 400 ms, or of the whole, in LUFS. */
function loudness(samples, whole) {
  const ear = heard(samples);
  const span = whole ? ear.length : WINDOW;
  let sum = 0;
  let most = 0;
  for (let i = 0; i < ear.length; i++) {
    sum += ear[i] ** 2;
    if (i >= span) sum -= ear[i - span] ** 2;
    most = Math.max(most, sum);
  }
  return -0.691 + 10 * Math.log10(most / span);
}

/** The same samples, as loud as wanted. */
function levelled(samples, wanted, whole) {
  const gain = 10 ** ((wanted - loudness(samples, whole)) / 20);
  return samples.map((it) => it * gain);
}

/** The names of all short sounds. */
export const shorts = () => [...Object.keys(MADE), ...Object.keys(BUILT)];

/** A short sound; `build` makes samples of ZzFX's numbers. */
export function short(name, build) {
  const samples = BUILT[name]?.() ?? Float32Array.from(build(...MADE[name]));
  return levelled(samples, name === "tick" ? TICK : SHORT, false);
}

/** One stride of so many horses on this ground, no two in step, to be looped. */
export function gallop(horses, ground) {
  const { pitch, dies, click } = GROUNDS[ground] ?? GROUNDS.turf;
  const samples = new Float32Array(RATE * 1.2);
  const noise = dice(horses * 97 + pitch);
  for (let horse = 0; horse < horses; horse++) {
    const start = horse * 0.067 + 0.02 * noise();
    const weight = 0.85 + 0.15 * noise();
    for (const leap of [0, 0.4, 0.8])
      for (const [beat, force] of [[0, 0.6], [0.09, 0.75], [0.2, 1]]) // prettier-ignore
        thud(samples, start + leap + beat, force * weight, dies, noise);
  }
  const deep = filtered(samples, lowpass(pitch, 0.8));
  for (let i = 0; i < deep.length; i++) deep[i] += samples[i] * click * 0.3;
  return levelled(deep, HOOVES + 7.7 * Math.log10(horses), true);
}

/** A hoof on the ground: noise that dies away, led on at the start where the loop ends. */
function thud(samples, at, force, dies, noise) {
  const from = Math.floor(((at + 1.2) % 1.2) * RATE);
  for (let i = 0; i < (6 / dies) * RATE; i++)
    samples[(from + i) % samples.length] += noise() * force * Math.exp((-i / RATE) * dies);
}

/** Many voices at once: a murmur, or with `roar` the cheering above it; its end leads into its start. */
export function voices(roar) {
  const long = RATE * 3;
  const noise = dice(roar ? 7 : 3);
  const samples = new Float32Array(2 * long);
  for (let i = 0; i < long; i++) {
    const turn = (i / long) * 2 * Math.PI;
    const wave = 1 + 0.25 * Math.sin(3 * turn) + 0.15 * Math.sin((roar ? 11 : 7) * turn + 1);
    samples[i] = samples[i + long] = noise() * wave; // twice, so that the filters have settled
  }
  const low = filtered(samples, bandpass(roar ? 1150 : 520, 0.6));
  const high = filtered(samples, bandpass(roar ? 2300 : 1100, 1.2));
  for (let i = 0; i < low.length; i++) low[i] -= 0.5 * high[i]; // in step between the two
  const far = filtered(low, lowpass(roar ? 3400 : 1900, 0.7));
  return levelled(far.slice(long), CROWD, true);
}

/** A crowd that says "oh": many voices, no two alike, that sink and die away. */
function groan() {
  const long = 1.1 * RATE;
  const noise = dice(11);
  const samples = new Float32Array(long);
  for (let voice = 0; voice < 16; voice++) {
    const pitch = 150 * 2 ** (0.6 * noise());
    const late = 0.06 * (1 + noise()) * RATE;
    let phase = noise();
    for (let i = Math.ceil(late); i < long; i++) {
      const t = (i - late) / long;
      phase = (phase + (pitch * (1 - 0.3 * t)) / RATE) % 1;
      const swell = Math.min(1, t / 0.12) * Math.min(1, (1 - t) / 0.5);
      samples[i] += (phase - 0.5 + 0.15 * noise()) * swell;
    }
  }
  const low = filtered(samples, bandpass(480, 2));
  const high = filtered(samples, bandpass(860, 3));
  return low.map((it, i) => it + 0.5 * high[i]);
}

// Short sounds that no numbers of ZzFX make.
const BUILT = { groan };

const FROM = 0.6; // up to here the mix is left as it is
const ROOM = 4; // as loud as this it may come in

/** What keeps the mix below full scale, however much happens at once: a bend, not a cut. */
export function bend() {
  const curve = new Float32Array(8193);
  for (let i = 0; i < curve.length; i++) {
    const x = ((2 * i) / (curve.length - 1) - 1) * ROOM;
    const over = Math.max(0, Math.abs(x) - FROM);
    const bent = FROM + (0.96 - FROM) * Math.tanh(over / (0.96 - FROM));
    curve[i] = over ? Math.sign(x) * bent : x;
  }
  return { curve, gain: 1 / ROOM };
}

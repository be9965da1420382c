// What a phone may say: a table of kinds and their fields. A stranger's message becomes a flat one of its
// kind here, bounded, before Python reads it; what does not fit is none. Python's reader of JSON calls
// itself for every list within a list, and in WebAssembly that is the end of the page.

const text = (most) => (value) => typeof value === "string" && value.length <= most;
const count = (value) => Number.isSafeInteger(value) && value >= 0;
const few = (most, fits) => (value) => Array.isArray(value) && value.length <= most && value.every(fits);
const optional = (fits) => (value) => value === undefined || fits(value);
const LONGEST = 400; // characters of an answer, or of what is typed: as many as the rules look at

/** An object with these fields and no others, each of its own shape. */
function shaped(fields, value) {
  if (!value || typeof value !== "object" || Array.isArray(value)) return null;
  const made = {};
  for (const [name, fits] of Object.entries(fields)) {
    const its = Object.hasOwn(value, name) ? value[name] : undefined;
    if (!fits(its)) return null;
    if (its !== undefined) made[name] = its;
  }
  return made;
}

const word = optional(text(20));
const SETTINGS = { language: word, look: word, motion: word, sound: word };
const KINDS = {
  hello: {
    settings: optional((value) => shaped(SETTINGS, value) !== null),
    tongues: optional(few(8, text(20))),
    version: optional(text(40)),
    speaks: optional(count),
  },
  tap: { do: optional(text(LONGEST)), answer: optional(text(LONGEST)), asked: optional(text(LONGEST)) },
  fill: { field: text(60), value: text(LONGEST) },
  seen: { step: count },
  whole: {},
  echo: { echo: count },
};

/** What a phone has said, as an object of one of these kinds; null where it is none. */
export function spoken(message) {
  const kind = message?.kind;
  if (typeof kind !== "string" || !Object.hasOwn(KINDS, kind)) return null;
  const made = shaped(KINDS[kind], message);
  if (!made) return null;
  if (made.settings) made.settings = shaped(SETTINGS, made.settings);
  return { kind, ...made };
}

// The tablet's side of everybody's own phone: its links, the sheet with the code, the camera. What a
// phone says goes to Python, a few words at a time; what Python draws goes to the phone. Fetched when
// somebody first asks for phones.
import { fresh, offer, start, take } from "./calls.js";
import { mayReach } from "./nearby.js";
import { picture } from "./pictures.js";
import { cameras, scan } from "./scan.js";
import { spoken } from "./spoken.js";
import { isAble, unpackCall } from "./wire.js";

const links = new Map(); // by the phone's own name
let told = { joined() {}, gone() {}, heard() {}, read() {}, trouble() {} };
const echoes = new Map(); // words that are on their way there and back
let eye = null; // the camera that looks
let video = null;
let isBusy = false;
let turning = 0;

/** Hear of phones: `joined(phone)`, `lost(phone)`, `heard(phone, text)`, `read(what)`, `trouble(why)`. */
function listen(joined, lost, heard, read, trouble) {
  told = { joined, gone: lost, heard, read, trouble };
  const gone = (link, comesBack) => told.gone(link.phone, comesBack);
  start({ joined: begin, lost: gone, back: begin, stale: () => told.read("next") });
}

function begin(link) {
  links.set(link.phone, link);
  link.heard = (message) => {
    const said = spoken(message);
    if (!said) link.refused++;
    else if (said.kind === "echo") echoes.get(`${link.phone} ${said.echo}`)?.();
    else told.heard(link.phone, JSON.stringify(said));
  };
  told.joined(link.phone);
}

/** Send a phone its page; `dress` and `more` are JSON. */
function show(phone, html, dress, box, more) {
  links.get(phone)?.send(picture(html, JSON.parse(dress), box, JSON.parse(more)));
}

/** Tell a phone that it is its turn. */
const call = (phone) => links.get(phone)?.send({ kind: "call" });

/** Close the link to a phone for good: it can come back by a new code alone. */
function drop(phone) {
  links.get(phone)?.close();
  links.delete(phone);
}

/** Whether a phone still has to be sent what it was told before. */
const isSlow = (phone) => (links.get(phone)?.waits ?? 0) > 200_000;

// The sheet.

const address = (fragment) => new URL(`guest.html#${fragment}`, location.href.split("#")[0]).href;

/**
 * The address in the code that stands ready, and those of the tablet in it, a line each; `another` asks for a new
 * one. "?unable" or "?offline" where none can be made.
 */
async function code(another) {
  try {
    const fragment = await (another ? fresh() : offer());
    if (!fragment) return isAble() && !navigator.onLine ? "?offline" : "?unable";
    const known = unpackCall(fragment).addresses ?? [];
    return [address(fragment), ...known.map(({ host }) => host)].join("\n");
  } catch (reason) {
    console.warn("No code can be made:", reason);
    return "?unable";
  }
}

const ECHOES = 20;

/** How long a word takes to a phone and back: the middle of twenty, in milliseconds. */
async function measure(phone) {
  const times = [];
  for (let number = 0; number < ECHOES; number++) {
    const began = performance.now();
    await new Promise((done) => {
      echoes.set(`${phone} ${number}`, done);
      links.get(phone)?.send({ kind: "echo", echo: number });
      setTimeout(done, 1000);
    });
    times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b)[ECHOES / 2];
}

const TURN = 12_000; // milliseconds until another code is shown; those before it stay good

const OURS = /^[0-9A-Z $%*+\-./:]{45,200}$/; // as a phone shows them

/** Let the phone in whose code this is; what became of it goes to `read`. */
async function letIn(text) {
  if (isBusy) return;
  if (!OURS.test(text)) return told.read("foreign");
  isBusy = true;
  told.read("joining");
  try {
    const what = await take(text);
    const isKept = what === "unreachable" && (await mayReach()) === "denied";
    told.read(isKept ? "not allowed" : what);
  } catch {
    told.read("damaged");
  } finally {
    isBusy = false;
  }
}

/** The same for a code that was typed, or pasted with whatever stood around it. */
const letInTyped = (text) => letIn(text.replace(/\s/g, "").toUpperCase().replaceAll("_", " "));

/** Look for codes with the camera, and show what it sees; once more does nothing. */
async function look() {
  const here = document.getElementById("phone-eye");
  if (!here || video === here) return;
  await close();
  video = here;
  const trouble = (why) => {
    if (video !== here) return;
    if (why) video = null;
    told.trouble(why, 0);
  };
  turning = setInterval(() => told.read("next"), TURN); // several may have photographed the same one
  eye = await scan(here, { read: letIn, trouble, device: chosen() });
  if (video !== here) return;
  told.trouble("", (await cameras()).length);
}

const CAMERA = "horseburg/camera"; // the one that was used last, where there are several

function chosen() {
  try {
    return localStorage.getItem(CAMERA) ?? "";
  } catch {
    return "";
  }
}

/** Look through the next camera of this device, and begin with it the next time. */
async function nextCamera() {
  const all = (await cameras()).map(({ id }) => id);
  const now = video?.srcObject?.getVideoTracks()[0]?.getSettings().deviceId;
  const at = all.includes(now) ? all.indexOf(now) : all.indexOf(chosen());
  const next = all[(at + 1) % all.length];
  if (!next) return;
  try {
    localStorage.setItem(CAMERA, next);
  } catch {
    // it lasts as long as the page
  }
  video = null;
  await look();
}

/** The camera is put away. */
async function close() {
  clearInterval(turning);
  const was = eye;
  eye = video = null;
  was?.stop();
}

const detail = { call, close, code, drop, isSlow, letIn: letInTyped, listen, look, mayReach, measure, nextCamera, show };
dispatchEvent(new CustomEvent("horseburg-phones", { detail }));

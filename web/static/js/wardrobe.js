// The style and drawings of a box, read when it is opened, and the code of a room that few visits enter.
import { fetchArchive } from "./archives.js";
import { lookForNewer } from "./outdated.js";

const STYLES = {styles}; // from the build: an address for each such box

const root = document.documentElement;
const worn = new Map();

/** Whether this box needs nothing more; else its style is fetched, and `then` called when it is on. */
export function wear(box, then) {
  const isOn = !(box in STYLES) || worn.get(box) === "on";
  if (isOn || worn.has(box)) {
    then.destroy?.(); // Python's is called once at most, and the one that asked first draws
    return isOn;
  }
  worn.set(box, "coming");
  const done = () => {
    worn.set(box, "on"); // undressed is better than not at all
    then();
  };
  putOn(box).then(done, () => (miss(box, () => putOn(box)), done()));
  return false;
}

/** Put on the style of a box. */
function putOn(box) {
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.crossOrigin = "";
  sheet.href = new URL(`../../${STYLES[box]}`, import.meta.url).href;
  document.head.append(sheet);
  return new Promise((resolve, reject) => {
    sheet.onload = resolve;
    sheet.onerror = () => (sheet.remove(), reject(new Error(`the style of ${box} is missing`)));
  });
}

const DRAWINGS = {drawings}; // from the build: the files of drawings that a box takes some from

const looked = new Set();
const held = []; // what styles set behind things, so that it is there in the first frame that shows it

/** See that the drawings of a box are there, once it is opened: at home it shows none of them. */
export function seeDrawings(box) {
  if (looked.has(box)) return;
  looked.add(box);
  for (const name of DRAWINGS[box] ?? []) draw(name).catch(() => miss(box, () => redraw(name)));
}

/** See that a sheet of drawings is there. */
async function draw(name) {
  const { ok, status } = await fetch(name, { cache: missed.size ? "reload" : "default" });
  if (!ok) throw new Error(`${name} is missing (${status})`);
  if (name.startsWith("behind-")) held.push(Object.assign(new Image(), { src: name }));
}

/** The same once more; what has been drawn without it is drawn again. */
async function redraw(name) {
  await draw(name);
  for (const use of document.querySelectorAll(`use[href^="${name}#"]`)) use.setAttribute("href", use.getAttribute("href"));
  for (const { cssRules } of document.styleSheets) resay(cssRules, name);
}

/** Say rules with this file once more: a browser does not ask again for what a style lacked. */
function resay(rules, name) {
  for (const { cssRules, style } of rules) {
    resay(cssRules ?? [], name);
    const image = style?.backgroundImage ?? "";
    if (image.includes(`${name}#`)) Object.assign(style, { backgroundImage: "" }, { backgroundImage: image });
  }
}

// What a box lacks is told of, as its code would be, and fetched when there is a network.

const missed = new Map(); // box -> what is to be fetched once more

function miss(box, fetched) {
  if (!missed.has(box)) missed.set(box, new Set());
  missed.get(box).add(fetched);
  lookForNewer();
  tell();
  again();
}

const tell = () => dispatchEvent(new CustomEvent("horseburg-undressed", { detail: [...missed.keys()].join(" ") }));

const LONGEST = 60_000; // milliseconds
let wait = 2000; // until what is missing is asked for again, longer each time
let timer = 0;

function again() {
  clearTimeout(timer);
  timer = setTimeout(complete, wait);
  wait = Math.min(LONGEST, 2 * wait);
}

addEventListener("online", () => missed.size && ((wait = 500), again())); // not every browser tells

/** Fetch what is missing; what still is, a while later. */
async function complete() {
  for (const [box, those] of missed) {
    for (const fetched of [...those]) await fetched().then(() => those.delete(fetched), () => {});
    if (!those.size) missed.delete(box);
  }
  tell();
  if (missed.size && root.dataset.update !== "older") again();
}

const ROOMS = {rooms}; // from the build: an address for the code of each room
const coming = new Set();

/** Fetch the code of a room and hand it to `then`, or nothing where it cannot be had. */
export function unlock(room, then) {
  if (coming.has(room)) return then.destroy?.();
  coming.add(room);
  fetchArchive(ROOMS[room])
    .catch((reason) => console.warn("A room cannot be opened:", reason))
    .then((code) => {
      coming.delete(room);
      then(code);
    });
}

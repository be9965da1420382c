// Wakes Python up for PyScript: from the memory that was kept at build time, else from nothing.
//
// The memory travels packed and without what WebAssembly itself brings (tools/snapshot.mjs). It
// starts as soon as this module is read, while PyScript is still on its way.
import { loadPyodide as wake } from "../../{pyodide}/pyodide.mjs";
import { fetchArchive } from "./archives.js";
import { fetchWords, wished } from "./tongue.js";

const MEMORY = {memory}; // from the build: size, check sum, and which words WebAssembly brings
const HEADER = 144; // bytes that Pyodide puts before the memory
const TRAVELS = { "pyodide.asm.wasm": {wasm_packed}, "memory.bin": {memory_packed} };
const indexURL = new URL("../../{pyodide}/", import.meta.url).href;
const here = (name) => new URL(`../${name}`, import.meta.url).href;
const kept = (name) => new URL(`../../{python}/${name}`, import.meta.url).href;
const BOXES = {boxes}; // from the build: the code of each box that is read when it is opened
const root = document.documentElement;
const fetchPlainly = globalThis.fetch.bind(globalThis);

/** Tell the page what has come, in bytes as they travel. */
function tell(name, part) {
  dispatchEvent(new CustomEvent("horseburg-comes", { detail: { name, part, of: TRAVELS } }));
}

/** The same bytes, counted as they pass. */
function counted(name, size, body) {
  let come = 0;
  const count = (chunk, controller) => {
    come += chunk.byteLength;
    tell(name, Math.min(1, come / size));
    controller.enqueue(chunk);
  };
  return body.pipeThrough(new TransformStream({ transform: count }));
}

async function fetched(url) {
  const response = await fetchPlainly(url);
  if (!response.ok) throw new Error(`${url.split("/").pop()} is missing (${response.status})`);
  return response;
}

const WASM = "application/wasm";

/**
 * Pyodide asks for its WebAssembly by `fetch`: on a first visit count what comes. A browser compiles
 * nothing of another type, whatever a host calls it, and Pyodide would wait for ever.
 */
function countWasm() {
  const isKept = Boolean(navigator.serviceWorker?.controller);
  globalThis.fetch = async (resource, options) => {
    const response = await fetchPlainly(resource, options);
    if (!String(resource).endsWith("/pyodide.asm.wasm")) return response;
    if (!response.ok) throw new Error(`pyodide.asm.wasm is missing (${response.status})`);
    if (isKept && response.headers.get("content-type") === WASM) return response;
    const body = counted("pyodide.asm.wasm", {wasm_size}, response.body);
    return new Response(body, { headers: { "content-type": WASM } });
  };
}

const SLICE = 1 << 16; // bytes that are unpacked at a time
const IDLE = 100; // times that nothing comes of more: what is damaged would bring nothing for ever

function* sliced(bytes) {
  for (let at = 0; at < bytes.length; at += SLICE) yield bytes.subarray(at, at + SLICE);
}

/** Fill `image` with the kept memory, as far as it travels. */
async function unpack(image) {
  const name = "memory.bin";
  const unpacker = import("../../vendor/zstddec.mjs").then(async ({ ZSTDDecoder }) => {
    const made = new ZSTDDecoder();
    await made.init();
    return made;
  });
  unpacker.catch(() => 0); // told below, where it is waited for
  const packed = counted(name, TRAVELS[name], (await fetched(kept(name))).body);
  const come = new Uint8Array(await new Response(packed).arrayBuffer());
  let at = 0;
  let idle = 0;
  for (const part of (await unpacker).decodeStreaming(sliced(come))) {
    image.set(part, at);
    at += part.length;
    idle = part.length ? 0 : idle + 1;
    if (idle > IDLE) throw new Error("the kept memory is damaged");
  }
  if (at !== image.length) throw new Error("the kept memory is cut short");
}

/** Add what WebAssembly brought itself, and check that all is as it was when it was kept. */
function complete(image, blank) {
  const words = new Uint32Array(image.buffer, HEADER);
  const own = new Uint32Array(blank.buffer, blank.byteOffset, blank.length >> 2);
  let sum = 0;
  for (const [start, count] of MEMORY.brought)
    for (let at = start; at < start + count; at++) sum = (sum + (words[at] ^= own[at])) >>> 0;
  if (sum !== MEMORY.sum) throw new Error("the kept memory does not fit this engine");
}

/** Python as it stood at build time, all modules imported. */
async function fromMemory() {
  const image = new Uint8Array(MEMORY.size);
  const filled = unpack(image);
  let fail;
  const failed = new Promise((_, reject) => (fail = reject));
  filled.catch(fail);
  const createPyodideModule = async (settings) => {
    const { default: create } = await import("../../{pyodide}/pyodide.asm.mjs");
    settings.preRun.push((module) => {
      module.addRunDependency("memory");
      if (module.HEAPU8.length < MEMORY.size - HEADER) module.growMemory(MEMORY.size - HEADER);
      filled
        .then(() => complete(image, module.HEAPU8))
        .then(() => module.removeRunDependency("memory"))
        .catch(fail);
    });
    return create(settings);
  };
  const asked = { _loadSnapshot: Promise.resolve(image), createPyodideModule };
  const stdLibURL = kept("nothing.zip"); // the memory holds every module that is used
  const woken = wake({ indexURL, stdLibURL, lockFileContents, packageBaseUrl: indexURL, ...asked });
  return Promise.race([woken, failed]);
}

/** Python from nothing, then our own modules from their archive. */
async function fromNothing() {
  const bundle = fetched(here("app.zip")).then((response) => response.arrayBuffer());
  const stdLibURL = kept("stdlib.zip");
  const python = await wake({ indexURL, stdLibURL, lockFileContents, packageBaseUrl: indexURL });
  python.unpackArchive(await bundle, "zip");
  return python;
}

/** The code of the boxes, for the moment when one is opened. Without one the page wakes all the same. */
function fetchBoxes(names = Object.keys(BOXES)) {
  const fetchBox = (name) =>
    fetchArchive(BOXES[name])
      .then((code) => [name, code])
      .catch((reason) => console.warn("A box cannot be opened:", reason));
  return Promise.all(names.map(fetchBox));
}

// Somebody wants to play what is missing, or the browser says that there is a network again.
let isWanted = false; // also while it is being asked for, in vain: then it is again in a second
let hurry = () => (isWanted = true);
for (const sign of ["horseburg-wanted", "online"]) addEventListener(sign, () => hurry());

async function pause(seconds) {
  await new Promise((then) => {
    setTimeout(then, 1000 * (isWanted ? 1 : seconds));
    hurry = () => setTimeout(then, 1000);
  });
  isWanted = false;
  hurry = () => (isWanted = true);
}

/** Ask again for what has not come: soon at first, in the end once a minute, or when it is wanted. */
async function fetchMissing(python, come, isLate) {
  let missing = Object.keys(BOXES);
  for (let wait = 1; ; wait = Math.min(60, 2 * wait)) {
    const names = come.filter(Boolean).map(([name]) => name);
    missing = missing.filter((name) => !names.includes(name));
    if (names.length && (wait > 1 || isLate)) dispatchEvent(new Event("horseburg-box"));
    if (!missing.length) return;
    await pause(wait);
    come = await fetchBoxes(missing);
    shelve(python, "/boxes", come);
  }
}

function shelve(python, folder, archives) {
  python.FS.mkdirTree(folder);
  for (const [name, code] of archives.filter(Boolean))
    python.FS.writeFile(`${folder}/${name}.zip`, code);
}

/** The words of the language that is wished for; without them the page speaks English. */
function fetchLanguage() {
  const language = wished();
  if (language === "en") return null;
  const come = fetchWords(language).then((words) => [language, words]);
  return come.catch((reason) => console.warn("A language cannot be read:", reason));
}

const lockFileContents = '{lock}';

async function python() {
  countWasm();
  try {
    return await fromMemory();
  } catch (reason) {
    console.warn("Waking without the kept memory:", reason);
    root.dataset.boot = "plain";
    return await fromNothing();
  } finally {
    globalThis.fetch = fetchPlainly;
  }
}

// A first visit wakes without: what it does not need to be played with comes when it can be.

const NEEDS = Object.keys(BOXES).map((name) => `[data-do="setup ${name.replaceAll("_", "-")}"]`);
const WAITS = ["[data-do=alone]", "[data-do=start]", ...NEEDS].join();
const SAVED = "horseburg/table/";

/** Whether nothing is kept here that would need a box, and nobody was sent to one. */
function isFirstVisit() {
  try {
    return !location.hash && !Object.keys(localStorage).some((key) => key.startsWith(SAVED));
  } catch {
    return false;
  }
}

const PATIENCE = 3000; // milliseconds that a tap waits: then the game says what is missing

/** A tap on what needs what is still on its way is kept, and made when that is here. */
function keepTaps(come) {
  const kept = new Set();
  const make = (button) => {
    button.removeAttribute("data-given");
    button.click();
    kept.delete(button);
  };
  const keep = (event) => {
    const button = event.target.closest(WAITS);
    if (!button || root.dataset.ready !== "yes") return; // before, boot.js keeps all of them
    if (kept.has(button) && !event.isTrusted) return; // it has waited
    event.stopImmediatePropagation();
    if (kept.has(button)) return;
    kept.add(button);
    button.setAttribute("data-given", "");
    Promise.race([come, new Promise((then) => setTimeout(then, PATIENCE))]).then(() => make(button));
  };
  addEventListener("click", keep, true);
  come.then(() => removeEventListener("click", keep, true));
}

function awake() {
  return new Promise((then) => {
    const seen = new MutationObserver(() => root.dataset.ready && (seen.disconnect(), then()));
    seen.observe(root, { attributeFilter: ["data-ready"] });
  });
}

async function fetchLate(woken) {
  root.dataset.coming = "boxes";
  let here;
  keepTaps(new Promise((then) => (here = then)));
  await awake();
  const come = await fetchBoxes();
  shelve(woken, "/boxes", come);
  delete root.dataset.coming;
  here();
  fetchMissing(woken, come, true);
}

async function start() {
  const isFirst = isFirstVisit();
  const [woken, boxes, words] = await Promise.all([python(), isFirst || fetchBoxes(), fetchLanguage()]);
  shelve(woken, "/languages", [words]);
  if (isFirst) {
    fetchLate(woken);
    return woken;
  }
  shelve(woken, "/boxes", boxes);
  fetchMissing(woken, boxes);
  return woken;
}

const started = start();

/** What PyScript asks for: Python, its words going where PyScript wants them; and no page undressed. */
export async function loadPyodide({ stdout, stderr }) {
  const [python] = await Promise.all([started, firstFrame.dressed]);
  if (stdout) python.setStdout({ batched: stdout });
  if (stderr) python.setStderr({ batched: stderr });
  return python;
}

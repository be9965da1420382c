// The second copy of every kept table, in IndexedDB: one record a table, written in the background.
//
// The page writes to localStorage first, so a crash in between loses nothing. Writings of one table
// are numbered (`count`), and an older one never takes the place of a newer.
//
// Whatever the database holds, the page wakes: another version's, none of our tables, records that
// are none. What cannot be read is counted and left as it is.
import { database, within } from "./means.js";
import { playedElsewhere } from "./windows.js";

const NAME = "horseburg";
const STORE = "tables";
const PATIENCE = 5000; // milliseconds
const root = document.documentElement;
const waiting = new Map(); // id -> { record or null to remove, done }
let opened = null;
let writing = false;
root.dataset.vault = "level";

/** The database as it is, whichever version has made it; with a number, that one is made of it. */
function ask(version) {
  return new Promise((resolve, reject) => {
    const asked = version ? database.open(NAME, version) : database.open(NAME);
    asked.onupgradeneeded = () => {
      const { objectStoreNames: names } = asked.result;
      if (!names.contains(STORE)) asked.result.createObjectStore(STORE, { keyPath: "id" });
    };
    asked.onerror = () => reject(asked.error);
    asked.onsuccess = () => {
      const forget = () => (opened = null);
      asked.result.onclose = forget;
      asked.result.onversionchange = () => (asked.result.close(), forget());
      resolve(asked.result);
    };
  });
}

async function withTables() {
  const found = await ask();
  if (found.objectStoreNames.contains(STORE)) return found;
  found.close();
  return ask(found.version + 1);
}

function open() {
  opened ??= withTables().catch((reason) => {
    opened = null;
    throw reason;
  });
  return opened;
}

/** One transaction over the store; what `act` asks for is the answer once all is on the disk. */
async function transact(mode, act) {
  const database = await open();
  return new Promise((resolve, reject) => {
    const work = database.transaction(STORE, mode, { durability: "strict" });
    const asked = act(work.objectStore(STORE));
    work.oncomplete = () => resolve(asked?.result);
    work.onerror = work.onabort = () => reject(work.error);
  });
}

const replace = (record) => (store) => {
  const found = store.get(record.id);
  found.onsuccess = () => {
    if (!(found.result?.count > record.count)) store.put(record);
  };
};

async function write() {
  writing = true;
  root.dataset.vault = "writing";
  for (const [id, { record, done }] of waiting) {
    waiting.delete(id);
    try {
      await transact("readwrite", record ? replace(record) : (store) => store.delete(id));
      done?.(true);
    } catch (reason) {
      console.info("No second copy:", String(reason)); // the first one stands
      done?.(false);
    }
  }
  writing = false;
  root.dataset.vault = "level";
}

function later(id, record, done) {
  waiting.get(id)?.done?.(false);
  waiting.delete(id); // the latest wins, in its own place in the row
  waiting.set(id, { record, done });
  if (!writing) write();
}

/** Write a table's copy in the background. */
export function putCopy(id, text, about, count) {
  later(id, { id, text, about, count }, null);
}

/** Remove a table's copy; `done` hears whether it is gone. */
export function removeCopy(id, done) {
  later(id, null, done);
}

const isCopy = (record) =>
  [record?.id, record?.text, record?.about].every((part) => typeof part === "string") &&
  Number.isSafeInteger(record.count);

/** Every copy as [id, text, about, count], and how many records are none. */
async function copies() {
  const found = await transact("readonly", (store) => store.getAll());
  const sound = found.filter(isCopy).map(({ id, text, about, count }) => [id, text, about, count]);
  return { isThere: true, sound, unread: found.length - sound.length };
}

const NONE = { isThere: false, sound: [], unread: 0 };

/** Tell whether there are second copies, all of them, and which tables other windows play now. */
export async function readCopies(tell) {
  const elsewhere = within(PATIENCE, playedElsewhere(), []);
  const { isThere, sound, unread } = await within(PATIENCE, copies(), NONE);
  tell(isThere, sound, unread, await elsewhere);
  root.dataset.compared = "yes";
}

// Does the browser keep what we keep?

let asked = false;

/** Ask the browser to keep this site's data for good; only once, and right after a tap. */
export async function askToStay(tell) {
  if (asked) return;
  asked = true;
  try {
    tell((await navigator.storage.persist()) ? "yes" : "no");
  } catch {
    tell("no");
  }
}

/** What the browser has promised before. */
export async function hasPromised(tell) {
  try {
    if (await navigator.storage.persisted()) tell("yes");
  } catch {
    // it cannot promise anything
  }
}

/** Whether this is Safari's engine on a tablet or phone, outside of an installed page. */
export function mayBeErased() {
  const touchMac = /Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1;
  const apple = touchMac || /iPad|iPhone|iPod/.test(navigator.userAgent);
  return apple && !matchMedia("(display-mode: standalone)").matches && !navigator.standalone;
}

// What this browser grants the page. Its owner or its address may forbid any of it: then it is not
// there, and nothing here throws.

/** What a browser gives, or undefined where it throws instead. */
function granted(ask) {
  try {
    return ask();
  } catch {
    return undefined;
  }
}

/** A name that no other window has. (`randomUUID` is missing where the page comes by plain http.) */
export const me = crypto.getRandomValues(new Uint32Array(4)).join("-");

/** The browser's database; taken here because of what the next lines may put in its place. */
export const database = granted(() => globalThis.indexedDB) ?? undefined;

export const locks = granted(() => navigator.locks) ?? null;

/** A channel on which nobody else is. */
class Mute extends EventTarget {
  postMessage() {}
  close() {}
}

/** A channel to the other windows. */
export const channel = (name) => granted(() => new BroadcastChannel(name)) ?? new Mute();

// PyScript wants a channel too, and cannot be read without.
if (!granted(() => (new BroadcastChannel("horseburg").close(), true))) globalThis.BroadcastChannel = Mute;

/** What `promise` becomes, or `otherwise` where it fails or has not answered in time. */
export function within(milliseconds, promise, otherwise) {
  let timer = 0;
  const late = new Promise((resolve) => (timer = setTimeout(resolve, milliseconds, otherwise)));
  const told = promise.catch((reason) => (console.info("Done without:", String(reason)), otherwise));
  return Promise.race([told, late]).finally(() => clearTimeout(timer));
}

// PyScript keeps packages in databases of its own, and waits for them. No page of ours has any, and
// where site data are blocked, waiting would be for ever. So each is an empty one that is always there.
const OTHERS = "IDBMap/";

function answered(result) {
  const asked = { result };
  queueMicrotask(() => asked.onsuccess({ target: asked }));
  return asked;
}

const nothing = { getAllKeys: () => answered([]), clear: () => answered(undefined) };
const empty = { close() {}, transaction: () => ({ objectStore: () => nothing }) };
if (database) {
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function (name, ...more) {
    return String(name).startsWith(OTHERS) ? answered(empty) : open.call(this, name, ...more);
  };
} else {
  const value = { open: () => answered(empty) };
  granted(() => Object.defineProperty(globalThis, "indexedDB", { configurable: true, value }));
}

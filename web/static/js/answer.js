// The phone's end of the wire: answers a tablet's code, and comes back by itself when the link is lost.
//
// A browser waits for a tablet that has not read the phone's code yet, as long as the tablet's side answers
// its first packets. Where it does not, the browser gives up; then the connection is made anew, under the
// same names and fingerprint: the code stays the same.
import { database, within } from "./means.js";
import { connect, derive, hex, isAble, Link, offerOf } from "./wire.js";
import { packReply, printIn, settle, tell, unpackCall } from "./wire.js";

const KEPT = "horseburg/wire"; // in the tab's memory: by what codes it may come back
const DATABASE = "horseburg/wire"; // the phone's certificate, by which a tablet knows it again
const STORE = "kept";
const DAY = 24 * 60 * 60_000;
const ATTEMPT = 5000; // milliseconds
const BACK = 2500; // by a code that waits for this phone alone: the other one may do better
const SHOWING = 12_000; // as much again while a code is shown and the tablet could be reached
const BEGUN = 10_000; // as much again once the tablet has begun to talk
const QUICK = 24; // attempts before it takes its time
const REST = 5000;
const FOREVER = 2 ** 31 - 1; // the longest that a timer knows
const NOTICING = [200, 600, 1200, 2000];
const MOST_HEARD = 2_000_000; // characters in a message of the tablet
const MOST_KEPT = 4;
const CERTIFYING = 8000;

let visit = null; // what this page is at: joining, linked, or coming back

/** Answer a tablet's code. Whatever the page was at before is over. */
export async function join(fragment, callbacks) {
  if (!isAble()) return tell(callbacks, "failed", "unable");
  const call = callIn(String(fragment));
  if (call.fault) return tell(callbacks, "failed", call.fault);
  await begin([call], callbacks, true);
}

/** A tablet's code at the beginning of a text: what follows has come with the link, as a sentence's end does. */
function callIn(text) {
  const letters = /^#?([\w-]*)/.exec(text)[1];
  const call = unpackCall(letters);
  const isMore = call.fault === "damaged" && /[_-]$/.test(letters); // the end of what is _stressed_
  return isMore ? callIn(letters.slice(0, -1)) : call;
}

/** By what codes this tab may come back. */
export const kept = () => remembered().fragments;

/** Come back by what is kept, as after a reload; false if that cannot be. */
export async function resume(callbacks) {
  const { print, fragments } = remembered();
  const calls = isAble() ? fragments.map(unpackCall).filter(({ fault }) => !fault) : [];
  if (!calls.length) return false;
  // The tablet waits for the phone that it knows. With another certificate this is another one.
  const isSame = await certified().then((own) => own.print === print, () => false);
  if (!isSame) return forget(), false;
  await begin(calls, callbacks, false);
  return true;
}

/** Leave for good, or stop trying. */
export function leave() {
  turnTo(null);
  forget();
}

function turnTo(another) {
  const before = visit;
  visit = another;
  before?.hurry(true);
  before?.link?.close();
}

async function begin(calls, callbacks, showsCode) {
  const own = { page: callbacks, calls, showsCode, link: null, shown: "", isNear: null, hurry: () => {} };
  turnTo(own);
  if (showsCode) forget();
  try {
    own.me = await certified();
  } catch {
    return void (visit === own && tell(callbacks, "failed", "unable"));
  }
  pursue(own);
}

// Trying

/** Try one code after the other until one leads to the tablet. */
async function pursue(own) {
  for (let turn = 0; own === visit && !own.link?.isOpen; turn++) {
    if (document.visibilityState === "hidden") await pause(own, FOREVER);
    else if (await attempt(own, own.calls[turn % own.calls.length])) return;
    else await pause(own, turn < QUICK ? 100 : REST);
  }
}

/** Wait, but not if the page is shown again or the network comes back. */
function pause(own, milliseconds) {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    own.hurry = () => (clearTimeout(timer), resolve());
  });
}

/** Make a connection and wait whether the tablet takes it up. */
async function attempt(own, call) {
  let connection = null;
  try {
    const made = connect(own.me.certificate);
    ({ connection } = made);
    call.derived ??= await derive(call.secret);
    await connection.setRemoteDescription(offerOf(call, call.names ?? call.derived.names));
    const names = await settle(connection, await call.derived.namesOfPhone(own.me.mark));
    if (own.showsCode) await show(own, call, names);
    // Names that this browser has made are in the code that is shown: the next ones would be others.
    if (await isTaken(own, call, made, Boolean(names))) return true;
  } catch (reason) {
    console.info("No connection:", String(reason));
  }
  connection?.close();
  return false;
}

/** True once the tablet speaks; false as soon as there is no more to hope for. */
function isTaken(own, call, { connection, channel }, isBound) {
  return new Promise((resolve) => {
    const end = () => resolve(false);
    const isOpen = () => channel.readyState === "open";
    // A tablet whose page sleeps lets us in and says nothing. Then that is waited for: once let in, there is
    // no other way in by the same code.
    channel.onclose = end;
    channel.onmessage = () => resolve(arrive(own, call, connection, channel));
    const look = () => {
      const { iceConnectionState, connectionState } = connection;
      if (/failed|disconnected|closed/.test(`${iceConnectionState} ${connectionState}`)) end();
    };
    connection.addEventListener("iceconnectionstatechange", look);
    connection.addEventListener("connectionstatechange", look);
    own.hurry = (isOver) => (isOver || !(isOpen() || isBound)) && end();
    const isOn = () => own === visit && !isOpen() && connection.connectionState !== "closed";
    const giveUp = async (isLast) => {
      if (isBound || !isOn()) return;
      const { isNear, isBegun } = await seen(connection);
      if (!isOn()) return;
      if (isBegun && !isLast) later(BEGUN, true);
      else if (isNear && own.showsCode && isKept(connection)) later(SHOWING, false);
      else if (isNear && own.showsCode && !isLast) later(SHOWING, true);
      else end();
    };
    const later = (milliseconds, isLast) => setTimeout(() => giveUp(isLast).catch(end), milliseconds);
    later(own.showsCode ? ATTEMPT : BACK, false);
    notice(own, connection, isOn).catch(() => {});
  });
}

/** Chromium and Safari go on to tell the tablet that they wait. Firefox does not, and a tablet forgets it. */
const isKept = ({ iceConnectionState }) => /connected|completed/.test(iceConnectionState);

/** What the browser has heard: an answer to our first packets; the tablet's own, once it knows of us. */
async function seen(connection) {
  const rows = [...(await connection.getStats()).values()];
  const pairs = rows.filter(({ type }) => type === "candidate-pair");
  return {
    isNear: pairs.some(({ state }) => state === "succeeded"),
    isBegun: pairs.some(({ nominated, requestsReceived }) => nominated || requestsReceived > 0),
  };
}

/** Tell whether the tablet can be reached at all, which shows before it has read our code. */
async function notice(own, connection, isOn) {
  for (const milliseconds of NOTICING) {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    if (!isOn()) return;
    const { isNear } = await seen(connection);
    const isSure = isNear || milliseconds === NOTICING.at(-1);
    if (isSure && isOn() && own.isNear !== isNear) tell(own.page, "near", (own.isNear = isNear));
    if (isNear) return;
  }
}

async function show(own, call, names) {
  const text = await packReply(call.derived.key, { print: own.me.mark, names });
  if (own !== visit || text === own.shown) return;
  own.shown = text;
  tell(own.page, "code", text);
}

/** The way is open: from now on the link goes over it. */
function arrive(own, call, connection, channel) {
  if (own !== visit || own.link?.isOpen) return false;
  const isBack = own.link !== null;
  own.link ??= new Link(own.me.print, MOST_HEARD, false, {
    lost: () => own === visit && lose(own),
    over: (isOurs) => own === visit && end(own, isOurs),
    standby: (fragments) => own === visit && keep(own, fragments),
  });
  own.showsCode = false;
  own.calls = own.calls.filter((one) => one !== call);
  own.link.carry(connection, channel);
  tell(own.page, isBack ? "back" : "opened", own.link);
  return true;
}

function lose(own) {
  own.isNear = null;
  tell(own.page, "lost");
  if (own !== visit) return;
  if (own.calls.length) pursue(own);
  else tell(own.page, "failed", "lost");
}

/** The link is closed: by us, by the tablet, or because another tab of this phone has taken it over. */
function end(own, isOurs) {
  visit = null;
  forget();
  if (!isOurs) tell(own.page, "failed", "closed");
}

/** The page has slept, or the network is back: what was begun before may hang. */
const hurry = () => document.visibilityState === "visible" && visit?.hurry();
document.addEventListener("visibilitychange", hurry);
addEventListener("pageshow", ({ persisted }) => persisted && hurry());
addEventListener("online", hurry);

// What is kept for the tab

/** The tablet has told by what codes we may come back. */
function keep(own, told) {
  const fragments = told.slice(0, MOST_KEPT).filter((one) => !unpackCall(one).fault);
  if (!fragments.length) return;
  own.calls = fragments.map(unpackCall);
  try {
    sessionStorage.setItem(KEPT, JSON.stringify({ print: own.me.print, fragments }));
  } catch {
    // then a reload needs a new code
  }
}

function remembered() {
  const nothing = { print: "", fragments: [] };
  try {
    const { print, fragments } = JSON.parse(sessionStorage.getItem(KEPT) ?? "{}");
    const isWhole = typeof print === "string" && Array.isArray(fragments);
    const texts = isWhole ? fragments.filter((one) => typeof one === "string") : [];
    return isWhole ? { print, fragments: texts.slice(0, MOST_KEPT) } : nothing;
  } catch {
    return nothing;
  }
}

function forget() {
  try {
    sessionStorage.removeItem(KEPT);
  } catch {
    // then nothing was kept
  }
}

// Who this phone is

let certifying = null;

/** This phone's certificate and its fingerprint, as bytes (`mark`) and as text (`print`). */
function certified() {
  certifying ??= certificate().then(async (certificate) => {
    const { connection } = connect(certificate);
    const mark = printIn((await connection.createOffer()).sdp);
    connection.close();
    return { certificate, mark, print: hex(mark) };
  });
  certifying.catch(() => (certifying = null));
  return certifying;
}

/** The certificate that is kept; a new one where none is, or where nothing can be kept. */
async function certificate() {
  const found = await within(2000, transact("readonly", (store) => store.get("certificate")), null);
  if (found?.expires > Date.now() + DAY) return found;
  const making = RTCPeerConnection.generateCertificate({ name: "ECDSA", namedCurve: "P-256" });
  const made = await within(CERTIFYING, making, null);
  if (!made) throw new Error("no certificate");
  await within(2000, transact("readwrite", (store) => store.put(made, "certificate")), null);
  return made;
}

function opened() {
  return new Promise((resolve, reject) => {
    const asked = database.open(DATABASE, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE);
    asked.onerror = () => reject(asked.error);
    asked.onsuccess = () => resolve(asked.result);
  });
}

async function transact(mode, act) {
  const database = await opened();
  return new Promise((resolve, reject) => {
    const work = database.transaction(STORE, mode);
    const asked = act(work.objectStore(STORE));
    work.oncomplete = () => resolve(asked.result);
    work.onerror = work.onabort = () => reject(work.error);
  }).finally(() => database.close());
}

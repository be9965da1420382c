// The tablet's end of the wire: codes that phones answer, and the links to those that have come.
//
// A phone that is linked is told, over the link, codes of connections that wait for it alone ("standbys").
// With one of those it comes back by itself after a sleep, a lost network or a reload of its page. Only
// the tablet's page must have lived on: its connections end with it.
import { within } from "./means.js";
import { addressesIn, answerOf, connect, derive, hex, isAble, isMeant, Link } from "./wire.js";
import { packCall, printIn, settle, tell, unpackReply } from "./wire.js";

const MOST_OPEN = 24;
const MOST_USED = 64;
const MOST_PHONES = 64;
const LIFE = 10 * 60_000; // milliseconds that a code stays open
const SHOWN = 8 * 60_000; // as long as it should be shown
const REACH = 10_000; // for so long a phone is waited for
const GATHERING = 2000;
const CERTIFYING = 8000;
const STANDBYS = 2; // one may be spoilt by a connection that breaks while it comes up
const MOST_HEARD = 16_000; // characters in a message of a phone
const FEED = 8000;

let page = {}; // whom to tell
let certificate = null; // one for the whole visit
let ready = null; // the code that is shown
let stops = 0; // how often all have been closed
let open = []; // codes that nobody has answered, oldest first
let used = []; // codes that have been answered
const phones = new Map(); // fingerprint -> { print, link, isHere, isNamed, standbys }

/**
 * Begin: `joined(link)`, `lost(link)` and `back(link)` are called from now on; and `stale()` when the
 * code that stands ready is not good any more, so that another should be shown.
 */
export function start(callbacks) {
  page = callbacks;
}

/** The fragment of the code that stands ready; "" where there is no network, or no way to it. */
export async function offer() {
  const before = ready;
  const code = await before;
  if (isOpen(code) && Date.now() - code.at < SHOWN) return code.fragment;
  if (ready === before) ready = add();
  return (await ready)?.fragment ?? "";
}

/** The fragment of another code. Those before it stay valid for a while. */
export async function fresh() {
  ready = add();
  return (await ready)?.fragment ?? "";
}

/** Close all open codes. Links stay. */
export function stop() {
  ready = null;
  stops++;
  for (const code of open.splice(0)) code.peer.close();
}

/** What a phone shows has been read. */
export async function take(text) {
  // A space may belong to it, even at an end.
  const reply = unpackReply(String(text).replace(/[\r\n]/g, ""));
  if (reply.fault) return reply.fault;
  const code = await meant(reply);
  if (!code) return "unknown";
  if (code.print && code.print !== hex(reply.print)) return "taken";
  if (code.print && isDead(code)) return "unknown"; // its own phone has come and gone
  if (!code.print) occupy(code, reply);
  return arrives(code);
}

// Codes

const isDead = ({ peer }) => ["failed", "closed"].includes(peer.connectionState);
const isOpen = (code) => Boolean(code) && open.includes(code) && !isDead(code);

/** Make a code and keep it open, in the place of the oldest if there are too many. */
async function add() {
  const before = stops;
  const code = await make(join).catch((reason) => (console.info("No code:", String(reason)), null));
  if (!code) return null;
  if (stops !== before) return code.peer.close(), null;
  open.push(code);
  while (open.length > MOST_OPEN) open.shift().peer.close();
  setTimeout(() => spoil(code), SHOWN);
  setTimeout(() => open.includes(code) && withdraw(code), LIFE);
  return code;
}

/** A code that is shown must live long enough for whoever reads it now. */
async function spoil(code) {
  const shown = ready;
  if (shown && (code === null || (await shown) === code) && shown === ready) {
    ready = null;
    tell(page, "stale");
  }
}

// On another network, who reads the old code may find nobody.
addEventListener("online", () => spoil(null));

function withdraw(code) {
  open = open.filter((one) => one !== code);
  code.peer.close();
}

/** A connection that waits, with its code; `opened(code)` is called when a phone has come over it. */
async function make(opened) {
  if (!isAble()) return null;
  certificate ??= RTCPeerConnection.generateCertificate({ name: "ECDSA", namedCurve: "P-256" });
  const own = await within(CERTIFYING, certificate, null);
  if (!own) return (certificate = null);
  const secret = crypto.getRandomValues(new Uint8Array(16));
  const derived = await derive(secret);
  const { connection, channel } = connect(own);
  const names = await settle(connection, derived.names);
  await gathered(connection);
  const { sdp } = connection.localDescription;
  const addresses = addressesIn(sdp);
  if (!addresses.length) return connection.close(), null;
  const fragment = packCall({ secret, print: printIn(sdp), addresses, names });
  const code = { peer: connection, channel, derived, fragment, addresses };
  Object.assign(code, { at: Date.now(), print: "", wasTouched: false });
  channel.onopen = () => opened(code);
  connection.addEventListener("iceconnectionstatechange", () => {
    if (/connected|completed/.test(connection.iceConnectionState)) code.wasTouched = true;
  });
  return code;
}

/** Until all addresses are known: a network that is slow to tell must not hold up the rest. */
function gathered(connection) {
  return new Promise((resolve) => {
    const look = () => connection.iceGatheringState === "complete" && resolve();
    connection.addEventListener("icegatheringstatechange", look);
    setTimeout(resolve, GATHERING);
    look();
  });
}

/** The code that a phone has answered, open or used; null if its key fits none. */
async function meant(reply) {
  for (const code of [...open, ...used].reverse()) {
    if (await isMeant(code.derived.key, reply)) return code;
  }
  return null;
}

/** From now on the code is this phone's. */
function occupy(code, { print, names }) {
  open = open.filter((one) => one !== code);
  used = [...used, code].slice(-MOST_USED);
  code.isNamed = Boolean(names);
  code.answered = answer(code, print, names);
}

/** Set the answer that a phone would have sent. */
async function answer(code, print, names) {
  code.print = hex(print);
  const expected = names ?? (await code.derived.namesOfPhone(print));
  await code.peer.setRemoteDescription(answerOf({ print }, expected));
  nourish(code);
}

/** What becomes of a code that a phone has answered. */
async function arrives(code) {
  const isAnswered = await code.answered.then(() => true, () => false);
  if (!isAnswered) return withdraw(code), "unknown";
  const { peer, channel } = code;
  return new Promise((resolve) => {
    const look = () => {
      if (channel.readyState === "open") resolve("joined");
      else if (peer.connectionState === "closed") resolve("unreachable");
    };
    setTimeout(resolve, REACH, "unreachable");
    channel.addEventListener("open", look);
    peer.addEventListener("connectionstatechange", look);
    look();
  });
}

// Links

/** A phone has come by a code. If it was here before, this takes the older link's place. */
function join(code) {
  const { print } = code;
  phones.get(print)?.link.close();
  const phone = { print, link: null, isHere: true, isNamed: code.isNamed, standbys: new Set() };
  const link = new Link(print, MOST_HEARD, true, {
    lost: () => lose(phone),
    over: (isOurs) => end(phone, isOurs),
  });
  phone.link = link;
  phones.set(print, phone);
  forgetOldest();
  link.carry(code.peer, code.channel);
  tell(page, "joined", link);
  stock(phone);
}

function lose(phone) {
  if (!phone.isHere) return;
  phone.isHere = false;
  tell(page, "lost", phone.link, !phone.isNamed); // who comes by names of its own needs another code
}

/** The link is closed for good. */
function end(phone, isOurs) {
  for (const code of phone.standbys) code.peer.close();
  phone.standbys.clear();
  if (phones.get(phone.print) === phone) phones.delete(phone.print);
  if (!isOurs) lose(phone);
  phone.isHere = false;
}

/** Too many are known: those who are not here have to come by a new code, the earliest first. */
function forgetOldest() {
  for (const phone of [...phones.values()]) {
    if (phones.size <= MOST_PHONES) return;
    if (!phone.isHere) end(phone, true);
  }
}

// Coming back

let stocking = Promise.resolve();

/** See that enough connections wait for this phone, and tell it; one after another, for twenty may come at once. */
function stock(phone) {
  // A phone whose names do not follow from the secret could not be expected.
  if (phone.isNamed) return;
  stocking = stocking
    .then(() => restock(phone))
    .catch((reason) => console.info("No standby:", String(reason)));
}

async function restock(phone) {
  while (phone.link.isOpen && phone.standbys.size < STANDBYS) {
    const code = await make((code) => comeBack(phone, code));
    if (!code) return;
    phone.standbys.add(code);
    code.peer.addEventListener("connectionstatechange", () => isDead(code) && replace(phone, code));
    await answer(code, unprint(phone.print));
  }
  phone.link.sayStandby(Array.from(phone.standbys, ({ fragment }) => fragment).reverse());
}

const unprint = (print) => Uint8Array.from(print.match(/../g), (pair) => parseInt(pair, 16));

/** A standby has failed before it was of use: whoever is still here is told of another. */
function replace(phone, code) {
  if (!phone.standbys.delete(code)) return;
  if (!code.wasTouched) beImpatient();
  code.peer.close();
  if (phone.link.isOpen) stock(phone);
}

function comeBack(phone, code) {
  phone.standbys.delete(code);
  if (phone.link.isOver) return code.peer.close();
  lose(phone); // perhaps it is back before we have missed it
  phone.isHere = true;
  phone.link.carry(code.peer, code.channel);
  tell(page, "back", phone.link);
  stock(phone);
}

// Firefox gives up on a connection after some seconds without any address to try; Chromium waits. Where
// one has been given up, those that wait get addresses to try: once the one that is nobody's, for which
// Firefox has been seen to wait for ever, even while the page sleeps; and from time to time our own, where
// nobody answers. So they wait for hours, too.

const NOBODY = "0.0.0.0";
let fed = 0;
let feeding = 0;
const hungry = new Set(); // codes

function beImpatient() {
  if (feeding) return;
  feeding = setInterval(() => hungry.forEach((code) => feed(code)), FEED);
  for (const code of hungry) feed(code, NOBODY);
}

function nourish(code) {
  for (const one of hungry) if (!isWaiting(one)) hungry.delete(one);
  hungry.add(code);
  if (feeding) feed(code, NOBODY);
}

const isWaiting = (code) => !isDead(code) && code.channel.readyState === "connecting";

function feed(code, ...more) {
  if (!isWaiting(code)) return void hungry.delete(code);
  const { peer, addresses } = code;
  const own = addresses.map(({ host }) => host).filter((host) => !host.endsWith(".local"));
  for (const host of [...more, ...own.slice(0, 1)]) {
    const candidate = `candidate:${++fed} 1 udp 1 ${host} 9 typ host`;
    peer.addIceCandidate({ candidate, sdpMid: "0" }).catch(() => {});
  }
}

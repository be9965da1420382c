// The wire between a tablet and the phones around it: WebRTC without a server. What both ends share.
//
// A tablet's code ("call") carries a secret, the fingerprint of its certificate and its addresses. From
// the secret both ends make the names and passwords by which WebRTC lets them in, and a key. So a phone's
// code ("reply") is no more than its own fingerprint and a check made by that key, which also tells which
// call is meant. The tablet learns the phone's address from the first packets that come from there.
//
// Both codes begin with the number of their format and end with a sum over all before it, whatever the
// format: so a misread code and one of another version of the page are told apart.
//
// Everything that comes in is a stranger's word: each reader here gives what it read, or a fault.

const FORMAT = 1; // the upper half of the first byte; the lower half holds flags
const NAMED = 1; // this flag: the code carries its end's names, for its browser insists on its own
const SUM = 3; // bytes
const MAC = 4;
const SECRET = 16;
const PRINT = 32;
const NAMES = 24;
const MOST_ADDRESSES = 4;
const LONGEST_CODE = 400; // characters; whatever is longer is none

const damaged = { fault: "damaged" };
const old = { fault: "old" };

// Letters and bytes

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const FEW = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:"; // all that a dense QR code can write

/** Bytes as letters of which each stands for six bits: WebRTC's own alphabet for names. */
export function lettered(data) {
  const text = btoa(String.fromCharCode(...data));
  return text.replace(/=+$/, "");
}

/** The bytes behind such letters; what does not fill a byte is left. */
function unlettered(text) {
  const plain = atob(text.padEnd(Math.ceil(text.length / 4) * 4, "="));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

const forAddress = (bytes) => lettered(bytes).replaceAll("+", "-").replaceAll("/", "_");

/** The bytes of a fragment of an address, or null. */
function ofAddress(text) {
  if (typeof text !== "string" || text.length > LONGEST_CODE) return null;
  if (!/^[\w-]+$/.test(text) || text.length % 4 === 1) return null;
  const bytes = unlettered(text.replaceAll("-", "+").replaceAll("_", "/"));
  return forAddress(bytes) === text ? bytes : null;
}

/** RFC 9285: two bytes are three characters. */
export function base45(bytes) {
  let text = "";
  for (let at = 0; at < bytes.length; at += 2) {
    const isPair = at + 1 < bytes.length;
    let number = isPair ? bytes[at] * 256 + bytes[at + 1] : bytes[at];
    for (let left = isPair ? 3 : 2; left; left--) {
      text += FEW[number % 45];
      number = Math.floor(number / 45);
    }
  }
  return text;
}

/** The bytes of such a text, or null. */
export function unbase45(text) {
  if (typeof text !== "string" || text.length > LONGEST_CODE || text.length % 3 === 1) return null;
  const digits = Array.from(text, (letter) => FEW.indexOf(letter));
  if (digits.includes(-1)) return null;
  const bytes = [];
  for (let at = 0; at < digits.length; at += 3) {
    const [low, middle, high] = digits.slice(at, at + 3);
    const number = low + middle * 45 + (high ?? 0) * 2025;
    if (number > (high === undefined ? 255 : 65535)) return null;
    if (high !== undefined) bytes.push(number >> 8);
    bytes.push(number & 255);
  }
  return Uint8Array.from(bytes);
}

export const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const unhex = (text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** A sum that a misread byte changes; it keeps nobody out who wants in. */
function sum(bytes) {
  let sum = 0x811c9dc5;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193);
  return [sum >>> 24, (sum >>> 16) & 255, (sum ^ (sum >>> 8)) & 255];
}

/** Bytes and their sum. */
export const summed = (data) => Uint8Array.from([...data, ...sum(data)]);

/** What stands before the sum, or a fault. */
function unsummed(bytes) {
  const size = (bytes?.length ?? 0) - SUM;
  if (size < 1) return damaged;
  const body = bytes.subarray(0, size);
  if (sum(body).some((byte, at) => byte !== bytes[size + at])) return damaged;
  return body[0] >> 4 === FORMAT ? { body } : old;
}

// Names: `{ ufrag, pwd }`, as WebRTC calls the two

const NAME = /^[A-Za-z0-9+/]+$/;
const isName = (text, least) => text.length >= least && text.length <= 63 && NAME.test(text);

/** Names in as few bytes as they need. */
function packNames({ ufrag, pwd }) {
  const all = ufrag + pwd;
  return [ufrag.length, pwd.length, ...unlettered(all.padEnd(Math.ceil(all.length / 4) * 4, "A"))];
}

/** How many bytes the names take that begin here, and the names; null if there are none. */
function unpackNames(bytes) {
  const [first, second] = bytes;
  const length = first + second;
  const size = 2 + Math.ceil(length / 4) * 3;
  if (!(size <= bytes.length)) return null;
  const all = lettered(bytes.subarray(2, size)).slice(0, length);
  const names = { ufrag: all.slice(0, first), pwd: all.slice(first) };
  return isName(names.ufrag, 4) && isName(names.pwd, 22) ? { size, names } : null;
}

// Addresses: `{ host, port }`; the host is an IPv4 or IPv6 address, or a name that ends in ".local"

const IPV4 = 4;
const IPV6 = 6;
const LOCAL = 1;
const HOST_SIZES = { [IPV4]: 4, [IPV6]: 16, [LOCAL]: 16 };

/** The kind of a host and its bytes, or null for what cannot be carried. */
function packHost(host) {
  if (/^\d+(\.\d+){3}$/.test(host)) return [IPV4, ...host.split(".").map(Number)];
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}[.]local$/i.test(host)) {
    return [LOCAL, ...unhex(host.slice(0, 36).replaceAll("-", ""))];
  }
  if (!/^[0-9a-f:]+$/i.test(host) || !host.includes(":")) return null;
  const [before, after] = host.split("::").map((half) => half.split(":").filter(Boolean));
  const zeros = after ? Array(Math.max(0, 8 - before.length - after.length)).fill("0") : [];
  const groups = [...before, ...zeros, ...(after ?? [])].map((group) => parseInt(group, 16));
  return groups.length === 8 ? [IPV6, ...groups.flatMap((group) => [group >> 8, group & 255])] : null;
}

function unpackHost(kind, bytes) {
  if (kind === IPV4) return bytes.join(".");
  const digits = hex(bytes);
  if (kind === IPV6) return digits.match(/..../g).join(":");
  return `${digits.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, "$1-$2-$3-$4-$5")}.local`;
}

function packAddress({ host, port }) {
  const packed = packHost(host);
  return packed ? [...packed, port >> 8, port & 255] : [];
}

/** All addresses in these bytes, or null if they are not whole. */
function unpackAddresses(bytes) {
  const found = [];
  for (let at = 0; at < bytes.length; ) {
    const size = HOST_SIZES[bytes[at]];
    const end = at + 1 + size + 2;
    if (!(end <= bytes.length) || found.length === MOST_ADDRESSES) return null;
    const port = bytes[end - 2] * 256 + bytes[end - 1];
    found.push({ host: unpackHost(bytes[at], bytes.subarray(at + 1, end - 2)), port });
    at = end;
  }
  return found;
}

// The two codes

/** A tablet's code, as the fragment of an address. `names` only where they do not follow from the secret. */
export function packCall({ secret, print, addresses, names }) {
  const first = (FORMAT << 4) | (names ? NAMED : 0);
  const named = names ? packNames(names) : [];
  return forAddress(summed([first, ...secret, ...print, ...named, ...addresses.flatMap(packAddress)]));
}

/** What a tablet's code says, or `{ fault }`: "old" for another format, "damaged" for anything else. */
export function unpackCall(text) {
  const { body, fault } = unsummed(ofAddress(text));
  if (fault) return { fault };
  const named = 1 + SECRET + PRINT;
  const carried = body[0] & NAMED ? unpackNames(body.subarray(named)) : { size: 0 };
  const addresses = carried && unpackAddresses(body.subarray(named + carried.size));
  if (!addresses?.length) return damaged;
  const [secret, print] = [body.slice(1, 1 + SECRET), body.slice(1 + SECRET, named)];
  return { secret, print, addresses, names: carried.names };
}

const replyBody = ({ print, names }) =>
  Uint8Array.from([(FORMAT << 4) | (names ? NAMED : 0), ...print, ...(names ? packNames(names) : [])]);

async function signed(key, body) {
  return new Uint8Array(await crypto.subtle.sign("HMAC", key, body)).subarray(0, MAC);
}

/** A phone's code, which a QR code holds in its dense letters. */
export async function packReply(key, { print, names }) {
  const body = replyBody({ print, names });
  return base45(summed([...body, ...(await signed(key, body))]));
}

/** What a phone's code says, or `{ fault }`. Whether a key fits it is told by `isMeant`. */
export function unpackReply(text) {
  const { body, fault } = unsummed(unbase45(text));
  if (fault) return { fault };
  const [end, named] = [body.length - MAC, 1 + PRINT];
  const carried = body[0] & NAMED ? unpackNames(body.subarray(named, end)) : { size: 0 };
  if (!carried || named + carried.size !== end) return damaged;
  return { print: body.slice(1, named), names: carried.names, mac: body.slice(end) };
}

/** Whether a phone's code answers the call whose key this is. */
export async function isMeant(key, reply) {
  const mac = await signed(key, replyBody(reply));
  return mac.every((byte, at) => byte === reply.mac[at]);
}

// What follows from a secret

/**
 * The tablet's names, the key of a phone's code, and `namesOfPhone(print)`: those of the phone with that
 * fingerprint. Each phone has its own, for two may read the same code, and only one is let in.
 */
export async function derive(secret) {
  const given = await crypto.subtle.importKey("raw", secret, "HKDF", false, ["deriveBits"]);
  const info = new TextEncoder().encode("horseburg/wire/1");
  const derived = async (salt, size) => {
    const how = { name: "HKDF", hash: "SHA-256", salt, info };
    return new Uint8Array(await crypto.subtle.deriveBits(how, given, size * 8));
  };
  const named = (bytes) => ({
    ufrag: lettered(bytes.subarray(0, 6)),
    pwd: lettered(bytes.subarray(6, NAMES)),
  });
  const bytes = await derived(new Uint8Array(), NAMES + 32);
  const hmac = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", bytes.subarray(NAMES), hmac, false, ["sign"]);
  const namesOfPhone = async (print) => named(await derived(print, NAMES));
  return { names: named(bytes), namesOfPhone, key };
}

/** Whether this browser can do any of it here. */
export const isAble = () =>
  typeof RTCPeerConnection === "function" && Boolean(globalThis.crypto?.subtle);

// Descriptions of connections, as WebRTC wants them

const LARGEST = 262144; // bytes in one packet of a channel: as much as all browsers take

function description(print, { ufrag, pwd }, setup, addresses) {
  const digits = hex(print).toUpperCase().match(/../g).join(":");
  const candidates = addresses.map(
    ({ host, port }, at) => `a=candidate:${at + 1} 1 udp ${2130706431 - 256 * at} ${host} ${port} typ host`,
  );
  const lines = [
    ...["v=0", "o=- 1 1 IN IP4 127.0.0.1", "s=-", "t=0 0", "a=group:BUNDLE 0"],
    ...["m=application 9 UDP/DTLS/SCTP webrtc-datachannel", "c=IN IP4 0.0.0.0"],
    ...[`a=ice-ufrag:${ufrag}`, `a=ice-pwd:${pwd}`, "a=ice-options:trickle"],
    ...[`a=fingerprint:sha-256 ${digits}`, `a=setup:${setup}`, "a=mid:0"],
    ...["a=sctp-port:5000", `a=max-message-size:${LARGEST}`, ...candidates],
  ];
  return lines.join("\r\n") + "\r\n";
}

// The tablet opens the encrypted talk, which is why it is "active". A phone that did would try in ever longer
// intervals while its code is not read yet, and its last try could meet a tablet that has just begun.

/** What the tablet would have sent, had there been a way. */
export const offerOf = ({ print, addresses }, names) => ({
  type: "offer",
  sdp: description(print, names, "active", addresses),
});

/** What the phone would have sent. */
export const answerOf = ({ print }, names) => ({
  type: "answer",
  sdp: description(print, names, "passive", []),
});

const said = (sdp, what) => new RegExp(`^a=${what}:(.*?)\\s*$`, "m").exec(sdp)?.[1] ?? "";

/** The fingerprint in a description of one's own, as bytes. */
export const printIn = (sdp) => unhex(said(sdp, "fingerprint").replace(/^\S+ |:/g, ""));

/** The addresses in a description of one's own, the most useful first. */
export function addressesIn(sdp) {
  const lines = sdp.matchAll(/^a=candidate:\S+ 1 udp (\d+) (\S+) (\d+) typ host/gim);
  const all = Array.from(lines, ([, rank, host, port]) => ({ rank, host, port: Number(port) }));
  const kinds = [IPV4, IPV6, LOCAL].map((kind) => {
    const those = all.filter(({ host }) => packHost(host)?.[0] === kind && !/^fe[89ab]/i.test(host));
    return those.sort((one, other) => other.rank - one.rank);
  });
  const [four, six, named] = kinds;
  const real = [...four.slice(0, 3), ...six.slice(0, 1)];
  // A name helps only where whoever hears it can ask the whole network for it: many cannot.
  const found = real.length ? real : named.slice(0, 2);
  return found.map(({ host, port }) => ({ host, port }));
}

/** A connection that asks nobody for help, with the one channel that both ends know of. */
export function connect(certificate) {
  const certificates = certificate ? [certificate] : [];
  const connection = new RTCPeerConnection({ iceServers: [], certificates });
  const channel = connection.createDataChannel("horseburg", { negotiated: true, id: 0 });
  connection.addEventListener("datachannel", (event) => event.channel.close());
  return { connection, channel };
}

/** Describe this end under `names`. A browser that insists on its own gets its way, and those are told. */
export async function settle(connection, names) {
  const isAnswer = connection.signalingState === "have-remote-offer";
  const own = await (isAnswer ? connection.createAnswer() : connection.createOffer());
  const sdp = own.sdp
    .replace(/^a=ice-ufrag:.*$/gm, `a=ice-ufrag:${names.ufrag}`)
    .replace(/^a=ice-pwd:.*$/gm, `a=ice-pwd:${names.pwd}`);
  try {
    await connection.setLocalDescription({ type: own.type, sdp });
  } catch {
    await connection.setLocalDescription(own);
  }
  const { sdp: settled } = connection.localDescription;
  const [ufrag, pwd] = [said(settled, "ice-ufrag"), said(settled, "ice-pwd")];
  return ufrag === names.ufrag && pwd === names.pwd ? undefined : { ufrag, pwd };
}

// Links

const BEAT = 1000; // milliseconds; every second one, a ping is sent
const PATIENCE = 6000; // without a word for so long, a link is lost
const LITTLE_PATIENCE = 2500; // the same for a page that has slept so long that the other end will have given up
const PART = 60000; // characters
const MOST_OUT = 2_000_000;
const MOST_WAITING = 8_000_000; // bytes; Chromium closes a channel that holds 16 MB
const BURST = 60;
const RATE = 30; // a second

// A message begins with what it is; JSON's objects do so by themselves.
const PING = "p";
const PONG = "q";
const BYE = "b";
const STANDBY = "n";
const [FIRST, NEXT, LAST] = ["(", "+", ")"];

/** A text in parts that are sent one by one; none ends between the halves of a letter. */
function* parts(text) {
  for (let at = 0; at < text.length; ) {
    let end = Math.min(at + PART, text.length);
    const isHalf = end < text.length && (text.charCodeAt(end - 1) & 0xfc00) === 0xd800;
    if (isHalf) end--;
    const mark = at === 0 ? FIRST : end < text.length ? NEXT : LAST;
    yield mark + text.slice(at, end);
    at = end;
  }
}

/** An object read from JSON, or null. */
function objectIn(text) {
  try {
    const found = JSON.parse(text);
    return found && typeof found === "object" && !Array.isArray(found) ? found : null;
  } catch {
    return null;
  }
}

/** Call what `who` has under this name; mistakes made there are told on the console and stop nothing here. */
export function tell(who, name, ...what) {
  try {
    who[name]?.(...what);
  } catch (reason) {
    console.error(reason);
  }
}

/**
 * What a page has of the other end. It outlives the connections that carry it: one that is lost may come
 * back over the next. The page gives it `heard(object)`; `phone` is the phone's fingerprint.
 */
export class Link {
  id = hex(crypto.getRandomValues(new Uint8Array(8)));
  heard = () => {};
  refused = 0; // messages that were too many, too large, or none
  isOver = false; // one end has closed it: it does not come back
  #connection = null;
  #channel = null;
  #ends; // { lost(), over(isOurs), standby(fragments) }
  #most; // characters in one message that comes in
  #isLimited;
  #heardAt = 0;
  #pingedAt = 0;
  #pongedAt = 0;
  #patience = PATIENCE;
  #credit = BURST;
  #creditAt = 0;
  #pieces = null;

  /** `isLimited`: the other end may not say more than a person's finger can. */
  constructor(phone, most, isLimited, ends) {
    Object.assign(this, { phone });
    this.#most = most;
    this.#isLimited = isLimited;
    this.#ends = ends;
  }

  get isOpen() {
    return this.#channel?.readyState === "open";
  }

  /** Bytes that have been sent but have not left yet. */
  get waits() {
    return this.#channel?.bufferedAmount ?? 0;
  }

  /** Send an object; false if it cannot be sent now. */
  send(thing) {
    const text = JSON.stringify(thing);
    if (!text?.startsWith("{") || text.length > MOST_OUT || this.waits > MOST_WAITING) return false;
    if (text.length <= PART) return this.#put(text);
    for (const part of parts(text)) if (!this.#put(part)) return false;
    return true;
  }

  /** For good: the other end will not try to come back. */
  close() {
    if (this.isOver) return;
    this.isOver = true;
    this.#part();
    tell(this.#ends, "over", true);
  }

  /** Tell a phone by what codes it may come back. */
  sayStandby(fragments) {
    return this.#put(STANDBY + JSON.stringify(fragments));
  }

  /** Go on over this connection, whose channel is open. */
  carry(connection, channel) {
    this.#part(); // the older one may belong to another tab of the same phone
    [this.#connection, this.#channel, this.#pieces] = [connection, channel, null];
    this.#credit = BURST;
    this.#hasHeard();
    channel.onmessage = ({ data }) => this.#channel === channel && this.#take(data);
    channel.onclose = () => this.#channel === channel && this.#lose();
    connection.onconnectionstatechange = () => {
      const isDead = ["failed", "closed"].includes(connection.connectionState);
      if (isDead && this.#connection === connection) this.#lose();
    };
    watch(this);
    this.ping(this.#heardAt); // the first word: the phone waits for it
  }

  /** Leave the connection without a word. */
  sever() {
    const connection = this.#connection;
    this.#letGo();
    connection?.close();
  }

  /** Once a second: is there still somebody? */
  beat(now) {
    if (!this.isOpen || now - this.#heardAt > this.#patience) this.#lose();
    else if (now - this.#pingedAt > 1.5 * BEAT) this.ping(now);
  }

  ping(now) {
    this.#pingedAt = now;
    this.#put(PING);
  }

  /** The page has slept: nothing could be heard meanwhile. */
  wake(now, isLong) {
    this.#heardAt = now;
    this.#patience = isLong ? LITTLE_PATIENCE : PATIENCE;
    this.ping(now);
  }

  #put(text) {
    if (!this.isOpen) return false;
    try {
      this.#channel.send(text);
      return true;
    } catch {
      return false;
    }
  }

  /** Take leave, so that the other end does not try to come back. */
  #part() {
    this.#put(BYE);
    const connection = this.#connection;
    this.#letGo();
    if (connection) setTimeout(() => connection.close(), 500); // the goodbye has to get out first
  }

  #letGo() {
    if (this.#channel) this.#channel.onmessage = this.#channel.onclose = null;
    if (this.#connection) this.#connection.onconnectionstatechange = null;
    [this.#connection, this.#channel, this.#pieces] = [null, null, null];
    unwatch(this);
  }

  #lose() {
    this.sever();
    tell(this.#ends, "lost");
  }

  #hasHeard() {
    this.#heardAt = Date.now();
    this.#patience = PATIENCE;
  }

  /** A message as it comes. Whoever floods us must not cost us more than this counting. */
  #take(data) {
    this.#hasHeard();
    if (data === PONG) return;
    if (data === PING) this.#pong();
    else if (this.#isLimited && !this.#mayCome()) this.refused++;
    else if (typeof data !== "string" || data.length > Math.min(this.#most, PART + 1)) this.refused++;
    else if (data === BYE) this.#end();
    else if (data[0] === STANDBY && !this.#isLimited) this.#hearStandby(data.slice(1));
    else if (data[0] === "{") this.#hear(data);
    else if (data[0] === FIRST || data[0] === NEXT || data[0] === LAST) this.#join(data);
    else this.refused++;
  }

  /** A bucket of credit that fills slowly. */
  #mayCome() {
    const now = Date.now();
    const earned = (Math.max(0, now - this.#creditAt) / 1000) * RATE;
    this.#credit = Math.min(BURST, this.#credit + earned);
    this.#creditAt = now;
    if (this.#credit < 1) return false;
    this.#credit--;
    return true;
  }

  #pong() {
    if (this.#heardAt - this.#pongedAt < BEAT / 2) return;
    this.#pongedAt = this.#heardAt;
    this.#put(PONG);
  }

  #end() {
    this.isOver = true;
    this.sever();
    tell(this.#ends, "over", false);
  }

  #hear(text) {
    this.#pieces = null;
    const thing = objectIn(text);
    if (thing) tell(this, "heard", thing);
    else this.refused++;
  }

  #hearStandby(text) {
    const { fragments } = objectIn(`{"fragments":${text}}`) ?? {};
    if (Array.isArray(fragments)) tell(this.#ends, "standby", fragments);
    else this.refused++;
  }

  /** One part of a long message. */
  #join(data) {
    if (data[0] === FIRST) this.#pieces = { texts: [], size: 0 };
    const pieces = this.#pieces;
    if (pieces) pieces.size += data.length - 1;
    if (!pieces || pieces.size > this.#most) {
      this.#pieces = null;
      this.refused++;
      return;
    }
    pieces.texts.push(data.slice(1));
    if (data[0] === LAST) this.#hear(pieces.texts.join(""));
  }
}

// The heartbeat of all links. Its own clock tells whether the page has slept: then beats are missing.

const watched = new Set();
let timer = 0;
let beatAt = 0;

function watch(link) {
  watched.add(link);
  if (timer) return;
  beatAt = Date.now();
  timer = setInterval(beat, BEAT);
}

function unwatch(link) {
  watched.delete(link);
  if (watched.size) return;
  clearInterval(timer);
  timer = 0;
}

function beat() {
  const now = Date.now();
  const missed = now - beatAt;
  beatAt = now;
  if (missed > 3 * BEAT || missed < 0) for (const link of [...watched]) link.wake(now, missed > PATIENCE);
  else for (const link of [...watched]) link.beat(now);
}

/** The page may have slept, or the network has come back: look at once. */
function look() {
  if (!watched.size || document.visibilityState !== "visible") return;
  beat();
  const now = Date.now();
  for (const link of [...watched]) link.ping(now);
}

document.addEventListener("visibilitychange", look);
addEventListener("pageshow", look);
addEventListener("online", look);

// Puts fresh HTML on the page: what stays the same stays the same node, and costs next to nothing.
import { Idiomorph } from "../../vendor/idiomorph.mjs";
import { drawings, drawn } from "./drawings.js";

const root = document.documentElement;
const LIVE = "input, select, textarea"; // hold more than their HTML tells
const callbacks = { beforeNodeMorphed };
let isMissed = false; // a stub has met what it does not stand for

/** Leave a branch alone in which nothing is new: a stub stands for it, or it is the same. */
function beforeNodeMorphed(old, fresh) {
  if (fresh.dataset?.same !== undefined) {
    isMissed ||= old.id !== fresh.id;
    return false;
  }
  return !(old.isEqualNode(fresh) && !(old.matches?.(LIVE) || old.querySelector?.(LIVE)));
}

/** What the HTML tells of, in a document that nobody sees: the one element, or all that stands there. */
function parsed(html) {
  const page = `<body><template>${drawn(html)}</template></body>`;
  const { content } = new DOMParser().parseFromString(page, "text/html").body.firstChild;
  return content.childNodes.length === 1 ? content.firstChild : content;
}

/** What `data-keeps` its first child keeps it under another id, too: another id makes another element. */
function rename(fresh) {
  for (const { id, firstElementChild: after } of fresh.querySelectorAll?.("[data-keeps]") ?? []) {
    const before = document.getElementById(id)?.firstElementChild;
    if (before && after && before.tagName === after.tagName && before.id !== after.id) before.id = after.id;
  }
}

/** Make the inside of an element what the HTML says; the document says what there is to be seen.
 *
 * What has `data-same` is a stub of the element of its id, which stays as it is; whether all that
 * stubs stand for was there.
 */
export function put(element, html) {
  globalThis.firstFrame?.undress();
  isMissed = false;
  const fresh = parsed(html);
  const shows = fresh.dataset?.shows ?? "";
  rename(fresh);
  Idiomorph.morph(element, fresh, { morphStyle: "innerHTML", callbacks });
  if (root.dataset.shows !== shows) root.dataset.shows = shows;
  return !isMissed && element.querySelector("[data-same]") === null;
}

/** Make the element itself what the HTML says. */
export function remake(element, html) {
  Idiomorph.morph(element, parsed(html), { callbacks });
}

await drawings; // else the first page would be drawn twice

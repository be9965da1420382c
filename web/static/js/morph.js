// Puts fresh HTML on the page: what stays the same stays the same node, and costs next to nothing.
import { Idiomorph } from "../../vendor/idiomorph.mjs";
import { drawings, drawn } from "./drawings.js";

const root = document.documentElement;
const LIVE = "input, select, textarea"; // hold more than their HTML tells
const callbacks = { beforeNodeMorphed };

/** Leave a branch alone in which nothing is new. */
function beforeNodeMorphed(old, fresh) {
  return !(old.isEqualNode(fresh) && !(old.matches?.(LIVE) || old.querySelector?.(LIVE)));
}

/** Make the inside of an element what the HTML says; the document says what there is to be seen. */
export function put(element, html) {
  Idiomorph.morph(element, drawn(html), { morphStyle: "innerHTML", callbacks });
  const shows = element.firstElementChild?.dataset.shows ?? "";
  if (root.dataset.shows !== shows) root.dataset.shows = shows;
}

/** Make the element itself what the HTML says. */
export function remake(element, html) {
  Idiomorph.morph(element, drawn(html), { callbacks });
}

await drawings; // else the first page would be drawn twice

// Puts fresh HTML on the page: what stays the same stays the same node, and costs next to nothing.
import { Idiomorph } from "../../vendor/idiomorph.mjs";

const LIVE = "input, select, textarea"; // hold more than their HTML tells
const callbacks = { beforeNodeMorphed };

/** Whether this is the same drawing, one from the picture of waking, the other from its sheet. */
function isSameDrawing(old, fresh) {
  if (old.localName !== "use" || old.attributes.length > 1) return false;
  return fresh.getAttribute("href")?.endsWith(old.getAttribute("href"));
}

/** Leave a branch alone in which nothing is new. */
function beforeNodeMorphed(old, fresh) {
  if (isSameDrawing(old, fresh)) return false;
  return !(old.isEqualNode(fresh) && !(old.matches?.(LIVE) || old.querySelector?.(LIVE)));
}

/** Make the inside of an element what the HTML says. */
export function put(element, html) {
  Idiomorph.morph(element, html, { morphStyle: "innerHTML", callbacks });
}

/** Make the element itself what the HTML says. */
export function remake(element, html) {
  Idiomorph.morph(element, html, { callbacks });
}

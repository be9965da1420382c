// What a page that only shows, a big screen or a phone, is told, and what it does with that: one
// message for both, `picture`, and one way to put it in place.
import { put } from "./morph.js";
import { wear } from "./wardrobe.js";

const root = document.documentElement;

/** A picture as it is sent: the HTML, the look of the page as name and value, and the box played. */
export function picture(html, dress, box, more = {}) {
  return { kind: "picture", html, dress, box, version: root.dataset.version, ...more };
}

/** A newer page speaks: be as new as it is, once. False where that has begun. */
export function isAsNew(version, place) {
  const tried = `horseburg/${place}/${version}`;
  try {
    if (version === root.dataset.version || sessionStorage.getItem(tried)) return true;
    sessionStorage.setItem(tried, "tried");
  } catch {
    return true; // what cannot be remembered would be tried for ever
  }
  location.reload();
  return false;
}

let last = null; // the newest picture, which may wait for its style, with what is told when it stands

function place(stage) {
  const { told, placed } = last;
  placed(put(stage, told.html));
}

/** Put a picture in place; `placed(isWhole)` is called when it stands, `spoken` where the language is another. */
export function show(stage, told, placed = () => {}, spoken = () => {}) {
  for (const [name, value] of Object.entries(told.dress)) root.dataset[name] = value;
  if (root.lang !== told.dress.language) {
    root.lang = told.dress.language;
    spoken();
  }
  last = { told, placed };
  if (wear(told.box, () => place(stage))) place(stage);
}

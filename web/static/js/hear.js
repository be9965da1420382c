// Listeners of Python, called only where an event can mean something: each call takes its part of a frame.

/** Hear of events on what matches, or within it. */
export function hearOn(kind, wanted, heard) {
  document.addEventListener(kind, (event) => event.target.closest?.(wanted) && heard(event));
}

/** Hear of events as long as something on the page matches. */
export function hearWhile(kind, there, heard, where = document) {
  where.addEventListener(kind, (event) => document.querySelector(there) && heard(event));
}

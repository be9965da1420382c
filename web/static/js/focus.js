// Who has the keyboard, and what is out of its reach.

const ABOVE = new Set(["overlay", "notice", "update"]);
const TOUCHED = "[data-answer], [data-do], [data-touch]";

/** What lies under an open sheet is out of reach of the Tab key and of screen readers. */
export function fence() {
  const under = [...(document.getElementById("page")?.children ?? [])].filter(({ id }) => !ABOVE.has(id));
  const lies = document.getElementById("overlay") !== null;
  for (const part of [...under, document.querySelector("body > footer")])
    if (part && part.inert !== lies) part.inert = lies;
}

/** Whether something on the page has the focus. */
export const isHeld = () => document.activeElement !== null && document.activeElement !== document.body;

/** Nothing has the focus: where it is taken away in the middle of a change, the page is laid out for it. */
export const letGo = () => document.activeElement?.blur();

/** What a tap on each thing does that can be touched, as lines of its answer, wish and name. */
export function touchable() {
  const does = ({ dataset: { answer, do: wish, touch } }) => [answer, wish, touch].map((it) => it || "-").join(" ");
  return [...document.querySelectorAll(TOUCHED)].map(does).join("\n");
}

// What has taken the place of a thing that a finger has just touched waits: that finger cannot have meant it.

const UNDER = 600; // milliseconds since the touch
const NEAR = 12; // pixels: a finger that comes down once more at one place
const TOUCHED = "[data-answer], [data-do], [data-touch]";

let last = null; // the last touch that counted: where, when, on what

const named = ({ dataset: { answer, do: wish, touch } }) => [answer, wish, touch].join("\n");

/** Whether it is what was touched, perhaps with a step more: a button keeps its id, a land its wish. */
const isSame = (one) => Boolean(one.id && one.id === last.id) || named(one) === last.name;

/** How many milliseconds it is too soon for a tap on it, where the last one hit something else. */
function tooSoon({ clientX: x, clientY: y, timeStamp }, one) {
  if (!last || isSame(one) || Math.max(Math.abs(x - last.x), Math.abs(y - last.y)) > NEAR) return 0;
  return last.at + UNDER - timeStamp;
}

/** Before anybody else hears of it; a key or a screen reader makes clicks of no finger. */
function clicked(event) {
  if (!event.isTrusted || !event.detail) return;
  const one = event.target.closest(TOUCHED);
  const left = one ? tooSoon(event, one) : 0;
  if (left > 0) {
    event.stopImmediatePropagation();
    event.preventDefault();
    one.setAttribute("data-waits", ""); // whoever did mean it sees that it has not counted yet
    setTimeout(() => one.removeAttribute("data-waits"), left);
    return;
  }
  const { clientX: x, clientY: y, timeStamp: at } = event;
  last = { x, y, at, id: one?.id, name: one && named(one) };
}

addEventListener("click", clicked, true);

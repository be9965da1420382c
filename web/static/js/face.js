// A guest's page lies face down: by one touch, or because the phone does. Only a touch turns it up.
import { told as said } from "./tongue.js";

const DOWN = 140; // degrees by which the screen is tilted away from the sky; 180 is flat on its face
const SOON = 600; // milliseconds in which a finger that comes down twice does not turn it up again
const FINGER = 40; // pixels within which it is one place
const KEY = "horseburg/face"; // a phone that wakes and loads its page anew lies as it lay
const stage = document.getElementById("app");
const [cover, up, says] = ["face", "face-up", "face-says"].map((id) => document.getElementById(id));

let isDown = lay();
let wasTilted = false;
let isHeard = false; // whether the sensor is listened to
let touched = { at: -SOON, x: 0, y: 0 }; // by which it was turned down

const maySecrets = () => stage.querySelector("#mine[data-secrets]") !== null;

/** Whether it lay face down before the page was loaded anew. */
function lay() {
  try {
    return sessionStorage.getItem(KEY) === "down";
  } catch {
    return false; // a browser that keeps nothing
  }
}

function turn(way) {
  isDown = way;
  try {
    sessionStorage.setItem(KEY, isDown ? "down" : "up");
  } catch {
    // it lasts as long as the page
  }
  watchFace();
}

/** A new picture has come: it is covered as long as it lies face down and has anything to hide. */
export function watchFace() {
  const has = maySecrets();
  if (has !== isHeard) (has ? addEventListener : removeEventListener)("deviceorientation", tilted);
  isHeard = has;
  const covers = isDown && has;
  if (covers) tell();
  if (cover.hidden !== covers) return;
  cover.hidden = !covers;
  stage.inert = covers;
  (covers ? up : document.getElementById("face-down"))?.focus({ preventScroll: true });
}

/** What everybody may know is told on the back, too: whose turn it is. */
function tell() {
  const now = stage.querySelector(".mine-now")?.textContent ?? "";
  if (says.textContent !== now) says.textContent = now;
  up.textContent = said("Face down. Touch to look.");
}

/** Laid on its face; who lies on a sofa and looks up at it has turned it up by a touch. */
function tilted({ beta, gamma }) {
  const isTilted = Math.abs(beta ?? 0) > DOWN && Math.abs(gamma ?? 0) < 180 - DOWN;
  if (isTilted && !wasTilted) turn(true);
  wasTilted = isTilted;
}

const trembles = (at, x, y) => at - touched.at < SOON && Math.hypot(x - touched.x, y - touched.y) < FINGER;

document.addEventListener("click", ({ target, timeStamp: at, clientX: x, clientY: y }) => {
  if (target.closest("#face-down")) {
    touched = { at, x, y };
    turn(true);
    // an iPhone tells how it lies only where it was asked for after a touch
    globalThis.DeviceOrientationEvent?.requestPermission?.().catch(() => "denied");
  } else if (target.closest("#face-up") && !trembles(at, x, y)) turn(false);
});

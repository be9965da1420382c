// A guest's page lies face down: by one touch, or because the phone does. Only a touch turns it up.
import { told as said } from "./tongue.js";

const DOWN = 140; // degrees by which the screen is tilted away from the sky; 180 is flat on its face
const stage = document.getElementById("app");
const [cover, up, says] = ["face", "face-up", "face-says"].map((id) => document.getElementById(id));

const mayCover = () => document.getElementById("face-down") !== null; // nothing is secret elsewhere

function turn(isDown) {
  cover.hidden = !isDown;
  stage.inert = isDown;
  if (isDown) tell();
  (isDown ? up : document.getElementById("face-down"))?.focus({ preventScroll: true });
}

/** What everybody may know is told on the back, too: whose turn it is. */
function tell() {
  up.textContent = said("Face down. Touch to look.");
  says.textContent = stage.querySelector(".mine-now")?.textContent ?? "";
}

/** A new picture has come: whoever has lost the seat has nothing to hide. */
export function watchFace() {
  if (cover.hidden) return;
  if (mayCover()) tell();
  else turn(false);
}

function tilted({ beta, gamma }) {
  if (cover.hidden && Math.abs(beta ?? 0) > DOWN && Math.abs(gamma ?? 0) < 180 - DOWN && mayCover()) turn(true);
}

document.addEventListener("click", ({ target }) => {
  if (target.closest("#face-down")) {
    turn(true);
    // an iPhone tells how it lies only where it was asked for after a touch
    globalThis.DeviceOrientationEvent?.requestPermission?.().catch(() => "denied");
  } else if (target.closest("#face-up")) turn(false);
});
addEventListener("deviceorientation", tilted);

// Says so on the page when Python could not be started; what runs after that is Python's own.
import "./update.js";

const PATIENCE = 45_000; // milliseconds; a first visit fetches some 5 MB

const alive = () => document.documentElement.dataset.ready === "yes";

function say(text) {
  const line = document.getElementById("waking");
  if (!alive() && line) line.textContent = text;
}

function sayWhy(reason) {
  if (!alive()) document.documentElement.dataset.ready = "failed";
  say(`The horses would not wake. Reload the page to try again. (${reason})`);
}

addEventListener("error", (event) => sayWhy(event.message));
addEventListener("unhandledrejection", (event) => sayWhy(event.reason?.message ?? event.reason));
// PyScript prints an error of Python's to the console and still calls the script done.
addEventListener("py:done", () => sayWhy("an error in the game: see the browser's console"));
// Where its own file is lost on the way, Pyodide neither comes up nor complains.
setTimeout(() => say("The horses are slow to wake. Is the network up? Reload to try again."), PATIENCE);

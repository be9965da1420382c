// The style of a box that is read when it is opened, and the code of a room that few visits enter.
import { fetchArchive } from "./archives.js";

const STYLES = {styles}; // from the build: an address for each such box

const worn = new Map();

/** Whether this box needs nothing more; else its style is fetched, and `then` called when it is on. */
export function wear(box, then) {
  const isOn = !(box in STYLES) || worn.get(box) === "on";
  if (isOn || worn.has(box)) {
    then.destroy?.(); // Python's is called once at most, and the one that asked first draws
    return isOn;
  }
  worn.set(box, "coming");
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.crossOrigin = "";
  sheet.onload = sheet.onerror = () => {
    worn.set(box, "on"); // undressed is better than not at all
    then();
  };
  sheet.href = new URL(`../../${STYLES[box]}`, import.meta.url).href;
  document.head.append(sheet);
  return false;
}

const ROOMS = {rooms}; // from the build: an address for the code of each room
const coming = new Set();

/** Fetch the code of a room and hand it to `then`, or nothing where it cannot be had. */
export function unlock(room, then) {
  if (coming.has(room)) return then.destroy?.();
  coming.add(room);
  fetchArchive(ROOMS[room])
    .catch((reason) => console.warn("A room cannot be opened:", reason))
    .then((code) => {
      coming.delete(room);
      then(code);
    });
}

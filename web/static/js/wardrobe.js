// The style of a box that is read when it is opened.
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

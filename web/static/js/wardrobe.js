// The style of a box that is read when it is opened.
const STYLES = {styles}; // from the build: an address for each such box

const worn = new Map();

/** Whether this box needs nothing more; else its style is fetched, and `then` called when it is on. */
export function wear(box, then) {
  if (!(box in STYLES) || worn.get(box) === "on") {
    then.destroy?.(); // Python's is called once at most
    return true;
  }
  if (worn.has(box)) return false; // the one that asked first draws
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

// All drawings stand in the page itself: one that is taken from its sheet is asked for again each time
// that it is drawn, some 180 times in a quarter of a minute of play.

const SHEETS = ["icons.svg", "silks.svg", "cast.svg"];
const ADDRESS = /href="(?:icons|silks|cast)\.svg#/g;
const ID = "drawings"; // what picture.js has put there for its own first frame, if anything
let isHere = false;

const read = (answer) => (answer.ok ? answer.text() : Promise.reject(answer.statusText));

function place() {
  const made = document.createElement("div");
  made.id = ID;
  made.hidden = true;
  document.body.append(made);
  return made;
}

const parsed = (sheet) => new DOMParser().parseFromString(sheet, "image/svg+xml").documentElement;

function fill(sheets) {
  (document.getElementById(ID) ?? place()).replaceChildren(...sheets.map(parsed));
  isHere = true;
  return sheets.join("\n");
}

/** The sheets, once they are in the page; "" where they cannot be had: drawings keep their address. */
export const drawings = Promise.all(SHEETS.map((name) => fetch(name).then(read)))
  .then(fill)
  .catch(() => "");

/** The same HTML, its drawings taken from the page. */
export const drawn = (html) => (isHere ? html.replace(ADDRESS, 'href="#') : html);

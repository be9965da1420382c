// All drawings stand in the page itself: one that is taken from its sheet is asked for again each time
// that it is drawn, some 180 times in a quarter of a minute of play.

const SHEETS = ["icons.svg", "silks.svg", "cast.svg"];
const ADDRESS = /href="(?:icons|silks|cast)\.svg#/g;
const OWN = "drawing-"; // before each id, so that nothing else in the page, say a horse's place, has the same
const ID = "drawings"; // what picture.js has put there for its own first frame, if anything
let isHere = false;

const fetched = (answer) => (answer.ok ? answer.text() : Promise.reject(answer.statusText));

function place() {
  const made = document.createElement("div");
  made.id = ID;
  made.hidden = true;
  document.body.append(made);
  return made;
}

const named = (sheet) => sheet.replaceAll('<symbol id="', `<symbol id="${OWN}`);
const parsed = (sheet) => new DOMParser().parseFromString(sheet, "image/svg+xml").documentElement;

function fill(read) {
  const sheets = read.map(named);
  (document.getElementById(ID) ?? place()).replaceChildren(...sheets.map(parsed));
  isHere = true;
  return sheets.join("\n");
}

/** The sheets, as they are in the page; "" where they cannot be had: drawings keep their address. */
export const drawings = Promise.all(SHEETS.map((name) => fetch(name).then(fetched)))
  .then(fill)
  .catch(() => "");

/** The id, in the page, of a drawing of that name. */
export const ownName = (name) => OWN + name;

/** The same HTML, its drawings taken from the page. */
export const drawn = (html) => (isHere ? html.replace(ADDRESS, `href="#${OWN}`) : html);

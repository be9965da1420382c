// A guest's own phone: joins the tablet, shows what is drawn there for its seat, and sends taps back.
// No Python here, and no rules: the tablet decides everything.
import { join, kept, resume } from "./answer.js";
import { watchBelow } from "./below.js";
import { watchFace } from "./face.js";
import { fence } from "./focus.js";
import { stayLit } from "./lit.js";
import { mayReach } from "./nearby.js";
import { show } from "./pictures.js";
import { told as said, wished } from "./tongue.js";
import "./under.js";

const KEY = "horseburg/phone"; // what was set on this phone
const SET = ["language", "look", "motion", "sound"];
const SOON = 400; // milliseconds in which two taps are one finger that trembles
const FINGER = 40; // pixels within which two taps are at one place
const PATIENCE = 10_000; // milliseconds after which the guest is told what may be wrong
const AGAIN = 120; // milliseconds between two words of a field, so that typing is not a flood
const root = document.documentElement;
const stage = document.getElementById("app");
const part = Object.fromEntries(
  ["title", "says", "code", "text", "help", "again"].map((name) => [name, document.getElementById(`link-${name}`)]),
);
const panel = document.getElementById("link");

let link = null;
let sound = null; // what makes the sounds, once it has come
let timer = 0;
let tapped = { at: 0, x: 0, y: 0, what: "" }; // the last touch
let asked = ""; // the question that the buttons of the newest picture belong to
const SPEAKS = 1; // the version of what tablets and phones say to one another

// What was set here.

function settings() {
  try {
    return JSON.parse(localStorage.getItem(KEY)) ?? {};
  } catch {
    return {};
  }
}

function remember(dress) {
  const chosen = Object.fromEntries(SET.filter((name) => name in dress).map((name) => [name, dress[name]]));
  try {
    localStorage.setItem(KEY, JSON.stringify(chosen));
  } catch {
    // it lasts as long as the page
  }
}

// Before there is a table, and where there is none any more.

const SAYS = {
  begins: () => ["Horseburg", ""],
  code: () => [
    said("Show this to the tablet"),
    said("Hold this code before the tablet’s camera, some 20 cm away, and keep still."),
  ],
  lost: () => [
    said("The tablet is not heard"),
    said("The game goes on there. This page comes back by itself, unless the tablet’s page was closed or loaded anew."),
  ],
  cut: () => [
    said("The link is cut"),
    said("This browser cannot come back by itself. Point your camera at a new code on the tablet: your seat is kept."),
  ],
  none: () => [
    said("Point your camera at the tablet"),
    said("On the tablet: “Everybody’s own phone”. Your camera opens the code that is shown there."),
  ],
  old: () => [said("Another edition"), said("Phone and tablet have different editions. Load the page anew on both.")],
  damaged: () => [said("That link is broken"), said("Point your camera at the code on the tablet once more.")],
  unable: () => [
    said("Not with this browser"),
    said("This browser cannot link to the tablet. Take another one, or play on the tablet."),
  ],
};

/** Show what has become of the link; `in` shows the table alone. */
function state(name) {
  clearTimeout(timer);
  panel.dataset.state = name;
  panel.hidden = name === "in";
  root.toggleAttribute("data-away", name === "lost");
  part.help.textContent = "";
  part.again.hidden = true;
  if (name === "in") return;
  const [title, says] = SAYS[name]();
  part.title.textContent = title;
  part.says.textContent = says;
  if (name !== "code") part.code.replaceChildren();
  if (name !== "code") part.text.textContent = "";
  if (name === "code" || name === "lost") timer = setTimeout(() => help(name), PATIENCE);
}

/** It takes long: what may be wrong, and what to do. */
async function help(name) {
  const reach = name === "code" ? await mayReach() : "";
  if (panel.dataset.state !== name) return;
  part.help.textContent =
    name === "lost"
      ? said("Still nothing? Point your camera at a new code on the tablet: it takes ten seconds, and your seat is kept.")
      : reach === "denied" || reach === "prompt"
        ? said(
            "Read, and still nothing? This browser keeps the page from devices near it: allow “devices on your local network” for this page, then try again.",
          )
        : said(
          "Read, and still nothing? Both must be in the same Wi-Fi. In hotels and guest networks devices often cannot see each other: open a hotspot on one phone, and let the tablet and the others use it.",
        );
  part.again.textContent = said("Try again");
  part.again.hidden = false;
}

part.again.addEventListener("click", () => location.reload());

const SVG = "http://www.w3.org/2000/svg";

/** A code given as rows of dark and light. */
function drawn(rows) {
  const [svg, path] = ["svg", "path"].map((name) => document.createElementNS(SVG, name));
  const squares = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")));
  svg.setAttribute("viewBox", `0 0 ${rows.length} ${rows.length}`);
  svg.setAttribute("shape-rendering", "crispEdges");
  path.setAttribute("d", squares.join(""));
  svg.append(path);
  return svg;
}

/** The return code: large, with a quiet border, and to be read aloud below. */
async function drawCode(text) {
  const { default: encode } = await import("../../vendor/qr.mjs");
  part.code.replaceChildren(drawn(encode(text, "raw", { ecc: "medium", border: 4 })));
  part.text.textContent = text.replaceAll(" ", "_"); // a blank gets lost where it is typed
}

const called = {
  code(text) {
    state("code");
    stayLit(true);
    drawCode(text);
  },
  opened(made) {
    link = made;
    link.heard = heard;
    hello();
    stayLit(false);
  },
  lost() {
    state("lost");
  },
  back(made) {
    if (made) {
      link = made;
      link.heard = heard;
    }
    hello();
  },
  near(isNear) {
    if (!isNear && panel.dataset.state === "code") help("code");
  },
  failed(why) {
    state({ closed: "none", lost: "cut" }[why] ?? (why in SAYS ? why : "unable"));
  },
};

function hello() {
  send({ kind: "hello", settings: settings(), tongues: [...navigator.languages].slice(0, 8), version: root.dataset.version, speaks: SPEAKS });
}

const send = (message) => link?.isOpen && link.send(message);

// What the tablet tells.

const HEARD = {
  picture(told) {
    if ((told.speaks ?? 1) !== SPEAKS) return state("old");
    const placed = (isWhole) => {
      if (!isWhole) return send({ kind: "whole" });
      asked = told.asked;
      state("in");
      fence();
      watchBelow();
      watchFace();
      wind();
      send({ kind: "seen", step: told.step });
    };
    if (told.chosen) remember(told.chosen);
    root.dataset.own = "yes";
    document.title = told.title ?? "Horseburg";
    sound?.setVolume(told.dress.sound);
    stayLit(told.goes === "yours"); // nobody thinks with a finger on the screen
    show(stage, told, placed);
    if (stage.querySelector("[data-zoom]")) import("./zoom.js"); // once, however often it is wanted
  },
  call() {
    navigator.vibrate?.([80, 60, 80]);
    sound?.play("bell");
  },
  echo({ echo }) {
    send({ kind: "echo", echo });
  },
  bye() {
    state("none");
  },
};

// A clock goes on by itself between two pictures.

let clock;

function wind() {
  clearInterval(clock);
  if (stage.querySelector("[role=timer]")) clock = setInterval(goOn, 1000);
}

function goOn() {
  for (const one of stage.querySelectorAll("[role=timer]")) {
    const [minutes, seconds] = one.textContent.split(":").map(Number);
    const left = Math.max(0, minutes * 60 + seconds - 1) || 0;
    one.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  }
}

const heard = (message) => HEARD[message?.kind]?.(message);

// Fingers.

const TAPPED = "[data-answer], [data-do]";
const DEAF = "a, input, select, textarea, summary, label";

/** Whether this tap is but the end of the last one: it would confirm something, or meet what has come meanwhile. */
function trembles({ timeStamp: at, clientX: x, clientY: y, isTrusted }, button) {
  const before = tapped;
  tapped = { at, x, y, what: button.dataset.answer ?? button.dataset.do };
  if (!isTrusted || at - before.at >= SOON) return false;
  const isThere = Math.hypot(x - before.x, y - before.y) < FINGER && before.what !== tapped.what;
  return isThere || document.getElementById("sure") !== null;
}

document.addEventListener("click", (event) => {
  const button = event.target.closest(TAPPED);
  if (button && stage.contains(button)) {
    if (trembles(event, button)) return;
    button.setAttribute("data-given", "");
    setTimeout(() => button.removeAttribute("data-given"), SOON);
    const { answer, do: wish } = button.dataset;
    send({ kind: "tap", asked, ...(answer ? { answer } : { do: wish }) });
    return;
  }
  if (event.target.closest(DEAF)) return;
  const thing = event.target.closest("[data-touch]");
  if (thing) send({ kind: "tap", do: `touch ${thing.dataset.touch}` });
  else if (document.getElementById("sure") && stage.contains(event.target)) send({ kind: "tap", do: "close" });
});

const waits = new Map(); // fields that have changed, until they are sent

document.addEventListener("input", ({ target }) => {
  const field = target.dataset?.field;
  if (!field) return;
  if (!waits.size) setTimeout(tellFields, AGAIN);
  waits.set(field, target.value);
});

function tellFields() {
  for (const [field, value] of waits) send({ kind: "fill", field, value });
  waits.clear();
}

// What was typed last counts before the button that gives it.
document.addEventListener("click", tellFields, true);
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && document.getElementById("overlay")) send({ kind: "tap", do: "close" });
  if (event.key !== "Enter" || !event.target.matches?.("#door-name")) return;
  tellFields();
  send({ kind: "tap", do: "come" });
});

// Sounds come at the first touch: browsers want it so.

addEventListener("horseburg-sound", ({ detail }) => {
  sound = detail;
  sound.setVolume(root.dataset.sound ?? "soft");
});
addEventListener("pointerup", () => import("./sound.js"), { once: true });

// Begin: by the code in the address, else by what is kept of the last time.

addEventListener("hashchange", begin); // the next code, opened in the same window

async function begin() {
  const fragment = location.hash.slice(1);
  if (!fragment && link) return undefined;
  history.replaceState(null, "", location.pathname); // a reload must not join by a code that is used up
  if (fragment) return join(fragment, called);
  if (kept().length && (await resume(called))) return state("lost");
  return state("none");
}

/** The style of the table, and the letters of the house: the way in needs neither. */
function dress() {
  for (const name of ["style", "letters"]) {
    const sheet = document.createElement("link");
    sheet.rel = "stylesheet";
    sheet.href = new URL(`../${name}.css`, import.meta.url).href;
    document.head.append(sheet);
  }
}

const { language = "auto" } = settings();
root.lang = language === "auto" ? navigator.language.slice(0, 2) : language;
root.lang = wished();
state("begins");
begin();
dress();

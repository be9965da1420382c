// For the next visit: what its first frame shows, with all that it needs to be painted.
import { drawings as allDrawings, ownName } from "./drawings.js";

const root = document.documentElement;
const SHEETS = /href="(?:icons|silks|cast)\.svg#([\w-]+)"/g;
const PASSING = /::[\w-]+(\([^)]*\))?|:(hover|active|focus(-visible|-within)?|target)(?![\w-])/g;
const style = document.querySelector("link[rel=stylesheet]");

const read = (answer) => (answer.ok ? answer.text() : "");
const nothing = () => ""; // then drawings come by their address, or the whole style is waited for
const text = (part) => fetch(part).then(read).catch(nothing);
const [written, letters] = await Promise.all(
  [style.href, document.querySelector("link[rel=letters]").href].map(text),
);
const drawings = await allDrawings;
const lines = written.split("\n");

function isMet(rule, page) {
  if (rule.media && !matchMedia(rule.media.mediaText).matches) return false;
  if (rule.selectorText) {
    try {
      return Boolean(page.querySelector(rule.selectorText.replace(PASSING, "")));
    } catch {
      return true; // unclear
    }
  }
  return !rule.cssRules || [...rule.cssRules].some((inner) => isMet(inner, page));
}

const isMoving = (rule) => rule instanceof CSSKeyframesRule;

/** The drawings in a picture, and the picture that takes them from there, not from their sheet. */
function unsheeted(html) {
  const symbols = new Map();
  const own = html.replace(SHEETS, (whole, drawing) => {
    const name = ownName(drawing);
    const symbol = new RegExp(`<symbol id="${name}"[^]*?</symbol>`).exec(drawings);
    if (!symbol) return whole;
    symbols.set(name, symbol[0].replaceAll("\n", " "));
    return `href="#${name}"`;
  });
  return { symbols: [...symbols.values()].join(""), html: own };
}

/** A layer's rules one by one, as the build has those of the house. */
function parted(rule) {
  const isLayer = globalThis.CSSLayerBlockRule && rule instanceof CSSLayerBlockRule;
  if (!isLayer) return [{ rule, text: rule.cssText }];
  return [...rule.cssRules].map((one) => ({ rule: one, text: `@layer ${rule.name}{${one.cssText}}` }));
}

/** This screen, and the rules that a picture needs on it. */
function needed(html) {
  const rules = [...style.sheet.cssRules];
  if (rules.length !== lines.length) return ["", ""]; // this browser has left some out
  const whole = `<main id="app">${html}</main><div id="shell"></div>`;
  const page = new DOMParser().parseFromString(whole, "text/html"); // seen by nobody
  for (const { name, value } of root.attributes) page.documentElement.setAttribute(name, value);
  page.documentElement.removeAttribute("data-ready");
  page.documentElement.setAttribute("data-picture", "yes");
  page.documentElement.dataset.shows = page.getElementById("page").dataset.shows;
  page.body.append(page.importNode(document.querySelector(".small-print"), true));
  const met = lines.filter((_, at) => !isMoving(rules[at]) && isMet(rules[at], page));
  const ofBoxes = [...document.querySelectorAll("link[rel=stylesheet]")].filter((it) => it !== style);
  const others = ofBoxes.flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])]).flatMap(parted);
  for (const { rule, text } of others) if (isMet(rule, page)) met.push(text.replaceAll("\n", " "));
  const seenFromPage = met.join("").replaceAll("url(../", "url("); // a sheet that lies nowhere
  return [firstFrame.here(), seenFromPage];
}

/** A picture, as `picture.js` reads it. */
globalThis.pictureOf = (html) => {
  const own = unsheeted(html);
  return [root.dataset.version, ...needed(own.html), own.symbols, own.html].join("\n");
};

try {
  const key = "horseburg/letters";
  const fresh = `${root.dataset.version}\n${letters}`;
  if (letters && localStorage.getItem(key) !== fresh) localStorage.setItem(key, fresh);
} catch {
  // forbidden or full: the next visit fetches them
}
dispatchEvent(new Event("horseburg-album"));

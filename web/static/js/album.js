// For the next visit: what its first frame shows, with all that it needs to be painted.
import { drawings as allDrawings, ownName } from "./drawings.js";

const root = document.documentElement;
const SHEETS = /href="(?:icons|silks|cast)\.svg#([\w-]+)"/g;
const PASSING = /::[\w-]+(\([^)]*\))?|:(hover|active|focus(-visible|-within)?|target)(?![\w-])/g;
const SLICE = 8; // milliseconds in a row
const style = document.querySelector("link[rel=stylesheet]");

const read = (answer) => (answer.ok ? answer.text() : "");
const nothing = () => ""; // then drawings come by their address, or the whole style is waited for
const text = (part) => fetch(part).then(read).catch(nothing);
const [written, letters] = await Promise.all(
  [style.href, document.querySelector("link[rel=letters]").href].map(text),
);
const SYMBOL = /<symbol id="([^"]+)"[^]*?<\/symbol>/g;
const drawings = new Map([...(await allDrawings).matchAll(SYMBOL)].map(([symbol, name]) => [name, symbol]));
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
    const symbol = drawings.get(name);
    if (!symbol) return whole;
    symbols.set(name, symbol.replaceAll("\n", " "));
    return `href="#${name}"`;
  });
  return { symbols: [...symbols.values()].join(""), html: own };
}

/** A layer's rules one by one, as the build has those of the house; their text is asked for late. */
function parted(rule) {
  const isLayer = globalThis.CSSLayerBlockRule && rule instanceof CSSLayerBlockRule;
  const line = (text) => text.replaceAll("\n", " ");
  if (!isLayer) return [{ rule, text: () => line(rule.cssText) }];
  return [...rule.cssRules].map((one) => ({ rule: one, text: () => line(`@layer ${rule.name}{${one.cssText}}`) }));
}

let latest = ""; // the picture that is being taken

/** The text of those that are met; whoever waits for the page comes first, if this has taken a while. */
async function met(rules, page, html) {
  const found = [];
  let since = performance.now();
  for (const { rule, text } of rules) {
    if (performance.now() > since + SLICE) {
      await new Promise((then) => setTimeout(then));
      if (html !== latest) break; // nobody wants it any more
      since = performance.now();
    }
    if (isMet(rule, page)) found.push(text());
  }
  return found.join("").replaceAll(/url\("?\.\.\//g, (it) => it.replace("../", "")); // a sheet that lies nowhere
}

/** This screen, and the rules that a picture needs on it. */
async function needed(html) {
  const rules = [...style.sheet.cssRules];
  if (rules.length !== lines.length) return ["", ""]; // this browser has left some out
  const whole = `<main id="app">${html}</main><div id="shell"></div>`;
  const page = new DOMParser().parseFromString(whole, "text/html"); // seen by nobody
  for (const { name, value } of root.attributes) page.documentElement.setAttribute(name, value);
  page.documentElement.removeAttribute("data-ready");
  page.documentElement.setAttribute("data-picture", "yes");
  page.documentElement.dataset.shows = page.getElementById("page").dataset.shows;
  page.body.append(page.importNode(document.querySelector(".small-print"), true));
  const ofBoxes = [...document.querySelectorAll("link[rel=stylesheet]")].filter((it) => it !== style);
  const others = ofBoxes.flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])]).flatMap(parted);
  const own = rules.map((rule, at) => ({ rule, text: () => lines[at] })).filter(({ rule }) => !isMoving(rule));
  const frame = firstFrame.here();
  return [frame, await met([...own, ...others], page, html)];
}

/** A picture, as `picture.js` reads it, for `then`. */
globalThis.pictureOf = async (html, then) => {
  const own = unsheeted(html);
  latest = own.html;
  then([root.dataset.version, ...(await needed(own.html)), own.symbols, own.html].join("\n"));
};

try {
  const key = "horseburg/letters";
  const fresh = `${root.dataset.version}\n${letters}`;
  if (letters && localStorage.getItem(key) !== fresh) localStorage.setItem(key, fresh);
} catch {
  // forbidden or full: the next visit fetches them
}
dispatchEvent(new Event("horseburg-album"));

// The last resort: where even Python's trouble screen cannot be shown, plain text is.

import { told } from "./tongue.js";

const SAVES = "horseburg/table/";

function saves() {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(SAVES));
    return keys.map((key) => localStorage.getItem(key));
  } catch {
    return [];
  }
}

function download(texts) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([texts.join("\n\n")]));
  link.download = "horseburg-games.txt";
  link.click();
}

function button(label, act) {
  const made = document.createElement("button");
  made.type = "button";
  made.className = "button";
  made.textContent = told(label);
  made.addEventListener("click", act);
  return made;
}

function plain(reason) {
  console.warn("Horseburg stopped:", reason);
  const page = document.createElement("section");
  page.id = "last-resort";
  page.className = "poster";
  const title = document.createElement("h1");
  title.textContent = told("Something has broken");
  const words = document.createElement("p");
  words.textContent = told(
    "Something has broken so badly that the page cannot go on by itself. Your games are kept in " +
      "this browser, up to the last answer. Open the page anew to go on.",
  );
  page.append(title, words, button("Open the page anew", () => location.reload()));
  // Elsewhere than home the last table might break again at once.
  page.append(button("Open it at home", () => goHome()));
  const texts = saves();
  if (texts.length) page.append(button("Save my games to a file", () => download(texts)));
  document.getElementById("app").replaceChildren(page);
  document.documentElement.dataset.shows = "";
  title.tabIndex = -1;
  title.focus();
}

function goHome() {
  try {
    localStorage.removeItem("horseburg/open");
    sessionStorage.removeItem("horseburg/open");
    localStorage.removeItem("horseburg/picture");
  } catch {
    // then nothing was remembered either
  }
  location.reload();
}

let over = false;

/** A listener that cannot leave a blank page behind, whatever happens in it. */
export function guard(listener) {
  return (...told) => {
    if (over) return undefined;
    try {
      return listener(...told);
    } catch (reason) {
      over = true;
      plain(reason);
      return undefined;
    }
  };
}

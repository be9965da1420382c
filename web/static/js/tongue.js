// The language of the page: the one that was chosen, else the first of the browser's wishes that it
// speaks. picture.js has found it out, and says what is said before Python is up.
import { fetchArchive } from "./archives.js";

const WORDS = {languages}; // from the build: an address for each language but English

const SAID = {script_words}; // from the build: what scripts say, by language and English words

/** What a script says, in the language of the page: `{come}` stands for a fact. */
export function told(text, facts = {}) {
  const said = SAID[document.documentElement.lang]?.[text] ?? text;
  return said.replace(/\{(\w+)\}/g, (_, name) => facts[name]);
}

/** The language that is wished for; English where the page does not speak it. */
export function wished() {
  const code = document.documentElement.lang;
  return code in WORDS ? code : "en";
}

/** The words of a language, as an archive of Python's. */
export const fetchWords = (code) => fetchArchive(WORDS[code]);

const coming = new Set();

/** Fetch the words of a language, hand them to `then`, or nothing where they cannot be had. */
export function bring(code, then) {
  if (coming.has(code)) return then.destroy?.();
  coming.add(code);
  fetchWords(code)
    .catch((reason) => console.warn("A language cannot be read:", reason))
    .then((words) => {
      coming.delete(code);
      then(words);
    });
}

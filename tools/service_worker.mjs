// Writes dist/sw.js: Workbox keeps the whole page for offline use; a new version waits to be asked.
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { generateSW } from "workbox-build";

const dist = process.argv[2];

const own = readdirSync(dist).find((name) => name.startsWith("horseburg-"));
const names = []; // under which Workbox keeps each file

/** What is kept is what was built, and what the browser lost is kept again when it is next used. */
function withIntegrity(entry) {
  names.push(entry.revision ? `${entry.url}?__WB_REVISION__=${entry.revision}` : entry.url);
  const digest = createHash("sha384").update(readFileSync(`${dist}/${entry.url}`)).digest("base64");
  return { ...entry, integrity: `sha384-${digest}` };
}

const { count, size, warnings } = await generateSW({
  globDirectory: dist,
  globPatterns: ["**/*"],
  globIgnores: ["sw.js", "version.json", `${own}/kept.json`],
  swDest: `${dist}/sw.js`,
  mode: "production",
  sourcemap: false,
  inlineWorkboxRuntime: true, // nothing is imported from elsewhere
  cacheId: "horseburg",
  cleanupOutdatedCaches: true,
  clientsClaim: true, // the first visit is already fit for offline
  skipWaiting: false, // never under a game in play
  directoryIndex: "index.html",
  ignoreURLParametersMatching: [/^(?!fresh$)/], // ?fresh asks the network, whatever is kept
  // Folders that carry a version or are named after what they hold: the browser's own cache may be
  // trusted with them, and what has not changed is not fetched again.
  dontCacheBustURLsMatching: /^(vendor\/(pyodide|pyscript)-|horseburg-|[a-z_]+-[0-9a-f]{12}\/)/,
  manifestTransforms: [(entries) => ({ manifest: entries.map(withIntegrity) })],
  maximumFileSizeToCacheInBytes: 64 * 1024 * 1024,
});

/** Goes in front of Workbox's own: a page that is not kept here comes from the network, or says so. */
function answerOrTell(told) {
  addEventListener("fetch", (event) => {
    if (event.request.mode !== "navigate") return;
    const answer = event.respondWith.bind(event);
    const html = { headers: { "Content-Type": "text/html; charset=utf-8" } };
    const plainly = () => fetch(event.request).catch(() => new Response(told, html));
    if (new URL(event.request.url).searchParams.has("fresh")) {
      event.stopImmediatePropagation();
      return answer(plainly());
    }
    event.respondWith = (kept) => answer(Promise.resolve(kept).catch(plainly));
  });
}

const told = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Horseburg</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="5;url=./">
<body style="margin:20vh auto;max-width:30em;padding:1em;text-align:center;background:#fbf2da;color:#2a1a10;font:1.2em/1.4 sans-serif">
<h1>Horseburg</h1>
<p>There is no network, and this browser has thrown away a part of the page that was kept here.
<p>The games that you have begun are still here. The page comes back with the network.
<p><a href="./" style="color:inherit">Try again</a>
<script>addEventListener("online", () => location.replace("./"));</script>`;

const prelude = `(${answerOrTell})(${JSON.stringify(told)});\n`;
writeFileSync(`${dist}/sw.js`, prelude + readFileSync(`${dist}/sw.js`, "utf8"));

// What few visits use would stay lost: the page looks through this list (web/static/js/update.js).
writeFileSync(`${dist}/${own}/kept.json`, JSON.stringify(names.sort()));

for (const warning of warnings) console.warn(warning);
if (warnings.length) process.exit(1);
console.log(`${count} files, ${(size / 1e6).toFixed(1)} MB kept for offline use`);

// Writes dist/sw.js: Workbox keeps the whole page for offline use; a new version waits to be asked.
import { generateSW } from "workbox-build";

const dist = process.argv[2];

const { count, size, warnings } = await generateSW({
  globDirectory: dist,
  globPatterns: ["**/*"],
  globIgnores: ["sw.js", "version.json"],
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
  // These folders carry their version, so the browser's own cache may be trusted with them.
  dontCacheBustURLsMatching: /^(vendor\/(pyodide|pyscript)|horseburg)-/,
  maximumFileSizeToCacheInBytes: 64 * 1024 * 1024,
});

for (const warning of warnings) console.warn(warning);
if (warnings.length) process.exit(1);
console.log(`${count} files, ${(size / 1e6).toFixed(1)} MB kept for offline use`);

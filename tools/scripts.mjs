// Writes scripts small: node tools/scripts.mjs OWN_FOLDER VENDORED...
// Our own keep their names, so that what is told of a trouble can be read; remarks stay at home.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { minify } from "terser";

const [own, ...vendored] = process.argv.slice(2);
const asWritten = { ecma: 2020, quote_style: 3 }; // marks that the build fills are code, too

async function write(path, options) {
  const { code } = await minify(readFileSync(path, "utf8"), { module: true, ...options });
  writeFileSync(path, `${code}\n`);
}

for (const path of vendored) await write(path, { ecma: 2020 });
for (const name of readdirSync(own))
  await write(`${own}/${name}`, { compress: false, mangle: false, format: asWritten });

// Writes the page's style small, and in words that older browsers understand as well.
import { readFileSync, writeFileSync } from "node:fs";
import { transform } from "lightningcss";

const [sheet] = process.argv.slice(2);
const version = (major, minor = 0) => (major << 16) | (minor << 8);
const written = readFileSync(sheet);
const { code, warnings } = transform({
  filename: sheet,
  code: written,
  minify: true,
  drafts: { customMedia: true },
  targets: { chrome: version(111), firefox: version(115), safari: version(16, 4) },
});
for (const { message, loc } of warnings) console.warn(`${loc.line}: ${message}`);
if (warnings.length) process.exit(1);
// The order of the layers is left out where this sheet needs none; one that comes later may.
const [order] = /^@layer [^;{]*;/.exec(written) ?? [""];
writeFileSync(sheet, order + code);

// Reads what GitHub runs with GitHub's own language service: node tools/workflows.mjs FILE...
// Its modules import JSON as browsers' bundlers do; Node wants to be told that it is JSON.
import { readFileSync } from "node:fs";
import { register } from "node:module";
import { TextDocument } from "vscode-languageserver-textdocument";

const telling = `export const load = (url, context, next) =>
  next(url, url.endsWith(".json") ? { ...context, importAttributes: { type: "json" } } : context);`;
register(`data:text/javascript,${encodeURIComponent(telling)}`);
const { validate } = await import("@actions/languageservice/validate");

let found = 0;
for (const name of process.argv.slice(2)) {
  const file = TextDocument.create(`file:///${name}`, "yaml", 1, readFileSync(name, "utf8"));
  for (const { range, message } of await validate(file, {})) {
    console.error(`${name}:${range.start.line + 1}: ${message}`);
    found += 1;
  }
}
process.exitCode = found ? 1 : 0;

// Cuts fonts down to some letters: reads which from FOLDER/core.json, and answers in it.
import { readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";

const [folder] = process.argv.slice(2);
const list = `${folder}/core.json`;
const cut = {};
for (const [name, letters] of Object.entries(JSON.parse(readFileSync(list, "utf8")))) {
  const font = readFileSync(`${folder}/${name}.woff2`);
  const keepFeatures = ["kern", "liga", "tnum"];
  const core = await subsetFont(font, letters, { targetFormat: "woff2", keepFeatures });
  cut[name] = core.toString("base64");
}
writeFileSync(list, JSON.stringify(cut));

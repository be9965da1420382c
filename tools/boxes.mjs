// Compiles the boxes with which the page does not wake: node tools/boxes.mjs SOURCES_ZIP OUT_FOLDER
// It is a Python of its own: nothing of what it does may get into the memory that is kept.
import { readFileSync, writeFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const [sources, out] = process.argv.slice(2);
const script = (name) => readFileSync(new URL(`./${name}`, import.meta.url), "utf8");

const py = await loadPyodide();
for (const folder of ["/sources", "/out", "tools"]) py.FS.mkdirTree(folder);
py.unpackArchive(new Uint8Array(readFileSync(sources)), "zip", { extractDir: "/sources" });
py.FS.writeFile("tools/lean.py", script("lean.py"));
py.runPython(script("boxes.py"));
for (const name of py.FS.readdir("/out"))
  if (name.endsWith(".zip")) writeFileSync(`${out}/${name}`, py.FS.readFile(`/out/${name}`));

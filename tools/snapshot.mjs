// Writes Python's memory as it stands with every module of the page imported:
// node tools/snapshot.mjs APP_ZIP PYSCRIPT_MODULES_FOLDER ENGINE_FOLDER OUT_FOLDER
// Gives memory.bin and memory.json (its size, a check sum, the standard modules it holds).
import nodeCrypto from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { pathToFileURL } from "node:url";
import { loadPyodide } from "pyodide";

const [bundle, pyscript, engine, out] = process.argv.slice(2);
const HEADER = 144; // bytes that Pyodide puts before the memory
const bytes = (path) => new Uint8Array(readFileSync(path));

/** The same memory from the same sources: no clock, no chance, no folder of this machine gets in.
 *
 * Whatever is drawn here lies in a file that everybody fetches, so it was never a secret. The page
 * has the browser's own clock, and asks the operating system for all its chance.
 */
function standStill() {
  const noon = Date.UTC(2000, 0, 1, 12);
  Date.now = () => noon;
  performance.now = () => 0;
  let drawn = 1;
  const draw = () => (drawn = (Math.imul(drawn, 1664525) + 1013904223) >>> 0) >>> 24;
  nodeCrypto.randomFillSync = (view) => view.map((_, at) => (view[at] = draw()));
  crypto.getRandomValues = nodeCrypto.randomFillSync;
  Math.random = () => draw() / 256;
  process.argv[1] = "snapshot.mjs"; // Emscripten notes it as the program's name
  process.env.TZ = "UTC";
}
standStill();

/** Memory as WebAssembly makes it, before Python's first step: the page has that much already. */
let blank;

const py = await loadPyodide({
  indexURL: engine,
  _makeSnapshot: true,
  args: ["-OO"], // no docstrings and no assertions, of the standard library either
  env: { HOME: "/home/pyodide", LANG: "C.UTF-8", PYTHONHASHSEED: "0" },
  createPyodideModule: async (settings) => {
    settings.preRun.push((module) => (blank = module.HEAPU8.slice()));
    const { default: create } = await import(pathToFileURL(`${engine}/pyodide.asm.mjs`));
    return create(settings);
  },
});

py.unpackArchive(bytes(bundle), "zip");
py.FS.mkdirTree("/pyscript");
for (const name of readdirSync(pyscript).sort())
  if (name.endsWith(".py")) py.FS.writeFile(`/pyscript/${name}`, bytes(`${pyscript}/${name}`));
const script = (name) => readFileSync(new URL(`./${name}`, import.meta.url), "utf8");
py.FS.mkdirTree("tools");
py.FS.writeFile("tools/lean.py", script("lean.py"));
py.runPython(script("snapshot.py"), {
  globals: py.toPy({ __name__: "snapshot" }),
});
const modules = py.runPython("import sys; '\\n'.join(sorted(sys.modules))").split("\n");

/** Where WebAssembly brings data of its own, as [first word, words]; the gaps may differ by browser. */
function runs(words) {
  const found = [];
  let start = -1, end = -1;
  const close = () => end - start >= 256 && found.push([start, end - start + 1]);
  for (let at = 0; at < words.length; at++) {
    if (!words[at]) continue;
    if (start < 0 || at - end > 16) {
      close();
      start = at;
    }
    end = at;
  }
  close();
  return found;
}

/** Zero what is free: it holds rubbish that would travel to every visitor. */
function sweep(module) {
  const top = () => module.HEAPU32[module._emscripten_get_sbrk_ptr() / 4];
  const end = top();
  const held = [];
  for (let size = 1 << 18; size >= 16; size = size > 64 ? Math.floor(size * 0.75) & ~15 : size - 16) {
    for (;;) {
      const start = module._malloc(size);
      module.HEAPU8.fill(0, start, start + size);
      if (start + size > end) {
        module._free(start);
        break;
      }
      held.push(start);
    }
  }
  for (const start of held) module._free(start);
}

sweep(py._module);
const memory = py.makeMemorySnapshot();
const blankWords = new Uint32Array(blank.buffer);
const words = new Uint32Array(memory.buffer, memory.byteOffset + HEADER, (memory.length - HEADER) >> 2);
const brought = runs(blankWords);
let sum = 0; // of what the page puts together again
for (const [start, count] of brought)
  for (let at = start; at < start + count; at++) {
    sum = (sum + words[at]) >>> 0;
    words[at] ^= blankWords[at];
  }
writeFileSync(`${out}/memory.bin`, memory);
const wasm = gzipSync(readFileSync(`${engine}/pyodide.asm.wasm`)).length;
const told = { size: memory.length, sum, brought, wasm, modules };
writeFileSync(`${out}/memory.json`, JSON.stringify(told));

// Makes Pyodide's engine small: node tools/engine.mjs OUT_FOLDER
//
// Pyodide can load packages that were compiled for it, and has 8,560 exports for them and libraries
// that draw and sound. The page loads none. What neither Pyodide's own scripts nor Python itself can
// reach stays at home, of the script and of WebAssembly; each tells what the other still asks for.
import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "acorn";
import { minify } from "terser";

const [out] = process.argv.slice(2);
const here = (name) => fileURLToPath(import.meta.resolve(name));
const folder = dirname(here("pyodide"));
const SCRIPT = "pyodide.asm.mjs";
const WASM = "pyodide.asm.wasm";
const OURS = ["_emscripten_get_sbrk_ptr", "_free", "_malloc"]; // asked for by snapshot.mjs
const FEATURES = [
  ...["bulk-memory", "exception-handling", "multivalue", "mutable-globals"],
  ...["nontrapping-float-to-int", "reference-types", "sign-ext"],
].map((name) => `--enable-${name}`);

const script = readFileSync(join(folder, SCRIPT), "utf8");
const wrapped = parse(script, { ecmaVersion: "latest", sourceType: "module" }).body;
const whole = wrapped.find((it) => it.id?.name === "_createPyodideModule").body;
const text = (node) => script.slice(node.start, node.end);

/** Every name in a piece of script: what it declares, reads, asks an object for, or has in a string. */
const named = (code) => code.match(/[A-Za-z_$][\w$]*/g) ?? [];

/** Whether a value is made and nothing else is done, so that it can be left out. */
function isPure(node) {
  if (!node) return true;
  if (node.type === "ArrayExpression") return node.elements.every(isPure);
  if (node.type === "ObjectExpression") return node.properties.every((it) => !it.computed && isPure(it.value));
  return ["Literal", "Identifier", "FunctionExpression", "ArrowFunctionExpression"].includes(node.type);
}

/** Who is given something by a statement: `f.sig="ii"` gives to f, `Module["_f"]=_f` to _f; else null. */
function given({ expression }) {
  const { left, right } = expression ?? {};
  if (left?.object?.type !== "Identifier" || !isPure(right)) return null;
  if (left.object.name !== "Module") return left.object.name;
  return left.property.value?.startsWith("_") ? left.property.value : null;
}

/** The statements of Pyodide's engine: who must be wanted for each (null: nobody), and its text. */
function pieces() {
  const found = [];
  for (const it of whole.body)
    if (it.type === "FunctionDeclaration") found.push({ for: it.id.name, node: it });
    else if (it.type === "VariableDeclaration")
      for (const one of it.declarations)
        found.push({ for: (isPure(one.init) && one.id.name) || null, node: one, kind: it.kind });
    else found.push({ for: given(it), node: it });
  return found;
}

/** The export that a statement speaks of, as `_f=wasmExports["f"]` does. */
const exported = (statement) => text(statement).match(/wasmExports\["([^"]+)"\]/)?.[1];
const LISTS = ["assignWasmExports", "applySignatureConversions"]; // they speak of all, and want none
const isWanted = (name, wanted) => wanted.has(name) || wanted.has(`_${name}`);

/** How a piece is written where `imports` are asked for by WebAssembly and `wanted` by scripts. */
function written({ node, kind }, imports, wanted) {
  if (node.id?.name === "wasmImports") {
    const asked = node.init.properties.filter((it) => imports.has(it.key.name ?? it.key.value));
    return `var wasmImports={${asked.map(text).join()}};`;
  }
  if (LISTS.includes(node.id?.name)) {
    const isSaid = (it) => isWanted(exported(it), wanted) && wanted.has(named(text(it))[0]);
    const lines = node.body.body.filter((it) => !exported(it) || isSaid(it));
    return `${script.slice(node.start, node.body.start)}{${lines.map(text).join("\n")}}`;
  }
  return kind ? `${kind} ${text(node)};` : text(node);
}

/** Which names are wanted where WebAssembly asks for `imports`, and the script that has them all. */
function reached(imports) {
  const wanted = new Set([...named(readFileSync(join(folder, "pyodide.mjs"), "utf8")), ...OURS]);
  const all = pieces();
  const kept = new Set();
  for (let before = -1; before !== kept.size; ) {
    before = kept.size;
    for (const piece of all.filter((it) => !kept.has(it) && (it.for === null || wanted.has(it.for)))) {
      kept.add(piece);
      if (!LISTS.includes(piece.for)) named(written(piece, imports, wanted)).forEach((it) => wanted.add(it));
    }
  }
  const body = all.filter((it) => kept.has(it)).map((it) => written(it, imports, wanted));
  const code = [script.slice(0, whole.start + 1), ...body, script.slice(whole.end - 1)].join("\n");
  return { wanted, code };
}

/** Write WebAssembly with these exports and what they need; gives what it still asks the script for. */
function reduce(exports) {
  const graph = join(out, "graph.json");
  const roots = exports.map((name) => ({ name: `kept ${name}`, export: name, root: true }));
  writeFileSync(graph, JSON.stringify(roots));
  const files = [join(folder, WASM), "--graph-file", graph, "-o", join(out, WASM)];
  const program = [here("binaryen/bin/wasm-metadce"), ...files, "--mvp-features", ...FEATURES];
  execFileSync(process.execPath, program, { maxBuffer: 1e8 }); // it names all that it leaves out
  rmSync(graph);
  return asked(new WebAssembly.Module(readFileSync(join(out, WASM))));
}

const asked = (module) => new Set(WebAssembly.Module.imports(module).map((it) => it.name));

const original = new WebAssembly.Module(readFileSync(join(folder, WASM)));
const offered = WebAssembly.Module.exports(original).map((it) => it.name);
let made = reached(asked(original));
for (let before = []; ; ) {
  const exports = offered.filter((name) => isWanted(name, made.wanted));
  if (exports.length === before.length) break;
  made = reached(reduce(exports));
  before = exports;
}
const { code } = await minify(made.code, { module: true, ecma: 2020 });
writeFileSync(join(out, SCRIPT), `${code}\n`);

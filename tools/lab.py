"""Bare pages for tests and measurements: static, Pyodide alone, PyScript with nothing to do."""

from __future__ import annotations

import gzip
import shutil
import zipfile
from io import BytesIO
from pathlib import Path

NPM = Path(__file__).parent.parent / "node_modules"
"""PyScript and Pyodide as their makers ship them, with the parts that our page leaves out."""

PYODIDE = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
    "pyodide-lock.json",
)

PYODIDE_HTML = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Pyodide</title>
<link rel="icon" href="data:,"><script type="module" src="{script}"></script></head><body></body>
</html>
"""

LAB_MJS = """import { loadPyodide } from "./bare-pyodide/pyodide.mjs";
const py = await loadPyodide();
py.unpackArchive(await (await fetch("app.zip")).arrayBuffer(), "zip");
globalThis.py = py;
document.documentElement.dataset.ready = "yes";
"""

BARE_MJS = """import { loadPyodide } from "./bare-pyodide/pyodide.mjs";
await loadPyodide();
document.documentElement.dataset.ready = "yes";
"""

BARE_HTML = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Bare</title><link rel="icon" href="data:,">
<script type="module" src="bare-pyscript/core.js"></script>
<script type="py" src="bare.py" config="bare.toml"></script></head><body></body></html>
"""

BARE_TOML = 'interpreter = "./bare-pyodide/pyodide.mjs"\n'
BARE_PY = 'from js import document\n\ndocument.documentElement.dataset.ready = "yes"\n'

STATIC_HTML = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Static</title><link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>
body {{ margin: 0; background: #f3e6c8; color: #2b1d14; font-family: sans-serif; }}
header {{ display: flex; gap: 1rem; padding: .5rem 1rem; background: #2b1d14; color: #f3e6c8; }}
main {{ display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; padding: 1rem; }}
table {{ border-collapse: collapse; background: #22332b; color: #fff; border-radius: .5rem; }}
td, th {{ padding: .25rem .5rem; border: 1px solid #0003; text-align: start; }}
p {{ margin: .25rem 0; }}
</style></head>
<body><header><h1>Race 1 of 4</h1></header><main>{halves}</main></body></html>
"""


def static_page() -> str:
    """A heading and about as many words as a table in play has, drawn without any script."""
    row = "<tr><th>Horse {n}</th><td>1 : {n}</td><td>300</td><td>Ann</td><td>Ben</td></tr>"
    board = "".join(row.format(n=n) for n in range(1, 13))
    line = "<p>Ann holds {n} horses, two bets and four cards, and has 1,{n}00 to lay.</p>"
    seats = "".join(line.format(n=n) for n in range(1, 13))
    return STATIC_HTML.format(halves=f"<table>{board}</table><section>{seats}</section>")


def add_lab_pages(dist: Path) -> None:
    """Put `lab.html` (Pyodide with all our code, as `py`) and the bare pages into a built site."""
    shutil.copytree(NPM / "@pyscript/core/dist", dist / "bare-pyscript", dirs_exist_ok=True)
    (dist / "bare-pyodide").mkdir(exist_ok=True)
    for name in PYODIDE:
        shutil.copyfile(NPM / "pyodide" / name, dist / "bare-pyodide" / name)
    shutil.copyfile(next(dist.glob("horseburg-*/app.zip")), dist / "app.zip")
    with zipfile.ZipFile(dist / "app.zip", "a") as whole:
        for code in dist.glob("*/code.bin"):  # boxes that the page reads when they are opened
            with zipfile.ZipFile(BytesIO(gzip.decompress(code.read_bytes()))) as box:
                for name in box.namelist():
                    whole.writestr(name, box.read(name))
    pages = {
        "lab.html": PYODIDE_HTML.format(script="lab.mjs"),
        "lab.mjs": LAB_MJS,
        "bare-pyodide.html": PYODIDE_HTML.format(script="bare-pyodide.mjs"),
        "bare-pyodide.mjs": BARE_MJS,
        "bare.html": BARE_HTML,
        "bare.toml": BARE_TOML,
        "bare.py": BARE_PY,
        "static.html": static_page(),
    }
    for name, text in pages.items():
        (dist / name).write_text(text)

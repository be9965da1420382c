"""Bare pages for tests and measurements: Pyodide alone, and PyScript with nothing to do."""

from __future__ import annotations

import shutil
from pathlib import Path

PYSCRIPT = Path(__file__).parent.parent / "node_modules" / "@pyscript" / "core" / "dist"
"""PyScript as its makers ship it, with the plugins that this page leaves out."""

PYODIDE_HTML = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Pyodide</title>
<script type="module" src="lab.mjs"></script></head><body></body></html>
"""

PYODIDE_MJS = """import {{ loadPyodide }} from "./{pyodide}/pyodide.mjs";
const py = await loadPyodide();
py.unpackArchive(await (await fetch("app.zip")).arrayBuffer(), "zip");
globalThis.py = py;
document.documentElement.dataset.ready = "yes";
"""

BARE_HTML = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Bare</title>
<script type="module" src="{pyscript}/core.js"></script>
<script type="py" src="bare.py" config="bare.toml"></script></head><body></body></html>
"""

BARE_TOML = 'interpreter = "./{pyodide}/pyodide.mjs"\n'
BARE_PY = 'from js import document\n\ndocument.documentElement.dataset.ready = "yes"\n'


def folder_with(dist: Path, name: str) -> str:
    """The vendored folder that holds the file `name`, seen from dist."""
    return str(next(dist.glob(f"vendor/**/{name}")).parent.relative_to(dist))


def add_lab_pages(dist: Path) -> None:
    """Put `lab.html` (Pyodide with our archive, as `py`) and `bare.html` into a built site."""
    shutil.copytree(PYSCRIPT, dist / "bare-pyscript", dirs_exist_ok=True)
    folders = {"pyodide": folder_with(dist, "pyodide.mjs"), "pyscript": "bare-pyscript"}
    (dist / "lab.html").write_text(PYODIDE_HTML)
    (dist / "lab.mjs").write_text(PYODIDE_MJS.format(**folders))
    (dist / "bare.html").write_text(BARE_HTML.format(**folders))
    (dist / "bare.toml").write_text(BARE_TOML.format(**folders))
    (dist / "bare.py").write_text(BARE_PY)

"""How Python wakes up in the page: its kept memory, and what a plain start needs instead."""

import json
import shutil
import subprocess
import zipfile
from pathlib import Path
from typing import Any

from tools import bundle, programs

ROOT = Path(__file__).resolve().parent.parent
NPM = ROOT / "node_modules"
PYODIDE = NPM / "pyodide"
PYSCRIPT_MODULES = NPM / "@pyscript" / "core" / "src" / "stdlib" / "pyscript"
ALWAYS = {"encodings.ascii", "encodings.latin_1", "encodings.idna"}  # asked for by name only
JS = {"separators": (",", ":"), "sort_keys": True}


def node(script: str, *arguments: Path) -> None:
    """Run one of the build's scripts."""
    program = programs.node()
    if program is None:
        raise SystemExit("horseburg: Node is missing; run make site")
    command = [program, ROOT / "tools" / script, *arguments]
    subprocess.run(command, check=True, cwd=ROOT, stdin=subprocess.DEVNULL)


def keep_memory(app: Path) -> dict[str, Any]:
    """Write memory.bin.gz beside app.zip; tells its sizes, its check sum, the modules it holds."""
    node("snapshot.mjs", app / "app.zip", PYSCRIPT_MODULES, app)
    described = app / "memory.json"
    told: dict[str, Any] = json.loads(described.read_text())
    described.unlink()
    return told


def pick_standard_library(app: Path, modules: set[str]) -> None:
    """Write stdlib.zip with the modules that the page uses, and nothing.zip with none."""
    wanted = {name.replace(".", "/") for name in modules | ALWAYS}
    library = PYODIDE / "python_stdlib.zip"
    with zipfile.ZipFile(library) as whole, zipfile.ZipFile(app / "stdlib.zip", "w") as part:
        for name in whole.namelist():
            if name.removesuffix(".py").removesuffix("/__init__") in wanted:
                bundle.put(part, name, whole.read(name))
    with zipfile.ZipFile(app / "nothing.zip", "w"):
        pass


def lock() -> str:
    """Pyodide's list of packages, cut down to its head: the page loads none."""
    info = json.loads((PYODIDE / "pyodide-lock.json").read_text())["info"]
    return json.dumps({"info": info, "packages": {}}, **JS)  # type: ignore[arg-type]


def write_python(app: Path) -> dict[str, str]:
    """Write all of Python that is our own; gives the figures that engine.js is filled with."""
    bundle.write_bundle(app / "app.zip")
    shutil.copyfile(ROOT / "web" / "app.py", app / "app.py")
    told = keep_memory(app)
    pick_standard_library(app, set(told["modules"]))
    wasm = PYODIDE / "pyodide.asm.wasm"
    return {
        "{memory}": json.dumps({key: told[key] for key in ("size", "sum", "brought")}),
        "{memory_packed}": str(told["packed"]),
        "{wasm_size}": str(wasm.stat().st_size),
        "{wasm_packed}": str(told["wasm"]),
        "{lock}": lock(),
    }

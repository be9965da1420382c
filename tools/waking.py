"""How Python wakes up in the page: its kept memory, and what a plain start needs instead."""

import json
import re
import shutil
import zipfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import deflate
import zstandard

from tools import bundle, engine, programs, sheets
from tools.content import named_by_content
from tools.words import compiled
from web.desk.screen import BOXES
from web.titles import WAKES_WITH

ROOT = Path(__file__).resolve().parent.parent
NPM = ROOT / "node_modules"
PYSCRIPT_MODULES = NPM / "@pyscript" / "core" / "src" / "stdlib" / "pyscript"
ALWAYS = {"encodings.ascii", "encodings.latin_1", "encodings.idna"}  # asked for by name only
HARDEST = 12
"""How hard the archives are packed, which a browser unpacks by itself."""
WINDOW = 22
"""The memory is packed with so many bits of it in sight: 4 MB, which a page can spare. A bit more
would save a hundredth, and cost as much again.
"""
JS = {"separators": (",", ":"), "sort_keys": True}


def words(table: str) -> str:
    """What is said before Python is up, or without it, by language: for a script."""
    return json.dumps(compiled.waking(table), **JS)  # type: ignore[arg-type]


def opened_later() -> list[str]:
    """What the page has from the start and reads later: boxes, and the heads of computers."""
    boxes = sorted(id.replace("-", "_") for id in BOXES if id not in WAKES_WITH)
    return [*boxes, bundle.MINDS]


def keep_memory(app: Path, folder: Path) -> dict[str, Any]:
    """Write memory.bin from app.zip; tells its sizes, its check sum, the modules it holds.

    It is packed as no browser unpacks by itself, a quarter smaller (`web/static/js/engine.js`).
    """
    programs.run("snapshot.mjs", app / "app.zip", PYSCRIPT_MODULES, engine.folder(), folder)
    memory = folder / "memory.bin"
    how = zstandard.ZstdCompressionParameters.from_level(
        zstandard.MAX_COMPRESSION_LEVEL, window_log=WINDOW, write_checksum=True
    )
    packed = zstandard.ZstdCompressor(compression_params=how).compress(memory.read_bytes())
    memory.write_bytes(packed)
    described = folder / "memory.json"
    told: dict[str, Any] = json.loads(described.read_text())
    described.unlink()
    return {**told, "packed": len(packed)}


def _put(folder: Path, archive: Path) -> None:
    """An archive in a folder of its own, packed as a whole.

    It is not called `.gz`: of a file of that name many a host says that it was packed only for the
    way, and then the browser unpacks it before the page does.
    """
    folder.mkdir()
    packed = deflate.gzip_compress(archive.read_bytes(), HARDEST)
    (folder / "code.bin").write_bytes(packed)


def write_boxes(dist: Path) -> dict[str, str]:
    """Write each box and language that is read when it is wanted; gives their addresses."""
    shelved = opened_later()
    with TemporaryDirectory() as work:
        codes = bundle.write_packs(Path(work, "sources"), shelved)
        programs.run("boxes.mjs", Path(work, "sources"), Path(work))
        boxes = [name for name in shelved if name != bundle.MINDS]
        found = {box: _box(dist / box, Path(work, f"{box}.zip")) for box in boxes}
        found |= {room: _box(dist / room, Path(work, f"{room}.zip")) for room in sheets.ROOMS}
        minds = _bare(dist / bundle.MINDS, Path(work, f"{bundle.MINDS}.zip"))
        said = {code: _bare(dist / code, Path(work, f"{code}.zip")) for code in codes}
    played = [id.replace("-", "_") for id in BOXES]
    return {
        "{boxes}": json.dumps(
            {box: f"{found[box]}/code.bin" for box in boxes} | {bundle.MINDS: f"{minds}/code.bin"}
        ),
        "{rooms}": json.dumps({room: f"{found[room]}/code.bin" for room in sheets.ROOMS}),
        "{languages}": json.dumps({code: f"{name}/code.bin" for code, name in said.items()}),
        "{styles}": json.dumps({box: f"{name}/style.css" for box, name in found.items()}),
        "{drawings}": json.dumps({box: drawn_from(sheets.home(box)) for box in played}),
    }


def drawn_from(folder: Path) -> list[str]:
    """The files of drawings that a box needs: the sheets that its code takes some from, and those
    that its styles, or the stage's, set behind things.
    """
    code = "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py")))
    named = set(re.findall(r'"([a-z]+\.svg)"', code)) - {"cast.svg", "icons.svg", "silks.svg"}
    styles = [folder, sheets.RACING] if "from web.racing.stage import" in code else [folder]
    set_behind = {sheet for style in styles for sheet, _ in sheets.behind(style)}
    return sorted(named | {f"{sheets.BEHIND}{sheet}" for sheet in set_behind})


def _bare(folder: Path, code: Path) -> str:
    """The folder of an archive without a style, and the name that it has in the end."""
    _put(folder, code)
    return named_by_content(folder).name


def _box(folder: Path, code: Path) -> str:
    """The folder of a box or a room, with its style, and the name that it has in the end."""
    _put(folder, code)
    style = folder / "style.css"
    style.write_text(f"{sheets.opening()}\n{sheets.joined([sheets.home(folder.name) / 'style'])}")
    programs.run("style.mjs", style)
    return named_by_content(folder).name


def pick_standard_library(app: Path, modules: set[str]) -> None:
    """Write stdlib.zip with the modules that the page uses, and nothing.zip with none."""
    wanted = {name.replace(".", "/") for name in modules | ALWAYS}
    library = engine.WHOLE / "python_stdlib.zip"
    with zipfile.ZipFile(library) as whole, zipfile.ZipFile(app / "stdlib.zip", "w") as part:
        for name in whole.namelist():
            if name.removesuffix(".py").removesuffix("/__init__") in wanted:
                bundle.put(part, name, whole.read(name))
    with zipfile.ZipFile(app / "nothing.zip", "w"):
        pass


def lock() -> str:
    """Pyodide's list of packages, cut down to its head: the page loads none."""
    info = json.loads((engine.WHOLE / "pyodide-lock.json").read_text())["info"]
    return json.dumps({"info": info, "packages": {}}, **JS)  # type: ignore[arg-type]


def write_python(dist: Path, app: Path) -> dict[str, str]:
    """Write all of Python that is our own; gives the figures that engine.js is filled with."""
    bundle.write_bundle(app / "app.zip", opened_later())
    shutil.copyfile(ROOT / "web" / "app.py", app / "app.py")
    kept = dist / "python"
    kept.mkdir()
    with ThreadPoolExecutor() as beside:
        boxes = beside.submit(write_boxes, dist)
        told = keep_memory(app, kept)
    pick_standard_library(kept, set(told["modules"]))
    wasm = engine.folder() / "pyodide.asm.wasm"
    return {
        "{memory}": json.dumps({key: told[key] for key in ("size", "sum", "brought")}),
        "{memory_packed}": str(told["packed"]),
        "{python}": named_by_content(kept).name,
        "{wasm_size}": str(wasm.stat().st_size),
        "{wasm_packed}": str(told["wasm"]),
        "{lock}": lock(),
        **boxes.result(),
    }

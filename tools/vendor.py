"""What the page takes from others, copied out of node_modules: engine, fonts, icons, licences."""

import base64
import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tools import engine
from tools.bundle import VENDORED, package_folder
from tools.content import fingerprint

ROOT = Path(__file__).resolve().parent.parent
NPM = ROOT / "node_modules"

# PyScript's editor, terminal and game parts load only where a page asks for them; ours never does.
PYSCRIPT = ("core.js", "core-*.js", "error-*.js")
# Its standard library and its list of packages are cut down to what is used: tools/waking.py.
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")

BUNDLES = (
    *(f"@pyscript/core/dist/{pattern}" for pattern in PYSCRIPT),
    "workbox-window/build/workbox-window.prod.mjs",
)
"""Files that carry other packages."""

WITHIN = re.compile(r"(?:.*node_modules/|\.\./\.\./(?=workbox-))((?:@[\w-]+/)?[\w.-]+)/")
"""Where a source of a bundle comes from: `../node_modules/polyscript/esm/index.js`."""

WORKER = ("workbox-core", "workbox-precaching", "workbox-routing", "workbox-strategies")
"""What workbox-build writes into sw.js."""


def package(name: str) -> dict[str, Any]:
    """An npm package's own description."""
    described: dict[str, Any] = json.loads((NPM / name / "package.json").read_text())
    return described


def copy(source: Path, target: Path) -> None:
    """Copy one file, without the pointer to a source map that is not copied."""
    target.parent.mkdir(parents=True, exist_ok=True)
    if source.suffix in {".js", ".mjs"}:
        text = source.read_text(encoding="utf-8")
        target.write_text(re.sub(r"\n?//# sourceMappingURL=\S+\s*$", "\n", text), encoding="utf-8")
    else:
        shutil.copyfile(source, target)


def copy_renamed(source: Path, target: Path, names: dict[str, str]) -> None:
    """Copy a module that imports others which have new names here."""
    copy(source, target)
    text = target.read_text(encoding="utf-8")
    for old, new in names.items():
        if f"from './{old}'" not in text:
            raise SystemExit(f"horseburg: {source.name} no longer imports {old}")
        text = text.replace(f"from './{old}'", f"from './{new}'")
    target.write_text(text, encoding="utf-8")


def engines(dist: Path) -> dict[str, str]:
    """Vendor PyScript and Pyodide; give the marks of their folders, which carry the version.

    Pyodide's own carries what was made of it, too, which may change with our build.
    """
    folders = {}
    for name, version, source, wanted in (
        ("pyscript", "@pyscript/core", NPM / "@pyscript" / "core" / "dist", PYSCRIPT),
        ("pyodide", "pyodide", engine.folder(), PYODIDE),
    ):
        files = sorted(path for pattern in wanted for path in source.glob(pattern))
        folder = f"vendor/{name}-{package(version)['version']}"
        if name == "pyodide":
            folder += f"-{fingerprint(files, source)}"
        for path in files:
            copy(path, dist / folder / path.name)
        folders[f"{{{name}}}"] = folder
    return folders


def small_parts(dist: Path) -> None:
    """Vendor the small modules."""
    copy(NPM / "idiomorph/dist/idiomorph.esm.js", dist / "vendor/idiomorph.mjs")
    copy(NPM / "qr/index.js", dist / "vendor/qr.mjs")
    copy_renamed(NPM / "qr/decode.js", dist / "vendor/qr-decode.mjs", {"index.js": "qr.mjs"})
    copy(NPM / "workbox-window/build/workbox-window.prod.mjs", dist / "vendor/workbox-window.mjs")
    copy(NPM / "zzfx/ZzFX.js", dist / "vendor/zzfx.mjs")
    unpacker(dist)


UNPACKER = re.compile(r'const wasm = "([A-Za-z0-9+/=]+)";')
READ = "fetch(`data:application/wasm;base64,${wasm}`)"
WRITTEN = "zstd.wasm"


def unpacker(dist: Path) -> None:
    """Vendor what unpacks the memory; its WebAssembly as a file, as our policy wants it."""
    whole = (NPM / "zstddec/dist/zstddec-stream.mjs").read_text(encoding="utf-8")
    script, found = whole.replace(READ, "fetch(wasm)"), UNPACKER.search(whole)
    if found is None or script == whole:
        raise SystemExit("horseburg: zstddec no longer brings its WebAssembly as a text")
    (dist / "vendor" / WRITTEN).write_bytes(base64.b64decode(found[1]))
    address = f'const wasm = new URL("{WRITTEN}", import.meta.url);'
    script = script.replace(found[0], address)
    (dist / "vendor/zstddec.mjs").write_text(script, encoding="utf-8")


def listed(path: Path) -> Iterator[list[str]]:
    """The lines of a list, in words, without remarks."""
    for line in path.read_text().splitlines():
        if words := line.partition("#")[0].split():
            yield words


FRACTION = re.compile(r"\.(\d)(\d)\d*")


def tenths(drawing: str) -> str:
    """Outlines to a tenth of a unit, a 5,000th of an icon: more digits are seen by nobody.

    What stands before the point is left alone, as flags of an arc may be written on to it.
    """
    return FRACTION.sub(lambda it: f".{min(9, int(it[1]) + (it[2] >= '5'))}", drawing)


def icons(dist: Path) -> None:
    """Write icons.svg, one symbol for each listed icon."""
    drawn = json.loads((NPM / "@iconify-json/game-icons/icons.json").read_text())["icons"]
    names = [words[0] for words in listed(ROOT / "tools" / "icons.txt")]
    if unknown := [name for name in names if name not in drawn]:
        raise SystemExit(f"horseburg: tools/icons.txt names no such icon: {', '.join(unknown)}")
    symbols = [
        f'<symbol id="i-{name}" viewBox="0 0 512 512">{tenths(drawn[name]["body"])}</symbol>'
        for name in dict.fromkeys(names)
    ]
    svg = '<svg xmlns="http://www.w3.org/2000/svg">\n' + "\n".join(symbols) + "\n</svg>\n"
    (dist / "icons.svg").write_text(svg)


def python_licence(name: str) -> str:
    """The licence of an installed Python package."""
    site = package_folder(name).parent
    found = sorted(site.glob(f"{name}-*.dist-info/**/LICENSE*"))
    return found[0].read_text() if found else "See the package."


def npm_licence(name: str) -> str:
    """The licence of an npm package: its text where it ships one, else its name."""
    found = sorted((NPM / name).glob("LICENSE*"))
    described = package(name)
    where = described.get("homepage", "")
    named = f"Licence: {described.get('license', 'see the package')}. {where}\n"
    return named + (found[0].read_text() if found else "")


def bundled() -> set[str]:
    """The npm packages that others carry within the files we take of them, as their maps tell."""
    maps = [path for one in BUNDLES for path in NPM.glob(f"{one}.map")]
    sources = [source for path in maps for source in json.loads(path.read_text())["sources"]]
    return {it[1] for source in sources if (it := WITHIN.match(source))}


def npm_parts() -> list[str]:
    """Every npm package whose work is in the page: asked for by us, or within what we ask for."""
    asked_for = json.loads((ROOT / "package.json").read_text())["dependencies"]
    return [*asked_for, *sorted({*bundled(), *WORKER} - {*asked_for})]


def licences(dist: Path) -> None:
    """Write licenses.txt: whose work the page carries, and on what terms."""
    parts = []
    for name in npm_parts():
        parts.append((f"{name} {package(name)['version']}", npm_licence(name)))
    for name in VENDORED:
        parts.append((name, python_licence(name)))
    used = ", ".join(words[0] for words in listed(ROOT / "tools" / "icons.txt"))
    parts.append(
        ("The icons in icons.svg", f"From game-icons.net, by its authors, CC BY 3.0: {used}\n")
    )
    parts.append(
        ("CPython, inside Pyodide", "Python Software Foundation License 2.0, python.org.\n")
    )
    parts.append(
        ("stackframe and error-stack-parser, inside Pyodide", "MIT, by Eric Wendelin and others.\n")
    )
    rule = "=" * 78
    text = "\n".join(f"{rule}\n{title}\n{rule}\n{terms.strip()}\n" for title, terms in parts)
    (dist / "licenses.txt").write_text(text, encoding="utf-8")

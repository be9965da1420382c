"""Builds dist/, the whole site as static files: `python -m tools.build [--force]`."""

import base64
import fcntl
import hashlib
import html
import json
import os
import re
import shutil
import sys
import tomllib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory

from tools import drawings, fonts, programs, screen_style, sheets, vendor, waking
from tools.content import all_files, fingerprint, named_by_content
from tools.layers import one_by_one

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
CACHE = ROOT / ".cache"
PAGES = ("index.html", "screen.html", "guest.html")
SOURCES = ("index.html", "web/screen.html", "web/guest.html")
"""Where the pages stand, before the build fills them in."""

SHELL = (
    "index.html",
    "pyscript.toml",
    "package.json",
    "package-lock.json",
    "requirements/site.txt",
)
INPUTS = (*SHELL, "game", "web", "locale", "tools")


def source_files() -> Iterator[Path]:
    """Every file that the site is made from."""
    for name in INPUTS:
        path = ROOT / name
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.is_file() and "__pycache__" not in file.parts:
                yield file


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Hold the build's lock."""
    CACHE.mkdir(exist_ok=True)
    with open(CACHE / "build.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def copy_static(dist: Path, app: Path) -> None:
    """Copy the page's own scripts and pictures."""
    static = ROOT / "web" / "static"
    shutil.copytree(static / "js", app / "js")
    (app / "js" / "shell.js").rename(dist / "shell.js")  # it is there when its folder is gone
    shutil.copytree(static / "icons", dist / "icons")
    for path in drawings.SVG.glob("*.svg"):
        drawn, behind = sheets.parted(path.name, drawings.sheet(path.name))
        (dist / path.name).write_text(drawn, encoding="utf-8")
        if behind:
            (dist / f"{sheets.BEHIND}{path.name}").write_text(behind, encoding="utf-8")
    shutil.copyfile(static / "manifest.webmanifest", dist / "manifest.webmanifest")
    for path in sorted((ROOT / "tools").glob("*/built.py")):  # what a box draws of others' data
        import_module(f"tools.{path.parent.name}.built").build(dist)


def small_script(path: Path) -> str:
    """A script of our own without its remarks."""
    with TemporaryDirectory() as work:
        shutil.copyfile(path, Path(work, path.name))
        programs.run("scripts.mjs", Path(work))
        return Path(work, path.name).read_text(encoding="utf-8")


def write_manifests(dist: Path) -> None:
    """What a device is told of the page to install, once more in each language."""
    told = json.loads((dist / "manifest.webmanifest").read_text(encoding="utf-8"))
    for code, words in json.loads(waking.words("manifest")).items():
        described = words.get(told["description"], told["description"])
        own = {**told, "lang": code, "description": described}
        own["shortcuts"] = [
            {**it, "name": words.get(it["name"], it["name"])} for it in told["shortcuts"]
        ]
        text = json.dumps(own, ensure_ascii=False, indent=2)
        (dist / f"manifest.{code}.webmanifest").write_text(text + "\n", encoding="utf-8")


def style(dist: Path, faces: Iterable[str], wanted: str = "*", boxes: Iterable[Path] = ()) -> str:
    """Fonts and sheets in one, a rule a line: a picture is kept with those that it needs.

    `boxes` are the folders of sheets that come along, of boxes that are read when they are opened.
    """
    whole = dist / "style.css"
    own = [sheets.opening(), *faces, sheets.joined(wanted=wanted), sheets.joined(boxes)]
    whole.write_text("\n".join(own))
    programs.run("style.mjs", whole)
    text = whole.read_text()
    whole.unlink()
    return "\n".join(one_by_one(text))


WORDY = ("idiomorph.mjs", "qr.mjs", "qr-decode.mjs")
"""Modules of others that come with their remarks."""


def digest(text: str) -> str:
    """How the content security policy names what may stand in the page itself."""
    found = hashlib.sha256(text.encode()).digest()
    return f"sha256-{base64.b64encode(found).decode()}"


def fill(path: Path, marks: dict[str, str]) -> None:
    """Fill the marks in a file; what a script itself fills in, `${version}`, is none."""
    text = path.read_text(encoding="utf-8")
    asked = re.compile("|".join(rf"(?<!\$){re.escape(mark)}" for mark in marks))
    text = asked.sub(lambda found: marks[found[0]], text)
    path.write_text(text, encoding="utf-8")


def settings() -> str:
    """What PyScript is told, as it may stand in the page."""
    told = tomllib.loads((ROOT / "pyscript.toml").read_text(encoding="utf-8"))
    return html.escape(json.dumps(told, separators=(",", ":")))


def write_shell(dist: Path, app: Path, marks: dict[str, str]) -> None:
    """Write the page, and give our own part of the site a folder named after its version.

    So an old page never meets a new script, whatever a cache in between has kept.
    """
    for name in SOURCES:
        shutil.copyfile(ROOT / name, app / Path(name).name)
        fill(app / Path(name).name, marks)
    marks["{version}"] = fingerprint(sorted(all_files(dist)), dist)
    marks["{app}"] = f"horseburg-{marks['{version}']}"
    for path in (*app.glob("js/*.js"), *map(app.joinpath, PAGES)):
        fill(path, marks)
    for name in PAGES:
        (app / name).rename(dist / name)
    app.rename(dist / marks["{app}"])
    (dist / "version.json").write_text(json.dumps({"version": marks["{version}"]}) + "\n")


def write_service_worker(dist: Path) -> None:
    """Have Workbox write the service worker."""
    programs.run("service_worker.mjs", dist)


def assemble(dist: Path) -> None:
    """Put the whole site together in an empty folder."""
    app = dist / "app"
    app.mkdir()
    marks = vendor.engines(dist)
    vendor.small_parts(dist)
    faces = fonts.fonts(dist / "vendor" / "fonts")
    (app / "style.css").write_text(style(dist, fonts.from_folder(faces.files)))
    letters = dist / "letters"
    letters.mkdir()
    (letters / "letters.json").write_text(fonts.data(faces.core))
    marks["{letters_folder}"] = named_by_content(letters).name
    marks["/* shell */"] = sheet = style(dist, [], "1[013]-*")
    marks["{shell_hash}"] = digest(sheet)
    vendor.icons(dist)
    vendor.licences(dist)
    marks |= waking.write_python(dist, app)
    copy_static(dist, app)
    programs.run("scripts.mjs", app / "js", *(dist / "vendor" / name for name in WORDY))
    (dist / "shell.js").write_text(small_script(dist / "shell.js"))
    write_manifests(dist)
    screen_style.write(app, faces.all)
    screen_style.write_guest(app, faces.core)
    travels = sum(int(marks[part]) for part in ("{memory_packed}", "{wasm_packed}"))
    marks["{settings}"] = settings()
    marks["{script_words}"] = waking.words("scripts")
    marks["{megabytes}"] = str(round(travels / 1e6 + 0.5))
    script = small_script(ROOT / "web" / "static" / "picture.js")
    said = waking.words("shell").replace("{megabytes}", marks["{megabytes}"])
    script = script.replace("{faces}", fonts.data(faces.shell))
    marks["/* picture */"] = script = script.replace("{shell_words}", said)
    marks["{picture_hash}"] = digest(script)
    write_shell(dist, app, marks)
    write_service_worker(dist)


def build(force: bool = False) -> Path:
    """Bring dist/ up to date; a build that fails leaves the old one as it was."""
    with one_at_a_time():
        stamp = CACHE / "built-from"
        inputs = fingerprint(source_files(), ROOT)
        built = stamp.exists() and stamp.read_text() == inputs
        if built and (DIST / "version.json").exists() and not force:
            return DIST
        fresh = CACHE / f"dist-{os.getpid()}"
        shutil.rmtree(fresh, ignore_errors=True)
        fresh.mkdir()
        try:
            assemble(fresh)
            shutil.rmtree(DIST, ignore_errors=True)
            fresh.rename(DIST)
        finally:
            shutil.rmtree(fresh, ignore_errors=True)
        stamp.write_text(inputs)
    version = json.loads((DIST / "version.json").read_text())["version"]
    print(f"dist/ is version {version}", flush=True)
    return DIST


if __name__ == "__main__":
    build(force="--force" in sys.argv)

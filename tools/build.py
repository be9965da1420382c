"""Builds dist/, the whole site as static files: `python -m tools.build [--force]`."""

import fcntl
import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools import bundle, programs, vendor

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
CACHE = ROOT / ".cache"
INPUTS = (
    *("index.html", "boot.py", "pyscript.toml", "package-lock.json", "requirements/site.txt"),
    *("game", "web", "tools"),
)


def source_files() -> Iterator[Path]:
    """Every file that the site is made from."""
    for name in INPUTS:
        path = ROOT / name
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.is_file() and "__pycache__" not in file.parts:
                yield file


def fingerprint(files: Iterator[Path], base: Path) -> str:
    """One short name for the contents of many files."""
    digest = hashlib.sha256()
    for file in files:
        digest.update(f"{file.relative_to(base).as_posix()}\0{file.stat().st_size}\0".encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()[:12]


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Hold the build's lock."""
    CACHE.mkdir(exist_ok=True)
    with open(CACHE / "build.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def copy_static(dist: Path) -> None:
    """Copy the page's own style, scripts, pictures and sounds."""
    shutil.copytree(ROOT / "web" / "static", dist / "static")


def write_shell(dist: Path, folders: dict[str, str]) -> None:
    """Write the page and its settings, with the engines' folders and the version filled in."""
    styles = ["vendor/fonts/fonts.css"]
    styles += sorted(path.relative_to(dist).as_posix() for path in dist.glob("static/css/*.css"))
    links = "\n    ".join(f'<link rel="stylesheet" href="{style}">' for style in styles)
    filled = {"{pyscript}": folders["pyscript"], "{pyodide}": folders["pyodide"]}
    filled["<!-- stylesheets -->"] = links
    for name in ("boot.py", "pyscript.toml", "index.html"):
        text = (ROOT / name).read_text(encoding="utf-8")
        for mark, value in filled.items():
            text = text.replace(mark, value)
        if name == "index.html":  # last, so that the version speaks for all the rest
            (dist / name).write_text(text, encoding="utf-8")
            filled["{version}"] = fingerprint(iter(sorted(all_files(dist))), dist)
            text = text.replace("{version}", filled["{version}"])
        (dist / name).write_text(text, encoding="utf-8")
    (dist / "version.json").write_text(json.dumps({"version": filled["{version}"]}) + "\n")


def all_files(folder: Path) -> Iterator[Path]:
    """All files below a folder."""
    return (path for path in folder.rglob("*") if path.is_file())


def write_service_worker(dist: Path) -> None:
    """Have Workbox write the service worker."""
    node = programs.node()
    if node is None:
        raise SystemExit("horseburg: Node is missing; run make site")
    script = ROOT / "tools" / "service_worker.mjs"
    subprocess.run([node, script, dist], check=True, cwd=ROOT, stdin=subprocess.DEVNULL)


def assemble(dist: Path) -> None:
    """Put the whole site together in an empty folder."""
    folders = vendor.engines(dist)
    vendor.small_parts(dist)
    vendor.fonts(dist)
    vendor.icons(dist)
    vendor.licences(dist)
    bundle.write_bundle(dist / "app.zip")
    copy_static(dist)
    write_shell(dist, folders)
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

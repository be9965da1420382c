"""Real versions of the site, published one after the other at one address."""

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from tools.build import INPUTS, ROOT, write_service_worker
from tools.serve import SiteHandler, serving


@dataclass
class Press:
    """An address, and the folder that is served there now."""

    work: Path
    address: str = ""
    editions: int = 0
    vanish: Callable[[], None] = lambda: None
    """Nothing is served any more."""

    @property
    def now(self) -> Path:
        """The files being served; a test may spoil them."""
        return (self.work / "now").resolve()

    def publish(self, built: Path) -> None:
        """Serve a copy of this build from now on; every file is newer than any before."""
        self.editions += 1
        copy = Path(shutil.copytree(built, self.work / f"edition-{self.editions}"))
        day = time.time() + 60 * self.editions
        for path in copy.rglob("*"):
            os.utime(path, (day, day))
        link = self.work / "next"
        link.symlink_to(copy)
        link.replace(self.work / "now")


@contextmanager
def press(
    work: Path, built: Path, handler: type[SiteHandler] = SiteHandler, compress: bool = False
) -> Iterator[Press]:
    """An address at which this build is published, served in this way."""
    made = Press(work)
    made.publish(built)
    with ExitStack() as stack:
        made.address = stack.enter_context(
            serving(work / "now", base="/horseburg/", compress=compress, handler=handler)
        )
        made.vanish = stack.close
        yield made


RELEASE = "59399788"
"""The commit of 28 November 2026: the last release whose phones sent no question with a tap."""


def released(work: Path) -> Path:
    """The site as it was released, built in this folder from the project's own history."""
    packed = subprocess.run(
        ["git", "archive", RELEASE], cwd=ROOT, check=True, capture_output=True
    ).stdout
    subprocess.run(["tar", "x"], cwd=work, check=True, input=packed)
    for name in ("node_modules", ".venv"):
        (work / name).symlink_to(ROOT / name)
    packages = work / "packages"  # what it was made of, some of which is not used any more
    fetch = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target", packages]
    subprocess.run([*fetch, "-r", "requirements/site.txt"], cwd=work, check=True)
    make(work, PYTHONPATH=str(packages))
    return work / "dist"


def make(work: Path, anew: bool = False, **more: str) -> None:
    """Build the tree that lies here; what Python compiles for it goes with it.

    Unless all is made `anew`, the engine that the site has been built with will do: it goes by the
    versions of its makers.
    """
    (work / ".cache").mkdir(exist_ok=True)
    for engine in () if anew else (ROOT / ".cache").glob("engine-*"):
        (work / ".cache" / engine.name).symlink_to(engine)
    known = os.environ | {"PYTHONPYCACHEPREFIX": str(work / ".cache" / "bytecode")} | more
    subprocess.run([sys.executable, "-m", "tools.build"], cwd=work, check=True, env=known)


def version(built: Path) -> str:
    """The version of a build."""
    return str(json.loads((built / "version.json").read_text())["version"])


def built_with(work: Path, furnish: Callable[[], None] = lambda: None, anew: bool = False) -> Path:
    """A real build in that folder, of the same sources or of what `furnish` makes of them.

    It is made as if on another machine: another time zone, sets in another order.
    """
    for name in INPUTS:
        source, copy = ROOT / name, work / name
        copy.parent.mkdir(parents=True, exist_ok=True)
        (shutil.copytree if source.is_dir() else shutil.copyfile)(source, copy)
    for name in ("node_modules", ".venv"):
        (work / name).symlink_to(ROOT / name)
    furnish()
    make(work, anew, TZ="Asia/Tokyo", PYTHONHASHSEED="7", HOME=str(work))
    return work / "dist"


def spoiled(built: Path, work: Path, name: str, text: str | None) -> Path:
    """A version that differs in one file of its own folder: another text, or None to lack it."""
    site = Path(shutil.copytree(built, work))
    old, new = version(site), f"spoiled-{name.replace('.', '-').replace('/', '-')}"
    app = (site / f"horseburg-{old}").rename(site / f"horseburg-{new}")
    if text is None:
        (app / name).unlink()
    else:
        (app / name).write_text(text)
    shells = ("index.html", "screen.html", "version.json")
    for path in map(site.joinpath, shells):
        path.write_text(path.read_text().replace(old, new))
    write_service_worker(site)
    return site

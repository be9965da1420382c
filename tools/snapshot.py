"""Runs inside Pyodide at build time: brings into memory all that the page will import.

What touches the browser cannot be in the memory that is kept: of such modules, ours and PyScript's
own, only the compiled code is, and they run in the page.
"""

import gc
import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import linecache
import pkgutil
import sys
import types
import zipimport
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, ".")

from tools.lean import Lean

OWN = ("game", "web")
IN_THE_BROWSER = ("web.app", "web.browser")
ASKED_FOR_LATER = ("html", "traceback", "unicodedata", "zlib", "uuid")

UNUSED = types.ModuleType("html.entities")
UNUSED.html5 = {}  # type: ignore[attr-defined]
"""Two thousand names of letters, which only `html.unescape` asks for: nothing in the page does."""
sys.modules[UNUSED.__name__] = UNUSED


class Compiled(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Finds modules whose code was compiled at build time."""

    def __init__(self, codes: dict[str, types.CodeType], packages: set[str]) -> None:
        self.codes = codes
        self.packages = packages

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: types.ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        """A module that was compiled, else None."""
        if name not in self.codes:
            return None
        return importlib.util.spec_from_loader(name, self, is_package=name in self.packages)

    def create_module(self, spec: importlib.machinery.ModuleSpec) -> None:
        """An ordinary module."""

    def exec_module(self, module: types.ModuleType) -> None:
        """Run the compiled code."""
        exec(self.codes[module.__name__], module.__dict__)


def import_own() -> None:
    """Import every pure module."""
    for package in OWN:
        found = importlib.import_module(package)
        for module in pkgutil.walk_packages(found.__path__, f"{package}."):
            if not module.name.startswith(IN_THE_BROWSER):
                importlib.import_module(module.name)


def compiled(folder: Path, package: str) -> dict[str, types.CodeType]:
    """The code of every module in a folder, which the page would else compile at every visit."""
    codes = {}
    for path in sorted(folder.glob("*.py")):
        name = package if path.stem == "__init__" else f"{package}.{path.stem}"
        codes[name] = compile(path.read_text(), f"{package}/{path.name}", "exec", optimize=2)
    return codes


def tidy() -> None:
    """Let go of what was only needed to import."""
    zipimport._zip_directory_cache.clear()  # type: ignore[attr-defined]
    sys.path_importer_cache.clear()
    importlib.invalidate_caches()
    linecache.clearcache()
    gc.collect()


LEAN = importlib.machinery.FileFinder.path_hook((Lean, [".py"]))
sys.path_hooks.insert(0, LEAN)
import_own()
sys.path_hooks.remove(LEAN)
for name in ASKED_FOR_LATER:
    importlib.import_module(name)
later = compiled(Path("/pyscript"), "pyscript") | compiled(Path("web/browser"), "web.browser")
sys.meta_path.insert(0, Compiled(later, {"pyscript", "web.browser"}))
tidy()

"""Runs inside Pyodide at build time: brings into memory all that the page will import.

What touches the browser cannot be in the memory that is kept, so `web.app` stays outside, and of
PyScript's own modules only the compiled code is kept: they run in the page.
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

OWN = ("game", "web")
IN_THE_BROWSER = {"web.app"}
ASKED_FOR_LATER = ("html", "html.entities", "traceback", "unicodedata", "zlib", "uuid")


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
            if module.name not in IN_THE_BROWSER:
                importlib.import_module(module.name)


def compile_pyscript(folder: Path) -> None:
    """Compile PyScript's own modules, which it would else compile at every visit."""
    codes = {}
    for path in sorted(folder.glob("*.py")):
        name = "pyscript" if path.stem == "__init__" else f"pyscript.{path.stem}"
        codes[name] = compile(path.read_text(), f"pyscript/{path.name}", "exec", optimize=2)
        path.unlink()
    sys.meta_path.insert(0, Compiled(codes, {"pyscript"}))


def tidy() -> None:
    """Let go of what was only needed to import."""
    zipimport._zip_directory_cache.clear()  # type: ignore[attr-defined]
    sys.path_importer_cache.clear()
    importlib.invalidate_caches()
    linecache.clearcache()
    gc.collect()


sys.path.insert(0, ".")
import_own()
for name in ASKED_FOR_LATER:
    importlib.import_module(name)
compile_pyscript(Path("/pyscript"))
tidy()

"""Runs inside Pyodide at build time: compiles boxes and languages, which are read when wanted.

/sources has their files, in a folder for each box and each language; each folder comes out as an
archive in /out, as Python itself reads it. Tables of words stay as they are.
"""

import importlib
import sys
import zipfile
from pathlib import Path

sys.path.insert(0, ".")

from tools.lean import Lean

LONG_AGO = (1980, 1, 1, 0, 0, 0)


def packed(path: Path) -> bytes:
    """A module compiled, marked as one that is never compared with its source."""
    code = Lean("", "").source_to_code(path.read_bytes(), str(path))
    made: bytes = importlib._bootstrap_external._code_to_hash_pyc(code, bytes(8), False)  # type: ignore[attr-defined]
    return made


for path in sorted(Path("/sources").rglob("*.*")):
    pack, *inside = path.relative_to("/sources").parts
    where, is_code = Path(*inside), path.suffix == ".py"
    entry = zipfile.ZipInfo(f"{where.with_suffix('.pyc') if is_code else where}", LONG_AGO)
    with zipfile.ZipFile(f"/out/{pack}.zip", "a") as box:  # the whole archive is packed later
        box.writestr(entry, packed(path) if is_code else path.read_bytes())

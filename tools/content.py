"""Names after contents, so that what has not changed keeps its address from edition to edition."""

import hashlib
from collections.abc import Iterable, Iterator
from pathlib import Path


def fingerprint(files: Iterable[Path], base: Path) -> str:
    """One short name for the contents of many files."""
    digest = hashlib.sha256()
    for file in files:
        digest.update(f"{file.relative_to(base).as_posix()}\0{file.stat().st_size}\0".encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()[:12]


def all_files(folder: Path) -> Iterator[Path]:
    """All files below a folder."""
    return (path for path in folder.rglob("*") if path.is_file())


def named_by_content(folder: Path) -> Path:
    """The folder, renamed after what it holds."""
    name = f"{folder.name}-{fingerprint(sorted(all_files(folder)), folder)}"
    return folder.rename(folder.with_name(name))

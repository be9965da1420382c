"""app.zip: all the Python that the page unpacks beside Pyodide's own.

A box with which the page does not wake lies in an archive of its own, compiled, and is read when it
is opened, its English with it: so no other file changes with it. Any other language lies in one of
its own, the house's words and those of all boxes.
"""

import importlib.util
import zipfile
from collections.abc import Collection, Iterator
from pathlib import Path, PurePosixPath

from tools.sheets import ROOMS
from tools.words import ENGLISH, LOCALE, compiled
from web.titles import WAKES_WITH

ROOT = Path(__file__).resolve().parent.parent
WAKING = tuple(id.replace("-", "_") for id in WAKES_WITH)
OWN = ("game", "web")
VENDORED = ("markupsafe",)
NOT_PLAYED = {"arena", "zoo"}  # for research, not for the page
LONG_AGO = (1980, 1, 1, 0, 0, 0)  # one date for all, so that equal sources give equal bytes


def package_folder(name: str) -> Path:
    """Where an installed package lies."""
    spec = importlib.util.find_spec(name)
    if spec is None or spec.origin is None:
        raise SystemExit(f"horseburg: {name} is not installed; run make site")
    return Path(spec.origin).parent


def python_files(folder: Path) -> Iterator[Path]:
    """All modules below a folder, in one fixed order, compiled ones left out."""
    for path in sorted(folder.rglob("*.py")):
        if not {"__pycache__", "static"} & set(path.relative_to(folder).parts):
            yield path


def words() -> Iterator[tuple[str, Path]]:
    """The compiled words of all languages."""
    home = compiled.fresh()
    for path in sorted(home.rglob("*.*")):
        yield f"{LOCALE.name}/{path.relative_to(home).as_posix()}", path


def members() -> Iterator[tuple[str, Path]]:
    """Each file's name in the bundle and where it comes from."""
    yield from words()
    for name in OWN:
        for path in python_files(ROOT / name):
            if not NOT_PLAYED & set(path.relative_to(ROOT).parts):
                yield path.relative_to(ROOT).as_posix(), path
    for name in VENDORED:
        folder = package_folder(name)
        for path in python_files(folder):
            yield path.relative_to(folder.parent).as_posix(), path


def box_of(name: str, boxes: Collection[str]) -> str:
    """The box that a file of the bundle belongs to, "" for the house.

    What announces a box on the first screen, `web/<box>/__init__.py`, is the house's.
    """
    parts = PurePosixPath(name).parts
    if parts[0] == LOCALE.name:
        box = PurePosixPath(name).stem
        return box if box in boxes else ""
    is_own = len(parts) > 2 and parts[0] in OWN and parts[1] in boxes
    return parts[1] if is_own and name != f"web/{parts[1]}/__init__.py" else ""


GAZETTE = "gazette"
"""The room that is entered for a paper, with what each box has for it in a folder of this name."""

STUDIO = ("web/rooms/studio/storybook.py", *(f"web/{name}/storybook.py" for name in WAKING))
"""The storybook, and what the boxes have for it with which the page wakes."""

HINDSIGHT = "hindsight"
"""A file or folder that works out what could have been: only the race of the day wants to know."""


WORKSHOP = ("workshop", "strength", "strengths")
"""What the card workshop has of each box, what measures cards, and the measured printed ones."""


def room_of(name: str) -> str:
    """The room that a file belongs to, its English too; "" for any other file."""
    path = PurePosixPath(name)
    if path.parts[0] == LOCALE.name:
        *_, domain = path.stem.split(".")
        return domain if language_of(name) == "" and domain in ROOMS else ""
    if name in STUDIO:
        return "studio"
    if name.startswith("web/doors/"):
        return ""
    if HINDSIGHT in (path.stem, *path.parent.parts):
        return "daily"
    if path.stem in WORKSHOP:
        return WORKSHOP[0]
    if GAZETTE in path.parent.parts:
        return GAZETTE
    is_inside = path.parts[:2] == ("web", "rooms") and path.parts[2] in ROOMS
    return path.parts[2] if is_inside and path.parts[3:] != ("__init__.py",) else ""


def language_of(name: str) -> str:
    """The language whose words a file of the bundle holds, "" for English and for all others."""
    home, *code = PurePosixPath(name).parent.parts
    return code[0] if home == LOCALE.name and code and code[0] != ENGLISH else ""


MINDS = "minds"
"""The heads of the computers of a box with which the page wakes: read when the first one plays."""


def mind_of(name: str, boxes: Collection[str]) -> str:
    """MINDS for what computers think with, where the page wakes with their box."""
    parts = PurePosixPath(name).parts
    is_head = parts[:1] == ("game",) and parts[2:3] == ("bots",) and parts[-1] != "__init__.py"
    return MINDS if is_head and parts[1] not in boxes and MINDS in boxes else ""


def pack_of(name: str, boxes: Collection[str]) -> str:
    """The archive in which a file of the bundle lies, "" for the one that is read at once."""
    return room_of(name) or language_of(name) or box_of(name, boxes) or mind_of(name, boxes)


def put(archive: zipfile.ZipFile, name: str, content: bytes) -> None:
    """Put one file into an archive, without its date."""
    entry = zipfile.ZipInfo(name, LONG_AGO)
    entry.compress_type = zipfile.ZIP_DEFLATED
    entry.external_attr = 0o644 << 16
    archive.writestr(entry, content, compresslevel=9)


def write_bundle(target: Path, without: Collection[str] = ()) -> None:
    """Write the bundle, byte for byte the same from the same sources; without these boxes."""
    with zipfile.ZipFile(target, "w") as archive:
        for name, path in members():
            if not pack_of(name, without):
                put(archive, name, path.read_bytes())


def write_packs(target: Path, boxes: Collection[str]) -> list[str]:
    """Write the sources of these boxes and of all languages, to be compiled; the languages."""
    found = set()
    with zipfile.ZipFile(target, "w") as archive:
        for name, path in members():
            if pack := pack_of(name, boxes):
                put(archive, f"{pack}/{name}", path.read_bytes())
                found.add("" if room_of(name) else language_of(name))
    return sorted(found - {""})

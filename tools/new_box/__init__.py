"""A new box is a copy of the sample: its files and words, renamed, and its lines in the two doors.

The sample is a whole game of two players and one coin. It lies in `sample/`, its tests in
`tests/sample/`; all of it is checked and played as it stands, so whatever is laid has been tried.
"""

import re
import subprocess
import sys
from importlib.util import find_spec
from keyword import iskeyword, issoftkeyword
from pathlib import Path
from typing import NamedTuple

from tools.words.labels import INSIDE
from web.words.languages import NAMES as LANGUAGES

ROOT = Path(__file__).resolve().parent.parent.parent
SAMPLE = "tools/new_box/sample"
ID, TOLD, DOMAIN = "probe", "A coin", "a_coin"
"""The sample's id, what it is called on its poster, and its catalogue."""

PLACES = {
    f"{SAMPLE}/game": "game/{box}",
    f"{SAMPLE}/web": "web/{box}",
    f"{SAMPLE}/tools": "tools/{box}",
    f"{SAMPLE}/locale": "locale",
    "tests/sample/game": "tests/game/{box}",
    "tests/sample/web": "tests/web/{box}",
}
"""Where the folders of the sample go."""

WELL_FORMED = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
LONGEST = 30
TAKEN = {"minds", "app", "horseburg", "probe"}
"""Names in the built site, beside those of boxes, rooms and languages; and the tests’ own box."""


class BadName(ValueError):
    """A box cannot be called so; the reason is one sentence."""


class Name(NamedTuple):
    """What a box is called: its folders, its id, on its poster, and in the code."""

    box: str

    @property
    def id(self) -> str:
        """In saves, links and taps: `sack-race`."""
        return self.box.replace("_", "-")

    @property
    def told(self) -> str:
        """To people: `Sack race`."""
        return self.box.replace("_", " ").capitalize()

    @property
    def constant(self) -> str:
        """In the code: `SACK_RACE`."""
        return self.box.upper()


def check(root: Path, box: str) -> None:
    """Raise BadName with one sentence unless a box may be called so."""
    if not WELL_FORMED.fullmatch(box) or len(box) > LONGEST:
        raise BadName(
            f"{box!r} is no name for a folder of Python: small letters and digits, with single "
            f"underscores between words, at most {LONGEST} signs, as in sack_race."
        )
    if iskeyword(box) or issoftkeyword(box):
        raise BadName(f"{box!r} is a word of Python itself; add another word to it.")
    if (root / "game" / box / "titles.py").exists():
        raise BadName(f"There is a box {box!r} already, in game/{box}/.")
    if box in {*INSIDE, *LANGUAGES, *TAKEN} or box in _known(root):
        raise BadName(f"{box!r} is the name of a part of the house; add another word to it.")


def _known(root: Path) -> set[str]:
    """Every folder and file of the house by its name: tests and the build tell parts by these."""
    tops = ("game", "web", "tools", "tests/game", "tests/web")
    return {path.stem for top in tops for path in (root / top).rglob("*")} | {*tops, "tests"}


def lay(root: Path, box: str) -> list[Path]:
    """Lay a box of a name that is checked into the tree at `root`; the files written, in order."""
    name, written = Name(box), []
    for source, place in PLACES.items():
        for path in sorted((ROOT / source).rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts and speaks(root, path):
                target = root / place.format(box=box) / path.relative_to(ROOT / source)
                target = target.with_name(target.name.replace(DOMAIN, box))
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_text(renamed(path.read_text(encoding="utf-8"), name), encoding="utf-8")
                written.append(target)
    written += enter(root, name)
    tidy(written)
    if find_spec("polib"):  # its template, and where each of its texts stands
        subprocess.run([sys.executable, "-m", "tools.words", "--quiet"], cwd=root, check=True)
    return written + golden(root, name)


GAMES = {
    "any": ("a game by chance", "doubled, tossed"),
    "shown": ("somebody shows the own pick", "tossed, shown"),
}
"""The golden games of the sample: what each is for, and what must come up in it."""


def golden(root: Path, name: Name) -> list[Path]:
    """Play the golden games of the box; the files they are kept in.

    None in a tree without those of the other boxes, as one that is only built.
    """
    folder, written = root / "tests" / "golden", list[Path]()
    for game, (about, kinds) in GAMES.items() if folder.exists() else ():
        play = [sys.executable, "-m", "tools.golden", "--play", name.id, game]
        play += ["--about", about, "--seats", "2", "--until", kinds]
        subprocess.run(play, cwd=root, check=True, capture_output=True)
        written += [folder / name.id / f"{game}.{end}" for end in ("txt", "told")]
    return written


def speaks(root: Path, path: Path) -> bool:
    """Whether the tree has the language that a file of the sample is in, if it is in one."""
    return path.suffix != ".po" or (root / "locale" / path.parent.name).exists()


def renamed(text: str, name: Name) -> str:
    """A file of the sample as one of the new box."""
    package = SAMPLE.replace("/", ".")
    for top in ("game", "web", "tools"):
        text = text.replace(f"{package}.{top}", f"{top}.{name.box}")
        text = text.replace(f"from {package} import {top} as", f"from {top} import {name.box} as")
    text = text.replace(f"from {package} import LOCALE", "from tools.words import LOCALE")
    text = re.sub(rf"\b{ID}\b", name.id, text)
    return text.replace(TOLD, name.told).replace(DOMAIN, name.box)


def enter(root: Path, name: Name) -> list[Path]:
    """Write its lines into the two doors: nothing else of the house has to be told."""
    rules, page = root / "game" / "__init__.py", root / "web" / "titles.py"
    insert(rules, "):\n    TITLES.add(", f'    ("game.{name.box}.titles", ("{name.id}",)),\n')
    insert(page, "):\n    BOXES[", f'    ({name.constant}, "web.{name.box}.screens"),\n')
    insert(page, "from web.html import ", f"from web.{name.box} import BOX as {name.constant}\n")
    return [rules, page]


def insert(path: Path, before: str, line: str) -> None:
    """Put a line before the one place in a file where this stands."""
    head, found, rest = path.read_text(encoding="utf-8").partition(before)
    if not found or before in rest:
        raise SystemExit(f"horseburg: {path.name} has not one {before!r}, where a box is entered")
    path.write_text(f"{head}{line}{found}{rest}", encoding="utf-8")


def tidy(paths: list[Path]) -> None:
    """Sort imports and break lines anew, since names are longer or shorter now; if ruff is here."""
    files = [str(path) for path in paths if path.suffix == ".py"]
    if find_spec("ruff"):
        for how in (["check", "--select", "I", "--fix-only"], ["format"]):
            subprocess.run([sys.executable, "-m", "ruff", *how, "--quiet", *files], check=True)

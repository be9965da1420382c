"""The page's fonts: the letters of its own words in one file, all others in files of their own.

A font that is preloaded holds the first paint up, one that is not makes the words jump when it
comes. So the letters of our own words come together, as data: `picture.js` keeps them in the
browser and has them ready before a picture is laid out. On a first visit it has only those that
the words before waking need, which stand in the page.
"""

import json
import re
import shutil
from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path
from typing import NamedTuple

from tools import programs
from tools.vendor import NPM, ROOT, listed

SUBSETS = ("latin", "latin-ext")
FACE = re.compile(r"/\* (?P<name>[\w-]+) \*/\s*(?P<rule>@font-face \{.*?\n\})", re.S)
BODY = re.compile(r"\{(.*)\}", re.S)
DATA = re.compile(r"base64,([^)]+)\)")
WOFF = re.compile(r", url\([^)]*\.woff\) format\('woff'\)")
RANGE = re.compile(r"unicode-range: ([^;]+);")
KEYBOARD = "".join(map(chr, range(0x20, 0x7F)))
SMALL = "abcdefghijklmnopqrstuvwxyz0123456789"
FIGURES = "0123456789:+-−×,"
CHALKED = " abcdefghiklmnoprstuvwyz·NICSORD"
FIGURED = "cabin-latin-700-normal"
SPARSE = {"cabin-sketch-latin-400-normal": CHALKED, FIGURED: FIGURES}
"""Chalk is dear, 2 KB a letter: only what stands on the blackboard of every race. Cabin
writes figures only, in headings and on the blackboard: in Limelight a 2 looks like a Z and a 7 like
a T."""


SHELL = {"limelight-latin-400-normal", "alegreya-sans-latin-500-normal"}
"""The faces of the page before it wakes for the first time."""


class Fonts(NamedTuple):
    """Rules of the faces that come as files, of those cut down to our words, and to the shell's."""

    files: list[str]
    core: list[str]
    shell: list[str]

    @property
    def all(self) -> list[str]:
        """Every rule, for a page that has time to read them."""
        return [*self.files, *self.core]


def from_folder(rules: Iterable[str]) -> list[str]:
    """The same rules for a sheet that lies in a folder beside the fonts', not beside the page."""
    return [rule.replace("url(vendor/", "url(../vendor/") for rule in rules]


def data(rules: list[str]) -> str:
    """Rules with their fonts as JSON: family, font in base64, and the descriptors."""
    return json.dumps([described(rule) for rule in rules], separators=(",", ":"))


def fonts(folder: Path) -> Fonts:
    """Copy the listed fonts into a new folder, and give their rules, addresses from the page."""
    folder.mkdir(parents=True)
    rules = dict(faces(folder))
    rules[FIGURED] = rules[FIGURED].replace("'Cabin'", "'Figures'")
    core = [name for name in rules if "-latin-ext-" not in name and "italic" not in name]
    usual = page_letters()
    letters = {name: SPARSE.get(name, usual) for name in core}
    small = inlined(rules, cut_down(folder, letters), letters)
    first = {name: shell_letters() for name in core if name in SHELL}
    shell = inlined(rules, cut_down(folder, first), first)
    for name in core:  # no letter in two faces: one that is still being read would call the other
        drawn = codes(RANGE.findall(rules[name])[0]) - set(range(0x20))
        rest = drawn - set(map(ord, letters[name]))
        rules[name] = RANGE.sub(spelled(rest), rules[name])
    for name in [name for name in rules if name.startswith("cabin-latin")]:
        del rules[name]
        (folder / f"{name}.woff2").unlink()
    return Fonts(list(rules.values()), small, shell)


def described(rule: str) -> list[object]:
    """A rule with the font in it, as the constructor of a FontFace wants it."""
    said = dict(
        part.strip().split(": ", 1) for part in BODY.findall(rule)[0].split(";") if ":" in part
    )
    font = DATA.findall(rule)[0]
    descriptors = {
        "weight": said["font-weight"],
        "style": said["font-style"],
        "display": said["font-display"],
        "unicodeRange": said["unicode-range"],
    }
    return [said["font-family"].strip("'"), font, descriptors]


def faces(folder: Path) -> Iterator[tuple[str, str]]:
    """Name and rule of every listed face; its file is copied."""
    for family, *weights in listed(ROOT / "tools" / "fonts.txt"):
        source = NPM / "@fontsource" / family
        for weight in weights:
            style = weight if "italic" in weight else f"{weight}-normal"
            named = {f"{family}-{subset}-{style}" for subset in SUBSETS}
            for face in FACE.finditer((source / f"{weight}.css").read_text()):
                if (name := face["name"]) in named:
                    shutil.copyfile(source / f"files/{name}.woff2", folder / f"{name}.woff2")
                    rule = WOFF.sub("", face["rule"])
                    yield name, rule.replace("url(./files/", "url(vendor/fonts/")


def page_letters() -> str:
    """The letters on every keyboard, and what else our own words hold."""
    words = chain((ROOT / "web").rglob("*.py"), [ROOT / "index.html"])
    used = {letter for path in words for letter in path.read_text(encoding="utf-8")}
    return "".join([KEYBOARD, *sorted(letter for letter in used if letter > "~")])


def shell_letters() -> str:
    """Small letters and figures, and what else the page says before it wakes."""
    page = (ROOT / "index.html").read_text(encoding="utf-8")
    said = re.sub(r"<[^>]*>", "", page[page.index('<div id="shell">') : page.index("<noscript>")])
    return "".join(sorted({*said, *SMALL} - set("\n{}")))  # braces of a mark


def cut_down(folder: Path, letters: dict[str, str]) -> dict[str, str]:
    """Fonts cut down to their letters, in base64, by their names."""
    wanted = folder / "core.json"
    wanted.write_text(json.dumps(letters))
    programs.run("fonts.mjs", folder)
    cut: dict[str, str] = json.loads(wanted.read_text())
    wanted.unlink()
    return cut


def inlined(rules: dict[str, str], cut: dict[str, str], letters: dict[str, str]) -> list[str]:
    """The rules of some faces, for some letters only, with the fonts in them."""
    small = []
    for name, font in cut.items():
        rule = re.sub(r"url\([^)]*\)", f"url(data:font/woff2;base64,{font})", rules[name])
        span = spelled(set(map(ord, letters[name])) & codes(RANGE.findall(rules[name])[0]))
        small.append(RANGE.sub(span, rule))
    return small


def codes(span: str) -> set[int]:
    """`U+0-FF, U+131` as numbers."""
    found: set[int] = set()
    for part in span.split(","):
        first, _, last = part.strip().removeprefix("U+").partition("-")
        found |= set(range(int(first, 16), int(last or first, 16) + 1))
    return found


def spelled(codes: set[int]) -> str:
    """The same the other way round, as a style sheet has it."""
    runs: list[list[int]] = []
    for code in sorted(codes):
        if runs and runs[-1][1] == code - 1:
            runs[-1][1] = code
        else:
            runs.append([code, code])
    spans = (f"U+{a:X}-{b:X}" if b > a else f"U+{a:X}" for a, b in runs)
    return f"unicode-range: {', '.join(spans)};"

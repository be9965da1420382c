"""What the page says before Python is up, or without it, as its own files say it."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

from tools.words import ROOT

SHELL = ("shell.js", "picture.js")
"""Scripts whose words lie in the page itself; all others have theirs in `tongue.js`."""

CALLED = re.compile(r'\b(?:told|say|offer|said|button)\(\s*"([A-Z][^"]+)"')
NAMES = {"Horseburg"}


class Said(HTMLParser):
    """The texts of the page before Python is up."""

    def __init__(self) -> None:
        super().__init__()
        self.inside: list[str] = []
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """An element opens, perhaps with a text that is only heard."""
        if tag not in ("br", "meta", "link", "progress"):
            self.inside.append(tag)
        told = dict(attrs).get("aria-label")
        self.found += [told] if told else []

    def handle_endtag(self, tag: str) -> None:
        """An element closes."""
        if tag in self.inside:
            del self.inside[self.inside.index(tag) :]

    def handle_data(self, data: str) -> None:
        """A text between two tags."""
        skipped = {"script", "style", "noscript", "title", "mpy-config"}
        text = " ".join(data.split())
        if text and "body" in self.inside and not skipped & set(self.inside):
            self.found.append(text)


def texts(table: str, root: Path = ROOT) -> list[str]:
    """The English texts of one of these tables."""
    static = root / "web" / "static"
    if table == "manifest":
        its = json.loads((static / "manifest.webmanifest").read_text(encoding="utf-8"))
        return [its["description"], *(one["name"] for one in its["shortcuts"])]
    found: list[str] = []
    if table == "shell":
        page = Said()
        page.feed((root / "index.html").read_text(encoding="utf-8"))
        found += [text for text in page.found if text not in NAMES]
    for path in sorted(static.rglob("*.js")):
        if (path.name in SHELL) == (table == "shell"):
            script = re.sub(r'" \+\s*"', "", path.read_text(encoding="utf-8"))
            found += CALLED.findall(script)
    return list(dict.fromkeys(found))

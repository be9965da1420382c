"""Writes the style that says where each place of the course lies.

`python -m tools.really_nasty.places`
"""

from __future__ import annotations

from pathlib import Path

from web.really_nasty.oval import sheet

SHEET = Path("web/really_nasty/style/81-nasty-places.css")

if __name__ == "__main__":
    SHEET.write_text(sheet())

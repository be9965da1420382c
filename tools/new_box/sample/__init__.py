"""The smallest whole box: what `python -m tools.new_box` lays, and the stranger of the tests."""

from pathlib import Path

from tools.words import ROOT, compiled
from web.words import shelf

LOCALE = Path(__file__).resolve().parent / "locale"
shelf.FOLDERS.append(str(compiled.fresh(LOCALE, ROOT / ".cache" / "words-of-the-sample")))

"""Every language says everything, of the same facts; and its signs stand right, in English too."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import polib
import pytest

from tools.words import LINES, LOCALE, SEP, files, proof, template
from tools.words.__main__ import brought_up
from web.desk.screen import SCREENS
from web.html import foreign
from web.words import languages
from web.words.formatter import Piece, keyed, pieces

ROOT = Path(__file__).resolve().parent.parent.parent
CODES = tuple(code for code in languages.NAMES if code != "en")
WHOLE = tuple(code for code in CODES if proof.is_whole(code))
FILES = [(code, path) for code in CODES for path in files(code)]
EACH = pytest.mark.parametrize(
    ("code", "path"), FILES, ids=[f"{code}-{path.stem}" for code, path in FILES]
)

NARROW = "\N{NARROW NO-BREAK SPACE}"
SIGNS: Mapping[str, Mapping[str, str]] = {
    "fr": {
        "no narrow space before it": rf"[^{NARROW}\s?!:][;!?]",
        "no narrow space before the colon": rf"[^{NARROW}\d\s]:(\s|$)",
        "no narrow space inside": rf"«[^{NARROW}]|[^{NARROW}]»",
        "another space than the narrow one": r"[ \xa0][;:!?»]",
    },
    "it": {"a space before it": r"\s[;:!?](\s|$)"},
    "de": {
        "a space before it": r"\s[;:!?](\s|$)",
        "not the German quotes": r"[“”«»](?=\w)|\w„|(?<=\s)“",
        "no no-break space before the unit": r"\d (D|SP|MB|kB|Gold|Ruhm|£)(?!\w)",
    },
}
"""What never stands in a language, and how it is found."""

COUNTED = {
    "en": "seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen "
    "nineteen twenty",
    "fr": "sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf "
    "vingt",
    "it": "sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette "
    "diciotto diciannove venti",
    "de": "sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn "
    "neunzehn zwanzig",
}
"""From seven on; smaller ones are other words as well, or stand in turns of speech."""


def test_there_are_languages_and_some_say_everything() -> None:
    assert {"fr", "it"} <= {*WHOLE}


def test_every_file_stands_as_make_words_leaves_it() -> None:
    assert [str(path) for path in brought_up(writes=False)] == [], "make words"


@EACH
def test_every_text_is_said_of_the_same_facts(code: str, path: Path) -> None:
    assert [*proof.wrong(code, path.stem)] == []


@pytest.mark.parametrize("code", WHOLE)
def test_a_language_that_says_it_is_whole_lacks_nothing(code: str) -> None:
    told = proof.lacking(code)
    assert {domain: its for domain, its in told.items() if its[1] or its[2]} == {}


def test_gettext_has_nothing_against_any_file() -> None:
    assert [*proof.formally_wrong()] == []


def signs(code: str, said: str) -> Iterator[str]:
    """What is wrong with the signs of a template, in itself and in its forms."""
    said = said.replace("Boss!!!", "Boss")  # what a card is called
    plain = "".join(it if isinstance(it, str) else "\0" for it in pieces(said))
    forms = [form for it in pieces(said) if isinstance(it, Piece) for form in it.forms]
    for text in (plain, *forms):
        if "'" in text or '"' in text or "..." in text:
            yield f"typewriter signs: {text}"
        for why, wrong in SIGNS.get(code, {}).items():
            if re.search(wrong, text):
                yield f"{why}: {text}"


ENGLISH = {domain: [*template.entries(domain)] for domain in template.parts()}
"""Whatever a translator says, as it stands in English: tables, labels, refusals."""


@pytest.mark.parametrize("domain", ENGLISH)
def test_the_signs_of_english_stand_right(domain: str) -> None:
    texts = [text for it in ENGLISH[domain] for text in it.english.split("\n")]
    assert texts and [wrong for text in texts for wrong in signs("en", text)] == []


def test_the_signs_of_names_stand_right() -> None:
    """Names are the same in every language, so no file of words has them."""
    assert all(SCREENS[title].id for title in SCREENS) and foreign.LANGUAGES
    assert [name for name in foreign.LANGUAGES if re.search(r"&#3[49];|\.\.\.", name)] == []


def numbers(code: str, text: str) -> set[int]:
    """The numbers of a text, in figures or in words."""
    words = COUNTED[code].split()
    plain = re.sub(r"\{[^}]*\}", " ", text.replace("Otto von", "").lower())
    plain = re.sub(r"(?<=\d)[\u202f\xa0.,](?=\d{3}\b)", "", plain)
    told = {int(it) for it in re.findall(r"(?<![\w.,])\d+(?!\w)", plain)}
    told |= {7 + words.index(it) for it in re.findall(r"[\w-]+", plain) if it in words}
    return {it for it in told if it > 6}


@EACH
def test_signs_and_numbers_stand_right(code: str, path: Path) -> None:
    wrong = []
    for it in polib.pofile(str(path)):
        if not it.translated() or it.obsolete:
            continue
        for text in it.msgstr.split("\n"):
            wrong += signs(code, text)
        is_loose = (it.msgctxt or "").startswith("glossary")
        if not is_loose and (it.msgctxt or "").rpartition(SEP)[2] not in LINES and code in COUNTED:
            english, own = numbers("en", it.msgid), numbers(code, it.msgstr)
            wrong += [f"{english} are {own} in {it.msgstr}"] if english != own else []
    assert wrong == []


def test_no_language_is_named_in_the_code() -> None:
    """Adding one is adding a folder: nothing but the tests of its signs knows that there is one."""
    names = [name for code, name in languages.NAMES.items() if code != "en"]
    texts = {
        path: path.read_text(encoding="utf-8")
        for folder in ("web", "tools", "game")
        for path in (ROOT / folder).rglob("*")
        if path.suffix in (".py", ".js", ".mjs")
    }
    found = [str(path) for path, text in texts.items() if any(name in text for name in names)]
    assert found == []


def test_every_choice_of_a_word_by_its_form_has_one_for_all_others() -> None:
    """Whoever adds `{horse:colour_f}` to one language finds it in every word of that kind."""
    for code in CODES:
        for path in files(code):
            for it in polib.pofile(str(path)):
                for field in pieces(it.msgstr) if it.translated() else ():
                    if isinstance(field, Piece) and field.name == "form":
                        assert any(not keyed(form)[0] for form in field.forms), it.msgstr


def test_a_browser_gets_the_first_of_its_wishes_that_is_spoken() -> None:
    assert languages.wished(["pt-BR", "fr-CA", "en"]) == "fr"
    assert languages.wished(["en-GB", "fr"]) == "en"
    assert languages.wished(["pt"]) == "en" == languages.wished([])


def test_the_english_of_every_table_lies_in_one_folder() -> None:
    assert (LOCALE / "en" / "house.po").exists()

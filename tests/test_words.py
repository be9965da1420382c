"""The way of a text from English to the page: found, merged, proved, compiled."""

from __future__ import annotations

import json
from pathlib import Path

import polib
import pytest

from tests.web import made_up
from tests.web.english import speech
from tools.words import ENGLISH, compiled, notes, proof, template
from tools.words.__main__ import brought_up_one
from tools.words.merged import merged
from tools.words.reading import BadFile, read
from tools.words.template import Entry
from web.words.formatter import ROWS, Piece, pieces

HEAD = {"Plural-Forms": "nplurals=2; plural=(n != 1);"}


def entry(english: str, context: str = "") -> Entry:
    return Entry(context, english, "")


def said(*entries: tuple[str, str, str], **marks: list[str]) -> polib.POFile:
    """A file of a language: context, English and what is said."""
    made = polib.POFile()
    made.metadata = dict(HEAD)
    for context, english, own in entries:
        flags = marks.get("fuzzy", []) if english in marks.get("of", []) else []
        made.append(
            polib.POEntry(
                msgctxt=context or None, msgid=english, msgstr=own, flags=["fuzzy"] if flags else []
            )
        )
    return made


# merged


def test_a_text_that_is_the_same_keeps_all_that_was_said_of_it() -> None:
    old = said(("", "Rules", "Regeln"))
    old[0].tcomment = "as in the box"
    (it,) = merged(old, "qq", [entry("Rules")])
    assert (it.msgstr, it.tcomment, it.fuzzy) == ("Regeln", "as in the box", False)


def test_a_comma_that_is_changed_makes_a_fuzzy_text_and_not_a_lost_one() -> None:
    old = said(("", "Take it, or leave it.", "Nimm es oder lass es."))
    (it,) = merged(old, "qq", [entry("Take it or leave it.")])
    assert (it.msgstr, it.fuzzy) == ("Nimm es oder lass es.", True)
    assert it.previous_msgid == "Take it, or leave it."


def test_a_text_of_a_table_is_found_again_by_its_place_however_much_it_changed() -> None:
    old = said(("log / off", "They are off.", "Ab."), ("log / home", "They are home.", "Da."))
    off, home = merged(
        old, "qq", [entry("A bell!", "log / off"), entry("They are home.", "log / home")]
    )
    assert (off.msgstr, off.fuzzy, home.msgstr, home.fuzzy) == ("Ab.", True, "Da.", False)


def test_a_label_like_no_other_is_new_and_one_that_is_gone_is_kept_and_comes_back() -> None:
    old = said(("", "Rules", "Regeln"))
    without = merged(old, "qq", [entry("A bell rings somewhere.")])
    assert [(it.msgid, it.msgstr, it.obsolete) for it in without] == [
        ("A bell rings somewhere.", "", False),
        ("Rules", "Regeln", True),
    ]
    again = merged(without, "qq", [entry("Rules")])
    assert [(it.msgid, it.msgstr, it.obsolete) for it in again] == [("Rules", "Regeln", False)]


def test_the_same_english_in_two_places_is_said_twice() -> None:
    old = said(("log / won", "Won", "Gewonnen"), ("", "Won", "Sieg"))
    one, other = merged(old, "qq", [entry("Won", "log / won"), entry("Won")])
    assert (one.msgstr, other.msgstr) == ("Gewonnen", "Sieg")


def test_a_file_that_an_editor_has_broken_into_other_lines_stands_as_it_should(
    tmp_path: Path,
) -> None:
    path, texts = tmp_path / "house.po", [entry("Rules of the game, and of the house. " * 6)]
    assert brought_up_one(path, "qq", texts, writes=True) == [path]
    written = polib.pofile(str(path), wrapwidth=40)
    written.save()
    assert brought_up_one(path, "qq", texts, writes=False) == []
    assert brought_up_one(path, "qq", [entry("Others")], writes=False) == [path]


# proved


@pytest.mark.parametrize(
    ("english", "own", "why"),
    [
        ("{name} is in.", "Jemand ist da.", "lacks or makes up name"),
        ("{name} is in.", "{name} {who} ist da.", "lacks or makes up who"),
        ("{seat:player} is in.", "{seat:nobody} ist da.", "no kind 'nobody'"),
        ("{n:plural(row|rows)}", "{n:plural(Reihe)}", "wants 2 forms"),
        ("{n:plural(row|rows)}", "{n:plural(a|b|c)}", "wants 2 forms"),
        ("{w:which(a=one|b=two)}", "{w:which(a=eins)}", "no form for b"),
        ("{w:which(lot=drawn|rich)}", "{w:which(los=gelost|reich)}", "has no value los"),
        ("{name} is in.", "{name ist da.", "cannot be read"),
    ],
)
def test_what_cannot_stand_is_told(english: str, own: str, why: str) -> None:
    (it,) = said(("", english, own))
    assert any(why in told for told in proof.of_entry(it, speech().teller, 2))


@pytest.mark.parametrize(
    ("english", "own"),
    [
        ("{name} is in.", "Da ist {name}."),
        ("{n} {n:agree(is|are)} in", "{n} da"),
        ("{who:players}, {n:agree(winner|winners)}", "vorn: {who:players}"),
        ("{w:which(a=one|two)}", "{w:which(a=eins|zwei)}"),
        ("{horse} runs", "{horse:which(a=der|die)} {horse} läuft"),
        ("{a:some({n} beyond|on)}", "{a:some({n} dahinter|darauf)}"),
    ],
)
def test_what_another_language_says_otherwise_stands(english: str, own: str) -> None:
    (it,) = said(("", english, own))
    assert [*proof.of_entry(it, speech().teller, 2)] == []


def test_every_kind_is_explained_to_whoever_translates() -> None:
    used = set()
    for domain in template.parts():
        for it in template.entries(domain):
            used |= {piece.kind for piece in _all(it.english)}
    assert used - notes.kinds().keys() - notes.CHOICES.keys() - {""} == set()


def _all(text: str) -> list[Piece]:
    found: list[Piece] = []
    for it in pieces(text):
        if isinstance(it, Piece):
            found.append(it)
            for form in it.forms if it.kind not in ("list", "row") else ():
                found += _all(form if it.kind not in ROWS else "|".join(it.forms))
    return found


# compiled


@pytest.fixture
def begun(tmp_path: Path) -> Path:
    """A language that counts as Polish does, and says a little."""
    told = {
        "language / name": "Polski",
        "{count:plural(step|steps)} back": "{count:plural(krok|kroki|kroków)} wstecz",
        "questions / chip / title": "{seat:player}, połóż żeton",
        "log / pace": "{card:card} prowadzi.",
    }

    def say(it: Entry, _domain: str) -> str:
        return told.get(it.context, told.get(it.english, ""))

    return made_up.written(tmp_path, say, "pl")


POLISH = "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);"


def test_a_language_counts_by_its_head_and_needs_no_python(begun: Path) -> None:
    house = begun / "pl" / "house.po"
    po = polib.pofile(str(house))
    po.metadata["Plural-Forms"] = POLISH
    po.save()
    (begun / "pl" / "grammar.py").unlink()
    with made_up.learnt(begun, "pl"):
        say = speech("house", "pl").teller.said
        template = "{count:plural(krok|kroki|kroków)}"
        counts = {
            1: "krok",
            3: "kroki",
            5: "kroków",
            12: "kroków",
            22: "kroki",
            202: "kroki",
            312: "kroków",
        }
        for count, word in counts.items():
            assert say(template, {"count": count}) == f"{count} {word}"
        assert say("{place:ordinal} {n:number}", {"place": 2, "n": 1200}) == "2th 1,200"


def test_a_text_that_is_fuzzy_or_half_said_is_left_out(begun: Path) -> None:
    circle = begun / "pl" / "winners_circle.po"
    po = polib.pofile(str(circle))
    (pace,) = [it for it in po if it.msgctxt == "log / pace"]
    pace.flags.append("fuzzy")
    po.save()
    home = compiled.fresh(begun, begun.parent / "compiled")
    told = json.loads((home / "pl" / "winners_circle.json").read_text(encoding="utf-8"))
    assert "log" not in told, "its only text is fuzzy"
    assert "questions" not in told, "a title without its help is no question"
    assert json.loads((home / "index.json").read_text(encoding="utf-8"))["pl"] == "Polski"


def test_the_texts_of_a_language_stand_in_the_order_of_the_english_ones(begun: Path) -> None:
    home = compiled.fresh(begun, begun.parent / "compiled")
    english, own = (
        json.loads((home / code / "winners_circle.json").read_text(encoding="utf-8"))["log"]
        for code in (ENGLISH, "pl")
    )
    assert len(own) == len(english) and own[[*english].index("pace")] == "{card:card} prowadzi."
    assert [text for text in own if text] == ["{card:card} prowadzi."]


def test_only_what_has_changed_is_compiled_again(begun: Path) -> None:
    home = compiled.fresh(begun, begun.parent / "compiled")
    before = {path: path.stat().st_mtime_ns for path in home.rglob("*.json")}
    compiled.fresh(begun, home)
    assert {path: path.stat().st_mtime_ns for path in home.rglob("*.json")} == before


# kinds


def test_a_kind_has_cases_and_forms_by_an_underscore() -> None:
    said = speech("horse_fever", "fr").teller.said
    facts, names = {"seat": 0, "other": 1, "horse": "white"}, ("Ann", "Ben")
    template = "{seat:of_player} {other:of_player} {horse:colour} {horse:colour_f}"
    assert said(template, facts, names) == "d’Ann de Ben blanc blanche"


@pytest.mark.parametrize(
    "line",
    [
        'msgstr Regeln"',
        'msgstr "Regeln',
        'msgstr "Die "Regeln""',
        "msgstr 'Regeln'",
        "Regeln",
    ],
)
def test_a_file_with_a_broken_line_is_named_and_not_mended(tmp_path: Path, line: str) -> None:
    path = tmp_path / "house.po"
    path.write_text(f'msgid ""\nmsgstr ""\n\nmsgid "Rules"\n{line}\n', encoding="utf-8")
    before = path.read_bytes()
    with pytest.raises(BadFile, match=r"house\.po:5 cannot be read, and nothing was changed"):
        brought_up_one(path, "qq", [entry("Rules")], writes=True)
    assert path.read_bytes() == before


def test_a_text_that_is_said_twice_is_told(tmp_path: Path) -> None:
    path = tmp_path / "house.po"
    path.write_text('msgid "Rules"\nmsgstr "a"\n\nmsgid "Rules"\nmsgstr "b"\n', encoding="utf-8")
    with pytest.raises(BadFile, match="twice: Rules"):
        read(path)

"""Names that stay as they are in every language are read aloud in their own one."""

from __future__ import annotations

from collections import Counter
from html.parser import HTMLParser

import pytest

from tools.shots import written
from tools.staging import speaking_in
from web import html as h
from web.horse_fever.words.horses import HORSES
from web.horse_fever.words.names import NAMES
from web.html import foreign
from web.html.writing import flat
from web.words.languages import NAMES as LANGUAGES

STATES = ("home", "board-setup", "board-cards", "board-buy", "party-finish", "circle-bet")
NASTY_AND_FAIR = ("fair-action", "fair-payoffs", "nasty-bet", "nasty-stake")
VOID = frozenset({"input", "br", "img", "link", "meta", "hr"})


class Reader(HTMLParser):
    """Which language each text of a page is in, by the `lang` that is nearest above it."""

    def __init__(self) -> None:
        super().__init__()
        self.above: list[str] = [""]
        self.read: Counter[tuple[str, str]] = Counter()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.above.append(dict(attrs).get("lang") or self.above[-1])

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            self.above.pop()

    def handle_data(self, data: str) -> None:
        self.read[data.strip().lstrip("0123456789 "), self.above[-1]] += 1


def read(html: str) -> Counter[tuple[str, str]]:
    reader = Reader()
    reader.feed(html)
    return reader.read


def test_every_name_of_horse_fever_has_a_language() -> None:
    nameless = [
        name for name in NAMES.values() if name.replace("'", "&#39;") not in foreign.LANGUAGES
    ]
    assert not nameless


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("state", STATES + NASTY_AND_FAIR)
def test_a_name_is_marked_wherever_it_stands_for_itself(state: str, code: str) -> None:
    if code == "en":
        found = read(written(state))
    else:
        with speaking_in(code):
            found = read(written(state))
    names = {name.replace("&#39;", "'"): its for name, its in foreign.LANGUAGES.items()}
    met = {(name, lang) for name, lang in found if name in names}
    assert met
    assert met == {(name, names[name]) for name, _ in met}


def test_a_name_beside_others_gets_an_element_of_its_own() -> None:
    name = HORSES["black"].name
    with speaking_in("fr"):
        assert flat(h.b[name]) == f'<b lang="en">{name}</b>'
        beside = f'<span lang="en">{name}</span>'
        assert flat(h.p[h.i["2"], " ", name, h.i["3"]]) == f"<p><i>2</i> {beside}<i>3</i></p>"
        assert flat(h.p[h.br, name]) == f"<p><br>{beside}</p>"
        assert flat(h.p[2, " ", name]) == flat(h.p[f"2 {name}"]) == f"<p>2 {beside}</p>"
        for sentence in ([name, " gagne"], ["Et ", name], f"{name} gagne", ["No 2 ", name]):
            assert "lang" not in flat(h.p[sentence])

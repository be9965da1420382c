"""A save as a link and back: small, whole or refused, and never a bomb."""

from __future__ import annotations

import base64
import re
import zlib
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game import links, saves
from game.links import MARK, pack, unpack
from game.saves import DamagedSave
from tests.game.mutations import mutations
from tests.game.walks import BOARD, stopped, walked
from tools.golden import GOLDEN

TEXTS = [saves.dumps(table) for table in (walked(11), walked(3, title=BOARD), stopped(2, 9))]
LINKS = [pack(text) for text in TEXTS]
MUTATIONS = 2500
WORDS_CHECK = 2027432560


def refusal(link: object) -> str:
    with pytest.raises(DamagedSave) as damaged:
        unpack(link)
    line = str(damaged.value)
    assert line.isprintable()
    assert 0 < len(line) < 200
    return line


def test_every_golden_game_goes_through_a_link():
    """As the text that it is: what it plays is asked of saves."""
    for path in GOLDEN.rglob("*.txt"):
        text = path.read_text(encoding="utf-8")
        link = pack(text)
        assert unpack(link) == text
        assert re.fullmatch(r"horseburg1\.[A-Za-z0-9_-]+", link)


def test_a_link_is_a_third_of_its_save():
    for text, link in zip(TEXTS[:2], LINKS, strict=False):
        assert len(link) < len(text) / 2
    assert len(pack(saves.dumps(stopped(1, 0)))) < 120


def test_the_longest_golden_games_fit_a_qr_code():
    """2,953 letters fit the largest code; the longest game has ten races of five."""
    for folder in ("horse-fever-family", "horse-fever-board"):
        tables = [
            saves.loads(p.read_text(encoding="utf-8")) for p in (GOLDEN / folder).glob("*.txt")
        ]
        assert max(len(pack(saves.dumps(table))) for table in tables) < 2953


@settings(max_examples=200, deadline=None)
@given(st.text())
def test_any_text_comes_back_or_cannot_be_sent(text):
    try:
        link = pack(text)
    except DamagedSave:
        assert any("\ud800" <= sign <= "\udfff" for sign in text)
    else:
        assert unpack(link) == text


def test_the_words_both_sides_know_never_change():
    """A link lies in letters and on paper: other words need another MARK."""
    assert zlib.crc32(links.WORDS.encode()) == WORDS_CHECK
    assert MARK == "horseburg1."


@pytest.mark.parametrize("link", [None, 5, b"horseburg1.", "", "horseburg1", "horseburg2.AAAA"])
def test_what_is_no_link_is_told_so(link):
    assert "no link" in refusal(link)


@pytest.mark.parametrize(
    "letters",
    ["", "A", "AAAA", "AAAAA", "====", "A=B", "\u0661\u0662", "..", "a b", "AA%41", "\x00"],
)
def test_a_link_that_holds_nothing_is_refused(letters):
    refusal(MARK + letters)


def linked(plain: bytes, after: bytes = b"") -> str:
    """A link made by somebody else's program."""
    deflate = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = deflate.compress(plain) + deflate.flush() + after
    whole = zlib.crc32(plain).to_bytes(4, "big") + packed
    return MARK + base64.urlsafe_b64encode(whole).decode().rstrip("=")


def test_a_bomb_does_not_go_off():
    assert "too large" in refusal(linked(b"\0" * 200_000_000))
    assert "too large" in refusal(MARK + "A" * 3_000_000)
    assert unpack(linked(b"a" * saves.LARGEST)) == "a" * saves.LARGEST
    assert "too large" in refusal(linked(b"a" * (saves.LARGEST + 1)))
    with pytest.raises(DamagedSave):
        pack("a" * (saves.LARGEST + 1))


def test_foreign_bytes_are_refused():
    assert unpack(linked(b"plain")) == "plain"
    refusal(linked(b"\xff\xfe"))
    refusal(linked("\ud800".encode("utf-8", "surrogatepass")))
    refusal(linked(b"plain", b"more"))


def test_a_link_may_have_a_line_end_behind_it():
    assert unpack(LINKS[0] + "\n") == TEXTS[0]


AROUND = {
    "a full stop": "{link}.",
    "brackets": "({link})",
    "angle brackets": "<{link}>",
    "markdown": "[our game]({link})",
    "emphasis": "_{link}_",
    "a counter of clicks": "{link}&fbclid=IwAR0abc_def",
    "prose before and behind": "Look: https://example.org/#game={link} see you on Sunday",
    "prose in the next line": "{link}\nsee you on Sunday",
}


@pytest.mark.parametrize("around", AROUND)
@pytest.mark.parametrize("number", range(len(LINKS)))
def test_a_link_is_found_in_what_surrounds_it(number, around):
    assert links.found(AROUND[around].format(link=LINKS[number])) == TEXTS[number]


@pytest.mark.parametrize("end", ["\n", "\r\n", "=\r\n", "\n> ", "\n> > "])
def test_a_link_that_a_mail_has_broken_is_put_together(end):
    link = LINKS[0]
    rows = [link[at : at + 76] for at in range(0, len(link), 76)]
    assert links.found(end.join(rows) + "\nsee you") == TEXTS[0]


def test_a_link_whose_end_is_missing_is_damaged_whatever_stands_behind_it():
    for text in (LINKS[0][:-9], LINKS[0][:-9] + " see you", "no link", MARK, MARK + "."):
        with pytest.raises(DamagedSave):
            links.found(text)


def test_a_link_is_refused_by_its_length_alone(monkeypatch):
    monkeypatch.setattr(links, "_inflated", lambda *_: pytest.fail("it was read"))
    for link in (MARK + "A" * (links.LONGEST_LINK + 1), LINKS[0] + "A" * 2_000_000):
        assert "too large" in refusal(link)
        with pytest.raises(DamagedSave, match="too large"):
            links.found(link)


def test_spoilt_links_are_whole_or_refused_in_one_plain_line():
    """Thousands of them: none opens another game than the one that was sent."""
    refused = 0
    for link in mutations(LINKS, MUTATIONS):
        try:
            text = unpack(link)
        except DamagedSave as damaged:
            assert str(damaged).isprintable()
            refused += 1
        else:
            assert text in TEXTS
    assert refused > MUTATIONS * 0.9


def test_every_letter_of_a_link_counts():
    link, rng = LINKS[2], Random(1)
    for at in range(len(MARK), len(link) - 1):
        other = rng.choice([sign for sign in "ABCxyz019-_" if sign != link[at]])
        refusal(link[:at] + other + link[at + 1 :])
        refusal(link[:at])

"""Names: what is seen of them tells people apart, and what is pasted with them is no harm."""

from __future__ import annotations

import pytest

from game import BadTable, Table, saves
from game.table.names import tidy

TITLE = "horse-fever/family"
ENGLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"


def names(*wanted: str) -> tuple[str, ...]:
    return Table(TITLE, wanted).names


def refused(*wanted: str) -> str:
    with pytest.raises(BadTable) as bad:
        Table(TITLE, wanted)
    return str(bad.value)


NOTHING = ["\u3164", "\u2800", "\u200d", "\u034f", "\ufe0f", "\u115f", "\u00ad", "\u2060\ufeff"]
NOTHING += ["\u3164 \u3164", "\u0301", "\u200d\u200c\u200d", "\U000e0067", "\u202e"]


@pytest.mark.parametrize("name", NOTHING, ids=ascii)
def test_a_name_of_which_nothing_is_seen_is_no_name(name):
    assert "Player 2 has no name" in refused("Ann", name)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Jos\u00e9", "Jose\u0301"),
        ("Ann", "Ann\u200d"),
        ("Ann", "A\u200dnn"),
        ("Ann", "\u200bAnn"),
        ("Ann", "Ann\ufe0f"),
        ("Ann", "Ann\u3164"),
        ("Ann", "\u202dAnn\u202c"),
        ("Ann Lee", "Ann\u00a0Lee"),
        ("Ann", "An\u00adn"),
        ("\u2764", "\u2764\ufe0f"),
    ],
    ids=ascii,
)
def test_two_names_that_look_alike_are_one(one, other):
    assert "Two players are called" in refused(one, other)
    assert "Two players are called" in refused(other, one)


@pytest.mark.parametrize(
    ("pasted", "kept"),
    [
        (f"Ann {ENGLAND}", f"Ann {ENGLAND}"),
        ("\u200fAnn\u200e", "Ann"),
        ("\u2068Ann\u2069", "Ann"),
        ("An\u00adna", "Anna"),
        ("\ufeffAnn", "Ann"),
        ("Ann\u3164Lee", "Ann Lee"),
        ("Ann\U000e0067", "Ann"),
        ("\u0645\u06cc\u200c\u062e\u0648", "\u0645\u06cc\u200c\u062e\u0648"),
        ("\U0001f469\u200d\U0001f680", "\U0001f469\u200d\U0001f680"),
        ("\u2764\ufe0f", "\u2764\ufe0f"),
        ("Jose\u0301", "Jos\u00e9"),
    ],
    ids=ascii,
)  # fmt: skip
def test_harmless_signs_are_kept_or_dropped(pasted, kept):
    assert names(pasted, "Ben") == (kept, "Ben")
    assert tidy(tidy(pasted)) == tidy(pasted)


def test_a_sign_that_cannot_be_shown_is_still_refused():
    assert "cannot be shown" in refused("An\x07n", "Ben")


@pytest.mark.parametrize("two", [("\u3164", "\u2800"), ("Ann", "Ann\u200d"), ("2", "\u3164")])
def test_a_game_of_people_whom_nobody_could_tell_apart_still_opens(two):
    text = saves.dumps(Table(TITLE, ["Ann", "Ben"]))
    old = text.replace('"Ann"', f'"{two[0]}"').replace('"Ben"', f'"{two[1]}"')
    opened = saves.salvage(old)
    assert opened.note is None and len(set(opened.table.names)) == 2
    again = saves.loads(saves.dumps(opened.table))
    assert again.names == opened.table.names

"""Templates: every kind of field, every choice, and that what cannot be read is an error."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from tests.web.english import FEVER as ENGLISH
from tests.web.english import speech
from web.horse_fever.words.headings import PARTY
from web.horse_fever.words.language import Tables
from web.words.formatter import BadTemplate, Grammar, Teller, fields

NAMES = ("Ann", "Ben {x}", "Cat|")
TELLER = speech().teller


@pytest.mark.parametrize(
    ("template", "facts", "said"),
    [
        ("race {number} is off.", {"number": 2}, "Race 2 is off."),
        ("{seat:player} is in.", {"seat": 1}, "Ben {x} is in."),
        ("{who:list(player)}.", {"who": (0, 1, 2)}, "Ann, Ben {x} and Cat|."),
        ("{n:ordinal} {m:signed} {m:size} {k:number}", {"n": 2, "m": -3, "k": 1400},
         "2nd −3 3 1,400"),
        ("{n:plural(row|rows)} {n:agree(is|are)}", {"n": 1}, "1 row is"),
        ("{n:plural(row|rows)} {n:agree(is|are)}", {"n": 0}, "0 rows are"),
        ("{m:sign(gets|pays)}", {"m": -1}, "Pays"),
        ("{m:sign(gets|pays)}", {"m": 0}, "Gets"),
        ("A{m:some( (of {m})|, none)}", {"m": 0}, "A, none"),
        ("A{m:some( (of {m}))}", {"m": 3}, "A (of 3)"),
        ("A{m:some( (of {m}))}", {"m": 0}, "A"),
        ("{w:which(a=one|b=two {seat:player}|other)}", {"w": "b", "seat": 0}, "Two Ann"),
        ("{w:which(a=one|b=two|{w} = x)}", {"w": "c"}, "C = x"),
        ("{it:each({horse} {count:plural(step|steps)})}.",
         {"it": [{"horse": "red", "count": 1}, {"horse": "blue", "count": 2}]},
         "Red 1 step and blue 2 steps."),
        ("{it:list}", {"it": ["a"]}, "A"),
    ],
)  # fmt: skip
def test_a_template_with_its_facts_is_a_sentence(
    template: str, facts: Mapping[str, Any], said: str
) -> None:
    assert TELLER.told(template, facts, NAMES) == said
    assert TELLER.told(template, facts, NAMES) == said  # once read, it says the same
    assert fields(template) <= set(facts)


@pytest.mark.parametrize(
    "template", ["{a:nonsense}", "{a:plural}", "{a:list(nonsense)}", "{a:some({b:nonsense})}", "{a"]
)
def test_what_cannot_be_read_is_an_error(template: str) -> None:
    with pytest.raises(ValueError):
        TELLER.parts(template)


def test_a_value_or_a_fact_that_is_missing_is_an_error() -> None:
    with pytest.raises(BadTemplate):
        TELLER.told("{a:which(b=c)}", {"a": "d"})
    with pytest.raises(KeyError):
        TELLER.told("{b}", {"a": "d"})


def test_all_forms_count_for_what_a_template_needs() -> None:
    template = "{a:some({b:which(x={c:player}|{d})}|{e:each({f})})}"
    assert fields(template) == {"a", "b", "c", "d", "e"}


def test_a_language_has_its_own_forms_and_lists() -> None:
    polish = Grammar(
        form=lambda count, forms: 0 if count == 1 else 1 if 2 <= count % 10 <= 4 else 2,
        listed=lambda it: " i ".join(it),
    )
    teller = Teller(polish, TELLER.kinds)
    said = [teller.told("{n:plural(kon|konie|koni)}", {"n": count}) for count in (1, 3, 5)]
    assert said == ["1 kon", "3 konie", "5 koni"]
    assert teller.told("{it:list}", {"it": ["a", "b"]}) == "A i b"


def templates(tables: Tables) -> Iterator[str]:
    """Every template in the tables of a language."""
    for table in vars(tables).values():
        if isinstance(table, Mapping) and table is not tables.kinds:
            for entry in table.values():
                yield from (entry,) if isinstance(entry, str) else entry


@pytest.mark.parametrize("tables", ENGLISH.values(), ids=list(ENGLISH))
def test_every_template_can_be_read_and_every_heading_is_there(tables: Tables) -> None:
    teller = Teller(tables.grammar, tables.kinds)
    for template in templates(tables):
        assert template == "" or teller.parts(template)
    assert set(PARTY.values()) <= set(tables.headings)

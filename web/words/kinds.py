"""How facts are said: players, numbers and places here, whatever else a box has where that adds it.

Nothing here is in any language. What a kind says stands in the catalogues, a word for each value or
one template for all; `grammar.py` of a language has what no template can do.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from typing import Any

from web.words import languages, shelf
from web.words.formatter import Facts, Grammar, Kind, Names, Teller
from web.words.plain import MINUS, percent, signed

Case = Callable[[str], str]
"""What a language makes of words: `of` goes from Ann to `d’Ann`."""

Formed = Callable[..., str]
"""How one fact is said at a table of these names, in a form that has a name, "" for the plain."""

Words = Callable[[str], Mapping[str, str]]
"""A table of the catalogue by its name."""


class Kinds(dict[str, Kind]):
    """The kinds of one domain in one language, by their names in templates.

    `{seat:of_player}` is the case `of` of the kind `player`; `{horse:colour_f}` is the kind
    `colour` in the form `f`, which its text chooses by `{form:which(f=blanche|blanc)}`.
    """

    def __init__(self, code: str, domain: str) -> None:
        super().__init__()
        own = shelf.grammar(code)
        self.teller = Teller(grammar_of(code, own), self)
        self.own = own
        self._cases: Mapping[str, Case] = own.get("CASES", {})
        self._words: Words = partial(languages.table, code, domain)
        self._labels = languages.labels(code, domain)
        self._formed: dict[str, Formed] = {}

    def __missing__(self, name: str) -> Kind:
        """A case of a kind or a form of one, made when it is first asked for."""
        case, _, kind = name.partition("_")
        stem, _, form = name.rpartition("_")
        if case in self._cases and (kind in self or kind.rpartition("_")[0] in self._formed):
            change, say = self._cases[case], self[kind]
            made: Kind = lambda fact, names: change(say(fact, names))  # noqa: E731
        elif stem in self._formed:
            formed = self._formed[stem]
            made = lambda fact, names: formed(fact, names, form)  # noqa: E731
        else:
            raise KeyError(name)
        self[name] = made
        return made

    def plain(self, name: str, say: Callable[[Any], str]) -> None:
        """A kind that is the same in every language."""
        self[name] = lambda fact, _names: say(fact)

    def word(self, name: str, *, is_open: bool = False) -> None:
        """A kind with a word for each value, of the table of its name.

        An unknown value is a KeyError; where `is_open`, it stands as it is.
        """
        table = self._words(name)

        @cache
        def said(fact: Any, form: str) -> str:
            text = table.get(fact, str(fact)) if is_open else table[fact]
            return self.teller.said(text, {"form": form}) if "{" in text else text

        self.formed(name, lambda fact, _names, form="": said(fact, form))

    def label(self, name: str, english: Mapping[str, str]) -> None:
        """A kind whose words are labels: of each value in English."""
        self.plain(name, lambda fact: self._labels.get(english[fact], english[fact]))

    def template(self, name: str) -> str:
        """The template of a kind."""
        return self._words("kind")[name]

    def told(self, name: str, facts: Callable[[Any], Facts]) -> None:
        """A kind with one template for all values, told of what `facts` makes of one."""
        text = self.template(name)

        @cache
        def said(fact: Any, form: str) -> str:
            return self.teller.said(text, {**facts(fact), "form": form})

        self.formed(name, lambda fact, _names, form="": said(fact, form))

    def formed(self, name: str, say: Formed) -> None:
        """A kind that can be said in several forms."""
        self._formed[name] = self[name] = say


class Beside(dict[str, Kind]):
    """Some kinds of one's own before those of a domain: `money` as its box says it."""

    def __init__(self, kinds: Mapping[str, Kind], own: Mapping[str, Kind]) -> None:
        super().__init__(own)
        self._kinds = kinds

    def __missing__(self, name: str) -> Kind:
        return self._kinds[name]


def grammar_of(code: str, own: Mapping[str, Any]) -> Grammar:
    """How a language counts, writes numbers, and puts words in a row; `own` is its grammar.py."""
    said = languages.table(code, "house", "grammar")
    forms: str = languages.table(code, "house", "plural")[""]
    comma, link = said["comma"], said["and"]

    def form(count: int, most: int) -> int:
        count = abs(int(count))
        at = count if count < len(forms) else 100 + count % 100  # rules go by hundreds
        return min(int(forms[min(at, len(forms) - 1)]), most - 1)

    def listed(words: Sequence[str]) -> str:
        if len(words) == 1:
            return words[0]
        return str(link.format(first=comma.join(words[:-1]), last=words[-1]))

    return Grammar(
        form,
        own.get("listed", listed),
        point=said["point"],
        group=said["group"],
        comma=comma,
        semicolon=said["semicolon"],
    )


def house(code: str, domain: str = "house") -> Kinds:
    """What a fact can be said as in every game; a box adds its own, from its own tables.

    `size` leaves the sign away, for a verb to tell. `percent` says a chance, or one with its error.
    """
    kinds = Kinds(code, domain)
    said = languages.table(code, "house", "grammar")
    grammar, tell = kinds.teller.grammar, kinds.teller.said

    def named(seat: int, names: Names) -> str:
        """A player by name; whoever has none yet goes by number."""
        if seat < len(names):
            return names[seat]
        return tell(said["player"], {"number": seat + 1})

    def place(number: int, _names: Names, form: str = "") -> str:
        if "ordinal" in kinds.own:
            return str(kinds.own["ordinal"](number))
        return tell(said["ordinal"], {"place": number, "form": form})

    kinds["player"] = named
    kinds["players"] = lambda seats, names: grammar.listed([named(seat, names) for seat in seats])
    kinds.formed("ordinal", place)
    kinds.plain("signed", signed)
    kinds.plain("percent", lambda it: percent(*it) if isinstance(it, tuple) else percent(it))
    kinds.plain("size", lambda number: str(abs(number)))
    kinds.plain(
        "number",
        lambda number: (
            (MINUS if number < 0 else "") + f"{abs(number):,}".replace(",", grammar.group)
        ),
    )
    return kinds

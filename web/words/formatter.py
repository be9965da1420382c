"""One formatter for every sentence: `{seat:player} bets {stake:money} on {horse:horse}.`

A field names a fact; after its colon stands how the fact is said. `docs/adding-a-language.md` lists
the ways: those of a language (player, ordinal), those of a title (money, horse), and these, which
choose between forms, each of them a template again:

- `{count:plural(row|rows)}` a count with its word, `{count:agree(is|are)}` the form alone
- `{money:sign(gets|pays)}` by the sign, nought as plus
- `{broke:some(cannot|does not)}` by whether there is anything; the second may be missing
- `{what:which(sell=sells|buys)}` by the value, the form without a key for all others
- `{dice:list(colour)}` each said in that way, `{moves:each({horse} {count})}` each by a template
- `{fences:row(fence)}` and `{races:rows({race} {prize})}` the same without an `and`: the first with
  commas, the second with semicolons
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from string import Formatter
from typing import Any, NamedTuple

from web.words.plain import capital

Facts = Mapping[str, Any]
Names = Sequence[str]
Kind = Callable[[Any, Names], str]
"""How one fact is said, at a table where the players have these names."""

Part = Callable[[Facts, Names], str]
Parts = tuple[str | Part, ...]
Choice = Callable[[Any, Sequence[str]], int]


ROWS = ("list", "each", "row", "rows")
"""What says several facts, one after the other."""


class BadTemplate(ValueError):
    """A template that cannot be read: an unknown kind, or a choice without forms."""


class Grammar(NamedTuple):
    """What a language does with a count and with a list: which form, and the words in a row.

    `point` stands before the tenths of a number, `group` between its thousands; `comma` and
    `semicolon` between several.
    """

    form: Callable[[int, int], int]
    listed: Callable[[Sequence[str]], str]
    point: str = "."
    group: str = ","
    comma: str = ", "
    semicolon: str = "; "


class Teller:
    """Puts facts into templates, in one language and for one title; each template is read once."""

    def __init__(self, grammar: Grammar, kinds: Mapping[str, Kind]) -> None:
        self.grammar = grammar
        self.kinds = kinds
        self._read: dict[str, Parts] = {}
        self._choices: dict[str, Choice] = {
            "agree": self._agree,
            "plural": self._agree,
            "sign": lambda value, forms: 1 if value < 0 else 0,
            "some": lambda value, forms: 0 if value else 1,
        }

    def told(self, template: str, facts: Facts, names: Names = ()) -> str:
        """A sentence, with a capital first."""
        return capital(self.said(template, facts, names))

    def said(self, template: str, facts: Facts, names: Names = ()) -> str:
        """Words for the middle of a sentence."""
        if (parts := self._read.get(template)) is None:
            parts = self._read[template] = self.parts(template)
        return _joined(parts, facts, names)

    def parts(self, template: str) -> Parts:
        """A template taken apart; BadTemplate where it cannot be read."""
        return tuple(
            it if isinstance(it, str) else self._part(it.name, it.kind, it.forms)
            for it in pieces(template)
        )

    def _part(self, name: str, kind: str, forms: Sequence[str]) -> Part:
        if not kind:
            return lambda facts, names: str(facts[name])
        if kind in ROWS:
            return self._list(name, kind, forms)
        if kind == "which":
            return self._which(name, forms)
        if kind in self._choices:
            return self._choice(name, kind, forms)
        return self._plain(name, kind)

    def _plain(self, name: str, kind: str) -> Part:
        try:
            say = self.kinds[kind]
        except KeyError:
            raise BadTemplate(f"{{{name}:{kind}}}: there is no kind {kind!r}") from None
        return lambda facts, names: say(facts[name], names)

    def _list(self, name: str, kind: str, forms: Sequence[str]) -> Part:
        """Several facts in a row: said alike, or each of them facts for a template."""
        grammar = self.grammar
        between = {"row": grammar.comma.join, "rows": grammar.semicolon.join}
        listed = between.get(kind, grammar.listed)
        if kind in ("list", "row"):
            one = self._plain("it", "".join(forms)) if forms else self._part("it", "", ())
            return lambda facts, names: listed([one({"it": it}, names) for it in facts[name]])
        parts = self.parts("|".join(forms))
        return lambda facts, names: listed([_joined(parts, it, names) for it in facts[name]])

    def _choice(self, name: str, kind: str, forms: Sequence[str]) -> Part:
        if not forms:
            raise BadTemplate(f"{{{name}:{kind}}} has no forms")
        choose, read = self._choices[kind], [*map(self.parts, forms), ()][: max(2, len(forms))]
        is_counted = kind == "plural"

        def chosen(facts: Facts, names: Names) -> str:
            form = _joined(read[choose(facts[name], forms)], facts, names)
            return f"{facts[name]} {form}" if is_counted else form

        return chosen

    def _which(self, name: str, forms: Sequence[str]) -> Part:
        by = {key: self.parts(form) for key, form in map(keyed, forms)}
        rest = by.get("")

        def chosen(facts: Facts, names: Names) -> str:
            form = by.get(str(facts[name]), rest)
            if form is None:
                raise BadTemplate(f"{{{name}:which}} has no form for {facts[name]!r}")
            return _joined(form, facts, names)

        return chosen

    def _agree(self, count: int, forms: Sequence[str]) -> int:
        return self.grammar.form(count, len(forms))


class Piece(NamedTuple):
    """A field of a template: the fact's name, how it is said, and the forms between brackets."""

    name: str
    kind: str
    forms: tuple[str, ...]


def pieces(template: str) -> Iterator[str | Piece]:
    """The texts and the fields of a template, in order."""
    for text, name, spec, _ in Formatter().parse(template):
        if text:
            yield text
        if name is not None:
            kind, bracket, inner = (spec or "").partition("(")
            forms = tuple(_forms(inner.removesuffix(")"))) if bracket else ()
            yield Piece(name, kind, forms)


def fields(template: str) -> frozenset[str]:
    """The facts that a template needs, whichever forms are chosen."""
    found: set[str] = set()
    for it in pieces(template):
        if isinstance(it, Piece):
            found.add(it.name)
            if it.kind not in ROWS:
                forms = [keyed(form)[1] for form in it.forms] if it.kind == "which" else it.forms
                found.update(*map(fields, forms))
    return frozenset(found)


def _forms(inner: str) -> Iterator[str]:
    """The forms between brackets; a bar within a field belongs to that field."""
    depth, start = 0, 0
    for at, sign in enumerate(inner):
        depth += (sign == "{") - (sign == "}")
        if sign == "|" and not depth:
            yield inner[start:at]
            start = at + 1
    yield inner[start:]


def keyed(form: str) -> tuple[str, str]:
    """The key of a form of `which` and its text; no key for the form that stands for all others."""
    key, sign, text = form.partition("=")
    return (key, text) if sign and "{" not in key else ("", form)


def _joined(parts: Parts, facts: Facts, names: Names) -> str:
    return "".join([part if isinstance(part, str) else part(facts, names) for part in parts])

"""The kernel: a game asks, somebody answers, and nothing else ever enters a game.

A phase is a generator over plain dataclasses. Wherever a player or chance has to decide it yields
an `Ask`; the answer is one word of readable notation out of `Ask.options`.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import perm
from typing import Any, NamedTuple, Protocol, TypedDict, TypeVar

from game.counted import Listed
from game.telling import Told

T = TypeVar("T")

CHANCE = -1
"""The seat that dice and decks answer from."""

ANYBODY = -2
"""Who is asked where any seat may speak (`game.floor`), and who answers that play goes on there."""


class Refusal:
    """Why something may not be done now: a sentence for a player, and the rule it rests on.

    `Refusal("{seat:player} has left.", "P.7", seat=2)`: the sentence is made of a template and
    facts (`game.telling`), and keeps them for a page that speaks another language. It is put
    together when somebody asks for it: most refusals are only counted, while menus are made.
    """

    __slots__ = ("_facts", "_reason", "rule")

    def __init__(self, reason: str, rule: str, **facts: Any) -> None:
        self._reason, self._facts, self.rule = reason, facts, rule

    @property
    def reason(self) -> str:
        """The sentence, a `Told` where it has facts."""
        if self._facts:
            self._reason, self._facts = Told(self._reason, self._facts), {}
        return self._reason

    def named(self, names: Sequence[str]) -> Refusal:
        """The same with the players' names, whom the rules know by seat only."""
        reason = self.reason
        if isinstance(reason, Told) and reason.facts:
            return Refusal(reason.named(names), self.rule)
        return self

    def __iter__(self) -> Iterator[str]:
        return iter((self.reason, self.rule))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal | tuple) and tuple(self) == tuple(other)

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return f"Refusal({str(self.reason)!r}, {self.rule!r})"


class IllegalAnswer(ValueError):
    """An answer that the open question does not allow; the table is as it was before.

    `reason` is a sentence for a player, `rule` the number of the rule it rests on ("" for none).
    """

    def __init__(self, reason: str, rule: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.rule = rule


class Purse(TypedDict, total=False):
    """Whom an event is about, and what it changes of their purse and score, signed."""

    seat: int
    money: int
    vp: int


class Event(NamedTuple):
    """Something that happened, told as data that everybody at the table may know.

    `facts` holds ids and numbers only, those of `Facts` in the `kinds.py` of its box; whatever
    changes a purse or a score says so as a `Purse`.
    """

    kind: str
    rule: str
    facts: Mapping[str, Any]


def no_objection(_text: str) -> Refusal | None:
    """Nothing is known against anything."""
    return None


# Not frozen: making one is the hottest line there is, and freezing makes it five times dearer.
@dataclass(slots=True)
class Ask:
    """The game stands still until `who` (a seat, CHANCE or ANYBODY) gives one of `options`.

    `count` says how many things one answer names; every element of `options` is a whole, legal
    answer. `menu` lists all that a player might expect here, legal or not; `why` gives the reason
    against those that are not. An `open` question is answered in front of everybody, nothing
    secret with it. What ANYBODY answers is heard by all; unless that question is `open`, each seat
    is shown its own options only, and alone.
    """

    who: int
    what: str
    options: Sequence[str]
    count: int = 1
    rule: str = ""
    menu: Sequence[str] = ()
    why: Callable[[str], Refusal | None] = field(default=no_objection, compare=False, repr=False)
    open: bool = False


REST = Ask(CHANCE, "rest", ("on",))
"""What a game yields between two rounds: the table answers it at once, and notes nothing.

A title that yields it promises that a copy of its state taken here, given to `play` anew, is played
on as if nothing had been. So its state is plain data that can be pickled, without sets, and all
that play depends on is in it.
"""

Play = Generator[Ask, str, T]


def choose(
    who: int,
    what: str,
    options: Mapping[str, T],
    rule: str = "",
    menu: Sequence[str] = (),
    why: Callable[[str], Refusal | None] = no_objection,
    open: bool = False,
) -> Play[T]:
    """Ask a player for one of `options` and return what that option stands for."""
    answer = yield Ask(who, what, tuple(options), 1, rule, menu, why, open)
    return options[answer]


def draw(
    what: str,
    options: Mapping[str, T],
    rule: str = "",
    why: Callable[[str], Refusal | None] = no_objection,
) -> Play[T]:
    """Let chance pick one of `options`: a die, the top card of a deck."""
    answer = yield Ask(CHANCE, what, tuple(options), 1, rule, (), why)
    return options[answer]


def draw_many(what: str, names: Sequence[str], count: int, rule: str = "") -> Play[list[str]]:
    """Let chance pick `count` different `names` in order: a deal, or a whole shuffle."""
    answer = yield Ask(CHANCE, what, Picks(names, count), count, rule)
    return answer.split(", ")


class Picks(Listed):
    """Every way to pick `count` of `names` in order, spelt `a, b`; counted, not stored.

    The number of ways must stay below 2**31, the longest a sequence can be in the browser's Python.
    """

    def __init__(self, names: Sequence[str], count: int) -> None:
        self.names = tuple(names)
        self.count_each = count

    @property
    def key(self) -> tuple[tuple[str, ...], int]:
        """The names, and how many of them."""
        return self.names, self.count_each

    def __len__(self) -> int:
        return perm(len(self.names), self.count_each)

    def __contains__(self, text: object) -> bool:
        if not isinstance(text, str):
            return False
        parts = text.split(", ")
        return len(parts) == self.count_each == len(set(parts)) and all(
            part in self.names for part in parts
        )

    def spell(self, index: int) -> str:
        """The pick at an index: which of the names first, then which of those that are left."""
        left, picked = list(self.names), []
        for _ in range(self.count_each):
            index, at = divmod(index, len(left))
            picked.append(left.pop(at))
        return ", ".join(picked)

    def __iter__(self) -> Iterator[str]:
        return (self[i] for i in range(len(self)))

    def index(self, text: str, start: int = 0, stop: int | None = None) -> int:
        """Where a pick stands, without going through those before it; ValueError where it is none.

        Of a whole hand there are more than anybody can go through.
        """
        if text not in self:
            raise ValueError(f"{text!r} is none of these picks")
        left, place, found = list(self.names), 1, 0
        for name in text.split(", "):
            at = left.index(name)
            found += at * place
            place *= len(left)
            del left[at]
        if found not in range(*slice(start, stop).indices(len(self))):
            raise ValueError(f"{text!r} stands at {found}")
        return found

    def objection(self, text: str, rule: str) -> Refusal:
        """What is wrong with a pick that is none of these."""
        parts, count = text.split(", "), self.count_each
        if count > 1 and text.count(",") >= len(parts):
            return Refusal("Put a comma and a space between them.", rule)
        if stranger := next((part for part in parts if part not in self.names), None):
            return Refusal(
                "“{stranger}” is not among the {count} to pick from.", rule,
                stranger=quoted(stranger), count=len(self.names),
            )  # fmt: skip
        if len(parts) != count:
            return Refusal(
                "Name {count}, with a comma and a space between; these are {named}.", rule,
                count=count, named=len(parts),
            )  # fmt: skip
        return Refusal("Each can be named only once.", rule)


class Amounts(Listed):
    """Every whole amount of a range, spelt in digits; counted, not stored."""

    def __init__(self, amounts: range) -> None:
        self.amounts = amounts

    @property
    def key(self) -> range:
        """The amounts."""
        return self.amounts

    def __len__(self) -> int:
        return len(self.amounts)

    def __contains__(self, text: object) -> bool:
        return (
            isinstance(text, str)
            and text.isascii()
            and text.isdigit()
            and len(text) < 10
            and text == str(int(text))
            and int(text) in self.amounts
        )

    def spell(self, index: int) -> str:
        """The amount at an index, in digits."""
        return str(self.amounts[index])


def quoted(text: object) -> str:
    """Somebody's words as they can stand in one plain line: short, and without control signs."""
    if not isinstance(text, str):
        return "something that is no text"
    said = text if len(text) <= 60 else text[:57] + "..."
    return "".join(sign if sign.isprintable() else "?" for sign in said)


class Dealer(Protocol):
    """Whoever answers for chance; `random.Random` is one."""

    def randrange(self, stop: int, /) -> int: ...

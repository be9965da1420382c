"""What is said of one title in one language: the words that it hands to the page."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Never, TypeAlias, TypeVar

from game import Event
from game.bots.profiles import Reason
from game.play import Ask
from web.words.texts import Question, Rule, Term, after_race, race

V = TypeVar("V", contravariant=True)


@dataclass(frozen=True, kw_only=True)
class Words(Generic[V]):
    """The words of one title in one language; `V` is its view.

    `sentence` and `phase` tell an event, `question` what is asked, `answer` what an answer means,
    `about_to` what it does (`about_to_unseen`: where the cards lie face down), `reason` why a
    computer did it. `cards` are the cards that an event names. `refused` says why something may not
    be done, from the English reason of the rules; "" where it does not know it. `chapter` heads a
    part of the log by its number, 0 for what comes before the first; `so_far` says where a "what
    if" begins, by the races run and the chapter. `stage` is what the page calls a phase of the
    rules, "" where it has no word for it.
    """

    rules: Sequence[Rule]
    sentence: Callable[[Event, Sequence[str]], str]
    phase: Callable[[Event], str]
    question: Callable[[Ask, Sequence[str], V], Question]
    answer: Callable[[str, str], str]
    about_to: Callable[[Ask, str, Sequence[str], V], str]
    about_to_unseen: Callable[[Ask, str, Sequence[str]], str] = lambda _ask, _text, _names: ""
    taken_back: Callable[[Sequence[str], Sequence[str], Any], str] = lambda answers, *_: answers[-1]
    reason: Callable[[Sequence[Reason], Sequence[str]], str] = lambda _reasons, _names: ""
    cards: Callable[[Event], tuple[str, ...]] = lambda _event: ()
    card_name: Callable[[str], str] = str
    glossary: Mapping[str, Term] = field(default_factory=dict)
    marked: Callable[[str, frozenset[str]], Iterator[tuple[str, str]]] = lambda text, _known: iter(
        ((text, ""),)
    )
    standing: Callable[[tuple[int, int | None]], str] = lambda _standing: ""
    chapter: Callable[[int], str] = race
    so_far: Callable[[int, int], str] = after_race
    stage: Callable[[str], str] = lambda _phase: ""
    refused: Callable[[str], str] = lambda _reason: ""

    def lately(self, events: Sequence[Event], names: Sequence[str]) -> list[str]:
        """The sentences of some events, without those that have none."""
        return [text for event in events if (text := self.sentence(event, names))]


AnyWords: TypeAlias = Words[Never]
"""The words of any title, for whoever shows them no view."""

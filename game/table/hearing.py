"""What a table hears and tells: an answer's words, and a list of events with a listener."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from game.floor import options_of
from game.play import ANYBODY, Ask, Event, IllegalAnswer, Picks, Refusal, quoted

LONGEST_ANSWER = 400


class Heard(list[Event]):
    """What happened, and somebody who hears of everything that is added."""

    def __init__(self, told: Iterable[Event], heard: Callable[[Event], None]) -> None:
        super().__init__(told)
        self.heard = heard

    def append(self, event: Event) -> None:
        super().append(event)
        self.heard(event)


def words_of(text: str) -> list[str]:
    """The words of an answer; IllegalAnswer where it is no text, or a whole page."""
    if not isinstance(text, str) or len(text) > LONGEST_ANSWER:
        said = "An answer is a text of at most {most} letters."
        raise IllegalAnswer(*Refusal(said, "", most=LONGEST_ANSWER))
    return text.split()


def longest_head(ask: Ask | None, words: list[str]) -> int:
    """How many of the words are one legal answer; IllegalAnswer where none are."""
    heads = [(count, " ".join(words[:count])) for count in range(len(words), 0, -1)]
    if ask is not None:
        for count, head in heads:
            if head in ask.options:
                return count
        for _, head in heads:
            if refusal := ask.why(head):
                raise IllegalAnswer(*refusal)
    raise IllegalAnswer(*objection(ask, " ".join(words)))


def objection(ask: Ask | None, text: str) -> Refusal:
    """What speaks against an answer that the open question does not allow."""
    if ask is None:
        return Refusal("The game is over.", "")
    if refusal := ask.why(text):
        return refusal
    if isinstance(ask.options, Picks):
        return ask.options.objection(text, ask.rule)
    # On an open floor the other options may be somebody's secrets.
    options = ask.options if ask.who != ANYBODY else options_of(ask, None)
    known = ", ".join(options[:6]) + (", ..." if len(options) > 6 else "")
    return Refusal(
        "'{answer}' is no answer to '{what}'. Possible: {known}.", ask.rule,
        answer=quoted(text), what=ask.what, known=known,
    )  # fmt: skip

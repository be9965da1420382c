"""What a table hears and tells: an answer's words, and a list of events with a listener."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from game.floor import options_of
from game.play import ANYBODY, CHANCE, Amounts, Ask, Event, IllegalAnswer, Picks, Refusal, quoted
from game.table.spelling import misspelt
from game.table.steps import Step

LONGEST_ANSWER = 400
SHOWN, FAR = 6, 60
"""So many possible answers a refusal names, out of the first so many."""


class Heard(list[Event]):
    """What happened, and somebody who hears of everything that is added."""

    def __init__(self, told: Iterable[Event], heard: Callable[[Event], None]) -> None:
        super().__init__(told)
        self.heard = heard

    def append(self, event: Event) -> None:
        super().append(event)
        self.heard(event)


def goes_on(last: Step, ask: Ask) -> bool:
    """Whether a text may go on here that has given the last answer."""
    is_hidden_now = last.aloud and not ask.open
    return ask.who == ANYBODY or (ask.who == last.asker and not is_hidden_now)


def turn_of_another(who: int, rule: str, names: Sequence[str]) -> Refusal:
    """Why a text cannot go on: of the next answer nothing is said but whose it is.

    What they may answer can be their secret, and so is whether this would have been it.
    """
    if who == CHANCE:
        return Refusal("Now chance is asked.", rule)
    return Refusal("Now {seat:player} is asked.", rule, seat=who).named(names)


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
            if refusal := misspelt(ask, head) or ask.why(head):
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
    if not options:
        return Refusal("“{answer}” is no answer here.", ask.rule, answer=quoted(text))
    if isinstance(options, Amounts):
        known = f"{options[0]}–{options[-1]}"
    else:
        # A die lists a side as often as it has it.
        several = list(dict.fromkeys(options[:FAR]))
        known = ", ".join(several[:SHOWN])
        if len(several) > SHOWN:
            return Refusal(
                "“{answer}” is no answer to “{what}”. Possible are {known} and more.", ask.rule,
                answer=quoted(text), what=ask.what, known=known,
            )  # fmt: skip
    return Refusal(
        "“{answer}” is no answer to “{what}”. Possible: {known}.", ask.rule,
        answer=quoted(text), what=ask.what, known=known,
    )  # fmt: skip

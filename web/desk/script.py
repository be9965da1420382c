"""What a first race is made of: a recorded game, and what is said at each question and moment."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

from game import Table, saves
from web import html as h
from web.words.speaking import Sayer


class Caption(NamedTuple):
    """A few words on one idea, as labels of the box.

    `at` is what they speak of, as the style names it; in the panel of the question it begins with
    `#bar `, for a phone leaves the panel out while other captions are read. Without it the ring is
    around the button of the wanted answer, once that may be tapped.
    """

    title: str
    text: str
    at: str = ""


class Told(NamedTuple):
    """What a text tells: the save alone, and the captions by where they are said.

    `questions`, by the number of answers so far, are what the newcomer answers, and the captions;
    whatever else is asked is answered as recorded. The last caption says what to do. They are read
    one after the other; only with the last can the question be answered. `moments` are said at
    moments of the race, by their kind; those in `holds` wait until they have been read. `running`
    are said at all others, the next one whenever the newcomer has been asked again what is asked
    last of all; the last of them stays. `end` is said when all is over.
    """

    save: str
    questions: Mapping[int, tuple[str, tuple[Caption, ...]]]
    moments: Mapping[str, Caption]
    holds: frozenset[str]
    running: tuple[Caption, ...]
    end: Caption

    @property
    def every(self) -> tuple[Caption, ...]:
        """All captions."""
        asked = (one for _, said in self.questions.values() for one in said)
        return (*asked, *self.moments.values(), *self.running, self.end)


def told(text: str) -> Told:
    """Take captions and save apart.

    `> chip` stands where the newcomer is asked for a chip, `= ranking` after the save for a kind of
    moment, with a ` !` that holds the race; `= running` and `= end` are the others. A caption is
    `* title`, or `* title @ what it speaks of`, and its text in lines that are indented.
    """
    save: list[str] = []
    asked: dict[int, str] = {}
    said: dict[int | str, list[Caption]] = {}
    holds: set[str] = set()
    here: list[Caption] = []
    answers = 0
    for line in text.splitlines():
        if line.startswith("* "):
            title, _, at = line[2:].partition(" @ ")
            here.append(Caption(title, "", at))
        elif line.startswith("  "):
            here[-1] = here[-1]._replace(text=f"{here[-1].text} {line.strip()}".strip())
        elif line.startswith("> "):
            asked[answers] = line[2:]
            here = said[answers] = []
        elif line.startswith("= "):
            kind = line[2:].removesuffix(" !")
            holds |= {kind} if line.endswith(" !") else set()
            here = said[kind] = []
        else:
            answers += bool(line) and "" in save
            save.append(line)
    questions = {step: (what, tuple(said[step])) for step, what in asked.items()}
    (end,), running = said.pop("end"), tuple(said.pop("running"))
    moments = {kind: one for kind, (one, *_) in said.items() if isinstance(kind, str)}
    return Told("\n".join(save).rstrip() + "\n", questions, moments, frozenset(holds), running, end)


@dataclass(frozen=True)
class Script:
    """A recorded game, which the newcomer plays again answer by answer, and what is said at it.

    `text` is a save as any other with captions between its answers (see `told`). `drawn` gives what
    is shown beside a caption of a moment, from its kind and what everybody saw then; `names` are
    what captions have in braces; `instead(what, answer)` tells the answer that is wanted, if not as
    the house says it. `key` is where the place is remembered.

    If the rules change so that it plays otherwise, its test says so: find another race then.
    """

    key: str
    text: str
    say: Sayer
    instead: Callable[[str, str], str] | None = None
    names: Mapping[str, str] = field(default_factory=dict)
    drawn: Callable[[str, Any], h.Node] = lambda _kind, _view: None
    newcomer: int = 0

    @cached_property
    def told(self) -> Told:
        """Captions and save, apart."""
        return told(self.text)

    @cached_property
    def record(self) -> Table:
        """The whole recorded game."""
        return saves.loads(self.told.save)

    def between(self, answers: int) -> Caption:
        """What is said in the race while nobody is asked, after so many answers."""
        questions, running = self.told.questions, self.told.running
        what = questions[max(questions)][0]
        asked = sum(step < answers and it[0] == what for step, it in questions.items())
        return running[min(asked, len(running) - 1)]

    def said(self, text: str) -> str:
        """What a caption says, with the names in it."""
        return self.say(text, **self.names)

    def laid(self, step: int) -> Table:
        """The recorded table after so many answers, and on to the newcomer's next question."""
        table = self.record.at(step)
        self.play_others(table)
        return table

    def play_others(self, table: Table) -> None:
        """Answer from the record, up to the next question that has a caption."""
        while not self.is_over(table) and not self.is_newcomers(table):
            table.answer(self.wanted(table))

    def is_newcomers(self, table: Table) -> bool:
        """Whether the newcomer answers next: only where a caption teaches something new."""
        return table.ask is None or len(table.answers) in self.told.questions

    def is_over(self, table: Table) -> bool:
        """Whether everything that is recorded has been played."""
        return len(table.answers) >= len(self.record.answers)

    def wanted(self, table: Table) -> str:
        """The recorded answer to the open question, "" after the end."""
        return "" if self.is_over(table) else self.record.answers[len(table.answers)]

"""The clerk's book: what happened so far, by race and phase, each line with its rule and cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from web import html as h
from web.acts.past import history, rewinding, whys
from web.desk.pace import chapters
from web.desk.screen import words_of
from web.desk.state import Desk
from web.desk.wording import AnyWords
from web.parts.pieces import bare_button, button, icon, piece
from web.parts.sheet import sheet
from web.words.speaking import say
from web.words.taking_back import went_back

TOGETHER = "U.2"
"""The rule of going back by consent."""


class Line(NamedTuple):
    """One line of the book: the `number` of its event, or -1 where the table went back.

    `named` is what its cards are called.
    """

    race: int
    phase: str
    number: int
    text: str
    rule: str
    cards: tuple[str, ...]
    named: str = ""


def heading(desk: Desk) -> str:
    """What stands above it."""
    if desk.past.asking_why:
        return say("Ask the computers why")
    return say("Log")


def log(desk: Desk) -> h.Element:
    """The book as far as it has been shown, the newest on top unless wished otherwise."""
    past, lines, acts = desk.past, list(written(desk)), whys.acts(desk)
    newest = lines[-1].race if lines else 0
    if past.asking_why:
        lines = [line for line in lines if line.number in acts]
    if past.newest_first:
        lines.reverse()
    return sheet(
        heading(desk),
        [
            tools(desk),
            [
                chapter(
                    race,
                    words_of(desk.at.table.title).chapter(race),
                    list(its),
                    (race in past.turned) != (race == newest or past.asking_why),
                    {number: past.whys.get(number, "") for number in acts},
                )
                for race, its in groupby(lines, lambda line: line.race)
            ],
            None
            if lines
            else h.p[say("Nothing yet. Everything that happens will be written down here.")],
        ],
        "log-drawer",
    )


def written(desk: Desk) -> Iterator[Line]:
    """Every line in the order of the game, the goings back by consent at their places."""
    events, names = desk.at.shown.events, desk.at.table.names
    back: dict[int, list[int]] = {}
    if desk.at.table.rewound:
        told = history.reel(desk).told
        for step, taken in desk.at.table.rewound:
            back.setdefault(told[step], []).append(taken)
    race, words = 0, words_of(desk.at.table.title)
    phase = say("Preparation")
    for number, event in enumerate(events):
        yield from gone_back(words, back.get(number, ()), race, phase)
        race += chapters(desk.at.table, (event,))
        phase = words.phase(event)
        if text := words.sentence(event, names):
            cards = words.cards(event)
            named = ", ".join(map(words.card_name, cards))
            yield Line(race, phase, number, text, event.rule, cards, named)
    yield from gone_back(words, back.get(len(events), ()), race, phase)


def gone_back(words: AnyWords, taken: Iterable[int], race: int, phase: str) -> Iterator[Line]:
    """The lines that tell of the table going back to here."""
    for steps in taken:
        chapter = words.chapter(race)
        where = say("{chapter}, {phase}.", chapter=chapter, phase=phase) if phase else f"{chapter}."
        yield Line(race, phase, -1, went_back(steps, where), TOGETHER, ())


def tools(desk: Desk) -> h.Element:
    """Which end is on top, the way into the past, and the way back by consent."""
    order = say("Oldest first") if desk.past.newest_first else say("Newest first")
    return h.div(".book-tools")[
        button(order, "order", "small quiet", id="book-order"),
        whys.may_ask(desk)
        and button(
            say("The whole log") if desk.past.asking_why else say("Ask the computers why"),
            "whys",
            "small quiet",
            id="book-whys",
        ),
        desk.past.what != "history"
        and button(
            [icon("binoculars"), say("Watch it again")],
            "history start",
            "small quiet",
            id="book-watch",
        ),
        rewinding.may_ask(desk)
        and button(
            [icon("anticlockwise-rotation"), say("Ask the table to go back")],
            "rewind",
            "small quiet",
            id="to-rewind",
        ),
    ]


def chapter(
    race: int, heading: str, lines: Sequence[Line], is_open: bool, said: Mapping[int, str]
) -> h.Element:
    """One race, folded or not, with a heading for each phase; what computers have `said` of it."""
    return h.section(".chapter", id=f"chapter-{race}")[
        h.h3[
            bare_button(f"fold {race}", "fold", f"fold-{race}", opened=is_open)[
                heading, h.small[say("{lines:plural(line|lines)}", lines=len(lines))]
            ]
        ],
        is_open
        and [
            [
                phase and h.h4[phase],
                h.ol(".log")[[entry(*line[2:], said.get(line.number)) for line in its]],
            ]
            for phase, its in groupby(lines, lambda line: line.phase)
        ],
    ]


@piece
def entry(
    number: int,
    text: str,
    rule: str,
    cards: tuple[str, ...],
    named: str,
    said: str | None = None,
) -> h.Element:
    """One line: the sentence, its cards, its rule, and the way to that moment.

    `said` is what a computer gave as its reason, "" as long as nobody has asked it.
    """
    return h.li(".went-back" if number < 0 else "")[
        h.span[text, said and h.q(".because")[said]],
        h.span(".entry-tools")[
            said is not None and ask_why(number, text, bool(said)),
            cards
            and button(
                icon("card-draw"),
                f"card {' '.join(cards)}",
                "line-tool",
                name=say("Show {cards}", cards=named),
            ),
            rule and button(rule, f"rule {rule}", "rule-link", name=say("Rule {rule}", rule=rule)),
            number >= 0
            and button(
                icon("binoculars"), f"history {number}", "line-tool", name=say("Show this moment")
            ),
        ],
    ]


def ask_why(number: int, text: str, is_told: bool) -> h.Element:
    """The way to the reason, and back."""
    look, name = "button line-tool ask-why", say("Why? {text}", text=text)
    opener = bare_button(f"ask-why {number}", look, f"why-{number}", name, opened=is_told)
    return opener[say("Why?")]

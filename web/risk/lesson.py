"""The first turn of Risk: what is said at the recorded game, one idea at a time."""

from __future__ import annotations

from web.desk.script import Caption, Script
from web.risk import say
from web.risk.recorded import SAVE
from web.words.speaking import mark

QUESTIONS: dict[int, tuple[str, tuple[Caption, ...]]] = {
    75: (
        "place",
        (
            Caption(
                mark("The world is yours to take"),
                mark("You are Robin. Whoever owns the whole map wins. A shield says whose a "
                     "territory is, and how many armies stand there."),
                at="#track",
            ),
            Caption(
                mark("Whole continents bring more"),
                mark("Of South America only Brazil is missing. All of it brings you two armies "
                     "more a turn."),
                at="#continent-south-america",
            ),
            Caption(
                mark("First come new armies"),
                mark("One for every three territories: four. Touch Venezuela to place them."),
            ),
        ),
    ),
    76: (
        "attack",
        (
            Caption(
                mark("Now attack"),
                mark("You would touch Brazil; the arrow points at it already. Roll until it falls, "
                     "or one army is left."),
            ),
        ),
    ),
    79: (
        "move in",
        (
            Caption(
                mark("Brazil has fallen"),
                mark("The highest dice were compared, then the next; the lower one lost an army. "
                     "Six armies move in."),
            ),
        ),
    ),
    80: (
        "attack",
        (
            Caption(
                mark("South America is yours"),
                mark("You may attack as often as you like. Try North Africa over the sea, once, "
                     "with three dice."),
            ),
        ),
    ),
    82: (
        "attack",
        (
            Caption(
                mark("Level, the defence holds"),
                mark("Each side has lost an army. Stop while you are strong."),
            ),
        ),
    ),
    83: (
        "fortify",
        (
            Caption(
                mark("One last move"),
                mark("Armies may go next door once, and your turn ends. Nobody threatens "
                     "Argentina: bring one up to Brazil."),
            ),
        ),
    ),
}  # fmt: skip

RUNNING = (
    Caption(mark("The dice fall"), mark("Watch the two rows: red attacks, white defends.")),
    Caption(mark("The dice have fallen"), mark("What is paler has lost.")),
    Caption(mark("The dice fall again"), mark("Three red ones against two white ones.")),
    Caption(mark("Your turn ends"), mark("A card is drawn.")),
)

END = Caption(
    mark("That was your first turn"),
    mark("For a conquest you draw a card; three that fit bring armies."),
)

LESSON = Script(
    key="horseburg/first-race/risk",
    save=SAVE,
    say=say,
    questions=QUESTIONS,
    moments={},
    holds=frozenset(),
    running=RUNNING,
    end=END,
)

"""The first race of Dice Derby: what is said at the recorded game, one idea at a time."""

from __future__ import annotations

from web.desk.script import Caption, Script
from web.dice_derby import NAMES, say
from web.dice_derby.recorded import SAVE
from web.words.speaking import mark

QUESTIONS: dict[int, tuple[str, tuple[Caption, ...]]] = {
    9: (
        "throw",
        (
            Caption(
                mark("Welcome to the derby"),
                mark(
                    "You are Robin. Dorothy and Basil sit with you; whoever has most chips at the "
                    "end wins. Whatever number two dice show, that horse goes one step."
                ),
            ),
            Caption(
                mark("Your cards"),
                mark(
                    "All cards are dealt, four of each horse. Those of the winner share the pot. "
                    "You hold three of {mine} (12): a dot for each card."
                ),
                at="#player-0",
            ),
            Caption(
                mark("Four do not run"),
                mark(
                    "The first four numbers go into these boxes. Each of their cards costs what "
                    "the box says. Throw!"
                ),
            ),
        ),
    ),
    15: (
        "throw",
        (
            Caption(
                mark("Three are out"),
                mark("Whoever throws one of them again pays what its box says. Throw!"),
            ),
        ),
    ),
    21: (
        "throw",
        (
            Caption(
                mark("They are off"),
                mark(
                    "You have paid 2 for a 4, and a 6 was the last to be scratched. Now each "
                    "number is a step."
                ),
                at="#track",
            ),
            Caption(
                mark("Long lanes, short lanes"),
                mark("12 comes seldom, so {mine} has three steps only. Throw!"),
            ),
        ),
    ),
    27: (
        "throw",
        (
            Caption(
                mark("Hear the crowd"),
                mark("Basil has thrown a 9, which is scratched: 3 chips into the pot. Throw!"),
            ),
        ),
    ),
    33: (
        "throw",
        (Caption(mark("One step to go"), mark("{mine} needs one 12 more. Throw, and shout!")),),
    ),
}

MOMENTS = {
    "ranking": Caption(
        mark("The race is over"),
        mark("The first horse over the line wins. Tap “To the payoffs”."),
        at="#to-payoffs",
    ),
    "payoffs": Caption(
        mark("The pot"),
        mark(
            "45 chips lay there, a quarter for each card: 11. Your three have brought 33, and 1 "
            "stays for the next race."
        ),
        at="#next-race",
    ),
}

RUNNING = (
    Caption(mark("The dice go round"), mark("Clockwise, one throw each.")),
    Caption(mark("Everybody throws"), mark("Watch which numbers come.")),
)

END = Caption(
    mark("That was your first race"),
    mark(
        "You have won 17 chips. There are slips, an auction and a jockey’s purse for those who "
        "want more."
    ),
)

LESSON = Script(
    key="horseburg/first-race/dice-derby",
    save=SAVE,
    say=say,
    questions=QUESTIONS,
    moments=MOMENTS,
    holds=frozenset(),
    running=RUNNING,
    end=END,
    names={"mine": NAMES[12]},
)

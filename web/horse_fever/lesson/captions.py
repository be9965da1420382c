"""What the first race says, one idea at a time: at each question, at moments of the race."""

from __future__ import annotations

from typing import NamedTuple

from web.horse_fever.words import HORSES


class Caption(NamedTuple):
    """A few words on one idea."""

    title: str
    text: str


MINE, SHOWN, HERS = (HORSES[colour].name for colour in ("yellow", "red", "black"))

QUESTIONS: dict[int, tuple[str, tuple[Caption, ...]]] = {
    6: (
        "first bet",
        (
            Caption(
                "Welcome to Horseburg, 1928",
                "You are Robin, and Dorothy sits opposite. Six horses run. "
                "You ride none of them: you bet.",
            ),
            Caption(
                "What it is all about",
                "Whoever has the most victory points after the last race wins. "
                "Danari are the money that you bet with.",
            ),
            Caption(
                "The odds",
                "Look at the blackboard. A horse at 1:2 is usually fast and pays little; "
                "one at 1:7 is usually slow and pays a lot.",
            ),
            Caption(
                "Win or show",
                "A bet to win needs first place. A bet to show is content with 1st, 2nd or 3rd, "
                "but brings less.",
            ),
            Caption("Your first bet", f"{MINE} stands at 1:4. Tap “win” for {MINE}."),
        ),
    ),
    7: (
        "stake of the first bet",
        (
            Caption(
                "Your stake",
                "Each victory point raises your minimum stake by 100 D. You have 2, so put down "
                "200 D: tap the red button.",
            ),
        ),
    ),
    10: (
        "card to fix the race",
        (
            Caption(
                "Now fix the race",
                "Green cards help a horse and red ones hold it back; nobody sees which you play. "
                "Take Fustis et Radix, the helping one.",
            ),
        ),
    ),
    11: (
        "horse to fix",
        (
            Caption(
                "Behind your own horse",
                f"Your money is on {MINE}. Put the card behind {MINE}, face down.",
            ),
        ),
    ),
    14: (
        "card to fix the race",
        (
            Caption(
                "A nasty one",
                f"Dorothy has bet on {HERS} and put a card there. Take Venenum Veneficum.",
            ),
        ),
    ),
    15: (
        "horse to fix",
        (Caption("Behind her horse", f"Put it behind {HERS}. She would do the same to you."),),
    ),
    19: (
        "second bet",
        (
            Caption(
                "A second bet",
                "Dorothy has passed: a second bet is up to you. This is your last chance before "
                "the cards are turned up.",
            ),
            Caption(
                "Play it safe",
                f"{SHOWN} runs for your stable and stands at 1:3. Tap “show” for {SHOWN}.",
            ),
        ),
    ),
    20: (
        "stake of the second bet",
        (
            Caption(
                "The same stake again",
                "A show bet pays twice its stake, whatever the odds. Put down 200 D.",
            ),
        ),
    ),
}
"""By the number of answers so far: what is asked then, and the captions; the last says what to do.

They are read one after the other; only with the last can the question be answered.
"""

MOMENTS = {
    "card revealed": Caption(
        "Who fixed what?",
        "Now all action cards are turned up, horse by horse. Some help, some hinder, "
        "some take each other out.",
    ),
    "off": Caption("They are off", "Six horses in the gate, and 12 spaces to the line."),
    "movement card": Caption(
        "The movement card",
        "It says for every row of odds how far its horses move. All move at once.",
    ),
    "sprint": Caption(
        "The sprint dice",
        "Two dice name horses: each of them sprints 1 more space, unless a card says otherwise.",
    ),
    "photo finish": Caption(
        "Photo finish!",
        "They reached the same space beyond the line. First a card decides, then the better odds.",
    ),
    "ranking": Caption(
        "All are in",
        f"{MINE} by the photo finish, {SHOWN} second: you have won both bets. "
        f"{HERS} cost Dorothy her stake. Tap “To the payoffs”.",
    ),
    "payoffs": Caption(
        "The payoffs",
        f"{MINE} paid 200 D times 4 and 3 victory points, {SHOWN} twice its stake and 1. "
        "On the blackboard the odds have moved with the places.",
    ),
}
"""By the kind of the moment on the screen; those of `HOLDS` wait until they have been read."""

HOLDS = frozenset({"card revealed", "movement card", "sprint", "photo finish"})

RUNNING = Caption("They run", f"Keep an eye on {MINE} and {SHOWN}: your money runs with them.")

END = Caption(
    "That was your first race",
    "You turned 400 D into 1,200 D and won 4 victory points with your bets; your stable brought "
    "a prize as well. In a real game you play some races more, with new cards for each.",
)

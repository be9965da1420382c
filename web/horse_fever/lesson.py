"""The first race of Horse Fever: the recorded game, and what is said, one idea at a time."""

from __future__ import annotations

import htpy as h

from web.desk.script import Caption, Script
from web.horse_fever import words
from web.horse_fever.board.blackboard import rows_of
from web.horse_fever.recorded import SAVE
from web.horse_fever.seen import race_of, seen
from web.horse_fever.words import HORSES
from web.horse_fever.words.saying import say
from web.parts.movement import movement_card
from web.words.speaking import mark

NAMES = {
    who: HORSES[colour].name
    for who, colour in (("mine", "yellow"), ("shown", "red"), ("hers", "black"))
}
"""The horses of the recorded race: the newcomer's to win and to show, and Dorothy's."""


QUESTIONS: dict[int, tuple[str, tuple[Caption, ...]]] = {
    6: (
        "first bet",
        (
            Caption(
                mark("Welcome to Horseburg, 1928"),
                mark(
                    "You are Robin, and Dorothy sits opposite. Six horses run. "
                    "You ride none of them: you bet."
                ),
            ),
            Caption(
                mark("What it is all about"),
                mark(
                    "Whoever has the most victory points (VP) after the last race wins. "
                    "Danari (D) are the money that you bet with."
                ),
                at="#player-0 .purse",
            ),
            Caption(
                mark("Your stable"),
                mark(
                    "The shirt says who runs for your stable: {shown}, which brings a prize in "
                    "1st, 2nd or 3rd place. Dorothy’s horse is slower, so she has more money."
                ),
                at="#player-0",
            ),
            Caption(
                mark("The odds"),
                mark(
                    "If a horse at 1:2 wins, it pays twice the stake: it is usually fast. One at "
                    "1:7 is usually slow, but pays seven times the stake."
                ),
                at="#blackboard",
            ),
            Caption(
                mark("Win or show"),
                mark(
                    "A bet to win needs first place, and brings 3 victory points as well. A bet "
                    "to show needs only 1st, 2nd or 3rd: twice the stake, and 1 point."
                ),
                at="#bar .column-black",
            ),
            Caption(
                mark("Your first bet"),
                mark(
                    "{mine} pays four times the stake, and you hold a card that helps. Tap “win” "
                    "for {mine}."
                ),
            ),
        ),
    ),
    7: (
        "stake of the first bet",
        (
            Caption(
                mark("Your stake"),
                mark(
                    "Each victory point raises your minimum stake by 100 D. You have 2, so put "
                    "down 200 D: tap the red button."
                ),
                at="#lay-bet",
            ),
        ),
    ),
    10: (
        "card to fix the race",
        (
            Caption(
                mark("Now fix the race"),
                mark(
                    "Green cards help a horse, red ones hold it back; nobody sees which you play. "
                    "What a card does stands below its Latin name; the letter counts later."
                ),
                at="#bar .hand-choice",
            ),
            Caption(
                mark("A carrot"),
                mark(
                    "Of the horses that cross the line in one race turn the farthest wins, so 2 "
                    "more spaces there are worth a lot. Take Fustis et Radix."
                ),
            ),
        ),
    ),
    11: (
        "horse to fix",
        (
            Caption(
                mark("Behind the horse you bet on"),
                mark("Your money is on {mine}. Put the card behind {mine}, face down."),
            ),
        ),
    ),
    14: (
        "card to fix the race",
        (
            Caption(
                mark("A nasty one"),
                mark("Dorothy has bet on {hers} and put a card there. Take Venenum Veneficum."),
            ),
        ),
    ),
    15: (
        "horse to fix",
        (
            Caption(
                mark("Behind the horse she bet on"),
                mark("Put it behind {hers}. She would do the same to you."),
            ),
        ),
    ),
    19: (
        "second bet",
        (
            Caption(
                mark("A second bet"),
                mark(
                    "Dorothy has passed: a second bet is up to you. This is your last chance "
                    "before the cards are turned up."
                ),
            ),
            Caption(
                mark("Play it safe"),
                mark(
                    "{shown} runs for your stable. Tap “show” for {shown}: that pays twice the "
                    "stake, whatever the odds."
                ),
            ),
        ),
    ),
    20: (
        "stake of the second bet",
        (
            Caption(
                mark("The same stake again"),
                mark("One bet, one stake: put down 200 D once more."),
                at="#lay-bet",
            ),
        ),
    ),
}

MOMENTS = {
    "card revealed": Caption(
        mark("Who fixed what?"),
        mark(
            "The action cards are turned up, one by one. Green helps its horse, red holds it "
            "back, purple moves its odds or throws cards out; green and red of one letter cancel "
            "each other."
        ),
    ),
    "off": Caption(
        mark("They are off"), mark("Six horses in the gate, and 12 spaces to the line.")
    ),
    "movement card": Caption(
        mark("The movement card"),
        mark("It says for every row of odds how far its horses move. All move at once."),
    ),
    "sprint": Caption(
        mark("The sprint dice"),
        mark(
            "Two dice name horses: each of them sprints 1 more space, unless a card says otherwise."
        ),
    ),
    "photo finish": Caption(
        mark("Photo finish!"),
        mark(
            "These horses reached the same space beyond the line. First a card decides, then "
            "the better odds."
        ),
    ),
    "ranking": Caption(
        mark("The race is over"),
        mark(
            "{mine} by the photo finish, {shown} second: you have won both bets. "
            "{hers} cost Dorothy her stake. Tap “To the payoffs”."
        ),
        at="#to-payoffs",
    ),
    "payoffs": Caption(
        mark("The payoffs"),
        mark(
            "{mine} paid 4 times 200 D and 3 points, {shown} 2 times 200 D and 1 point. It is "
            "your stable, too: 400 D for 2nd place. The odds have moved with the places."
        ),
        at="#next-race",
    ),
}
HOLDS = frozenset({"card revealed", "movement card", "sprint", "photo finish"})

RUNNING = Caption(
    mark("They run"), mark("Keep an eye on {mine} and {shown}: your money runs with them.")
)

END = Caption(
    mark("That was your first race"),
    mark(
        "You turned 400 D into 1,200 D and won 4 victory points with your bets; your stable "
        "brought a prize as well. In a real game you play a few more races, with new cards "
        "for each."
    ),
)


def instead(what: str, wanted: str) -> str:
    """The recorded answer, for who gives another."""
    said = words.answer_words(what, wanted)
    if wanted.startswith("behind "):
        return say("In this first race, put it {answer}.", answer=said)
    return say("In this first race, take {answer}.", answer=said)


def drawn(kind: str, view: object) -> h.Node:
    """The movement card, beside the words on it."""
    if kind != "movement card":
        return None
    its = seen(view)
    return movement_card(
        race_of(its).card,
        ((words.odds_text(row), far) for row, far in enumerate(rows_of(its), 1)),
    )


LESSON = Script(
    key="horseburg/first-race",
    save=SAVE,
    say=say,
    questions=QUESTIONS,
    moments=MOMENTS,
    holds=HOLDS,
    running=(RUNNING,),
    end=END,
    instead=instead,
    names=NAMES,
    drawn=drawn,
)

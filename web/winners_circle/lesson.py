"""The first race of Winner's Circle: what is said at the recorded game, one idea at a time."""

from __future__ import annotations

from web.desk.script import Caption, Script
from web.winners_circle import say
from web.winners_circle.recorded import SAVE
from web.winners_circle.words.names import NAMES
from web.words.speaking import mark

RUNNERS = {
    name: NAMES[card]
    for name, card in (
        *(("mine", "W15"), ("second", "W02"), ("third", "W20")),
        *(("theirs", "W14"), ("bell", "W17"), ("nobodys", "W22"), ("slow", "W28")),
    )
}
"""The horses of the recorded race: the newcomer's three in the order of the bets, and others."""

QUESTIONS: dict[int, tuple[str, tuple[Caption, ...]]] = {
    9: (
        "chip",
        (
            Caption(
                mark("Welcome to the winner’s circle"),
                mark(
                    "You are Robin. Dorothy and Basil sit with you. Seven horses run; you bet on "
                    "three of them, and everybody moves all of them."
                ),
            ),
            Caption(
                mark("What it is all about"),
                mark(
                    "Three races, and the richest wins. Horses that come in first, second or third "
                    "pay; the last one costs."
                ),
                at="#seats",
            ),
            Caption(
                mark("A race card"),
                mark(
                    "Four figures: how far the horse runs for a head, a cap, a saddle and a "
                    "horseshoe. Three of the six sides of the die are heads."
                ),
                at="#programme li .figures",
            ),
            Caption(
                mark("Your first bet"),
                mark(
                    "{mine} starts in front and runs 12 for a horseshoe. Your chip of 2 counts "
                    "twice: tap {mine}."
                ),
            ),
        ),
    ),
    12: (
        "chip",
        (
            Caption(
                mark("The fewer bets, the more it pays"),
                mark(
                    "Dorothy and Basil are both on {theirs}, so it pays less. {third} runs "
                    "7 for a head and has one bet, Basil’s: tap {third}."
                ),
            ),
        ),
    ),
    15: (
        "chip",
        (
            Caption(
                mark("Your last chip"),
                mark(
                    "Never two of your chips on one horse. {second} runs 13 for a cap: tap "
                    "{second}."
                ),
            ),
        ),
    ),
    20: (
        "horse",
        (
            Caption(
                mark("You have rolled a horseshoe"),
                mark(
                    "Now you choose which horse runs. A pale horse stands where each would come to."
                ),
                at="#course .ghost",
            ),
            Caption(
                mark("One horse a space"),
                mark(
                    "Where a space is taken a horse stops behind it: then it runs only 1 of 2, or "
                    "cannot move at all."
                ),
                at="#programme .goes.blocked",
            ),
            Caption(
                mark("Your own, with its best side"),
                mark(
                    "12 spaces for {mine}: there is nothing better. “Pays” is for a chip of 1, so "
                    "your 2 would bring twice that. Tap it."
                ),
            ),
        ),
    ),
    26: (
        "horse",
        (
            Caption(
                mark("Each horse once"),
                mark(
                    "A horse that has run waits until all seven have. A cap is 13 spaces for "
                    "{second}: tap it."
                ),
            ),
        ),
    ),
    32: (
        "horse",
        (
            Caption(
                mark("All seven have run"),
                mark(
                    "So everybody may run again, and you have another horseshoe. The first horse "
                    "at space 18 sets the pace: if it ends among the first three, a chip of 1 on "
                    "it pays 100 more. Send {mine} past it."
                ),
            ),
        ),
    ),
    38: (
        "horse",
        (
            Caption(
                mark("A head, the plainest side"),
                mark("{mine} has run. 7 spaces for {third}, your third horse, are welcome."),
            ),
        ),
    ),
    44: (
        "horse",
        (
            Caption(
                mark("One is left"),
                mark("Only {nobodys} has not run. Nobody has bet on it; run it."),
            ),
        ),
    ),
    50: (
        "horse",
        (
            Caption(
                mark("One horse a space"),
                mark(
                    "13 spaces end where {mine} stands, so {second} stops behind it, one space "
                    "short. It is still a long way: tap it."
                ),
            ),
        ),
    ),
    56: (
        "horse",
        (
            Caption(
                mark("Spend a roll where it does no harm"),
                mark(
                    "Your horses have run. {slow} is Dorothy’s, and 8 spaces would save it from "
                    "the last place. Give {nobodys} its 2."
                ),
            ),
        ),
    ),
    62: (
        "horse",
        (
            Caption(
                mark("A saddle"),
                mark("{mine} has 9 for it, and stands 2 short of the line then. Tap it."),
            ),
        ),
    ),
    68: (
        "horse",
        (
            Caption(
                mark("Not for the others"),
                mark("8 spaces for {theirs} would help both rivals. Run your own {third}."),
            ),
        ),
    ),
    74: (
        "horse",
        (
            Caption(
                mark("Over the line!"),
                mark("A head is 2 spaces for {mine}, just enough. Tap it, and shout."),
            ),
        ),
    ),
    80: (
        "horse",
        (
            Caption(
                mark("Third place is open"),
                mark(
                    "A head would bring {theirs} or {bell} home, with chips of others. Give the "
                    "roll to {nobodys}."
                ),
            ),
        ),
    ),
}

MOMENTS = {
    "over the line": Caption(
        mark("Into the winner’s circle"),
        mark("The first three stand in the middle; when the third is in, the race is over."),
    ),
    "ranking": Caption(
        mark("The race is over"),
        mark("{mine} has won for you, {second} is second. Tap “To the payoffs”."),
        at="#to-payoffs",
    ),
    "payoffs": Caption(
        mark("The payoffs"),
        mark(
            "{mine} had your 2 alone: 2 times 350, and 2 times 100 for space 18. {second} paid "
            "250. {slow} was last and cost Dorothy 100."
        ),
        at="#next-race",
    ),
}

HOLDS = frozenset({"over the line"})

RUNNING = (
    Caption(
        mark("The others move, too"),
        mark("They also move your horses, and not always as you would like."),
    ),
    Caption(
        mark("Each has one roll"),
        mark("Everybody rolls in turn, clockwise, and then has to run one of the horses."),
    ),
    Caption(mark("They run"), mark("Everybody in turn, until the third horse is in.")),
)

END = Caption(
    mark("That was your first race"),
    mark(
        "You have won 1,150. Two races follow in a real game, each with seven new cards, and the "
        "last one counts double."
    ),
)


LESSON = Script(
    key="horseburg/first-race/winners-circle",
    save=SAVE,
    say=say,
    questions=QUESTIONS,
    moments=MOMENTS,
    holds=HOLDS,
    running=RUNNING,
    end=END,
    names=RUNNERS,
)

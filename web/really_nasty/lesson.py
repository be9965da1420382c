"""The first race of a nasty meeting: what is said at the recorded game, one idea at a time."""

from __future__ import annotations

from web.desk.script import Caption, Script
from web.really_nasty import say
from web.really_nasty.recorded import SAVE
from web.words.speaking import mark

THROW = ", ".join(
    f"#bar {step}"
    for step in (
        '[data-answer="1 faller-stand purple"]',
        "#nasty-0[aria-pressed=false]",
        "#speak-0",
    )
)
"""The three taps that throw a card, whichever of them is next."""

QUESTIONS: dict[int, tuple[str, tuple[Caption, ...]]] = {
    0: (
        "silks",
        (
            Caption(
                mark("Welcome to a wet afternoon"),
                mark(
                    "You are Robin and own a stable. So do Dorothy and Basil, who mean you no "
                    "good. Six races over fences; whoever has most money at the end wins."
                ),
            ),
            Caption(
                mark("Your colours"),
                mark("You ride in them all day. Take the red hoops."),
            ),
        ),
    ),
    7: (
        "entries",
        (
            Caption(
                mark("Six horses, six races"),
                mark(
                    "Each of your horses runs in one race. Grade 1 is the best: in three parts of "
                    "the course it may run its roll twice. Grade 6 may in one."
                ),
                at="#entries ol",
            ),
            Caption(
                mark("The best for the richest"),
                mark("The form is filled in already: your best horse for most money. Hand it in."),
            ),
        ),
    ),
    13: (
        "bet",
        (
            Caption(
                mark("The bookie’s board"),
                mark(
                    "One horse of each stable runs. Lane 1 is the shortest way, and grade 1 "
                    "doubles most; all others are slower and pay more. Yours, lane 2 and grade 3: "
                    "3 to 1."
                ),
                at="#bookie",
            ),
            Caption(
                mark("A bet to win"),
                mark(
                    "On any horse, in secret. Yours has two sections to double in: back your own."
                ),
            ),
        ),
    ),
    14: (
        "stake",
        (
            Caption(
                mark("How much?"),
                mark(
                    "Put £5,000 on it; if it wins, £20,000 come back. All may see how much you bet."
                ),
            ),
        ),
    ),
    35: (
        "move",
        (
            Caption(
                mark("Whipped round!"),
                mark(
                    "Dorothy threw a Whip Round at you, and two turns are gone. Between two moves "
                    "anybody may throw a nasty card."
                ),
                at="#player-1",
            ),
            Caption(
                mark("Your first roll"),
                mark(
                    "A 4: four lengths, forward or a lane outward. The lit spaces are where you "
                    "can stop. Straight on is the shortest way."
                ),
            ),
        ),
    ),
    44: (
        "move",
        (
            Caption(
                mark("Over the fence, not onto it"),
                mark(
                    "Whoever stops on a fence can be brought down by its Faller card. Five lengths "
                    "take you over the Stand Fence, just short of the next."
                ),
            ),
        ),
    ),
    53: (
        "move",
        (
            Caption(
                mark("A risk"),
                mark(
                    "A 1 ends on the hedge. While you stand there, its Faller card could bring "
                    "you down: the red sign says so. Take the risk, lane 2 is short."
                ),
            ),
        ),
    ),
    63: (
        "move",
        (
            Caption(
                mark("Not brought down"),
                mark(
                    "Nobody threw the Faller card of that hedge: perhaps nobody holds it. You are "
                    "far behind, but the race is long. 2 lengths on."
                ),
            ),
        ),
    ),
    72: (
        "move",
        (
            Caption(
                mark("The bend"),
                mark(
                    "Outer lanes are longer here, and you come back inward only with a 6. Stay in "
                    "yours."
                ),
            ),
        ),
    ),
    81: ("move", (Caption(mark("Round the bend"), mark("Three more, to the end of the bend.")),)),
    90: (
        "move",
        (
            Caption(
                mark("A six"),
                mark(
                    "Only a 6 may take you inward, one lane. But there you would stop in the "
                    "brook: fly over it in lane 2."
                ),
            ),
        ),
    ),
    99: (
        "move",
        (
            Caption(
                mark("To where it doubles"),
                mark("Your horse may double in Quicken Up. A stop marked ×2 is in it."),
            ),
        ),
    ),
    100: (
        "double",
        (
            Caption(
                mark("And again"),
                mark("Run the same 5 once more, to just before the Long Drop."),
            ),
        ),
    ),
    110: (
        "move",
        (Caption(mark("The home turn"), mark("Four lengths, over the Long Drop.")),),
    ),
    118: (
        "before the roll",
        (
            Caption(
                mark("Your turn to be nasty"),
                mark(
                    "Basil has stopped on the Stand Fence, and you hold its Faller card! Tap "
                    "“Robin plays a card”, then the card, then his horse."
                ),
                at=THROW,
            ),
        ),
    ),
    122: (
        "move",
        (
            Caption(
                mark("Down goes Basil"),
                mark(
                    "Your card has brought him down. He is out of the race, but may still throw "
                    "cards, at you as well."
                ),
                at="#bookie-2",
            ),
            Caption(
                mark("Finish Well"),
                mark("Your second section begins the final straight. Six lengths end right in it."),
            ),
        ),
    ),
    123: (
        "double",
        (Caption(mark("Once more"), mark("Run the 6 again, and be well ahead.")),),
    ),
    129: (
        "move",
        (
            Caption(
                mark("A fence without teeth"),
                mark(
                    "Straight on you stop on the Stand Fence, where Basil fell. Its only Faller "
                    "card is spent: nobody can bring you down there."
                ),
            ),
        ),
    ),
    135: ("move", (Caption(mark("The line!"), mark("Six is enough. Over the line, and shout.")),)),
}

MOMENTS = {
    "card played": Caption(
        mark("A nasty card"),
        mark("Each card is played once in the whole meeting. Everybody sees what it does."),
    ),
    "over the line": Caption(
        mark("You have won!"),
        mark("You were first over the line. Dorothy runs on, for second place."),
    ),
    "race over": Caption(
        mark("All paid places are taken"),
        mark(
            "You have won, Dorothy is second. In a real game the others could still object. Tap "
            "“To the payoffs”."
        ),
        at="#to-payoffs",
    ),
    "payoffs": Caption(
        mark("The payoffs"),
        mark("£30,000 for winning, and £20,000 for your bet: stake times 3, and the stake back."),
        at="#next-race",
    ),
}

HOLDS = frozenset({"card played", "over the line"})

RUNNING = (
    Caption(
        mark("The others run, too"),
        mark("Everybody rolls and moves in turn, clockwise from the inside lane."),
    ),
    Caption(
        mark("The shorter way"),
        mark(
            "The inside lane is much the shortest. Only a 6 lets a horse move one lane inward: "
            "use it."
        ),
    ),
    Caption(mark("They run"), mark("Everybody in turn, until all paid places are taken.")),
)

END = Caption(
    mark("That was your first race"),
    mark(
        "You have £65,000. Five more races follow in a real meeting, and each nasty card can be "
        "thrown once."
    ),
)


LESSON = Script(
    key="horseburg/first-race/really-nasty",
    save=SAVE,
    say=say,
    questions=QUESTIONS,
    moments=MOMENTS,
    holds=HOLDS,
    running=RUNNING,
    end=END,
)

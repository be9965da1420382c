"""The first race of Unicorn Fever: what is said at the recorded game, one idea at a time."""

from __future__ import annotations

import htpy as h

from game.racing.movement import CARDS
from web.desk.script import Caption, Script
from web.parts.movement import movement_card
from web.unicorn_fever import UNICORNS, say
from web.unicorn_fever.recorded import SAVE
from web.unicorn_fever.state import seen
from web.unicorn_fever.words.names import NAMES
from web.words.speaking import mark

QUESTIONS: dict[int, tuple[str, tuple[Caption, ...]]] = {
    6: (
        "action",
        (
            Caption(
                mark("Welcome to the fair"),
                mark(
                    "You are Robin. Dorothy and Basil sit with you. Six unicorns run; whoever has "
                    "most glory after the last race is Master of the Horn."
                ),
            ),
            Caption(
                mark("Gold and glory"),
                mark(
                    "Coins are gold, to bet with. Stars are glory. You also own a unicorn, which "
                    "brings a little gold if it does well."
                ),
                at="#player-0",
            ),
            Caption(
                mark("The odds"),
                mark(
                    "{best} is the favourite: a bet that it wins pays the stake times 2. {worst} "
                    "is the slowest and would pay times 7."
                ),
                at="#blackboard",
            ),
            Caption(
                mark("Three actions for everybody"),
                mark(
                    "Each button is a stack of tokens, the best on top. Take “Bet”: you bet, and "
                    "then play magic."
                ),
            ),
        ),
    ),
    7: (
        "bet and magic",
        (
            Caption(
                mark("Your first bet"),
                mark(
                    "An early place bet wins if the unicorn is first, second or third. It pays "
                    "the stake times 2, and 3 glory. Take the one on {best}."
                ),
            ),
        ),
    ),
    8: (
        "stake",
        (
            Caption(
                mark("How much?"),
                mark("The stake goes to the bank. 8 gold would come back as 16: bet 8."),
            ),
        ),
    ),
    9: (
        "magic",
        (
            Caption(
                mark("Your magic"),
                mark(
                    "White cards help, black ones hinder. Nobody sees what you lay before the race."
                ),
                at="#bar #magic-hand",
            ),
            Caption(
                mark("A helping of beans"),
                mark("You hold {beans}. Tap “Lay it here” at {best}, and it starts faster."),
            ),
        ),
    ),
    10: (
        "magic",
        (
            Caption(
                mark("And one for a rival"),
                mark("{syrup} slows a unicorn down. Lay it on {rival}, the second favourite."),
            ),
        ),
    ),
    20: (
        "action",
        (
            Caption(
                mark("Others bet, too"),
                mark("Dorothy and Basil have bet to win. Nobody can take the same bet token."),
                at="#fair .bet-slot.taken",
            ),
            Caption(
                mark("A contract"),
                mark(
                    "Tap “Contract”, the last stack. A contract works until the game ends: "
                    "{chorus} adds a glory to the second bet you win in a race. Sign it."
                ),
                at='#bar [data-answer="sign FA1b"], #bar #to-contracts',
            ),
        ),
    ),
    24: (
        "action",
        (
            Caption(
                mark("Your last action"),
                mark(
                    "The ticket is a bet that Dorothy has reserved by her contract. You take a win "
                    "bet: it brings 5 glory, and this token puts 2 more on it."
                ),
            ),
        ),
    ),
    25: (
        "bet",
        (
            Caption(
                mark("Who comes first?"),
                mark("{hope} pays times 4. Bet on it to win."),
            ),
        ),
    ),
    26: (
        "stake",
        (
            Caption(
                mark("A small stake will do"),
                mark("It is the glory you want: 3 gold are enough."),
            ),
        ),
    ),
}

MOMENTS = {
    "card revealed": Caption(
        mark("The magic is turned up"),
        mark("Cards of the same letter cancel each other, white against black."),
    ),
    "card discarded": Caption(
        mark("An enraged unicorn"),
        mark(
            "Whichever has the worst odds is enraged and has a power. {worst} throws out a black "
            "card: what Basil has laid on it does not count."
        ),
    ),
    "movement card": Caption(
        mark("A movement card"),
        mark("Each unicorn runs as many spaces as the card says for its row of odds."),
    ),
    "sprint": Caption(
        mark("The sprint"),
        mark("Two dice: each colour they show runs one space more."),
    ),
    "photo finish": Caption(
        mark("Photo finish!"),
        mark(
            "{hope} crossed a race turn earlier and has won. {best} and {third} are level: the "
            "better odds decide, and the favourite {best} is second."
        ),
    ),
    "ranking": Caption(
        mark("The race is over"),
        mark(
            "Whoever crosses the line a race turn earlier is ahead: {hope} has won, {best} is "
            "second. Both were your bets. Tap “To the payoffs”."
        ),
        at="#to-payoffs",
    ),
    "payoffs": Caption(
        mark("The bank pays"),
        mark(
            "28 gold and 11 glory for you, one of them from {chorus}. Then the Glory Tax: a "
            "gold for each star. The odds have moved with the places."
        ),
        at="#next-race",
    ),
}

HOLDS = frozenset({"card revealed", "card discarded", "movement card", "photo finish", "sprint"})

RUNNING = Caption(
    mark("They run"),
    mark("Lean back, or shout: {best} among the first three, {hope} in front."),
)

END = Caption(
    mark("That was your first race"),
    mark(
        "You lead with 11 glory, and the odds have changed. In a real game three more races "
        "follow. Whoever is short of gold takes a loan."
    ),
)


def drawn(kind: str, view: object) -> h.Node:
    """The movement card, beside the words on it."""
    race = seen(view).race
    if kind != "movement card" or race is None:
        return None
    rows = enumerate(CARDS[race.card], 1)
    return movement_card(race.card, ((say("{row:odds}", row=row), far) for row, far in rows))


LESSON = Script(
    key="horseburg/first-race/unicorn-fever",
    save=SAVE,
    say=say,
    questions=QUESTIONS,
    moments=MOMENTS,
    holds=HOLDS,
    running=(RUNNING,),
    end=END,
    names={
        "best": UNICORNS["orange"],
        "worst": UNICORNS["purple"],
        "rival": UNICORNS["blue"],
        "hope": UNICORNS["red"],
        "third": UNICORNS["green"],
        "beans": NAMES["G05"],
        "syrup": NAMES["G31"],
        "chorus": NAMES["FA1b"],
    },
    drawn=drawn,
)

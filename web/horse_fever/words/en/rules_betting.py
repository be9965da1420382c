"""The rules up to the start: preparation, deal, betting phase (F.1 to 2.3)."""

from __future__ import annotations

from web.horse_fever.words.en.rule_text import ON_THE_ROWS, SPRINT_DIE, TABLE_1
from web.words.texts import Rule

ODDS = Rule(
    "0.1",
    "Horses, stables and odds",
    (
        "You are a bettor: no horse on the track is yours to ride. Each of the six horses runs "
        "for the stable of its colour.",
        "Each stable stands on a row of odds. 1:2 is the best row and usually the fastest, 1:7 "
        "is the worst and usually the slowest. 1:2, 1:3 and 1:4 are short odds; 1:5, 1:6 and "
        "1:7 are long odds.",
        "Odds change during the game. Several stables can share a row, and a row can be empty.",
    ),
)

PREPARATION = (
    Rule(
        "F.1",
        "Preparation",
        (
            ON_THE_ROWS,
            "Everyone draws a character. It brings money, counted in Danari (D), and the stable "
            "on the odds that the character names. Everyone also gets a token of 1 victory point "
            "(VP).",
            "Example: Steve McSkull brings 3,600 D and the stable at 1:3. A stable counts as 1 VP "
            "too, so you start with 2 VP.",
            SPRINT_DIE,
        ),
    ),
    Rule("T.1", "How many races", TABLE_1),
    ODDS,
    Rule(
        "F.2",
        "The deal",
        (
            "Before each race, shuffle the action cards and deal 2 to everyone. Keep yours secret.",
            "Action cards with a star stay in the box, unless you choose to play with them.",
            "Each horse gets one betting token fewer than there are players, but at least 1. "
            "Example: with 4 players, each horse has 3 tokens.",
        ),
    ),
)

BETTING = (
    Rule(
        "2.1",
        "First bet",
        (
            "The first player begins, then it goes clockwise. Everyone must lay one bet.",
            "Choose a horse, say whether it is to win or to show, and put a stake on the table. "
            "You may bet on any horse that has a betting token left, your own stable or not.",
        ),
    ),
    Rule(
        "2.1.1",
        "Minimum bet",
        (
            "A stake is at least 100 D for each VP you have; a stable counts as 1 VP. It is never "
            "less than 100 D. You may stake more, in hundreds, up to all your money.",
            "Example: 3 VP tokens and one stable are 4 VP, so you stake at least 400 D.",
            "If you cannot cover the minimum of your first bet, you lay none and lose 2 VP tokens. "
            "If you have fewer than 2 tokens, you are out (3.3.4).",
        ),
    ),
    Rule(
        "2.1.2",
        "Bet to win",
        (
            "The horse must come 1st. You get your stake multiplied by the odds, and 3 VP. Your "
            "stake is part of that sum.",
            "Example: 300 D to win at 1:5. The horse comes 1st: you get 1,500 D and 3 VP. If it "
            "comes 2nd, you lose your 300 D.",
            "What counts are the odds at the end of the race: changes by cards (3.1.3) count, the "
            "new odds after the race (3.4) do not yet.",
        ),
    ),
    Rule(
        "2.1.3",
        "Bet to show",
        (
            "The horse must come 1st, 2nd or 3rd. You get twice your stake, and 1 VP. The odds do "
            "not matter. Your stake is part of that sum.",
            "Example: 200 D to show. The horse comes 3rd: you get 400 D and 1 VP. If it comes 4th, "
            "you lose your 200 D.",
        ),
    ),
    Rule(
        "2.1.4",
        "Betting tokens",
        (
            "Each bet takes one betting token of the horse's colour. When none is left, nobody can "
            "bet on that horse in this race. After the race all tokens come back.",
            "Example: with 3 players each horse has 2 tokens. Ann and Ben both bet on red, so no "
            "further bet on red is possible in this race.",
        ),
    ),
    Rule(
        "2.2",
        "Fixing the race",
        (
            "The first player begins, then it goes clockwise: everyone puts one action card face "
            "down behind a horse. Go on until all cards are played; none is kept. Whoever "
            "has none left is passed over.",
            "Any horse will do, and any number of cards can lie behind one horse.",
        ),
    ),
    Rule(
        "2.3",
        "Second bet",
        (
            "The player to the first player's right begins, then it goes counter-clockwise. The "
            "first player comes last.",
            "A second bet is up to you, and passing costs nothing. The minimum bet and the betting "
            "tokens count as before. If you cannot afford the minimum, you pass.",
            "You may bet on the same horse again, but then one bet is to win and one to show.",
            "Example: you have 300 D on red to win. Now you may bet on red to show, if a red token "
            "is left.",
        ),
    ),
)

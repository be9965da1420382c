"""The Board Game's rules up to the line-up: preparation and purchases (F.1 to 1.3)."""

from __future__ import annotations

from game.horse_fever.cards import SIX_SEATS_ROUNDS, STABLE_PRICES
from game.horse_fever.people import LOAN_CARDS, LOANS
from web.horse_fever.words.en.rule_text import ON_THE_ROWS, SPRINT_DIE, TABLE_1
from web.horse_fever.words.horses import money, odds_text
from web.words.plain import listed
from web.words.texts import Rule

_PRICES = [f"{money(price)} at {odds_text(row)}" for row, price in STABLE_PRICES.items()]


def _loan(lender: str) -> str:
    now, back = LOANS[lender]
    return f"The {lender} lends {money(now)} and wants {money(back)} back."


BOARD_PREPARATION = (
    Rule(
        "F.1",
        "Preparation",
        (
            ON_THE_ROWS,
            "Everyone draws a character, or picks one in the order of the seats if the table so "
            "chooses. It brings money, counted in Danari (D), and a stable or a power (C). "
            "Everyone also gets a token of 1 victory point (VP).",
            "Example: Steve McSkull brings 3,600 D and the stable at 1:3. A stable counts as 1 VP "
            "too, so you start with 2 VP.",
            "Action cards, targets, assistants and horse cards each have a deck. Those with a star "
            "stay in the box, and so do characters with a star, unless you choose to play with "
            "them.",
            "In each race every horse has one betting token fewer than there are players, but at "
            "least 1. In the second edition it never has more than 4.",
            SPRINT_DIE,
        ),
    ),
    Rule(
        "T.1",
        "How many races",
        (
            *TABLE_1,
            f"Six players, in the second edition, run {SIX_SEATS_ROUNDS} races. Any table may "
            "agree on another number from 3 to 10.",
        ),
    ),
)

PURCHASE = (
    Rule(
        "1.1",
        "First purchase",
        (
            "The first player begins, then it goes clockwise. Everyone makes one purchase: action "
            "cards, a target, an assistant, a horse card, a stable, a loan, or something from "
            "another player. Or you pass.",
            "You pay at once, and nothing is sold on credit.",
        ),
    ),
    Rule(
        "1.1.1",
        "Two action cards",
        (
            "Pay 400 D and draw 2 action cards. Keep them secret; they are all played in the "
            "coming race (2.2).",
            "This is the only kind that you may buy in both purchases of a round. Played cards go "
            "back to the deck after the race. If only one card is left, you get one; if none is "
            "left, none can be bought.",
        ),
    ),
    Rule(
        "1.1.2",
        "Target",
        (
            "Pay 400 D, draw 4 targets, keep one face down and put the others back. Everybody sees "
            "how many targets you have, but nobody else may look at them.",
            "A target can bring 2 VP in the final stage (5.2).",
        ),
    ),
    Rule(
        "1.1.3",
        "Assistant",
        (
            "Pay 400 D, draw 4 assistants, keep one face up and put the others back. Assistants "
            "work for you until the end of the game (S).",
        ),
    ),
    Rule(
        "1.1.4",
        "Horse card",
        (
            "Pay 400 D, draw 4 horse cards, keep one face up and put the others back. You must own "
            "a stable to buy one.",
            "Horse cards are yours until the end of the game. You line them up before each race "
            "(1.3).",
        ),
    ),
    Rule(
        "1.1.5",
        "Stable",
        (
            "A stable that belongs to nobody can be bought. The price depends on the row it stands "
            f"on: {listed(_PRICES)}.",
            "Each stable counts as 1 VP at once, so it raises your minimum bet as well (2.1.1). "
            "You need not bet on your own horse.",
            "Example: the yellow stable stands at 1:3. It costs 1,900 D.",
        ),
    ),
    Rule(
        "1.1.6",
        "Passing",
        ("Whoever passes gets 400 D from the bank. You may pass in both purchases.",),
    ),
    Rule(
        "1.1.7",
        "Loan",
        (
            " ".join(_loan(lender) for lender in LOANS),
            "Loans are repaid in the final stage (5.1), not earlier. A loan is a purchase. You can "
            "have one of each kind in a game, and there are "
            f"{LOAN_CARDS} loan cards for the whole table.",
        ),
    ),
    Rule(
        "1.1.8",
        "Buying from a player",
        (
            "You may ask another player for a stable, an assistant, a horse card or a target. "
            "Action cards are never sold.",
            "The price is fixed: twice what the bank asks. It goes to the seller. For a target, "
            "the seller chooses which one.",
            "The seller may refuse. Then nothing is paid and you choose again, but the same wish "
            "cannot be repeated in this purchase.",
            "You may buy from a player only once in a round, in your first purchase or in your "
            "second. What you buy also counts as your one purchase of its kind.",
            "Example: an assistant costs 400 D at the bank, so another player gets 800 D for one.",
        ),
    ),
    Rule(
        "1.2",
        "Second purchase",
        (
            "Once all have had their turn, everyone makes a second purchase in the same order.",
            "In one round you may buy only one target, one assistant, one horse card and one "
            "stable. Only action cards may be bought twice. From a player you may buy only once, "
            "whatever it is (1.1.8).",
        ),
    ),
    Rule(
        "1.3",
        "Starting line-up",
        (
            "The first player begins, then it goes clockwise. You may put each of your horse cards "
            "on one of your own stables, at most one on each. Which stable is up to you.",
            "The horse then runs in that lane with its powers (H). After the race you take the "
            "card back. In a lane without a horse card an ordinary horse runs for the stable.",
            "Example: you own two stables and one horse card. You choose the stable it runs for, "
            "or leave it out of this race.",
        ),
    ),
)

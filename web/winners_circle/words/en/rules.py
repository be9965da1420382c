"""The rules of Winner's Circle in English, with those of its sisters and of the house."""

from __future__ import annotations

from collections.abc import Mapping

from game.winners_circle.courses import PAYOUTS
from web.words.texts import Rule


def _row(place: str) -> str:
    first = PAYOUTS[place][:8]
    return f"{place}: {', '.join(map(str, first))}"


_TABLE = "; ".join(_row(place) for place in PAYOUTS)

_RULES = (
    Rule(
        "W.1",
        "The aim",
        (
            "Three races. In each you lay three chips on three horses, then everybody moves all "
            "horses in turn. Whoever has most money after the third race wins.",
        ),
    ),
    Rule(
        "W.2",
        "The field",
        (
            "Before each race seven of the 28 horse cards are drawn, one for each gate. A gate has "
            "its coat: grey, white, beige, caramel, red-brown, dark brown, black. The first gate "
            "is on space 36, just behind the line; the seventh on space 30.",
            "A card says how far its horse runs for each side of the die: a horse’s head (on three "
            "sides of the six), a cap, a saddle, a horseshoe. Three times the head and the other "
            "three always make 30, so all horses are equally fast in the long run.",
        ),
    ),
    Rule(
        "W.3",
        "Bets",
        (
            "You have three chips: 1, 1 and 2. The first player lays one beside a horse, face up, "
            "then everybody clockwise, three times round. You cannot have two chips on one horse.",
            "Each chip is a bet that its horse will be among the first three.",
            "In the first race the first player is drawn by lot, later it is the richest. Who is "
            "equally rich draws lots.",
        ),
    ),
    Rule(
        "W.4",
        "The roll and the move",
        (
            "The first player rolls, then everybody clockwise. Choose any horse that has not moved "
            "yet and run it as far as its card says. You cannot pass.",
            "A horse that has moved waits until all others have. Then all may move again.",
        ),
    ),
    Rule(
        "W.5",
        "One horse a space",
        (
            "Horses overtake freely, but only one may stand on a space. If the last space of a "
            "move is taken, it is blocked and stands on the first free one behind it. Example: "
            "a move of 6 ends on 17, where a horse stands, and another on 16: it stops on 15, "
            "after 4.",
            "That may be the space where it stood. It has moved all the same.",
            "The gates are spaces of the lap: a horse that still stands at its gate blocks whoever "
            "comes round to it.",
        ),
    ),
    Rule(
        "W.6",
        "The pace",
        (
            "The first horse that reaches or passes space 18 sets the pace. If it is then among "
            "the first three, each chip of 1 on it brings 100 more, each chip of 2 brings 200.",
        ),
    ),
    Rule(
        "W.7",
        "The line",
        (
            "A horse that passes space 36 is over the line and leaves the course. It needs no free "
            "space. The first has won, the second is placed, the third shows. With the third the "
            "race ends; the horse that is last then comes last.",
        ),
    ),
    Rule(
        "W.8",
        "Payoffs",
        (
            "Add up all bets on a horse: a chip of 1 is one bet, a chip of 2 is two. The "
            f"more bets, the less each brings. For 1, 2, 3 ... bets a chip of 1 brings: {_TABLE}. "
            "A chip of 2 brings twice that.",
            "Each chip of 1 on the last horse costs 100, each chip of 2 costs 200. You pay what "
            "you have, and no more.",
            "Example: a 2 alone on the winner brings 2 × 350 = 700.",
        ),
    ),
    Rule(
        "W.9",
        "The last race",
        (
            "In the last race everything is doubled, also what is paid. A single race is the last, "
            "so it is doubled too.",
        ),
    ),
    Rule(
        "W.10",
        "The end",
        ("Most money wins. Who is level shares the place, and the win too.",),
    ),
    Rule(
        "W.11",
        "Bluff (a choice)",
        (
            "Everybody has four chips: 0, 1, 1 and 2. They are laid face down, on four different "
            "horses. You may look at your own at any time while you choose. All are turned up when "
            "the third horse is over the line.",
            "A 0 counts as no bet, brings nothing and costs nothing.",
        ),
    ),
    Rule(
        "W.12",
        "Royal Turf (a choice)",
        (
            "The older game of 2001. The lap has 33 spaces; the gates are on 33 to 27, in the "
            "order in which the horses are drawn. Each of the seven horses has three cards of its "
            "own, with the same figure for the head. One of each runs in a race: a card whose "
            "horse runs already goes under the stack.",
            "The pace pays always, also when that horse is not among the first three.",
            "With Royal Turf cards on the newest track: these cards, drawn in the same way, but "
            "36 spaces, gates on 36 to 30, and the pace pays only among the first three. The box "
            "holds such cards and a variant for them; its text is not to be had, so this is ours.",
        ),
    ),
    Rule(
        "W.13",
        "Turf (a choice)",
        (
            "The oldest, of 1995. The course is straight and has 40 spaces. All start level, and "
            "horses may share a space. Four races, and in each one of the four cards of each coat.",
            "Nothing is paid for the pace, and the last horse costs nothing.",
        ),
    ),
    Rule(
        "W.14",
        "What is ours",
        (
            "No list of the printed horse cards is public, so these are our own: names, figures "
            "and pictures. They keep the printed law of 30 (W.2). The table of payoffs (W.8) is a "
            "straight line through the three printed figures that are known. So is the order of "
            "the gates ours.",
        ),
    ),
    Rule(
        "W.15",
        "The odds helper (a choice)",
        (
            "The page runs the rest of the race in its head, many times, with players who move for "
            "their own chips, and says how often each horse wins, comes second, third and last. "
            "It knows no more than the whole table knows, and everybody sees the same.",
        ),
    ),
)

RULES: Mapping[str, tuple[str, ...]] = {
    rule.id: (rule.heading, *rule.paragraphs) for rule in _RULES
}
"""By number: heading and paragraphs."""

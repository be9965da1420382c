"""The rules of the box in English; every figure in them comes from the rows."""

from __future__ import annotations

from collections.abc import Mapping

from game.really_nasty.cards import (
    CAPITAL,
    CARDS,
    DEAL,
    DEPOSIT,
    DOUBLES,
    GRADES,
    LOST_TURNS,
    RACES,
    UNIT,
    UPHELD,
    odds_of,
    paid_places,
)
from game.really_nasty.course import FENCES, LANES
from game.really_nasty.refused import FAR_BEHIND
from web.really_nasty.words.names import SECTION_NAMES
from web.words.texts import Rule


def _pounds(amount: int) -> str:
    return f"£{amount:,}"


_DEAL = "; ".join(f"{players} players: {count}" for players, count in DEAL.items())
_RACES = "; ".join(f"{race.name} {', '.join(map(_pounds, race.prizes))}" for race in RACES.values())
_DOUBLES = "; ".join(
    f"grade {grade}: {', '.join(SECTION_NAMES[id] for id in DOUBLES[grade])}" for grade in GRADES
)


def _odds(table: str) -> str:
    return "; ".join(
        f"lane {lane}: {', '.join(str(odds_of(table, lane, grade)) for grade in GRADES)}"
        for lane in LANES
    )


_PAID = "; ".join(f"{runners} runners: {paid_places(runners)}" for runners in DEAL)
_COUNT = {kind: sum(card.kind == kind for card in CARDS.values()) for kind in UPHELD}

_RULES = (
    Rule(
        "N.1",
        "The meeting",
        (
            "Six races. Their cards are shuffled, so the order is new each time. Money comes from "
            "prizes, for your own horse, and from bets, on any horse. Most money after the sixth "
            "race wins.",
            f"Prizes for the first, second and third: {_RACES}.",
        ),
    ),
    Rule(
        "N.2",
        "Colours, money and cards",
        (
            f"Everybody chooses a stable’s colours and has {_pounds(CAPITAL)}. The "
            f"{len(CARDS)} nasty cards are dealt once, face down, for the whole meeting: {_DEAL}.",
        ),
    ),
    Rule(
        "N.3",
        "Entries",
        (
            "Your stable has six horses, of grades 1 to 6. Before the first race you enter one for "
            "each race, in secret. Which horse runs is shown when its race comes.",
        ),
    ),
    Rule(
        "N.4",
        "Lanes",
        (
            "Before each race everybody draws a lane card. Lane 1 runs on the inside: it is the "
            "shortest. All six cards are shuffled, also with fewer players.",
        ),
    ),
    Rule(
        "N.5",
        "Odds",
        (
            "The bookie writes lane, grade and odds of every horse on the board. To one, by lane, "
            f"for grades 1 to 6: {_odds('fair')}.",
            "That table is ours: with it every bet of six runners is worth about the same. The box "
            "has lane times grade, longer for long shots, which pays more than it takes. Who knows "
            f"it may choose it: {_odds('printed')}.",
        ),
    ),
    Rule(
        "N.6",
        "Bets",
        (
            "Everybody may bet on one horse to win, in turn from the inside lane. All see how "
            "much, nobody sees on which, until the race has been paid. Stakes are counted in "
            f"{_pounds(UNIT)}. You need not bet; with no money you only race.",
        ),
    ),
    Rule(
        "N.7",
        "The start",
        (
            "A race is one circuit and a quarter. The horse nearest the inside moves first, then "
            "everybody clockwise. On your turn you roll the die and move. Horses that are home or "
            "out are passed over.",
        ),
    ),
    Rule(
        "N.8",
        "The move",
        (
            "One length for each pip: forward, or a lane outward, in any mix. Only on a 6 may one "
            "of the six be a step inward, one lane. Never backward, never slantwise.",
            "All pips must be run, as far as the way you choose has room. Which way you go is "
            "yours; only where you stop matters.",
        ),
    ),
    Rule(
        "N.9",
        "Bends",
        (
            "On a bend lanes are joined only where a bar connects two spaces: change there. A "
            "change takes one pip, as on the straight.",
        ),
    ),
    Rule(
        "N.10",
        "One horse a space",
        (
            "Two horses never share a space, and none jumps another. Go round on the outside, or "
            "on the inside with a 6. If there is no way, the horse stands and the rest is lost.",
        ),
    ),
    Rule(
        "N.11",
        "Fences",
        (
            f"{len(FENCES)} obstacles: {', '.join(one.name for one in FENCES.values())}. Over a "
            "fence a horse flies; the danger is to stop on one, where a Faller (N.17) may bring "
            "it down as long as it stands there.",
        ),
    ),
    Rule(
        "N.12",
        "Doubling",
        (
            "A horse that stops in one of its sections may run the same roll once more, forward "
            f"and outward only. {_DOUBLES}.",
            "Once in each section and race. "
            f"{SECTION_NAMES['EP']} counts only at the start, not on the run-in.",
        ),
    ),
    Rule(
        "N.13",
        "Withdrawing",
        (
            f"A horse more than {FAR_BEHIND} fences behind the leader may be withdrawn by its "
            "owner, in place of a move, hemmed in or not. The leader is the rider in front; once "
            "a horse is home, it leads by all the fences.",
        ),
    ),
    Rule(
        "N.14",
        "Nasty cards",
        (
            "Each can be played once in the whole meeting. Between two moves anybody may speak up, "
            "look at their own cards, and play one or think better of it. Who speaks first is "
            "heard first; computers are asked clockwise, from whoever is to roll.",
            "Players whose horses are out may still play cards, but for Slipped Up.",
        ),
    ),
    Rule(
        "N.15",
        "Whip Round",
        (
            "Before the horse has left the start. It loses its first "
            f"{LOST_TURNS} turns, facing the wrong way. Once a horse and race.",
        ),
    ),
    Rule(
        "N.16",
        "False Start",
        (
            "Before any horse has stopped on or passed Briars Brook. All return to the start, "
            "fallen ones too, and everything doubled may be doubled again. Bets stand. Other nasty "
            "cards of this race go back to their owners; this one is spent.",
            "When the last rider falls or slips, the race is over at once: there is nothing left "
            "to begin again.",
        ),
    ),
    Rule(
        "N.17",
        "Faller",
        (
            "On a horse that stands on the fence the card names, also your own. It is out of the "
            "race. With several horses on the fence you choose. A riderless horse cannot fall.",
        ),
    ),
    Rule(
        "N.18",
        "Slipped Up on the Flat",
        (
            "On a horse that stands on no fence, by a player whose own horse is still running. "
            "It is out, and nothing answers this card. A riderless horse does not slip.",
        ),
    ),
    Rule(
        "N.19",
        "Remount",
        (
            "At once after a Faller, by anybody: the horse is back on its fence. Another Faller "
            "may follow.",
        ),
    ),
    Rule(
        "N.20",
        "Riderless Horse",
        (
            "At once after a Faller: the horse runs on without its rider. Its owner rolls and "
            "moves it, forward, sideways or backward, over no space twice in a turn. It is in the "
            "way; it wins nothing, and over the line it is gone. It never goes back behind the "
            "start.",
        ),
    ),
    Rule(
        "N.21",
        "Horse Under Pressure",
        (
            "On the final straight, before that horse rolls. It runs to the side the card says "
            "first, as many lanes as roll and board allow, then forward with the rest, round "
            "others on the outside.",
        ),
    ),
    Rule(
        "N.22",
        "Photo Finish",
        (
            "When the first horse is home, on the next horse with a rider to roll. If it crosses "
            "the line in that move, it is first and the other second. If not, the card is wasted.",
        ),
    ),
    Rule(
        "N.23",
        "Objections and enquiries",
        (
            "When the race is over, against any placed horse. An Objection takes a deposit of "
            f"{_pounds(DEPOSIT['objection'])} and a {UPHELD['objection'][0]}; the deposit comes "
            f"back if it stands. A Stewards’ Enquiry takes a {UPHELD['enquiry'][0]} or a "
            f"{UPHELD['enquiry'][1]} and no deposit.",
            "A horse thrown out loses its place, those placed behind it move up, and bets follow "
            "the new winner. There is no limit but the cards. Once the jockeys have weighed in, "
            "the result stands.",
        ),
    ),
    Rule(
        "N.24",
        "The end of a race",
        (
            "A race is over when all paid places are taken, or no rider is left. A single "
            "horse must still finish to win. With no winner all bets are lost.",
            "Who is still on the course then has no place, and never moves up: only horses in the "
            "winners’ enclosure do. What an upheld objection leaves unclaimed goes to the winner "
            "(N.25).",
        ),
    ),
    Rule(
        "N.25",
        "Prizes",
        (
            f"Places paid, by the horses at the start: {_PAID}. A prize that nobody has claimed "
            "goes to the winner.",
        ),
    ),
    Rule(
        "N.26",
        "Winning bets",
        (
            "The bookie pays stake times odds, and the stake comes back. The bank never runs out: "
            "its IOU is as good as money.",
        ),
    ),
    Rule(
        "N.27",
        "The end of the meeting",
        ("Most money wins; level, most races won; still level, the win is shared.",),
    ),
    Rule(
        "N.28",
        "Fewer lanes (a choice)",
        ("Only lane cards 1 to the number of players are dealt.",),
    ),
    Rule(
        "N.29",
        "What is ours",
        (
            "The rules are those of 1987. The board, the fences’ names but Briars Brook, the "
            "sections of grades 2 to 5, the prizes, the fair odds, the printed odds above 12 and "
            "how many nasty cards there are of each kind are our own, within what the rulebook "
            "says: the printed ones may differ.",
        ),
    ),
)

RULES: Mapping[str, tuple[str, ...]] = {
    rule.id: (rule.heading, *rule.paragraphs) for rule in _RULES
}
"""By number: heading and paragraphs."""

EARLIER: Mapping[str, tuple[str, ...]] = {
    "1 N.13": (
        "This game was begun under version 1 of the rules and goes on by it: "
        "a horse that is hemmed in cannot be withdrawn.",
    ),
}
"""By version and rule, what it says besides in a game begun under that version."""

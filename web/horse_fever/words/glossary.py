"""Racing words, each with a short explanation and the rule that says it in full."""

from __future__ import annotations

import re
from collections.abc import Iterator

from web.words.texts import Term

GLOSSARY = (
    Term(
        "odds", "Odds", r"odds",
        "Where a stable stands on the blackboard, from 1:2 down to 1:7. Low on the board a horse "
        "is usually slower, and a bet on it to win pays more.", "0.1",
    ),
    Term(
        "win", "Bet to win", r"bets? to win|win bets?|to win",
        "The horse must come 1st. Your stake comes back multiplied by the odds, with 3 victory "
        "points; at a party six times, without points.", "2.1.2",
    ),
    Term(
        "show", "Bet to show", r"bets? to show|show bets?|to show",
        "The horse must come 1st, 2nd or 3rd. Your stake comes back twice, with 1 victory point; "
        "at a party without it.",
        "2.1.3",
    ),
    Term(
        "stake", "Stake", r"stakes?",
        "The Danari you put on a horse, in hundreds. They are gone if the bet is lost.", "2.1",
    ),
    Term(
        "minimum", "Minimum bet", r"minimum bets?|least stakes?|minimum",
        "The least you may stake: 100 D for each of your victory points, stables counted.",
        "2.1.1",
    ),
    Term(
        "token", "Betting token", r"betting tokens?",
        "Each bet takes one token of the horse's colour. When none is left, nobody can bet on "
        "that horse in this race.", "2.1.4",
    ),
    Term(
        "stable", "Stable", r"stables?",
        "The house that a horse runs for. It stands on the odds; if you own it, it counts as 1 "
        "victory point and brings a prize for 1st, 2nd and 3rd place.", "3.3.2",
    ),
    Term(
        "fixing", "Race fixing", r"race fixing|fixing the race|fix(?:es)? the race|fixing",
        "Everyone lays action cards face down behind horses of their choice, one after the other, "
        "until all are played.", "2.2",
    ),
    Term(
        "action-card", "Action card", r"action cards?",
        "A card that helps the horse it lies behind, holds it back, or does something else.", "A",
    ),
    Term(
        "blackboard", "Blackboard", r"blackboard",
        "The board that shows on which row of odds each stable stands.", "0.1",
    ),
    Term(
        "movement-card", "Movement card", r"movement cards?",
        "Turned up once in each unit: it says for each row of odds how many spaces the horses "
        "move.", "3.2.1",
    ),
    Term(
        "unit", "Unit", r"units?",
        "One step of a race: a movement card, one roll of both sprint dice, a look at the line.",
        "3.2",
    ),
    Term(
        "sprint", "Sprint", r"sprint(?:s|ed)?|sprint (?:dice|die)",
        "Two dice name colours after every movement card; a horse named moves 1 more space.",
        "3.2.2",
    ),
    Term(
        "gate", "Gate", r"gates?|posts?|start box(?:es)?",
        "Where the horses stand before the start, counted as space 0.", "3.2.3",
    ),
    Term(
        "line", "Finishing line", r"finishing line|the line",
        "Space 12. To reach it is to finish; beyond it there is room without end.", "3.2.3",
    ),
    Term(
        "photo", "Photo finish", r"photo finish(?:es)?",
        "Horses finish in one unit on one space: first cards decide, then the better odds, then "
        "the first player; at a party the bookmaker alone.", "3.2.4",
    ),
    Term(
        "place", "Place", r"(?:first|last|equal) places?|places?",
        "Where a horse comes in. Farthest beyond the line at the end of a unit takes the next "
        "free place.", "3.2.5",
    ),
    Term(
        "payoffs", "Payoffs", r"payoffs?",
        "After the race: lost stakes, won bets, prizes and fines, in this order.", "3.3",
    ),
    Term(
        "danari", "Danari and purse", r"danari|danaro|purses?",
        "Money, written D. Your purse is all the Danari you have; everybody may see it.", "F.1",
    ),
    Term(
        "points", "Victory points", r"victory points?|vp",
        "What decides the game, written VP: tokens won by bets, and 1 for each stable you own.",
        "2.1.1",
    ),
    Term(
        "first-player", "First player", r"first player",
        "Who begins with bets and fixing. The second bets go the other way round, so the first "
        "player comes last.", "2.3",
    ),
    Term(
        "eliminated", "Out, eliminated", r"eliminated|you are out|leaves? the course",
        "Who cannot pay and has fewer than 2 victory point tokens to give leaves the game.",
        "3.3.4",
    ),
    Term(
        "bookmaker", "Bookmaker", r"bookmakers?",
        "Keeps the book in a race of the Party Game: writes down the bets of all the others, lays "
        "none, and decides photo finishes. Not to be bribed.", "P.2",
    ),
    Term(
        "book", "The book", r"the book",
        "The bookmaker's list of all bets of one race. Until it is closed everything in it can be "
        "corrected.", "P.3",
    ),
    Term(
        "slip", "Betting slip", r"(?:betting )?slips?",
        "One guest's bets in one race of the Party Game: a horse to win, a horse to show, and "
        "what is staked on each.", "P.3",
    ),
    Term(
        "favourite", "Favourite of the house", r"favourites?(?: of the house)?",
        "The horse on which all guests together have staked most. Horses run no faster for it.",
        "P.3",
    ),
    Term(
        "team", "Team", r"teams?",
        "Guests of the Party Game who play out of one purse, with one slip.", "P.8",
    ),
)  # fmt: skip

BY_ID = {term.id: term for term in GLOSSARY}

# The longest way to write a word is tried first, so that "sprint dice" is not cut after "sprint".
_FORMS = sorted(
    ((form, term.id) for term in GLOSSARY for form in re.split(r"\|(?![^(]*\))", term.forms)),
    key=lambda pair: -len(pair[0]),
)
_WORD = re.compile(rf"(?<![\w-])(?:{'|'.join(f'({form})' for form, _ in _FORMS)})(?![\w-])", re.I)


def marked(text: str, known: frozenset[str] = frozenset()) -> Iterator[tuple[str, str]]:
    """The text in pieces, each with the id of the word that it is, or "".

    Only the first time in a text is a word marked, and none that is `known` already.
    """
    met, at = set(known), 0
    for hit in _WORD.finditer(text):
        id = _FORMS[(hit.lastindex or 1) - 1][1]
        if id in met:
            continue
        met.add(id)
        if at < hit.start():
            yield text[at : hit.start()], ""
        yield hit[0], id
        at = hit.end()
    if at < len(text):
        yield text[at:], ""

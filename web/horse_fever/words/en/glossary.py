"""Racing words in English: how each is headed, every way it is written, what it means."""

from __future__ import annotations

from collections.abc import Mapping

GLOSSARY: Mapping[str, tuple[str, str, str]] = {
    "odds": (
        "Odds",
        "odds",
        "Where a stable stands on the blackboard, from 1:2 down to 1:7. Low on the board a horse "
        "is usually slower, and a bet on it to win pays more.",
    ),
    "win": (
        "Bet to win",
        "bet to win|bets to win|win bet|win bets|to win",
        "The horse must come 1st. Your stake comes back multiplied by the odds, with 3 victory "
        "points; at a party six times, without points.",
    ),
    "show": (
        "Bet to show",
        "bet to show|bets to show|show bet|show bets|to show",
        "The horse must come 1st, 2nd or 3rd. Your stake comes back twice, with 1 victory point; "
        "at a party without it.",
    ),
    "stake": (
        "Stake",
        "stake|stakes",
        "The Danari you put on a horse, in hundreds. They are gone if the bet is lost.",
    ),
    "minimum": (
        "Minimum bet",
        "minimum bet|minimum bets|least stake|least stakes|minimum",
        "The least you may stake: 100 D for each of your victory points, stables counted.",
    ),
    "token": (
        "Betting token",
        "betting token|betting tokens",
        "Each bet takes one token of the horse's colour. When none is left, nobody can bet on "
        "that horse in this race.",
    ),
    "stable": (
        "Stable",
        "stable|stables",
        "The house that a horse runs for. It stands on the odds; if you own it, it counts as 1 "
        "victory point and brings a prize for 1st, 2nd and 3rd place.",
    ),
    "fixing": (
        "Race fixing",
        "race fixing|fixing the race|fix the race|fixes the race|fixing",
        "Everyone lays action cards face down behind horses of their choice, one after the other, "
        "until all are played.",
    ),
    "action-card": (
        "Action card",
        "action card|action cards",
        "A card that helps the horse it lies behind, holds it back, or does something else.",
    ),
    "blackboard": (
        "Blackboard",
        "blackboard",
        "The board that shows on which row of odds each stable stands.",
    ),
    "movement-card": (
        "Movement card",
        "movement card|movement cards",
        "Turned up once in each unit: it says for each row of odds how many spaces the horses "
        "move.",
    ),
    "unit": (
        "Unit",
        "unit|units",
        "One step of a race: a movement card, one roll of both sprint dice, a look at the line.",
    ),
    "sprint": (
        "Sprint",
        "sprint|sprints|sprinted|sprint dice|sprint die",
        "Two dice name colours after every movement card; a horse named moves 1 more space.",
    ),
    "gate": (
        "Gate",
        "gate|gates|post|posts|start box|start boxes",
        "Where the horses stand before the start, counted as space 0.",
    ),
    "line": (
        "Finishing line",
        "finishing line|the line",
        "Space 12. To reach it is to finish; beyond it there is always room.",
    ),
    "photo": (
        "Photo finish",
        "photo finish|photo finishes",
        "Horses finish in one unit on one space: first cards decide, then the better odds, then "
        "the first player; at a party the bookmaker alone.",
    ),
    "place": (
        "Place",
        "first place|first places|2nd place|3rd place|last place|last places|equal place|"
        "equal places|free place|free places|shared places|better place|worse place|lower place|"
        "have a place",
        "Where a horse comes in. The horse farthest beyond the line at the end of a unit takes the "
        "next free place.",
    ),
    "payoffs": (
        "Payoffs",
        "payoff|payoffs",
        "After the race: lost stakes, won bets, prizes and fines, in this order.",
    ),
    "danari": (
        "Danari and purse",
        "danari|danaro|purse|purses",
        "Money, written D. Your purse is all the Danari you have; everybody may see it.",
    ),
    "points": (
        "Victory points",
        "victory point|victory points|vp",
        "What decides the game, written VP: tokens won by bets, and 1 for each stable you own.",
    ),
    "first-player": (
        "First player",
        "first player",
        "Who begins with bets and fixing. The second bets go the other way round, so the first "
        "player comes last.",
    ),
    "eliminated": (
        "Out, eliminated",
        "eliminated|you are out|leave the course|leaves the course",
        "Whoever cannot pay and has fewer than 2 victory point tokens to give leaves the game.",
    ),
    "bookmaker": (
        "Bookmaker",
        "bookmaker|bookmakers",
        "Keeps the book in a race of the Party Game: writes down the bets of all the others, lays "
        "none, and decides photo finishes. Not to be bribed.",
    ),
    "book": (
        "The book",
        "the book",
        "The bookmaker's list of all bets of one race. Until it is closed everything in it can be "
        "corrected.",
    ),
    "slip": (
        "Betting slip",
        "betting slip|betting slips|slip|slips",
        "One guest's bets in one race of the Party Game: a horse to win, a horse to show, and "
        "what is staked on each.",
    ),
    "favourite": (
        "Favourite of the house",
        "favourite|favourites|favourite of the house|favourites of the house",
        "The horse on which all guests together have staked most. Horses run no faster for it.",
    ),
    "team": (
        "Team",
        "team|teams",
        "Guests of the Party Game who play out of one purse, with one slip.",
    ),
}
"""By the id of each word. The ways to write it, in small letters, stand with bars between."""

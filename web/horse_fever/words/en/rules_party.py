"""The rules of the Party Game (P.1 to P.10)."""

from __future__ import annotations

from game.horse_fever.party.payoffs import GIFT, LOAN, PAYS
from game.horse_fever.party.state import LARGEST_STAKE, MOST_GUESTS
from game.horse_fever.state import SMALLEST_NOTE
from web.horse_fever.words.horses import money
from web.words.texts import Rule

_NOTE = money(SMALLEST_NOTE)
_WIN, _SHOW = {6: "six times"}[PAYS["win"]], {2: "twice"}[PAYS["show"]]

PARTY = (
    Rule(
        "P.1",
        "The same purse for everybody",
        (
            f"Two to {MOST_GUESTS} guests play. Everybody begins with the same money: 2,000 D "
            "unless you choose 1,000 D or 5,000 D.",
            "There are no odds, no action cards and no sprint dice: six horses, one track, and who "
            "knows.",
        ),
    ),
    Rule(
        "P.2",
        "The bookmaker",
        (
            "In each race one guest keeps the book: writes down the bets of all the others and "
            "decides photo finishes. A bookmaker does not bet; the purse rests for that race.",
            "The first bookmaker is drawn by lot. After each race the book goes to the guest who "
            "gained most in it, lost stakes taken off. If guests tie, or nobody has gained, it "
            "goes to the first of them clockwise from the old bookmaker. You can also choose that "
            "the host, who sits first, keeps the book all evening.",
            "Example: Ann is paid 1,800 D for stakes of 1,000 D in all, Ben 1,200 D for stakes of "
            "300 D. Ben gained 900 D, Ann 800 D: Ben keeps the book.",
            "Somebody must be able to bet: the only guest with money never keeps the book. A "
            "bookmaker who leaves hands the book to the next guest clockwise.",
        ),
    ),
    Rule(
        "P.3",
        "Bets",
        (
            "Everybody but the bookmaker may bet on one horse to win and on one horse to show, "
            "both on the same horse if you like. One bet is enough; with none you sit it out.",
            f"Stakes go in notes of {_NOTE}, up to what is in the purse and {money(LARGEST_STAKE)} "
            "at most. The stake leaves the purse at once. Until the book is closed a bet can be "
            "laid again or torn up, and the stake comes back.",
            "The horse on which all together have staked most is the favourite of the house. It "
            "runs no faster for that.",
            "Slips on paper: if you choose so, guests hand in slips before the off and the "
            "bookmaker enters them after the race, by number, as they were written. "
            "Nobody may hand one in once the horses run. "
            "If nobody has bet, such a book is closed empty.",
        ),
    ),
    Rule(
        "P.4",
        "The race",
        (
            "The fifteen basic movement cards, 83 to 97, are shuffled before each race. Each card "
            "has six numbers: the first moves the horse in the lane on the left, the second the "
            "next one, and so on, all at the same time. On these cards every horse is as fast as "
            "every other.",
            "The line is space 12. Horses on or beyond it take the next free places at once, the "
            "farthest beyond first. The last horse alone on the track takes the last place.",
            "Example: green stands on space 10, black on 11; the card moves green 3 and black 1. "
            "Green is 1 beyond the line, black is on it: green is ahead.",
        ),
    ),
    Rule(
        "P.5",
        "Photo finish",
        (
            "Horses that are equally far beyond the line after the same card need a photo: the "
            "bookmaker says who is ahead, and then who is next.",
            "The bookmaker must not be bribed.",
        ),
    ),
    Rule(
        "P.6",
        "Payoffs",
        (
            f"A bet to win pays {_WIN} the stake if the horse comes 1st. A bet to show pays "
            f"{_SHOW} the stake if it comes 1st, 2nd or 3rd. All other stakes are lost.",
            "Example: 300 D on red to win and 200 D on red to show. Red comes 1st: 1,800 D and "
            "400 D. Red comes 3rd: only the 400 D.",
        ),
    ),
    Rule(
        "P.7",
        "Coming and going",
        (
            "Guests may come at any time while bets are taken and between two races; a newcomer "
            "begins with the same money as everybody did. Guests may leave then too: the slip is "
            "torn and its stakes go back; the purse is kept and counts in the standings. Whoever "
            "comes back finds it again.",
            "At least two guests who hold a purse must stay, and one of them must be able to bet. "
            "While paper slips are entered after a race, nobody comes or goes.",
        ),
    ),
    Rule(
        "P.8",
        "Teams",
        (
            "Guests may put their purses together and play as a team: one purse, one slip, one "
            "place in the standings. Loans stay with whoever took them, but the team is worth "
            "that much less.",
            "Whoever leaves a team takes an equal share in whole notes. Example: three share a "
            "purse of 1,000 D; one who leaves takes 300 D. If the holder of the purse leaves, "
            "the next member clockwise holds it.",
            "The bookmaker neither joins a team nor takes anybody in while the book is open.",
        ),
    ),
    Rule(
        "P.9",
        "Broke",
        (
            f"Anyone with less than {_NOTE} after a race cannot bet any more, unless you choose a "
            f"loan or charity. A loan of {money(LOAN)} is taken off in the standings; charity is a "
            f"gift of {money(GIFT)}. Either comes as often as it is needed.",
            "A broke guest may still keep the book, or join a team.",
        ),
    ),
    Rule(
        "P.10",
        "The end of the party",
        (
            "There are as many races as you like: after each, and before the next one, the "
            "bookmaker can end the party. Stakes in an open book go back.",
            "The fullest purse wins, loans taken off. Guests who are level share the place; so "
            "do the members of a team.",
            "There are three awards as well: the best bet, which gained most; the biggest upset, "
            "the race with the smallest share of all stakes on its winner; and the longest losing "
            "run, most races in a row with bets and none of them paid. In a tie the earliest "
            "gets it.",
        ),
    ),
)

"""The answers in English, for their buttons, for undo, and to be read once more."""

from __future__ import annotations

from collections.abc import Mapping

from web.horse_fever.words.en.log_board import GOODS

_BOUGHT = (
    "{kind:which(stable=the stable {horse:stable}|action=2 action cards|target=a target|"
    "assistant=an assistant|horse=a horse card)}"
)

ANSWERS: Mapping[str, str] = {
    "stake": "{money:money}",
    "stables": "{stables:each({horse:colour} {row:odds})}",
    "cards": "{cards:list(card)}",
    "win": "{horse:horse} to win",
    "show": "{horse:horse} to show",
    "fix": "{card:card}",
    "behind": "behind {horse:called}",
    "ahead": "{horse:called}, is ahead",
    "die": "{horse:colour} on the die",
    "player": "{other:player}",
    "card": "movement card {number}",
    "sprint": "{twice:some({colour:colour} twice|{dice:list(colour)})}",
    "second bet: pass": "no second bet",
    # the Board Game
    "be": "{card:card}",
    "buy": "buy " + _BOUGHT,
    "loan": "loan from the {lender:lender}, {money:money}",
    "offer": "ask {other:player} for " + GOODS,
    "keep": "keep {card:thing}",
    "sell": "sell {card:thing}",
    "swap": "take {card:card} from {other:player}",
    "run": "{card:card} for {horse:stable}",
    "odds": "{horse:stable} {rows:plural(row|rows)} {way:which(up=up|down=down)}",
    "accept": "yes for {price:money}",
    "purchase: pass": "buy nothing",
    "odds change: pass": "leave the odds",
    "swap: pass": "keep the card",
    "line-up: done": "no more horse cards",
    "offer: refuse": "no sale",
    "sell auction: refuse": "no, leave the auction",
    "buy auction: refuse": "no, leave the auction",
    # the Party Game
    "book: close": "close the book",
    "book: end": "end the party",
    "next race: race": "another race",
    "next race: end": "end the party",
    "collect: race": "let them run",
    "collect: end": "end the party",
}
"""By the first word of the answer; those of one word by the question as well."""

TAKEN_BACK: Mapping[str, str] = {
    "pass": "your pass",
    "done": "that you were done",
    "refuse": "your no",
    "bet": "{stake} on {bet}",
    "fix": "{card} {lane}",
}
"""What undo would take back: an answer of one word, and one that was given in two halves."""

ABOUT_TO: Mapping[str, str] = {
    "": "{seat:player}: {answer}.",
    "stake": (
        "{seat:player} {bet:some(lays {money:money} on {horse:horse} to {bet:bet}|"
        "stakes {money:money})}{back:some(, for {back:money} back)}."
    ),
    "second bet: pass": "{seat:player} lays no second bet.",
    "horse to fix: behind": (
        "{seat:player} lays {card:some({card:card}|the chosen card)} behind {horse:called}, "
        "face down."
    ),
    "photo finish: ahead": "{seat:player} says that {horse:called} is ahead.",
    # the Board Game
    "character: be": "{seat:player} will be {card:card}.",
    "purchase: buy": "{seat:player} buys " + _BOUGHT + " for {price:money}.",
    "purchase: pass": "{seat:player} buys nothing{price:some( and takes {price:money})}.",
    "purchase: loan": (
        "{seat:player} borrows {money:money} from the {lender:lender} and owes {owed:money} "
        "at the end."
    ),
    "purchase: offer": (
        "{seat:player} asks {other:player} to sell " + GOODS + " for {price:money}."
    ),
    "target to keep: keep": "{seat:player} keeps {card:thing}.",
    "assistant to keep: keep": "{seat:player} keeps {card:thing}.",
    "horse to keep: keep": "{seat:player} keeps {card:thing}.",
    "offer: sell": "{seat:player} sells {card:thing} to {other:player} for {price:money}.",
    "offer: refuse": "{seat:player} does not sell.",
    "swap: swap": "{seat:player} takes {card:card} from {other:player}.",
    "swap: pass": "{seat:player} keeps the card and swaps nothing.",
    "line-up: run": "{seat:player} lines up {card:card} for {horse:stable}.",
    "line-up: done": "{seat:player} lines up no more horse cards.",
    "odds change: odds": (
        "{seat:player} moves {horse:stable} {rows:plural(row|rows)} {way:which(up=up|down=down)}."
    ),
    "odds change: pass": "{seat:player} leaves the odds as they are.",
    "sell auction: accept": "{seat:player} agrees to sell 1 VP for {price:money}.",
    "buy auction: accept": "{seat:player} agrees to buy 1 VP for {price:money}.",
    "sell auction: refuse": "{seat:player} says no and leaves the auction.",
    "buy auction: refuse": "{seat:player} says no and leaves the auction.",
    # the Party Game
    "book: close": "{seat:player} closes the book: no more bets.",
    "book: end": "{seat:player} ends the party; the stakes on the slips go back.",
    "next race: end": "{seat:player} ends the party.",
    "collect: end": "{seat:player} ends the party.",
    "collect: race": "{seat:player} has all the slips: they are off.",
}
"""What somebody does, by the question and the answer's first word; "" where that has none."""

KEEPERS: Mapping[str, str] = {
    "gain": "{seat:player} gained most in the last race: {gain:money}.",
    "lot": "{seat:player} was drawn by lot.",
    "host": "{seat:player} keeps the book all evening.",
    "left": "{seat:player} takes it over from the one who left.",
    "turn": "Nobody gained in the last race, so it is {seat:player}'s turn.",
}
"""How somebody has come by the book at a party."""

UNSEEN: Mapping[str, str] = {
    "refuse": "{seat:player} does not sell.",
    "sell": "{seat:player} sells card {place}, face down.",
    "keep": "{seat:player} keeps card {place}, face down.",
}
"""The same where the cards lie face down: only the place of the card is named."""

"""The log in English of what only the Board Game has: purchases, trades, auctions, final stage."""

from __future__ import annotations

from collections.abc import Mapping

GOODS = "{what:which(target=a target|{card:thing})}"

BOARD: Mapping[str, str] = {
    # purchases
    "bought": (
        "{seat:player} pays {money:some({money:money}|nothing)} for {what:which("
        "action=action cards|target=a target|assistant=an assistant|horse=a horse card)}."
    ),
    "card kept": (
        "{card:some({card:card} now {what:which(horse=runs|works)} for {seat:player}|"
        "{seat:player} lays a target face down)}."
    ),
    "gift": "{card:card} brings {seat:player} {money:money}.",
    "swap impossible": "{card:card} finds no card to swap and stays with {seat:player}.",
    "swap passed": "{seat:player} keeps {card:card} and swaps nothing.",
    "swapped": (
        "{seat:player} takes {gets:card} from {other:player}, and {gives:card} goes to "
        "{other:player}."
    ),
    "stable bought": "{seat:player} buys the stable {horse:stable} for {money:money}.",
    "loan taken": "{seat:player} borrows {money:money} from the {loan:lender}.",
    "purchase passed": "{seat:player} buys nothing and gets {money:money}.",
    "offer": "{seat:player} asks {other:player} for " + GOODS + " and offers {price:money}.",
    "offer refused": "{seat:player} does not sell to {other:player}.",
    "trade paid": "{seat:player} gets " + GOODS + " from {other:player} and pays {money:money}.",
    "trade received": (
        "{seat:player} hands " + GOODS + " to {other:player} and gets {money:money}."
    ),
    "horse lined up": "{seat:player} lines up {card:card} for {horse:thing} in this race.",
    # payoffs
    "horse cash": "{seat:player} gets {money:money}: {card:card} ran for {horse:thing}.",
    "assistant paid": "{seat:player} gets {money:money} through an assistant.",
    "neighbour paid": "{seat:player} pays {money:money} to an assistant of {other:player}.",
    "neighbour collected": (
        "{seat:player} collects {money:some({money:money}|nothing)} from {other:player}."
    ),
    "friend's gift": "{seat:player} gets {money:money} for new VP from a rich friend.",
    # auctions
    "auction": (
        "The bank {what:which(sell=would buy 1 VP and offers|buy=sells 1 VP and asks for)} "
        "{price:money}."
    ),
    "auction bid": "{seat:player} says yes to {price:money}.",
    "auction left": "{seat:player} leaves the auction at {price:money}.",
    "auction unwanted": "Nobody {what:which(sell=sells|buy=buys)} a point.",
    "point sold": "{seat:player} sells {vp:size} VP for {money:money}.",
    "point bought": "{seat:player} buys {vp} VP for {money:money}.",
    "auction bonus": "An assistant adds {money:money} for {seat:player}.",
    # final stage
    "loan repaid": "{seat:player} repays {count:plural(loan|loans)} with {money:money}.",
    "loan lost": "{seat:player} cannot repay {owed:money} and has lost.",
    "target": "{seat:player} has reached {target:target}: {points} VP.",
}

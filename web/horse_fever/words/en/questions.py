"""The questions in English: a title and a line of help for everything that is asked."""

from __future__ import annotations

from collections.abc import Mapping

from web.horse_fever.words.en.log_board import GOODS

_CARDS = "{count} {kind:ware} {count:agree(card|cards)}"
_LED = "{led:some({leader:player} said yes last|Nobody has said yes yet)}"

Pair = tuple[str, str]

RACE: Mapping[str, Pair] = {
    "movement card": (
        "Turn a movement card",
        "Turn up the next movement card and name its number.",
    ),
    "sprint dice": ("Roll the sprint dice", "Roll both dice and name their colours."),
}

FAMILY: Mapping[str, Pair] = {
    **RACE,
    "first bet": (
        "{seat:player}, lay your first bet",
        "Pick a horse: to win it must come first, to show it must come 1st, 2nd or 3rd.",
    ),
    "second bet": (
        "{seat:player}, lay a second bet or pass",
        "Pick a horse to win or to show, or pass: a second bet is up to you.",
    ),
    "stake": (
        "{seat:player}, how much {bet:some(on {horse:horse} to {bet:bet}|do you stake)}?",
        "{exactly:some(You have {most:money}: exactly your minimum bet|"
        "Stake {least:number} to {most:money}, in hundreds)}.",
    ),
    "card to fix the race": (
        "{seat:player}, fix the race",
        "Pick one of your action cards, and the horse it goes behind, face down.",
    ),
    "horse to fix": (
        "{seat:player}, where does {card:some({card:card}|your card)} go?",
        "Pick a horse; the card lies face down behind it until the race starts.",
    ),
    "photo finish": (
        "{seat:player}, who is ahead in the photo?",
        "These horses are level, cards and odds as well: as first player you say which is ahead.",
    ),
    "stables from 1:7 up to 1:2": (
        "Place the stables",
        "Shuffle the six stable tokens and name their colours in order: 1:7 first, 1:2 last.",
    ),
    "characters": (
        "Deal the characters",
        "Draw one character for each player and name them in the order of the seats.",
    ),
    "cards": (
        "Deal " + _CARDS + " to {seat:player}",
        "Draw " + _CARDS + " for {seat:player} and choose them here where only {seat:player} "
        "looks{kept:some(; {seat:player} keeps one)}.",
    ),
    "sprint die for the first player": (
        "Roll for the first player",
        "Roll one sprint die and name its colour.",
    ),
    "whom the die fits": (
        "Whom does the die fit?",
        "Read out the line for the colour just rolled and pick the player it fits best.",
    ),
    "sprint die for the tie": (
        "Roll to break the tie",
        "The best are level: roll one sprint die and name its colour.",
    ),
}

BOARD: Mapping[str, Pair] = {
    "character": (
        "{seat:player}, who will you be?",
        "Pick a character: it brings your money, and a stable or a special power.",
    ),
    "purchase": (
        "{seat:player}, your {first:some(first|second)} purchase",
        "Buy one thing, take a loan, ask another player to sell, or pass"
        "{gain:some( and get {gain:money})}.",
    ),
    "target to keep": (
        "{seat:player}, which target do you keep?",
        "Keep one face down; the others go back to their deck.",
    ),
    "assistant to keep": (
        "{seat:player}, which assistant do you keep?",
        "Keep one; the others go back to their deck.",
    ),
    "horse to keep": (
        "{seat:player}, which horse card do you keep?",
        "Keep one; the others go back to their deck.",
    ),
    "offer": (
        "{seat:player}, do you sell to {other:player}?",
        "For " + GOODS + "{which:some( of your choice)} {other:player} offers {price:money}. "
        "You may refuse; it costs nothing.",
    ),
    "swap": (
        "{seat:player}, whose card do you take?",
        "Pick a card of another player, who gets the one you have just "
        "{free:some(bought and cannot refuse; or keep it|acquired and cannot refuse)}.",
    ),
    "line-up": (
        "{seat:player}, line up your horses",
        "Put a horse card on one of your stables for this race, or say that you are done.",
    ),
    "odds change": (
        "{seat:player}, do you change the odds?",
        "Move any one stable {rows:plural(row|rows)} up or down, or pass.",
    ),
    "sell auction": (
        "{seat:player}, would you sell 1 VP for {price:money}?",
        _LED + ". The last yes sells, and a no puts you out of this auction.",
    ),
    "buy auction": (
        "{seat:player}, would you buy 1 VP for {price:money}?",
        _LED + ". The last yes buys, and a no puts you out of this auction.",
    ),
}

PARTY: Mapping[str, Pair] = {
    **RACE,
    "photo finish": (
        "{seat:player}, who is ahead in the photo?",
        "Equally far beyond the line: the bookmaker has the last word. Do not be bribed!",
    ),
    "book": (
        "{keeper:player} keeps the book",
        "Tap a guest, two horses, two stakes; close the book when everybody has a slip.",
    ),
    "next race": (
        "Another race?",
        "Whoever gained most in the last race keeps the next book.",
    ),
    "collect": (
        "{seat:player} collects the slips",
        "Everybody fills in a slip on paper; once all are in the hat, let them run.",
    ),
    "first bookmaker": (
        "Draw the first bookmaker",
        "Draw lots for the book and name the number of the guest.",
    ),
}

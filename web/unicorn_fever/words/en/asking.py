"""Questions and answers of Unicorn Fever in English."""

from __future__ import annotations

from collections.abc import Mapping

QUESTIONS: Mapping[str, tuple[str, str]] = {
    "action": (
        "{seat:player}, take one token: turn {number} of 3",
        "Tap a stall: you take the top token of its pile.",
    ),
    "contract": (
        "{seat:player}, choose a contract",
        "It works for you until the end of the game. Nothing is taken until you tap one.",
    ),
    "bet": (
        "{seat:player}, make your bet",
        "Tap a bet token on a unicorn: ★ is the glory it brings, × what the stake is worth.",
    ),
    "magic": (
        "{seat:player}, play magic",
        "Choose a card, then tap the unicorn it is for. It lies face down until the race.",
    ),
    "bet and magic": (
        "{seat:player}, bet and play magic",
        "In the order you like: tap a bet token, or choose a card and tap a unicorn.",
    ),
    "magic before the bet": (
        "{seat:player}, first your cards, then your bet",
        "Tap a unicorn for the next card, or tap “Now the bet” and keep the rest.",
    ),
    "stake": (
        "{seat:player}, how much?",
        "The stake goes to the bank; a won bet pays it back two times or more.",
    ),
    "bet token to reserve": (
        "{seat:player}, reserve a bet token",
        "Your Royal Box: nobody else can have the token you tap.",
    ),
    "card to drop": (
        "{seat:player}, put a card back",
        "You hold more cards than your limit. Tap the one you can spare.",
    ),
    "card for the unicorn to discard": (
        "{seat:player}, which card goes?",
        "Duskglitter is enraged and throws out one negative card. The first player says which.",
    ),
    "unicorn to push down": (
        "{seat:player}, push a unicorn down?",
        "Mudslingers: it falls one row of odds, and runs and pays by the new row.",
    ),
    "negative card to discard": (
        "{seat:player}, throw a card out?",
        "Mirror Ward: one negative card on a unicorn you have bet on.",
    ),
    "positive card to discard": (
        "{seat:player}, throw a card out?",
        "Hexbreakers: one positive card on a unicorn you have not bet on.",
    ),
    "unicorns to swap": (
        "{seat:player}, swap two unicorns?",
        "Odds Transmuter: two on neighbouring rows of odds change places.",
    ),
    "movement card on top": (
        "{seat:player}, which card comes first?",
        "Keyhole Scouts: the two cards on top of the deck. Each row of odds moves as it says.",
    ),
    "unicorn for the tailwind": (
        "{seat:player}, who gets the tailwind?",
        "Tailwind Charm: a unicorn you have bet on starts a space farther.",
    ),
    "dice": (
        "{seat:player}, roll the dice again?",
        "Second Cast: once a race, both dice may be rolled again.",
    ),
    "photo finish": (
        "{seat:player}, who is ahead?",
        "They are level in everything. The first player decides.",
    ),
    "results": (
        "The bank pays",
        "Owners first, then bets, magic and contracts; last the tax: a gold for each star.",
    ),
    "chance": ("By lot", "Chance decides."),
}

ANSWERS: Mapping[str, str] = {
    "take magic": "the magic token",
    "take any-bet": "the bet token",
    "take win-bet": "the win token",
    "take gold": "the gold token",
    "printed any-bet": "the printed bet space",
    "printed gold": "the printed gold space",
    "sign": "{card:card}",
    "loan": "a loan: {loan} gold now, {cost} back",
    "pass": "leave it",
    "bet": "{bet:bet} on {horse:horse}",
    "play": "{card:card} on {horse:horse}",
    "look": "a look at the cards on {horse:horse}",
    "reserve": "{bet:bet} on {horse:horse}",
    "drop": "{card:card}",
    "discard": "{card:card}",
    "push": "{horse:horse} down",
    "swap": "{horse:horse} and {other:horse}",
    "first": "card {card} first",
    "wind": "{horse:horse}",
    "keep": "keep them",
    "reroll": "roll again",
    "ahead": "{horse:horse} ahead",
    "stake": "{stake:gold}",
    "stake taken back": "a bet of {stake:gold}",
}
"""By its verb, or whole."""

ABOUT_TO: Mapping[str, str] = {
    "take": "{seat:player} takes {what}.",
    "printed": "{seat:player} uses {what}.",
    "sign": "{seat:player} signs {what}.",
    "loan": "{seat:player} takes {what}.",
    "pass": "{seat:player} leaves the rest.",
    "bet": "{seat:player} lays a {what}.",
    "play": "{seat:player} lays {what}.",
    "look": "{seat:player} takes {what}.",
    "stake": "{seat:player} stakes {what}.",
    "reserve": "{seat:player} reserves the {what}.",
    "drop": "{seat:player} puts {what} back.",
    "discard": "{seat:player} throws {what} out.",
    "push": "{seat:player} pushes {what}.",
    "swap": "{seat:player} swaps {what}.",
    "first": "{seat:player} puts {what}.",
    "wind": "{seat:player} gives the tailwind to {what}.",
    "keep": "{seat:player} keeps the dice.",
    "reroll": "{seat:player} has the dice rolled again.",
    "ahead": "{seat:player} puts {what}.",
    "face down": "{seat:player} lays a magic card face down.",
}
"""What an answer does, by its verb."""

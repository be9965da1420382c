"""The rules of Unicorn Fever in English."""

from __future__ import annotations

from collections.abc import Mapping

RULES: Mapping[str, tuple[str, ...]] = {
    "R.1": (
        "The start",
        "Everybody gets {start_gold} gold and five magic cards. Two of the five clans are in "
        "play, eight contracts each; three contracts lie face up.",
        "The six unicorns get their odds by lot, one on each row from ×2 to ×7. The first player "
        "owns the unicorn on ×7, the next one clockwise that on ×6, and so on. The unicorn with "
        "the worst odds is enraged (R.12).",
        "There are four races. Each has a preparation, the race, and the results. Whoever has most "
        "glory at the end is Master of the Horn.",
    ),
    "R.2": (
        "Preparation",
        "From the first player on, everybody does one action, three times round. An action is the "
        "token on top of one of the five stacks, or a space printed on the board.",
        "Do all that the token says, in any order. What you cannot or will not do is left. The "
        "token below may be weaker, or dearer, and each is there once a race.",
        "Loans (R.6) are no action: take one whenever it is your turn.",
    ),
    "R.2.1": (
        "Playing magic",
        "Lay cards from your hand face down on unicorns: several on the same, or on different "
        "ones. When you are done, draw up to five at once. When the deck is empty, the cards put "
        "aside are shuffled.",
        "White cards are positive, black ones negative. Nobody sees what you lay before the race.",
        "Once a card is laid, the magic is finished, or left, before the bet of the same token. To "
        "look with the Owl at the Window begins nothing: the bet may still come first. But who "
        "stops then leaves all the rest of the token, the bet too.",
    ),
    "R.2.2": (
        "Bets",
        "Take a bet token off the board and put at least 1 gold on it. There is one of each kind "
        "for each unicorn. The stake goes to the bank.",
        "A win bet is won if the unicorn is first: it pays the stake times its odds, and "
        "{win_glory} glory. An early place bet is won for one of the first three: it pays the "
        "stake times {place_pays}, and {early_glory} glory. A late place bet is the same, with "
        "{late_glory} glory; those are there for four to six players.",
        "You may lay as many bets as your actions allow, also several on one unicorn. The printed "
        "bet space is always there, however often it is used.",
        "Example: 4 gold to win on a unicorn at ×5 bring 20 gold and {win_glory} glory.",
    ),
    "R.2.3": (
        "Glory on a bet",
        "Tokens of the win stack put glory on the bet. It is won with the bet.",
    ),
    "R.2.4": (
        "Contracts",
        "Sign one of the three contracts that lie face up. The first token of a race costs "
        "{first_price:some({first_price} gold|nothing)}, the next {next_price} gold, the last "
        "{last_price}. A contract works for you from now until the end.",
    ),
    "R.2.5": (
        "Gold",
        "Each token of the gold stack brings {token_gold} gold. When both are gone, a printed "
        "space brings {printed_gold}.",
    ),
    "R.2.6": (
        "First player",
        "The first gold token of a race has the carrot on it. Whoever takes it is first player "
        "once everybody has done three actions. If nobody does, nothing changes.",
    ),
    "R.3.1": ("The carrot", "Before the race the carrot goes to whoever took it (R.2.6)."),
    "R.3.2": (
        "The reveal",
        "All magic is turned up. In each lane a positive and a negative card of the same letter "
        "cancel each other.",
        "Then Duskglitter, if enraged, throws out a negative card. Then contracts that speak after "
        "the reveal are used, from the first player on. Then letter L throws out cards of the "
        "other sign, and letter H moves the odds. Nothing climbs above ×2 or falls below ×7.",
    ),
    "R.3.3": ("The deck", "All 23 movement cards are shuffled before each race."),
    "R.3.4": (
        "The movement card",
        "Each turn of the race begins with a card: every unicorn moves as many spaces as the card "
        "shows for its row of odds. On the first card, start effects count; later on, those for "
        "the first or the last on the track.",
    ),
    "R.3.5": (
        "The sprint",
        "Then two dice are rolled. Each colour shown moves one space more; twice the same colour "
        "counts once.",
    ),
    "R.3.6": (
        "The line",
        "The line is on space 12. Unicorns run on behind it, and there is no end to the course.",
    ),
    "R.3.7": (
        "Photo finish",
        "Unicorns that come over the line in the same turn are placed by how far they are beyond "
        "it. If level, magic and powers decide, then the better odds, then the first player.",
    ),
    "R.3.8": (
        "Places",
        "The race goes on until all six have a place. A unicorn that is home runs no more. "
        "When five are home, the sixth is last at once.",
    ),
    "R.4.1": (
        "Prizes and bets",
        "The owners of the first three get {first_prize}, {second_prize} and {third_prize} gold. "
        "Then won bets are paid (R.2.2), with the odds as they stood in the race. Then magic that "
        "pays, then contracts.",
        "A Purse of Plenty or a Hole in the Purse reaches whoever has bet on its unicorn once, "
        "however many bets that are. Several reach a player in the order of that player’s bets, "
        "and nobody pays more than there is.",
    ),
    "R.4.2": (
        "The Glory Tax",
        "Everybody pays 1 gold for each glory. Whoever has not enough takes loans until it is "
        "paid. Glory printed on contracts counts at the end only and is not taxed.",
    ),
    "R.4.3": (
        "New odds",
        "A unicorn that came in better than its row climbs one row, one that came in worse falls "
        "one. Two may share a row.",
    ),
    "R.4.4": (
        "New rage",
        "The unicorn on the worst row is enraged in the next race; all of them if they share it. "
        "That never changes during a race.",
    ),
    "R.4.5": ("New contracts", "Contracts left over are put away; three new ones are turned up."),
    "R.4.6": ("The next race", "After the last race, R.4.3 to R.4.5 are left out."),
    "R.5.1": (
        "Loans at the end",
        "Each loan is paid back with {loan_cost} gold. Whoever cannot keeps it.",
    ),
    "R.5.2": (
        "The last glory",
        "Every {gold_per_glory} gold left make 1 glory. Then the glory printed on contracts is "
        "added.",
    ),
    "R.5.3": (
        "Who wins",
        "Fewer unpaid loans come first, then more glory, then more gold. Who is level in all "
        "shares the place.",
    ),
    "R.6": (
        "Loans",
        "A loan from the elven mob brings {loan} gold now and costs {loan_cost} at the end. You "
        "may take one whenever it is your turn, as many as you like; there are twenty in the "
        "box.",
    ),
    "R.7": (
        "Two players",
        "All tokens with a B stay in the box. Before each race a die takes away one win token and "
        "another one early place token.",
    ),
    "R.8": ("Six players", "Everybody holds four magic cards instead of five."),
    "R.9": ("The short game (a choice)", "Three races instead of four. It suits six players."),
    "R.10": (
        "What contracts say",
        "A contract does what it says, at the moment it names, for its owner alone. Two that speak "
        "at the same moment do so from the first player on, and each player’s in the order of "
        "signing. At the start of a preparation the Deep Vault pays before the Royal "
        "Box keeps a token, whichever was signed first.",
        "What the forty contracts do is our own, and so are their clans’ habits: the printed cards "
        "may differ.",
    ),
    "R.11": (
        "What magic says",
        "A card counts for the whole race. First cards that set a number, then those that add, "
        "then those that bound it; a unicorn that may not sprint never does. Nobody moves "
        "backwards, and a won bet never brings less than 0 glory.",
        "The letters and the signs are those of the printed cards; what each card does is our own, "
        "and the printed ones may differ.",
    ),
    "R.12": (
        "What enraged unicorns do",
        "Each has a power of its own while it is enraged. A magic card for the same moment takes "
        "its place.",
        "Ember Trot starts 1 space farther. Tumblejam moves 2 in its first sprint. Butterbolt "
        "moves 4 when it is last. Clover Nelly runs 1 farther at the line and wins photo finishes. "
        "Puddle Prince moves at least 2 on every card and wins photo finishes. Duskglitter throws "
        "out a negative card and wins photo finishes.",
        "These powers are our own, and so are the amounts of most action tokens: the printed ones "
        "may differ. Printed are the glory of the second win token, the 10 gold and the price "
        "of 3.",
    ),
}
"""By number: heading and paragraphs, with the figures of `web/unicorn_fever/words/figures.py`."""

EARLIER: Mapping[str, tuple[str, ...]] = {
    "1 R.2": (
        "This game was begun under version 1 of the rules and goes on by it: "
        "the first magic token plays two cards, like the second.",
    ),
    "2 R.2": (
        "This game was begun under version 2 of the rules and goes on by it: "
        "the first magic token plays two cards, like the second.",
    ),
    "1 R.10": (
        "This game was begun under version 1 of the rules and goes on by it: {mended} contracts "
        "are as they were before they were mended. Each says what it does here.",
    ),
}
"""By version and rule, what it says besides in a game begun under that version."""

"""The Board Game's rules after the race: payoffs, auctions, final stage, people (3.3 to H)."""

from __future__ import annotations

from web.horse_fever.words.en.rule_text import jokes
from web.words.texts import Rule

BOARD_PAYOFFS = Rule(
    "3.3",
    "Payoffs",
    (
        "In this order: lost stakes, won bets, prizes for stables, what horse cards and gifts by "
        "action cards bring, what assistants bring from the bank, what they collect from "
        "neighbours, fines by action cards. Each goes clockwise from the first player.",
    ),
)

AUCTIONS = (
    Rule(
        "4.1",
        "Auction: the bank buys a point",
        (
            "Each round the bank buys one VP token. It offers the first player 1,000 D. Whoever "
            "says no is out of this auction. After each yes the price falls by 100 D, and the next "
            "player is asked, clockwise.",
            "When only the player who said yes last is left, that player gives a token and gets "
            "the price of that yes. If nobody says yes, nothing is sold. The price never falls "
            "below 100 D.",
            "Only players with a VP token take part. The VP of a stable cannot be sold.",
            "Example: Ann says yes to 1,000 D, Ben no, Cat yes to 900 D, Ann no to 800 D. Cat "
            "sells 1 VP for 900 D.",
            "The first edition has both auctions, the second has none; you can choose.",
        ),
    ),
    Rule(
        "4.2",
        "Auction: the bank sells a point",
        (
            "Then the bank sells one VP token in the same way. It starts at 1,000 D, and after "
            "each yes the price climbs by 100 D. The last yes buys.",
            "You cannot say yes to a price that you cannot pay.",
            "Example: Ann says yes to 1,000 D, Ben yes to 1,100 D, Ann no to 1,200 D. Ben buys "
            "1 VP for 1,100 D.",
        ),
    ),
    Rule(
        "4.3",
        "End of the round",
        (
            "Played action cards go back to their deck, horse cards to their owners. The player to "
            "the left becomes first player and the next round begins with its purchases.",
            "The first player card stays where it is if a first player has gone out in this round "
            "(3.3.4).",
        ),
    ),
)

FINAL_STAGE = (
    Rule(
        "5.1",
        "Repaying loans",
        (
            "After the last round everyone repays all loans: 2,500 D to the bank, 5,000 D to the "
            "mob, or the lower sum that an assistant names.",
            "Whoever cannot pay the whole sum is bankrupt and has lost, and has no place. A "
            "bankrupt player's VP are not counted, and the cards do not count when targets are "
            "compared.",
            "If only one player can pay, or owes nothing, that player wins. If all are bankrupt, "
            "nobody is placed.",
        ),
    ),
    Rule(
        "5.2",
        "Targets and victory",
        (
            "A target brings 2 VP if you alone have the most, or the fewest, of what it names. If "
            "another player has as many, it brings nothing. The same target twice counts once.",
            "VP are compared before targets are counted, Danari after loans are repaid.",
            "Example: Ann and Ben have two stables each, the others one. The target for the most "
            "stables brings neither of them anything.",
            "Then the most VP win; each stable counts as 1 VP.",
        ),
    ),
    Rule(
        "5.3",
        "Tie",
        (
            "If the best are level, a sprint die names the winner; Danari do not matter. "
            + jokes(),
            "Only the tie for first place is broken. Players level for a lower place share it.",
        ),
    ),
)

PEOPLE = (
    Rule(
        "C",
        "Characters",
        (
            "Six characters bring the stable on the row they name. Those with a star bring no "
            "stable; most of them have a power instead.",
            "Antonio Vesuvio may lay two second bets, one after the other.",
            "Eric Change moves any stable 2 rows once all first bets are laid, or leaves the odds "
            "alone. The edge of the board stops a stable, and the change stays.",
            "Miss Double may repeat a kind in the second purchase that was bought in the first. "
            "But nobody buys from a player twice in a round, not even Miss Double (1.1.8).",
            "Miss Paris wins bets to show on a horse that comes 4th, too.",
            "Otto von Alt buys action cards for less. Oliver Oil is simply rich.",
        ),
    ),
    Rule(
        "S",
        "Assistants",
        (
            "An assistant works for its owner in every round. What each one brings stands on its "
            "card.",
            "A discount counts at the bank and when you buy from a player. Example: with 300 D "
            "off, an assistant costs 100 D at the bank and 500 D from a player.",
            "Cédric Copieur, and the horse Troy, are swapped for a card of another player as soon "
            "as you draw them; nobody can refuse. If nobody has a card of that kind, they stay. "
            "Whoever gets them by the swap cannot swap again.",
            "Whoever buys one of them from a player may swap at once, too, or keep the card.",
            "Brian O'Fist collects from the player on your right, Pedro Pugnos from the player on "
            "your left. Whoever cannot pay gives what is left and loses 2 VP tokens (3.3.4).",
            "François Riche, in the first edition, pays for each VP from bets, stables and "
            "auctions, not for targets. In the second edition the money comes once, when you get "
            "the card.",
            "Adrien Justice and Philippe Justice act after the auction is over. With Philippe you "
            "may bid 300 D more than you have.",
        ),
    ),
    Rule(
        "H",
        "Horse cards",
        (
            "A horse card acts like an action card in its lane, in every race it runs.",
            "El Guapo and Biscuit de Mer move the odds of their stable at once when they are lined "
            "up. The stable stays there; Alfio and Steven come on top (3.1.3).",
            "Action cards are stronger: if one that acts in the lane has the same symbol, the "
            "horse's own symbol does nothing. Cards that are cancelled or thrown out do not count.",
            "What Armand or Pecunia does to those who bet (3.3.3) is a symbol of its own. Biscuit "
            "and Bosson bring their owner the money all the same.",
            "Example: Varonne of the first edition has start +1 and 2 per sprint. Globus Obscurus "
            "in the lane sets the start to 0: the horse does not start, but still sprints 2.",
            "Biscuit de Mer and Bosson bring their owner money at the payoffs of a race they run. "
            "Giumenta counts as two horse cards for targets.",
        ),
    ),
)

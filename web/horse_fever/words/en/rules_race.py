"""The rules from the reveal to the end: race, payoffs, new odds, end of the game (3.1 to F.4)."""

from __future__ import annotations

from web.horse_fever.words.en.rule_text import jokes
from web.words.texts import Rule

REVEAL = (
    Rule(
        "3.1",
        "Turning up the cards",
        (
            "Turn up all action cards. In each lane, first cancel letters (3.1.1), then let Fritz "
            "and Rochelle throw cards out (3.1.2), then change the odds (3.1.3). All other cards "
            "wait for their moment.",
        ),
    ),
    Rule(
        "3.1.1",
        "Same letters cancel",
        (
            "A positive and a negative card with the same letter in one lane cancel each other: "
            "neither does anything. It is one for one.",
            "Example: Magna Velocitas and Globus Obscurus have the same letter. Behind one horse "
            "they cancel; behind two different horses both act.",
        ),
    ),
    Rule(
        "3.1.2",
        "Fritz and Rochelle",
        (
            "Fritz Finden (Friz in the second edition) throws out all negative cards in its lane. "
            "Rochelle Recherche throws out all positive cards. In the same lane both act, "
            "and only special cards stay.",
            "Letters are cancelled before that. Example: Herba Magica, Venenum Veneficum and "
            "Rochelle lie in one lane. The first two have the same letter and cancel; Rochelle "
            "finds nothing more to throw out.",
        ),
    ),
    Rule(
        "3.1.3",
        "Cards that change the odds",
        (
            "Alfio Allibratore lifts the stable 2 rows, Steven Sting drops it 2 rows. Together "
            "they change nothing. The edge of the board stops a stable.",
            "The stable stays there. Its horse moves, is judged in photo finishes and pays by the "
            "changed odds. Example: Alfio lifts a stable from 1:4 to 1:2, one at 1:3 only to 1:2.",
        ),
    ),
)

RACE = (
    Rule(
        "3.2",
        "The race",
        (
            "A race is run in units, usually 4 to 7. Each unit is one movement card, then one roll "
            "of both sprint dice, then a look at the finishing line.",
            "The race is over when all six horses have a place.",
        ),
    ),
    Rule(
        "3.2.1",
        "Movement card",
        (
            "All 23 movement cards are shuffled before each race. The card shows a number for each "
            "row of odds: every horse moves that many spaces, all at the same time.",
            "Example: the card says 4 at 1:2. Red and green are both at 1:2, so both move 4.",
            "The first card of a race is the start. Cards that speak of the lead or of the last "
            "place do not act at the start; later they look at the horses still on the track at "
            "the moment the card is turned, shared places included.",
            "Pictures of movement card 92 repeat card 91. Horseburg uses the card that makes the "
            "deck fair; you can choose the printed one.",
        ),
    ),
    Rule(
        "3.2.2",
        "Sprint dice",
        (
            "Roll both dice: each horse they show moves 1 more space. The same colour twice is "
            "still one sprint. A horse that is in the ranking already stays there.",
            "A horse that crossed the line in this very unit still sprints. Example: red stands "
            "1 beyond the line and is rolled: now it stands 2 beyond.",
        ),
    ),
    Rule(
        "3.2.3",
        "Finishing line",
        (
            "The line is space 12, counted from the start box as 0. To reach it is to finish. "
            "Beyond it there is always room.",
            "Cards that act at the line do so once, when the horse crosses it, by card or by "
            "sprint. A stop puts the horse on the line first; bonus spaces are added after it. "
            "Sprints of the same unit still count.",
            "Example: red would stand 2 beyond the line, but XIII stops it on the line. Then the "
            "dice show red: it ends 1 beyond.",
        ),
    ),
    Rule(
        "3.2.4",
        "Photo finish",
        (
            "Horses that finish in the same unit on the same space need a photo. A card that wins "
            "photos comes first, one that loses them last. Among equals the better odds are ahead. "
            "If even the odds are the same, the first player decides.",
            "Example: red (1:4) and blue (1:2) both stand 1 beyond the line. Blue is ahead, unless "
            "red has a card that wins photos.",
        ),
    ),
    Rule(
        "3.2.5",
        "Ranking",
        (
            "At the end of each unit, horses on or beyond the line get the next free places, "
            "farthest beyond first. They leave the track.",
            "A horse alone on the track takes the last place at once.",
        ),
    ),
)

PAYOFFS = Rule(
    "3.3",
    "Payoffs",
    (
        "In this order: lost stakes, won bets, prizes for stables, gifts by cards, fines by "
        "cards. Each goes clockwise from the first player.",
    ),
)

MONEY = (
    Rule(
        "3.3.1",
        "Lost and won bets",
        (
            "A lost stake goes to the bank. A won bet pays by 2.1.2 or 2.1.3.",
            "Boss gives 1 VP more for each won bet on the horse. In the second edition Boss!!! "
            "takes 1 VP off, but never more than the bet brings. Example: with Boss a won bet to "
            "show brings 2 VP.",
        ),
    ),
    Rule(
        "3.3.2",
        "Prizes for stables",
        (
            "If your stable's horse comes 1st you get 600 D, for 2nd place 400 D, for 3rd place "
            "200 D.",
        ),
    ),
    Rule(
        "3.3.3",
        "Cards that pay or fine",
        (
            "Armand Amende: everyone who bets on the horse pays the bank 400 D. Pecunia Non Olet "
            "(second edition): everyone who bets on the horse gets 400 D from the bank.",
            "Won or lost does not matter, and two bets of one player on the horse count once.",
        ),
    ),
    Rule(
        "3.3.4",
        "When you cannot pay",
        (
            "You pay what you have and lose 2 VP tokens. If you have fewer than 2 tokens, you are "
            "out. The VP of a stable cannot be given up.",
            "A player who is out gives money and stakes to the bank, and cards and stables back.",
            "If that is the first player, the player to the left becomes first player at once, at "
            "the first bet as well as at the payoffs. Then the card does not pass on again at the "
            "end of that round: nobody is skipped.",
            "The last player still in wins. If that happens in the middle of the payoffs, these go "
            "on to their end first: all fines are collected, and one of them may put the last "
            "player out as well. If nobody is left, nobody wins.",
        ),
    ),
    Rule(
        "3.4",
        "New odds",
        (
            "Compare each horse's place with its row: 1:2 is row 1, 1:7 is row 6. A better place "
            "lifts the stable one row, a worse place drops it one row, the same place leaves it.",
            "Example: red stands on row 3 (1:4). It comes 1st, so it goes up to 1:3. Had it come "
            "5th, it would go down to 1:5.",
        ),
    ),
)

HANDING_OVER = Rule(
    "F.3",
    "Handing over",
    (
        "After each race, the player to the left becomes first player and the next race begins. "
        "The card stays where it is if a first player has gone out in this race (3.3.4).",
    ),
)

END = Rule(
    "F.4",
    "End of the game",
    (
        "After the last race the most VP win; each stable counts as 1 VP.",
        "If the best are level, the most Danari win. If they are level too, a sprint die names "
        "the winner. " + jokes(),
        "Only the tie for first place is broken. Players level for a lower place share it.",
    ),
)

ACTION_CARDS = Rule(
    "A",
    "Action cards",
    (
        "Positive cards help the horse they lie behind, negative cards hold it back, special "
        "cards do something else.",
        "When several cards change the same move, first comes a card that sets a number, then "
        "more and less are added. A horse never moves backwards. A horse that never sprints "
        "cannot be given a sprint.",
        "Example: one card sets the sprint to 2, another adds 1: the horse sprints 3 spaces.",
    ),
)

"""The stories of Horse Fever in English: for each its headlines, and its reports."""

from __future__ import annotations

from collections.abc import Mapping

SCORE = "{points} VP"

TOLD: Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "photo-three": (
        ("{count} noses in one photograph", "The plate shows {count} noses"),
        (
            "{among:list(horse)} came in together in race {race}. {by:which(odds=The odds|cards=The cards|first player=The first player|bookmaker=The bookmaker)} put {horse:horse} in front.",
        ),
    ),
    "photo-win": (
        ("Photo finish in race {race}", "The camera says {horse:horse}"),
        (
            "{horse:horse} and {other:horse} crossed as one in race {race}. {by:which(odds=The odds|cards=A card|first player=The first player|bookmaker=The bookmaker)} decided for {horse:horse}; the plate is on show at our office.",
        ),
    ),
    "judge": (
        ("The first player had to decide", "Neither odds nor cards could tell"),
        (
            "{among:list(horse)} were level in everything in race {race}. The first player pointed at {horse:horse}, and the stands had an opinion.",
        ),
    ),
    "many-photos": (
        ("{count} photographs in {races} races", "The photographer asks for more plates"),
        ("{count} times the plate had to settle a place. The photographer has sent us his bill.",),
    ),
    "outsider": (
        ("An outsider takes race {race}", "{horse:horse} at {row:odds}, and first"),
        (
            "Chalked up at {row:odds}, {horse:horse} won race {race}. Several experts are not at home to callers.",
        ),
    ),
    "favourite-last": (
        ("The favourite comes last", "{horse:horse}: first on the board, last on the course"),
        (
            "{horse:horse} was the favourite of race {race} at {row:odds}, and came in behind all the others. The call for an inquiry was laughed at.",
        ),
    ),
    "favourites-all": (
        ("Favourites win everything", "{races} races, {races} favourites"),
        ("Every one of the {races} races went to its favourite. The board knew it all along.",),
    ),
    "form-held": (
        ("As it was written, so they ran", "The board was right to the last horse"),
        (
            "In race {race} the six came in exactly in the order of their odds, from {horse:horse} to {other:horse}. The chalk is being framed.",
        ),
    ),
    "hat-trick": (
        ("{horse:horse} wins {count} times", "There is only one horse: {horse:horse}"),
        (
            "{count} races of this meeting went to {horse:horse}. The other stables have written to the editor.",
        ),
    ),
    "always-last": (
        ("Last again: {horse:horse}", "{horse:horse} likes to see the others"),
        ("{count} times {horse:horse} came last. It is a good-natured horse and bites nobody.",),
    ),
    "all-different": (
        ("{count} races, {count} winners", "Everybody’s turn"),
        ("No horse won twice: {horses:list(horse)} had a race each, in that order.",),
    ),
    "flew-past": (
        ("{horse:horse} could not stop", "Past the post, and past the tea tent"),
        (
            "{horse:horse} ended race {race} {spaces} spaces beyond the line. The groom caught up with an apple.",
        ),
    ),
    "quick-race": (
        ("Over before the tea was poured", "Race {race} takes {cards} cards"),
        (
            "{cards} cards were enough for race {race}, which {horse:horse} won. Latecomers missed all of it.",
        ),
    ),
    "slow-race": (
        ("The race that would not end", "Race {race}: {cards} cards, and still running"),
        ("{cards} cards had been turned up before {horse:horse}, too, was home in race {race}.",),
    ),
    "from-the-back": (
        ("From the back of the field: {horse:horse}", "{horse:horse} slept at the start, and won"),
        (
            "After the first card of race {race} {horse:horse} lay behind all others, even {next:horse}. At the line it was first.",
        ),
    ),
    "dice-twice": (
        ("The dice love {horse:horse}", "Double sprint, and again"),
        (
            "{count} times in race {race} both dice showed {horse:horse}, which came {place:ordinal}. The dice have been weighed and found honest.",
        ),
    ),
    "long-shot": (
        ("Long shot pays {money:money}", "{seat:player} believed in {horse:horse}"),
        (
            "{stake:money} on {horse:horse} to win at {row:odds}: in race {race} it came in, and the bank counted out {money:money} to {seat:player}.",
        ),
    ),
    "big-win": (
        ("{money:money} for one slip", "The bank pays, and {seat:player} smiles"),
        (
            "{seat:player} had {stake:money} on {horse:horse} in race {race}. It came to {money:money}, in small notes.",
        ),
    ),
    "lone-believer": (
        ("Only {seat:player} saw it coming", "One slip for the winner"),
        (
            "Nobody but {seat:player} had bet on {horse:horse} in race {race}. At {row:odds} it brought {money:money}.",
        ),
    ),
    "double": (
        ("To win and to show: {seat:player} has both", "{seat:player} collects twice"),
        (
            "{seat:player} had {horse:horse} on two slips in race {race}, to win and to show. Both paid, {money:money} together.",
        ),
    ),
    "big-loss": (
        ("{stake:money} gone with {horse:horse}", "A costly slip for {seat:player}"),
        (
            "{seat:player} laid {stake:money} on {horse:horse} in race {race}, which came {place:ordinal}. The slip is now a bookmark.",
        ),
    ),
    "so-close": (
        ("{stake:money} lost by a photograph", "So near, and yet so far, {seat:player}"),
        (
            "{seat:player} had {horse:horse} to win in race {race}. The plate put {other:horse} in front, and {stake:money} went to the bank.",
        ),
    ),
    "bank-day": (
        ("Every slip torn in race {race}", "Not one bet comes in"),
        (
            "{count} bets were laid on race {race}, {much:money} in all. {horse:horse} came first, and not one of them paid.",
        ),
    ),
    "unbacked": (
        ("Nobody believed in {horse:horse}", "The winner that no slip named"),
        (
            "Race {race} went to {horse:horse} at {row:odds}, on which nobody had laid a single coin.",
        ),
    ),
    "one-voice": (
        ("All on {horse:horse}", "The whole town bets on one horse"),
        ("All {count} slips of race {race} named {horse:horse}. It came {place:ordinal}.",),
    ),
    "perfect-book": (
        ("{seat:player} loses no bet", "{count} slips, {count} stamps"),
        (
            "All {count} bets of {seat:player} came in. A gentleman from the bank would like a word.",
        ),
    ),
    "luckless": (
        ("{seat:player} wins no bet", "{count} slips, all torn"),
        (
            "{count} times {seat:player} bet, and {count} times in vain: {much:money} in all. Whoever finds the missing luck is asked to bring it to our office.",
        ),
    ),
    "stable-king": (
        ("The stables of {seat:player} earn their oats", "{money:money} in prizes for one owner"),
        (
            "Prizes of {money:money} went to {seat:player} as an owner. The horses were told, and asked for sugar.",
        ),
    ),
    "fix-failed": (
        ("The fix that failed", "{card:action} could not stop {horse:horse}"),
        (
            "{seat:player} had put {card:action} behind {horse:horse} in race {race}. It worked, and {horse:horse} won all the same.",
        ),
    ),
    "against-all": (
        ("{count} cards against it, and first", "{horse:horse} beats the family"),
        (
            "{cards:list(action)} lay in the way of {horse:horse} in race {race}. It stepped over them and won.",
        ),
    ),
    "stopped": (
        ("{horse:horse} never had a chance", "{count} cards against one horse"),
        (
            "{cards:list(action)} were waiting behind {horse:horse} in race {race}. It came last, and looked surprised.",
        ),
    ),
    "fix-worked": (
        ("A helping hand for {horse:horse}", "{seat:player} left nothing to chance"),
        (
            "{seat:player} backed {horse:horse} in race {race}, and slipped it {card:action}. Together that paid {money:money}.",
        ),
    ),
    "own-goal": (
        ("Helped, backed, and last", "{card:action} helps nobody"),
        (
            "{seat:player} gave {horse:horse} {card:action} in race {race}, and backed it with {stake:money}. It came last.",
        ),
    ),
    "traitor": (
        ("{seat:player} against a horse of their own", "A slip in one hand, poison in the other"),
        (
            "{seat:player} had a bet on {horse:horse} in race {race}, and {card:action} behind it. It came {place:ordinal}. We asked why, and were shown the door.",
        ),
    ),
    "cancelled-own": (
        ("{seat:player} outwits {seat:player}", "Two cards too many"),
        (
            "{cards:list(action)} cancelled each other behind {horse:horse} in race {race}. Both had been played by {seat:player}.",
        ),
    ),
    "cancelled-other": (
        ("Two plans meet in one stall", "{seat:player} and {other:player} undo each other"),
        (
            "Behind {horse:horse} lay {cards:list(action)} in race {race}, from {seat:player} and {other:player}. They cancelled each other.",
        ),
    ),
    "crowd-behind": (
        ("{count} cards behind one horse", "A queue at the stall of {horse:horse}"),
        (
            "No fewer than {count} cards were turned up behind {horse:horse} in race {race}. It came {place:ordinal}, somewhat out of breath.",
        ),
    ),
    "honest": (
        ("An honest winner", "{horse:horse} wins by running"),
        (
            "{count:plural(card was|cards were)} laid before race {race}, none of them behind {horse:horse}, which won. The stewards are puzzled.",
        ),
    ),
    "detective": (
        ("{by:action} throws out {card:action}", "Caught at the stall"),
        (
            "Behind {horse:horse} {card:action} was found and thrown out in race {race}. The finder, {by:action}, would not comment.",
        ),
    ),
    "fined": (
        ("Fined for betting on {horse:horse}", "An expensive friend, this {horse:horse}"),
        (
            "{seats:players} had to pay for having bet on {horse:horse} in race {race}. One of the cards behind it said so.",
        ),
    ),
    "eliminated": (
        ("The ruin of {seat:player}", "{seat:player} leaves the course"),
        (
            "In race {race} {seat:player} could not pay any more and had to go. The hat was kept as a pledge.",
        ),
    ),
    "last-one-in": (
        ("{seat:player}, the last one standing", "All others ruined"),
        (
            "{count:plural(player|players)} had to leave the course. {seat:player} only had to stay, and was first.",
        ),
    ),
    "penalty": (
        ("No money, so points: {seat:player} pays", "{seat:player} pays in honour"),
        ("In race {race} {seat:player} could not pay, and lost {points} VP instead.",),
    ),
    "short": (
        ("{seat:player} turns out both pockets", "Short of cash in race {race}"),
        (
            "{owed:money} were due from {seat:player} in race {race}. There {money:some(were only {money:money}|was nothing at all)}.",
        ),
    ),
    "cannot-bet": (
        ("{seat:player} cannot even bet", "Too poor for a slip"),
        ("In race {race} the least bet was {minimum:money}, and {seat:player} did not have it.",),
    ),
    "die-decided": (
        ("A die makes the winner", "The cup rolls to {seat:player}"),
        (
            "Level in everything that counts, so a die was rolled. It showed {colour:colour}, and that was {seat:player}.",
        ),
    ),
    "loan-lost": (
        ("The lender knocks", "{seat:player} cannot pay it back"),
        (
            "{owed:money} were to be repaid, and {seat:player} could not. All that was won by then is lost.",
        ),
    ),
    "borrowed-and-won": (
        ("Won on borrowed money", "{seat:player} borrows the cup"),
        (
            "{seat:player} took up {count:plural(loan|loans)}, {money:money} in all, and came first. The lender tips his hat.",
        ),
    ),
    "two-lenders": (
        ("Owing to both sides of the street", "Bank and mob lend to {seat:player}"),
        (
            "{seat:player} borrowed from the bank and from the mob, and came {place:ordinal}. Both wish {seat:player} a long life.",
        ),
    ),
    "landlord": (
        ("{seat:player} buys up the stables", "{count} stables, one owner"),
        ("In the end {count} stables had been signed over to {seat:player}. The smell is rich.",),
    ),
    "dear-point": (
        ("{money:money} for a single point", "Honour comes dear to {seat:player}"),
        (
            "{seat:player} gave {money:money} for one victory point. The auctioneer’s hammer had to be cooled.",
        ),
    ),
    "unwanted": (
        ("Not a hand goes up", "Nobody moves at the auction"),
        (
            "The bank {what:which(sell=wanted to buy|buy=had a point to sell)}, and nobody {what:which(sell=sold|buy=bought)}. The auctioneer went home early.",
        ),
    ),
    "targets-met": (
        ("{seat:player} had a plan", "Secret targets: {count} for {seat:player}"),
        (
            "{seat:player} turned up {count} secret targets in the end, and had reached every one of them.",
        ),
    ),
    "traded": (
        ("Business between {seat:player} and {other:player}", "Sold for {money:money}"),
        (
            "{other:player} sold, {seat:player} paid {money:money}. Each is sure to have had the better of the other.",
        ),
    ),
}

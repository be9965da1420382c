"""The Gazette in English: what stands on every front page, and the stories that any game can have."""

from __future__ import annotations

from collections.abc import Mapping

PAGE: Mapping[str, str] = {
    "name": "The Horseburg Gazette",
    "motto": "All the news that gallops",
    "price": "Price: one apple",
    "edition": "Late edition",
    "finish": "The finish of race {race}: {horses:list}.",
    "purses": "The purses, race by race",
    "after": "{name}: {purses:each({money:money})}",
    "winner": "The winner’s portrait",
    "winners": "{seats:players}, {count:agree(winner|winners)} of the day, with {score:list(score)}",
    "empty": "Nobody stood in the winners’ enclosure.",
    "by": "From our own correspondent",
    "advertisement": "Advertisement",
    "order": "The order of the day",
    "back": "Back",
    "print": "Print",
    "picture": "Picture",
    "no picture": "This browser cannot make a picture of it, but it can print it.",
}
"""Said once a page."""

ADVERTS: tuple[tuple[str, str], ...] = (
    (
        "The Lucky Horseshoe Inn",
        "Oats for the horse, ale for you. Betting slips dried by the stove.",
    ),
    ("Doctor Fleck’s Tonic", "For tired legs, two or four. Not before a race, says the steward."),
    ("Mme Odile, Hats", "Seen from every stand. Also in the colours of your stable."),
    ("Binoculars for hire", "See the finish before the judge does. Deposit: one shoe."),
    ("Next meeting", "Gates open whenever somebody taps Play again. Bring an apple."),
)
"""The house advertises; which of them a page has follows from its stories."""

TOLD: Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "won": (
        ("{seat:player} wins the day", "A good day for {seat:player}", "Laurels for {seat:player}"),
        (
            "{seat:player} came first with {score:score}; {other:player} was next. The band played until the horses asked for quiet.",
            "With {score:score} {seat:player} left {other:player} in second place, and bought the apples.",
        ),
    ),
    "runaway": (
        ("{seat:player} out of sight", "Nobody near {seat:player}"),
        (
            "{seat:player} won with {score:score}, {margin:score} ahead of {other:player}. From the stands the rest looked like another race.",
            "A lead of {margin:score} over {other:player}: {seat:player} could have walked the last furlong, and some say did.",
        ),
    ),
    "by-a-nose": (
        ("By a nose: {seat:player}", "{seat:player} by a whisker"),
        (
            "Only {margin:score} parted {seat:player} and {other:player} in the end. {other:player} asked for a second count, and got the same one.",
            "{seat:player} beat {other:player} by {margin:score}, and not by a hair more. Hats were eaten.",
        ),
    ),
    "countback": (
        ("Level, and yet {seat:player} wins", "Dead level: {seat:player} gets the cup"),
        (
            "{seat:player} and {other:player} both had {score:score}. The rule book was fetched, and it chose {seat:player}.",
        ),
    ),
    "shared-win": (
        ("One cup, {winners:players}", "They share it: {winners:players}"),
        ("Nothing could part {winners:players}. The cup will change houses on Sundays.",),
    ),
    "nobody-won": (
        ("Nobody wins", "The cup stays in its cupboard"),
        (
            "{count:plural(player|players)} came, and not one of them was placed. The bank sends its kind regards.",
        ),
    ),
    "last-to-first": (
        ("From last to first: {seat:player}", "Written off, {seat:player} wins"),
        (
            "After race {race} {seat:player} had the thinnest purse of all, {money:some({money:money}|not a coin)}. Nobody laughs now.",
            "Poorest of the field after race {race} with {money:some({money:money}|nothing at all)}, {seat:player} went on and won the lot.",
        ),
    ),
    "wire-to-wire": (
        ("In front from start to finish: {seat:player}", "{seat:player} never looked back"),
        (
            "After each of the {races} races {seat:player} had the fullest purse. The others saw nothing but dust.",
        ),
    ),
    "late-dash": (
        ("{seat:player} comes late, and wins", "The last race makes {seat:player}"),
        (
            "Not the richest before race {race}, {seat:player} took {gain:money} from it, more than anybody, and the day with it.",
        ),
    ),
    "poor-winner": (
        ("Poor but first: {seat:player}", "Honour, not money, for {seat:player}"),
        (
            "{seat:player} won with the thinnest purse at the table: {money:some({money:money}|nothing)}. {other:player} went home with {much:money}.",
        ),
    ),
    "machine-won": (
        ("A machine takes the cup", "{seat:player}, a computer, beats the table"),
        (
            "{seat:player} is a computer, and first. {people:players} asked whether it could be unplugged between the races.",
            "Cogs before hearts: the computer {seat:player} has beaten {people:players}, and did not even smile.",
        ),
    ),
    "person-won": (
        ("One against the machines: {seat:player}", "{seat:player} beats {count} computers"),
        ("Alone among {count} computers, {seat:player} came first. Mankind may sleep well.",),
    ),
    "rich-loser": (
        ("Richest of all, and not first", "Money is not all, {seat:player} learns"),
        (
            "{seat:player} counts {money:money}, more than anybody. The winner, {other:player}, has {much:some({much:money}|an empty purse)}.",
        ),
    ),
    "fortune": (
        ("{seat:player} makes a fortune", "Gold rush for {seat:player}"),
        (
            "{seat:player} sat down with {before:money} and gets up with {money:money}. The cab home had four horses.",
        ),
    ),
    "fall": (
        ("The rise and fall of {seat:player}", "Easy come, easy go for {seat:player}"),
        (
            "After race {race} {seat:player} held {much:money}. In the end it was {money:some({money:money}|nothing)}.",
        ),
    ),
    "great-day": (
        ("Race {race} fills the purse of {seat:player}", "{seat:player} strikes gold"),
        (
            "{before:money} before race {race}, and {much:money} more after it: {seat:player} has had the best hour of the day.",
        ),
    ),
    "black-day": (
        ("Race {race}: a black hour for {seat:player}", "{seat:player} counts again, and sighs"),
        (
            "{seat:player} had {before:money} before race {race}, and {much:money} less after it. The Gazette offers its handkerchief.",
        ),
    ),
    "all-down": (
        ("The town goes home poorer", "Everybody lost, says everybody"),
        (
            "Not one purse is as full as in the morning: {much:money} less between the {count} of them. The bank has ordered a new carpet.",
        ),
    ),
    "all-up": (
        ("Everybody richer", "A bad day for the bank"),
        (
            "All {count} purses are fuller than in the morning, by {much:money} between them. The bank was seen counting its spoons.",
        ),
    ),
    "twins": (
        ("Two purses, one sum", "{seat:player} and {other:player}, coin for coin"),
        ("{seat:player} and {other:player} both went home with {money:money}, to the last coin.",),
    ),
    "close-field": (
        ("Hardly a coin between them", "The closest of fields"),
        (
            "From the richest, {seat:player}, to the poorest, {other:player}, it was only {gap:money}.",
        ),
    ),
    "yoyo": (
        ("Up and down with {seat:player}", "{seat:player} has seen both ends"),
        (
            "Poorest of all after race {low}, richest after race {top}: {seat:player} advises a strong stomach.",
        ),
    ),
    "seesaw": (
        ("Who is rich? Ask again", "The lead changes {count} times"),
        ("The fullest purse changed hands {count} times. Our chart below needed a longer ruler.",),
    ),
    "penniless": (
        ("Not a coin left", "Empty pockets: {seats:players}"),
        (
            "{seats:players} {count:agree(has|have)} nothing left and {count:agree(walks|walk)} home. The weather, at least, is fine.",
        ),
    ),
}

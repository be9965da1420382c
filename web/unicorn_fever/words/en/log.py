"""The log of Unicorn Fever in English: a sentence for every kind of event."""

from __future__ import annotations

from collections.abc import Mapping

_MOVED = "{way:which(up=climbs|down=falls)} from {before:odds} to {after:odds}"
_BET = "{bet:bet} on {horse:horse}"
_GETS = "{money:some(gets {money:gold}|gets nothing)}{vp:some( and {vp:glory})}"

SET_UP: Mapping[str, str] = {
    "start": "{seat:player} starts with {money:gold}.",
    "clans": "The clans of this championship: {clans:list(clan)}.",
    "contracts revealed": "{cards:some(On offer: {cards:list(card)}|No contracts are left)}.",
    "magic drawn": "{seat:player} draws {count:plural(magic card|magic cards)}.",
    "magic reshuffled": "The magic cards are shuffled again.",
    "first player": "{seat:player} has the carrot and is first player.",
    "odds set": "The odds: {odds:each({horse:horse} {row:odds})}.",
    "enraged": "{unicorns:list(horse)} {count:agree(has|have)} the worst odds and "
    "{count:agree(is|are)} enraged.",
    "owner": "{seat:player} owns {horse:horse}.",
    "round": "Race {number} is prepared.",
    "token removed": "The die takes the {bet:bet} on {horse:horse} off the board.",
    "token reserved": "{seat:player} reserves the {bet:bet} on {horse:horse}.",
}

PREPARATION: Mapping[str, str] = {
    "token taken": "{seat:player} takes {letter:some(the top token of|the free space under)} "
    "{stack:which(magic=the magic stack|any-bet=the bet stack|win-bet=the win stack|"
    "gold=the gold stack|contract=the contract stack)}.",
    "gold action": "{seat:player} gets {money:gold} from the gold stack.",
    "looked": "{seat:player} looks at the cards on {horse:horse}.",
    "magic played": "{seat:player} lays a magic card face down on {horse:horse}.",
    "magic dropped": "{seat:player} puts a magic card back.",
    "bet laid": "{seat:player} lays {stake:gold} on {horse:horse}: {bet:bet}"
    "{on_it:some(, with {on_it:glory} on it)}.",
    "contract signed": "{seat:player} signs {card:card}{money:some( for {money:gold})}.",
    "loan": "{seat:player} takes a loan of {money:gold}; now {loans:plural(loan|loans)}.",
}

RACE: Mapping[str, str] = {
    "card revealed": "{seat:player} had {card:card} on {horse:horse}.",
    "cards cancelled": "{cards:list(card)} cancel each other on {horse:horse}.",
    "card discarded": "{by:card} throws out {card:card} on {horse:horse}.",
    "contract speaks": "{seat:player} uses {card:card}.",
    "odds shifted": "{horse:horse} {way:which(stays=is at the edge of the board and stays at "
    "{after:odds}|" + _MOVED + ")}.",
    "deck shuffled": "The movement cards are shuffled.",
    "deck reshuffled": "The movement cards have run out and are shuffled again.",
    "scouted": "{seat:player} looks at the top two movement cards and puts them in order.",
    "tailwind": "{seat:player} gives {horse:horse} a tailwind.",
    "dice rerolled": "{seat:player} has {dice:list(colour)} rolled again.",
    "off": "Race {number} is off.",
    "movement card": "Card {unit}, number {card}: {runs:each({horse:horse} {count})}.",
    "line crossed": "{horse:horse} finishes and stands "
    "{overshoot:some({overshoot:plural(space|spaces)} beyond|exactly on)} the line"
    "{changed:some( (cards: {changed:signed}))}.",
    "sprint": "The sprint dice show {twice:some({colour:colour} twice|{dice:list(colour)})}: "
    "{runs:each({horse:horse} "
    "{home:some(is home already|moves {count:plural(space|spaces)})})}.",
    "photo finish": "Photo finish of {among:list(horse)}: {by:which(first player=the first player "
    "puts|odds=the odds put|cards=the cards put)} {horse:horse} ahead.",
    "placed": "{horse:horse} takes {place:ordinal} place.",
    "ranking": "The result: {places:each({place:ordinal} {horse:horse})}.",
}

RESULTS: Mapping[str, str] = {
    "owner prize": "{seat:player} gets {money:gold} as owner of {horse:horse}, {place:ordinal}.",
    "bet won": "{seat:player} wins the "
    + _BET
    + ", {place:ordinal}, and "
    + _GETS
    + "{contracts:some( (with {contracts:list(card)}))}.",
    "bet returned": "{seat:player} gets the " + _BET + " back: {money:gold}"
    "{vp:some( and {vp:glory})}, for {card:card}.",
    "bet lost": "{seat:player} loses the " + _BET + ", {place:ordinal}"
    "{money:some(; {contracts:list(card)} gives {money:gold} back)}.",
    "purse": "{seat:player} {money:some({money:sign(gets|pays)} {money:gold}"
    "|has nothing to pay)}: {card:card} on {horse:horse}.",
    "contract pays": "{card:card} brings {seat:player} "
    "{money:some({money:gold})}{both:some( and )}{vp:some({vp:glory})}.",
    "toll": "{seat:player} takes {money:gold} of {of:player}, for {card:card}.",
    "toll paid": "{seat:player} pays {money:gold} to {to:player}, for {card:card}.",
    "glory tax": "{seat:player} pays {money:gold} of tax on {held:glory}.",
    "new odds": "{moved:some({moved:each({horse:horse} "
    + _MOVED
    + ")}|All unicorns keep their odds)}.",
    "contracts discarded": "Nobody wanted {cards:list(card)}.",
}

END: Mapping[str, str] = {
    "loans repaid": "{seat:player} pays {count:plural(loan|loans)} back: {money:gold}.",
    "loans unpaid": "{seat:player} cannot pay {count:plural(loan|loans)} back.",
    "gold for glory": "{seat:player} turns {money:gold} into {vp:glory}.",
    "contract glory": "{card:card} brings {seat:player} {vp:glory} at the end.",
    "game over": "The championship is over.",
}

LOG: Mapping[str, str] = {**SET_UP, **PREPARATION, **RACE, **RESULTS, **END}

HEADINGS: Mapping[str, str] = {
    "set-up": "Before the first race",
    "preparation": "Preparation",
    "race": "Race",
    "results": "Results",
    "end": "The end",
}
"""The heading under which an event stands, by the part of the game."""

PHASES: Mapping[str, str] = {
    "preparation": "Preparation",
    "race": "Race",
    "results": "Results",
    "over": "End",
}

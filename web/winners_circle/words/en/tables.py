"""What is said in Winner's Circle, in English: events, questions, answers, the caller."""

from __future__ import annotations

from collections.abc import Mapping

LOG: Mapping[str, str] = {
    "race": "Race {number}: the horses come to the gates.",
    "lined up": "Gate {gate}: {card:card}, as {horse:horse}.",
    "lined up level": "{card:card} runs, as {horse:horse}.",
    "put under": "{card:card} goes under the stack: the {horse:horse} runs already.",
    "first bettor": "{seat:player} bets first and rolls first{by:which(lot=, by lot|, being the "
    "richest)}.",
    "bet laid": "{seat:player} lays {chip:laid} on {card:card}.",
    "off": "They are off. {seat:player} rolls first.",
    "rolled": "{seat:player} rolls {face:face}.",
    "moved": "{seat:player} moves {card:card}: {ran:plural(space|spaces)}"
    "{short:some(, blocked short of {spaces})}.",
    "pace": "{card:card} sets the pace: first at space 18.",
    "over the line": "{card:card} is over the line: {place:which(1=win|2=place|show)}.",
    "fresh": "All have moved: any horse may move again.",
    "came last": "{card:card} comes last.",
    "ranking": "Result of the race: {cards:list(card)}.",
    "chip turned up": "{seat:player} had {chip:chip} on {card:card}.",
    "win": "{seat:player} gets {money:money}: {card:card} has won, {each} a chip of 1.",
    "place": "{seat:player} gets {money:money}: {card:card} came second, {each} a chip of 1.",
    "show": "{seat:player} gets {money:money}: {card:card} came third, {each} a chip of 1.",
    "pace bonus": "{seat:player} gets {money:money}: {card:card} set the pace.",
    "penalty": "{seat:player} pays {money:money}: {card:card} came last"
    "{unpaid:some( (owed {owed:money}))}.",
    "paid off": "",
    "game over": "The last race has been paid.",
}

HEADINGS: Mapping[str, str] = {
    "race": "Line-up",
    "bet laid": "Bets",
    "off": "Race",
    "ranking": "Payoffs",
}
"""The heading under which an event stands, and all that follow until the next of these."""

PHASES: Mapping[str, str] = {
    "line-up": "Line-up",
    "bets": "Bets",
    "race": "Race",
    "payoffs": "Payoffs",
    "over": "End",
}

QUESTIONS: Mapping[str, tuple[str, str]] = {
    "chip": (
        "{seat:player}, lay a chip",
        "Choose a chip, then tap a horse. It pays if that horse is among the first three.",
    ),
    "chip face down": (
        "{seat:player}, lay a chip face down",
        "Choose a chip, then tap a horse. Only you know what it is worth: a 0 is a bluff.",
    ),
    "horse": (
        "{seat:player} rolls {face:face}",
        "Tap the horse that is to run. The pale horses show where each would come to stand.",
    ),
    "die": ("The die", "It is rolled."),
    "who bets first": ("Who bets first?", "Drawn by lot."),
    "gate": ("Gate {gate}", "A horse card is drawn."),
    "card": ("Horse {gate} of seven", "A horse card is drawn."),
}

ANSWERS: Mapping[str, str] = {
    "chip": "{chip:chip} on {horse:horse}",
    "horse": "{horse:horse}",
    "die": "{face:face}",
    "first": "{other:player}",
    "card": "{card:card}",
}

ABOUT_TO: Mapping[str, str] = {
    "face down": "{seat:player} lays a chip face down on {horse:horse}.",
    "chip": "{seat:player} lays {chip:chip} on {card:card}.",
    "horse": "{seat:player} moves {card:card} {ran:plural(space|spaces)}"
    "{over:some(, over the line)}{short:some(, as far as the others leave room)}.",
}

CALLED: Mapping[str, tuple[str, ...]] = {
    "off": ("And they’re off!", "The gates fly open!", "Away they go, seven abreast!"),
    "leap": (
        "What a leap by {card:card}, {ran} spaces!",
        "{card:card} takes wing: {ran} spaces!",
        "Look at {card:card} go, {ran} spaces at once!",
    ),
    "run": (
        "{card:card} moves up {ran:plural(space|spaces)}.",
        "{ran:plural(space|spaces)} for {card:card}.",
        "On comes {card:card}, {ran:plural(space|spaces)}.",
    ),
    "short": (
        "{card:card} is boxed in: only {ran} of {spaces}!",
        "No room for {card:card}: {ran} of {spaces}!",
    ),
    "stuck": ("{card:card} cannot move: horses in front of every hoof!",),
    "lead": ("{card:card} takes the lead!", "A new leader: {card:card}!"),
    "run-in": (
        "{card:card} is in the home straight, {left} to go!",
        "Here comes {card:card}, {left} from the line!",
    ),
    "pace": ("{card:card} sets the pace!", "First to the post at eighteen: {card:card}!"),
    "first": ("{card:card} wins! {card:card}!", "It’s {card:card}, past the post first!"),
    "second": ("{card:card} takes second!",),
    "third": ("{card:card} is third, and the race is run!",),
    "last": ("And a long way back, {card:card} comes last.",),
    "fresh": ("All have run once; now anybody may go again.",),
}

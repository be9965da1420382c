"""What is said at a meeting, in English: events, questions, answers, the caller."""

from __future__ import annotations

from collections.abc import Mapping

LOG: Mapping[str, str] = {
    "meeting": "Everybody has {money:money}. Six races will be run.",
    "silks": "{seat:player} rides in {silk:silk}.",
    "dealt": "Everybody is dealt {count:plural(nasty card|nasty cards)}, for the whole meeting.",
    "race order": "The races, in order: {races:list(race)}.",
    "entered": "{seat:player} has handed in the entry form.",
    "race": "Race {number}: {race:race}. Prizes: {prizes:list(money)}.",
    "on the board": "{seat:player} runs a horse of grade {grade} from lane {lane}, at {odds:odds}.",
    "broke": "{seat:player} has no money to bet with.",
    "no bet": "{seat:player} does not bet.",
    "bet laid": "{seat:player} bets {stake:money}; on which horse is secret.",
    "off": "They are off. {seat:player}, nearest the inside, moves first.",
    "rolled": "{seat:player} rolls a {face}.",
    "moved": "{seat:player}{lengths:some(’s horse runs {lengths:plural(length|lengths)}"
    "{lanes:some(, {lanes:plural(lane|lanes)} of them to the side)}|’s horse stands)}"
    "{lost:some(, and loses {lost} for want of room)}.",
    "on a fence": "{seat:player}’s horse has landed on {fence:fence}.",
    "doubled": "{seat:player}’s horse has the grade to run its {face} again: {section:section}.",
    "hemmed in": "{seat:player}’s horse has no room and stands.",
    "withdrawn": "{seat:player} withdraws a horse that was too far behind.",
    "turn lost": "{seat:player}’s horse {left:some(faces the wrong way|is turned round again)} "
    "and loses its turn.",
    "card played": "{seat:player} plays {card}{horse:at}.",
    "card back": "{card} returns to {seat:player}.",
    "false start": "False start! All horses are back, and {seat:player} moves first again.",
    "fell": "{seat:player}’s horse is down at {fence:fence}. The rider gets up and bows.",
    "remounted": "{seat:player}’s rider is back in the saddle at {fence:fence}.",
    "runs riderless": "{seat:player}’s horse runs on from {fence:fence} without its rider.",
    "slipped": "{seat:player}’s horse slips up on the flat and is led away. Nobody is hurt.",
    "driven": "{seat:player}’s horse {lanes:some(is driven {lanes:plural(lane|lanes)} "
    "{way:which(out=outward|inward)} first|has no room to be driven "
    "{way:which(out=outward|inward)})}.",
    "wandered": "{seat:player}’s riderless horse wanders {lengths:plural(length|lengths)}.",
    "wandered off": "The riderless horse crosses the line and trots off to the stables.",
    "over the line": "{seat:player}’s horse is over the line, {place:ordinal}.",
    "photo upheld": "The photograph says so: {seat:player} has won, {horse:player} is second.",
    "race over": "The race is over"
    "{placed:some(: {order:each({seat:player} {place:which(1=wins|is {place:ordinal})})}"
    "|, and nobody has finished)}.",
    "stewards": "The stewards’ die shows {face}: "
    "{upheld:some(the objection stands|nothing against {horse:player}’s horse)}.",
    "deposit": "{seat:player} leaves a deposit of {money:money} with the stewards.",
    "deposit back": "{seat:player} has the deposit of {money:money} back.",
    "disqualified": "{seat:player}’s horse is thrown out"
    "{placed:some(: now {order:each({seat:player} {place:which(1=wins|is {place:ordinal})})})}.",
    "slips opened": "The betting slips are opened.",
    "no winner": "There is no winner: all bets are lost, and no prize is paid.",
    "prize": "{seat:player} has {money:money} for {place:which(1=winning|2=second place|third "
    "place)}.",
    "prize unclaimed": "{seat:player} has {money:money} more: nobody came {place:ordinal}.",
    "bet won": (
        "{seat:player} had {stake:money} on "
        "{own:some(their own horse|the horse of {horse:player})} at {odds:odds}: {money:money}."
    ),
    "bet lost": (
        "{seat:player} had {stake:money} on "
        "{own:some(their own horse|the horse of {horse:player})}. Gone."
    ),
    "paid off": "",
    "meeting over": "The meeting is over.",
}

HEADINGS: Mapping[str, str] = {
    "meeting": "Before the meeting",
    "race": "The bookie’s board",
    "bets": "Bets",
    "off": "The race",
    "stewards": "The stewards’ room",
    "payoffs": "Payoffs",
}
"""The heading under which an event stands, and all that follow until the next of these."""

PHASES: Mapping[str, str] = {
    "meeting": "Colours",
    "entries": "Entries",
    "lanes": "Board",
    "bets": "Bets",
    "race": "Race",
    "stewards": "Stewards",
    "payoffs": "Payoffs",
    "over": "End",
}

QUESTIONS: Mapping[str, tuple[str, str]] = {
    "silks": ("{seat:player}, choose your colours", "You ride in them all day."),
    "cards": ("The nasty cards of {other:player}", "They are dealt for the whole meeting."),
    "order of the races": ("The order of the races", "The race cards are shuffled."),
    "entries": (
        "{seat:player}, enter your horses",
        "One horse for each race, in secret. Grade 1 doubles most. Tap two races to swap their "
        "horses.",
    ),
    "lane cards": ("The lane cards", "Everybody draws one."),
    "bet": (
        "{seat:player}, a bet to win?",
        "One horse, yours or another’s. The others learn how much, not on which.",
    ),
    "stake": ("{seat:player}, how much?", "Your stake lies open on the table."),
    "before the roll": (
        "{turn:player} to roll",
        "Nasty cards now: whoever has one to throw speaks up first.",
    ),
    "before the roll alone": ("{seat:player}, anything nasty?", "Choose a card, then its victim."),
    "no photo": (
        "The race is won, unless …",
        "A Photo Finish on {turn:player}’s horse could still turn it round.",
    ),
    "die": ("The die", "It is rolled."),
    "move": (
        "{seat:player} rolls a {face}",
        "Tap a lit space. Use the whole roll. Move outward freely, inward only with a 6.",
    ),
    "double": (
        "{seat:player}, run the {face} again?",
        "{section:section}: this horse has the grade for it. Tap a lit space, or stay.",
    ),
    "hemmed in": (
        "{seat:player} rolls a {face}, and has no room",
        "So far behind it may be taken out of the race; or it stands and waits for a way.",
    ),
    "wander": (
        "{seat:player} rolls a {face} for the loose horse",
        "Forward, sideways or back, wherever it is most in the way.",
    ),
    "after a fall": (
        "{fallen:player} is down!",
        "Only a Remount or a Riderless Horse can answer, and only now.",
    ),
    "after a fall alone": ("{seat:player}, an answer to the fall?", "Choose a card."),
    "stewards": (
        "The stewards are sitting",
        "Objections against a placed horse? When the jockeys have weighed in, bets are paid.",
    ),
    "stewards alone": ("{seat:player}, an objection?", "Choose a card, then a placed horse."),
    "stewards’ die": ("The stewards’ die", "It is rolled."),
}

ANSWERS: Mapping[str, str] = {
    "silk": "{horse:silk}",
    "none": "no bet",
    "money": "{amount:money}",
    "stake taken back": "a bet of {amount:money}",
    "roll": "Roll the die",
    "no-photo": "No photograph",
    "stay-down": "It stays down",
    "weighed-in": "No objection: pay out",
    "stay": "Stay here",
    "stand": "Stand and wait",
    "withdraw": "Withdraw the horse",
    "line": "over the line",
    "move": "the move",
    "space": "{part:which(home=home straight|bend=first bend|back=back straight|home turn)} "
    "{number}, lane {lane}",
    "thrown": "{name}{silk:some( at {silk:silk})}",
    "entries": "grades {grades}",
}

ABOUT_TO: Mapping[str, str] = {
    "silks": "{seat:player} will ride in {horse:silk}.",
    "entries": "{seat:player} hands in: grades {grades}.",
    "bet": "{seat:player} bets on {horse:silk}.",
    "none": "{seat:player} does not bet.",
    "stake": "{seat:player} bets {amount:money}.",
    "thrown": "{seat:player} plays {name}{silk:some( at {silk:silk})}.",
    "roll": "The die is rolled.",
    "no-photo": "The race is over.",
    "stay-down": "Nobody answers the fall.",
    "weighed-in": "The result stands, and bets are paid.",
    "stay": "{seat:player} stays here.",
    "stand": "{seat:player}’s horse stands where it is.",
    "withdraw": "{seat:player}’s horse leaves the race.",
    "move": "{seat:player}’s horse runs there.",
    "face down": "{seat:player} decides face down.",
}

CALLED: Mapping[str, tuple[str, ...]] = {
    "off": ("And they’re off, through the rain!", "The tape flies, and so does the mud!"),
    "ran": (
        "{seat:player} splashes on, {lengths:plural(length|lengths)}.",
        "{lengths:plural(length|lengths)} for {seat:player}.",
        "On squelches {seat:player}, {lengths:plural(length|lengths)}.",
    ),
    "lead": ("{seat:player} hits the front!", "And now it’s {seat:player} in the lead!"),
    "aside": ("{seat:player} swings wide.", "{seat:player} takes the scenic route."),
    "fence": (
        "{seat:player} stands on {fence:fence}. Careful now.",
        "Oh dear: {seat:player} stops right on {fence:fence}.",
    ),
    "doubled": ("And again! {seat:player} finds another gear!", "{seat:player} doubles up!"),
    "fell": (
        "Oh no, no, no! Down goes {seat:player}! The rider is up, and shakes a fist.",
        "{seat:player} is out of the saddle at {fence:fence}! I cannot look.",
        "Where is {seat:player}’s rider? In the mud. And so is my money.",
    ),
    "slipped": ("{seat:player} slips up! There was nothing there but grass!",),
    "remounted": ("Back in the saddle! {seat:player} will not have it!",),
    "runs riderless": ("And there goes the horse without {seat:player}!",),
    "turn lost": ("{seat:player} is facing the car park.",),
    "false start": ("False start! Everybody back, please. Yes, you too.",),
    "driven": ("{seat:player} is squeezed {way:which(out=outward|inward)}!",),
    "home": ("{seat:player} wins it!", "{seat:player}, {seat:player}, first past the post!"),
    "placed": ("{seat:player} is {place:ordinal}.",),
    "photo": ("Hold your slips: the judge had it wrong! {seat:player} has won!",),
    "hemmed in": ("No room at all for {seat:player}.",),
    "thrown": (
        "{seat:player} plays {card}. How very nasty.",
        "{card}, says {seat:player}.",
    ),
    "wandered": ("The loose horse goes where it likes.",),
}

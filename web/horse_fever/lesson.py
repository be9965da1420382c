"""The first race of Horse Fever: the recorded game, and what is said, one idea at a time."""

from __future__ import annotations

from web import html as h
from web.desk.script import Script
from web.horse_fever import words
from web.horse_fever.board.blackboard import rows_of
from web.horse_fever.seen import race_of, seen
from web.horse_fever.words import HORSES
from web.horse_fever.words.saying import say
from web.parts.movement import movement_card

NAMES = {
    who: HORSES[colour].name
    for who, colour in (("mine", "yellow"), ("shown", "red"), ("hers", "black"))
}
"""The horses of the recorded race: the newcomer's to win and to show, and Dorothy's."""


def instead(what: str, wanted: str) -> str:
    """The recorded answer, for who gives another."""
    said = words.answer_words(what, wanted)
    if wanted.startswith("behind "):
        return say("In this first race, put it {answer}.", answer=said)
    return say("In this first race, take {answer}.", answer=said)


def drawn(kind: str, view: object) -> h.Node:
    """The movement card, beside the words on it."""
    if kind != "movement card":
        return None
    its = seen(view)
    return movement_card(
        race_of(its).card,
        ((words.odds_text(row), far) for row, far in enumerate(rows_of(its), 1)),
    )


RACE = """\
horseburg save 1
game: "horse-fever/family"
rules: 2
seats: ["Robin", "Dorothy"]
options: {"length": "quick", "edition": "first", "card 92": "corrected", "starred cards": "off", "form guide": "off"}
bots: {"1": "casual"}
told: {"20": "d7a3", "31": "3121"}

green, blue, white, yellow, red, black
steve-mcskull, craneo-cervantes
die black
player 1
fustis-et-radix, venenum-veneficum
alfio-allibratore, serum-maleficum
> first bet
* Welcome to Horseburg, 1928
  You are Robin, and Dorothy sits opposite. Six horses run. You ride none of them: you bet.
* What it is all about @ #player-0 .purse
  Whoever has the most victory points (VP) after the last race wins. Danari (D) are the money
  that you bet with.
* Your stable @ #player-0
  The shirt says who runs for your stable: {shown}, which brings a prize in 1st, 2nd or 3rd
  place. Dorothy’s horse is slower, so she has more money.
* The odds @ #blackboard
  If a horse at 1:2 wins, it pays twice the stake: it is usually fast. One at 1:7 is usually
  slow, but pays seven times the stake.
* Win or show @ #bar .column-black
  A bet to win needs first place, and brings 3 victory points as well. A bet to show needs only
  1st, 2nd or 3rd: twice the stake, and 1 point.
* Your first bet
  {mine} pays four times the stake, and you hold a card that helps. Tap “win” for {mine}.
win yellow
> stake of the first bet
* Your stake @ #lay-bet
  Each victory point raises your minimum stake by 100 D. You have 2, so put down 200 D: tap the
  red button.
200
win black
400
> card to fix the race
* Now fix the race @ #bar .hand-choice
  Green cards help a horse, red ones hold it back; nobody sees which you play. What a card does
  stands below its Latin name; the letter counts later.
* A carrot
  Of the horses that cross the line in one race turn the farthest wins, so 2 more spaces there
  are worth a lot. Take Fustis et Radix.
fix fustis-et-radix
> horse to fix
* Behind the horse you bet on
  Your money is on {mine}. Put the card behind {mine}, face down.
behind yellow
fix alfio-allibratore
behind black
> card to fix the race
* A nasty one
  Dorothy has bet on {hers} and put a card there. Take Venenum Veneficum.
fix venenum-veneficum
> horse to fix
* Behind the horse she bet on
  Put it behind {hers}. She would do the same to you.
behind black
fix serum-maleficum
behind yellow
pass
> second bet
* A second bet
  Dorothy has passed: a second bet is up to you. This is your last chance before the cards are
  turned up.
* Play it safe
  {shown} runs for your stable. Tap “show” for {shown}: that pays twice the stake, whatever the
  odds.
show red
> stake of the second bet
* The same stake again @ #lay-bet
  One bet, one stake: put down 200 D once more.
200
card 97
sprint white red
card 86
sprint yellow white
card 104
sprint red black
card 96
sprint yellow red
card 100
sprint blue red

= card revealed !
* Who fixed what?
  The action cards are turned up, one by one. Green helps its horse, red holds it back, purple
  moves its odds or throws cards out; green and red of one letter cancel each other.
= off
* They are off
  Six horses in the gate, and 12 spaces to the line.
= movement card !
* The movement card
  It says for every row of odds how far its horses move. All move at once.
= sprint !
* The sprint dice
  Two dice name horses: each of them sprints 1 more space, unless a card says otherwise.
= photo finish !
* Photo finish!
  These horses reached the same space beyond the line. First a card decides, then the better
  odds.
= ranking
* The race is over @ #to-payoffs
  {mine} by the photo finish, {shown} second: you have won both bets. {hers} cost Dorothy her
  stake. Tap “To the payoffs”.
= payoffs
* The payoffs @ #next-race
  {mine} paid 4 times 200 D and 3 points, {shown} 2 times 200 D and 1 point. It is your stable,
  too: 400 D for 2nd place. The odds have moved with the places.
= running
* They run
  Keep an eye on {mine} and {shown}: your money runs with them.
= end
* That was your first race
  You turned 400 D into 1,200 D and won 4 victory points with your bets; your stable brought a
  prize as well. In a real game you play a few more races, with new cards for each.
"""

LESSON = Script(
    key="horseburg/first-race",
    text=RACE,
    say=say,
    instead=instead,
    names=NAMES,
    drawn=drawn,
)

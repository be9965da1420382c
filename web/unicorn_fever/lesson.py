"""The first race of Unicorn Fever: what is said at the recorded game, one idea at a time."""

from __future__ import annotations

from game.racing.movement import CARDS
from web import html as h
from web.desk.script import Script
from web.parts.movement import movement_card
from web.unicorn_fever import UNICORNS, say
from web.unicorn_fever.state import seen
from web.unicorn_fever.words.names import NAMES


def drawn(kind: str, view: object) -> h.Node:
    """The movement card, beside the words on it."""
    race = seen(view).race
    if kind != "movement card" or race is None:
        return None
    rows = enumerate(CARDS[race.card], 1)
    return movement_card(race.card, ((say("{row:odds}", row=row), far) for row, far in rows))


RACE = """\
horseburg save 1
game: "unicorn-fever"
rules: 2
seats: ["Robin", "Dorothy", "Basil"]
options: {"length": "short", "clans": "fairies and leprechauns", "form guide": "off"}
bots: {"1": "casual", "2": "casual"}
told: {"20": "7fc6", "40": "3e62", "43": "ef0b"}

FA6b, FA1b, FA4b
G25, G38, G31, G05, G14
G27, G34, G23, G10, G41
G17, G22, G28, G24, G18
player 1
orange, blue, red, green, yellow, purple
> action
* Welcome to the fair
  You are Robin. Dorothy and Basil sit with you. Six unicorns run; whoever has most glory after
  the last race is Master of the Horn.
* Gold and glory @ #player-0
  Coins are gold, to bet with. Stars are glory. You also own a unicorn, which brings a little
  gold if it does well.
* The odds @ #blackboard
  {best} is the favourite: a bet that it wins pays the stake times 2. {worst} is the slowest and
  would pay times 7.
* Three actions for everybody
  Each button is a stack of tokens, the best on top. Take “Bet”: you bet, and then play magic.
take any-bet
> bet and magic
* Your first bet
  An early place bet wins if the unicorn is first, second or third. It pays the stake times 2,
  and 3 glory. Take the one on {best}.
bet early orange
> stake
* How much?
  The stake goes to the bank. 8 gold would come back as 16: bet 8.
8
> magic
* Your magic @ #bar #magic-hand
  White cards help, black ones hinder. Nobody sees what you lay before the race.
* A helping of beans
  You hold {beans}. Tap “Lay it here” at {best}, and it starts faster.
play G05 orange
> magic
* And one for a rival
  {syrup} slows a unicorn down. Lay it on {rival}, the second favourite.
play G31 blue
G13, G16
printed any-bet
bet win orange
8
take any-bet
bet win blue
9
play G18 purple
G32
> action
* Others bet, too @ #fair .bet-slot.taken
  Dorothy and Basil have bet to win. Nobody can take the same bet token.
* A contract @ #bar [data-answer="sign FA1b"], #bar #to-contracts
  Tap “Contract”, the last stack. A contract works until the game ends: {chorus} adds a glory to
  the second bet you win in a race. Sign it.
sign FA1b
sign FA6b
reserve early yellow
sign FA4b
> action
* Your last action
  The ticket sign marks a bet that Dorothy has reserved by her contract. You take a win bet: it brings 5
  glory, and this token puts 2 more on it.
take win-bet
> bet
* Who comes first?
  {hope} pays times 4. Bet on it to win.
bet win red
> stake
* A small stake will do
  It is the glory you want: 3 gold are enough.
3
printed any-bet
bet early blue
1
printed any-bet
bet early green
1
card 104
sprint green blue
card 84
sprint purple green
card 95
sprint red green
card 87
sprint purple blue
card 85
sprint red orange

= card revealed !
* The magic is turned up
  Cards of the same letter cancel each other, white against black.
= card discarded !
* An enraged unicorn
  Whichever has the worst odds is enraged and has a power. {worst} throws out a black card: what
  Basil has laid on it does not count.
= movement card !
* A movement card
  Each unicorn runs as many spaces as the card says for its row of odds.
= sprint !
* The sprint
  Two dice: each colour they show runs one space more.
= photo finish !
* Photo finish!
  {hope} crossed a race turn earlier and has won. {best} and {third} are level: the better odds
  decide, and the favourite {best} is second.
= ranking
* The race is over @ #to-payoffs
  Whoever crosses the line a race turn earlier is ahead: {hope} has won, {best} is second. Both
  were your bets. Tap “To the payoffs”.
= payoffs
* The bank pays @ #next-race
  28 gold and 11 glory for you, one of them from {chorus}. Then the Glory Tax: a gold for each
  star. The odds have moved with the places.
= running
* They run
  Lean back, or cheer them on: {best} among the first three, {hope} in front!
= end
* That was your first race
  You lead with 11 glory, and the odds have changed. In a real game three more races follow.
  Whoever is short of gold takes a loan.
"""

LESSON = Script(
    key="horseburg/first-race/unicorn-fever",
    text=RACE,
    say=say,
    names={
        "best": UNICORNS["orange"],
        "worst": UNICORNS["purple"],
        "rival": UNICORNS["blue"],
        "hope": UNICORNS["red"],
        "third": UNICORNS["green"],
        "beans": NAMES["G05"],
        "syrup": NAMES["G31"],
        "chorus": NAMES["FA1b"],
    },
    drawn=drawn,
)

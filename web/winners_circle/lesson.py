"""The first race of Winner's Circle: what is said at the recorded game, one idea at a time."""

from __future__ import annotations

from web.desk.script import Script
from web.winners_circle import say
from web.winners_circle.words.names import NAMES

RUNNERS = {
    name: NAMES[card]
    for name, card in (
        *(("mine", "W15"), ("second", "W02"), ("third", "W20")),
        *(("theirs", "W14"), ("bell", "W17"), ("nobodys", "W22"), ("slow", "W28")),
    )
}
"""The horses of the recorded race: the newcomer's three in the order of the bets, and others."""


RACE = """\
horseburg save 1
game: "winners-circle"
rules: 1
seats: ["Robin", "Dorothy", "Basil"]
options: {"track": "circle", "bluff": "off", "odds helper": "off", "length": "whole"}
bots: {"1": "casual", "2": "casual"}
told: {"20": "fa9d", "40": "56f4", "60": "3843", "80": "a86c", "92": "cb7d"}

W15
W20
W14
W17
W02
W22
W28
player 3
1 white
> chip
* Welcome to the winner’s circle
  You are Robin. Dorothy and Basil sit with you. Seven horses run; you bet on three of them, and
  everybody moves all of them.
* What it is all about @ #seats
  Three races, and the richest wins. Horses that come in first, second or third pay; the last
  one costs.
* A horse card @ #programme li .figures
  Four figures: how far the horse runs for a head, a cap, a saddle and a horseshoe. Three of the
  six sides of the die are heads.
* Your first bet
  {mine} starts in front and runs 12 for a horseshoe. Your chip of 2 counts twice: tap {mine}.
2 grey
2 beige
2 beige
> chip
* The fewer bets, the more it pays
  Dorothy and Basil are both on {theirs}, so it pays less. {third} runs 7 for a head and has one
  bet, Basil’s: tap {third}.
1 white
1 caramel
1 red-brown
> chip
* Your last chip
  Never two of your chips on one horse. {second} runs 13 for a cap: tap {second}.
1 red-brown
1 black
shoe
white
shoe
> horse
* You have rolled a horseshoe @ #course .ghost
  Now you choose which horse runs. A pale horse stands where each would come to.
* One horse a space @ #programme .goes.blocked
  Where a space is taken a horse stops behind it: then it runs only 1 of 2, or cannot move at
  all.
* Your own, with its best side
  12 spaces for {mine}: there is nothing better. “Pays” is for a chip of 1, so your 2 would
  bring twice that. Tap it.
grey
shoe
caramel
head
beige
cap
> horse
* Each horse once
  A horse that has run waits until all seven have. A cap is 13 spaces for {second}: tap it.
red-brown
head
black
shoe
dark-brown
shoe
> horse
* All seven have run
  So everybody may run again, and you have another horseshoe. The first horse at space 18 sets
  the pace: if it ends among the first three, a chip of 1 on it pays 100 more. Send {mine} past
  it.
grey
shoe
caramel
head
beige
head
> horse
* A head, the plainest side
  {mine} has run. 7 spaces for {third}, your third horse, are welcome.
white
shoe
red-brown
cap
black
head
> horse
* One is left
  Only {nobodys} has not run. Nobody has bet on it; run it.
dark-brown
head
beige
head
white
cap
> horse
* One horse a space
  13 spaces end where {mine} stands, so {second} stops behind it, one space short. It is still a
  long way: tap it.
red-brown
cap
caramel
head
grey
head
> horse
* Spend a roll where it does no harm
  Your horses have run. {slow} is Dorothy’s, and 8 spaces would save it from the last place.
  Give {nobodys} its 2.
dark-brown
head
black
cap
red-brown
saddle
> horse
* A saddle
  {mine} has 9 for it, and stands 2 short of the line then. Tap it.
grey
shoe
caramel
saddle
black
head
> horse
* Not for the others
  8 spaces for {theirs} would help both rivals. Run your own {third}.
white
shoe
dark-brown
head
beige
head
> horse
* Over the line!
  A head is 2 spaces for {mine}, just enough. Tap it, and shout.
grey
saddle
white
cap
red-brown
head
> horse
* Third place is open
  A head would bring {theirs} or {bell} home, with chips of others. Give the roll to {nobodys}.
dark-brown
saddle
caramel
head
beige
W26
W12
W13
W18
W04
W06
W21

= over the line !
* Into the winner’s circle
  The first three stand in the middle; when the third is in, the race is over.
= ranking
* The race is over @ #to-payoffs
  {mine} has won for you, {second} is second. Tap “To the payoffs”.
= payoffs
* The payoffs @ #next-race
  {mine} had your 2 alone: 2 times 350, and 2 times 100 for space 18. {second} paid 250. {slow}
  was last and cost Dorothy 100.
= running
* The others move, too
  They also move your horses, and not always as you would like.
* Each has one roll
  Everybody rolls in turn, clockwise, and then has to run one of the horses.
* They run
  Everybody in turn, until the third horse is in.
= end
* That was your first race
  You have won 1,150. Two races follow in a real game, each with seven new cards, and the last
  one counts double.
"""

LESSON = Script(
    key="horseburg/first-race/winners-circle",
    text=RACE,
    say=say,
    names=RUNNERS,
)

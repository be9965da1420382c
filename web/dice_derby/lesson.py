"""The first race of Dice Derby: what is said at the recorded game, one idea at a time."""

from __future__ import annotations

from web.desk.script import Script
from web.dice_derby import NAMES, say

RACE = """\
horseburg save 1
game: "dice-derby"
rules: 1
seats: ["Robin", "Dorothy", "Basil"]
options: {"length": "one", "horses": "dealt", "bets": "off", "jockey": "off", "lanes": "even"}
bots: {"1": "casual", "2": "casual"}
told: {"20": "8532", "35": "dba2"}

12d, 2c, 7h, 10d, 6c
11h, 11s, 5c, 10c, 12h
3c, 8d, 9h, 2s, 5d
3s, 6h, 4s, 2h, 10s
8s, 5h, 4c, 11d, 8c
7d, 3h, 12s, 11c, 9d
6d, 3d, 7c, 6s, 12c
8h, 4h, 10h, 5s, 2d
4d, 9c, 7s, 9s
> throw
* Welcome to the derby
  You are Robin. Dorothy and Basil sit with you; whoever has most chips at the end wins.
  Whatever number two dice show, that horse goes one step.
* Your cards @ #player-0
  All cards are dealt, four of each horse. Those of the winner share the pot. You hold three of
  {mine} (12): a dot for each card.
* Four do not run
  The first four numbers go into these boxes. Each of their cards costs what the box says.
  Throw!
throw
3 4
throw
2 2
throw
4 5
> throw
* Three are out
  Whoever throws one of them again pays what its box says. Throw!
throw
2 2
throw
3 3
throw
4 4
> throw
* They are off @ #track
  You have paid 2 for a 4, and a 6 was the last to be scratched. Now each number is a step.
* Long lanes, short lanes
  12 comes seldom, so {mine} has three steps only. Throw!
throw
6 6
throw
2 3
throw
4 5
> throw
* Hear the crowd
  Basil has thrown a 9, which is scratched: 3 chips into the pot. Throw!
throw
6 6
throw
4 4
throw
5 5
> throw
* One step to go
  {mine} needs one 12 more. Throw, and shout!
throw
6 6

= ranking
* The race is over @ #to-payoffs
  The first horse over the line wins. Tap “To the payoffs”.
= payoffs
* The pot @ #next-race
  45 chips lay there, a quarter for each card: 11. Your three have brought 33, and 1 stays for
  the next race.
= running
* The dice go round
  Clockwise, one throw each.
* Everybody throws
  Watch which numbers come.
= end
* That was your first race
  You have won 17 chips. There are slips, an auction and a jockey’s purse for those who want
  more.
"""

LESSON = Script(
    key="horseburg/first-race/dice-derby",
    text=RACE,
    say=say,
    names={"mine": NAMES[12]},
)

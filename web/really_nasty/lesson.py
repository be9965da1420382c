"""The first race of a nasty meeting: what is said at the recorded game, one idea at a time."""

from __future__ import annotations

from web.desk.script import Script
from web.really_nasty import say

THROW = ", ".join(
    f"#bar {step}"
    for step in (
        '[data-answer="1 faller-stand purple"]',
        "#nasty-0[aria-pressed=false]",
        "#speak-0",
    )
)
"""The three taps that throw a card, whichever of them is next."""


RACE = """\
horseburg save 1
game: "really-nasty"
rules: 1
seats: ["Robin", "Dorothy", "Basil"]
options: {"lanes": "all", "odds": "fair"}
bots: {"1": "casual", "2": "casual"}
told: {"20": "1138", "40": "d1e9", "60": "b6be", "80": "c98e", "100": "aeae", "120": "edae", "140": "4ba7", "160": "ac1b", "165": "bc29"}

> silks
* Welcome to a wet afternoon
  You own a stable. So do Dorothy and Basil, who mean you no good. Six races over fences; whoever
  has most money at the end wins. Take the red hoops: you ride in them all day.
red
yellow
purple
N02, N12, N06, N21, N04, N08
N07, N18, N11, N01, N17, N20
N09, N03, N10, N13, N19, N24
stakes, cup, plate, vase, crown, purse
> entries
* Six horses, six races
  Each of your horses runs in one race. With grade 1, the best, one may run its roll twice in three
  parts of the course. The form is filled in: your best for most money. Hand it in.
3, 4, 5, 2, 1, 6
3, 2, 1, 6, 4, 5
1, 4, 6, 3, 2, 5
2, 4, 1
purple
4000
> bet
* A bet to win
  One horse of each stable runs, and you may bet on any in secret. Lane 1 is the shortest way.
  Yours is in lane 2, doubles in two parts and pays 3 to 1: back it.
red
> stake
* How much?
  Put £5,000 on it; if it wins, £20,000 come back. All may see how much you bet.
5000
none
roll
6
home-10-1
home-16-1
2 whip red
roll
3
home-7-4
roll
1
home-17-1
roll
1
home-8-4
roll
6
bend-5-1
roll
4
> move
* Whipped round! @ #player-1
  Dorothy threw a Whip Round at you, and two turns are gone. Between two moves anybody may throw
  a nasty card.
* Your first roll
  A 4: four lengths, forward or a lane outward. The lit spaces are where you can stop. Straight
  on is the shortest way.
home-8-2
roll
1
home-9-4
roll
3
back-3-1
roll
5
> move
* Over the fence, not onto it
  Whoever stops on a fence can be brought down by its Faller card. Five lengths take you over
  the Stand Fence, just short of the next.
home-13-2
roll
6
home-14-3
roll
2
back-4-2
roll
1
> move
* A risk
  A 1 ends on the hedge. While you stand there, its Faller card could bring you down: the red
  sign says so. Take the risk, lane 2 is short.
home-14-2
roll
5
bend-1-3
roll
6
back-10-2
back-16-2
roll
2
home-16-2
roll
6
bend-6-2
roll
2
back-18-2
roll
5
> move
* The bend
  Nobody threw the Faller card of that hedge. Outer lanes are longer here, and you come back
  inward only with a 6: stay in yours.
bend-3-2
roll
4
back-4-2
roll
5
turn-5-2
roll
3
bend-6-2
roll
1
back-4-3
roll
1
turn-6-2
roll
6
> move
* A six
  Only a 6 may take you inward, one lane. But there you would stop in the brook: fly over it in
  lane 2.
back-6-2
roll
1
back-5-3
roll
1
turn-7-2
roll
5
> move
* To where it doubles
  Your horse may double in Quicken Up. A stop marked ×2 is in it.
back-11-2
> double
* And again
  Run the same 5 once more, to just before the Long Drop.
back-16-2
roll
2
back-7-3
roll
5
home-1-6
home-6-6
roll
4
turn-2-2
roll
5
back-12-3
back-17-3
roll
5
home-11-6
> before the roll
* Your turn to be nasty @ #bar [data-answer="1 faller-stand purple"], #bar #nasty-0[aria-pressed=false], #bar #speak-0
  Basil has stopped on the Stand Fence, and you hold its Faller card! Tap “Robin plays a card”,
  then the card, then his horse.
1 faller-stand purple
stay-down
roll
6
> move
* Down goes Basil @ #bookie-2
  Your card has brought him down. He is out of the race, but may still throw cards, at you as
  well.
* Finish Well
  Your second section begins the final straight. Six lengths end right in it, and your horse
  runs them again.
home-1-2
home-7-2
roll
1
back-18-3
roll
4
home-11-2
roll
5
turn-3-5
roll
6
> move
* The line!
  Six is enough. Over the line, and shout.
line
roll
3
turn-6-5
roll
1
turn-7-5
roll
2
turn-9-5
roll
2
turn-11-5
roll
6
home-2-5
home-8-5
roll
3
home-10-6
roll
4
home-14-6
roll
1
home-15-6
roll
6
line
weighed-in

= card played
* A nasty card
  Each card is played once in the whole meeting. Everybody sees what it does.
= over the line
* You have won!
  You were first over the line. Dorothy runs on, for second place.
= race over
* All paid places are taken @ #to-payoffs
  You have won, Dorothy is second. In a real game the others could still object. Tap “To the
  payoffs”.
= payoffs
* The payoffs @ #next-race
  £30,000 for winning, and £20,000 for your bet: stake times 3, and the stake back.
= running
* The others run, too
  Everybody rolls and moves in turn, clockwise from the inside lane.
* The shorter way
  The inside lane is much the shortest. Only a 6 lets a horse move one lane inward: use it.
* They run
  Everybody in turn, until all paid places are taken.
= end
* That was your first race
  You have £65,000. Five more races follow in a real meeting, and each nasty card can be thrown
  once.
"""

LESSON = Script(
    key="horseburg/first-race/really-nasty",
    text=RACE,
    say=say,
)

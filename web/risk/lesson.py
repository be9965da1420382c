"""The first turn of Risk: what is said at the recorded game, one idea at a time."""

from __future__ import annotations

from web.desk.script import Script
from web.risk import say

RACE = """\
horseburg save 1
game: "risk"
rules: 1
seats: ["Robin", "Dorothy", "Basil"]
options: {"placing": "all by chance", "mission": "off", "end": "8 rounds", "fortify": "touching", "defence": "two", "chances": "off", "disputed": "border"}
bots: {"1": "casual", "2": "casual"}
told: {"20": "5ffb", "40": "83ab", "60": "dfe0", "80": "370c", "85": "a7ad"}

6
3
2
venezuela, brazil, northwest-territory, peru, north-africa
western-united-states, argentina, egypt, eastern-united-states, iceland
congo, great-britain, scandinavia, alaska, southern-europe
greenland, alberta, western-europe, quebec, ontario
east-africa, central-america, northern-europe, siberia, madagascar
ukraine, yakutsk, south-africa, afghanistan, kamchatka
india, mongolia, china, siam, new-guinea
middle-east, japan, eastern-australia, indonesia, ural
irkutsk, western-australia
venezuela
brazil
northwest-territory
venezuela
brazil
northwest-territory
venezuela
north-africa
western-united-states
peru
north-africa
western-united-states
peru
north-africa
eastern-united-states
argentina
egypt
eastern-united-states
central-america
egypt
great-britain
central-america
congo
great-britain
greenland
congo
southern-europe
greenland
alaska
southern-europe
iceland
alaska
western-europe
iceland
ontario
western-europe
quebec
ontario
east-africa
madagascar
ukraine
east-africa
madagascar
ukraine
siberia
siam
northern-europe
siberia
siam
northern-europe
yakutsk
india
afghanistan
yakutsk
india
afghanistan
kamchatka
japan
eastern-australia
kamchatka
ural
eastern-australia
china
> place
* The world is yours to take @ #track
  You are Robin. Whoever owns the whole map wins. A shield says whose a territory is, and how
  many armies stand there.
* Whole continents bring more @ #continent-south-america
  Of South America only Brazil is missing. All of it brings you two armies more a turn.
* First come new armies
  One for every three territories: four. Touch Venezuela to place them.
venezuela 4
> attack
* Now attack
  Brazil is chosen already, as the arrow shows. Roll until it falls, or one army is left.
venezuela brazil to 1
6 4 2 / 6 3
5 4 1 / 3 2
> move in
* Brazil has fallen
  The highest dice were compared, then the next; the lower one lost an army. Six armies move in.
6
> attack
* South America is yours
  You may attack as often as you like. Try North Africa over the sea, once, with three dice.
brazil north-africa 3
6 3 2 / 6 2
> attack
* Level, the defence holds
  Each side has lost an army. Stop while you are strong.
stop
> fortify
* One last move
  Armies may go next door once, and your turn ends. Nobody threatens Argentina: bring one up to
  Brazil.
argentina brazil 1
brazil

= running
* The dice fall
  Watch the pairs: red attacks, white defends.
* The dice have fallen
  Whichever has fallen over has lost.
* The dice fall again
  Three red ones against two white ones.
* Your turn ends
  A card is drawn.
= end
* That was your first turn
  For a conquest you draw a card; three that fit bring armies.
"""

LESSON = Script(
    key="horseburg/first-race/risk",
    text=RACE,
    say=say,
)

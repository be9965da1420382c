"""Riderless horses, horses under pressure, and the photo finish (N.20 to N.22)."""

from __future__ import annotations

import pytest

from game.really_nasty.course import SECTIONS
from tests.game.positions import cases, follow
from tests.game.really_nasty.positions import Position
from tests.game.really_nasty.scripted import Race, laid, place, put

RACES = """
N.20 Riderless stands on the fence, and is run by its owner
    lay: 1 holds riderless; 2 holds faller-rails; 0 at back-8-1
    race: 3 faller-rails red / 2 riderless
    then: 0 is riderless; 0 at back-8-1; on 0
    go on: roll 2
    then: 0 is asked; asked for wander
    then: may only back-10-1 | back-6-1 | back-8-3 | back-9-2 | back-7-2
    go on: back-6-1
    then: 0 at back-6-1; on 1
N.20 no space twice in a turn, and no slanting
    lay: 1 holds riderless; 2 holds faller-rails; 0 at back-8-1
    race: 3 faller-rails red / 2 riderless / roll 1
    then: may only back-9-1 | back-7-1 | back-8-2
N.20 it has no place, and over the line it is gone
    lay: 0 2 to go; 0 is riderless
    race: roll 3 line
    then: 0 is out; placed; last wandered off
N.20 never behind the start
    lay: 0 at home-5-1; 0 is riderless
    race: roll 2
    then: may only home-7-1 | home-5-3 | home-6-2 | home-4-1
N.20 it is no target for a card any more
    lay: 1 holds faller-brook slip; 0 at back-5-1; 0 is riderless
    race:
    then: 1 says slip blue | slip yellow
N.20 the first answer to a fall counts
    lay: 0 holds remount; 1 holds riderless; 2 holds faller-rails; 0 at back-8-1
    race: 3 faller-rails red / 2 riderless
    then: asked for before the roll; 0 is riderless; 0 holds remount
N.21 pressure out goes aside as far as it can, and on with the rest
    lay: lanes 3 4 1; grades 1 2 3; 2 holds pressure-out; 0 at home-6-3 again; turn 0
    race: 3 pressure-out red / roll 5
    then: told driven seat=0 way=out lanes=3; 0 at home-8-6; on 1
N.21 pressure in needs no six, and stops at a horse
    lay: lanes 4 2 1; grades 1 2 3; 2 holds pressure-in; 0 at home-6-4 again; 1 at home-6-2 again
    lay: turn 0
    race: 3 pressure-in red / roll 4
    then: 0 at home-9-3
N.21 with the rest it goes out only round another
    lay: 2 holds pressure-in; 0 at home-6-1 again; 1 at home-7-1 again
    race: 3 pressure-in red / roll 3
    then: 0 at home-8-2
N.21 only on the final straight, and only the horse to roll
    lay: 2 holds pressure-out pressure-in; 1 at home-6-2 again
    race:
    then: may not 3 pressure-out (N.21) The horse to roll next is not on the final straight.
    lay: turn 1
    race:
    then: 2 says pressure-out blue | pressure-in blue; may not 3 pressure-out red (N.21)
    go on: 3 pressure-out blue
    then: may not 3 pressure-in (N.21) This horse is under pressure already.
N.21 not on the first pass of the home straight
    lay: 2 holds pressure-out; 0 at home-6-1
    race:
    then: 2 says
N.21 it is over after that roll
    lay: 2 holds pressure-out pressure-in; 0 at home-9-1 again
    race: 3 pressure-out red / roll 1
    then: on 1
    lay: turn 0
    race:
    then: 2 says pressure-in red
N.22 the horse that moves next becomes the first if it crosses
    lay: lanes 1 2 3 4 5; 3 holds photo; 0 1 to go; 1 2 to go
    race: roll 1 line
    then: placed 0; on 1; 3 says photo blue
    go on: 4 photo blue / roll 2 line
    then: placed 1 0; told over the line seat=1 place=1; told photo upheld seat=1 horse=0
N.22 if it does not cross the card is gone
    lay: lanes 1 2 3 4 5; 3 holds photo; 0 1 to go; 1 5 to go
    race: roll 1 line / 4 photo blue / roll 1 home-12-2
    then: placed 0; 3 holds; 3 says
N.22 doubling in that move counts
    lay: lanes 1 2 3 4 5; 3 holds photo; 0 1 to go; 1 5 to go
    race: roll 1 line / 4 photo blue / roll 6 line
    then: placed 1 0
N.22 only before the next roll
    lay: lanes 1 2 3 4 5; 3 holds photo; 0 1 to go; 1 2 to go
    race: roll 1 line / roll 1 home-15-2
    then: may not 4 photo (N.22) This card is only for the horse that moves next after the winner.
N.22 not before anybody is home
    lay: 1 holds photo
    race:
    then: may not 2 photo (N.22) No rider has crossed the line.
N.22 one photo is enough
    lay: lanes 1 2 3 4 5; 3 holds photo photo; 0 1 to go; 1 2 to go
    race: roll 1 line / 4 photo blue
    then: may not 4 photo (N.22) A photo has been called for already.
N.22 if the next horse goes out before it rolls, the one after is next
    lay: lanes 1 2 3 4 5; 2 holds slip; 3 holds photo; 0 1 to go; 1 4 to go; 2 1 to go
    race: roll 1 line / 3 slip blue
    then: on 2; 3 says photo yellow
    go on: 4 photo yellow / roll 1 line
    then: placed 2 0
N.22 of two runners the race waits for the photo
    lay: lanes 1 2; 1 holds photo; 0 1 to go; 1 3 to go
    race: roll 1 line
    then: goes on; may no-photo
    go on: 2 photo blue
    then: may roll
    go on: roll 3 line
    then: over; placed 1 0
N.22 nobody calls, and the race is over
    lay: lanes 1 2; 1 holds photo; 0 1 to go; 1 3 to go
    race: roll 1 line / no-photo
    then: over; placed 0
N.22 a photo in vain
    lay: lanes 1 2; 1 holds photo; 0 1 to go; 1 3 to go
    race: roll 1 line / 2 photo blue / roll 1 home-14-2
    then: over; placed 0
N.22 the second falls before it rolls
    lay: lanes 1 2; 1 holds photo slip; 0 holds slip; 0 1 to go; 1 3 to go
    race: roll 1 line / 2 slip blue
    then: over; placed 0
N.22 when both photos are gone nobody waits
    lay: lanes 1 2; 1 holds photo photo; 1 spent photo photo; 0 1 to go
    race: roll 1 line
    then: over
N.22 a riderless horse is passed over
    lay: lanes 1 2 3 4 5; 3 holds photo; 0 1 to go; 1 2 to go
    race: roll 1 line
    lay: 1 is riderless; 2 1 to go
    race:
    then: 3 says
    go on: roll 1 home-15-2
    then: on 2; 3 says photo yellow
"""


@pytest.mark.parametrize(("position", "lines"), cases(RACES, Position))
def test_races(position, lines):
    follow(position, lines)


def test_n21_the_grade_may_still_double_where_the_drive_ends():
    column = SECTIONS["FW"].columns[0]
    game = put(laid(hands={2: "pressure-out"}), 0, place("home", column, 1, 2))
    assert Race(game).answer("3 pressure-out red", "roll", "1").what == "double"

"""The nasty cards, each in its own moment (N.14 to N.19)."""

from __future__ import annotations

import pytest

from game.play import CHANCE
from game.really_nasty.cards import CARDS
from game.really_nasty.state import Bet
from tests.game.positions import cases, follow
from tests.game.really_nasty.positions import Position
from tests.game.really_nasty.scripted import Race, laid, place, put
from tests.game.scripted import told

FENCES = {
    "stand": ("home", 11), "post": ("home", 14), "beeches": ("back", 2), "brook": ("back", 5),
    "rails": ("back", 8), "gorse": ("back", 14), "drop": ("back", 17),
}  # fmt: skip
CARDS_THROWN = """
N.14 a card is played once in the whole meeting
    lay: 0 holds whip whip
    race: 1 whip blue
    then: 0 says whip red | whip yellow
    race: 1 whip yellow
    then: 0 says; 0 holds; spent whip whip
N.14 what is not in the hand cannot be played
    lay: 0 holds slip
    race:
    then: may not 2 slip red (N.14) This card is not in your hand.
    then: may not 1 whip red (N.14); may not 1 slip (N.18) Say at which horse.
N.15 Whip Round costs the first two turns, and no die is thrown
    lay: 2 holds whip; 0 at back-10-1; 0 doubled QU; 2 at back-10-3; 2 doubled QU
    race: 3 whip blue / roll 1 back-11-1
    then: on 2; 1 lost 1
    race: roll 1 back-11-3 / roll 1 back-12-1
    then: on 2; 1 lost 0
    race: roll 1 back-12-3 / roll 1 back-13-1
    then: on 1; 1 at home-4-2; told 2 turn lost
N.15 in the very turn of its horse it costs that turn
    lay: 2 holds whip
    race: 3 whip red
    then: on 1; 0 lost 1; 0 at home-4-1; last turn lost
N.15 only before a horse has left the start
    lay: 2 holds whip; 0 at home-6-1; 1 at home-6-2
    race:
    then: 2 says whip yellow
    lay: 2 at home-6-3
    race:
    then: may not 3 whip (N.15) Every horse in the race has left the start.
    then: may not 3 whip red (N.15)
N.15 nobody is whipped round twice
    lay: lanes 1 2; 1 holds whip whip
    race: 2 whip blue
    then: 1 says whip red
    lay: 0 at home-6-1
    race:
    then: may not 2 whip (N.15) A horse is whipped round once a race.
N.16 False Start takes horses, doubles and cards back, but no bets
    lay: 0 holds false-start slip; 1 holds whip faller-stand; 0 bets 3000 1; 2 bets 1000 2
    lay: 0 at home-11-1; 0 doubled EP
    race: 2 whip yellow / 2 faller-stand red / stay-down
    then: on 1
    go on: 1 false-start
    then: at start; 0 is running; 1 is running; 2 is running; 0 holds slip
    then: 1 holds faller-stand whip; spent false-start; on 0; told 2 card back
N.16 it brings back those who slipped, and the riderless
    lay: 0 holds false-start slip; 1 holds faller-stand riderless; 1 at home-11-2
    race: 1 slip yellow / 2 faller-stand blue / 2 riderless / 1 false-start
    then: 0 is running; 1 is running; 2 is running; 1 holds faller-stand riderless
N.16 cards of earlier races stay away
    lay: 0 holds false-start slip whip; 0 spent whip; number 2
    race: 1 slip blue / 1 false-start
    then: 0 holds slip; spent false-start whip
N.16 until a horse has reached Briars Brook
    lay: 1 holds false-start; 0 at back-3-1
    race: roll 1 back-4-1
    then: 1 says false-start
N.16 and no more then
    lay: 1 holds false-start; 0 at back-3-1
    race: roll 2 back-5-1
    then: 1 says; may not 2 false-start (N.16) A horse has reached Briars Brook.
N.16 a whip round is as if it had not been
    lay: 0 holds false-start; 1 holds whip
    race: 2 whip red / 1 false-start
    then: on 0; 0 lost 0; 1 says whip red | whip blue | whip yellow
N.17 who plays Faller chooses among those on the fence, even the own
    lay: 0 holds faller-stand; 0 at home-11-1; 1 at home-11-2; 2 at home-11-3
    race:
    then: 0 says faller-stand red | faller-stand blue | faller-stand yellow
    go on: 1 faller-stand red / stay-down
    then: 0 is out; 1 is running; 2 is running; on 1
N.17 by those too who are out of the race
    lay: 0 holds faller-stand; 1 at home-11-2; 0 is out; turn 1
    race: 1 faller-stand blue / stay-down
    then: 1 is out
N.17 as long as it stands there, and not when it has left
    lay: 2 holds faller-stand; 0 at home-11-1; 1 at back-10-2; 1 doubled QU
    lay: 2 at back-10-3; 2 doubled QU; turn 1
    race: roll 1 back-11-2
    then: 2 says faller-stand red
    go on: roll 1 back-11-3
    then: on 0; 2 says faller-stand red
    go on: roll 1 home-12-1
    then: 2 says
N.17 on the second pass the fences of the home straight are fences too
    lay: 2 holds faller-post; 0 at home-14-1 again
    race:
    then: 2 says faller-post red
N.17 when doubling ends on a fence it is a fence
    lay: 2 holds faller-stand; 0 at home-7-1
    race: roll 2 home-9-1 home-11-1
    then: 2 says faller-stand red
N.18 Slipped Up takes any horse out that is not on a fence, and nothing brings it back
    lay: 0 holds slip; 2 holds remount riderless; 1 at back-14-2
    race:
    then: 0 says slip red | slip yellow
    go on: 1 slip yellow
    then: 0 is running; 1 is running; 2 is out; asked for before the roll; 2 says
    then: may not 3 remount (N.19) This card can be played only at once after a Faller.
N.18 only by who is still in the race
    lay: 0 holds slip; 0 is out; turn 1
    race:
    then: may not 1 slip (N.18) Your own horse must still be in the race.
N.18 not by who is home
    lay: 0 holds slip; 0 is home; turn 1
    race:
    then: may not 1 slip (N.18) Your own horse must still be in the race.
N.18 nor riderless
    lay: 0 holds slip; 0 at back-3-1; 0 is riderless; turn 1
    race:
    then: may not 1 slip (N.18) Your own horse must still be in the race.
N.18 a horse may slip at the start
    lay: 2 holds slip
    race: 3 slip red
    then: 0 is out; on 1
N.18 not where all stand on fences
    lay: 0 holds slip; 0 at home-11-1; 1 at home-11-2; 2 at home-11-3
    race:
    then: may not 1 slip (N.18) Every horse with a rider stands on a fence.
N.19 Remount puts the horse back on the same space, by anybody
    lay: 2 holds faller-rails; 0 holds remount; 0 at back-8-1
    race: 3 faller-rails red
    then: asked for after a fall; 0 says remount; 1 says; 2 says
    go on: 1 remount
    then: 0 is running; 0 at back-8-1; asked for before the roll; on 0
N.19 even by who threw
    lay: 2 holds faller-rails remount; 0 at back-8-1
    race: 3 faller-rails red
    then: 0 says; 2 says remount
    go on: 3 remount
    then: 0 is running
N.19 a remounted horse can be thrown at the same fence again
    lay: 1 holds faller-brook remount; 2 holds faller-brook; 0 at back-5-1
    race: 2 faller-brook red / 2 remount
    then: 2 says faller-brook red
    go on: 3 faller-brook red / stay-down
    then: 0 is out
N.19 at once or never
    lay: 2 holds faller-rails remount; 0 at back-8-1
    race: 3 faller-rails red / stay-down
    then: 0 is out; may not 3 remount (N.19) This card can be played only at once after a Faller.
N.19 nobody is asked when all answers have been played
    lay: 2 holds faller-rails remount remount riderless; 2 spent remount remount riderless
    lay: 0 at back-8-1
    race: 3 faller-rails red
    then: asked for before the roll; 0 is out
"""


@pytest.mark.parametrize(("position", "lines"), cases(CARDS_THROWN, Position))
def test_cards(position, lines):
    follow(position, lines)


def test_n14_everybody_sees_which_card_it_was_and_nobody_any_other():
    game = laid(hands={1: "slip photo"})
    Race(game).answer("2 slip red")
    (played,) = told(game, "card played")
    assert CARDS[played["card"]].word == "slip"
    assert (played["seat"], played["horse"]) == (1, 0)


def test_n14_there_is_a_floor_before_every_roll_and_none_after_it():
    race = Race(laid(hands={1: "slip"}))
    for _ in range(6):
        assert (race.what, race.ask.open) == ("before the roll", False)
        race.answer("roll")
        assert (race.ask.who, race.what) == (CHANCE, "die")
        race.answer("3")
        assert race.what in ("move", "double")
        race.answer(race.ask.options[0])
        if race.what == "double":
            race.answer("stay")


def test_n16_a_false_start_leaves_the_bets():
    game = laid(hands={0: "false-start"})
    game.bets = bets = (Bet(1, 3000), Bet(None, 0), Bet(2, 1000))
    Race(game).answer("1 false-start")
    assert game.bets == bets


@pytest.mark.parametrize("fence", FENCES)
def test_n17_a_horse_falls_at_the_fence_of_the_card_and_nowhere_else(fence):
    for other, (part, number) in FENCES.items():
        game = put(laid(hands={2: f"faller-{fence}"}), 1, place(part, number, 2))
        race = Race(game)
        if other == fence:
            race.answer(f"3 faller-{fence} blue", "stay-down")
            assert (game.horses[1].fate, game.horses[1].at) == ("out", -2)
            assert told(game, "fell") == [{"seat": 1, "fence": fence}]
        else:
            reason, rule = race.why(f"3 faller-{fence}")
            assert reason.startswith("No horse stands on ") and rule == "N.17"
    cards = [card.fence for card in CARDS.values()]
    assert cards.count(fence) == (2 if fence == "brook" else 1)

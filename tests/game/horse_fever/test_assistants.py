"""What assistants and horse cards do for their owner: gifts, neighbours, swaps (S, H)."""

from __future__ import annotations

import pytest

from game.horse_fever.people import ASSISTANTS, HORSE_CARDS
from tests.game.horse_fever.positions import the_board
from tests.game.horse_fever.scripted import board
from tests.game.positions import cases, follow

POWERS = """
a discount is for its kind and its owner alone
    lay: 0 hires adalbert-diplomatitsch
    0 buys: 0 buy action
    1 buys: 1 buy target
    then: purses 2600 2600 3000
FR: Didier brings 400 + 200 for passing
    lay: 0 hires didier-adicion
    0 buys: 0 pass
    then: 0 has 3600 D
400 more in the second edition
    lay: edition second; 0 hires didier-adicion
    0 buys: 0 pass
    then: 0 has 3800 D
Daniel brings 300 after every race
    lay: 0 hires daniel-jackson
    payoffs: red
    payoffs: red
    then: purses 3600 3000 3000
in both editions
    lay: edition second; 0 hires daniel-jackson
    payoffs: red
    then: purses 3300 3000 3000
FR: Brian takes 200 from the right; play goes to the left
    lay: 4 play; 0 hires brian-ofist
    payoffs: red
    then: purses 3200 3000 3000 2800
Pedro from the left
    lay: 4 play; edition second; 0 hires pedro-pugnos
    payoffs: red
    then: purses 3200 2800 3000 3000
both take twice from the only neighbour
    lay: 2 play; 0 hires brian-ofist pedro-pugnos
    payoffs: red
    then: purses 3400 2600
the neighbour is the next one still in
    lay: 4 play; 0 hires pedro-pugnos; 1 is out
    payoffs: red
    then: purses 3200 3000 2800 3000
FR: the points of a win bet bring Riche’s friend 300
    lay: 0 hires francois-riche; 0 bets win red 100
    payoffs: red
    then: 0 has 3700 D; told friend's gift money=300
with Boss 400
    lay: 0 hires francois-riche; red hides boss; 0 bets win red 100
    payoffs: red
    then: 0 has 3800 D; told friend's gift money=400
a show bet 100
    lay: 0 hires francois-riche; 0 bets show red 100
    payoffs: red
    then: told friend's gift money=100
Riche brings 100 for a stable from the bank
    lay: 0 hires francois-riche; 0 has 9000 D
    0 buys: 0 buy stable white
    then: 0 has 8000 D
or from a player, and nothing to a seller
    lay: 0 hires francois-riche; 0 has 9000 D; 1 owns blue
    0 buys: 0 offer 2 stable blue / 1 sell blue
    then: purses 5300 6800 3000
nothing to who sells
    lay: 1 hires francois-riche; 1 owns white
    0 buys: 0 offer 2 stable white / 1 sell white
    then: 1 has 5200 D
Riche of the second edition brings 800 once
    lay: edition second
    0 buys: 0 buy assistant / ? francois-riche, tommy-style, franz-galopp, pedro-pugnos
    go on: 0 keep francois-riche
    then: 0 has 3400 D
    lay: 0 bets win red 100
    payoffs: red
    then: 0 has 3800 D
FR: Cédric is swapped for any assistant in play, at once
    lay: 1 hires tommy-style; 2 hires pedro-pugnos daniel-jackson; 0 hires franz-galopp
    0 draws assistant cedric-copieur:
    then: 0 is asked swap 2 tommy-style | swap 3 pedro-pugnos | swap 3 daniel-jackson
    then: may not pass (S)
    go on: 0 swap 3 pedro-pugnos
    then: nobody is asked; 0 hires franz-galopp pedro-pugnos; 1 hires tommy-style
    then: 2 hires cedric-copieur daniel-jackson
by a whole purchase, in the second edition
    lay: edition second; 1 hires daniel-jackson
    0 buys: 0 buy assistant / ? cedric-copieur, franz-galopp, pedro-pugnos, brian-ofist
    go on: 0 keep cedric-copieur / 0 swap 2 daniel-jackson
    then: nobody is asked; 0 hires daniel-jackson; 1 hires cedric-copieur
    payoffs: red
    then: purses 2900 3000 3000
ruling: he stays when nobody else has an assistant
    lay: 0 hires tommy-style
    0 draws assistant cedric-copieur:
    then: nobody is asked; 0 hires tommy-style cedric-copieur; told 1 swap impossible
FR: who must take him cannot use him, but a buyer can
    lay: 1 hires tommy-style
    0 draws assistant cedric-copieur: 0 swap 2 tommy-style
    then: nobody is asked; 1 hires cedric-copieur
    2 buys: 2 offer 2 assistant cedric-copieur / 1 sell cedric-copieur / 2 swap 1 tommy-style
    then: 2 hires tommy-style; 0 hires cedric-copieur
a buyer may keep him, and offer him on
    lay: 1 hires tommy-style cedric-copieur; 0 hires pedro-pugnos
    2 buys: 2 offer 2 assistant cedric-copieur / 1 sell cedric-copieur
    then: 2 is asked swap 1 pedro-pugnos | swap 2 tommy-style | pass
    go on: 2 pass
    then: nobody is asked; 2 hires cedric-copieur; told swap passed seat=2 card=cedric-copieur
    0 buys:
    then: may offer 3 assistant cedric-copieur
under rules 1 he had to be swapped
    lay: rules 1; 1 hires tommy-style cedric-copieur; 0 hires pedro-pugnos
    2 buys: 2 offer 2 assistant cedric-copieur / 1 sell cedric-copieur
    then: 2 is asked swap 1 pedro-pugnos | swap 2 tommy-style
Troy goes for any horse in play
    lay: edition second; 1 keeps napoleon
    0 draws horse troy:
    then: 0 is asked swap 2 napoleon
    go on: 0 swap 2 napoleon
    then: 0 keeps napoleon; 1 keeps troy
he stays when nobody has a horse, and a buyer may use him
    lay: edition second; 2 owns red
    0 draws horse troy:
    then: nobody is asked; 0 keeps troy
    lay: 1 keeps bosson
    2 buys: 2 offer 1 horse troy / 0 sell troy
    then: 2 is asked swap 2 bosson | pass
    go on: 2 swap 2 bosson
    then: 0 keeps; 1 keeps troy; 2 keeps bosson
"""


@pytest.mark.parametrize(("position", "lines"), cases(POWERS, the_board))
def test_powers(position, lines):
    follow(position, lines)


@pytest.mark.parametrize(
    ("edition", "assistants", "horses", "starred"),
    [
        ("first", 14, 9, {
            "adrien-justice", "cedric-copieur", "francois-riche", "philippe-justice",
            "biscuit-de-mer", "bosson", "giumenta",
        }),
        ("second", 13, 10, set()),
    ],
)  # fmt: skip
def test_s_and_h_how_many_there_are_and_which_have_a_star(edition, assistants, horses, starred):
    assert (len(ASSISTANTS[edition]), len(HORSE_CARDS[edition])) == (assistants, horses)
    cards = [*ASSISTANTS[edition].values(), *HORSE_CARDS[edition].values()]
    assert {card.id for card in cards if card.star} == starred
    decks = board(edition=edition, **{"starred cards": "off"}).decks
    assert not starred & {*decks["assistant"], *decks["horse"]}

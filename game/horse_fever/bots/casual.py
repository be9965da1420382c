"""A friendly opponent: bets by the odds and by the cards it has placed."""

from __future__ import annotations

from collections.abc import Mapping

from game.bots.profiles import Mind
from game.horse_fever.bots import shopping
from game.horse_fever.bots.shopping import Chooser
from game.horse_fever.cards import card_of, leaning
from game.horse_fever.lanes import HORSES
from game.horse_fever.view import View
from game.play import Ask
from game.racing.odds import multiplier

WINS = {1: 0.42, 2: 0.25, 3: 0.13, 4: 0.09, 5: 0.06, 6: 0.05}
SHOWS = {1: 0.82, 2: 0.68, 3: 0.52, 4: 0.40, 5: 0.31, 6: 0.27}
"""Rough chances by row of odds, with an unknown card or two in every lane."""

VP_IN_DANARI = 350
HELP = {
    "positive": 0.5,
    "negative": -0.5,
    "alfio-allibratore": 0.6,
    "steven-sting": -0.4,
}


EVEN = Mind("casual")
SPARES = {"cautious": 8, "banker": 2}
"""The part of its purse that a temper may stake in the mood: 1 of so many."""

LIKES_SHOWS = 120
"""Danari by which somebody cautious finds a show nicer than it is."""

TRICKS = 0.35
"""How often a bluffer puts a card where nobody would look for it."""


def casual(view: View, ask: Ask, rng: Chooser, mind: Mind = EVEN) -> str:
    """A legal, sensible answer to any question of Horse Fever."""
    what = ask.what
    if what in ("first bet", "second bet"):
        return best_bet(view, ask, rng, mind.temper)
    if what.startswith("stake"):
        return stake(view, ask, rng, mind.temper)
    if what == "card to fix the race":
        return max(ask.options, key=lambda _: rng.random())
    if what == "horse to fix":
        return horse_to_fix(view, ask, rng, mind.temper)
    if what == "photo finish":
        return photo(view, ask, rng)
    if (spent := shopping.answer(view, ask, rng, mind)) is not None:
        return spent
    return ask.options[int(rng.random() * len(ask.options))]


def push(view: View, horse: str) -> float:
    """How much the cards this seat put behind a horse help it, as far as it knows."""
    return sum(push_of(view, card) for _, card in view.placed[horse] if card is not None)


def push_of(view: View, card: str) -> float:
    """Whether one card helps a horse or harms it."""
    return HELP.get(card, HELP.get(leaning(card_of(view.edition, card)), 0.0))


def chance(view: View, kind: str, horse: str) -> float:
    """A rough chance that a bet comes in."""
    base = (WINS if kind == "win" else SHOWS)[view.odds[horse]]
    return min(0.95, max(0.02, base * (1 + push(view, horse))))


def worth(view: View, kind: str, horse: str, stake: int) -> float:
    """What a bet is worth in Danari, its victory points counted in."""
    pays = multiplier(view.odds[horse]) if kind == "win" else 2
    vp = 3 if kind == "win" else 1
    return chance(view, kind, horse) * (stake * pays + vp * VP_IN_DANARI) - stake


def best_bet(view: View, ask: Ask, rng: Chooser, temper: str = "") -> str:
    """The bet of the best worth at the minimum stake, with a little mood."""
    assert view.seat is not None
    me = view.seats[view.seat]
    shy = LIKES_SHOWS if temper == "cautious" else 0
    thought_of = 3 * me.minimum_bet if temper == "banker" else me.minimum_bet

    def appeal(option: str) -> float:
        if option == "pass":
            return float(shy) if me.money >= 2 * me.minimum_bet else 150.0 + shy
        kind, horse = option.split()
        nice = shy if kind == "show" else 0
        return worth(view, kind, horse, thought_of) + nice + 200 * rng.random()

    return max(ask.options, key=appeal)


def stake(view: View, ask: Ask, rng: Chooser, temper: str = "") -> str:
    """Near the minimum, and up to a third of the purse when in the mood."""
    assert view.seat is not None
    me = view.seats[view.seat]
    least = int(ask.options[0])
    spare = max(0, me.money // SPARES.get(temper, 3) - least)
    amount = least + int(spare * rng.random() * rng.random()) // 100 * 100
    return str(min(amount, int(ask.options[-1])))


def horse_to_fix(view: View, ask: Ask, rng: Chooser, temper: str = "") -> str:
    """A good card goes behind a horse it has bet on, a bad one behind somebody else's."""
    assert view.seat is not None
    mine = {bet.horse for bet in view.seats[view.seat].bets}
    theirs = {bet.horse for seat in view.seats for bet in seat.bets} - mine
    sign = push_of(view, view.pending[0])
    wanted = mine if sign > 0 else theirs
    if temper == "bluffer" and rng.random() < TRICKS:
        wanted, sign = set(HORSES) - mine, 1

    def appeal(option: str) -> float:
        horse = option.split()[-1]
        return rng.random() + (horse in wanted) - 2 * (sign < 0 and horse in mine)

    return max(ask.options, key=appeal)


def photo(view: View, ask: Ask, rng: Chooser) -> str:
    """The horse that pays this seat the most."""
    assert view.seat is not None
    me = view.seats[view.seat]
    stakes: Mapping[str, int] = {
        horse: sum(bet.stake for bet in me.bets if bet.horse == horse)
        + (300 if horse in me.stables else 0)
        for horse in HORSES
    }
    return max(ask.options, key=lambda o: (stakes[o.split()[-1]], rng.random()))

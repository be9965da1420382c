"""What a seat may think of the race to come: magic that it knows, draws of what it does not.

Races are run in the head (`game.racing.simulate`) over lanes as the reveal would make them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import NamedTuple

from game.bots.profiles import Chooser
from game.racing import movement
from game.racing.effects import cancelled_pairs, discarded_by, orders_of
from game.racing.odds import climbed
from game.racing.simulate import Lane, lane_of, packed, run
from game.unicorn_fever.lanes import LANES, UNICORNS
from game.unicorn_fever.magic import MAGIC
from game.unicorn_fever.race import enraged_effects
from game.unicorn_fever.state import Bet
from game.unicorn_fever.view import View

ROWS_OF_CARDS = tuple(movement.deck("corrected").values())
IN_SPIRIT = 0.8
"""How often a hidden card is taken for one that helps its player's own bet, or hurts another."""

Spells = Mapping[str, Sequence[str]]
"""Magic cards by lane, more than those that lie there."""

NO_SPELLS: Spells = {}


class Dressed(NamedTuple):
    """A lane with its magic, ready to run, and how many rows its odds climb at the reveal."""

    lane: Lane
    rows: int


@cache
def dressed(colour: str, cards: tuple[str, ...], is_enraged: bool) -> Dressed:
    """A lane as the reveal leaves it: letters, the ward, letter L, then what acts."""
    here = [MAGIC[card] for card in cards]
    gone = {card.id for pair in cancelled_pairs(here) for card in pair}
    enraged = (colour,) if is_enraged else ()
    if is_enraged and any(e.symbol == "ward" for e in UNICORNS[colour].effects):
        bad = [card.id for card in here if card.sign == "negative" and card.id not in gone]
        gone.update(bad[:1])
    for card in here:
        if card.id not in gone:
            gone.update([victim.id for victim in discarded_by(card, here)])
    effects = [effect for card in here if card.id not in gone for effect in card.effects]
    orders = orders_of([*effects, *enraged_effects(enraged, colour, effects)])
    rows = sum([int(effect.value) for effect in effects if effect.symbol == "odds"])
    return Dressed(lane_of(LANES.index(colour), orders), rows)


class Chances(NamedTuple):
    """How often each unicorn came to each place, of so many races; `rows` its odds on average."""

    races: int
    places: Mapping[str, Sequence[int]]
    rows: Mapping[str, float]

    def win(self, lane: str) -> float:
        """The chance of the first place, from 0 to 1."""
        return self.places[lane][0] / self.races

    def show(self, lane: str) -> float:
        """The chance of one of the first three places, from 0 to 1."""
        return sum(self.places[lane][:3]) / self.races

    def of(self, bet: Bet | tuple[str, str]) -> float:
        """The chance that a bet of this kind on this unicorn is won."""
        kind, lane = (bet.kind, bet.unicorn) if isinstance(bet, Bet) else bet
        return self.win(lane) if kind == "win" else self.show(lane)


class Hidden(NamedTuple):
    """A card that the seat does not know: where, and whether its player has a bet there."""

    lane: str
    is_backed: bool


class Race(NamedTuple):
    """The race as a seat knows it before the reveal; or after it, from the gate."""

    known: Mapping[str, tuple[str, ...]]
    hidden: tuple[Hidden, ...]
    unseen: Sequence[str]
    odds: Mapping[str, int]
    enraged: tuple[str, ...]


def race_of(view: View) -> Race:
    """What the view of a seat says of the race to come."""
    known = {
        lane: tuple([card for _, card in spells if card is not None])
        for lane, spells in view.placed.items()
    }
    backed = {(bet.seat, bet.unicorn) for seat in view.seats for bet in seat.bets}
    hidden = [
        Hidden(lane, (seat, lane) in backed)
        for lane, spells in view.placed.items()
        for seat, card in spells
        if card is None
    ]
    seen = {*view.hand, *view.discard}.union(*known.values())
    unseen = [card for card in MAGIC if card not in seen]
    return Race(known, tuple(hidden), unseen, view.odds, view.enraged)


def fill(race: Race, rng: Chooser) -> dict[str, list[str]]:
    """A fair guess at the hidden cards: other cards that help own bets, and hurt the rest."""
    found: dict[str, list[str]] = {}
    used: set[str] = set()
    for lane, is_backed in race.hidden:
        wanted = "positive" if is_backed else "negative"
        for _ in range(4):
            card = race.unseen[int(rng.random() * len(race.unseen))]
            if card not in used and (MAGIC[card].sign == wanted or rng.random() > IN_SPIRIT):
                break
        if card not in used:
            used.add(card)
            found.setdefault(lane, []).append(card)
    return found


def run_races(
    race: Race, rng: Chooser, races: int, more: Spells = NO_SPELLS, guesses: int = 1
) -> Chances:
    """So many races, the hidden cards guessed anew for each of `guesses` parts of them.

    Without guesses (0) hidden cards count for nothing. `more` are cards that would lie there too.
    """
    places = {lane: [0] * 6 for lane in LANES}
    rows_of = dict.fromkeys(LANES, 0.0)
    parts = max(1, guesses)
    each, random = max(1, races // parts), rng.random
    for _ in range(parts):
        guessed = fill(race, rng) if guesses and race.hidden else NO_SPELLS
        lanes, rows = [], []
        for lane in LANES:
            cards = (*race.known.get(lane, ()), *guessed.get(lane, ()), *more.get(lane, ()))
            it = dressed(lane, cards, lane in race.enraged)
            lanes.append(it.lane)
            rows.append(climbed(race.odds[lane], it.rows))
            rows_of[lane] += rows[-1]
        deck = packed(ROWS_OF_CARDS, rows)
        for _ in range(each):
            for place, number in enumerate(run(deck, lanes, rows, random)):
                places[LANES[number]][place] += 1
    return Chances(each * parts, places, {lane: rows_of[lane] / parts for lane in LANES})

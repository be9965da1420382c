"""What a seat may think of the race to come: magic that it knows, draws of what it does not.

Races are run in the head (`game.racing.simulate`) over lanes as the reveal would make them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from game.racing import movement
from game.racing.effects import cancelled_pairs, discarded_by, orders_of
from game.racing.odds import climbed
from game.racing.simulate import Lane, lane_of, packed, run
from game.unicorn_fever.fates import enraged_effects
from game.unicorn_fever.lanes import LANES, UNICORNS
from game.unicorn_fever.magic import magic_in_play, magic_of
from game.unicorn_fever.state import Bet
from game.unicorn_fever.view import View

ROWS_OF_CARDS = tuple(movement.deck("corrected").values())
IN_SPIRIT = 0.8
"""How often a hidden card is taken for one that helps its player's own bet, or hurts another."""

DRAWS, SEED, MULTIPLIER, PRIME = 128, 16_807_001, 48_271, 2**31 - 1
"""Numbers for one race, and the makings of a plain generator (Park and Miller)."""

GUESSING = 100_000
"""The luck of guesses at hidden cards is counted from here, apart from that of races."""

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
    here = [magic_of(card) for card in cards]
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

    def place(self, lane: str, place: int) -> float:
        """The chance of this very place, from 0 to 1."""
        return self.places[lane][place - 1] / self.races

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
    unseen = [card for card in magic_in_play(view.own_deck) if card not in seen]
    return Race(known, tuple(hidden), unseen, view.odds, view.enraged)


def fill(race: Race, random: Callable[[], float]) -> dict[str, list[str]]:
    """A fair guess at the hidden cards: other cards that help own bets, and hurt the rest."""
    found: dict[str, list[str]] = {}
    used: set[str] = set()
    for lane, is_backed in race.hidden:
        wanted = "positive" if is_backed else "negative"
        for _ in range(4):
            card = race.unseen[int(random() * len(race.unseen))]
            if card not in used and (magic_of(card).sign == wanted or random() > IN_SPIRIT):
                break
        if card not in used:
            used.add(card)
            found.setdefault(lane, []).append(card)
    return found


@cache
def luck(number: int) -> tuple[float, ...]:
    """The luck of one race in the head, always the same: so all that is tried has equal luck."""
    found, at = [], (number + 1) * SEED % PRIME
    for _ in range(DRAWS):
        at = at * MULTIPLIER % PRIME
        found.append(at / PRIME)
    return tuple(found)


def run_races(race: Race, races: int, more: Spells = NO_SPELLS, guesses: int = 1) -> Chances:
    """So many races, the hidden cards guessed anew for each of `guesses` parts of them.

    Without guesses (0) hidden cards count for nothing. `more` are cards that would lie there too.
    """
    places = {lane: [0] * 6 for lane in LANES}
    by_number = list(places.values())
    rows_of = dict.fromkeys(LANES, 0.0)
    parts = max(1, guesses) if race.hidden else 1
    each = max(1, races // parts)
    for part in range(parts):
        guessed = NO_SPELLS
        if guesses and race.hidden:
            guessed = fill(race, iter(luck(GUESSING + part)).__next__)
        lanes, rows = [], []
        for lane in LANES:
            cards = (*race.known.get(lane, ()), *guessed.get(lane, ()), *more.get(lane, ()))
            it = dressed(lane, cards, lane in race.enraged)
            lanes.append(it.lane)
            rows.append(climbed(race.odds[lane], it.rows))
            rows_of[lane] += rows[-1]
        deck = packed(ROWS_OF_CARDS, rows)
        for number in range(part * each, (part + 1) * each):
            ranking = run(deck.copy(), lanes, rows, iter(luck(number)).__next__)
            for place, lane_number in enumerate(ranking):
                by_number[lane_number][place] += 1
    rows_on_average = {lane: rows_of[lane] / parts for lane in LANES}
    return Chances(each * parts, places, rows_on_average)

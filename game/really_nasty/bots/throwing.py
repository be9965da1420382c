"""When keen and sharp players throw a nasty card: where it gains more than keeping it would."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from game.bots.profiles import Mind
from game.play import Ask
from game.really_nasty import moving
from game.really_nasty.bots.pace import GONE, Field, field_of, taken_but
from game.really_nasty.bots.worth import (
    Stakes,
    brought_home,
    money_at_stake,
    prizes,
    stakes_of,
    value,
)
from game.really_nasty.cards import DEPOSIT, LOST_TURNS, RACES, UPHELD, WORDS
from game.really_nasty.course import left_of, start_of
from game.really_nasty.state import DOWN, RUNNING, Horse
from game.really_nasty.view import View

PRICE = {
    "whip": 7500.0, "false-start": 10000.0, "faller": 11000.0, "slip": 20000.0, "pressure": 6000.0,
    "photo": 1500.0, "remount": 9000.0, "riderless": 2500.0, "objection": 5000.0,
    "enquiry": 12500.0,
}  # fmt: skip
"""What a card must gain before it is thrown, while races are left to keep it for."""

HARMS = frozenset(("whip", "faller", "slip", "pressure", *UPHELD))
"""Kinds of cards that do a horse no good."""

LAST = 0.1
"""The part of that price which is asked in the last race."""

LATE = 18.0
"""Somebody has no farther to go than this before anybody slips."""

RICH = 30000
"""The first prize from which a race is worth a banker's cards."""

IN_THE_WAY = 1500.0
"""About what a riderless horse is worth to its owner."""


class Seen(NamedTuple):
    """The race before a card is thrown, and what it is worth so."""

    view: View
    stakes: Stakes
    field: Field
    now: float

    def gain(self, field: Field) -> float:
        """What it would be worth more like this."""
        return value(field, self.stakes, len(self.view.placed)) - self.now


def seen(view: View, mind: Mind) -> Seen:
    """The race on."""
    stakes, field = stakes_of(view, mind), field_of(view.horses, view.grades, view.turn)
    return Seen(view, stakes, field, value(field, stakes, len(view.placed)))


def gain_of(race: Seen, word: str, horse: int) -> float:
    """What throwing a card at a horse gains on average."""
    return GAIN[WORDS[word].kind](race, word, horse)


def _whip(race: Seen, _word: str, horse: int) -> float:
    return race.gain(race.field.moved(horse, race.field.go[horse], LOST_TURNS))


def _out(race: Seen, _word: str, horse: int) -> float:
    return race.gain(race.field.moved(horse, GONE))


def _false_start(race: Seen, _word: str, _horse: int) -> float:
    view = race.view
    horses = [Horse(start_of(lane)) for lane in view.lanes]
    return race.gain(field_of(horses, view.grades, view.first))


def _pressure(race: Seen, word: str, horse: int) -> float:
    others = taken_but(race.view.horses, horse)
    at, outward = race.view.horses[horse].at, word == "pressure-out"
    lanes = [len(moving.pressed(at, die, others, outward)) for die in range(1, 7)]
    go = race.field.go[horse] + sum(lanes) / 6
    return race.gain(race.field.moved(horse, go))


def _photo(race: Seen, _word: str, horse: int) -> float:
    first, rows = race.view.placed[0], race.stakes.rows
    crosses = max(0, 7 - left_of(race.view.horses[horse].at)) / 6
    gains = rows[0][horse] - rows[0][first]
    if len(rows) > 1:
        gains += rows[1][first] - rows[1][horse]
    return crosses * gains


def _remount(race: Seen, _word: str, _horse: int) -> float:
    view = race.view
    horses = [one._replace(fate=RUNNING) if one.fate == DOWN else one for one in view.horses]
    return race.gain(field_of(horses, view.grades, view.turn))


def _riderless(race: Seen, word: str, horse: int) -> float:
    back = _remount(race, word, horse)
    down = next(seat for seat, one in enumerate(race.view.horses) if one.fate == DOWN)
    return (IN_THE_WAY if down == race.view.seat else 0.0) - 0.2 * back


def _stewards(race: Seen, word: str, horse: int) -> float:
    kind, placed = WORDS[word].kind, race.view.placed
    upheld = len(UPHELD[kind]) / 6
    after = [one for one in placed if one != horse]
    more = brought_home(after, race.stakes) - brought_home(placed, race.stakes)
    return upheld * more - (1 - upheld) * DEPOSIT[kind]


GAIN: Mapping[str, Callable[[Seen, str, int], float]] = {
    "whip": _whip,
    "false-start": _false_start,
    "faller": _out,
    "slip": _out,
    "pressure": _pressure,
    "photo": _photo,
    "remount": _remount,
    "riderless": _riderless,
    "objection": _stewards,
    "enquiry": _stewards,
}


def price_of(view: View, kind: str, mind: Mind) -> float:
    """What a card must gain: more while races are left for it, and for a banker in a poor one."""
    left = len(RACES) - view.race
    price = PRICE[kind] * (1.0 if mind.level == "keen" else min(1.0, LAST + left / 4))
    if not left:
        price = PRICE[kind] * LAST
    if mind.temper == "banker":
        price *= 1.6 if prizes(view)[0] < RICH else 0.7
    elif mind.temper == "cautious":
        price *= 1.4
    return price


def is_idle(view: View, kind: str) -> bool:
    """Whether a card that could be thrown all the time had better be kept for now."""
    if kind == "slip":
        ways = [left_of(horse.at) for horse in view.horses if horse.fate == RUNNING]
        return not view.placed and min(ways) > LATE
    return False


def throw(view: View, ask: Ask, mind: Mind) -> str:
    """The card that gains most beyond its price, or what lets play go on."""
    go_on, race, best, most = ask.options[-1], None, ask.options[-1], 0.0
    for text in ask.options:
        if text == go_on:
            continue
        word, horse = thrown(view, text)
        kind = WORDS[word].kind
        if is_idle(view, kind):
            continue
        race = race or seen(view, mind)
        more = gain_of(race, word, horse) - price_of(view, kind, mind)
        if more > most and not spoils_own_bet(view, word, horse):
            best, most = text, more
    return best


def spoils_own_bet(view: View, word: str, horse: int) -> bool:
    """Whether a card does harm to the backed horse and brings its own purse nothing for it.

    It may harm others more; but nobody tears up their own betting slip for that.
    """
    bet = view.own_bet
    if bet is None or bet.horse != horse or WORDS[word].kind not in HARMS:
        return False
    stakes, field = money_at_stake(view), field_of(view.horses, view.grades, view.turn)
    race = Seen(view, stakes, field, value(field, stakes, len(view.placed)))
    return gain_of(race, word, horse) <= 0


def thrown(view: View, text: str) -> tuple[str, int]:
    """The word of a card and the seat of the horse that it is thrown at, -1 for none."""
    _, word, *silk = text.split(" ")
    return word, view.silks.index(silk[0]) if silk else -1

"""A host who writes down bets, comings and goings: for parties in tests and in photographs."""

from collections.abc import Callable
from random import Random

from game import Table
from game.horse_fever.lanes import HORSES
from game.play import Ask


def host(races: int, comings: float = 0.0) -> Callable[[Table, Ask, Random], str]:
    """A host who books two bets a guest, lets people come and go, and ends after so many races."""

    def write(table: Table, ask: Ask, rng: Random) -> str:
        if ask.what == "photo finish":
            return ask.options[rng.randrange(len(ask.options))]
        if rng.random() < comings and (said := coming(table, ask, rng)):
            return said
        if ask.what == "collect":
            return "race"
        if ask.what == "next race":
            over = table.view(None).round >= races or "race" not in ask.options
            return "end" if over else "race"
        return bet(table, ask, rng) or "close"

    return write


def coming(table: Table, ask: Ask, rng: Random) -> str:
    """Somebody comes, goes, joins or parts; "" where nobody can."""
    guests = range(1, len(table.view(None).guests) + 2)
    words = [f"{word} {number}" for word in ("in", "out", "alone") for number in guests]
    words += [f"team {one} with {other}" for one in guests for other in guests]
    words += [f"{number} tear" for number in guests]
    can = [text for text in words if text in ask.options]
    return rng.choice(can) if can else ""


def bet(table: Table, ask: Ask, rng: Random) -> str:
    """The next bet that is not on its slip yet; "" when all are."""
    for guest in table.view(None).guests:
        for kind, laid in (("win", guest.win), ("show", guest.show)):
            stake = rng.randint(1, max(1, guest.money // 200)) * 100
            text = f"{guest.seat + 1} {kind} {rng.choice(HORSES)} {stake}"
            if laid is None and text in ask.options:
                return text
    return ""

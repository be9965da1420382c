"""Which golden parties there must be: a host writes down bets, comings and goings."""

from collections.abc import Callable, Mapping
from random import Random

from game import Table
from game.horse_fever.lanes import HORSES
from game.play import Ask
from tools.horse_fever.golden_games import happened
from tools.wanted import Wanted


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


PARTIES: Mapping[str, Wanted] = {
    "two-guests": Wanted(
        "two guests who take turns with the book", 2, {}, host(4),
        lambda table: len(happened(table, "ranking")) == 4,
    ),
    "comers-and-leavers": Wanted(
        "seven guests, five of them there at the beginning, with teams", 7, {}, host(3, 0.15),
        lambda table: (
            {"guest out", "team joined", "team left", "team led", "purse given", "bet torn"}
            <= {event.kind for event in table.events}
            and happened(table, "guest in", returning=True) != []
            and happened(table, "bookmaker", by="left") != []
            and len(table.view(None).guests) == 7
        ), 5,
    ),
    "host-and-charity": Wanted(
        "the host keeps the book and gives to the broke", 4,
        {"bookmaker": "host", "broke": "charity", "money": "1000"}, host(6),
        lambda table: happened(table, "charity") != [],
    ),
    "loans": Wanted(
        "broke guests borrow, and card 92 is as printed", 5,
        {"broke": "loan", "money": "1000", "card 92": "as printed"}, host(6),
        lambda table: len(happened(table, "party loan")) > 1,
    ),
    "photo-finish-of-three": Wanted(
        "the bookmaker decides among three horses", 3, {"money": "5000"}, host(2),
        lambda table: any(
            len(event.facts["among"]) == 3 for event in happened(table, "photo finish")
        ),
    ),
    "slips-after-the-race": Wanted(
        "slips on paper, entered after the race, and somebody comes while they are filled in", 7,
        {"slips": "after", "broke": "loan", "money": "1000"}, host(3, 0.1),
        lambda table: (
            len(happened(table, "slips opened")) == 3
            and happened(table, "guest out") != []
            and happened(table, "party loan") != []
            and happened(table, "bet torn") != []
            and len(table.view(None).guests) == 7
        ), 6,
    ),
    "forty-guests": Wanted(
        "forty guests, three races", 40, {}, host(3),
        lambda table: len(happened(table, "ranking")) == 3 and happened(table, "broke") != [],
    ),
}  # fmt: skip

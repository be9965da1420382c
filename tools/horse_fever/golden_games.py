"""Which golden games there must be: who plays them, and what must have happened in each."""

from collections.abc import Mapping
from random import Random
from typing import Any

from game import Event, Table
from game.horse_fever.bots import BOTS
from game.play import Ask
from tools.wanted import Wanted


def anyhow(_table: Table, ask: Ask, rng: Random) -> str:
    """Any legal answer."""
    return ask.options[rng.randrange(len(ask.options))]


def friendly(table: Table, ask: Ask, rng: Random) -> str:
    """As the computer's friendly opponent would."""
    return BOTS["casual"](table.view(ask.who), ask, rng)


def reckless(table: Table, ask: Ask, rng: Random) -> str:
    """All the money on every bet."""
    if ask.what.startswith("stake"):
        return ask.options[-1]
    return anyhow(table, ask, rng)


def cautious(table: Table, ask: Ask, rng: Random) -> str:
    """The minimum on the first bet, no second bet."""
    if ask.what.startswith("stake"):
        return ask.options[0]
    return "pass" if "pass" in ask.options else anyhow(table, ask, rng)


def shopper(table: Table, ask: Ask, rng: Random) -> str:
    """Buys what there is, stakes little, seldom takes a loan."""
    if ask.what.startswith("stake"):
        return ask.options[0]
    if ask.what == "purchase" and rng.random() < 0.95:
        wishes = [text for text in ask.options if not text.startswith(("loan", "pass"))]
        return rng.choice(wishes or ["pass"])
    return anyhow(table, ask, rng)


def out_in_mid_payoff(table: Table) -> bool:
    """Whether somebody goes out while a race is paid, and another is then still paid or fined."""
    kinds = [event.kind for event in table.events]
    for at in (at for at, kind in enumerate(kinds) if kind == "eliminated"):
        rest = kinds[at + 1 :]
        if "new odds" not in rest or kinds[:at].count("new odds") == kinds[:at].count("ranking"):
            continue
        paid = rest[: rest.index("new odds")]
        if {"card cash", "neighbour collected"} & set(paid) and "round" in rest:
            return True
    return False


def happened(table: Table, kind: str, **facts: Any) -> list[Event]:
    """The events of a kind with these facts."""
    return [
        event
        for event in table.events
        if event.kind == kind and all(event.facts[key] == value for key, value in facts.items())
    ]


def first_out_in_mid_game(table: Table) -> bool:
    """Whether the player who leads off is the one who goes out, and two rounds follow."""
    kinds = [event.kind for event in table.events]
    if "eliminated" not in kinds:
        return False
    at = kinds.index("eliminated")
    return kinds[at + 1] == "first player" and kinds[at:].count("round") >= 2


def lent(table: Table, kind: str) -> bool:
    """Whether a player with both loans has lost (`loan lost`) or paid them (`loan repaid`)."""
    both = {seat for seat, one in enumerate(table.game.players) if len(one.loans) == 2}
    return any(event.facts["seat"] in both for event in happened(table, kind))


STARS = {"starred cards": "on"}
SECOND = {"edition": "second"}
WANTED: dict[str, Mapping[str, Wanted]] = {
    "horse-fever/family": {
        "two-players": Wanted(
            "two players, a quick game", 2, {"length": "quick"}, friendly
        ),
        "three-players": Wanted(
            "three players, second edition", 3, SECOND, friendly
        ),
        "four-players": Wanted(
            "four players, with the starred cards", 4, STARS, friendly
        ),
        "five-players": Wanted(
            "five players, second edition with the starred cards, a long game", 5,
            {**SECOND, **STARS, "length": "long"}, friendly,
        ),
        "card-92-as-printed": Wanted(
            "card 92 as printed is turned", 3, {"card 92": "as printed", "length": "quick"}, anyhow,
            lambda table: bool(happened(table, "movement card", card="92")),
        ),
        "elimination": Wanted(
            "a player goes out and the others play on to the last round", 4, {}, reckless,
            lambda table: (
                happened(table, "eliminated") != []
                and table.result.settled_by == "points"
            ),
        ),
        "first-player-out": Wanted(
            "the first player goes out and two more rounds follow", 4, {"length": "long"}, reckless,
            first_out_in_mid_game,
        ),
        "one-left": Wanted(
            "all but one go out", 3, {}, reckless,
            lambda table: table.result.settled_by == "last one in",
        ),
        "penalty-and-broke": Wanted(
            "a player pays with two points and another cannot make a second bet", 3, {}, reckless,
            lambda table: (
                happened(table, "penalty") != []
                and happened(table, "bet passed", broke=True) != []
                and table.result.settled_by == "points"
            ),
        ),
        "photo-finish": Wanted(
            "the first player decides a photo finish", 3, {"length": "quick"}, friendly,
            lambda table: happened(table, "photo finish", by="first player") != [],
        ),
        "photo-finish-of-three": Wanted(
            "the first player decides among three horses", 4, SECOND, friendly,
            lambda table: any(
                len(event.facts["among"]) == 3
                for event in happened(table, "photo finish", by="first player")
            ) and sum(answer.startswith("ahead") for answer in table.answers) >= 2,
        ),
        "die-for-the-tie": Wanted(
            "points and Danari are level, so a die decides", 2, {"length": "quick"}, cautious,
            lambda table: table.result.settled_by == "die",
        ),
        "short-of-a-fine": Wanted(
            "Armand's fine finds an empty purse", 3, STARS, reckless,
            lambda table: happened(table, "short") != [],
        ),
    },
    "horse-fever/board": {
        **{
            f"{edition}-edition-{seats}": Wanted(
                f"{seats} players, {edition} edition", seats,
                {"edition": edition, "length": "3", "starred cards": stars}, shopper,
                lambda table: len(happened(table, "round")) == 3,
            )
            for edition, most, stars in (("first", 5, "off"), ("second", 6, "on"))
            for seats in range(2, most + 1)
        },
        "trade": Wanted(
            "a stable, an assistant and a target change hands", 4, STARS, shopper,
            lambda table: {"stable", "assistant", "target"}
            <= {event.facts["what"] for event in happened(table, "trade paid")},
        ),
        "both-loans": Wanted(
            "both loans are taken and paid back", 3, {"length": "3"}, anyhow,
            lambda table: lent(table, "loan repaid"),
        ),
        "loan-lost": Wanted(
            "both loans cannot be paid back", 3, {**SECOND, "length": "3"}, anyhow,
            lambda table: lent(table, "loan lost") and table.result.winners != (),
        ),
        "out-in-mid-payoff": Wanted(
            "a player goes out while the race is paid, and the others go on", 4, STARS, reckless,
            out_in_mid_payoff,
        ),
        "photo-finish-of-three": Wanted(
            "the first player decides among three horses", 4, STARS, shopper,
            lambda table: any(
                len(event.facts["among"]) == 3
                for event in happened(table, "photo finish", by="first player")
            ),
        ),
        "auction-unwanted": Wanted(
            "nobody wants to buy, nobody wants to sell", 2, {"length": "3"}, shopper,
            lambda table: {"sell", "buy"}
            <= {event.facts["what"] for event in happened(table, "auction unwanted")},
        ),
        "swaps": Wanted(
            "the mime and Troy change places", 5, SECOND, shopper,
            lambda table: {"cedric-copieur", "troy"}
            <= {event.facts["gives"] for event in happened(table, "swapped")},
        ),
        "rich-friend": Wanted(
            "the rich friend pays for points", 3, {**STARS, "length": "3"}, shopper,
            lambda table: happened(table, "friend's gift") != [],
        ),
        "chosen-characters": Wanted(
            "characters are chosen, and Eric moves the odds", 3,
            {**STARS, "characters": "chosen", "length": "3"}, shopper,
            lambda table: any(answer.startswith("odds ") for answer in table.answers),
        ),
    },
}  # fmt: skip

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


def handed_on(table: Table, rule: str) -> bool:
    """Whether a first player has gone out under this rule, and who got the card led off next."""
    at = [
        number
        for number, event in enumerate(table.events)
        if event.kind == "first player" and event.rule == rule
    ]
    if not at:
        return False
    then = [event.facts["first"] for event in table.events[at[0] :] if event.kind == "round"]
    return len(then) > 1 and then[0] == table.events[at[0]].facts["seat"]


def gift_beside_a_fine(table: Table) -> bool:
    """Whether a horse brought its owner money where a card fined those who bet on it."""
    by_kind: dict[str, set[str]] = {"card cash": set(), "horse cash": set()}
    for event in table.events:
        if event.kind == "ranking":
            by_kind = {kind: set() for kind in by_kind}
        elif event.kind in by_kind and (event.kind == "horse cash" or event.facts["money"] < 0):
            by_kind[event.kind].add(event.facts["horse"])
            if by_kind["card cash"] & by_kind["horse cash"]:
                return True
    return False


def second_trade_refused(table: Table) -> bool:
    """Whether somebody who had bought from a player would have had another to ask (1.1.8)."""
    then = table.at(0)
    for text in table.answers:
        ask = then.ask
        assert ask is not None
        if ask.what == "purchase" and ask.rule == "1.2":
            offers = [entry for entry in ask.menu if entry.startswith("offer")]
            if offers and then.game.players[ask.who].has_traded:
                return True
        then.answer(text)
    return False


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
        "first-player-out-once": Wanted(
            "the first player goes out at the first bet, and the card passes once", 4,
            {"length": "long"}, reckless, lambda table: handed_on(table, "2.1.1"),
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
        "six-players": Wanted(
            "six players, second edition with the starred cards", 6,
            {**SECOND, **STARS, "length": "3"}, shopper,
            lambda table: len(happened(table, "round")) == 3,
        ),
        "first-player-out-at-payoffs": Wanted(
            "the first player goes out while the race is paid, and the card passes at once", 4,
            STARS, reckless, lambda table: handed_on(table, "3.3.4"),
        ),
        "gift-beside-a-fine": Wanted(
            "a card fines those who bet on a horse, which brings its owner money all the same", 5,
            {**SECOND, **STARS}, shopper, gift_beside_a_fine,
        ),
        "one-trade-a-round": Wanted(
            "who has bought from a player may not ask another in the second step", 4,
            {**STARS, "length": "3"}, shopper, second_trade_refused,
        ),
        "mime-kept": Wanted(
            "the mime is bought from a player, and kept", 5, SECOND, shopper,
            lambda table: happened(table, "swap passed", card="cedric-copieur") != [],
        ),
        "only-one-could-repay": Wanted(
            "all others who are still in cannot pay their loans back", 3, {"length": "3"}, anyhow,
            lambda table: table.result.settled_by == "only one could repay",
        ),
        "nobody-left": Wanted(
            "the last players go out one after the other", 2, STARS, reckless,
            lambda table: table.result.settled_by == "nobody",
        ),
        "nobody-could-repay": Wanted(
            "nobody can pay the loans back, so nobody is placed", 3, {"length": "3"}, anyhow,
            lambda table: table.result.settled_by == "nobody could repay",
        ),
        "chosen-characters": Wanted(
            "characters are chosen, and Eric moves the odds", 3,
            {**STARS, "characters": "chosen", "length": "3"}, shopper,
            lambda table: any(answer.startswith("odds ") for answer in table.answers),
        ),
    },
}  # fmt: skip

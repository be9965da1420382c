"""Characters, assistants, horses, targets and loans: one row a card, both editions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.horse_fever.cards import id_of
from game.racing.effects import Effect


@dataclass(frozen=True, slots=True)
class Character:
    """The bettor a player is: money in Danari, and the row whose stable comes along, or 0."""

    id: str
    name: str
    money: int
    stable_row: int
    effects: tuple[Effect, ...] = ()
    star: bool = False


@dataclass(frozen=True, slots=True)
class PersonCard:
    """An assistant or a horse: what it does for its owner, or for the stable it runs for."""

    id: str
    name: str
    role: str
    effects: tuple[Effect, ...]
    star: bool = False


def _owner(name: str, money: int, row: int) -> Character:
    return Character(id_of(name), name, money, row)


def _star(name: str, money: int, *effects: Effect) -> Character:
    return Character(id_of(name), name, money, 0, effects, star=True)


def _person(name: str, role: str, *effects: Effect, star: bool = False) -> PersonCard:
    return PersonCard(id_of(name), name, role, effects, star)


def _named(*cards: Character) -> Mapping[str, Character]:
    return {card.id: card for card in cards}


def _people(*cards: PersonCard) -> Mapping[str, PersonCard]:
    return {card.id: card for card in cards}


THIRD_BET = Effect("second bet", "more", 1)
MOVES_ODDS = Effect("odds", "move", 2)
REPEATS = Effect("purchase", "repeat", 1)
FOURTH_SHOWS = Effect("show", "places", 1)
OWNERS = (
    _owner("Cranio Mercanti", 3400, 1),
    _owner("Steve McSkull", 3600, 2),
    _owner("Victor von Schädel", 3800, 3),
    _owner("César Crâne", 4000, 4),
)

CHARACTERS = {
    "first": _named(
        *OWNERS,
        _owner("Cranéo Cervantes", 4200, 5),
        _owner("Sigvard Skalle", 4400, 6),
        _star("Antonio Vesuvio", 3000, THIRD_BET),
        _star("Eric Change", 5000, MOVES_ODDS),
        _star("Miss Double", 5000, REPEATS),
        _star("Miss Paris", 5000, FOURTH_SHOWS),
        _star("Oliver Oil", 6000),
        _star("Otto von Alt", 5000, Effect("action", "discount", 200)),
    ),
    "second": _named(
        *OWNERS,
        _owner("Sigvard Skalle", 4200, 5),
        _owner("Cranéo Cervantes", 4400, 6),
        _star("Antonio Vesuvio", 3000, THIRD_BET),
        _star("Eric Change", 5000, MOVES_ODDS),
        _star("Miss Double", 5000, REPEATS),
        _star("Miss Paris", 3000, FOURTH_SHOWS),
        _star("Oliver Oil", 6000),
        _star("Otto von Alt", 4000, Effect("action", "discount", 400)),
    ),
}
"""The characters of each edition; the second swaps Cervantes and Skalle."""

ASSISTANTS = {
    "first": _people(
        _person("Adalbert Diplomatitsch", "planner", Effect("target", "discount", 300)),
        _person("Aronne dal Banco", "banker", Effect("bank", "repay", 1500)),
        _person("Brian O’Fist", "collector", Effect("right", "collect", 200)),
        _person("Daniel Jackson", "barman", Effect("payoff", "gain", 300)),
        _person("Didier Adicion", "accountant", Effect("pass", "gain", 200)),
        _person("Francisco Caballos", "groom", Effect("horse", "discount", 300)),
        _person("Franz Galopp", "jockey", Effect("stable", "discount", 600)),
        _person("Michele Cuorlione", "henchman", Effect("mob", "repay", 4000)),
        _person("Pedro Pugnos", "strongman", Effect("left", "collect", 200)),
        _person("Tommy Style", "dandy", Effect("assistant", "discount", 300)),
        _person("Adrien Justice", "judge", Effect("sell", "gain", 300), star=True),
        _person("Cédric Copieur", "mime", Effect("assistant", "swap"), star=True),
        _person("François Riche", "rich friend", Effect("vp", "gain", 100), star=True),
        _person(
            "Philippe Justice",
            "judge's brother",
            Effect("buy", "discount", 300),
            star=True,
        ),
    ),
    "second": _people(
        _person("Adalbert Diplomatitsch", "planner", Effect("target", "discount", 400)),
        _person("Tommy Style", "dandy", Effect("assistant", "discount", 400)),
        _person("Francisco Caballos", "groom", Effect("horse", "discount", 400)),
        _person("Franz Galopp", "jockey", Effect("stable", "discount", 600)),
        _person("Michele Cuorlione", "henchman", Effect("mob", "repay", 4000)),
        _person("Aronne dal Banco", "banker", Effect("bank", "repay", 1500)),
        _person("Didier Adicion", "accountant", Effect("pass", "gain", 400)),
        _person(
            "Justice Bros.",
            "the judge and his brother",
            Effect("assistants", "count", 1),
        ),
        _person("Brian O’Fist", "collector", Effect("right", "collect", 200)),
        _person("Pedro Pugnos", "strongman", Effect("left", "collect", 200)),
        _person("Daniel Jackson", "barman", Effect("payoff", "gain", 300)),
        _person("Cédric Copieur", "mime", Effect("assistant", "swap")),
        _person("François Riche", "rich friend", Effect("acquire", "gain", 800)),
    ),
}
"""A discount is what the card saves on the bank's price; on a trade it saves as much."""

SPRINT_2 = Effect("sprint", "set", 2)
START_0 = Effect("start", "set", 0)

HORSE_CARDS = {
    "first": _people(
        _person("Costantino", "nimble", SPRINT_2, Effect("finish", "add", 1)),
        _person("El Guapo", "handsome", Effect("odds", "rows", 2)),
        _person(
            "La Longue Carabine", "long-necked",
            Effect("finish", "add", 2), Effect("photo", "tie", "win"),
        ),
        _person("Napoleon", "unbeaten", Effect("last", "set", 4)),
        _person("The Fury", "furious", Effect("start", "set", 4)),
        _person("Varonne", "legend", Effect("start", "add", 1), SPRINT_2),
        _person(
            "Biscuit de Mer", "worst of all",
            Effect("odds", "rows", -2), Effect("cash", "gain", 300), star=True,
        ),
        _person("Bosson", "Boss's own", START_0, Effect("cash", "gain", 300), star=True),
        _person("Giumenta", "gentle mare", Effect("horses", "count", 1), star=True),
    ),
    "second": _people(
        _person("Costantino", "nimble", SPRINT_2),
        _person("El Guapo", "handsome", Effect("odds", "rows", 2)),
        _person("La Longue Carabine", "long-necked", Effect("finish", "add", 3)),
        _person("Napoleon", "unbeaten", Effect("last", "set", 4)),
        _person("The Fury", "furious", Effect("start", "set", 4)),
        _person("Varonne", "legend", Effect("start", "add", 2)),
        _person(
            "Biscuit de Mer", "worst of all",
            Effect("odds", "rows", -2), Effect("cash", "gain", 600),
        ),
        _person("Bosson", "Boss's own", START_0, Effect("cash", "gain", 600)),
        _person("Giumenta", "gentle mare", Effect("horses", "count", 1)),
        _person("Troy", "gift horse", Effect("horse", "swap")),
    ),
}  # fmt: skip

TARGET_KINDS = {
    "most-stables": False,
    "most-assistants": False,
    "most-horses": False,
    "most-targets": False,
    "most-danari": False,
    "fewest-stables": True,
    "fewest-vp": True,
}
"""Each kind of target, and whether it bears a star; every one is printed twice."""

TARGET_VP = 2

LOANS = {"bank": (2000, 2500), "mob": (4000, 5000)}
"""What a loan brings and what it costs in the end, in Danari."""

LOAN_CARDS = 6


def targets(starred: bool) -> list[str]:
    """Every target card in play, as `most-stables-1`."""
    kinds = [kind for kind, star in TARGET_KINDS.items() if starred or not star]
    return [f"{kind}-{copy}" for kind in kinds for copy in (1, 2)]


def target_kind(card: str) -> str:
    """What a target card asks for."""
    return card[:-2]

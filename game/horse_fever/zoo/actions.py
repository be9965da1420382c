"""One fixed list of actions a title, and the way from it to the answers of an open question.

An action is named as its answer is written, with three exceptions: another player is told by the
distance clockwise (`offer +1 target`), a bid has no price (`accept`), and stakes lie on a grid of
eleven from the least to the most that may be laid (`stake 0/10` to `stake 10/10`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from functools import cache

from game import TITLES
from game.horse_fever.betting import LANES, MENU
from game.horse_fever.cards import ACTION_CARDS
from game.horse_fever.lanes import HORSES
from game.horse_fever.people import ASSISTANTS, CHARACTERS, HORSE_CARDS, targets
from game.horse_fever.shop import BANK_MENU
from game.play import Amounts, Ask
from game.zoo.environment import NoEnvironment

GRID = 10
"""The number of equal steps into which the range of stakes is cut."""

EDITIONS = ("first", "second")
PRINTED: Mapping[str, Mapping[str, Collection[str]]] = {
    "action": ACTION_CARDS,
    "character": CHARACTERS,
    "assistant": ASSISTANTS,
    "horse": HORSE_CARDS,
}
PLAYABLE = ("horse-fever/family", "horse-fever/board")


@cache
def actions_of(title: str) -> tuple[str, ...]:
    """The name of every action of a title, the same for all seats and options.

    Raises NoEnvironment for any but the Family and the Board Game of Horse Fever.
    """
    if title not in PLAYABLE:
        reason = (
            "at a party one seat, the bookmaker's, writes down everybody's bets, so its guests "
            "have no turns of their own"
            if title in TITLES
            else "there is no such game"
        )
        raise NoEnvironment(
            f"No environment for '{title}': {reason}. There are {', '.join(PLAYABLE)}."
        )
    names = [*shared_actions(), *(board_actions(title) if title.endswith("board") else ())]
    return tuple(dict.fromkeys(names))


def cards(kind: str) -> tuple[str, ...]:
    """The ids of a kind of card in both editions: action, character, assistant, horse, target."""
    if kind == "target":
        return tuple(targets(starred=True))
    return tuple(dict.fromkeys(card for edition in EDITIONS for card in PRINTED[kind][edition]))


def shared_actions() -> Iterator[str]:
    """What both games ask for: bets, stakes, cards behind horses, the photo finish."""
    yield "pass"
    yield from MENU
    yield from (f"stake {step}/{GRID}" for step in range(GRID + 1))
    yield from (f"fix {card}" for card in cards("action"))
    yield from LANES
    yield from (f"ahead {horse}" for horse in HORSES)


def board_actions(title: str) -> Iterator[str]:
    """What only the Board Game asks for: characters, the shop, trades, the line-up, auctions."""
    yield from (f"be {card}" for card in cards("character"))
    yield from BANK_MENU
    goods = [f"stable {horse}" for horse in HORSES]
    goods += [f"{kind} {card}" for kind in ("assistant", "horse") for card in cards(kind)]
    for distance in range(1, max(TITLES[title].seats)):
        yield from (f"offer +{distance} {what}" for what in (*goods, "target"))
        for kind in ("assistant", "horse"):
            yield from (f"swap +{distance} {card}" for card in cards(kind))
    for kind in ("target", "assistant", "horse"):
        yield from (f"keep {card}" for card in cards(kind))
    yield from (f"sell {card}" for card in HORSES)
    for kind in ("target", "assistant", "horse"):
        yield from (f"sell {card}" for card in cards(kind))
    yield "refuse"
    yield "accept"
    yield from (f"run {card} {stable}" for card in cards("horse") for stable in HORSES)
    yield "done"
    yield from (f"odds {horse} {way}" for horse in HORSES for way in ("up", "down"))


@cache
def index_of(title: str) -> Mapping[str, int]:
    """The number of every action."""
    return {name: at for at, name in enumerate(actions_of(title))}


def legal(title: str, ask: Ask, seats: int) -> dict[int, str]:
    """Action -> answer for all that the open question allows.

    Of stakes only those of the grid; where the range is short, each amount once.
    """
    index = index_of(title)
    if isinstance(ask.options, Amounts):
        last = len(ask.options) - 1
        found: dict[str, int] = {}
        for step in range(GRID + 1):
            amount = ask.options[(2 * step * last + GRID) // (2 * GRID)]
            found.setdefault(amount, index[f"stake {step}/{GRID}"])
        return {action: amount for amount, action in found.items()}
    return {index[action_name(answer, ask.who, seats)]: answer for answer in ask.options}


def action_name(answer: str, who: int, seats: int) -> str:
    """An answer of the player in seat `who` as an action is named; stakes apart."""
    verb, _, rest = answer.partition(" ")
    if verb == "accept":
        return verb
    if verb in ("offer", "swap"):
        number, _, goods = rest.partition(" ")
        return f"{verb} +{(int(number) - 1 - who) % seats} {goods}"
    return answer

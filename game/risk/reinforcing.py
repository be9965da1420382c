"""The beginning of a turn: armies for territories and continents, sets of cards, placing."""

from __future__ import annotations

from functools import partial
from itertools import combinations

from game.floor import Joined
from game.play import Ask, Play, Refusal, choose
from game.risk.board import BONUS, PICTURE, is_set, worth
from game.risk.placing import why_not_own
from game.risk.spelt import Headed
from game.risk.state import Game

KEEP = "keep"
CARDS = 3
"""Of a set."""

MOST = 4
"""Whoever begins a turn with more cards trades until there are no more than these (R.10)."""

PICTURED = 2


def draw_income(game: Game) -> None:
    """A third of the territories, and what whole continents bring (R.5)."""
    seat, count = game.turn, game.income(game.turn)
    game.reserve[seat] += count
    whole = game.whole(seat)
    game.tell("income", "R.5", seat=seat, armies=count, territories=len(game.own(seat)),
              continents=tuple(whole), bonus=sum(BONUS[name] for name in whole))  # fmt: skip


def sets(hand: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """Every set in a hand, by what it is called."""
    return {", ".join(three): three for three in combinations(hand, 3) if is_set(three)}


def may_trade(game: Game, most: int = MOST) -> Play[None]:
    """A set, and another one, for armies; above so many cards there is no choice (R.7, R.10)."""
    seat = game.turn
    while is_asked(game, seat):
        three = yield from trade(game, seat, most)
        if not three:
            return
        yield from turn_in(game, seat, three)


def must_trade(game: Game, most: int) -> Play[None]:
    """Sets go until so few cards are left, and no more (R.16)."""
    seat = game.turn
    while len(game.hands[seat]) > most:
        yield from turn_in(game, seat, (yield from trade(game, seat, most)))


def is_asked(game: Game, seat: int) -> bool:
    """Whether a seat is asked about sets: with three cards or more, whether they hold one or not.

    Otherwise the question itself would tell everybody that there is one.
    """
    hand = game.hands[seat]
    return len(hand) >= CARDS if game.rulings.asks_all_with_three else bool(sets(hand))


def trade(game: Game, seat: int, most: int) -> Play[tuple[str, ...]]:
    """Which set goes; none where the cards are kept, which nobody may who holds too many."""
    ways = sets(game.hands[seat])
    if len(game.hands[seat]) <= most:
        ways[KEEP] = ()
    return (yield from choose(seat, "trade", ways, "R.7", (), partial(why_no_set, game, most)))


def why_no_set(game: Game, most: int, text: str) -> Refusal | None:
    """What is wrong with three cards, or with keeping them."""
    hand = game.hands[game.turn]
    if text == KEEP and len(hand) > most:
        return Refusal("With {count} cards you must trade in a set.", "R.10", count=len(hand))
    cards = text.split(", ")
    if not text and not sets(hand):
        return Refusal("No three of your cards are a set.", "R.7")
    if not text or (all(card in hand for card in cards) and len(cards) != CARDS):
        return Refusal("A set has three cards.", "R.7")
    if all(card in hand for card in cards) and not is_set(cards):
        return Refusal("Three alike, three different, or two and a wild card are a set.", "R.7")
    return None


def turn_in(game: Game, seat: int, three: tuple[str, ...]) -> Play[None]:
    """A set goes, its armies come; two more to one territory that is pictured on it (R.8, R.9)."""
    armies = worth(game.traded)
    game.hands[seat] = tuple([card for card in game.hands[seat] if card not in three])
    game.discard += three
    game.traded += 1
    game.reserve[seat] += armies
    game.tell("traded", "R.8", seat=seat, cards=three, armies=armies, number=game.traded)
    owned = {card: card for card in three if card in PICTURE and game.owner[card] == seat}
    if not owned:
        return
    territory = next(iter(owned))
    if len(owned) > 1:
        territory = yield from choose(seat, "pictured", owned, "R.9", open=True)
    game.put(territory, PICTURED)
    game.tell("pictured", "R.9", seat=seat, territory=territory, count=PICTURED)


def place(game: Game) -> Play[bool]:
    """Some armies in hand go to a territory of one's own (R.6); False while some are left."""
    seat = game.turn
    left = game.reserve[seat]
    if left:
        options = Joined(*(Headed(one, range(1, left + 1)) for one in game.own(seat)))
        why = partial(why_not_there, game)
        answer = yield Ask(seat, "place", options, 1, "R.6", (), why, True)
        territory, _, count = answer.partition(" ")
        game.put(territory, int(count))
        game.reserve[seat] -= int(count)
        game.tell("placed", "R.6", seat=seat, territory=territory, count=int(count))
    return not game.reserve[seat]


def why_not_there(game: Game, text: str) -> Refusal | None:
    """Whose it is, or that there are not so many."""
    territory, _, count = text.partition(" ")
    if refusal := why_not_own(game, game.turn, territory):
        return refusal
    left = game.reserve[game.turn]
    if territory in game.owner and count.isdecimal() and len(count) < 6 and int(count) > left:
        return Refusal("Armies left in your hand: {count}.", "R.6", count=left)
    return None

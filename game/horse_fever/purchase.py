"""The purchase phase of the Board Game: two steps, one purchase each (1.1, 1.2)."""

from __future__ import annotations

from functools import partial

from game.horse_fever.accounts import reward_points, settle
from game.horse_fever.people import LOANS
from game.horse_fever.shop import (
    DRAWN_KINDS,
    gain_of,
    keeping_objection,
    menu,
    objection,
    price,
    read_offer,
    sale_objection,
    swap_objection,
    take_from_deck,
)
from game.horse_fever.state import Game, Offer, Pending, Player
from game.play import Play, choose, draw_many


def first_purchase(game: Game) -> Play[None]:
    """Everyone, clockwise, buys one thing or passes."""
    game.phase = "first purchase"
    for player in game.players:
        player.bought.clear()
        player.has_traded = False
    for player in game.clockwise():
        yield from purchase_step(game, player, 1)


def second_purchase(game: Game) -> Play[None]:
    """The same once more; only action cards may be bought twice in a phase."""
    game.phase = "second purchase"
    for player in game.clockwise():
        yield from purchase_step(game, player, 2)


def purchase_step(game: Game, player: Player, step: int) -> Play[None]:
    """Ask until a purchase is made or passed; a refused offer costs nothing but itself."""
    game.refused.clear()
    done = False
    while not done:
        offered = menu(game, player)
        why = partial(objection, game, player, step, offered)
        options = {text: text for text in offered if why(text) is None}
        wish = yield from choose(player.seat, "purchase", options, f"1.{step}", offered, why)
        done = yield from buy(game, player, wish)


def buy(game: Game, player: Player, wish: str) -> Play[bool]:
    """Carry out one purchase; False when an offer was refused and the step is still open."""
    verb, _, rest = wish.partition(" ")
    if verb == "pass":
        settle(game, player, "purchase passed", "1.1.6", gain_of(game, player, wish))
    elif verb == "loan":
        take_loan(game, player, rest)
    elif verb == "offer":
        return (yield from trade(game, player, read_offer(game, player, wish)))
    elif rest == "action":
        yield from buy_action_cards(game, player)
    elif rest in DRAWN_KINDS:
        yield from buy_drawn(game, player, rest)
    else:
        buy_stable(game, player, rest.removeprefix("stable "))
    return True


def take_loan(game: Game, player: Player, kind: str) -> None:
    """A loan card brings its money now and asks for more at the end (1.1.7)."""
    player.loans.append(kind)
    settle(game, player, "loan taken", "1.1.7", LOANS[kind][0], loan=kind)


def buy_action_cards(game: Game, player: Player) -> Play[None]:
    """Two action cards, into the hand, seen by nobody else (1.1.1)."""
    settle(game, player, "bought", "1.1.1", -price(game, player, "action"), what="action")
    deck = game.decks["action"]
    cards = yield from draw_many(
        f"action cards for player {player.seat + 1}", deck, min(2, len(deck)), "1.1.1"
    )
    take_from_deck(game, "action", cards)
    player.hand.extend(cards)
    game.tell("cards dealt", "1.1.1", seat=player.seat, count=len(cards))


def buy_drawn(game: Game, player: Player, kind: str) -> Play[None]:
    """Draw four, keep one; the others go back under the deck (1.1.2 to 1.1.4)."""
    rule, deck = DRAWN_KINDS[kind], game.decks[kind]
    settle(game, player, "bought", rule, -price(game, player, kind), what=kind)
    player.bought.append(kind)
    cards = yield from draw_many(
        f"{kind} cards for player {player.seat + 1}", deck, min(4, len(deck)), rule
    )
    game.pending = Pending(player.seat, (kind, *cards))
    options = {f"keep {card}": card for card in cards}
    why = partial(keeping_objection, kind)
    card = yield from choose(player.seat, f"{kind} to keep", options, rule, tuple(options), why)
    game.pending = None
    take_from_deck(game, kind, [card])
    game.tell("card kept", rule, seat=player.seat, what=kind, card=shown_name(kind, card))
    yield from acquire(game, player, kind, card)


def shown_name(kind: str, card: str) -> str:
    """The card as the table may know it: a target lies face down."""
    return "" if kind == "target" else card


def acquire(game: Game, player: Player, kind: str, card: str, may_keep: bool = False) -> Play[None]:
    """Lay a card before its new owner, with what happens at once: a gift of money, a swap (S)."""
    game.belongings(player, kind).append(card)
    if kind == "target":
        return
    effects = game.people[kind][card].effects
    for symbol, op, value in effects:
        if (symbol, op) == ("acquire", "gain"):
            settle(game, player, "gift", "S", int(value), card=card)
        if op == "swap":
            yield from swap(game, player, kind, card, may_keep)


def swap(game: Game, player: Player, kind: str, card: str, may_keep: bool) -> Play[None]:
    """The mime, or Troy, goes straight to another player for a card of his; he cannot refuse.

    Bought from a player they may be kept, if that ruling holds (S).
    """
    options: dict[str, tuple[Player, str] | None] = {
        f"swap {other.seat + 1} {theirs}": (other, theirs)
        for other in game.players
        if other is not player
        for theirs in game.belongings(other, kind)
    }
    if not options:
        game.tell("swap impossible", "S", seat=player.seat, card=card)
        return
    if may_keep:
        options["pass"] = None
    chosen = yield from choose(player.seat, "swap", options, "S", tuple(options), swap_objection)
    if chosen is None:
        game.tell("swap passed", "S", seat=player.seat, card=card)
        return
    other, theirs = chosen
    game.belongings(player, kind).remove(card)
    game.belongings(other, kind).remove(theirs)
    game.belongings(player, kind).append(theirs)
    game.belongings(other, kind).append(card)
    game.tell("swapped", "S", seat=player.seat, other=other.seat, gives=card, gets=theirs)


def buy_stable(game: Game, player: Player, stable: str) -> None:
    """The stable's card for the price of its row; it counts one victory point (1.1.5)."""
    cost = price(game, player, "stable", stable)
    player.bought.append("stable")
    player.stables.append(stable)
    settle(game, player, "stable bought", "1.1.5", -cost, horse=stable)
    reward_points(game, player, 1, "1.1.5")


def trade(game: Game, player: Player, offer: Offer) -> Play[bool]:
    """Ask the owner; a yes brings the double price, a no costs nobody anything (1.1.8)."""
    seller = game.players[offer.seller]
    game.offer = offer
    game.tell(
        "offer", "1.1.8", seat=player.seat, other=seller.seat, what=offer.kind, card=offer.card,
        price=offer.price,
    )  # fmt: skip
    goods = seller.targets if offer.kind == "target" else [offer.card]
    options: dict[str, str | None] = {f"sell {card}": card for card in goods}
    options["refuse"] = None
    card = yield from choose(seller.seat, "offer", options, "1.1.8", tuple(options), sale_objection)
    game.offer = None
    if card is None:
        game.refused.append(offer.text)
        game.tell("offer refused", "1.1.8", seat=seller.seat, other=player.seat)
        return False
    player.bought.append(offer.kind)
    player.has_traded = True
    game.belongings(seller, offer.kind).remove(card)
    shown = shown_name(offer.kind, card)
    settle(
        game, player, "trade paid", "1.1.8", -offer.price, what=offer.kind, card=shown,
        other=seller.seat,
    )  # fmt: skip
    settle(
        game, seller, "trade received", "1.1.8", offer.price, what=offer.kind, card=shown,
        other=player.seat,
    )  # fmt: skip
    if offer.kind == "stable":
        player.stables.append(card)
        reward_points(game, player, 1, "1.1.8")
    else:
        yield from acquire(game, player, offer.kind, card, game.rulings.may_keep_bought)
    return True

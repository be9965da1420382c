"""The Calcutta: the seven that run are sold by auction, and first and second share the pool."""

from __future__ import annotations

from functools import partial

from game.dice_derby.state import Game
from game.play import Ask, Play, Refusal

PASS = "pass"
RAISES = (1, 2, 3, 5, 8, 12, 20, 30, 50)
"""How many more chips than the last bid may be bid, so that nobody has to type a number."""


def sell(game: Game) -> Play[None]:
    """Horse after horse, once round the table; each next one begins one seat further (D.10)."""
    starter = game.turn
    for horse in game.at:
        game.auction = (horse, 0, -1)
        seat = starter
        for _ in game.here():
            yield from bid(game, seat)
            seat = game.after(seat)
        _, price, buyer = game.auction
        if buyer < 0:
            game.tell("unsold", "D.10", horse=horse)
        else:
            game.owners = {**game.owners, horse: buyer}
            game.pot -= game.settle(buyer, "sold", "D.10", -price, horse=horse)
        starter = game.after(starter)
    game.auction = (0, 0, -1)


def bid(game: Game, seat: int) -> Play[None]:
    """One bids more than was bid, or lets the horse go; each speaks once."""
    horse, price, _ = game.auction
    if game.money[seat] <= price:
        return
    options = (*raised(price, game.money[seat]), PASS)
    why = partial(refused, price, game.money[seat])
    answer = yield Ask(seat, "bid", options, 1, "D.10", (), why, True)
    if answer == PASS:
        game.tell("lets it go", "D.10", seat=seat, horse=horse)
    else:
        game.auction = (horse, int(answer), seat)
        game.tell("bid", "D.10", seat=seat, horse=horse, chips=int(answer))


def raised(price: int, money: int) -> list[str]:
    """What may be bid."""
    return [str(price + more) for more in RAISES if price + more <= money]


def refused(price: int, money: int, text: str) -> Refusal | None:
    """Why a bid cannot be made."""
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        return None
    if int(text) > money:
        return Refusal("You have {money} chips.", "D.5", money=money)
    if int(text) <= price:
        return Refusal("Bid more than {price}, or let it go.", "D.10", price=price)
    return Refusal("Bid 1, 2, 3, 5, 8, 12, 20, 30 or 50 more than {price}.", "D.10", price=price)


def share(game: Game) -> None:
    """Three quarters for the owner of the first, with odd chips; the rest for the second."""
    pool = game.pot
    first = pool - pool // 4 if game.rulings.odd_chip_first else pool * 3 // 4
    parts = (("for first", first), ("for second", pool - first))
    for horse, (kind, money) in zip(game.home, parts, strict=False):
        owner = game.owners.get(horse)
        if owner is not None and money:
            part = game.settle(owner, kind, "D.10", money, horse=horse)  # type: ignore[arg-type]
            game.pot -= part

"""How the friendly player spends its money in the Board Game: by its mood."""

from __future__ import annotations

from game.bots.profiles import Chooser, Mind, Reason
from game.horse_fever.bots.auctions import no_to, yes_to
from game.horse_fever.bots.standing import Standing
from game.horse_fever.view import SeatView, View
from game.play import Ask

ENOUGH = 800
"""Danari it keeps for its bets whatever it buys."""

POINT = 600
"""What a victory point is worth to it, in Danari."""

BY_CHANCE = ("character", "swap", "line-up")

FANCY = {"buy stable": 900.0, "buy assistant": 550.0, "buy horse": 500.0, "buy action": 350.0}


def answer(view: View, ask: Ask, rng: Chooser) -> str | None:
    """An answer to a question that only the Board Game asks, or None."""
    what = ask.what
    if what == "purchase":
        return purchase(view, ask, rng)
    if what == "offer":
        return sale(view, ask, rng)
    if what == "line-up":
        return ask.options[int(rng.random() * max(1, len(ask.options) - 1))]
    if what == "odds change":
        return odds_change(view, ask)
    if what.endswith("auction"):
        return bid(view, ask)
    return None


def me(view: View) -> SeatView:
    """The bot's own place at the table."""
    assert view.seat is not None
    return view.seats[view.seat]


def races_left(view: View) -> int:
    """Races still to be run, this one included."""
    return view.rounds - view.round + 1


def purchase(view: View, ask: Ask, rng: Chooser) -> str:
    """What it fancies most of what leaves enough to bet with; loans never, passing otherwise."""
    assert view.board is not None
    mine, prices = me(view), view.board.prices

    def appeal(option: str) -> float:
        if option == "pass":
            return 150.0 + 200 * rng.random() + (500 if mine.money < 2 * ENOUGH else 0)
        if option.startswith("loan") or mine.money - prices[option] < ENOUGH:
            return -1.0
        kind = " ".join(option.split()[:2])
        fancy = FANCY.get(kind, 0.0) + (400.0 if option == "buy target" else 0.0)
        if option.startswith("offer"):
            fancy = 200.0 if "stable" in option else 0.0
        late = 0.6 if races_left(view) <= 2 and kind in ("buy assistant", "buy horse") else 1.0
        return late * fancy * rng.random() - prices[option] / 10

    return max(ask.options, key=appeal)


def sale(view: View, ask: Ask, rng: Chooser) -> str:
    """It sells what brings a good price, and a stable only early on."""
    assert view.board is not None and view.board.offer is not None
    offer = view.board.offer
    good = offer.price >= 800 and (offer.kind != "stable" or races_left(view) <= 2)
    if good and rng.random() < 0.6:
        return ask.options[0]
    return "refuse"


def odds_change(view: View, ask: Ask) -> str:
    """Lift the horse it has bet on to win, for speed; else leave the board alone."""
    wins = [bet.horse for bet in me(view).bets if bet.kind == "win"]
    wanted = f"odds {wins[0]} up" if wins else "pass"
    return wanted if wanted in ask.options else "pass"


def bid(view: View, ask: Ask) -> str:
    """Sell a point above its worth, buy one below it, or with the last race's idle money."""
    assert view.board is not None and view.board.auction is not None
    kind, price, leader, _ = view.board.auction
    yes = f"accept {price}"
    if yes not in ask.options or leader == view.seat:
        return "refuse"
    mine = me(view)
    if kind == "sell":
        return yes if price > POINT and mine.tokens > 1 and races_left(view) > 1 else "refuse"
    idle = mine.money - (0 if races_left(view) == 1 else 2 * ENOUGH)
    return yes if price <= idle and (races_left(view) == 1 or price <= 2 * POINT) else "refuse"


def why(view: View, ask: Ask, answer: str) -> Reason | None:
    """Its mood, and where money changes hands what it thinks of the price."""
    at, what = Standing(view, Mind("casual")), ask.what
    if what == "purchase":
        price = at.board.prices[answer]
        if answer == "pass":
            return Reason(at.saving, {"danari": -price})
        return Reason("in the mood to shop", {"price": price})
    if what == "offer" and (offer := at.board.offer) is not None:
        kind = "too cheap to sell" if answer == "refuse" else "sells dear"
        about = {"what": offer.kind, "card": offer.card, "price": offer.price}
        return Reason(kind, {"seat": offer.buyer, **about})
    if what == "odds change":
        _, horse, *_ = (*answer.split(" "), "")
        if answer == "pass":
            return Reason("leaves the odds alone", {})
        return Reason("helps its horse", {"horse": horse, "rows": 2})
    if what.endswith("auction"):
        return no_to(at) if answer == "refuse" else yes_to(at)
    return Reason("all the same", {}) if what in BY_CHANCE or what.endswith("keep") else None

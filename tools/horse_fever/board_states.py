"""The states of the Board Game that are photographed."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from game import saves
from game.play import Ask
from tools.golden import folder
from tools.staging import NAMES, NeverCame, Stop, asked, drive, in_unit, new_desk, over
from web.acts import playing
from web.desk.forms import SeatForm
from web.desk.kept.shelf import Drawer, Shelf
from web.desk.state import Desk
from web.horse_fever.seen import auction_of, board_of, offer_of, seen

STARRED = {"starred cards": "on"}


def setting_up(players: int, edition: str, length: str = "normal") -> Desk:
    """The set-up screen of the Board Game."""
    desk = Desk(Shelf(Drawer()), Random(1))
    playing.set_up(desk)
    desk.form.play("horse-fever/board")
    desk.form.seats = [SeatForm(name, "casual" if n > 2 else "") for n, name in enumerate(NAMES)]
    del desk.form.seats[players:]
    desk.form.options.update({"edition": edition, "length": length})
    return desk


def laid(players: int, edition: str, seed: int = 7, **options: str) -> Desk:
    """A Board Game just laid, with every card."""
    return new_desk(
        players, 0, seed, "board", **{"edition": edition, **STARRED, "length": "5", **options}
    )


def found(players: int, edition: str, stop: Stop, **options: str) -> Desk:
    """A state of the Board Game, searched for among several games."""
    for seed in range(60):
        try:
            return drive(laid(players, edition, seed, **options), stop, seed)
        except NeverCame:
            continue
    raise SystemExit("horseburg: this state never came up")


def rich(what: str, least: int, races: int = 1) -> Stop:
    """Stop at a question with that many entries on its menu."""

    def reached(desk: Desk) -> bool:
        return asked(what, races)(desk) and len(wanted(desk).menu) >= least

    return reached


def wanted(desk: Desk) -> Ask:
    """The open question."""
    return desk.at.ask


def offered(kind: str) -> Stop:
    """Stop at an offer for this kind of card."""
    return lambda desk: asked("offer")(desk) and offer_of(seen(desk.view)).kind == kind


def bidding(kind: str, bids: int) -> Stop:
    """Stop at an auction whose price has moved."""

    def reached(desk: Desk) -> bool:
        ask = desk.ask
        if ask is None or ask.what != f"{kind} auction":
            return False
        return bool(abs(auction_of(seen(desk.view))[1] - 1000) >= 100 * bids)

    return reached


def fallen(kind: str) -> Stop:
    """Stop when the hammer has fallen."""
    return lambda desk: any(event.kind == kind for event in desk.hammer) and not desk.payoffs_open


def ended(name: str) -> Desk:
    """A golden game at its end, for ends that seldom come."""
    text = (folder("horse-fever/board") / f"{name}.txt").read_text(encoding="utf-8")
    desk = Desk(Shelf(Drawer()), Random(1))
    desk.shelf.keep("1", saves.loads(text))
    playing.resume(desk, "1")
    return drive(desk, over)


def ruled(desk: Desk) -> Desk:
    """All the rules, over the screen."""
    desk.rule = "all"
    return desk


def opened(desk: Desk) -> Desk:
    """All cards of a player, large."""
    player = max(seen(desk.view).seats, key=lambda seat: len(seat.assistants + seat.horses))
    desk.card = " ".join(
        [f"character:{player.character}"]
        + [f"assistant:{card}" for card in player.assistants]
        + [f"horse:{card}" for card in player.horses]
        + [f"loan:{card}" for card in player.loans]
    )
    return desk


BOARD_STATES: dict[str, Callable[[], Desk]] = {
    "board-setup": lambda: setting_up(3, "first"),
    "board-setup-5": lambda: setting_up(5, "first", "7"),
    "board-setup-6": lambda: setting_up(6, "second"),
    "board-character": lambda: laid(3, "first", characters="chosen"),
    "board-character-6": lambda: drive(
        laid(6, "second", characters="chosen"),
        lambda desk: len(wanted(desk).menu) == 9,
    ),
    "board-purchase": lambda: drive(laid(3, "first"), asked("purchase")),
    "board-purchase-later": lambda: found(3, "first", rich("purchase", 20, 2)),
    "board-purchase-6": lambda: found(6, "second", rich("purchase", 28, 2)),
    "board-keep-target": lambda: found(3, "first", asked("target to keep")),
    "board-keep-assistant": lambda: found(4, "second", asked("assistant to keep", 1)),
    "board-keep-horse": lambda: found(3, "first", asked("horse to keep", 1)),
    "board-swap": lambda: found(4, "second", rich("swap", 3)),
    "board-swap-or-keep": lambda: found(
        4, "second", lambda d: asked("swap")(d) and "pass" in wanted(d).options
    ),
    "board-offer": lambda: found(4, "first", offered("assistant")),
    "board-offer-target": lambda: found(4, "first", lambda d: offered("target")(d)
        and len(wanted(d).menu) > 2),
    "board-offer-stable": lambda: found(3, "second", offered("stable")),
    "board-line-up": lambda: found(4, "first", rich("line-up", 5)),
    "board-first-bet": lambda: found(3, "first", asked("first bet", 2)),
    "board-first-bet-6": lambda: found(6, "second", asked("first bet", 3)),
    "board-odds": lambda: found(4, "first", asked("odds change", 1)),
    "board-fix": lambda: found(3, "first", rich("card to fix the race", 4)),
    "board-race": lambda: found(
        4, "first", lambda d: in_unit(3)(d) and len(board_of(seen(d.view)).lineup) > 1
    ),
    "board-payoffs": lambda: found(5, "first", lambda d: d.payoffs_open and seen(d.view).round > 2),
    "board-payoffs-6": lambda: found(
        6, "second", lambda d: d.payoffs_open and seen(d.view).round > 3
    ),
    "board-sell": lambda: found(4, "first", bidding("sell", 4)),
    "board-buy": lambda: found(3, "first", bidding("buy", 3)),
    "board-buy-6": lambda: found(6, "second", bidding("buy", 6), auctions="on"),
    "board-hammer": lambda: found(4, "first", fallen("point sold")),
    "board-unwanted": lambda: found(3, "first", fallen("auction unwanted")),
    "board-podium": lambda: found(5, "first", over),
    "board-podium-6": lambda: found(
        6, "second", lambda d: over(d) and any(s.bankrupt for s in seen(d.view).seats)
    ),
    "board-podium-nobody": lambda: ended("nobody-could-repay"),
    "board-podium-one": lambda: ended("only-one-could-repay"),
    "board-rules-earlier": lambda: ruled(ended("trade")),
    "board-cards": lambda: opened(found(3, "first", rich("purchase", 16, 3))),
}  # fmt: skip

"""The auctions after a race, and the fall of the hammer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.horse_fever.view import View
from game.play import Ask, Event
from web import html as h
from web.desk.state import Desk
from web.horse_fever import words
from web.horse_fever.board.betting import why_not
from web.horse_fever.seen import auction_of
from web.horse_fever.words.saying import say
from web.html.shows import at_least
from web.parts.controls import controls
from web.parts.pieces import button, charm, choice, icon
from web.words.speaking import mark

TITLES = {"sell": mark("The bank buys one point"), "buy": mark("The bank sells one point")}
HOW = {
    "sell": mark("Every yes brings the price down by 100 D. Who says yes last, sells."),
    "buy": mark("Every yes drives the price up by 100 D. Who says yes last, buys."),
}


def are_held(options: Mapping[str, str]) -> bool:
    """Whether this table auctions points after a race."""
    wanted = options.get("auctions", "off")
    return wanted == "on" or (wanted == "by edition" and options["edition"] == "first")


def is_on(desk: Desk, view: View) -> bool:
    """Whether an auction, or its end, is on the screen."""
    return bool(desk.hammer) or (view.board is not None and view.board.auction is not None)


def stage(desk: Desk, view: View, asked: int | None) -> h.Element:
    """The auctioneer in place of the course."""
    if desk.hammer:
        return fallen(desk.hammer, desk.at.table.names)
    return bidding(view, desk.at.table.names, asked)


def bidding(view: View, names: Sequence[str], asked: int | None) -> h.Element:
    """The price, who named it, and who is still in."""
    kind, price, leader, still_in = auction_of(view)
    here = [player.seat for player in view.seats if not player.out]
    return h.section(f"#auction.auction-{kind}", aria_labelledby="auction-title")[
        h.div(".rays", aria_hidden="true"),
        h.header[h.h2("#auction-title")[say(TITLES[kind])], h.p[say(HOW[kind])]],
        h.p(".auction-price", id=f"price-{price}", aria_live="polite")[
            h.span(".arrow", aria_hidden="true")["▼" if kind == "sell" else "▲"],
            h.b[words.money(price)],
            h.small[say("for 1 VP")],
        ],
        h.ol(".bidders", data_least=at_least(len(here)))[
            (bidder(seat, names[seat], leader, still_in, asked) for seat in here)
        ],
    ]


def bidder(
    seat: int, name: str, leader: int | None, still_in: Sequence[int], asked: int | None
) -> h.Element:
    """One player at the auction: leading, asked, still in, or gone."""
    if seat == leader:
        state, said = "leads", say("said yes last")
    elif seat not in still_in:
        state, said = "gone", say("is out")
    elif seat == asked:
        state, said = "thinks", say("yes or no?")
    else:
        state, said = "waits", say("still in")
    return h.li(f"#bidder-{seat}.bidder.{state}")[charm(seat), h.b[name], h.small[said]]


def fallen(hammer: Sequence[Event], names: Sequence[str]) -> h.Element:
    """How the auction ended."""
    sold = any(event.kind in ("point sold", "point bought") for event in hammer)
    return h.section("#auction.hammer", aria_labelledby="auction-title")[
        h.div(".rays", aria_hidden="true"),
        h.header[
            h.span(".gavel")[icon("gavel")],
            h.h2("#auction-title")[say("Sold!" if sold else "No takers")],
        ],
        h.ul(".verdict.stack")[
            (h.li[mark_of(event), h.span[words.sentence(event, names)]] for event in hammer)
        ],
    ]


def mark_of(event: Event) -> h.Node:
    """The mark of whom an event is about."""
    return charm(event.facts["seat"]) if "seat" in event.facts else icon("bank")


def answers(desk: Desk, ask: Ask, view: View) -> h.Element:
    """Two big buttons."""
    kind, price, _, _ = auction_of(view)
    yes: list[h.Node] = [
        h.b[say("Yes")],
        h.span[say("I {kind:which(sell=sell|buy)} at {price:money}", kind=kind, price=price)],
    ]
    no: list[h.Node] = [h.b[say("No")], h.span[say("I am out of this auction")]]
    return h.div(".two-ways")[
        (
            choice(
                text,
                no if text == "refuse" else yes,
                why_not(desk, ask, text),
                "big" if text == "refuse" else "big go",
            )
            for text in ask.menu
        )
    ]


def bar(desk: Desk) -> h.Element:
    """While computers bid, or after the hammer has fallen."""
    if desk.hammer:
        return h.section("#bar.payoffs-bar", aria_label=say("Auction"))[
            h.div(".question")[
                h.h2[say("The hammer has fallen")],
                h.p[say("Points sold and bought count at once.")],
                button("?", "rule 4.1", "round help", name=say("Rule: auctions")),
            ],
            button(say("Go on"), "hammer", "big go", id="hammer-on"),
        ]
    bids = [e for e in desk.at.shown.events[-6:] if e.kind in ("auction bid", "auction left")]
    return h.section("#bar.race-bar", aria_label=say("Auction"))[
        h.div(".caller")[
            icon("gavel"),
            h.div("#caller", aria_live="polite")[
                (h.p[words.sentence(event, desk.at.table.names)] for event in bids[-2:])
            ],
        ],
        h.div,
        controls(desk, say("Skip to the hammer")),
    ]

"""Unicorn Fever on the page."""

from __future__ import annotations

from collections.abc import Sequence

from game import Table
from game.play import Ask, Event
from game.racing.track import FINISH
from game.unicorn_fever.contracts import DECKS, RULES
from game.unicorn_fever.lanes import LANES
from game.unicorn_fever.magic import MAGIC
from game.unicorn_fever.view import View
from web import html as h
from web.acts import confirm, playing
from web.acts.touching import open_ask
from web.desk import fingers
from web.desk.box import Poster
from web.desk.fingers import put_down
from web.desk.news import missed
from web.desk.running import SILENCE, Heard
from web.desk.screen import Bets, Screen, Summary
from web.desk.state import Desk
from web.frame.paper import to_score_sheet
from web.racing.timing import haste
from web.racing.turning import in_air
from web.unicorn_fever import BOX, UNICORNS, say
from web.unicorn_fever.asked import BESIDE
from web.unicorn_fever.card import card, large_contract, large_magic
from web.unicorn_fever.finish import finish
from web.unicorn_fever.form import GUIDE
from web.unicorn_fever.keys import keys
from web.unicorn_fever.lesson import LESSON
from web.unicorn_fever.moments import MOMENTS
from web.unicorn_fever.options import OPTIONS, takes
from web.unicorn_fever.paper import paper
from web.unicorn_fever.parts import named, unicorn
from web.unicorn_fever.pictured import PICTURED
from web.unicorn_fever.podium import END
from web.unicorn_fever.showing import SHOWING
from web.unicorn_fever.state import go_to_notary, leave_notary, seen
from web.unicorn_fever.table import table
from web.unicorn_fever.words import voice
from web.words.speaking import mark

MAGICAL = ("magic", "bet and magic")
"""Questions at which cards are laid in lanes."""

SECRET = frozenset({*MAGICAL, "card to drop", "movement card on top"})
"""Questions whose answers name what the others may not know."""


def answering(desk: Desk, _text: str) -> None:
    """Whoever is asked next holds up the first card, and learns nothing of this one."""
    put_down(desk)
    leave_notary(desk)


def hold(desk: Desk, number: str) -> None:
    """Take this card in the fingers; the next tap on a lane lays it."""
    if desk.guide is not None and (led := desk.guide.why_not_answer(desk, number)):
        playing.refuse(desk, led)  # there the card is in the fingers that is wanted
        return
    fingers.hold(desk, number)


def lay(desk: Desk, colour: str) -> None:
    """Lay the card that was chosen, whatever it is."""
    ask = desk.ask
    if desk.table is None or ask is None or ask.what not in MAGICAL or desk.holder != ask.who:
        return
    cards = seen(desk.table.view(ask.who)).hand
    if cards:
        confirm.give(desk, f"play {fingers.fingers(desk).held(cards)} {colour}")


def touched(desk: Desk, thing: str) -> bool:
    """While only magic is asked for, a touch of a lane lays the card in the fingers there."""
    ask, (kind, _, colour) = open_ask(desk), thing.partition(" ")
    if ask is None or ask.what not in MAGICAL or kind != "horse" or desk.guide is not None:
        return False
    text = f"play {fingers.fingers(desk).held(seen(desk.view).hand)} {colour}"
    if text not in ask.options:
        return False
    confirm.give(desk, text)
    return True


def lifted(desk: Desk, thing: str) -> bool:
    """A card that is dragged is in the fingers."""
    kind, _, number = thing.partition(" ")
    if kind == "card" and number.isdigit():
        hold(desk, number)
        return True
    return False


def on_it(desk: Desk, thing: str) -> frozenset[str]:
    """A row of the odds names whoever stands on it."""
    kind, _, id = thing.partition(" ")
    if kind != "row":
        return frozenset({id})
    return frozenset(colour for colour in LANES if seen(desk.view).odds.get(colour) == int(id))


def stakes(desk: Desk) -> range:
    """What may be staked now."""
    ask = desk.ask
    return range(1, len(ask.options) + 1) if ask is not None and ask.what == "stake" else range(0)


def summary(table: Table) -> Summary:
    """Race, phase, and everybody's gold and glory."""
    view = seen(table.view(None))
    standing = tuple((one.gold, one.glory) for one in view.seats)
    return Summary(view.round, view.rounds, view.phase, standing)


def hide(view: View) -> View:
    """The player’s cards face down, those in lanes too."""
    placed = {lane: tuple((seat, None) for seat, _ in cards) for lane, cards in view.placed.items()}
    return view._replace(hand=(), placed=placed, scouted=())


def is_secret(ask: Ask, _view: View) -> bool:
    """Whether the answers themselves are cards of the hand."""
    return ask.what in SECRET and not ask.open


def opened_up(seen: View, seats: Sequence[View]) -> View:
    """The public view with every seat's cards in the lanes open."""
    placed = {
        lane: tuple((seat, seats[seat].placed[lane][at][1]) for at, (seat, _) in enumerate(cards))
        for lane, cards in seen.placed.items()
    }
    return seen._replace(placed=placed)


def crowd(desk: Desk) -> Heard:
    """The crowd rises as the first unicorns come home; a fairground is strewn with sand."""
    view = seen(desk.view)
    if view.phase != "race" or view.race is None or not view.race.unit:
        return SILENCE
    run = min(1.0, max(view.race.positions.values()) / FINISH)
    home = len(view.race.ranking)
    loud = max(0.9 - 0.15 * home, 0.1 + 0.8 * run**3)
    return Heard(0.6, loud, max(1, len(LANES) - home), "sand")


def news(events: Sequence[Event], seat: int) -> list[Event]:
    """What others have done since this seat's last action, in this preparation."""
    kinds = ("gold action", "bet laid", "contract signed", "magic played", "loan")
    return missed(events, seat, ("round",), kinds)


def pace(table: Table, told: int) -> float:
    """How much a moment is shortened, so that no race is too long."""
    return haste(table, told, lambda event: event.kind == "placed" and event.facts["place"] == 1)


def storybook() -> h.Node:
    """All cards, and the six unicorns."""
    return h.div(data_box=BOX.id)[
        h.section(".sheet")[
            h.h2[say("Unicorns")],
            [h.figure(".uf-large")[unicorn(one), h.figcaption[named(one)]] for one in LANES],
        ],
        h.section(".sheet")[h.h2[say("Magic")], [large_magic(id) for id in MAGIC]],
        h.section(".sheet")[h.h2[say("Contracts")], [large_contract(id) for id in DECKS[RULES]]],
    ]


SCREEN: Screen[Desk, View] = Screen(
    id="unicorn-fever",
    box=BOX,
    poster=Poster(
        "unicorn",
        mark("Unicorn Fever"),
        mark("Bet on unicorns, sign contracts, play magic face down."),
    ),
    words=lambda: voice().words,
    moments=MOMENTS,
    in_air=in_air,
    pace=pace,
    news=news,
    table=table,
    showing=SHOWING,
    result=END.podium,
    plan="whole",
    summary=summary,
    finish=finish,
    pictured=PICTURED,
    bets=Bets("bet won", horse=UNICORNS.__getitem__, drawn=unicorn),
    gazette="web.unicorn_fever.gazette.offers",
    workshop="web.unicorn_fever.workshop",
    hide=hide,
    is_secret=is_secret,
    hands=lambda view: tuple(view.hand),
    does=lambda _view, card: voice().magic(card).line,
    opened_up=opened_up,
    runs=frozenset({"movement card"}),
    halves=frozenset({"stake"}),
    beside=BESIDE,
    stakes=stakes,
    crowd=crowd,
    options=OPTIONS,
    takes=takes,
    printing=to_score_sheet,
    card=card,
    paper=paper,
    storybook=storybook,
    lesson=LESSON,
    opened=put_down,
    answering=answering,
    keys=keys,
    workers=(GUIDE,),
    taps={"hold": hold, "lay": lay, "contracts": go_to_notary, "booths": leave_notary},
    touches={
        **dict.fromkeys(MAGICAL, "horse"),
        **dict.fromkeys(
            (
                "bet",
                "bet token to reserve",
                "unicorn to push down",
                "unicorns to swap",
                "unicorn for the tailwind",
                "photo finish",
            ),
            "horse",
        ),
    },
    named=on_it,
    touched=touched,
    lifted=lifted,
)

SCREENS = (SCREEN,)

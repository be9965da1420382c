"""The Really Nasty Horse Racing Game on the page."""

from __future__ import annotations

from collections.abc import Sequence

from game import Table
from game.play import Amounts, Ask, Event
from game.really_nasty.cards import CARDS, SILKS
from game.really_nasty.course import LENGTH, left_of
from game.really_nasty.view import View
from web import html as h
from web.acts import confirm
from web.desk.box import Poster
from web.desk.news import missed
from web.desk.running import SILENCE, Heard
from web.desk.screen import Bets, Screen, Summary
from web.desk.state import Desk
from web.really_nasty import BOX, asked, entries, floor, hand, say
from web.really_nasty.card import card, large
from web.really_nasty.finish import finish
from web.really_nasty.keys import keys
from web.really_nasty.lesson import LESSON
from web.really_nasty.moments import MOMENTS
from web.really_nasty.options import OPTIONS, takes
from web.really_nasty.paper import paper, to_slips
from web.really_nasty.pictured import PICTURED
from web.really_nasty.podium import END
from web.really_nasty.showing import SHOWING
from web.really_nasty.silks import bust, cap, mount
from web.really_nasty.state import Hand, Look, seen
from web.really_nasty.table import table
from web.really_nasty.words import fallen, voice
from web.words.speaking import mark

FLOORS = frozenset({"before the roll", "after a fall", "stewards"})
SECRET = frozenset({"entries", "bet", *FLOORS})
"""Questions whose answers name what the others may not know."""


def opened(desk: Desk) -> None:
    """Another table: no card is in the fingers."""
    desk.owned[Hand] = Hand()


def answering(desk: Desk, _text: str) -> None:
    """Whoever is asked next has nothing in the fingers."""
    desk.owned[Hand] = Hand()


def keeper(ask: Ask, view: View) -> int:
    """Whose turn it is at a moment at which anybody may speak."""
    match ask.what:
        case "before the roll":
            return int(view.turn)
        case "after a fall":
            return fallen(view)
        case "stewards":
            return int(view.placed[0])
    return ask.who


def look_whole(desk: Desk, _rest: str) -> None:
    """See the whole course from above, or go back to the rail."""
    look = desk.own(Look)
    look.whole = not look.whole


def touched(desk: Desk, thing: str) -> bool:
    """A lit space is an answer; while a slip is written a horse is one."""
    kind, _, name = thing.partition(" ")
    ask = desk.ask
    if kind == "goal" and ask is not None and name in ask.options:
        confirm.give(desk, name)
        return True
    return False


def lifted(_desk: Desk, thing: str) -> bool:
    """A horse that is dragged goes to the space where it is put down."""
    return thing.startswith("horse ")


def summary(table: Table) -> Summary:
    """Race, phase, and everybody's money."""
    view = seen(table.view(None))
    return Summary(view.race, 6, view.phase, tuple((it, None) for it in view.money))


def hide(view: View) -> View:
    """The player’s cards, entries and bet face down."""
    return view._replace(hand=(), entered=(), own_bet=None)


def is_secret(ask: Ask, _view: View) -> bool:
    """Whether the answers themselves are secret."""
    return ask.what in SECRET and ask.who >= 0 and not ask.open


def stakes(desk: Desk) -> range:
    """What may be staked now."""
    ask = desk.ask
    if ask is not None and isinstance(ask.options, Amounts):
        return ask.options.amounts
    return range(0)


def crowd(desk: Desk) -> Heard:
    """The crowd rises as the first come home; one horse at a time runs, through mud."""
    view = seen(desk.view)
    if view.phase != "race" or not view.horses:
        return SILENCE
    on = [left_of(one.at) for one in view.horses if one.at >= 0]
    run = 1 - min(on, default=0) / LENGTH[0]
    return Heard(0.4, max(0.9 - 0.2 * len(view.placed), 0.1 + 0.7 * run**3), 1, "mud")


def news(events: Sequence[Event], seat: int) -> list[Event]:
    """What others have bet and played since this seat last did something."""
    return missed(events, seat, ("race over", "race"), ("bet laid", "no bet", "card played"))


def storybook() -> h.Node:
    """All cards, riders and horses."""
    return h.div(data_box=BOX.id)[
        h.section(".sheet")[
            h.h2[say("Riders")],
            [
                h.figure(".rn-rider-page")[
                    bust(silk),
                    cap(silk),
                    h.svg(viewBox="-26 -16 52 32", aria_hidden="true")[mount(silk)],
                ]
                for silk in SILKS
            ],
        ],
        h.section(".sheet")[
            h.h2[say("Nasty cards")],
            [large(card.id) for card in {CARDS[id].word: CARDS[id] for id in CARDS}.values()],
        ],
    ]


SCREEN: Screen[Desk, View] = Screen(
    id="really-nasty",
    box=BOX,
    poster=Poster(
        "wooden-fence",
        mark("The Really Nasty Horse Racing Game"),
        mark("Race over fences, bet in secret, and throw cards at the others."),
    ),
    words=lambda: voice().words,
    moments=MOMENTS,
    one_tap=frozenset({"silks"}),
    in_air=lambda view, event: view._replace(die=event.facts["face"]),
    news=news,
    table=table,
    showing=SHOWING,
    result=END.podium,
    plan="whole question-first",
    summary=summary,
    finish=finish,
    pictured=PICTURED,
    bets=Bets("bet won"),
    gazette="web.really_nasty.gazette.offers",
    hide=hide,
    is_secret=is_secret,
    keeper=keeper,
    breath=FLOORS,
    kept_open=frozenset({"after a fall", "stewards"}),
    stakes=stakes,
    halves=frozenset({"stake"}),
    hands=lambda view: tuple(view.hand),
    does=lambda _view, card: hand.does(CARDS[card].word),
    crowd=crowd,
    options=OPTIONS,
    takes=takes,
    printing=to_slips,
    card=card,
    paper=paper,
    storybook=storybook,
    lesson=LESSON,
    opened=opened,
    answering=answering,
    keys=keys,
    taps={
        "enter": entries.enter,
        "nasty": hand.take,
        "nasty-at": hand.throw,
        "course": look_whole,
        "best-way": asked.go_best,
        "homeward": floor.go_home,
    },
    may_speak=floor.may_speak,
    obvious=asked.obvious,
    touches={"move": "goal", "double": "goal", "wander": "goal", "bet": "horse"},
    touched=touched,
    lifted=lifted,
)

SCREENS = (SCREEN,)

"""The board: eleven lanes that come to a point, scratch boxes and pot in its empty corners."""

from __future__ import annotations

from collections.abc import Sequence

from game.dice_derby.board import HORSES
from game.dice_derby.view import View
from game.play import Event
from web import html as h
from web.dice_derby import NAMES, say
from web.dice_derby.dice import thrown
from web.dice_derby.horses import badge, peg, quilt
from web.parts.pieces import charm, unseen


def board(view: View, names: Sequence[str], news: Sequence[Event] = (), step: int = 0) -> h.Element:
    """The whole board; `news` are shown at this moment, `step` tells one throw from the next."""
    sold = "yes" if view.is_sold else None
    return h.section("#track.stage.dd-board", data_sold=sold, aria_label=say("The board"))[
        h.ol(".dd-lanes", data_most=str(max(view.lanes.values())))[
            (lane(view, names, horse, news) for horse in HORSES)
        ],
        boxes(view),
        corner(view, news, step),
    ]


def lane(view: View, names: Sequence[str], horse: int, news: Sequence[Event]) -> h.Element:
    """One lane: the name of its horse, its holes, and the place where it has come in."""
    is_out, steps = horse in view.scratched, view.lanes[horse]
    at = view.at.get(horse, 0)
    place = view.home.index(horse) + 1 if horse in view.home else 0
    is_run = any(event.kind == "ranking" for event in news)  # then only who is home shines
    next_to = view.phase == "race" and not is_run and steps - at == 1
    owner = view.owners.get(horse)
    return h.li(
        id=f"lane-{horse}",
        class_=f"dd-lane dd-{horse}",
        data_is="scratched" if is_out else "home" if place else "next" if next_to else "running",
        data_hit="yes" if struck(news, horse) and not is_run else None,
    )[
        h.span(".dd-lane-name.row")[
            quilt(horse),
            h.b[str(horse)],
            h.span(".dd-horse-name.fit")[NAMES[horse]],
            owner is not None and [charm(owner), unseen(names[owner])],
        ],
        h.span(".dd-course", data_steps=str(steps), data_at=str(at))[
            not is_out and h.span(".dd-runner")[h.span(".dd-leap", id=f"leap-{horse}-{at}")[
                peg(horse)]],
            unseen(told(view, horse, at, steps)),
        ],
        h.span(".dd-home")[h.b[say("{place:ordinal}", place=place)] if place else None],
    ]  # fmt: skip


def struck(news: Sequence[Event], horse: int) -> bool:
    """Whether the number of this horse has just been thrown."""
    return any(event.kind == "thrown" and event.facts["number"] == horse for event in news)


def told(view: View, horse: int, at: int, steps: int) -> str:
    """Where a horse is, for a screen reader."""
    if horse in view.scratched:
        return say("scratched")
    return say("{at} of {steps:plural(step|steps)}", at=at, steps=steps)


def boxes(view: View) -> h.Element:
    """The four boxes for scratched horses, and what each costs."""
    return h.ol(".dd-boxes", aria_label=say("Scratched"))[
        (box(view, number, fee) for number, fee in enumerate(view.fees))
    ]


def box(view: View, number: int, fee: int) -> h.Element:
    """One box."""
    horse = view.scratched[number] if number < len(view.scratched) else 0
    return h.li(id=f"box-{number + 1}", data_of="horse" if horse else None)[
        badge(horse) if horse else h.span(".dd-empty", aria_hidden="true"),
        h.small[say("{count:plural(chip|chips)}", count=fee)],
    ]


PAYS = ("pays in", "scratch fee", "purse")
MOST_FLYING = 8


def flying(news: Sequence[Event], step: int) -> h.Node:
    """Chips on their way into the pot, as many as have just been paid, up to a handful."""
    paid = sum(-event.facts["money"] for event in news if event.kind in PAYS)
    return (
        paid > 0
        and h.span(
            ".dd-flying", id=f"flying-{step}-{paid}", data_count=str(paid), aria_hidden="true"
        )[(h.i for _ in range(min(MOST_FLYING, paid)))]
    )


def corner(view: View, news: Sequence[Event], step: int) -> h.Element:
    """The dice as they fell last, and the pot."""
    return h.div(".dd-corner")[
        h.span("#dd-thrown")[thrown(view.dice, step)],
        h.p("#pot.dd-pot", data_heap=str(min(6, view.pot // 15)))[
            h.span(".dd-chips", aria_hidden="true"),
            flying(news, step),
            h.small[say("Pool") if view.is_sold else say("Pot")],
            h.b[str(view.pot)],
            view.purse > 0
            and h.small(".dd-purse")[say("Jockey’s purse {chips}", chips=view.purse)],
        ],
    ]

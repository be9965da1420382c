"""Play on the board: what a touch of something on the table means, and a card dragged to a horse.

What can be touched is named by a kind and an id: `horse red`, `row 3`, `card 12`. An answer is
about it when it names the id. One answer is given at once, several are offered beside the thing;
where there is none, a line says what a touch would mean now.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from game.play import Amounts, Ask
from web.acts import confirm, lesson, playing
from web.desk.screen import Screen, screen_of
from web.desk.secrets import is_face_down
from web.desk.state import Desk
from web.words.speaking import mark, say

HINTS = {
    "horse": mark("Touch the lane of a horse, or its line on the board."),
    "card": mark("Touch one of your cards, or drag it to a horse."),
    "goal": mark("Touch a lit space: your horse can go there."),
    "amount": mark("The horse is chosen. Now say how much."),
    "": mark("First answer the question."),
}
"""What a touch would mean, by what the question is about."""


@dataclass(slots=True)
class Touched:
    """What was touched last, at which step of which table."""

    thing: str = ""
    table: str = ""
    step: int = -1


def is_at_table(desk: Desk) -> bool:
    """Whether somebody is asked, and nothing hides the table."""
    return desk.ask is not None and desk.curtain is None and not desk.past.what and not desk.held


def screen_of_table(desk: Desk) -> Screen[Desk, Any]:
    """The screen of the game on the table."""
    return screen_of(desk.at.table)


def open_ask(desk: Desk) -> Ask | None:
    """The question that may be answered by a touch: nobody's secret lies face down in it."""
    ask = desk.ask if is_at_table(desk) else None
    return None if ask is None or is_face_down(desk, ask, desk.view) else ask


def about(desk: Desk, thing: str) -> list[str]:
    """The entries of the open menu that name what was touched, legal or not."""
    ask = open_ask(desk)
    if ask is None or desk.table is None or isinstance(ask.options, Amounts):
        return []
    named = screen_of(desk.table).named(desk, thing)
    menu = dict.fromkeys([*ask.menu, *ask.options])
    return [text for text in menu if named & set(text.split())]


def legal(desk: Desk, texts: Iterable[str]) -> list[str]:
    """Those of these answers that may be given."""
    ask = desk.ask
    return [
        text
        for text in texts
        if ask is not None and text in ask.options and not lesson.why_not_answer(desk, text)
    ]


def touch(desk: Desk, thing: str) -> None:
    """Give the one answer that is about this; offer several beside it, or say what would do."""
    if is_at_table(desk) and screen_of_table(desk).touched(desk, thing):
        return
    found = about(desk, thing)
    possible = legal(desk, found)
    close(desk)
    if len(possible) == 1:
        give(desk, possible[0])
    elif possible:
        kept = desk.own(Touched)
        kept.thing, kept.table, kept.step = thing, desk.id, len(desk.at.table.answers)
    else:
        tell(desk, found)


def give(desk: Desk, text: str) -> None:
    """Give an entry of the menu as its button does."""
    confirm.give(desk, screen_of(desk.at.table).whole(desk, text))


def tell(desk: Desk, found: list[str]) -> None:
    """Say why none of these may be answered."""
    desk.notice = why_not(desk, found)


def why_not(desk: Desk, found: list[str]) -> str:
    """The rule against what was touched; else what a touch would mean now."""
    table, ask = desk.table, open_ask(desk)
    if table is None or ask is None:
        return say("Nothing is asked just now.")
    if found:
        if led := lesson.why_not_answer(desk, found[0]):
            return led.reason
        if refusal := table.why_not(found[0]):
            playing.refuse(desk, refusal)
            return desk.notice
    return say(HINTS[kind_of(desk, ask)])


def kind_of(desk: Desk, ask: Ask) -> str:
    """What the answers of a question are about: `horse`, `card`, `amount`, or "" for all else."""
    if isinstance(ask.options, Amounts):
        return "amount"
    return screen_of(desk.at.table).touches.get(ask.what, "")


def beside(desk: Desk) -> tuple[str, list[str]]:
    """What was touched and the answers offered beside it; "" and none once it has lapsed."""
    kept = desk.own(Touched)
    if desk.table is None or (kept.table, kept.step) != (desk.id, len(desk.table.answers)):
        return "", []
    possible = legal(desk, about(desk, kept.thing)) if kept.thing else []
    return (kept.thing, possible) if len(possible) > 1 else ("", [])


def close(desk: Desk, _rest: str = "") -> None:
    """Offer nothing any more."""
    desk.own(Touched).thing = ""


def drop(desk: Desk, rest: str) -> None:
    """`card 12|horse red`: what names both is answered, else one after the other."""
    dragged, _, thing = rest.partition("|")
    close(desk)
    if is_at_table(desk) and screen_of_table(desk).lifted(desk, dragged):
        return touch(desk, thing)
    found = about(desk, dragged)
    both = [text for text in about(desk, thing) if text in found]
    if both:
        possible = legal(desk, both)
        return give(desk, possible[0]) if possible else tell(desk, both)
    first, asked = legal(desk, found), desk.ask
    if len(first) == 1 and asked is not None:
        give(desk, first[0])
        if desk.ask is None or desk.ask.who != asked.who:
            return None
    return touch(desk, thing)


def accepts(desk: Desk, dragged: str, things: Iterable[str]) -> list[str]:
    """Where this may be dropped, of all these."""
    found = set(legal(desk, about(desk, dragged)))
    both = [thing for thing in things if found & set(about(desk, thing))]
    return both or [thing for thing in things if thing.startswith("horse ")]


VERBS: dict[str, Callable[[Desk, str], None]] = {"touch": touch, "drop": drop, "untouch": close}

"""Which nasty cards fit the moment, by what everybody can see: nothing here looks into a hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from game.play import Refusal
from game.really_nasty.cards import CARDS, HOW_MANY, WORDS
from game.really_nasty.floors import Aims, after_fall, before_roll, in_stewards_room
from game.really_nasty.state import DOWN
from game.really_nasty.view import View

AIMS: Mapping[str, Aims] = {
    "before the roll": before_roll,
    "after a fall": after_fall,
    "stewards": in_stewards_room,
}
"""What a card can be thrown at, by the moment at which anybody may throw one."""


def moment(view: View) -> str:
    """At which moment for cards the table stands, "" for none; a horse is down in one only."""
    if view.phase == "stewards" and view.placed:
        return "stewards"
    if view.phase != "race" or view.die:
        return ""
    return "after a fall" if any(its.fate == DOWN for its in view.horses) else "before the roll"


def fitting(view: View) -> tuple[str, ...]:
    """The words of all cards that somebody could still hold and play now."""
    seats = [seat for seat in range(len(view.in_hand)) if view.in_hand[seat]]
    return tuple([word for word in in_time(view) if any(goes(view, seat, word) for seat in seats)])


def fits(view: View, seat: int) -> bool:
    """Whether this seat could have a card that goes now, for all that anybody can see."""
    return view.in_hand[seat] > 0 and any(goes(view, seat, word) for word in in_time(view))


def in_time(view: View) -> list[str]:
    """The words of which a card is left, if this is a moment for cards at all."""
    if not moment(view):
        return []
    spent = Counter([CARDS[one.card].word for one in view.spent])
    return [word for word, count in HOW_MANY.items() if spent[word] < count]


def goes(view: View, seat: int, word: str) -> bool:
    """Whether a card of this word could be played by this seat now, had it one."""
    return not isinstance(AIMS[moment(view)](view, seat, WORDS[word]), Refusal)

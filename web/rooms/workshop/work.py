"""Measures the card that is being made, while nobody waits: races in the head, in pairs."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from game.racing.strength import Tally
from game.unplayable import card_refused
from web.acts.kept import decks
from web.desk.state import Desk
from web.desk.worker import News
from web.rooms.workshop import bench
from web.rooms.workshop.bench import Bench

PAIRS = 3_000
"""So many pairs of races are run: a margin of about one and a half races in 100."""
TOLD = 250
"""After so many the figures are shown anew."""
NAME = "x"
"""All cards are measured under one name and look: neither changes anything."""


def wanted(desk: Desk) -> tuple[str, str]:
    """What is to be measured: the edition, and the card without its name; nothing for no card."""
    here, one = bench.of(desk), bench.deck_here(desk)
    if here.draft is None or one is None or not bench.is_draft_open(desk):
        return "", ""
    card = here.draft.card._replace(name=NAME, look="")
    if card_refused(decks.kit_of(one.box), card):
        return "", ""
    return edition(desk, here), card.copy(1)


def edition(desk: Desk, here: Bench) -> str:
    """The edition that is compared with: the one that was chosen, else that of the set-up."""
    one = bench.deck_here(desk)
    assert one is not None
    known = bench.show_of(one.box).strength.EDITIONS
    usual = desk.form.options.get("edition", "")
    return here.edition if here.edition in known else usual if usual in known else known[0]


def is_wanted(desk: Desk) -> bool:
    """Whether a card is being made whose strength is not known."""
    what = wanted(desk)
    here = bench.of(desk)
    return bool(what[1]) and (here.measured != what or here.tally.pairs < PAIRS)


def work(desk: Desk, has_time: Callable[[], bool]) -> tuple[News, bool]:
    """Run races in the head as long as there is time."""
    here, what, one = bench.of(desk), wanted(desk), bench.deck_here(desk)
    assert one is not None
    if here.measured != what or here.pairs is None:
        # The same luck for every card: two of them differ by what they do.
        luck = Random(1928).random
        here.measured, here.tally = what, Tally()
        here.pairs = bench.show_of(one.box).strength.trials(*what, luck)
    for differences in here.pairs:
        here.tally.add(differences)
        if here.tally.pairs >= PAIRS:
            return "now", False
        if here.tally.pairs % TOLD == 0 or not has_time():
            break
    return ("soon" if here.tally.pairs % TOLD == 0 else ""), True

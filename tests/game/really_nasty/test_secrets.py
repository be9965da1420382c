"""Secrets by twins: other hands, entries and slips that a seat cannot see, and it cannot tell."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game import Table
from game.floor import options_of, put_to
from game.play import ANYBODY, CHANCE
from game.really_nasty.cards import CARDS
from tests.amount import many
from tests.game.really_nasty.many import said
from tests.game.really_nasty.scripted import TITLE
from tests.game.walks import laid, walked


def other_bet(text: str, silks: tuple[str, ...], rng: Random) -> str:
    """Another horse than this one; no bet stays none."""
    return text if text == "none" else rng.choice([silk for silk in silks if silk != text])


def thrown(table: Table) -> set[str]:
    """The cards that have ever been thrown, those of a race that was begun again too."""
    then, found = table.at(0), set()
    for text in table.answers:
        then.answer(text)
        found |= {one.card for one in then.game.spent}
    return found


def twin_of(table: Table, seat: int | None, rng: Random) -> Table:
    """The same meeting with all that this seat does not know changed as far as it may be.

    Cards that nobody has played and that are not in its hand change places; entries for races to
    come change places; so do the horses on the slips of others in a race that is not over.
    """
    game = table.game
    known = thrown(table) | set(() if seat is None else game.hands[seat])
    hidden = [card for card in CARDS if card not in known]
    others = hidden[:]
    rng.shuffle(others)
    names = dict(zip(hidden, others, strict=True))
    began = max((at for at, e in enumerate(table.events) if e.kind == "race"), default=0)
    is_open = any(event.kind == "slips opened" for event in table.events[began:])
    twin, then = laid(len(table.names), table.options, title=TITLE), table.at(0)
    for text in table.answers:
        ask, answer = then.ask, text
        if ask.what.startswith("cards for player"):
            answer = ", ".join(names.get(card, card) for card in text.split(", "))
        elif ask.what == "entries" and ask.who != seat:
            run, grades = max(0, game.race - (not game.lanes)), text.split(", ")
            rest = grades[run:]
            rng.shuffle(rest)
            answer = ", ".join([*grades[:run], *rest])
        elif ask.what == "bet" and ask.who != seat and not is_open and then.game.race == game.race:
            answer = other_bet(text, game.silks, rng)
        then.answer(text)
        twin.answer(answer)
    return twin


def compare(table: Table, twin: Table, seat: int | None) -> None:
    """Nothing of a table tells `seat` which of the two it sits at."""
    assert twin.view(seat) == table.view(seat)
    assert twin.view(None) == table.view(None)
    assert list(twin.events) == list(table.events)
    assert twin.why_no_undo() == table.why_no_undo()
    mine, other = table.ask, twin.ask
    assert (other.who, other.what, other.rule, other.open) == (
        mine.who, mine.what, mine.rule, mine.open,
    )  # fmt: skip
    if mine.who == ANYBODY:
        assert list(options_of(other, seat)) == list(options_of(mine, seat))
        assert list(put_to(other, seat).menu) == list(put_to(mine, seat).menu)
    elif mine.open or mine.who == seat:
        assert other == mine
        for text in table.expected():
            assert twin.why_not(text) == table.why_not(text)


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_other_hands_entries_and_slips_change_nothing_that_a_seat_or_the_public_sees(seats):
    rng, compared = Random(seats), Counter[str]()
    for seed in range(3):
        whole = walked(seed + seats, seats, said, TITLE)
        for step in sorted(rng.sample(range(seats * 2, len(whole.answers)), many(14, 40))):
            table = whole.at(step)
            if table.ask.who == CHANCE and table.ask.what.startswith("cards"):
                continue
            seat = rng.choice([None, *range(seats)])
            twin = twin_of(table, seat, rng)
            compare(table, twin, seat)
            compared["all"] += 1
            for part in ("hands", "entries", "bets"):
                compared[part] += getattr(twin.game, part) != getattr(table.game, part)
    few = many(12, 40)
    assert compared["all"] > many(33, 100)
    assert min(compared["hands"], compared["bets"]) > few and compared["entries"] > few


def test_the_twins_differ_for_those_whose_secrets_they_are():
    whole = walked(3, 3, said, TITLE)
    step = next(at for at in range(len(whole.answers)) if whole.at(at).ask.what == "move")
    table = whole.at(step)
    twin = twin_of(table, None, Random(1))
    assert any(twin.view(seat) != table.view(seat) for seat in range(3))


def test_a_view_has_no_more_than_it_says():
    whole = walked(4, 4, said, TITLE)
    for step in range(30, len(whole.answers), 40):
        table = whole.at(step)
        for seat in (None, *range(4)):
            seen = table.view(seat)
            hidden = [
                card
                for at, hand in enumerate(table.game.hands)
                if at != seat
                for card in hand
            ]  # fmt: skip
            assert not any(f"'{card}'" in repr(seen._replace(spent=())) for card in hidden)
            if table.game.phase in ("bets", "race", "stewards"):
                assert seen.bets == ()
            assert len(seen.run) <= 6 and all(len(row) <= table.game.race for row in seen.run)

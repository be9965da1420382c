"""The bluff by twins: other chips face down before the others, and nobody can tell (W.11)."""

from __future__ import annotations

from random import Random

import pytest

from game import Table
from tests.game.walks import laid, walked
from tests.game.winners_circle.scripted import TITLE, TRACKS, give, ready

CHIPS = ["0", "1", "1", "2"]
BLUFF = {"bluff": "on"}
ANYTHING = ("0 grey", "1 grey", "2 grey", "2 black", "pass", "grey", "black", "3 grey")


def twin_of(table: Table, seat: int | None, rng: Random) -> Table:
    """The same game, in which the others have laid other chips on the same horses in this race."""
    shuffled = {who: rng.sample(CHIPS, 4) for who in range(len(table.names)) if who != seat}
    twin, then = laid(len(table.names), table.options, title=TITLE), table.at(0)
    for played in table.answers:
        who, text = then.ask.who, played
        if then.ask.what == "chip" and who in shuffled and hidden(table, then):
            text = f"{shuffled[who].pop()} {played.split()[1]}"
        then.answer(played)
        twin.answer(text)
    return twin


def hidden(table: Table, then: Table) -> bool:
    """Whether a chip that is laid now still lies face down at the table."""
    return then.view(None).race == table.view(None).race and not table.game.are_open


def compare(table: Table, twin: Table, seat: int | None) -> None:
    """Nothing of a table tells `seat` which of the two it sits at."""
    assert twin.view(seat) == table.view(seat)
    assert twin.view(None) == table.view(None)
    assert list(twin.events) == list(table.events)
    assert twin.digest(len(twin.answers)) == table.digest(len(table.answers))
    assert twin.why_no_undo() == table.why_no_undo()
    if table.ask.open or table.ask.who in (seat, -1):
        assert twin.ask == table.ask
        assert twin.expected() == table.expected()
        for text in ANYTHING:
            assert twin.why_not(text) == table.why_not(text)
    else:
        one, other = ((ask.who, ask.what, ask.rule, ask.open) for ask in (table.ask, twin.ask))
        assert one == other


@pytest.mark.parametrize("track", TRACKS)
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_w_11_other_chips_change_nothing_that_a_seat_or_the_public_sees(track, seats):
    whole = walked(seats, seats, title=TITLE, track=track, **BLUFF)
    rng = Random(seats)
    compared = different = 0
    chips = [at for at, text in enumerate(whole.answers) if text[:2] in ("0 ", "1 ", "2 ")]
    steps = sorted({*chips, *range(0, len(whole.answers), 7)})
    for step in steps:
        table = whole.at(step)
        if not table.view(None).bets:
            continue
        seat = rng.choice([None, *range(seats)])
        twin = twin_of(table, seat, rng)
        compare(table, twin, seat)
        compared += 1
        different += repr(twin.game) != repr(table.game)
    assert compared > 40
    assert different > compared * 0.6


def test_w_11_the_twins_differ_for_whose_chips_they_are():
    """The comparison can fail: the owner sees other chips, and all do once they are turned up."""
    whole = walked(5, 3, title=TITLE, **BLUFF)
    turned = next(at for at, event in enumerate(whole.events) if event.kind == "chip turned up")
    step = max(at for at in range(len(whole.answers)) if len(whole.at(at).events) <= turned)
    before = whole.at(step)
    assert before.view(None).bets and not before.game.are_open
    found = 0
    for seed in range(6):
        twin = twin_of(before, None, Random(seed))
        if any(twin.view(seat) != before.view(seat) for seat in range(3)):
            found += 1
            with pytest.raises(AssertionError):
                compare(before, twin, next(s for s in range(3) if twin.view(s) != before.view(s)))
            after = whole.at(step + 1)
            twin.answer(whole.answers[step])
            assert list(twin.events) != list(after.events)
    assert found > 3


def test_w_11_no_value_is_in_what_the_whole_table_sees():
    for chip in ("0", "1", "2"):
        table = give(ready(3, **BLUFF), f"{chip} grey")
        assert "chip=None" in repr(table.view(None).bets)
        assert not [event for event in table.events if "chip" in event.facts]
        for other in (1, 2, None):
            assert f"chip={chip}" not in repr(table.view(other))


def test_w_11_where_chips_lie_open_every_seat_sees_the_same():
    whole = walked(2, 4, title=TITLE)
    for step in range(0, len(whole.answers), 11):
        then = whole.at(step)
        own = {"seat": None, "chips": ()}
        assert len({repr(then.view(s)._replace(**own)) for s in (None, 0, 1, 2, 3)}) == 1


def test_w_11_the_cards_and_dice_to_come_are_nowhere():
    """Chance has no memory: whatever the stack's order, a view holds only what has been drawn."""
    table = give(ready(2, **BLUFF), "2 grey")
    shown = repr([table.view(seat) for seat in (None, 0, 1)])
    assert not [card for card in table.game.stack if card in shown]

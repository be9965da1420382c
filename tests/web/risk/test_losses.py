"""What was lost while one waited, in sentences and on the map; what colours the land."""

from __future__ import annotations

from random import Random

import pytest

from tests.titles.phones import laid as table_of_phones
from tests.titles.phones import say, shown
from tests.web.desks import tap
from tools.risk.states import risk, waited
from tools.staging import asks, drive, over, tapped
from web.desk.state import Desk
from web.page import drawn
from web.phones.phones_here import phones_of
from web.risk.losses import lost, news
from web.risk.state import seen


@pytest.fixture
def robbed() -> Desk:
    """Somebody is asked who has lost land to computers."""
    return drive(risk(4, 3), waited)


def test_what_i_have_lost_is_told_until_i_move_and_marked_until_the_turn_ends(robbed: Desk) -> None:
    me, view = robbed.at.ask.who, seen(robbed.view)
    gone = lost(view, robbed.at.shown.events, me)
    assert gone and all(view.owner[one] != me for one in gone)
    page = drawn(robbed)
    assert "While you waited" in page
    assert all(f'id="was-{one}"' in page for one in gone)
    assert page.count('id="was-') == len(gone)
    for event in news(robbed.at.shown.events, me):
        assert event.kind != "conquered" or event.facts["owner"] == me
    tapped(robbed, "touch land " + next(one for one, owner in view.owner.items() if owner == me))
    assert 'id="was-' in drawn(robbed) and "While you waited" not in drawn(robbed)


def test_the_land_has_its_owners_colours_or_its_continents(robbed: Desk) -> None:
    view = seen(robbed.view)
    assert drawn(robbed).count("rk-tinted") > 0 and len(view.owner) == 42
    tap(robbed, "set land continent")
    assert "rk-tinted" not in drawn(robbed)
    tap(robbed, "set land owner")
    assert "rk-tinted" in drawn(robbed)


def test_a_phone_colours_its_own_map() -> None:
    desk = table_of_phones("risk", 3, Random(3), 1)
    guest = next(iter(phones_of(desk).guests.values()))
    assert "rk-tinted" in shown(desk, guest)
    say(desk, guest, kind="tap", do="set land continent")
    assert "rk-tinted" not in shown(desk, guest) and "rk-tinted" in drawn(desk)


def test_people_alone_see_what_they_lost_on_the_map_and_no_slip() -> None:
    desk = drive(
        risk(3, end="15 rounds"),
        lambda now: (
            asks("place", 90)(now)
            and bool(lost(seen(now.view), now.at.shown.events, now.at.ask.who))
        ),
    )
    page = drawn(desk)
    assert 'id="was-' in page and "While you waited" not in page


def test_nobody_is_told_of_what_they_did_themselves() -> None:
    desk = drive(risk(3, 2, end="8 rounds"), over)
    events = desk.at.shown.events
    assert {"continent", "traded"} <= {event.kind for event in events}
    for at in range(len(events)):
        for seat in range(3):
            for event in news(events[: at + 1], seat):
                assert event.kind == "continent lost" or seat not in (
                    event.facts.get("by"),
                    event.facts["seat"],
                )

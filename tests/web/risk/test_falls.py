"""A continent that falls is a scene: after dice and land, on every screen, and then gone."""

from __future__ import annotations

import pytest

from game.risk.board import WITHIN
from tools.risk.states import risk
from tools.staging import drive, tells
from web.big.screen import big
from web.desk.state import Desk
from web.html.writing import flat
from web.page import drawn
from web.risk.falls import STATES
from web.risk.moments import MOMENTS
from web.risk.state import seen
from web.risk.words import voice


def war(kind: str) -> Desk:
    """Two computers and a person, up to the first scene of this kind."""
    return drive(risk(3, 2, placing="all by chance"), tells(kind))


def turn_of(kind: str) -> list[tuple[list[str], bool]]:
    """What is told in each moment of a turn up to such a scene and the next one; is it drawn?"""
    told = war(kind).at.shown.events
    begins = max(at for at, event in enumerate(told) if event.kind == "turn")
    moments = list[tuple[list[str], bool]]()

    def reached(desk: Desk) -> bool:
        shown = desk.at.shown
        if desk.is_behind and shown.moment is not None and len(shown.events) > begins:
            pages = [drawn(desk), flat(big(desk))]
            marks = {mark in page for page in pages for mark in ("rk-scene", "data-scene")}
            assert len(marks) == 1, "all of it, on the big screen too, or nothing"
            moments.append(([event.kind for event in shown.news], marks == {True}))
        return len(shown.events) > len(told)

    drive(risk(3, 2, placing="all by chance"), reached)
    return moments


@pytest.mark.parametrize("kind", sorted(STATES))
def test_the_scene_comes_after_the_dice_and_the_land_and_goes_with_its_moment(kind: str) -> None:
    moments = turn_of(kind)
    for news, is_drawn in moments:
        assert is_drawn == bool(STATES.keys() & set(news)), news
    (at,) = [at for at, (news, _) in enumerate(moments) if kind in news]
    told = [it for news, _ in moments[:at] for it in news if it in ("battle", "conquered")]
    assert at == len(moments) - 2 and told[-2:] == ["battle", "conquered"]


def test_whoever_owns_all_of_it_has_charm_colour_and_bonus_on_the_banner() -> None:
    desk = war("continent")
    event = desk.at.shown.news[-1]
    seat, owner = event.facts["seat"], seen(desk.view).owner
    assert {owner[one] for one in WITHIN[event.facts["continent"]]} == {seat}
    page = drawn(desk)
    banner = page[page.index('id="rk-scene"') :][:900]
    assert event.facts["continent"] == "south-america" and "South America" in banner
    assert f"rk-scene mark-{seat}" in banner and f"mark mark-{seat}" in banner
    assert "+2 armies a turn" in banner
    assert page.count('data-is="new"') == 2, "the banner, and the land of this continent alone"


def test_a_continent_that_is_broken_names_both_on_the_map_and_by_the_caller() -> None:
    desk = war("continent lost")
    event = desk.at.shown.news[-1]
    names, breaker = desk.at.table.names, seen(desk.view).turn
    assert desk.at.shown.events[-2].kind == "conquered"
    assert desk.at.shown.events[-2].facts["seat"] == breaker != event.facts["seat"]
    told = f"{names[breaker]} breaks {names[event.facts['seat']]}’s Europe."
    page = drawn(desk)
    assert page.count(told) >= 2 and f"rk-scene mark-{event.facts['seat']}" in page
    assert 'data-scene="broken"' in page and page.count('data-is="broken"') == 2


def test_each_way_to_call_it_says_what_it_brings() -> None:
    ways = voice().tables.called["continent"]
    assert len(ways) > 1 and all("{count" in way and "{seat:player}" in way for way in ways)


def test_a_scene_is_held_longer_than_a_territory_and_a_broken_one_is_smaller() -> None:
    whole, broken, land = (MOMENTS[it].pace for it in ("continent", "continent lost", "conquered"))
    assert whole > broken > land

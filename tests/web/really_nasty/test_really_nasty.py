"""The nasty meeting on the page: where things lie, hand, entry form, lit spaces, board."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from markupsafe import escape

from game.bots import Reason
from game.floor import options_of
from game.play import ANYBODY, Event
from game.really_nasty.bots.why import KINDS
from game.really_nasty.cards import CARDS, DEAL, DEPOSIT, LOST_TURNS, RACES, TABLES, UPHELD, odds_of
from game.really_nasty.course import FENCES, LANES, OVER, SPOTS
from game.really_nasty.moving import along, ends
from game.really_nasty.state import RULES
from tests.web.desks import seen, tap
from tools.really_nasty.states import (
    a_floor,
    decides,
    goes,
    hemmed_in,
    meeting,
    riderless,
    speaking,
    speaks,
    thrown,
)
from tools.staging import asks, drive, leads_on, over, peeking, tapped, tells
from web import taps
from web.acts import playing
from web.big.screen import big
from web.page import drawn
from web.really_nasty import SILKS, asked, oval, say
from web.really_nasty.course import goal_at
from web.really_nasty.entries import entering
from web.really_nasty.hand import NO_TARGET, words_in
from web.really_nasty.lesson import LESSON
from web.really_nasty.state import Hand
from web.really_nasty.words import calling, card_name, voice
from web.really_nasty.words.names import FACES, facts_of

WORDS_OF = {card.word: card.kind for card in CARDS.values()}
WORDS = tuple(dict.fromkeys(card.word for card in CARDS.values()))


def said(word: str) -> str:
    """All that is printed on a card."""
    face, facts = FACES[word], facts_of(word)
    return " ".join(text.format_map(Sums(facts)) for text in (face.name, face.when, face.does))


class Sums(dict[str, Any]):
    """Facts for templates that say how a sum is written."""

    def __getitem__(self, key: str) -> Any:
        return Sum(super().__getitem__(key))


class Sum(str):
    """A fact whichever way it is said."""

    def __format__(self, _kind: str) -> str:
        return str(self)


# where things lie


def test_spaces_that_follow_each_other_lie_beside_each_other() -> None:
    for at in SPOTS:
        if at + 1 in SPOTS:
            here, there = oval.middle(at), oval.middle(at + 1)
            far = ((here.x - there.x) ** 2 + (here.y - there.y) ** 2) ** 0.5
            assert 15 < far < 95, at
            assert oval.along(at) < oval.along(at + 1)


# cards


@pytest.mark.parametrize("word", WORDS)
def test_a_nasty_card_says_every_figure_of_its_row(word: str) -> None:
    text = said(word)
    card = next(card for card in CARDS.values() if card.word == word)
    figures = {
        "whip": [LOST_TURNS],
        "objection": [DEPOSIT["objection"], *UPHELD["objection"]],
        "enquiry": list(UPHELD["enquiry"]),
    }.get(card.kind, [])
    assert [int(number) for number in re.findall(r"\d+", text)] == figures
    assert not card.fence or text.count(FENCES[card.fence].name) == 2


def test_the_rules_have_every_figure_of_the_rows() -> None:
    text = " ".join(part for rule in voice().words.rules for part in rule.paragraphs)
    for race in RACES.values():
        assert f"{race.name} {', '.join(f'£{prize:,}' for prize in race.prizes)}" in text
    for table in TABLES:
        for lane in LANES:
            row = ", ".join(str(odds_of(table, lane, grade)) for grade in range(1, 7))
            assert f"lane {lane}: {row}" in text
    assert all(f"{players} players: {count}" in text for players, count in DEAL.items())
    assert "are our own" in text


# the hand

WORDS_APART = {card.word: id for id, card in CARDS.items()}.values()
"""A card of each kind."""


def test_a_card_that_cannot_be_played_says_why_and_cites_its_rule() -> None:
    desk = speaking(drive(meeting(4), a_floor(60)))
    assert desk.speaking is not None
    words = words_in(desk.at.ask, desk.at.table.view(desk.speaking).hand)
    page = seen(desk)
    for at, word in enumerate(words):
        own = f"{desk.speaking + 1} {word}"
        if any(text == own or text.startswith(f"{own} ") for text in desk.at.ask.options):
            assert f"nasty {at}" in page.every("data-do")
            continue
        refusal = desk.at.ask.why(own)
        assert refusal is not None and refusal.reason in page.text
        tap(desk, f"why {own}")
        assert desk.notice == refusal.reason and desk.refused is not None and desk.refused.rule
        assert f"rule {refusal.rule}" in seen(desk).every("data-do")


def test_a_card_says_what_it_does_then_when_or_why_not_now() -> None:
    desk = speaking(drive(meeting(3, 0, 0), a_floor(40)))
    assert desk.speaking is not None
    words = words_in(desk.at.ask, desk.at.table.view(desk.speaking).hand)
    told = re.findall(r'id="nasty-\d".*?</button>', drawn(desk))
    assert len(told) == len(words) == 6
    kinds = set()
    for word, card in zip(words, told, strict=True):
        does, when = (say(text, **facts_of(word)) for text in FACES[word][2:0:-1])
        refusal = desk.at.ask.why(f"{desk.speaking + 1} {word}") if "cannot" in card else None
        last = when if refusal is None else refusal.reason
        kinds.add(refusal is None)
        texts = [card_name(word), does, last]
        places = [card.index(f">{escape(text)}<") for text in texts]
        assert places == sorted(places), word
        assert refusal is None or escape(when) not in card
    assert kinds == {True, False}
    page = seen(tapped(desk, "nasty 1")).text
    assert page.count(say(FACES[words[1]].does, **facts_of(words[1]))) == 1, "said once is enough"


@pytest.mark.parametrize("seed", range(3))
def test_the_cards_that_can_be_played_now_come_first(seed: int) -> None:
    desk = speaking(drive(meeting(3, 0, seed), a_floor(40)))
    html = drawn(desk)
    cards = re.findall(r'id="nasty-(\d)" class="[^"]*rn-card( cannot)?"', html)
    assert [int(at) for at, _ in cards] == list(range(6))
    greyed = [bool(cannot) for _, cannot in cards]
    assert greyed == sorted(greyed) and len(set(greyed)) == 2


def test_face_down_the_cards_lie_in_the_order_in_which_they_were_looked_at() -> None:
    desk = speaking(drive(meeting(3, 0, 1), a_floor(40)))
    hand = desk.at.table.view(0).hand
    first = words_in(desk.at.ask, hand)[0]
    assert first != CARDS[hand[0]].word, "the hand has been put in order"
    text = next(text for text in desk.at.ask.options if text.startswith(f"1 {first} "))
    tap(peeking(desk, False), "nasty 0", f"nasty-at {text.split(' ')[2]}")
    assert desk.second is not None and desk.second.text == text


def test_a_card_and_then_its_victim() -> None:
    desk = drive(meeting(6), a_floor(0))
    for seat in desk.people:
        assert desk.at.table.ask is not None
        mine = [text for text in options_of(desk.at.table.ask, seat) if " whip " in text]
        if mine:
            break
    playing.speak(desk, seat)
    playing.unveil(desk)
    words = words_in(desk.at.ask, desk.at.table.view(seat).hand)
    tap(desk, f"nasty {words.index('whip')}")
    assert mine[2] in seen(desk).every("data-answer")
    playing.answer(desk, mine[2])
    assert desk.at.table.answers[-1] == mine[2] and desk.own(Hand).card == -1


def test_face_down_the_page_offers_the_same_whatever_the_cards_are() -> None:
    desk = speaking(peeking(drive(meeting(4), a_floor(60)), False), 0)
    before = seen(desk)
    names = [card_name(word) for word in WORDS]
    assert not any(name in before.text for name in names)
    page, hands = drawn(desk), desk.at.table.game.hands
    assert before.every("data-do").count("nasty-at nobody") == 1
    assert page.count("face-down") == len(hands[0])
    by_word = sorted(CARDS, key=lambda id: CARDS[id].word)
    for others in (by_word, by_word[::-1], [*WORDS_APART]):  # with many alike, and with none
        desk.at.table.game.hands = (tuple(others[: len(hands[0])]), *hands[1:])
        desk.shown.twin.game.hands = desk.at.table.game.hands  # type: ignore[union-attr]
        assert drawn(desk) == page


def test_face_down_a_card_that_hits_nobody_is_played_by_a_tap() -> None:
    for number in range(40):
        desk = peeking(drive(meeting(6, seed=number), a_floor(0)), False)
        assert desk.at.table.ask is not None
        for seat in desk.people:
            own = [text.split(" ") for text in options_of(desk.at.table.ask, seat)]
            if words := [it[1] for it in own if len(it) == 2 and WORDS_OF[it[1]] in NO_TARGET]:
                playing.speak(desk, seat)
                playing.unveil(desk)
                held = words_in(desk.at.ask, desk.at.table.view(seat).hand).index(words[0])
                tap(desk, f"nasty {held}", "nasty-at nobody")
                assert desk.second is not None and desk.second.text == f"{seat + 1} {words[0]}"
                return
    raise AssertionError("nobody ever held such a card")


def test_nobody_learns_from_the_open_floor_what_others_hold() -> None:
    desk = drive(meeting(4), a_floor(60))
    before, room = drawn(desk), str(big(desk))
    for game in (desk.at.table.game, desk.at.shown.twin.game):
        game.hands = game.hands[1:] + game.hands[:1]
        game.entries = tuple(
            (*row[: game.race], *reversed(row[game.race :])) for row in game.entries
        )
    assert (drawn(desk), str(big(desk))) == (before, room)


# the entry form


def test_two_taps_change_two_horses_and_the_form_is_handed_in_whole() -> None:
    desk = drive(meeting(), asks("entries"))
    grades = list(entering(desk).grades)
    rich = [RACES[id].prizes[0] for id in desk.at.table.view(None).races]
    assert grades[rich.index(max(rich))] == 1, "the best horse runs for most money at first"
    tap(desk, "enter 0", "enter 3")
    grades[0], grades[3] = grades[3], grades[0]
    assert entering(desk).answer == ", ".join(map(str, grades))
    who = desk.at.ask.who
    playing.answer(desk, entering(desk).answer)
    assert desk.at.table.view(who).entered == tuple(grades)
    assert entering(desk).grades != grades, "the next player has a form of his own"


def test_a_covered_form_shows_no_grade() -> None:
    desk = peeking(drive(meeting(), asks("entries")), False)
    form = drawn(desk).partition('id="entries"')[2].partition("rn-key")[0]
    assert "rn-entry" in form and "Grade" not in form and "EP" not in form


# lit spaces


def test_every_end_of_a_move_is_a_button_that_says_what_stands_there() -> None:
    desk = drive(meeting(4), goes(lambda count, _end: count > 9))
    page = seen(desk)
    for text in desk.at.ask.options:
        assert text in page.every("data-answer")
    labels = " ".join(page.every("aria-label"))
    found = asked.choosing(desk, desk.view)
    assert found.mover == desk.at.ask.who and len(found.ends) == len(desk.at.ask.options)
    start = desk.view.horses[desk.at.ask.who].at
    for _text, end, way in found.ends:
        assert len(way) <= desk.view.die and along(start, way)[-1] == end
    assert "length" in labels
    above = seen(tapped(desk, "course")).every("id")
    assert {f"way-{text}" for text, _, _ in found.ends} <= set(above)


def test_a_stop_on_a_fence_says_how_many_cards_could_bring_the_horse_down() -> None:
    desk = drive(
        meeting(4), goes(lambda _count, end: end != OVER and SPOTS[end][:2] == ("back", 5))
    )
    assert "Briars Brook: 2 Faller cards not played yet" in seen(desk).text


def test_a_touch_of_a_lit_space_and_a_drag_of_the_horse_answer() -> None:
    for wish in ("touch goal {end}", "drop horse {silk}|goal {end}"):
        desk = drive(meeting(4), decides("move"))
        end, silk = desk.at.ask.options[-1], desk.view.silks[desk.at.ask.who]
        taps.do(desk, wish.format(end=end, silk=silk))
        assert desk.at.table.answers[-1] == end or desk.at.table.answers[-1].isdigit()
        assert end in desk.at.table.answers[-3:]


def test_a_riderless_horse_is_led_by_its_owner_on_the_course_too() -> None:
    desk = riderless()
    assert desk.at.ask.what == "wander"
    assert set(desk.at.ask.options) <= set(seen(desk).every("data-answer"))
    assert "rn-saddle" in drawn(tapped(desk, "course"))


def test_who_is_hemmed_in_far_behind_can_stand_or_withdraw_by_a_tap() -> None:
    for answer, kind in (("stand", "hemmed in"), ("withdraw", "withdrawn")):
        desk = hemmed_in()
        page = seen(desk)
        assert {"stand", "withdraw"} <= set(page.every("data-answer"))
        assert "Stand and wait" in page.text and "Withdraw the horse" in page.text
        playing.answer(desk, answer)
        assert desk.at.table.answers[-1] == answer
        assert kind in [event.kind for event in desk.at.table.events[-2:]]


@pytest.mark.parametrize("version", [1, RULES])
def test_the_rule_of_withdrawing_says_what_it_was_in_a_game_begun_before(version: int) -> None:
    (rule,) = [rule for rule in voice().words.rules if rule.id == "N.13"]
    told = " ".join(rule.under(version).paragraphs)
    assert ("begun under version 1" in told) == (version == 1)


# what is told


def test_a_card_that_is_played_lies_on_the_course_for_all_to_read() -> None:
    desk = thrown("whip", tells("card played"))
    assert "Whip Round" in seen(desk).text and 'class="rn-thrown"' in drawn(desk)
    assert "Whip Round" in str(big(desk))


def test_the_board_lists_those_in_front_first_and_the_placed_before_them() -> None:
    desk = drive(meeting(5), asks("stewards"))
    rows = re.findall(r'id="bookie-(\d)"', drawn(desk))
    placed = desk.view.placed
    assert [int(row) for row in rows[: len(placed)]] == list(placed)


def test_payoffs_add_up_to_what_the_purses_show() -> None:
    desk = drive(meeting(5), lambda desk: desk.payoffs_open)
    text = seen(desk).text
    for money in desk.view.money:
        assert f"£{money:,}" in text


def test_a_whole_meeting_by_people_who_throw_all_they_can() -> None:
    """Every screen on the way can be drawn, and everything that happens is told."""
    desk, rng = meeting(3, 0, 11), Random(3)
    kinds = set()
    for number in range(9000):
        if over(desk):
            break
        if number % 9 == 0:
            assert "screen-trouble" not in drawn(desk)
        if leads_on(desk, watching=number % 5 == 0):
            continue
        ask = desk.ask
        assert ask is not None
        floor_is_open = desk.at.table.ask is not None and desk.at.table.ask.who == ANYBODY
        if floor_is_open and rng.random() < 0.2 and speaks(desk, " ".join(WORDS)):
            continue
        kinds.add(ask.what)
        playing.answer(desk, ask.options[rng.randrange(min(40, len(ask.options)))])
    assert over(desk) and {"move", "double", "before the roll", "stewards", "bet"} <= kinds
    assert desk.at.table.result is not None
    names = desk.at.table.names
    assert all(voice().sentence(event, names).isprintable() for event in desk.at.table.events)


def test_stables_can_be_told_apart_by_name_and_pattern() -> None:
    from web.really_nasty.silks import pattern

    assert len(set(SILKS.values())) == 6
    assert len({str(pattern(silk)) for silk in SILKS}) == 6


def test_a_card_read_large_says_what_is_ours() -> None:
    desk = tapped(drive(meeting(), a_floor(60)), "card N07")
    assert "how many there are of each is ours" in seen(desk).text


def in_sight(eye: oval.Eye, fit: int, sight: tuple[int, int], spot: oval.Point) -> bool:
    """Whether the middle of a space can be seen, half a step of the grid allowed for."""
    wide, high = (size / oval.FITS[fit] / 2 for size in sight)
    slack = oval.GRID / 2
    x, y = eye.x * oval.GRID, eye.y * oval.GRID
    return abs(spot.x - x) <= wide + slack and abs(spot.y - y) <= high + slack


@pytest.mark.parametrize("pips", [3, 5, 6])
def test_from_every_place_all_ends_of_a_move_are_in_sight(pips: int) -> None:
    for at in SPOTS:
        found = ends(at, pips, (), inward=pips == 6)
        spots = [oval.middle(at), *(goal_at(at, end, way) for end, way in found.items())]
        eye = oval.framing(spots)
        for kind, fit in (("fit", eye.fit), ("small", eye.small)):
            assert all(in_sight(eye, fit, oval.SIGHT[kind], spot) for spot in spots), (at, kind)


EVERY = {
    "silk": "red", "race": "cup", "horse": 1, "chance": 0.4, "odds": 5, "stake": 3000, "place": 2,
    "section": "EP", "fence": "brook", "spaces": 3, "money": 4000,
}  # fmt: skip


@pytest.mark.parametrize("kind", KINDS)
def test_a_computer_can_say_every_reason(kind: str) -> None:
    for card in dict.fromkeys(card.kind for card in CARDS.values()):
        facts = {name: {**EVERY, "card": card}[name] for name in KINDS[kind]}
        told = voice().words.reason([Reason(kind, facts)], ["Ann", "Ben"])
        assert told.endswith(".") and "all the same" not in told


def test_the_log_says_who_wins_and_who_is_second_and_of_no_lane_what_did_not_happen() -> None:
    names, tell = ("Ann", "Ben", "Cat"), voice().sentence
    over_ = tell(Event("race over", "N.24", {"placed": (2, 0)}), names)
    assert over_ == "The race is over: Cat wins and Ann is 2nd."
    for lanes, said in ((2, "is driven 2 lanes outward first"), (0, "has no room to be driven")):
        facts = {"seat": 1, "way": "out", "lanes": lanes}
        told = tell(Event("driven", "N.21", facts), names)
        assert said in told and "0 lanes" not in told


def test_the_caller_says_once_who_takes_the_lead() -> None:
    """Of a horse that has led all the way nobody is told that it takes the lead."""
    events, leads, front = LESSON.record.events, 0, -1
    for number, event in enumerate(events):
        if event.kind == "off":
            front = -1
        found = calling.line(event, events[:number])
        if found is not None and found[0] == "lead":
            assert event.facts["seat"] != front, number
            front, leads = event.facts["seat"], leads + 1
    assert leads

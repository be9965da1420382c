"""A test of several titles is one of all titles, or says why not: no box is forgotten by a list."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from types import FunctionType

import pytest
from _pytest.mark.structures import ParameterSet

from game import TITLES
from tests.game.walks import UNPLAYED
from tests.syntax import ROOT
from tests.titles.cases import cases
from web.desk.screen import SCREENS

BOXES = {title.partition("/")[0].replace("-", "_") for title in TITLES}
SHARED = ("game", "web", "titles", "probe")
HIDING = {title for title in TITLES if cases(title).twin is not None}
GUESTS = {title for title in TITLES if SCREENS[title].box.is_guest}
"""Games that are no race."""
AT_HOME = {title for title in TITLES if title.startswith(next(iter(TITLES)).partition("/")[0])}
OPEN = {*TITLES} - HIDING
ELSEWHERE = {*TITLES} - AT_HOME
HEADS = {title for title in ELSEWHERE if "/" not in title}
"""A box elsewhere, by the title that bears its name: what comes with the box comes once."""
WITH_KIT = {title for title in TITLES if TITLES[title].kit is not None}
WITH_END = {title for title in TITLES if TITLES[title].comings is None}
HELD_OPEN = {title for title in TITLES if SCREENS[title].beside}
UNREAD = {title for title in TITLES if UNPLAYED & TITLES[title].choices.keys()}
IN_THE_PAPER = {title for title in TITLES if SCREENS[title].gazette}
"""Games that the Gazette tells of."""
DEALT = {title for title in TITLES if cases(title).deals}
"""Games of which it is counted what levels and tempers do."""
EXAMPLES = {"game.test_near_misses.test_the_reason_is_the_true_one"}
"""Tests of answers written by hand, each of the title that it is an answer in."""

BY_SEATS = frozenset({title for title in SCREENS if "party" not in title})
SOME_ONLY = {
    "titles.test_page_secrets.test_a_secret_that_is_on_the_page_is_caught": {
        title for title in HIDING if max(TITLES[title].seats) > 2
    },
    "web.test_second_look.test_where_hardly_anything_is_lost_one_tap_is_enough": {
        title for title in SCREENS if SCREENS[title].one_tap and title in HEADS
    },
    "titles.test_second_taps.test_only_what_is_lost_for_good_is_asked_twice": {
        title for title in SCREENS if "party" not in title
    },
    "web.test_phones_told.test_a_race_that_runs_by_itself_is_looked_at_on_the_tablet": {
        title for title in SCREENS if getattr(SCREENS[title].showing, "laid", None)
    },
    "web.test_caller.test_nobody_who_looks_at_own_cards_makes_the_caller_say_another_word": {
        title for title in SCREENS if title != "horse-fever/party"
    },
    **dict.fromkeys(
        (
            "web.test_phones_told.test_the_tablet_shows_who_has_a_phone_and_whose_is_away",
            "web.test_phones_told.test_a_question_for_all_eyes_says_where_else_it_can_be_answered",
        ),
        BY_SEATS,
    ),
    "titles.test_phones.test_nobody_holds_cards_open_on_the_tablet_who_has_them_on_a_phone": (
        HELD_OPEN
    ),
    **dict.fromkeys(
        (
            "titles.test_page_secrets.test_no_page_tells_a_secret",
            "titles.test_phones.test_a_phone_is_sent_no_secret_of_others",
            "titles.test_phones.test_a_secret_that_is_sent_is_caught",
            "titles.test_secrets.test_other_secrets_change_nothing_that_a_seat_or_the_public_sees",
            "titles.test_secrets.test_whoever_knows_a_secret_can_tell_the_twins_apart",
            "titles.test_undo.test_undo_never_takes_back_what_showed_its_giver_something_face_down",
            "titles.test_undo.test_what_an_answer_shows_of_others_is_why_it_stands",
            "titles.test_two_answers."
            "test_with_other_secrets_of_the_next_seat_the_refusal_is_the_same",
        ),
        HIDING,
    ),
    **dict.fromkeys(
        (
            "game.test_decks.test_a_deck_is_kept_by_what_ifs_and_ways_back",
            "game.test_decks.test_a_whole_game_is_played_with_own_cards_by_anybody",
            "game.test_decks.test_an_own_card_that_is_not_held_is_refused_by_rule",
            "game.test_decks.test_the_kit_holds_every_symbol_of_a_printed_card",
        ),
        WITH_KIT,
    ),
    **dict.fromkeys(
        (
            "web.test_glossary.test_every_word_has_its_rule_in_every_game_of_its_kind",
            "web.test_made_up_language.test_no_word_of_a_question_or_an_answer_is_left_as_it_was",
            "web.test_made_up_language.test_no_word_of_the_caller_is_left_as_it_was",
            "web.test_made_up_language.test_no_word_of_the_log_is_left_as_it_was",
        ),
        AT_HOME,
    ),
    **dict.fromkeys(
        (
            "web.test_missing_box.test_a_kept_game_of_a_missing_box_keeps_no_other_from_being_played",
            "web.test_missing_box.test_a_poster_of_a_missing_box_says_so_and_opens_when_it_has_come",
            "web.test_missing_box.test_a_save_of_a_missing_box_is_called_so_and_not_damaged",
            "web.test_missing_box.test_rooms_that_ask_every_title_do_without_a_missing_box",
            "web.test_missing_box.test_the_game_that_was_on_the_screen_comes_back_with_its_box",
            "web.test_posters.test_a_poster_brings_its_own_colours",
        ),
        HEADS,
    ),
    **dict.fromkeys(
        (
            "web.test_finish.test_the_end_of_a_first_race_tells_what_it_brought_and_leads_on",
            "web.test_guide.test_a_pupil_rides_the_whole_race_by_what_the_page_offers",
            "web.test_guide.test_captions_and_questions_fit_one_to_one",
            "web.test_guide.test_captions_are_short_and_fit_the_moments_of_the_record",
            "web.test_guide.test_it_goes_on_where_it_was_left",
            "web.test_guide.test_nothing_is_said_of_the_others_over_and_over",
            "web.test_guide.test_the_first_race_is_not_one_of_several",
            "web.test_guide.test_the_record_plays_under_these_rules_to_the_letter",
            "web.test_sounds.test_hooves_are_those_of_the_horses_that_run",
        ),
        HEADS - GUESTS,
    ),
    **dict.fromkeys(
        ("web.test_glossary.test_every_word_of_another_box_has_a_rule_that_uses_it",),
        ELSEWHERE,
    ),
    **{
        f"web.test_gazette.{name}": IN_THE_PAPER
        for name in (
            "test_every_pattern_has_been_looked_for",
            "test_every_pattern_is_told_of_the_same_facts_in_every_language",
            "test_the_last_purse_is_the_one_of_the_result",
        )
        if {*TITLES} > IN_THE_PAPER
    },
    "web.test_finish.test_the_field_comes_in_as_the_game_has_told": {*TITLES} - GUESTS,
    "web.test_hall.test_the_best_bets_are_those_that_the_game_has_told": {*TITLES} - GUESTS,
    "web.test_gazette_elsewhere.test_what_is_told_of_purses_and_places_is_so": ELSEWHERE - GUESTS,
    "web.test_computers.test_what_computers_did_meanwhile_is_told_on_a_slip": WITH_END,
    "web.test_every_title.test_three_people_are_in_the_game_after_six_taps": WITH_END,
    "titles.test_computers.test_each_level_beats_the_next_one_down": DEALT,
    "titles.test_computers.test_a_temper_changes_what_is_done_now_and_then": DEALT,
    "titles.test_secrets.test_where_nothing_is_hidden_every_seat_sees_the_same": OPEN,
    "titles.test_options.test_options_that_are_not_multiplied_are_read_by_no_rule": UNREAD,
    "web.test_paying.test_slips_are_shown_one_by_one_and_the_counters_after_them": WITH_END
    - GUESTS,
    "web.test_paying.test_until_its_turn_a_purse_is_what_it_was_before_the_lines": WITH_END
    - GUESTS,
    "game.test_arena.test_the_seatings_of_a_deal_share_their_luck": AT_HOME & WITH_END,
}
"""Tests of some titles, by name, and which those are: those with secrets, with a kit of own cards,
with an end of their own; those of the box that is there from the first screen on, and the others.
"""


def modules() -> Iterator[str]:
    """Every module of tests that belongs to no box."""
    for top in SHARED:
        for path in sorted((ROOT / "tests" / top).rglob("test_*.py")):
            if not BOXES & set(path.parts) and path.stem != "test_all_are_tried":
                yield ".".join(path.relative_to(ROOT).with_suffix("").parts)


def titles_of(one: FunctionType) -> set[str]:
    """The titles for which a test is written, by the list in front of it."""
    found: set[str] = set()
    for mark in getattr(one, "pytestmark", []):
        if mark.name == "parametrize":
            for row in mark.args[1]:
                row = row.values if isinstance(row, ParameterSet) else row
                values = row if isinstance(row, tuple) else (row,)
                found |= {value for value in values if isinstance(value, str) and value in TITLES}
    return found


def every_test() -> Iterator[tuple[str, FunctionType]]:
    """Every test of the house that belongs to no box, with its name."""
    for name in modules():
        for each, test in vars(import_module(name)).items():
            if each.startswith("test_") and isinstance(test, FunctionType):
                yield f"{name.removeprefix('tests.')}.{each}", test


def test_what_is_asked_of_several_titles_is_asked_of_all() -> None:
    asked = {name: titles_of(test) for name, test in every_test() if name not in EXAMPLES}
    assert sum(found == set(TITLES) for found in asked.values()) > 30
    some = {name: found for name, found in asked.items() if 1 < len(found) < len(TITLES)}
    other = {name: some.get(name) for name in some.keys() | SOME_ONLY}
    assert some == SOME_ONLY, {at: it for at, it in other.items() if it != SOME_ONLY.get(at)}


@pytest.mark.parametrize("title", sorted(TITLES))
def test_a_list_without_one_title_is_found(title: str) -> None:
    @pytest.mark.parametrize("title", sorted({*TITLES} - {title}))
    def forgets(title: str) -> None:
        raise AssertionError(title)

    assert titles_of(forgets) == {*TITLES} - {title}

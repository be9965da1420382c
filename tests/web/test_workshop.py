"""The card workshop: making, keeping, measuring, sending, and what is refused with a line."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

import pytest

from game import TITLES, Table, links
from game.decks import card_of, read_deck
from game.racing.strength import MEASURES, Figure, Tally
from game.saves import dumps, loads
from tools.staging import tapped
from tools.workshop_states import HORSES, at_bench, making, measured
from web import taps
from web.acts.kept import decks
from web.acts.kept.decks import Made
from web.doors import workshop
from web.rooms.workshop import bench, strength, unfinished, work
from web.rooms.workshop.page import workshop as page
from web.sharing import arrivals

BOXES = ("horse-fever", "unicorn-fever")


def kept(desk: Any) -> decks.Decks:
    return decks.opened(desk.shelf.storage)


def test_a_card_is_made_by_taps_and_lies_in_its_deck() -> None:
    desk = at_bench("workshop new-deck", "workshop new-card", empty=True)
    assert "The card has no" not in str(page(desk))
    tapped(desk, "workshop symbol sprint.set.2", "workshop letter D", "workshop copies 2")
    taps.fill(desk, "workshop name", "  Long   Legs ")
    taps.fill(desk, "workshop words", "<b>Mind</b> the gap")
    face = str(page(desk))
    assert "Long Legs" in face and "2 spaces in each sprint" in face
    assert "<b>Mind" not in face and "&lt;b&gt;Mind" in face
    tapped(desk, "workshop done")
    (made,) = kept(desk).made
    (lot,) = made.deck.lots
    assert (lot.card.name, lot.card.letter, lot.copies) == ("Long Legs", "D", 2)
    assert lot.words == "<b>Mind</b> the gap"


def test_a_name_is_typed_letter_by_letter_with_the_spaces_between_its_words() -> None:
    desk = at_bench("workshop open 1", "workshop new-card")
    for end in range(len("Big Ben") + 1):
        taps.fill(desk, "workshop name", "Big Ben"[:end])
        assert f'value="{"Big Ben"[:end]}"' in str(page(desk))
    tapped(desk, "workshop up")
    for end in range(len("My deck") + 1):
        taps.fill(desk, "workshop deck", "My deck"[:end])
        assert f'value="{"My deck"[:end]}"' in str(page(desk))
    assert kept(desk).made[0].deck.name == "My deck"


def test_what_is_missing_is_said_and_nothing_is_kept() -> None:
    desk = at_bench("workshop open 1", "workshop new-card", "workshop done")
    assert bench.of(desk).told and len(kept(desk).made[0].deck.lots) == 3
    tapped(desk, "workshop symbol start.set.4")
    taps.fill(desk, "workshop name", "Blue Bolt")
    tapped(desk, "workshop done")
    assert "Two cards are called Blue Bolt" in bench.of(desk).told


def test_another_kind_drops_what_it_cannot_bear_and_a_moment_bears_one_symbol() -> None:
    desk = at_bench("workshop open 1", "workshop new-card")
    tapped(desk, "workshop symbol start.set.4", "workshop symbol start.add.1")
    draft = bench.of(desk).draft
    assert draft is not None and draft.symbols == ["start.add.1"]
    tapped(desk, "workshop sign negative")
    assert draft.symbols == []
    tapped(desk, "workshop sign special")
    assert draft.letter == ""


def test_a_deck_is_chosen_at_set_up_and_the_whole_table_plays_with_it() -> None:
    desk = at_bench("workshop open 1", "workshop play", "start")
    assert desk.at.table.deck is not None
    assert desk.at.table.deck.name == "Sunday deck"
    again = loads(links.unpack(links.pack(dumps(desk.at.table))))
    assert again.deck == desk.at.table.deck
    tapped(desk, "again")
    assert desk.at.table.deck == again.deck


def test_a_deck_falls_away_with_another_box() -> None:
    desk = tapped(at_bench(), "setup horse-fever", "deck 1")
    assert desk.form.deck == "1"
    tapped(desk, "title horse-fever/board")
    assert desk.form.deck == "1"
    tapped(desk, "box winners-circle", "start")
    assert desk.at.table.deck is None


def test_a_deck_that_cannot_be_played_is_greyed_with_its_reason() -> None:
    desk = at_bench("workshop open 1")
    names = bench.show_of("horse-fever").names
    for name in dict.fromkeys(names.values()):
        if name not in ("XIII", "Vigor Ferreum"):
            taps.do(desk, f"workshop leave-out {name.replace(' ', '_')}")
    assert "A table needs 12 cards" in str(page(desk))
    tapped(desk, "workshop play")
    assert desk.form.deck == "" and "12 cards" in desk.form.problem


def test_throwing_away_asks_twice() -> None:
    desk = at_bench("workshop open 1", "workshop drop 0")
    assert len(kept(desk).made[0].deck.lots) == 3
    tapped(desk, "workshop drop 0")
    assert len(kept(desk).made[0].deck.lots) == 2
    tapped(desk, "workshop throw", "workshop open 1", "workshop throw")
    assert [it.id for it in kept(desk).made] == ["1", "2"]
    tapped(desk, "workshop throw")
    assert [it.id for it in kept(desk).made] == ["2"]


def test_without_room_nothing_is_changed_and_it_is_told() -> None:
    desk = at_bench("workshop open 1")

    def full(_key: str, _text: str) -> None:
        raise OSError

    desk.shelf.storage.set = full  # type: ignore[method-assign, assignment]
    tapped(desk, "workshop drop 0", "workshop drop 0")
    assert "no room" in bench.of(desk).told and len(bench.of(desk).decks.made[0].deck.lots) == 3


def test_a_damaged_line_is_kept_to_the_letter_and_all_others_are_read() -> None:
    desk = at_bench()
    text = desk.shelf.storage.get(decks.KEY)
    assert text is not None
    bad = '9 horse-fever {"name": "half'
    desk.shelf.storage.set(decks.KEY, f"{text}{bad}\n")
    tapped(desk, "home", "setup horse-fever", "workshop", "workshop new-deck")
    found = kept(desk)
    assert len(found.made) == 3 and found.bad == [bad]


def test_decks_of_a_newer_page_are_never_written_over() -> None:
    desk = at_bench()
    newer = "horseburg decks 2\nsomething else\n"
    desk.shelf.storage.set(decks.KEY, newer)
    tapped(desk, "home", "setup horse-fever", "workshop", "workshop new-deck")
    assert desk.shelf.storage.get(decks.KEY) == newer and "newer version" in bench.of(desk).told


HOSTILE = [
    "horseburg decks 1\n1 horse-fever " + "[" * 3000,
    "horseburg decks 1\n1 nobody {}",
    "horseburg decks 1\n" + "x" * 20_000,
    "horseburg decks 9\n",
    'horseburg decks 1\n1 horse-fever {"name": "X", "cards": [["odd~A~fly~N", 1, ""]]}',
    'horseburg decks 1\n1 horse-fever {"name": "X", "cards": [["positive~A~a.b~N", 1, ""]]}',
    'horseburg decks 1\n1 winners-circle {"name": "X", "cards": []}',
    "horseburg decks 1\n1 horse-fever "
    '{"name": "X", "cards": [["positive~A~start.set.4~N", 1000000000, ""]]}',
    f"https://horseburg.example/{workshop.LINK}",
    f"https://horseburg.example/{workshop.LINK}horseburg1.AAAA",
    f"https://horseburg.example/{workshop.LINK}<script>",
]


@pytest.mark.parametrize("text", HOSTILE)
def test_a_hostile_deck_is_answered_with_a_line_and_changes_nothing(text: str) -> None:
    desk = at_bench()
    before = desk.shelf.storage.get(decks.KEY)
    arrivals.bring(desk, text)
    drawn = str(page(desk))
    assert bench.of(desk).told and "<script>" not in drawn
    assert desk.shelf.storage.get(decks.KEY) == before


def test_a_save_whose_makers_line_looks_like_a_link_is_still_a_save() -> None:
    deck = {**HORSES, "cards": [["positive~A~start.set.4~N", 1, f"x{workshop.LINK}y"]]}
    desk = at_bench()
    text = dumps(Table("horse-fever/family", ("Ann", "Ben"), deck=deck))
    tapped(desk, "home")
    arrivals.bring(desk, text)
    assert desk.post.arrival is not None and desk.screen == "home"


def test_a_race_of_the_day_is_run_with_the_printed_cards() -> None:
    desk = tapped(at_bench(), "setup horse-fever", "deck 1", "home", "day")
    assert desk.at.table.seed and desk.at.table.deck is None


def test_a_deck_travels_by_link_and_by_file_and_is_not_doubled() -> None:
    desk = at_bench("workshop open 1", "workshop send", "workshop file")
    assert desk.offered is not None
    link, file = desk.post.parcel.link, desk.offered[1]
    other = at_bench(empty=True)
    arrivals.bring(other, link)
    page(other)
    assert kept(other).made[0].deck == read_deck(HORSES)
    arrivals.bring(other, file)
    page(other)
    assert len(kept(other).made) == 1 and "already" in bench.of(other).told


@pytest.mark.parametrize("box", BOXES)
def test_printed_cards_are_worth_what_is_written_of_them(box: str) -> None:
    """A fresh measure, with other luck, agrees within both margins; so the table is no fiction."""
    show = bench.show_of(box)
    for edition in show.strength.EDITIONS:
        for card in random_cards(show, edition):
            tally = Tally()
            trials = show.strength.trials(edition, card, Random(7).random)
            for differences in islice(trials, 1500):
                tally.add(differences)
            figures = tally.strength().figures
            for at, measure in enumerate(MEASURES):
                there, here = show.strengths[edition][card][at], figures[measure]
                assert abs(there - here.mean) <= 2.2 * here.margin + 0.06, (card, measure)


def random_cards(show: Any, edition: str) -> list[str]:
    return Random(edition).sample(list(show.strengths[edition]), 8)


def test_every_printed_card_is_in_the_table() -> None:
    for box in BOXES:
        show = bench.show_of(box)
        for edition in show.strength.EDITIONS:
            assert list(show.strengths[edition]) == show.strength.printed(edition)


def test_an_own_card_that_is_a_printed_one_is_worth_as_much() -> None:
    """The copy of Magna Velocitas stands beside it in the comparison."""
    desk = at_bench("workshop open 1", "workshop new-card", "workshop symbol start.set.4")
    taps.fill(desk, "workshop name", "Copy")
    tapped(desk, "workshop letter B", "workshop compare with first")
    measured(desk)
    its = bench.of(desk).tally.strength().figures["wins"]
    printed = bench.show_of("horse-fever").strengths["first"]["magna-velocitas"][0]
    assert abs(its.mean - printed) < 1.5 * its.margin
    assert its.margin < 2


def test_a_card_that_is_not_finished_is_not_measured() -> None:
    desk = at_bench("workshop open 1", "workshop new-card")
    assert "Give the card a symbol" in str(strength.parts(desk))
    drawn = str(strength.parts(making()))
    assert "±" in drawn and "3,000 races" in drawn


def test_a_negative_card_is_strong_where_it_harms() -> None:
    others = [12.0, 3.0, 0.0, -4.0, -12.0]
    assert "helps more than 4 of 5" in strength.verdict("Wins", Figure(9.0, 1.0), others)
    assert "harms more than 4 of 5" in strength.verdict("Wins", Figure(-9.0, 1.0), others)
    assert "no difference" in strength.verdict("Wins", Figure(-0.4, 0.5), others)


def test_a_screen_reader_is_told_once_that_races_run_and_once_what_came_out() -> None:
    desk = at_bench("workshop open 1", "workshop new-card", "workshop symbol start.set.4")
    told = [strength.told(desk)]
    while work.is_wanted(desk):
        work.work(desk, lambda: True)
        told.append(strength.told(desk))
        assert str(strength.parts(desk)).count('role="status"') == 1
    assert len(dict.fromkeys(told)) == 2 and told.count(told[-1]) == 1


def test_the_figures_have_digits_enough_to_tell_printed_cards_apart() -> None:
    for box in BOXES:
        for its in bench.show_of(box).strengths.values():
            for at, measure in enumerate(MEASURES):
                found = [one[at] for one in its.values()]
                digits = strength.places(found)
                assert len({f"{it:.{digits}f}" for it in found}) > len(set(found)) / 2, measure


def test_a_full_deck_says_so() -> None:
    cards = [[f"positive~A~start.set.4~N {n}", 1, ""] for n in range(12)]
    desk = at_bench(empty=True)
    one = Made("1", "horse-fever", read_deck({"name": "Full", "cards": cards}))
    desk.shelf.storage.set(decks.KEY, decks.dumps(decks.Decks([one], [])))
    tapped(desk, "home", "setup horse-fever", "workshop", "workshop open 1")
    assert "12 different cards at most" in str(page(desk))


def test_titles_that_offer_it_have_a_kit_and_a_module() -> None:
    from web.desk.screen import SCREENS

    assert {id for id, it in TITLES.items() if it.kit} == {
        id for id, it in SCREENS.items() if it.workshop
    }


# what is left unfinished


def begun() -> Any:
    """A new card and a changed one, both left as they were, and somebody else's line."""
    desk = at_bench("workshop open 1", "workshop new-card", "workshop symbol start.set.4")
    taps.fill(desk, "workshop name", "Half~a_Name ")
    tapped(desk, "workshop front", "workshop open 1", "workshop edit 1", "workshop copies 3")
    return tapped(desk, "home")


def test_a_card_left_unfinished_waits_in_its_deck() -> None:
    desk = tapped(begun(), "workshop", "workshop open 1")
    drawn = str(page(desk))
    assert "Finish the new card" in drawn and drawn.count("You have begun to change it.") == 1
    assert [it.copies for it in kept(desk).made[0].deck.lots] == [2, 1, 3]
    tapped(desk, "workshop new-card")
    draft = bench.of(desk).draft
    assert draft is not None and (draft.name, draft.symbols) == ("Half~a_Name ", ["start.set.4"])
    taps.fill(desk, "workshop name", "Half a Name")
    tapped(desk, "workshop done")
    assert "Finish the new card" not in str(page(desk))
    assert [it.card.name for it in kept(desk).made[0].deck.lots][-1] == "Half a Name"
    tapped(desk, "workshop new-card")
    assert bench.of(desk).draft == unfinished.began(kept(desk).made[0], -1)


def test_starting_over_asks_twice_and_lets_go() -> None:
    desk = tapped(begun(), "workshop", "workshop open 1", "workshop edit 1", "workshop anew")
    assert bench.of(desk).draft.copies == 3
    tapped(desk, "workshop anew")
    assert bench.of(desk).draft.copies == 1 and "Start over" not in str(page(desk))
    assert len((desk.shelf.storage.get(unfinished.KEY) or "").splitlines()) == 1


def test_what_is_unfinished_moves_up_and_goes_with_its_deck() -> None:
    desk = tapped(begun(), "workshop", "workshop open 1", "workshop drop 0", "workshop drop 0")
    one = kept(desk).made[0]
    assert unfinished.of(desk.shelf.storage, one, 1) is None
    left = unfinished.of(desk.shelf.storage, one, 0)
    assert left is not None and (left.name, left.copies) == ("Pot of Glue", 3)
    tapped(desk, "workshop throw", "workshop throw")
    assert desk.shelf.storage.get(unfinished.KEY) is None


PICTURES = {"horse-fever": ("boss", "cast-card-boss"), "unicorn-fever": ("magic-C-positive",) * 2}


@pytest.mark.parametrize("box", BOXES)
def test_a_picture_and_a_colour_are_chosen_and_go_with_the_card(box: str) -> None:
    name, drawn = PICTURES[box]
    desk = at_bench(f"workshop box {box}", "workshop new-deck", "workshop new-card", empty=True)
    tapped(desk, f"workshop picture {name}", "workshop colour rose")
    one = kept(desk).made[0]
    left = unfinished.of(desk.shelf.storage, one, -1)
    assert left is not None and left.look == f"{name}.rose"
    symbol = next(iter(decks.kit_of(box).signs["positive"]))
    tapped(desk, f"workshop symbol {symbol}", "workshop letter A")
    taps.fill(desk, "workshop name", "Sunday Best")
    tapped(desk, "workshop done")
    card = kept(desk).made[0].deck.lots[0].card
    assert (card.picture, card.colour) == (name, "rose") and card_of(card.copy(2)) == card
    shown = str(bench.show_of(box).face(card))
    assert f"#{drawn}" in shown and "ground-rose" in shown
    assert name not in str(bench.show_of(box).face(card._replace(look="nothing-known.blue")))
    tapped(desk, "workshop edit 0", f"workshop picture {name}", "workshop colour rose")
    assert bench.of(desk).draft.card.look == ""


BROKEN = ["[", "null", '["1", 1]', '["1", 1, "odd", "A", [], "N", "", 1]', "[" * 5000]


@pytest.mark.parametrize("line", BROKEN)
def test_a_broken_line_of_what_is_unfinished_is_passed_over_and_kept(line: str) -> None:
    desk = at_bench()
    desk.shelf.storage.set(unfinished.KEY, line)
    tapped(desk, "workshop open 1", "workshop edit 0", "workshop copies 3", "workshop up")
    assert str(page(desk)).count("You have begun to change it.") == 1
    assert line in (desk.shelf.storage.get(unfinished.KEY) or "").split("\n")


def test_without_room_a_card_is_made_all_the_same_and_a_line_says_that_it_does_not_wait() -> None:
    desk = at_bench("workshop open 1", "workshop new-card")

    def full(_key: str, _text: str) -> None:
        raise OSError

    desk.shelf.storage.set = full  # type: ignore[method-assign, assignment]
    tapped(desk, "workshop symbol start.set.4")
    assert bench.of(desk).draft.symbols == ["start.set.4"]
    assert "no room left" in str(page(desk))


def test_a_chosen_deck_that_is_gone_is_told_before_the_game_begins() -> None:
    desk = tapped(at_bench(), "setup horse-fever", "deck 1")
    desk.shelf.storage.remove(decks.KEY)
    tapped(desk, "start")
    assert desk.table is None and "no longer on this device" in desk.form.problem
    tapped(desk, "deck", "start")
    assert desk.at.table.deck is None

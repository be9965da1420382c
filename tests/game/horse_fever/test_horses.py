"""The horse cards of both editions (H), alone and against action cards, symbol by symbol."""

from __future__ import annotations

import pytest

from game.horse_fever.lanes import HORSES
from game.horse_fever.people import HORSE_CARDS
from game.horse_fever.purchase import acquire
from tests.game.horse_fever.scripted import (
    EDITIONS,
    board,
    buying,
    fixed,
    give,
    place_of,
    positions,
    running,
    sprinted,
    start,
    unit,
)
from tests.game.scripted import Phase

LEVEL = dict.fromkeys(HORSES, 1)


def started(card: str, *cards: str, **options: str) -> int:
    """How far the horse goes on a first card that prints 3 for red."""
    return start(fixed({"red": cards}, running(card, **options)))["red"]


def sprint_of(card: str, *cards: str, **options: str) -> int:
    return sprinted(cards, running(card, **options))


def crossed(card: str, *cards: str, **options: str) -> int:
    """How many spaces beyond the line red stands when 3 spaces take it to one beyond."""
    game = fixed({"red": cards}, running(card, **options))
    unit(game, "85", at={**LEVEL, "red": 10})
    return positions(game)["red"] - 12


def moved_last(card: str, *cards: str, at=None, **options: str) -> int:
    """How far red goes on a card that prints 3 for it, from space 1 behind all others."""
    game = fixed({"red": cards}, running(card, **options))
    at = at or {**dict.fromkeys(HORSES, 4), "red": 1}
    unit(game, "85", at=at)
    return positions(game)["red"] - at["red"]


def test_h_the_decks_hold_nine_and_ten():
    assert [len(HORSE_CARDS[edition]) for edition in EDITIONS] == [9, 10]
    starred = {card for card, horse in HORSE_CARDS["first"].items() if horse.star}
    assert starred == {"biscuit-de-mer", "bosson", "giumenta"}
    assert len(board(**{"starred cards": "off"}).decks["horse"]) == 6


def test_h_varonne_serum_globus_example():
    """FR: with Serum and Globus the horse stands at the start and never sprints."""
    assert started("varonne", "serum-maleficum", "globus-obscurus") == 0
    assert sprint_of("varonne", "serum-maleficum", "globus-obscurus") == 0


@pytest.mark.parametrize(
    ("card", "edition", "spaces"),
    [
        ("varonne", "first", 4),
        ("varonne", "second", 5),
        ("the-fury", "first", 4),
        ("the-fury", "second", 4),
        ("bosson", "first", 0),
        ("bosson", "second", 0),
        ("costantino", "first", 3),
        ("napoleon", "first", 3),
        ("giumenta", "first", 3),
        ("biscuit-de-mer", "second", 2),
    ],
)
def test_h_at_the_start(card, edition, spaces):
    assert started(card, edition=edition) == spaces


@pytest.mark.parametrize(
    ("card", "edition", "spaces"),
    [
        ("varonne", "first", 2),
        ("varonne", "second", 1),
        ("costantino", "first", 2),
        ("costantino", "second", 2),
        ("the-fury", "first", 1),
    ],
)
def test_h_at_a_sprint(card, edition, spaces):
    assert sprint_of(card, edition=edition) == spaces


@pytest.mark.parametrize(
    ("card", "edition", "beyond"),
    [
        ("costantino", "first", 2),
        ("costantino", "second", 1),
        ("la-longue-carabine", "first", 3),
        ("la-longue-carabine", "second", 4),
        ("varonne", "first", 1),
    ],
)
def test_h_at_the_line(card, edition, beyond):
    assert crossed(card, edition=edition) == beyond


@pytest.mark.parametrize("edition", EDITIONS)
def test_h_napoleon_moves_four_from_the_last_place(edition):
    assert moved_last("napoleon", edition=edition) == 4
    assert moved_last("napoleon", at=LEVEL, edition=edition) == 4
    assert moved_last("napoleon", at={**LEVEL, "red": 2}, edition=edition) == 3


def test_h_carabine_wins_the_photo_in_the_first_edition_only():
    game = running("la-longue-carabine")
    fixed({}, game)
    unit(game, "83", "yellow yellow", at={**LEVEL, "red": 10, "black": 11})
    assert [positions(game)[horse] for horse in ("red", "black")] == [14, 14]
    assert place_of(game, "red") == 1
    game = running("la-longue-carabine", edition="second")
    fixed({}, game)
    unit(game, "83", "yellow yellow", at={**LEVEL, "red": 10, "black": 12})
    assert [positions(game)[horse] for horse in ("red", "black")] == [15, 15]
    assert place_of(game, "red") == 2


@pytest.mark.parametrize(
    ("card", "cards", "spaces"),
    [
        ("varonne", ["magna-velocitas"], 4),
        ("varonne", ["flagellum-fulguris"], 4),
        ("varonne", ["aqua-putrida"], 2),
        ("the-fury", ["fortuna-benevola"], 4),
        ("the-fury", ["globus-obscurus"], 0),
        ("the-fury", ["aqua-putrida"], 2),
        ("bosson", ["fortuna-benevola"], 4),
        ("bosson", ["magna-velocitas"], 4),
        ("bosson", ["xiii", "serum-maleficum", "felis-infernalis"], 0),
    ],
)
def test_h_an_action_card_replaces_the_start(card, cards, spaces):
    """FR: where card and horse bear the same symbol, only the action card counts."""
    assert started(card, *cards) == spaces


@pytest.mark.parametrize(
    ("card", "cards", "spaces"),
    [
        ("costantino", ["flagellum-fulguris"], 2),
        ("costantino", ["venenum-veneficum"], 0),
        ("costantino", ["herba-magica", "flagellum-fulguris"], 3),
        ("costantino", ["magna-velocitas", "fustis-et-radix"], 2),
        ("varonne", ["aqua-putrida"], 0),
        ("varonne", ["globus-obscurus"], 2),
        ("varonne", ["serum-maleficum"], 0),
    ],
)
def test_h_an_action_card_replaces_the_sprint(card, cards, spaces):
    assert sprint_of(card, *cards) == spaces


@pytest.mark.parametrize(
    ("card", "cards", "beyond"),
    [
        ("costantino", ["fustis-et-radix"], 3),
        ("costantino", ["xiii"], 0),
        ("costantino", ["serum-maleficum"], 2),
        ("la-longue-carabine", ["herba-magica"], 2),
        ("la-longue-carabine", ["venenum-veneficum"], 0),
    ],
)
def test_h_an_action_card_replaces_the_finish(card, cards, beyond):
    assert crossed(card, *cards) == beyond


@pytest.mark.parametrize(
    ("cards", "spaces"),
    [
        (["magna-velocitas", "globus-obscurus"], 5),
        (["fortuna-benevola", "fritz-finden"], 4),
        (["globus-obscurus", "fritz-finden"], 5),
        (["magna-velocitas", "rochelle-recherche"], 5),
    ],
)
def test_h_cancelled_and_discarded_cards_replace_nothing(cards, spaces):
    """Ruling: only surviving action cards switch a horse's symbol off."""
    cards = ["friz-finden" if card == "fritz-finden" else card for card in cards]
    assert started("varonne", *cards, edition="second") == spaces


def test_h_photo_alone_is_replaced_in_the_second_edition():
    game = fixed({"red": ["mala-tempora"]}, running("la-longue-carabine", edition="second"))
    orders = game.race.orders["red"]
    assert (orders.finish_add, orders.photo) == (3, -1)


def test_h_carabine_keeps_its_photo_when_only_its_finish_is_replaced():
    game = fixed({"red": ["herba-magica"]}, running("la-longue-carabine"))
    orders = game.race.orders["red"]
    assert (orders.finish_add, orders.photo) == (1, 1)
    orders = fixed({"red": ["xiii"]}, running("la-longue-carabine")).race.orders["red"]
    assert (orders.finish_add, orders.photo, orders.stops) == (0, -1, True)


def test_h_felis_beats_napoleon_when_all_are_level():
    """Ruling: action before horse."""
    assert moved_last("napoleon", "felis-infernalis", at=LEVEL) == 0
    assert moved_last("napoleon", "felis-infernalis") == 4


def test_h_vigor_replaces_napoleon_and_with_felis_cancels():
    assert moved_last("napoleon", "vigor-ferreum") == 4
    assert moved_last("napoleon", "vigor-ferreum", "felis-infernalis", at=LEVEL) == 4


def test_h_a_horse_acts_in_its_own_lane_only():
    game = fixed({"blue": ["globus-obscurus"]}, running("the-fury"))
    at = start(game)
    assert (at["red"], at["blue"]) == (4, 0)


def test_h_troy_goes_for_any_horse_in_play():
    game = board(edition="second")
    give(game, 1, "horse", "napoleon")
    game.decks["horse"].remove("troy")
    phase = Phase(acquire(game, game.players[0], "horse", "troy"))
    assert phase.ask.options == ("swap 2 napoleon",)
    phase.answer("swap 2 napoleon")
    assert [player.horses for player in game.players] == [["napoleon"], ["troy"], []]


def test_h_troy_stays_when_nobody_has_a_horse_and_a_buyer_may_use_him():
    game = board(edition="second")
    give(game, 2, "stable", "red")
    game.decks["horse"].remove("troy")
    assert Phase(acquire(game, game.players[0], "horse", "troy")).ask is None
    give(game, 1, "horse", "bosson")
    phase = buying(game, 2).answer("offer 1 horse troy", "sell troy")
    assert phase.ask.options == ("swap 2 bosson", "pass")
    phase.answer("swap 2 bosson")
    assert [player.horses for player in game.players] == [[], ["troy"], ["bosson"]]

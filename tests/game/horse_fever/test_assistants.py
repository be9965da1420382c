"""The assistants of both editions (S): discounts, gifts, neighbours, swaps."""

from __future__ import annotations

import pytest

from game.horse_fever.payoffs import pay_off
from game.horse_fever.people import ASSISTANTS
from game.horse_fever.purchase import acquire
from game.horse_fever.rulings import RULES
from game.horse_fever.shop import menu
from tests.game.horse_fever.scripted import EDITIONS, bet, board, buying, fixed, give, ranked, under
from tests.game.scripted import Phase, told


def hiring(*cards: str, seats: int = 3, seat: int = 0, edition: str = "first"):
    """A table at which a player has these assistants."""
    game = board(seats, edition=edition)
    give(game, seat, "assistant", *cards)
    return game


def purses(game):
    return [player.money for player in game.players]


def test_s_the_decks_hold_fourteen_and_thirteen():
    assert [len(ASSISTANTS[edition]) for edition in EDITIONS] == [14, 13]
    first = {card for card, assistant in ASSISTANTS["first"].items() if assistant.star}
    assert first == {"adrien-justice", "cedric-copieur", "francois-riche", "philippe-justice"}
    assert not first & set(board(**{"starred cards": "off"}).decks["assistant"])
    assert not any(card.star for card in ASSISTANTS["second"].values())


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("assistant", "kind"),
    [
        ("adalbert-diplomatitsch", "target"),
        ("tommy-style", "assistant"),
        ("francisco-caballos", "horse"),
    ],
)
def test_s_a_card_costs_100_or_nothing(edition, assistant, kind):
    """FR: Adalbert, Tommy and Francisco: 400 - 300 = 100; second edition: nothing."""
    game = hiring(assistant, edition=edition)
    give(game, 0, "stable", "red")
    buying(game).answer(f"buy {kind}")
    assert game.players[0].money == 3000 - (100 if edition == "first" else 0)


@pytest.mark.parametrize("edition", EDITIONS)
def test_s_franz_buys_the_stable_at_1_4_for_1100(edition):
    """FR: 1700 - 600 = 1100."""
    game = hiring("franz-galopp", edition=edition)
    buying(game).answer("buy stable green")
    assert game.players[0].money == 1900


def test_s_a_discount_is_for_its_kind_and_its_owner_alone():
    game = hiring("adalbert-diplomatitsch")
    buying(game).answer("buy action")
    assert game.players[0].money == 2600
    buying(game, 1).answer("buy target")
    assert game.players[1].money == 2600


@pytest.mark.parametrize(("edition", "gain"), [("first", 600), ("second", 800)])
def test_s_didier_adds_to_passing(edition, gain):
    """FR: 400 + 200 = 600; second edition: 400 more."""
    game = hiring("didier-adicion", edition=edition)
    buying(game).answer("pass")
    assert game.players[0].money == 3000 + gain


@pytest.mark.parametrize("edition", EDITIONS)
def test_s_daniel_brings_300_after_every_race(edition):
    game = hiring("daniel-jackson", edition=edition)
    for number in (1, 2):
        pay_off(ranked(game))
        assert purses(game) == [3000 + 300 * number, 3000, 3000]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("assistant", "victim"), [("brian-ofist", 3), ("pedro-pugnos", 1)])
def test_s_the_neighbour_pays_200(edition, assistant, victim):
    """FR: Brian takes from the right, Pedro from the left; play goes to the left."""
    game = hiring(assistant, seats=4, edition=edition)
    pay_off(ranked(game))
    expected = [3200, 3000, 3000, 3000]
    expected[victim] = 2800
    assert purses(game) == expected


def test_s_brian_and_pedro_together_take_twice_from_the_only_neighbour():
    game = hiring("brian-ofist", "pedro-pugnos", seats=2)
    pay_off(ranked(game))
    assert purses(game) == [3400, 2600]


def test_s_the_neighbour_is_the_next_one_still_in():
    game = hiring("pedro-pugnos", seats=4)
    game.players[1].out = 1
    pay_off(ranked(game))
    assert purses(game) == [3200, 3000, 2800, 3000]


def test_s_riche_brings_300_for_the_points_of_a_win_bet():
    """FR example: a win bet's 3 points bring 300 on top of its money."""
    game = hiring("francois-riche")
    bet(game, 0, "win", "red", 100)
    pay_off(ranked(game, "red"))
    assert game.players[0].money == 3000 - 100 + 500 + 300
    assert [facts["money"] for facts in told(game, "friend's gift")] == [300]


@pytest.mark.parametrize(
    ("cards", "edition", "kind", "gift"),
    [
        (["boss"], "first", "win", 400),
        (["boss"], "first", "show", 200),
        ([], "first", "show", 100),
    ],
)
def test_s_riche_counts_the_points_with_boss(cards, edition, kind, gift):
    game = hiring("francois-riche", edition=edition)
    bet(game, 0, kind, "red", 100)
    pay_off(ranked(fixed({"red": cards}, game), "red"))
    assert sum(facts["money"] for facts in told(game, "friend's gift")) == gift


def test_s_riche_brings_100_for_a_stable_from_the_bank_or_a_player():
    game = hiring("francois-riche")
    game.players[0].money = 9000
    give(game, 1, "stable", "blue")
    buying(game).answer("buy stable white")
    assert game.players[0].money == 9000 - 1100 + 100
    game.players[0].bought.clear()
    buying(game).answer("offer 2 stable blue", "sell blue")
    assert game.players[0].money == 8000 - 3800 + 100


def test_s_riche_pays_nothing_for_points_lost_or_to_the_seller():
    game = hiring("francois-riche", seat=1)
    give(game, 1, "stable", "white")
    buying(game).answer("offer 2 stable white", "sell white")
    assert game.players[1].money == 3000 + 2200


def test_s_riche_of_the_second_edition_brings_800_once():
    game = board(edition="second")
    phase = buying(game).answer("buy assistant")
    phase.answer("francois-riche, tommy-style, franz-galopp, pedro-pugnos", "keep francois-riche")
    assert game.players[0].money == 3000 - 400 + 800
    bet(game, 0, "win", "red", 100)
    pay_off(ranked(game, "red"))
    assert game.players[0].money == 3400 - 100 + 500


def keeping(game, kind="assistant", card="cedric-copieur", seat=0):
    """The moment at which a player has just kept this card."""
    game.decks[kind].remove(card)
    return Phase(acquire(game, game.players[seat], kind, card))


@pytest.mark.parametrize("edition", EDITIONS)
def test_s_cedric_is_swapped_for_any_assistant_in_play(edition):
    """FR: at once, and the other player cannot refuse."""
    game = hiring("tommy-style", seat=1, edition=edition)
    give(game, 2, "assistant", "pedro-pugnos", "daniel-jackson")
    give(game, 0, "assistant", "franz-galopp")
    phase = keeping(game)
    assert (phase.ask.who, phase.ask.options) == (
        0, ("swap 2 tommy-style", "swap 3 pedro-pugnos", "swap 3 daniel-jackson"),
    )  # fmt: skip
    phase.answer("swap 3 pedro-pugnos")
    assert phase.ask is None
    assert game.players[0].assistants == ["franz-galopp", "pedro-pugnos"]
    assert game.players[1].assistants == ["tommy-style"]
    assert sorted(game.players[2].assistants) == ["cedric-copieur", "daniel-jackson"]


def test_s_cedric_is_kept_by_a_whole_purchase():
    game = hiring("tommy-style", seat=1)
    phase = buying(game).answer("buy assistant")
    phase.answer("cedric-copieur, franz-galopp, pedro-pugnos, brian-ofist", "keep cedric-copieur")
    phase.answer("swap 2 tommy-style")
    assert phase.ask is None
    assert game.players[0].assistants == ["tommy-style"]
    assert game.players[1].assistants == ["cedric-copieur"]


def test_s_cedric_stays_when_nobody_else_has_an_assistant():
    """Ruling: nothing to swap, no effect; cards of one's own do not count."""
    game = hiring("tommy-style")
    phase = keeping(game)
    assert phase.ask is None
    assert game.players[0].assistants == ["tommy-style", "cedric-copieur"]
    assert told(game, "swap impossible")


def test_s_the_forced_receiver_cannot_use_cedric_but_a_buyer_can():
    """FR."""
    game = hiring("tommy-style", seat=1)
    phase = keeping(game).answer("swap 2 tommy-style")
    assert phase.ask is None
    assert game.players[1].assistants == ["cedric-copieur"]
    phase = buying(game, 2).answer("offer 2 assistant cedric-copieur", "sell cedric-copieur")
    assert (phase.ask.who, phase.ask.options) == (2, ("swap 1 tommy-style", "pass"))
    phase.answer("swap 1 tommy-style")
    assert game.players[2].assistants == ["tommy-style"]
    assert game.players[0].assistants == ["cedric-copieur"]


def sold_mime(rules: int = RULES):
    """Cédric has just been bought from seat 1; seats 0 and 1 have assistants, too."""
    game = under(hiring("tommy-style", "cedric-copieur", seat=1), rules)
    give(game, 0, "assistant", "pedro-pugnos")
    phase = buying(game, 2).answer("offer 2 assistant cedric-copieur", "sell cedric-copieur")
    return game, phase


def test_s_a_bought_cedric_may_be_kept():
    """FR: the buyer can then use him."""
    game, phase = sold_mime()
    assert phase.ask.options == ("swap 1 pedro-pugnos", "swap 2 tommy-style", "pass")
    phase.answer("pass")
    assert phase.ask is None
    assert game.players[2].assistants == ["cedric-copieur"]
    assert told(game, "swap passed") == [{"seat": 2, "card": "cedric-copieur"}]
    assert "offer 3 assistant cedric-copieur" in menu(game, game.players[0])


def test_s_a_cedric_from_the_deck_is_swapped():
    game = hiring("tommy-style", seat=1)
    phase = keeping(game)
    assert phase.ask.options == ("swap 2 tommy-style",)
    assert phase.ask.why("pass").rule == "S"


def test_s_under_rules_1_a_bought_cedric_had_to_be_swapped():
    _, phase = sold_mime(1)
    assert phase.ask.options == ("swap 1 pedro-pugnos", "swap 2 tommy-style")


def test_s_a_swapped_assistant_works_for_its_new_owner():
    game = hiring("daniel-jackson", seat=1)
    keeping(game).answer("swap 2 daniel-jackson")
    pay_off(ranked(game))
    assert purses(game) == [3300, 3000, 3000]


def test_s_justice_bros_take_no_part_in_auctions():
    effects = ASSISTANTS["second"]["justice-bros"].effects
    assert [effect.symbol for effect in effects] == ["assistants"]
    assert not {"adrien-justice", "philippe-justice"} & set(ASSISTANTS["second"])

"""Every magic card, contract, clan and power has a picture, and shows it wherever it lies."""

from __future__ import annotations

import re

import pytest

from game.decks import OwnCard
from game.unicorn_fever.contracts import CLANS, CONTRACTS
from game.unicorn_fever.lanes import LANES
from game.unicorn_fever.magic import MAGIC
from game.unicorn_fever.titles import CHOICES
from tools.drawings import symbols
from tools.staging import asks, drive, peeking, tapped, tells
from tools.unicorn_fever.states import TITLE, fair
from web import taps
from web.desk.state import Desk
from web.page import drawn
from web.unicorn_fever.parts import contract_card, magic_card, of_own, tile
from web.unicorn_fever.workshop import face

SYMBOLS = symbols("fair.svg")
MAGIC_DRAWN = {f"magic-{card.letter}-{card.sign}" for card in MAGIC.values()}
CONTRACTS_DRAWN = {f"contract-{card.first_id}" for card in CONTRACTS.values()}
OTHERS_DRAWN = {f"clan-{name}" for name in CLANS} | {f"power-{colour}" for colour in LANES}
MOST = 1300
"""Characters of one picture: all are fetched before the first card is seen."""


def shown(html: str) -> list[str]:
    """The pictures on a page, in its order."""
    return re.findall(r'href="fair\.svg#([^"]+)"', html)


def test_whatever_can_lie_on_the_table_has_a_picture_and_nothing_else_has() -> None:
    assert SYMBOLS.keys() == MAGIC_DRAWN | CONTRACTS_DRAWN | OTHERS_DRAWN
    assert len(SYMBOLS) == 24 + 40 + 5 + 6


def test_no_two_pictures_are_alike_even_without_their_colours() -> None:
    grey = [re.sub(r"#[0-9a-f]{6}", "", drawing) for drawing in SYMBOLS.values()]
    assert len(set(grey)) == len(SYMBOLS)


@pytest.mark.parametrize("name", sorted(SYMBOLS))
def test_a_picture_is_light_wordless_and_has_colours_of_its_own(name: str) -> None:
    drawing = SYMBOLS[name]
    assert len(drawing) < MOST and "<text" not in drawing and "NaN" not in drawing
    filled = re.findall(r'(?:fill|stroke)="([^"]*)"', drawing)
    assert all(re.fullmatch(r"none|#[0-9a-f]{6}", ink) for ink in filled)
    assert len({*filled} - {"none"}) >= 3, "an outline and two colours at least"


@pytest.mark.parametrize("name", sorted(SYMBOLS))
def test_a_picture_stays_in_its_frame(name: str) -> None:
    """What starts outside would be cut at the edge of the card."""
    starts = re.findall(r"M(-?[\d.]+)[ ,]?(-?[\d.]+)", SYMBOLS[name])
    if "transform" not in SYMBOLS[name]:
        assert all(0 <= float(at) <= 64 for start in starts for at in start)


@pytest.mark.parametrize("id", MAGIC)
def test_a_magic_card_shows_its_own_picture_large_and_small(id: str) -> None:
    own = [f"magic-{MAGIC[id].letter}-{MAGIC[id].sign}"]
    assert shown(str(magic_card(id))) == shown(str(tile(id, "acts"))) == own


@pytest.mark.parametrize("id", CONTRACTS)
def test_a_contract_shows_its_clan_and_its_own_picture(id: str) -> None:
    card = CONTRACTS[id]
    assert shown(str(contract_card(id))) == [f"clan-{card.clan}", f"contract-{card.first_id}"]


def test_a_card_of_ones_own_shows_what_it_does() -> None:
    """Its letter says only what it cancels: under an A that stops sprints there is no glue."""
    own = OwnCard("negative", "A", ("sprint.deny.1",), "Heavy Eyelids")
    assert own.effects and shown(str(face(own))) == ["magic-C-negative"]


@pytest.mark.parametrize("sign", ["positive", "negative"])
@pytest.mark.parametrize("letter", "ABCDEFGHIJKL")
def test_a_card_that_does_nothing_yet_has_a_picture_too(letter: str, sign: str) -> None:
    assert of_own(OwnCard(sign, letter, (), "")) in SYMBOLS


def part(desk: Desk, start: str, end: str) -> str:
    return drawn(desk).partition(start)[2].partition(end)[0]


def of_cards(ids: tuple[str, ...]) -> list[str]:
    return [f"magic-{MAGIC[id].letter}-{MAGIC[id].sign}" for id in ids]


def test_a_hand_shows_the_pictures_of_its_cards_and_of_none_that_is_covered() -> None:
    desk = drive(fair(), asks("magic", 20))
    assert shown(part(desk, 'id="magic-hand"', 'class="asides"')) == of_cards(desk.view.hand)
    assert shown(part(peeking(desk, False), 'id="magic-hand"', 'class="asides"')) == []


def test_contracts_on_offer_and_on_a_seat_show_theirs() -> None:
    desk = tapped(drive(fair(5), asks("action", 160)), "contracts")
    offers = shown(part(desk, 'id="contracts"', "</section>"))
    assert offers[1::2] == [f"contract-{CONTRACTS[id].first_id}" for id in desk.view.offers]
    for one in desk.view.seats:
        held = shown(part(desk, f'id="contracts-{one.seat}"', "</button>"))
        assert held == [f"contract-{CONTRACTS[id].first_id}" for id in one.contracts]
    assert any(one.contracts for one in desk.view.seats)


def test_a_card_that_is_turned_up_shows_its_picture_on_the_stage() -> None:
    desk = drive(fair(4), tells("card revealed", 3))
    up = [card for its in desk.view.race.fates.values() for _, card, _ in its]
    assert up and set(of_cards(tuple(up))) <= set(shown(part(desk, 'id="table"', 'id="bar"')))
    (news,) = [one.facts["card"] for one in desk.at.shown.news if one.kind == "card revealed"]
    assert shown(part(desk, 'class="moment turned-up"', "</section>")) == of_cards((news,))


def test_the_board_shows_the_clans_in_play_and_what_the_enraged_can_do() -> None:
    desk = drive(fair(), asks("action"))
    board = shown(part(desk, 'id="blackboard"', 'id="bar"'))
    clans, enraged = desk.view.clans, desk.view.enraged
    assert board == [*(f"power-{it}" for it in enraged), *(f"clan-{it}" for it in clans)]
    assert len(clans) == 2 and enraged


def test_whoever_chooses_two_clans_sees_both() -> None:
    desk = tapped(fair(), "home", f"setup {TITLE}", "options-more")
    pairs = [value.split(" and ") for value in CHOICES["clans"] if " and " in value]
    assert shown(drawn(desk)) == [f"clan-{name}" for pair in pairs for name in pair]


@pytest.mark.parametrize("id", ["G01", "FA1b", "WA8"])
def test_a_large_card_shows_its_picture(id: str) -> None:
    desk = drive(fair(), asks("action", 40))
    taps.do(desk, f"card {id}")
    figure = drawn(desk).partition(f'id="large-{id}"')[2].partition("</figure>")[0]
    assert len(shown(figure)) == (1 if id in MAGIC else 2)

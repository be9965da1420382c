"""The storybook without a browser: every colour by name, and a game that is open is kept."""

from __future__ import annotations

from tests.web.desks import laid
from tests.web.test_contrast import TOKENS, tokens
from web import taps
from web.doors import rooms
from web.horse_fever.storybook import LETTERS, PAINTS
from web.page import page


def opaque() -> set[str]:
    """The names of all colours that nothing shows through."""
    return {name for name, colour in tokens("light").items() if len(colour) in (4, 7)}


def test_every_opaque_colour_is_in_the_paint_shop() -> None:
    listed = [name for names in PAINTS.values() for name in names.split()]
    assert sorted(listed) == sorted(opaque())


def test_every_size_of_letters_is_in_the_paint_shop() -> None:
    text = TOKENS.read_text()
    assert all(f"--text-{size}:" in text for size in LETTERS)
    assert f"--text-{len(LETTERS) + 1}:" not in text


def test_entering_keeps_the_game_that_was_open() -> None:
    desk = laid()
    id = desk.id
    taps.do(desk, "settings")
    taps.do(desk, "studio")
    assert 'id="studio"' in str(page(desk))
    assert "overlay" not in str(page(desk))
    assert desk.table is None
    assert desk.unveiled is None
    assert id in desk.shelf.ids()
    taps.do(desk, "home")
    assert 'id="home"' in str(page(desk))


def test_address_leads_in_once_and_names_the_place() -> None:
    desk = laid()
    assert not rooms.follow(desk, "#setup")
    assert rooms.address(desk) == ""
    assert rooms.follow(desk, "#/studio")
    assert not rooms.follow(desk, "#/studio")
    assert rooms.address(desk) == "#/studio"

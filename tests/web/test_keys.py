"""What each key does on each screen."""

from __future__ import annotations

import pytest

from game.horse_fever.lanes import HORSES
from tests.web.desks import seen
from tools.past_states import mid_game
from tools.staging import asked, drive, in_unit, new_desk, tapped
from web import taps
from web.acts import clock
from web.acts.keys import LISTED, Press, meaning
from web.desk import sheets
from web.desk.state import Desk


def at(what: str, races: int = 0, cards: int = 0) -> Desk:
    """A Family Game at a question."""
    return drive(new_desk(4), asked(what, races, cards))


def test_a_digit_gives_the_answer_about_that_horse() -> None:
    desk = at("horse to fix")
    for number, colour in enumerate(HORSES, 1):
        press = meaning(str(number), desk)
        assert press is not None and press.text.split()[-1] == colour


def test_a_digit_leads_to_a_horse_that_can_be_bet_on_in_two_ways() -> None:
    press = meaning("3", at("first bet"))
    assert press == Press("focus", f"answer-win-{HORSES[2]}")
    assert press.text in seen(at("first bet")).every("id")


def test_a_digit_gives_the_card_at_that_place_and_lays_no_stake() -> None:
    desk = at("card to fix the race")
    assert meaning("2", desk) == Press("answer", desk.at.ask.menu[1])
    stake = meaning("2", at("stake of the first bet"))
    assert stake is not None and stake.kind == "do" and stake.text.startswith("stake ")


def test_cards_that_lie_face_down_are_picked_by_their_place() -> None:
    desk = at("card to fix the race")
    desk.settings.choose("hold to peek", "on")
    assert meaning("1", desk) == Press("do", "pick 0")
    assert meaning("6", desk) is None


def test_a_digit_for_a_greyed_answer_tells_why() -> None:
    desk = drive(new_desk(2), lambda desk: asked("second bet")(desk) and one_sided(desk))
    kinds = {(meaning(str(number), desk) or Press("", "")).kind for number in range(1, 7)}
    assert kinds <= {"focus", "do", "answer"}
    for number in range(1, 7):
        press = meaning(str(number), desk)
        if press is not None and press.kind == "focus":
            text = press.text.removeprefix("answer-").replace("-", " ")
            assert desk.ask is not None and any(
                other in desk.ask.options for other in (text, text.replace("win", "show"))
            ) == (text in desk.ask.options)


def one_sided(desk: Desk) -> bool:
    """Whether some entry of the menu is greyed."""
    return any(text not in desk.at.ask.options for text in desk.at.ask.menu)


@pytest.mark.parametrize(
    ("key", "wish"),
    [(" ", "pause"), (".", "step"), ("ArrowRight", "step"), ("s", "skip"), ("S", "skip")],
)
def test_keys_of_a_race(key: str, wish: str) -> None:
    desk = drive(new_desk(4), in_unit(2))
    assert meaning(key, desk) == Press("do", wish)
    taps.do(desk, wish)


def test_a_step_shows_one_moment_and_holds() -> None:
    desk = drive(new_desk(4), in_unit(2))
    before = desk.at.shown.moment
    taps.do(desk, "step")
    assert desk.at.shown.moment is not before
    assert desk.paused and not clock.is_running(desk)


def test_letters_and_the_reel() -> None:
    desk = at("second bet")
    assert meaning("u", desk) in (Press("do", "undo"), Press("do", "stuck"))
    assert meaning("L", desk) == Press("do", "log")
    assert meaning("ArrowDown", desk) == Press("walk", "down")
    back = tapped(mid_game(), "history")
    assert meaning("ArrowLeft", back) == Press("do", "reel back")
    assert meaning("u", back) is None


def test_behind_the_curtain_no_key_answers_or_shows_anything() -> None:
    desk = drive(new_desk(4), lambda now: now.curtain is not None)
    presses = [meaning(key, desk) for key in "123456ulrs. "]
    assert presses == [None] * len(presses)


def test_every_wish_of_a_key_is_known_and_a_sheet_lets_none_through() -> None:
    desk = at("second bet")
    taps.do(desk, "keys")
    assert sheets.over(desk) == "keys" and "keys-sheet" in " ".join(seen(desk).every("class"))
    assert [meaning(key, desk) for key in "123456ulrs. "] == [None] * 12
    assert meaning("?", desk) == meaning("Escape", desk) == Press("do", "close")
    taps.do(desk, "close")
    assert sheets.over(desk) == "" and len(LISTED) > 8


def test_the_settings_lead_to_the_keys() -> None:
    desk = at("first bet")
    taps.do(desk, "settings")
    assert "keys" in seen(desk).every("data-do")
    taps.do(desk, "keys")
    taps.do(desk, "close")
    assert sheets.over(desk) == ""

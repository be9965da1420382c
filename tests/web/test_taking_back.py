"""Undo on the screen: what it says, and how the whole table goes back."""

from __future__ import annotations

import re

import pytest

from game import saves
from game.play import CHANCE
from tests.amount import some
from tests.web import fever
from tests.web.desks import laid, offered, played, seen, tap
from tests.web.spoken import raw
from tools.staging import asked, drive, leads_on, new_desk
from web import taps
from web.acts import playing, stage, undoing
from web.acts.past import rewinding
from web.desk import sheets, undoable
from web.desk.kept.shelf import Shelf
from web.desk.state import Desk
from web.frame.undoing import is_for_one
from web.horse_fever.words.cards import card_text
from web.page import drawn
from web.winners_circle.state import seen as circle_of
from web.winners_circle.words.names import NAMES

GAMES = some([("family", 2, 1), ("family", 4, 2), ("board", 5, 4), ("board", 3, 3)], 2)


@pytest.mark.parametrize(("title", "seats", "seed"), GAMES)
def test_the_button_says_what_undo_would_take_or_that_it_cannot(
    title: str, seats: int, seed: int
) -> None:
    desk, kinds = laid(seats, 0, seed, title), set()
    while desk.table is not None and played(desk, len(desk.table.answers) + 1).ask is not None:
        button = offered(desk, "undo")
        step, back = len(desk.table.answers), undoing.back_to(desk)
        refusal = undoable.why_not(desk)
        mine = desk.ask is not None and desk.table.askers[-1:] == (desk.ask.who,)
        if button["data-do"] == "undo":
            kinds.add(desk.table.answers[-1].split()[0])
            said = fever.taken_back(desk.table.answers, desk.table.names)
            by = "" if mine else f", by {desk.table.names[desk.table.askers[-1]]}"
            if not (desk.table.aloud[-1] or is_for_one(desk)):
                said = f"{'your' if mine else 'the'} last answer"
            assert f"Undo: {said}{by}" in seen(desk).text
            assert not raw(said) and "player" not in said
        else:
            assert refusal is not None and refusal.reason in str(button["title"])
            assert (button["aria-disabled"], button["data-rule"]) == ("true", "U.1")
        more = refusal is None and mine and undoing.turn_start(desk) < back < step
        assert ("reset" in seen(desk).every("data-do")) == more
    assert len(kinds) > 3


def at_a_stake() -> Desk:
    """The stake of a bet is asked, the horse is chosen."""
    desk = laid()
    playing.unveil(desk)
    playing.answer(desk, "win red")
    return desk


def test_undo_takes_back_what_it_says() -> None:
    desk = at_a_stake()
    assert "Undo: Carmine (red) to win" in seen(desk).text
    tap(desk, "undo")
    assert desk.at.ask.what == "first bet"
    kept = desk.shelf.take(desk.id).table
    assert kept is not None and kept.answers == desk.at.table.answers


def test_a_stake_is_taken_back_with_its_bet_and_a_horse_with_its_card() -> None:
    names = ("Ann", "Ben")
    assert fever.taken_back(["win red", "300"], names) == "300 D on Carmine (red) to win"
    assert fever.taken_back(["fix boss", "behind red"], names) == "Boss behind number 4, Carmine"
    assert fever.taken_back(["offer 2 target"], names) == "Ask Ben for a target"
    assert fever.taken_back(["pass"], names) == "Your pass"


def test_a_turn_is_reset_at_one_tap() -> None:
    desk = laid(2, 0, 3, "board")
    while "reset" not in seen(desk).every("data-do"):
        played(desk, len(desk.at.table.answers) + 1)
    start = undoing.turn_start(desk)
    tap(desk, "reset")
    assert len(desk.at.table.answers) == start
    assert "reset" not in seen(desk).every("data-do")


def test_what_cannot_be_taken_back_says_why_and_shows_the_way() -> None:
    desk = played(laid(), 40)
    assert undoable.why_not(desk) is not None
    before = desk.at.table.answers
    tap(desk, "stuck")
    text = seen(desk).text
    assert undoable.why_not(desk).reason in text  # type: ignore[union-attr]
    assert {"rule U.1", "rewind", "close"} <= set(seen(desk).every("data-do"))
    playing.undo(desk)
    assert desk.at.table.answers == before
    tap(desk, "close")
    assert sheets.over(desk) == ""


def asking(desk: Desk, back: int = 4) -> rewinding.Moment:
    """Bring the table to the question whether everybody agrees."""
    tap(desk, "stuck" if desk.table and undoable.why_not(desk) else "log", "rewind")
    moment = rewinding.moments(desk)[back]
    tap(desk, f"rewind-to {moment.step}", "rewind-ask")
    return moment


@pytest.mark.parametrize("seed", range(3))
def test_every_moment_is_a_persons_question_before_some_news(seed: int) -> None:
    desk = played(laid(4, 2, seed, "board"))
    table = desk.table
    assert table is not None
    moments = rewinding.moments(desk)
    assert len(moments) > 10
    assert [it.step for it in moments] == sorted({it.step for it in moments}, reverse=True)
    for moment in moments:
        then = table.at(moment.step)
        assert then.ask is not None and then.ask.who in (0, 1)
        assert (moment.told, moment.race) == (len(then.events), then.view(None).round)
        assert moment.first == table.events[moment.told]
        assert moment.lost == len(table.answers) - moment.step


def test_no_secret_is_on_that_screen_and_nothing_can_be_played() -> None:
    desk = drive(played(laid(), 40), asked("card to fix the race"))
    assert desk.unveiled is not None
    answer, before = desk.at.ask.options[0], desk.at.table.answers
    asking(desk)
    assert desk.unveiled is None and desk.ask is None
    text, game = seen(desk).text, desk.at.table.game
    shown = {event.facts.get("card") for event in desk.at.table.events}
    hidden = {card for seat in game.players for card in seat.hand} - shown
    assert hidden and not [card for card in hidden if game.cards[card].name in text]
    assert seen(desk).every("data-answer") == []
    playing.answer(desk, answer)
    playing.undo(desk)
    assert desk.at.table.answers == before
    tap(desk, "now")
    assert desk.unveiled is None and desk.at.table.answers == before


def test_the_table_goes_back_only_when_everybody_has_agreed() -> None:
    desk = played(laid(4, 1), 60)
    moment, before = asking(desk), desk.at.table.answers
    for agreed in ((), (0,), (0, 2), (2, 1)):
        for seat in agreed:
            taps.do(desk, f"agree {seat}")
        button = offered(desk, "go-back")
        assert button["aria-disabled"] == "true" and "Still to agree" in str(button["title"])
        tap(desk, "go-back")
        assert desk.at.table.answers == before and not desk.at.table.rewound
        tap(desk, "rewind-ask no", "rewind-ask")  # whoever agreed is asked again
        assert desk.past.agreed == frozenset()
    assert "agree 3" not in seen(desk).every("data-do")
    tap(desk, "agree 0", "agree 1", "agree 2", "go-back")
    assert desk.at.table.answers == before[: moment.step]
    assert desk.at.table.rewound == ((moment.step, moment.lost),)
    assert desk.past.what == "" and desk.unveiled is None
    assert saves.loads(desk.shelf.text(desk.id)).rewound == desk.at.table.rewound


def test_a_second_tap_takes_a_yes_back_and_strangers_do_not_count() -> None:
    desk = played(laid(2), 40)
    asking(desk)
    for wish in ("agree 0", "agree 1", "agree 0", "agree 7", "agree x", "agree -1"):
        taps.do(desk, wish)
    assert desk.past.agreed == frozenset({1})


def test_nothing_that_goes_back_lies_where_a_finger_was() -> None:
    """The last button of each step is another one than the first of the next, and in its place."""
    desk = played(laid(2), 40)
    tap(desk, "log", "rewind")
    assert bar(desk) == ["now", "rewind-ask"]
    tap(desk, f"rewind-to {rewinding.moments(desk)[0].step}", "rewind-ask")
    assert bar(desk) == ["go-back", "rewind-ask no", "now"]


def bar(desk: Desk) -> list[str]:
    """What the buttons at the foot of the page do, from the left."""
    wanted = ("now", "rewind-ask", "rewind-ask no", "go-back")
    return [wish for wish in seen(desk).every("data-do") if wish in wanted]


def test_taps_out_of_order_do_nothing() -> None:
    desk = played(laid(2), 40)
    before = desk.at.table.answers
    step = rewinding.moments(desk)[0].step
    for wish in (f"rewind-to {step}", "rewind-ask", "agree 0", "agree 1", "go-back"):
        taps.do(desk, wish)
    assert desk.at.table.answers == before and desk.past.what == ""
    tap(desk, "log", "rewind")
    for wish in ("rewind-to 99999", "rewind-ask", "agree 0", "agree 1", "go-back"):
        taps.do(desk, wish)
    assert desk.at.table.answers == before and not desk.past.asking


def test_a_game_that_went_back_says_so_in_the_log_and_on_the_podium() -> None:
    desk = played(laid(2, 0, 4), 70)
    for _ in range(2):
        moment = asking(desk, 6)
        tap(desk, "agree 0", "agree 1", "go-back")
        playing.unveil(desk)
    tap(desk, "log")
    text = seen(desk).text
    assert text.count(f"went back {moment.lost} step") >= 1
    assert text.count("The whole table agreed and went back") == 2
    tap(desk, "close")
    steps = sum(taken for _, taken in desk.at.table.rewound)
    played(desk)
    assert f"went back twice by consent, {steps} steps in all" in seen(desk).text


def test_a_race_that_is_run_again_is_shown_again() -> None:
    desk = played(laid(2, 0, 4), 75)
    assert desk.table is not None
    races = desk.shelf.read_to(desk.id)
    assert races >= 1
    first = next(it for it in rewinding.moments(desk) if it.race == 1)
    tap(desk, "log", "rewind", f"rewind-to {first.step}", "rewind-ask", "agree 0", "agree 1")
    tap(desk, "go-back")
    assert desk.shelf.read_to(desk.id) == 0
    playing.unveil(desk)
    while not desk.is_behind and not desk.held:
        if desk.curtain is not None:
            playing.unveil(desk)
        else:
            playing.answer(desk, desk.at.ask.options[0])
    stage.skip(desk)
    stage.go_on(desk)
    assert desk.payoffs_open


def test_the_table_is_not_asked_before_anything_was_done_or_during_a_race() -> None:
    desk = laid()
    playing.unveil(desk)
    assert not rewinding.may_ask(desk)
    taps.do(desk, "rewind")
    assert desk.past.what == ""
    over = played(laid())
    assert not rewinding.may_ask(over)


def test_a_reload_in_the_middle_of_it_is_behind_the_curtain() -> None:
    desk = played(laid(), 40)
    asking(desk)
    again = Desk(Shelf(desk.shelf.storage), desk.chance)
    playing.wake(again)
    assert again.unveiled is None and again.past.what == ""


def test_computers_are_not_asked_and_not_played_for() -> None:
    desk = played(laid(3, 2), 60)
    assert all(desk.at.table.askers[it.step] == 0 for it in rewinding.moments(desk))
    asking(desk)
    assert (
        re.findall(r"agrees, as computers do", seen(desk).text) == ["agrees, as computers do"] * 2
    )
    tap(desk, "agree 0", "go-back")
    assert desk.at.table.ask is not None and desk.at.table.ask.who not in (CHANCE, 1, 2)


def test_undo_names_no_card_while_the_own_cards_are_covered() -> None:
    desk = laid(2, 0, 1)
    while desk.table is not None and not desk.table.answers[-1].startswith("fix "):
        played(desk, len(desk.table.answers) + 1)
    name = fever.taken_back(desk.at.table.answers, desk.at.table.names)
    assert name in seen(desk).text
    desk.settings.choose("hold to peek", "on")
    assert name not in seen(desk).text and "Undo: your last answer" in seen(desk).text


def test_a_window_that_only_watches_changes_nothing() -> None:
    desk = played(laid(2), 40)
    asking(desk)
    tap(desk, "agree 0", "agree 1")
    before, desk.follows = desk.at.table.answers, True
    taps.do(desk, "go-back")
    assert desk.at.table.answers == before and not desk.at.table.rewound
    taps.do(desk, "now")
    assert not rewinding.may_ask(desk)


def at_a_curtain(cards: int = 1) -> Desk:
    """A card has been played face down, and the tablet is to be handed on."""
    desk = laid()
    for text in ("win red 300", "win blue 300", "win green 300"):
        playing.answer(desk, text)
    for _ in range(cards):
        playing.unveil(desk)
        playing.answer(desk, f"{desk.at.ask.options[0]} behind red")
    assert desk.curtain is not None
    return desk


def test_a_bet_can_be_taken_back_until_the_next_one_answers() -> None:
    desk = laid()
    first = desk.at.ask.who
    playing.answer(desk, "win red 300")
    assert (
        f"Undo: 300 D on Carmine (red) to win, by {desk.at.table.names[first]}" in seen(desk).text
    )
    tap(desk, "undo")
    assert desk.table.askers[-1] == CHANCE and desk.at.ask.who == first
    playing.answer(desk, "win red 300")
    playing.answer(desk, "win blue")
    tap(desk, "undo")
    assert offered(desk, "undo")["aria-disabled"] == "true"


def test_a_bet_stands_once_the_next_one_has_looked_at_the_own_cards() -> None:
    desk = laid()
    playing.answer(desk, "win red 300")
    taps.do(desk, "peek on")
    taps.do(desk, "peek off")
    assert offered(desk, "undo")["aria-disabled"] == "true"
    before = desk.at.table.answers
    playing.undo(desk)
    assert desk.at.table.answers == before


def test_a_card_can_be_taken_back_at_the_curtain_and_nobody_reads_which() -> None:
    desk = at_a_curtain()
    card, player = desk.at.table.answers[-2].removeprefix("fix "), desk.at.table.askers[-1]
    assert f"Undo: the last answer, by {desk.at.table.names[player]}" in seen(desk).text
    assert card_text("first", card).name not in seen(desk).text
    tap(desk, "undo")
    assert desk.curtain == player and not desk.at.table.answers[-1].startswith(("fix", "behind"))


def test_a_card_stands_once_the_curtain_has_been_lifted() -> None:
    desk = at_a_curtain()
    tap(desk, "unveil")
    assert offered(desk, "undo")["aria-disabled"] == "true"
    stage.cover(desk)
    assert "undo" not in seen(desk).every("data-do")


def test_the_curtain_tells_what_everybody_saw_since_this_player_had_the_tablet() -> None:
    desk = at_a_curtain()
    assert desk.curtain is not None
    text = seen(desk).text
    last = desk.at.table.names[desk.at.table.askers[-1]]
    assert f"{last} puts a card face down behind" in text
    assert str(seen(desk).tags).count("'li'") <= 4


def test_a_table_that_is_opened_again_gives_the_open_turn_back_and_no_other() -> None:
    desk = laid()
    playing.answer(desk, "win red 300")
    again = Desk(Shelf(desk.shelf.storage), desk.chance)
    playing.wake(again)
    assert undoable.why_not(again) is not None


def test_an_answer_that_is_refused_leaves_the_one_before_open() -> None:
    desk = laid()
    playing.answer(desk, "win red 300")
    playing.answer(desk, "win red 7")
    assert desk.notice and "undo" in seen(desk).every("data-do")


def test_undo_names_a_horse_of_winners_circle_as_its_row_does() -> None:
    desk = new_desk(3, title="winners-circle")
    while desk.ask is None or " " not in desk.ask.options[0]:
        if not leads_on(desk):
            assert desk.ask is not None
            playing.answer(desk, desk.ask.options[0])
    horse = desk.ask.options[0].rpartition(" ")[2]
    playing.answer(desk, desk.ask.options[0])
    while leads_on(desk):
        pass
    name = NAMES[circle_of(desk.view).runners[horse]]
    undo = str(drawn(desk)).partition('id="undo"')[2].partition("</button>")[0]
    assert f"on {name}" in undo

"""What a race shows, moment by moment, and that no speed changes what happens."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from game import Event
from web import taps
from web.acts import clock, playing, stage
from web.desk.kept.shelf import Drawer, Shelf
from web.desk.pace import DELAYS, SPEEDS
from web.desk.screen import screen_of
from web.desk.state import Desk
from web.horse_fever.board.at_work import scene
from web.horse_fever.board.table import board


def new_desk(seed: int = 5) -> Desk:
    """A Family Game of three people."""
    desk = Desk(Shelf(Drawer()), Random(seed))
    playing.set_up(desk)
    playing.start(desk)
    return desk


def by_speed(speed: str) -> Callable[[Desk], None]:
    """Watch at a speed, moment after moment."""

    def watch(desk: Desk) -> None:
        taps.do(desk, f"speed {speed}")
        clock.tick(desk)

    return watch


WAYS: dict[str, Callable[[Desk], None]] = {
    **{speed: by_speed(speed) for speed in SPEEDS},
    "step": lambda desk: taps.do(desk, "step"),
    "skip": lambda desk: taps.do(desk, "skip"),
}


def played(desk: Desk, watch: Callable[[Desk], None]) -> tuple[list[Event], list[str]]:
    """A whole game watched in one way: its events, and the answers that it was made of."""
    rng = Random(2)
    for _ in range(9000):
        if desk.held:
            stage.go_on(desk)
        elif desk.is_behind:
            watch(desk)
        elif desk.curtain is not None:
            playing.unveil(desk)
        elif desk.ask is not None:
            few = desk.ask.options[:4]
            playing.answer(desk, few[rng.randrange(len(few))])
        else:
            return list(desk.at.table.events), list(desk.at.table.answers)
    raise AssertionError("the game never ends")


def test_the_result_is_the_same_at_each_speed_by_steps_and_by_skipping() -> None:
    found = {way: played(new_desk(), watch) for way, watch in WAYS.items()}
    assert any(event.kind == "game over" for event in found["1x"][0])
    for way in WAYS:
        assert found[way] == found["1x"], way


def test_each_speed_halves_the_delay_and_an_older_name_changes_nothing() -> None:
    assert DELAYS["1x"] == 2 * DELAYS["2x"] == 4 * DELAYS["4x"]
    desk = new_desk()
    taps.do(desk, "speed 4x")
    taps.do(desk, "speed fast")
    assert desk.speed == "4x"


def at_moment(kind: str, seed: int = 5, in_air: bool = False) -> Desk:
    """A desk at the first moment of that kind, told or still in the air."""
    for number in range(seed, seed + 60):
        desk, rng = new_desk(number), Random(number)
        for _ in range(1500):
            shown = desk.at.shown
            if (
                shown.moment is not None
                and shown.moment.kind == kind
                and (shown.air is not None) == in_air
            ):
                return desk
            if desk.held:
                stage.go_on(desk)
            elif desk.is_behind:
                clock.tick(desk)
            elif desk.curtain is not None:
                playing.unveil(desk)
            elif desk.ask is not None:
                playing.answer(desk, desk.ask.options[rng.randrange(min(8, len(desk.ask.options)))])
            else:
                break
    raise AssertionError(kind)


def test_a_step_shows_one_moment_and_holds() -> None:
    desk = at_moment("card revealed")
    assert not desk.paused
    told = len(desk.at.shown.events)
    taps.do(desk, "step")
    assert desk.paused and not clock.is_running(desk)
    assert sum(e.kind == "card revealed" for e in desk.at.shown.events[told:]) <= 1
    while desk.is_behind and not desk.held:
        taps.do(desk, "step")
    assert desk.finish
    stage.go_on(desk)
    assert not desk.paused


def test_a_step_where_nothing_is_behind_changes_nothing() -> None:
    desk = new_desk()
    for _ in range(2):
        taps.do(desk, "step")
        assert not desk.paused
        taps.do(desk, "home")


def test_the_gate_is_shut_opens_at_the_off_and_is_gone_once_they_run() -> None:
    desk = at_moment("card revealed")
    assert 'data-gate="shut"' in str(board(desk))
    assert 'data-gate="open"' in str(board(at_moment("off")))
    assert 'data-gate="away"' in str(board(at_moment("movement card")))


def test_only_horses_that_move_gallop() -> None:
    """Through several races: whoever is somewhere else than before, and nobody else."""
    stood = 0
    for seed in range(8):
        desk = at_moment("off", seed)
        before = dict(desk.view.race.positions)
        while desk.is_behind and not desk.finish:
            clock.tick(desk)
            html, now = str(board(desk)), dict(desk.view.race.positions)
            for horse, at in now.items():
                tag = html.split(f'id="horse-{horse}"')[1].split(">")[0]
                told = sum(e.facts.get("moves", {}).get(horse) == 0 for e in desk.at.shown.news)
                stood += told
                assert ("data-gallops" in tag) == (at != before[horse]), (seed, horse)
            before = now
    assert stood


def test_a_card_announces_itself_on_its_horse_and_by_the_caller() -> None:
    desk = at_moment("card revealed")
    html = str(board(desk))
    event = desk.at.shown.news[-1]
    assert f'id="herald-{event.facts["horse"]}-' in html
    assert html.count('class="herald"') == 1


def test_a_card_at_work_is_named_on_its_horse() -> None:
    """Cards for the start speak up on the first movement card, and the caller says so."""
    for seed in range(1, 40):
        desk = at_moment("movement card", seed)
        live = scene(desk.at.shown.news, 1, desk.view)
        acting = {
            horse
            for horse, fates in desk.view.race.fates.items()
            if any(
                fate == "acts" and card in ("magna-velocitas", "globus-obscurus", "aqua-putrida")
                for _, card, fate in fates
            )
        }
        assert acting <= set(live.heralds)
        if acting:
            said = str(board(desk)).split('id="caller"')[1]
            assert ": start " in said.split("</div>")[0]
            return
    raise AssertionError("no such card came up")


def test_the_photo_is_a_still_that_says_who_by_a_nose() -> None:
    desk = at_moment("photo finish", in_air=True)
    html, big = str(board(desk)), str(screen_of(desk.at.table).showing.big(desk))
    for told in (html, big):
        assert "photo-still" in told and "being developed" in told
        assert "nose ahead" not in told and "by a nose" not in told
    clock.tick(desk)
    assert desk.at.shown.air is None and "by a nose" in str(
        screen_of(desk.at.table).showing.big(desk)
    )
    html = str(board(desk))
    among = desk.at.shown.news[-1].facts["among"]
    assert html.count('class="nose') == len(among) >= 2
    assert html.count('class="nose ahead"') == 1
    assert "by a nose" in html.split("<figcaption>")[1]
    clock.tick(desk)
    assert "photo-still" not in str(board(desk))


def test_dice_show_their_result_first_and_roll_past_it() -> None:
    """Without motion the first face is all that is seen."""
    desk = at_moment("sprint")
    first = desk.at.shown.news[-1].facts["dice"][0]
    faces = str(board(desk)).split('class="faces"')[1]
    assert faces.split("#silk-")[1].startswith(first)

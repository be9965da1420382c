"""The door of a party: pasted names, who is remembered, and what stops the host from opening."""

from __future__ import annotations

import json
from random import Random

import pytest

from tests.web.desks import seen, tap
from tools.horse_fever.party_states import at_the_door, opened
from tools.staging import GUESTS
from web import taps
from web.acts import playing
from web.desk.kept.shelf import Drawer, Shelf
from web.desk.state import Desk
from web.parties import door
from web.parties.state import Door

PARTY = "horse-fever/party"


def again(desk: Desk) -> Desk:
    """The set-up of the next evening, on the same device."""
    later = Desk(Shelf(desk.shelf.storage), Random(2))
    playing.set_up(later)
    taps.do(later, f"title {PARTY}")
    return later


@pytest.mark.parametrize(
    ("pasted", "names"),
    [
        ("Ann\nBen\n\n Cat ", ["Ann", "Ben", "Cat"]),
        ("Ann, Ben; Cat\tDan", ["Ann", "Ben", "Cat", "Dan"]),
        ("1. Ann\n2) Ben\n- Cat\n• Dan", ["Ann", "Ben", "Cat", "Dan"]),
        ("3 Musketeers\r\nLord  Ashcombe", ["3 Musketeers", "Lord Ashcombe"]),
        (" ,\n;", []),
    ],
)
def test_names_are_read_out_of_whatever_was_pasted(pasted: str, names: list[str]) -> None:
    assert door.names_in(pasted) == names


@pytest.mark.parametrize(
    ("there", "pasted", "culprit"),
    [
        (["Ann"], "Ben, ann", "ann is on the list twice"),
        ([], "Ben, Ben", "Ben is on the list twice"),
        ([], "Ben, " + "x" * 41, "longer than 40 letters"),
        ([], ",".join(f"G{n}" for n in range(41)), "these are 41: G40 is one too many"),
        (list("abc"), ",".join(f"G{n}" for n in range(38)), "these are 41: G37 is one too many"),
        ([], "Be\u0007n", "cannot be shown"),
    ],
)
def test_what_is_wrong_with_a_list_is_said_by_name(
    there: list[str], pasted: str, culprit: str
) -> None:
    desk = at_the_door()
    desk.own(Door).names = list(there)
    taps.fill(desk, "door-names", pasted)
    assert culprit in seen(desk).text  # before anybody taps
    tap(desk, "door-add")
    assert culprit in desk.form.problem
    assert desk.own(Door).names == there and desk.own(Door).pasted == pasted


def test_forty_names_come_at_once_and_one_goes_by_a_tap() -> None:
    desk = at_the_door("\n".join(GUESTS))
    assert "Write down 40 names" in seen(desk).text
    tap(desk, "door-add")
    assert desk.own(Door).pasted == "" and desk.own(Door).names == list(GUESTS)
    tap(desk, "door-off 4")
    assert "Eve" not in desk.own(Door).names and len(desk.own(Door).names) == 39


@pytest.mark.parametrize(("names", "said"), [("", "Nobody has come yet"), ("Ann", "Ann is alone")])
def test_a_party_takes_two(names: str, said: str) -> None:
    desk = tap(at_the_door(names), "door-start")
    assert said in desk.form.problem and desk.table is None


def test_what_was_pasted_but_not_written_down_comes_along() -> None:
    desk = tap(at_the_door("Ann, Ben"), "options-more", "option money=5000", "door-start")
    assert desk.at.table.names == ("Ann", "Ben")
    assert desk.at.table.options["money"] == "5000"


def test_guests_are_remembered_from_party_to_party() -> None:
    later = again(opened(5))
    assert later.own(Door).names == []
    tap(later, "door-known 1")
    assert later.own(Door).names == ["Ben"]
    tap(later, "door-last")
    assert later.own(Door).names == ["Ben", "Ann", "Cat", "Dan", "Eve"]
    assert "door-last" not in seen(later).every("data-do")


def test_a_name_is_forgotten_for_good() -> None:
    later = again(opened(3))
    tap(later, "door-forget", "door-known 1", "door-forget")
    last = again(later)
    assert last.own(Door).known == ["Ann", "Cat"] and last.own(Door).last == [
        "Ann",
        "Cat",
    ]


@pytest.mark.parametrize(
    "kept",
    [
        "",
        "{",
        "[1]",
        "[" * 100_000,
        '{"last": 3, "known": {"a": 1}}',
        '{"last": [1, null, "", "  "], "known": [["x"]]}',
        json.dumps({"last": ["x" * 41], "known": ["a\u0000b"]}),
        json.dumps({"known": ["y" * 30] * 3000}),
    ],
)
def test_odd_memories_are_no_memories(kept: str) -> None:
    drawer = Drawer()
    drawer.set(door.KEY, kept)
    desk = Desk(Shelf(drawer), Random(1))
    playing.set_up(desk)
    taps.do(desk, f"title {PARTY}")
    assert desk.own(Door).last == [] and desk.own(Door).known == []
    seen(desk)


def test_a_full_device_still_opens_the_door() -> None:
    class Full(Drawer):
        def set(self, key: str, text: str) -> None:
            raise OSError

    desk = Desk(Shelf(Full()), Random(1))
    playing.set_up(desk)
    taps.do(desk, f"title {PARTY}")
    taps.fill(desk, "door-names", "Ann, Ben")
    taps.do(desk, "door-start")
    assert desk.screen == "table" and desk.full


def test_other_games_keep_their_own_players() -> None:
    desk = tap(at_the_door(coming=40), "title horse-fever/board")
    assert [line.name for line in desk.form.seats] == ["Ann", "Ben", "Cat"]
    assert "length" in desk.form.options
    tap(desk, "title horse-fever/party")
    assert len(desk.own(Door).names) == 40

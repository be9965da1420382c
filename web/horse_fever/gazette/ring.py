"""Stories of the betting ring: who believed in what, and what came of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from web.horse_fever.gazette.course import first_photo
from web.horse_fever.gazette.races import Race, first, last, most, of
from web.rooms.gazette.story import Facts, Meeting, Pattern

LONG = 6
"""How many times its stake a long shot pays, at least."""
BIG_WIN, BIG_STAKE = 5000, 2000
MANY_BETS = 4
STABLES = 1800
WON = ("win bet won", "show bet won")


def greatest(found: Sequence[Facts], by: str, least: int, names: str) -> tuple[int, Facts] | None:
    """The bet with most `by`, where that is at least so much, as it is told by these `names`."""
    it = max(found, key=lambda one: int(one[by]), default={by: 0})
    return (it[by], of(it, names)) if it[by] >= least else None


@most
def long_shot(race: Race) -> tuple[int, Facts] | None:
    """A bet on an outsider to win has paid."""
    bold = [it for it in race.all("win bet won") if it["times"] >= LONG]
    return greatest(bold, "money", 1, "seat horse row stake money")


@most
def big_win(race: Race) -> tuple[int, Facts] | None:
    """The bank had to pay out a great sum for one bet."""
    return greatest(race.all(*WON), "money", BIG_WIN, "seat horse stake money")


@most
def big_loss(race: Race) -> tuple[int, Facts] | None:
    """Somebody has lost a great stake."""
    return greatest(race.all("bet lost"), "stake", BIG_STAKE, "seat horse stake place")


@first
def bank_day(race: Race) -> Facts | None:
    """Of three bets or more in a race not one was won."""
    lost = race.all("bet lost")
    if len(lost) < 3 or race.all(*WON):
        return None
    much = sum(it["stake"] for it in lost)
    return {"count": len(lost), "horse": race.winner, "much": much}


@first
def one_voice(race: Race) -> Facts | None:
    """All bets of a race were laid on the same horse, by three people at least."""
    bets = race.all("bet laid")
    if len({it["horse"] for it in bets}) != 1 or len({it["seat"] for it in bets}) < 3:
        return None
    horse = bets[0]["horse"]
    return {"horse": horse, "count": len(bets), "place": race.place(horse)}


def books(game: Meeting) -> dict[int, Counter[str]]:
    """How many bets each seat has won and lost, and the stakes lost."""
    found: dict[int, Counter[str]] = {seat: Counter() for seat in range(len(game.names))}
    for event in game.events:
        facts: Any = event.facts
        if event.kind in WON:
            found[facts["seat"]]["won"] += 1
        elif event.kind == "bet lost":
            found[facts["seat"]].update(lost=1, much=facts["stake"])
    return found


def perfect_book(game: Meeting) -> Facts | None:
    """Somebody has won every bet, of four or more."""
    for seat, book in books(game).items():
        if book["won"] >= MANY_BETS and not book["lost"]:
            return {"seat": seat, "count": book["won"]}
    return None


def luckless(game: Meeting) -> Facts | None:
    """Somebody has lost every bet, of four or more."""
    for seat, book in books(game).items():
        if book["lost"] >= MANY_BETS and not book["won"]:
            return {"seat": seat, "count": book["lost"], "much": book["much"]}
    return None


def backed(race: Race, horse: str) -> list[Facts]:
    """The bets on a horse."""
    return [it for it in race.all("bet laid") if it["horse"] == horse]


@last
def lone_believer(race: Race) -> Facts | None:
    """One alone had bet on the horse that won, to win, where three or more were betting."""
    believers = {it["seat"] for it in backed(race, race.winner)}
    crowd = {it["seat"] for it in race.all("bet laid")}
    paid = race.all("win bet won")
    if len(believers) != 1 or len(crowd) < 3 or not paid:
        return None
    return of(paid[0], "seat horse money row")


@last
def unbacked(race: Race) -> Facts | None:
    """A horse has won on which nobody had bet anything."""
    if not race.all("bet laid") or backed(race, race.winner):
        return None
    return {"horse": race.winner, "row": race.odds[race.winner]}


@last
def double(race: Race) -> Facts | None:
    """Somebody had a horse both to win and to show, and it won."""
    for one in race.all("win bet won"):
        for other in race.all("show bet won"):
            if (one["seat"], one["horse"]) == (other["seat"], other["horse"]):
                return {**of(one, "seat horse"), "money": one["money"] + other["money"]}
    return None


@last
def so_close(race: Race) -> Facts | None:
    """A bet to win was lost by a photograph."""
    photo, second = first_photo(race), race.ranking[1]
    if photo is None or second not in photo["among"]:
        return None
    for it in race.all("bet lost"):
        if it["bet"] == "win" and it["horse"] == second:
            return {**of(it, "seat horse stake"), "other": race.winner}
    return None


def stable_king(game: Meeting) -> Facts | None:
    """The stables of one player have earned much."""
    paid: Counter[int] = Counter()
    for event in game.events:
        if event.kind == "stable prize":
            paid[event.facts["seat"]] += event.facts["money"]
    seat, money = paid.most_common(1)[0] if paid else (0, 0)
    return {"seat": seat, "money": money} if money >= STABLES else None


PATTERNS: tuple[Pattern, ...] = (
    ("long-shot", "bet", long_shot),
    ("big-win", "bet", big_win),
    ("lone-believer", "bet", lone_believer),
    ("double", "bet", double),
    ("big-loss", "loss", big_loss),
    ("so-close", "loss", so_close),
    ("bank-day", "bank", bank_day),
    ("unbacked", "bank", unbacked),
    ("one-voice", "bank", one_voice),
    ("perfect-book", "book", perfect_book),
    ("luckless", "book", luckless),
    ("stable-king", "stables", stable_king),
)

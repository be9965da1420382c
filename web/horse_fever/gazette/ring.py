"""Stories of the betting ring: who believed in what, and what came of it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from web.horse_fever.gazette.races import Race, races
from web.rooms.gazette.story import Facts, Meeting, Pattern

LONG = 6
"""How many times its stake a long shot pays, at least."""
BIG_WIN, BIG_STAKE = 5000, 2000
MANY_BETS = 4
STABLES = 1800
WON = ("win bet won", "show bet won")


def best(found: list[tuple[int, int, Facts]]) -> tuple[int, Facts] | None:
    """The race and the facts of the greatest, the earliest of those."""
    if not found:
        return None
    _, number, facts = max(found, key=lambda one: (one[0], -one[1]))
    return number, facts


def long_shot(game: Meeting) -> Facts | None:
    """A bet on an outsider to win has paid."""
    found = best([
        (it["money"], race.number, it)
        for race in races(game.events)
        for it in race.all("win bet won")
        if it["times"] >= LONG
    ])  # fmt: skip
    if found is None:
        return None
    number, it = found
    facts = {key: it[key] for key in ("seat", "horse", "row", "stake", "money")}
    return {**facts, "race": number}


def big_win(game: Meeting) -> Facts | None:
    """The bank had to pay out a great sum for one bet."""
    found = best([
        (it["money"], race.number, it)
        for race in races(game.events)
        for it in race.all(*WON)
        if it["money"] >= BIG_WIN
    ])  # fmt: skip
    if found is None:
        return None
    number, it = found
    return {**{key: it[key] for key in ("seat", "horse", "stake", "money")}, "race": number}


def big_loss(game: Meeting) -> Facts | None:
    """Somebody has lost a great stake."""
    found = best([
        (it["stake"], race.number, it)
        for race in races(game.events)
        for it in race.all("bet lost")
        if it["stake"] >= BIG_STAKE
    ])  # fmt: skip
    if found is None:
        return None
    number, it = found
    return {**{key: it[key] for key in ("seat", "horse", "stake", "place")}, "race": number}


def bank_day(game: Meeting) -> Facts | None:
    """Of three bets or more in a race not one was won."""
    for race in races(game.events):
        lost = race.all("bet lost")
        if len(lost) > 2 and not race.all(*WON):
            facts = {"race": race.number, "count": len(lost), "horse": race.winner}
            return {**facts, "much": sum(it["stake"] for it in lost)}
    return None


def one_voice(game: Meeting) -> Facts | None:
    """All bets of a race were laid on the same horse, by three people at least."""
    for race in races(game.events):
        bets = race.all("bet laid")
        if len({it["horse"] for it in bets}) == 1 and len({it["seat"] for it in bets}) > 2:
            horse = bets[0]["horse"]
            facts = {"horse": horse, "race": race.number, "count": len(bets)}
            return {**facts, "place": race.place(horse)}
    return None


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


def lone_believer(game: Meeting) -> Facts | None:
    """One alone had bet on the horse that won, to win, where three or more were betting."""
    for race in reversed(races(game.events)):
        bets = backed(race, race.winner)
        crowd = {it["seat"] for it in race.all("bet laid")}
        if len({it["seat"] for it in bets}) == 1 and len(crowd) > 2:
            paid = race.all("win bet won")
            if paid:
                facts = {key: paid[0][key] for key in ("seat", "horse", "money", "row")}
                return {**facts, "race": race.number}
    return None


def unbacked(game: Meeting) -> Facts | None:
    """A horse has won on which nobody had bet anything."""
    for race in reversed(races(game.events)):
        if race.all("bet laid") and not backed(race, race.winner):
            return {"horse": race.winner, "race": race.number, "row": race.odds[race.winner]}
    return None


def double(game: Meeting) -> Facts | None:
    """Somebody had a horse both to win and to show, and it won."""
    for race in reversed(races(game.events)):
        wins, shows = race.all("win bet won"), race.all("show bet won")
        for one in wins:
            for other in shows:
                if (one["seat"], one["horse"]) == (other["seat"], other["horse"]):
                    money = one["money"] + other["money"]
                    facts = {"seat": one["seat"], "horse": one["horse"], "money": money}
                    return {**facts, "race": race.number}
    return None


def so_close(game: Meeting) -> Facts | None:
    """A bet to win was lost by a photograph."""
    for race in reversed(races(game.events)):
        for photo in race.all("photo finish"):
            second = race.ranking[1]
            if photo["horse"] != race.winner or second not in photo["among"]:
                continue
            for it in race.all("bet lost"):
                if it["bet"] == "win" and it["horse"] == second:
                    facts = {"seat": it["seat"], "horse": second, "other": race.winner}
                    return {**facts, "stake": it["stake"], "race": race.number}
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

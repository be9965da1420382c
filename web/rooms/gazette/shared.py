"""Stories that any game can have: who won and how, and what became of the purses."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import pairwise

from web.rooms.gazette.story import Facts, Finder, Meeting, Pattern

RUNAWAY = 1.4
"""How many times the score of the second the first has who is far ahead."""
HIGH = 3
"""How many times its beginning a purse is that has become a fortune."""
FALLEN = 4
"""The part of its best that is left of a purse that has fallen."""
CLOSE = 6
"""The part of the fullest purse within which all purses lie that are close."""
SEESAW = 4


def ranked(purses: Mapping[int, int]) -> list[int]:
    """The seats from the fullest purse to the thinnest."""
    return sorted(purses, key=lambda seat: -purses[seat])


def alone_on_top(purses: Mapping[int, int]) -> int | None:
    """Whose purse is the fullest, nobody's where two are level."""
    first, *rest = ranked(purses)
    return None if rest and purses[rest[0]] == purses[first] else first


def alone_below(purses: Mapping[int, int]) -> int | None:
    """Whose purse is the thinnest, nobody's where two are level."""
    return alone_on_top({seat: -money for seat, money in purses.items()})


# who won


def won(game: Meeting) -> Facts | None:
    """Somebody has won alone."""
    if game.winner is None or len(game.order) < 2:
        return None
    return {"seat": game.winner, "other": game.order[1], "score": game.scores[game.winner]}


def lead(game: Meeting) -> int | None:
    """By how much the winner is ahead of the second, who must have a place."""
    if game.winner is None or len(game.order) < 2:
        return None
    return game.scores[game.winner] - game.scores[game.order[1]]


def runaway(game: Meeting) -> Facts | None:
    """The winner is far ahead."""
    if not (ahead := lead(game)) or ahead < 0:
        return None
    first, second = game.order[:2]
    if game.scores[second] <= 0 or game.scores[first] < RUNAWAY * game.scores[second]:
        return None
    facts = {"seat": first, "other": second, "margin": ahead}
    return {**facts, "score": game.scores[first]}


def by_a_nose(nose: int) -> Finder:
    """The winner is ahead by the least that there is."""

    def find(game: Meeting) -> Facts | None:
        ahead = lead(game)
        if ahead is None or not 0 < ahead <= nose:
            return None
        return {"seat": game.order[0], "other": game.order[1], "margin": ahead}

    return find


def countback(game: Meeting) -> Facts | None:
    """First and second have the same score, and one of them has won all the same."""
    if lead(game) != 0:
        return None
    first, second = game.order[:2]
    return {"seat": first, "other": second, "score": game.scores[first]}


def shared_win(game: Meeting) -> Facts | None:
    """Several have won."""
    return {"winners": tuple(game.winners)} if len(game.winners) > 1 else None


def nobody_won(game: Meeting) -> Facts | None:
    """Nobody has won."""
    return {"count": len(game.names)} if not game.winners else None


def last_to_first(game: Meeting) -> Facts | None:
    """The winner had the thinnest purse after some race; the latest of them is told."""
    for race in range(len(game.purses) - 1, 0, -1):
        purses = game.purses[race - 1]
        if game.winner is not None and alone_below(purses) == game.winner:
            return {"seat": game.winner, "race": race, "money": purses[game.winner]}
    return None


def wire_to_wire(game: Meeting) -> Facts | None:
    """The winner had the fullest purse after every race, of three at least."""
    if game.winner is None or len(game.purses) < 3:
        return None
    if any(alone_on_top(purses) != game.winner for purses in game.purses):
        return None
    return {"seat": game.winner, "races": len(game.purses)}


def late_dash(game: Meeting) -> Facts | None:
    """The winner was not the richest before the last race, and gained most in it."""
    if game.winner is None or len(game.purses) < 2:
        return None
    before, ends = game.purses[-2:]
    gains = {seat: ends[seat] - before[seat] for seat in ends}
    if before[game.winner] >= max(before.values()) or alone_on_top(gains) != game.winner:
        return None
    if gains[game.winner] <= 0:
        return None
    return {"seat": game.winner, "race": len(game.purses), "gain": gains[game.winner]}


def poor_winner(game: Meeting) -> Facts | None:
    """The winner has the thinnest purse of all."""
    if game.winner is None or alone_below(game.ends) != game.winner:
        return None
    rich = ranked(game.ends)[0]
    facts = {"seat": game.winner, "money": game.ends[game.winner]}
    return {**facts, "other": rich, "much": game.ends[rich]}


def machine_won(game: Meeting) -> Facts | None:
    """A computer has beaten people."""
    people = [seat for seat in range(len(game.names)) if seat not in game.bots]
    if game.winner not in game.bots or not people:
        return None
    return {"seat": game.winner, "people": tuple(people)}


def person_won(game: Meeting) -> Facts | None:
    """The only person at the table has beaten two computers or more."""
    people = [seat for seat in range(len(game.names)) if seat not in game.bots]
    if len(people) != 1 or game.winner != people[0] or len(game.bots) < 2:
        return None
    return {"seat": game.winner, "count": len(game.bots)}


# purses


def rich_loser(game: Meeting) -> Facts | None:
    """The fullest purse has not won."""
    rich = alone_on_top(game.ends)
    if rich is None or game.winner is None or rich == game.winner:
        return None
    place = 1 + list(game.order).index(rich)
    facts = {"seat": rich, "money": game.ends[rich], "place": place}
    return {**facts, "other": game.winner, "much": game.ends[game.winner]}


def fortune(game: Meeting) -> Facts | None:
    """A purse has become three times what it was, or more; the one that has grown most."""
    grown = {seat: game.ends[seat] - HIGH * it for seat, it in game.begun.items() if it > 0}
    if not grown or grown[seat := ranked(grown)[0]] < 0:
        return None
    return {"seat": seat, "before": game.begun[seat], "money": game.ends[seat]}


def fall(game: Meeting) -> Facts | None:
    """Of somebody's best purse a quarter is left, or less."""
    lost: dict[int, tuple[int, int]] = {}
    for race, purses in enumerate(game.purses[:-1], 1):
        for seat, money in purses.items():
            if money > game.begun[seat] and money >= FALLEN * game.ends[seat]:
                lost[seat] = max(lost.get(seat, (0, 0)), (money, race))
    if not lost:
        return None
    seat = max(lost, key=lambda one: lost[one][0] - game.ends[one])
    peak, race = lost[seat]
    return {"seat": seat, "much": peak, "race": race, "money": game.ends[seat]}


def in_a_race(game: Meeting, wanted: Callable[[int, int], bool], way: int) -> Facts | None:
    """The greatest change of a purse from one race to the next among those that are wanted."""
    found: list[tuple[int, int, int, int]] = []
    for race, after in enumerate(game.purses, 1):
        before = game.purses[race - 2] if race > 1 else game.begun
        for seat in after:
            if wanted(before[seat], after[seat]):
                found.append((way * (after[seat] - before[seat]), seat, race, before[seat]))
    if not found:
        return None
    much, seat, race, before_it = max(found)
    return {"seat": seat, "race": race, "much": much, "before": before_it}


def great_day(game: Meeting) -> Facts | None:
    """A purse has doubled from one race to the next."""
    return in_a_race(game, lambda before, after: 0 < 2 * before <= after, 1)


def black_day(game: Meeting) -> Facts | None:
    """A purse has halved from one race to the next."""
    return in_a_race(game, lambda before, after: 0 <= 2 * after <= before != 0, -1)


def all_down(game: Meeting) -> Facts | None:
    """Everybody has less than in the beginning."""
    if any(game.ends[seat] >= money for seat, money in game.begun.items()):
        return None
    return {"much": sum(game.begun.values()) - sum(game.ends.values()), "count": len(game.names)}


def all_up(game: Meeting) -> Facts | None:
    """Everybody has more than in the beginning, and had something then."""
    if any(game.ends[seat] <= money or not money for seat, money in game.begun.items()):
        return None
    return {"much": sum(game.ends.values()) - sum(game.begun.values()), "count": len(game.names)}


def twins(game: Meeting) -> Facts | None:
    """Two purses that are not empty are level at the end."""
    order = ranked(game.ends)
    for one, other in pairwise(order):
        if game.ends[one] == game.ends[other] > 0:
            return {"seat": one, "other": other, "money": game.ends[one]}
    return None


def close_field(game: Meeting) -> Facts | None:
    """All purses lie within a sixth of the fullest."""
    rich, *_, poor = ranked(game.ends)
    gap = game.ends[rich] - game.ends[poor]
    if len(game.names) < 3 or game.ends[poor] <= 0 or CLOSE * gap > game.ends[rich]:
        return None
    return {"gap": gap, "seat": rich, "other": poor}


def yoyo(game: Meeting) -> Facts | None:
    """Somebody was the richest after one race and the poorest after another."""
    tops = {alone_on_top(purses): race for race, purses in enumerate(game.purses, 1)}
    lows = {alone_below(purses): race for race, purses in enumerate(game.purses, 1)}
    seat = next((it for it in range(len(game.names)) if it in tops and it in lows), None)
    if seat is None or len(game.names) < 3:
        return None
    return {"seat": seat, "top": tops[seat], "low": lows[seat]}


def seesaw(game: Meeting) -> Facts | None:
    """The fullest purse has changed hands often."""
    tops = [seat for it in game.purses if (seat := alone_on_top(it)) is not None]
    changes = sum(one != other for one, other in pairwise(tops))
    return {"count": changes} if changes >= SEESAW else None


def penniless(game: Meeting) -> Facts | None:
    """Somebody has nothing left at all."""
    empty = [seat for seat in game.order if game.ends[seat] <= 0 < game.begun[seat]]
    return {"seats": tuple(empty), "count": len(empty)} if empty else None


def patterns(nose: int) -> tuple[Pattern, ...]:
    """The stories that any game can have; `nose` is the least by which one can be ahead."""
    return (
        ("won", "victory", won),
        ("runaway", "victory", runaway),
        ("by-a-nose", "victory", by_a_nose(nose)),
        ("countback", "victory", countback),
        ("shared-win", "victory", shared_win),
        ("nobody-won", "victory", nobody_won),
        ("last-to-first", "victory", last_to_first),
        ("wire-to-wire", "victory", wire_to_wire),
        ("late-dash", "victory", late_dash),
        ("poor-winner", "victory", poor_winner),
        ("machine-won", "machines", machine_won),
        ("person-won", "machines", person_won),
        ("rich-loser", "rich", rich_loser),
        ("fortune", "rich", fortune),
        ("fall", "fall", fall),
        ("great-day", "day", great_day),
        ("black-day", "day", black_day),
        ("all-down", "all", all_down),
        ("all-up", "all", all_up),
        ("twins", "level", twins),
        ("close-field", "level", close_field),
        ("yoyo", "turns", yoyo),
        ("seesaw", "turns", seesaw),
        ("penniless", "fall", penniless),
    )

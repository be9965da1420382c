"""What the announcer of a party adds, who also knows what the house has bet; in no language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.play import Event
from web.racing.bills import since
from web.racing.calling import Line


def patter(told: Sequence[Event]) -> Line | None:
    """What he adds to the last of the events told so far, mostly nothing."""
    more = {"off": _favourite, "movement card": _leader, "ranking": _surprise}
    add = more.get(told[-1].kind)
    return add(told) if add else None


def staked(told: Sequence[Event]) -> Counter[str]:
    """What lies on each horse in the last race."""
    on: Counter[str] = Counter()
    for (_, horse), much in slips(told).items():
        on[horse] += much
    return on


def slips(told: Sequence[Event]) -> Counter[tuple[int, str]]:
    """What each guest has on each horse in the last race, from its bets laid and torn."""
    on: Counter[tuple[int, str]] = Counter()
    for event in since(told, "round"):
        if event.kind in ("bet laid", "bet torn"):
            on[event.facts["seat"], event.facts["horse"]] -= event.facts["money"]
    return +on  # what is laid leaves a purse, what is torn comes back


def favourites(told: Sequence[Event]) -> list[str]:
    """The horses on which the house has put most."""
    on = staked(told)
    return [horse for horse, much in on.items() if much == max(on.values())]


def _favourite(told: Sequence[Event]) -> Line:
    on, best = staked(told), favourites(told)
    if not best:
        return Line("nobody knows")
    if len(best) > 3:
        return Line("no favourite")
    if len(best) > 1:
        return Line("favourites", 0, {"horses": best})
    return Line("favourite", told[-1].facts["number"], {"horse": best[0], "money": on[best[0]]})


def _leader(told: Sequence[Event]) -> Line | None:
    """A change at the head of the field, from one horse alone to another."""
    race = since(told, "off")
    if any(event.kind == "placed" for event in race):  # the first is home
        return None
    now, before = _ahead(race), _ahead(race[:-1])
    unit = told[-1].facts["unit"]
    if len(now) != 1 or now == before or unit == 1:
        return None
    if len(before) != 1:
        return Line("alone in front", unit, {"horse": now[0]})
    return Line("new leader", unit, {"horse": now[0], "other": before[0]})


def _ahead(race: Sequence[Event]) -> list[str]:
    """Who is farthest ahead, the gates being level."""
    at: Counter[str] = Counter()
    for event in race:
        if event.kind == "movement card":
            at.update(event.facts["moves"])
    return sorted(horse for horse, spaces in at.items() if spaces == max(at.values()))


def _surprise(told: Sequence[Event]) -> Line:
    """How the house has judged the winner, so far as its bets are known."""
    on, winner = staked(told), told[-1].facts["ranking"][0]
    if not on:
        return Line("who knew")
    if winner not in on:
        return Line("nobody knew", 0, {"horse": winner})
    backers = {seat for seat, horse in slips(told) if horse == winner}
    if favourites(told) == [winner]:
        return Line("favourite won")
    return Line("one knew") if len(backers) == 1 else Line("some knew", 0, {"count": len(backers)})

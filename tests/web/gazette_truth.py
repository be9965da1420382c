"""What a story of Horse Fever says, looked up in the game by other means than the finders have.

A twin of the game is played once more, answer by answer, and its public view is asked at each
event: whose purse is how full, how long the odds are, which card of a lane acts.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from game import Event, Table
from game.horse_fever.cards import ACTION_CARDS


@dataclass
class Seen:
    """A game as its public view tells it."""

    table: Table
    purses: list[dict[int, int]] = field(default_factory=list)
    odds: dict[int, dict[str, int]] = field(default_factory=dict)
    fates: dict[int, Any] = field(default_factory=dict)
    ranking: dict[int, tuple[str, ...]] = field(default_factory=dict)
    bets: dict[int, list[Any]] = field(default_factory=dict)

    def of(self, kind: str, **facts: Any) -> list[Event]:
        """The events of a kind that say all of this."""
        return [
            it
            for it in self.table.events
            if it.kind == kind and facts.items() <= dict(it.facts).items()
        ]


def look(table: Table) -> Seen:
    """Play it once more, and look."""
    seen, twin = Seen(table), table.at(0)
    race = 0

    def purses() -> dict[int, int]:
        return {one.seat: one.money for one in twin.view(None).seats}

    def heard(event: Event) -> None:
        nonlocal race
        if event.kind == "round":
            race += 1
            seen.purses.append(purses())
        elif event.kind == "off":
            view = twin.view(None)
            seen.odds[race], seen.fates[race] = dict(view.odds), dict(view.race.fates)
        elif event.kind == "ranking":
            seen.ranking[race] = tuple(event.facts["ranking"])
        elif event.kind == "bet laid":
            seen.bets.setdefault(race, []).append(event.facts)

    twin.listen(heard)
    for text in table.answers:
        twin.answer(text)
    # The purse of whoever is out is given back while it is told, so the end is asked for last.
    seen.purses.append(purses())
    return seen


def sign(card: str) -> str:
    """What a card is for."""
    return next(cards[card].sign for cards in ACTION_CARDS.values() if card in cards)


def acts(seen: Seen, race: int, horse: str, way: str) -> list[tuple[int, str]]:
    """The seats and cards of one sign that act on a horse."""
    fates = seen.fates[race].get(horse, ())
    return [(seat, card) for seat, card, fate in fates if fate == "acts" and sign(card) == way]


def won(seen: Seen, facts: Any) -> None:
    standings = seen.table.result.standings
    assert seen.table.result.winners == (facts["seat"],)
    assert standings[0].seat == facts["seat"] and standings[0].vp == facts["score"]


def runaway(seen: Seen, facts: Any) -> None:
    vp = sorted((one.vp for one in seen.table.result.standings if one.place), reverse=True)
    assert vp[0] - vp[1] == facts["margin"] and vp[0] >= 1.4 * vp[1]


def last_to_first(seen: Seen, facts: Any) -> None:
    assert seen.table.result.winners == (facts["seat"],)
    purses = seen.purses[facts["race"]]
    assert purses[facts["seat"]] == facts["money"]
    assert all(it > facts["money"] for seat, it in purses.items() if seat != facts["seat"])


def fall(seen: Seen, facts: Any) -> None:
    assert seen.purses[facts["race"]][facts["seat"]] == facts["much"]
    assert seen.purses[-1][facts["seat"]] == facts["money"] <= facts["much"] / 4


def outsider(seen: Seen, facts: Any) -> None:
    race = facts["race"]
    assert seen.ranking[race][0] == facts["horse"]
    assert seen.odds[race][facts["horse"]] == facts["row"] >= 6


def favourite_last(seen: Seen, facts: Any) -> None:
    odds = seen.odds[facts["race"]]
    assert (
        seen.ranking[facts["race"]][-1] == facts["horse"] and odds[facts["horse"]] == facts["row"]
    )
    assert all(row > facts["row"] for horse, row in odds.items() if horse != facts["horse"])


def photo_three(seen: Seen, facts: Any) -> None:
    said = {"horse": facts["horse"], "among": facts["among"], "by": facts["by"]}
    assert seen.of("photo finish", **said) and len(facts["among"]) == facts["count"] > 2


def photo_win(seen: Seen, facts: Any) -> None:
    assert seen.ranking[facts["race"]][0] == facts["horse"]
    photos = seen.of("photo finish", horse=facts["horse"], by=facts["by"])
    assert any({facts["horse"], facts["other"]} == set(it.facts["among"]) for it in photos)


def long_shot(seen: Seen, facts: Any) -> None:
    said = {key: facts[key] for key in ("seat", "horse", "row", "stake", "money")}
    (paid,) = seen.of("win bet won", **said)
    assert facts["money"] == facts["stake"] * paid.facts["times"] >= 6 * facts["stake"]
    assert seen.ranking[facts["race"]][0] == facts["horse"]


def bank_day(seen: Seen, facts: Any) -> None:
    bets, first = seen.bets[facts["race"]], seen.ranking[facts["race"]][:1]
    assert facts["much"] <= sum(bet["stake"] for bet in bets)
    assert first == (facts["horse"],)
    assert not [bet for bet in bets if bet["bet"] == "win" and bet["horse"] in first]


def unbacked(seen: Seen, facts: Any) -> None:
    race = facts["race"]
    assert seen.ranking[race][0] == facts["horse"]
    assert facts["horse"] not in {bet["horse"] for bet in seen.bets[race]}


def fix_failed(seen: Seen, facts: Any) -> None:
    race, horse = facts["race"], facts["horse"]
    assert seen.ranking[race][0] == horse
    assert acts(seen, race, horse, "negative") == [(facts["seat"], facts["card"])]


def fix_worked(seen: Seen, facts: Any) -> None:
    race, horse = facts["race"], facts["horse"]
    assert seen.ranking[race][0] == horse
    assert (facts["seat"], facts["card"]) in acts(seen, race, horse, "positive")
    assert seen.of("win bet won", seat=facts["seat"], horse=horse, money=facts["money"])


def own_goal(seen: Seen, facts: Any) -> None:
    race, horse = facts["race"], facts["horse"]
    assert seen.ranking[race][-1] == horse
    assert (facts["seat"], facts["card"]) in acts(seen, race, horse, "positive")
    own = [bet for bet in seen.bets[race] if bet["seat"] == facts["seat"]]
    assert (horse, facts["stake"]) in [(bet["horse"], bet["stake"]) for bet in own]


def eliminated(seen: Seen, facts: Any) -> None:
    out = {one.seat: one.out for one in seen.table.result.standings if one.out}
    assert out[facts["seat"]] == min(out.values())


CHECKS: dict[str, Callable[[Seen, Any], None]] = {
    "won": won,
    "runaway": runaway,
    "last-to-first": last_to_first,
    "fall": fall,
    "outsider": outsider,
    "favourite-last": favourite_last,
    "photo-three": photo_three,
    "photo-win": photo_win,
    "long-shot": long_shot,
    "bank-day": bank_day,
    "unbacked": unbacked,
    "fix-failed": fix_failed,
    "fix-worked": fix_worked,
    "own-goal": own_goal,
    "eliminated": eliminated,
}
"""By kind of story: what must be so if it is told."""

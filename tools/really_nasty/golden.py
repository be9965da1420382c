"""The golden games of the box: who plays them, and what must have happened in each."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from game import Table
from game.bots.runner import next_answer
from game.play import ANYBODY, CHANCE, Ask
from game.really_nasty.cards import CARDS, WORDS
from tools.wanted import Wanted

SAID, EAGER = 0.08, 0.3
"""How often somebody speaks up where a card may be thrown, and with a kind that is new."""


def anyhow(_table: Table, ask: Ask, rng: Random) -> str:
    """Any legal answer; where anybody may speak up, mostly nobody does."""
    if ask.who == ANYBODY and rng.random() > SAID:
        return ask.options[-1]
    return ask.options[rng.randrange(len(ask.options))]


def eager(table: Table, ask: Ask, rng: Random) -> str:
    """Any legal answer, but a card of a kind that has not been thrown as soon as there is one."""
    if ask.who == ANYBODY and rng.random() < EAGER:
        new = [text for text in ask.options[:-1] if kind_of(text) not in thrown(table)]
        if new:
            return rng.choice(new)
    return anyhow(table, ask, rng)


def kind_of(text: str) -> str:
    """The kind of card that an answer throws."""
    return WORDS[text.split(" ")[1]].kind


def computers(*names: str) -> Any:
    """The computers of these names, seat by seat."""

    def answer(table: Table, ask: Ask, rng: Random) -> str:
        if ask.who == CHANCE:
            return ask.options[rng.randrange(len(ask.options))]
        said = next_answer_of(table, dict(enumerate(names)), rng)
        assert said is not None
        return said

    return answer


def next_answer_of(table: Table, bots: Mapping[int, str], rng: Random) -> str | None:
    """What they say; where nobody speaks up, play goes on."""
    said = next_answer(table, bots, rng)
    if said is None and table.ask is not None and table.ask.who == ANYBODY:
        return table.ask.options[-1]
    return said


def told(table: Table, kind: str, **facts: Any) -> list[Mapping[str, Any]]:
    """The facts of all events of a kind that say this."""
    return [
        event.facts
        for event in table.events
        if event.kind == kind and all(event.facts[key] == value for key, value in facts.items())
    ]


def thrown(table: Table) -> dict[str, int]:
    """How often each kind of card has been thrown."""
    kinds = [CARDS[facts["card"]].kind for facts in told(table, "card played")]
    return {kind: kinds.count(kind) for kind in kinds}


def all_kinds(table: Table) -> bool:
    """Whether every kind of nasty card has been thrown."""
    return set(thrown(table)) == {card.kind for card in CARDS.values()}


def twice_down(table: Table) -> bool:
    """Whether a horse was remounted and fell again on the same fence."""
    steps = [event for event in table.events if event.kind in ("fell", "remounted", "rolled")]
    return any(
        [one.kind for one in three] == ["fell", "remounted", "fell"]
        and three[0].facts == three[2].facts
        for three in zip(steps, steps[1:], steps[2:], strict=False)
    )


def nobody_home(table: Table) -> bool:
    """Whether nobody has won a race, with money on it."""
    return bool(told(table, "no winner")) and bool(told(table, "bet lost"))


def three_doubles(table: Table) -> bool:
    """Whether a horse doubled in all three sections in one race."""
    seen: dict[int, int] = {}
    for kind, _, facts in table.events:
        if kind == "race":
            seen = {}
        elif kind == "doubled":
            seen[facts["seat"]] = seen.get(facts["seat"], 0) + 1
            if seen[facts["seat"]] == 3:
                return True
    return False


def wide(table: Table) -> bool:
    """Whether a horse was driven at least three lanes aside."""
    return any(facts["lanes"] >= 3 for facts in told(table, "driven"))


WANTED: dict[str, Mapping[str, Wanted]] = {
    "really-nasty": {
        "two-runners-photo": Wanted(
            "two players; the second home is first by a photo", 2, {}, anyhow,
            lambda table: bool(told(table, "photo upheld")),
        ),
        "three-keen": Wanted("three keen players", 3, {}, computers("keen", "keen", "keen")),
        "four-printed": Wanted(
            "four players by the printed odds, with lanes 1 to 4 only", 4,
            {"odds": "printed", "lanes": "players"}, computers("keen", "sharp", "casual", "keen"),
        ),
        "five-sharp": Wanted("five sharp players", 5, {}, computers(*["sharp"] * 5)),
        "six-tempers": Wanted(
            "six players of all tempers", 6, {},
            computers("keen cautious", "keen bluffer", "keen banker", "sharp bluffer", "casual",
                      "sharp banker"),
        ),
        "false-start": Wanted(
            "a race is begun again, and cards go back", 4, {}, anyhow,
            lambda table: len(told(table, "card back")) >= 2,
        ),
        "twice-down": Wanted(
            "a horse is remounted and falls again on the same fence", 2, {}, anyhow, twice_down
        ),
        "riderless": Wanted(
            "a riderless horse wanders off over the line", 3, {}, anyhow,
            lambda table: bool(told(table, "wandered off")),
        ),
        "stewards": Wanted(
            "an objection and an enquiry are upheld, and a deposit is lost", 5, {}, anyhow,
            lambda table: bool(told(table, "deposit back"))
            and len(told(table, "disqualified")) >= 2
            and len(told(table, "deposit")) > len(told(table, "deposit back")),
        ),
        "nobody-home": Wanted("nobody wins a race, and bets are lost", 2, {}, anyhow, nobody_home),
        "broke": Wanted(
            "somebody has no money left to bet, and three doubles in one race", 6, {}, anyhow,
            lambda table: bool(told(table, "broke")) and three_doubles(table),
        ),
        "hemmed-in": Wanted(
            "a horse far behind is hemmed in, and its owner lets it stand", 6, {}, anyhow,
            lambda table: "stand" in table.answers,
        ),
        "driven-wide": Wanted(
            "all kinds of cards are thrown, and a horse is driven three lanes aside", 4,
            {"lanes": "players"}, eager, lambda table: all_kinds(table) and wide(table),
        ),
    }
}  # fmt: skip

"""What games have reached: cards by what became of them, answers by kind, ways to be short."""

from __future__ import annotations

from collections import Counter

from game import TITLES, Table
from game.horse_fever.people import TARGET_KINDS
from game.horse_fever.state import new_game
from tests.game.horse_fever.watch import BOARD_MONEY, BOARD_POINTS
from tests.game.walks import BOARD

STARRED = {"starred cards": "on"}
SHORTAGES = {
    "cannot bet penalty", "cannot bet eliminated", "neighbour penalty", "neighbour eliminated",
    "fine penalty", "fine eliminated", "loan lost", "second bet broke",
    "out mid-payoff and others play on", "auction unwanted sell", "auction unwanted buy",
    "buyer leaves unasked",
}  # fmt: skip
ANSWERS = {
    "purchase: buy", "purchase: loan", "purchase: offer", "purchase: pass", "offer: sell",
    "offer: refuse", "target to keep: keep", "assistant to keep: keep", "horse to keep: keep",
    "swap: swap", "swap: pass", "line-up: run", "line-up: done", "odds change: odds",
    "odds change: pass",
    "first bet: win", "first bet: show", "second bet: win", "second bet: show",
    "second bet: pass", "card to fix the race: fix", "horse to fix: behind",
    "photo finish: ahead", "character: be", "sell auction: accept", "sell auction: refuse",
    "buy auction: accept", "buy auction: refuse",
}  # fmt: skip
ENDS = {
    "end: points", "end: die", "end: last one in", "end: nobody", "end: only one could repay",
    "end: nobody could repay",
}  # fmt: skip


def wanted() -> set[str]:
    """Everything of the Board Game that some game has to reach."""
    found = SHORTAGES | ANSWERS | ENDS
    found |= {f"target {kind} reached" for kind in TARGET_KINDS}
    found |= {f"kind: {kind}" for kind in BOARD_MONEY | BOARD_POINTS}
    found |= {f"{seats} seats" for seats in TITLES[BOARD].seats}
    for edition in ("first", "second"):
        game = new_game(2, {**TITLES[BOARD].options, **STARRED, "edition": edition})
        found |= {f"{edition}: plays {card}" for card in game.characters}
        found |= {f"{edition}: plays out {card}" for card in game.cards}
        found |= {f"{edition}: keeps {card}" for card in game.people["assistant"]}
        found |= {f"{edition}: keeps {card}" for card in game.people["horse"]}
        found |= {f"{edition}: sells {card}" for card in game.people["assistant"]}
        found |= {f"{edition}: runs {card}" for card in game.people["horse"]}
    return found


def reached(table: Table) -> Counter[str]:
    """What one finished game has reached."""
    seen: Counter[str] = Counter([f"end: {table.result.settled_by}", f"{len(table.names)} seats"])
    edition = table.options["edition"]
    then = table.at(0)
    for text in table.answers:
        ask = then.ask
        assert ask is not None
        if ask.who >= 0:
            seen[f"{ask.what}: {text.split(' ')[0]}"] += 1
        if text.startswith("sell "):
            seen[f"{edition}: sells {text[5:]}"] += 1
        then.answer(text)
    for player in table.game.players:
        seen[f"{edition}: plays {player.character}"] += 1
    for number, event in enumerate(table.events):
        seen[f"kind: {event.kind}"] += 1
        seen.update(told(table, number, event.kind, edition))
    return seen


def told(table: Table, number: int, kind: str, edition: str) -> list[str]:
    """What one event says has been reached."""
    facts = table.events[number].facts
    after = [event.kind for event in table.events[number + 1 : number + 3]]
    match kind:
        case "card revealed":
            return [f"{edition}: plays out {facts['card']}"]
        case "card kept":
            return [f"{edition}: keeps {facts['card']}"]
        case "horse lined up":
            return [f"{edition}: runs {facts['card']}"]
        case "target":
            return [f"target {facts['target']} reached"]
        case "cannot bet":
            return [f"cannot bet {after[0]}"]
        case "short" if "other" in facts:
            return [f"neighbour {after[1]}", *mid_payoff(table, number)]
        case "short":
            return [f"fine {after[0]}", *mid_payoff(table, number)]
        case "loan lost":
            return ["loan lost"]
        case "bet passed" if facts["broke"]:
            return ["second bet broke"]
        case "auction unwanted":
            return [f"auction unwanted {facts['what']}"]
        case "auction left" if table.events[number].rule == "4.2":
            return ["buyer leaves unasked"]
    return []


def mid_payoff(table: Table, number: int) -> list[str]:
    """Whether the one who was short went out and the others played on."""
    after = [event.kind for event in table.events[number + 1 :]]
    if "eliminated" in after[:2] and "new odds" in after and "round" in after:
        return ["out mid-payoff and others play on"]
    return []


def missing(seen: Counter[str]) -> list[str]:
    """What no game has reached."""
    return sorted(one for one in wanted() if not seen[one])

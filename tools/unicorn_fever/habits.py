"""What a person would laugh at in the computers of the box: `python -m tools.unicorn_fever.habits`.

Games of computers of one level are played, and looked at by what the whole table knows afterwards.
"""

from collections import Counter
from collections.abc import Mapping

from game import Table
from game.racing.odds import climbed
from game.unicorn_fever.magic import magic_of
from game.unicorn_fever.state import LOAN_COST
from tools.habits import Seen, answers, laid, tell


def played(level: str, seats: int, seed: int, seen: Seen) -> None:
    """One game, everything in it counted."""
    table = laid("unicorn-fever", level, seats, seed)
    for text in answers(table, seed):
        if text.startswith("play "):
            look_at_card(table, text, seen)
    look_at_race(table, seen)
    look_at_loans(table, seen)


def look_at_card(table: Table, text: str, seen: Seen) -> None:
    """A card that moves the odds where they cannot go."""
    _, card, lane = text.split(" ")
    rows = sum([int(e.value) for e in magic_of(card).effects if e.symbol == "odds"])
    row = table.game.odds[lane]
    seen["cards that move the odds"] += rows != 0
    seen["of them such as move nothing"] += rows != 0 and climbed(row, rows) == row


def look_at_race(table: Table, seen: Seen) -> None:
    """Magic that cancels magic of the same player."""
    by: dict[str, int] = {}
    for event in table.events:
        facts = event.facts
        if event.kind == "off":
            by = {}
        elif event.kind == "card revealed":
            by[facts["card"]] = facts["seat"]
        elif event.kind == "cards cancelled":
            one, other = facts["cards"]
            seen["pairs of cards cancelled"] += 1
            seen["of them both of one player"] += by[one] == by[other]


def look_at_loans(table: Table, seen: Seen) -> None:
    """Loans unpaid at the end, and whether they could have been paid without the last bets."""
    assert table.result is not None
    unpaid = {one.facts["seat"] for one in table.events if one.kind == "loans unpaid"}
    most = max(standing.glory for standing in table.result.standings)
    for standing in table.result.standings:
        seat = standing.seat
        seen["players at the end"] += 1
        if seat not in unpaid:
            continue
        seen["players with a loan unpaid"] += 1
        seen["of them with the most glory"] += standing.glory == most
        seen["of them such as could have paid"] += could_pay(table, seat)


def could_pay(table: Table, seat: int) -> bool:
    """Whether all loans had been paid if nothing had been staked, or borrowed, in the last race.

    The gold before the first action of that race, what came in beside bets, less the Glory Tax on
    the glory of then: would it have paid the loans of then?
    """
    start = max(at for at, event in enumerate(table.events) if event.kind == "round")
    before = [one for one in table.events[:start] if one.facts.get("seat") == seat]
    gold = sum([one.facts.get("money", 0) for one in before])
    glory = sum([one.facts.get("vp", 0) for one in before])
    loans = sum([one.kind == "loan" for one in before])
    own = [one for one in table.events[start:] if one.facts.get("seat") == seat]
    gold += sum([one.facts["money"] for one in own if one.kind in INCOME])
    return bool(gold - glory >= LOAN_COST * loans)


INCOME = ("gold action", "owner prize", "contract pays", "contract signed", "toll", "toll paid")
"""What gold comes of in a race beside bets, and goes for."""

ROWS = (
    ("players with a loan unpaid", "players at the end"),
    ("of them with the most glory", "players at the end"),
    ("of them such as could have paid", "players at the end"),
    ("of them both of one player", "pairs of cards cancelled"),
    ("of them such as move nothing", "cards that move the odds"),
)
"""What is told, and of how many."""


def habits(level: str, seats: int, games: int, seed: int) -> Mapping[str, int]:
    """All that was counted in so many games."""
    seen: Seen = Counter()
    for number in range(games):
        played(level, seats, seed + number, seen)
    return seen


if __name__ == "__main__":
    tell(habits, ROWS, __doc__, games=40)

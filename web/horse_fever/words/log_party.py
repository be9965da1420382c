"""The log of what only a party has: the door, the book, teams, and who is broke."""

from __future__ import annotations

from collections.abc import Sequence

from game.play import Event
from web.horse_fever.words.horses import horse, money
from web.horse_fever.words.log_race import Facts, Teller, who
from web.words.plain import listed, ordinal, plural


def is_of_party(event: Event) -> bool:
    """Whether an event is of the Party Game, whose rules are P.1 to P.10."""
    return event.rule.startswith("P.")


# the door


def _guest_in(facts: Facts, names: Sequence[str]) -> str:
    if facts["returning"]:
        return f"{who(facts, names)} is back and finds the purse as it was."
    return f"{who(facts, names)} comes in with {money(facts['money'])}, as number {_number(facts)}."


def _number(facts: Facts) -> int:
    return int(facts["seat"]) + 1


def _guest_out(facts: Facts, names: Sequence[str]) -> str:
    return f"{who(facts, names)} leaves the party."


# the bookmaker and the book

_BY = {
    "lot": "{name} draws the lot and keeps the book.",
    "host": "{name} is the host and keeps the book.",
    "gain": "{name} gained most in the last race and keeps the book.",
    "turn": "{name} is next and keeps the book.",
    "left": "{name} takes the book over.",
}


def _bookmaker(facts: Facts, names: Sequence[str]) -> str:
    return _BY[facts["by"]].format(name=who(facts, names))


def _round(facts: Facts, names: Sequence[str]) -> str:
    return f"Race {facts['number']}: {names[facts['first']]} takes the bets."


def _slips_opened(facts: Facts, names: Sequence[str]) -> str:
    return f"{who(facts, names)} opens the slips that were handed in before the off."


def _bet_torn(facts: Facts, names: Sequence[str]) -> str:
    return (
        f"{who(facts, names)} takes {money(facts['money'])} back: {horse(facts['horse'])} "
        f"to {facts['bet']} is struck out."
    )


def _book_closed(facts: Facts, names: Sequence[str]) -> str:
    if not facts["bets"]:
        return "The book is closed with no bet in it."
    return f"The book is closed: {plural(facts['bets'], 'bet')}, {money(facts['total'])} in all."


# the race


def _photo_finish(facts: Facts, names: Sequence[str]) -> str:
    among = listed([horse(it) for it in facts["among"]])
    return f"Photo finish of {among}: the bookmaker puts {horse(facts['horse'])} ahead."


def _bet_won(kind: str) -> Teller:
    def told(facts: Facts, names: Sequence[str]) -> str:
        return (
            f"{who(facts, names)} wins: {horse(facts['horse'])} to {kind} comes "
            f"{ordinal(facts['place'])}. {money(facts['stake'])} pays {money(facts['money'])}, "
            f"{facts['times']} times the stake."
        )

    return told


# purses


def _party_loan(facts: Facts, names: Sequence[str]) -> str:
    owed = f", {money(facts['debt'])} in all" if facts["debt"] != facts["money"] else ""
    return f"{who(facts, names)} is broke and borrows {money(facts['money'])}{owed}."


def _charity(facts: Facts, names: Sequence[str]) -> str:
    return f"{who(facts, names)} is broke; the hat goes round and brings {money(facts['money'])}."


def _broke(facts: Facts, names: Sequence[str]) -> str:
    return f"{who(facts, names)} has not one note left."


def _team_joined(facts: Facts, names: Sequence[str]) -> str:
    return f"{who(facts, names)} plays in the team of {names[facts['leader']]} now."


def _team_left(facts: Facts, names: Sequence[str]) -> str:
    if facts["seat"] == facts["leader"]:
        return f"{who(facts, names)} leaves the own team."
    return f"{who(facts, names)} leaves the team of {names[facts['leader']]}."


def _team_led(facts: Facts, names: Sequence[str]) -> str:
    if not facts["members"]:
        return f"{who(facts, names)} is left of the team and holds the purse."
    others = listed([names[seat] for seat in facts["members"]])
    return f"{who(facts, names)} holds the purse of the team now, for {others} too."


def _purse_given(facts: Facts, names: Sequence[str]) -> str:
    other = names[facts["other"]]
    return f"{who(facts, names)} hands {money(-facts['money'])} to {other}."


def _purse_taken(facts: Facts, names: Sequence[str]) -> str:
    other = names[facts["other"]]
    return f"{who(facts, names)} puts {money(facts['money'])} from {other} into the purse."


def _game_over(facts: Facts, names: Sequence[str]) -> str:
    return "The party is over: the purses are counted."


PARTY: dict[str, Teller] = {
    "guest in": _guest_in,
    "guest out": _guest_out,
    "bookmaker": _bookmaker,
    "round": _round,
    "slips opened": _slips_opened,
    "bet torn": _bet_torn,
    "book closed": _book_closed,
    "photo finish": _photo_finish,
    "win bet won": _bet_won("win"),
    "show bet won": _bet_won("show"),
    "party loan": _party_loan,
    "charity": _charity,
    "broke": _broke,
    "team joined": _team_joined,
    "team left": _team_left,
    "team led": _team_led,
    "purse given": _purse_given,
    "purse taken": _purse_taken,
    "game over": _game_over,
}
"""The sentence of every kind of event that a party has alone, or tells in other words."""

PARTY_PHASES = {
    "P.1": "The door",
    "P.2": "The bookmaker",
    "P.3": "The book",
    "P.4": "Race",
    "P.5": "Race",
    "P.6": "Payoffs",
    "P.7": "The door",
    "P.8": "Teams",
    "P.9": "Payoffs",
    "P.10": "End of the party",
}
"""The heading that each rule's events stand under."""

"""The race caller: live words for what happens on the track."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.play import Event
from web.horse_fever.words.caller_party import PARTY_CALLED, patter
from web.horse_fever.words.cards import CARD_NAMES
from web.horse_fever.words.commentary import called, tidy, turn
from web.horse_fever.words.horses import odds_text, spaces
from web.words.plain import capital, listed, ordinal

Facts = Mapping[str, Any]


def _off(facts: Facts) -> str:
    return turn(
        facts["number"],
        "The gates fly open: they're off!",
        "And they're off!",
        "The bell rings, the gates open, away they go!",
    )


def _card_revealed(facts: Facts) -> str:
    card, horse = CARD_NAMES[facts["card"]], called(facts["horse"])
    return turn(
        len(card) + facts["seat"],
        f"{card} turns up behind {horse}.",
        f"Look at this: {card} for {horse}.",
        f"For {horse}, somebody brought {card}.",
    )


def _cards_cancelled(facts: Facts) -> str:
    one, other = (CARD_NAMES[card] for card in facts["cards"])
    return f"{one} and {other} cancel out. Nothing gained for {called(facts['horse'])}!"


def _card_discarded(facts: Facts) -> str:
    by, card = CARD_NAMES[facts["by"]], CARD_NAMES[facts["card"]]
    return f"{by} throws out {card}: {called(facts['horse'])} runs without!"


def _odds_shifted(facts: Facts) -> str:
    horse, before, after = called(facts["horse"]), facts["before"], facts["after"]
    if before == after:
        return f"No room on the board: {horse} stays at {odds_text(after)}."
    if after < before:
        return f"The chalk squeaks: {horse} is up to {odds_text(after)}!"
    return f"The sponge comes out: {horse} drops to {odds_text(after)}!"


def _movement_card(facts: Facts) -> str:
    moves: Mapping[str, int] = facts["moves"]
    best = max(moves.values())
    fastest = [horse for horse, count in moves.items() if count == best]
    number = int(facts["card"]) + facts["unit"]
    if len(fastest) == len(moves) > 1:
        return _neck_and_neck(fastest, best, number)
    who, many = listed([called(horse) for horse in fastest[:2]]), len(fastest) > 1
    start = "Out of the gates: " if facts["unit"] == 1 else ""
    line = turn(
        number,
        f"{who} {'gallop' if many else 'gallops'} {spaces(best)}!",
        f"{who} {'find' if many else 'finds'} {spaces(best)} in one go!",
        f"{spaces(best)} for {who}!",
    )
    return start + line + _stuck(moves)


def _neck_and_neck(horses: Sequence[str], best: int, number: int) -> str:
    first, last = called(horses[0]), called(horses[-1])
    if not best:
        return f"Nobody moves, from {first} to {last}!"
    return turn(
        number,
        f"{spaces(best)} for them all, from {first} to {last}!",
        f"Stride for stride, from {first} to {last}!",
    )


def _stuck(moves: Mapping[str, int]) -> str:
    """A word on the first horse that does not move at all."""
    still = [horse for horse, count in moves.items() if not count]
    return f" And {called(still[0])} won't move!" if still else ""


def _sprint(facts: Facts) -> str:
    moves: Mapping[str, int] = facts["moves"]
    dice = tuple(dict.fromkeys(facts["dice"]))
    gone = [called(horse) for horse in dice if moves.get(horse)]
    held = [called(horse) for horse in dice if moves.get(horse) == 0]
    home = [called(horse) for horse in dice if horse not in moves]
    told = [_sprints(gone, facts["unit"])] if gone else []
    told += [f"{listed(held)} can't answer!"] if held else []
    told += [f"{listed(home)} {'is' if len(home) == 1 else 'are'} home already."] if home else []
    return " ".join(capital(line) for line in told)


def _sprints(horses: Sequence[str], unit: int) -> str:
    who, one = listed(horses), len(horses) == 1
    return turn(
        unit,
        f"Here {'comes' if one else 'come'} {who}!",
        f"{who} {'sprints' if one else 'sprint'}!",
        f"The crowd roars for {who}!",
    )


def _line_crossed(facts: Facts) -> str:
    horse, beyond, changed = called(facts["horse"]), facts["overshoot"], facts["changed"]
    if changed > 0:
        return f"{horse} flies over the line, {beyond} beyond it!"
    if changed < 0:
        return f"{horse} pulls up at the line. What was in that bucket?"
    return turn(
        facts["unit"] + beyond,
        f"{horse} is over the line!",
        f"{horse} is home!",
        f"{horse} reaches the line!",
    )


def _photo_finish(facts: Facts) -> str:
    others = listed([called(horse) for horse in facts["among"] if horse != facts["horse"]])
    return f"It's a photo: {called(facts['horse'])} by a nose from {others}!"


def _placed(facts: Facts) -> str:
    horse, place = called(facts["horse"]), facts["place"]
    if place == 1:
        return turn(facts["unit"], f"{horse} wins it!", f"The winner is {horse}!")
    if place == 6:
        return f"And {horse} comes home last."
    return f"{horse} is {ordinal(place)}."


def _ranking(facts: Facts) -> str:
    first, second, third = (called(horse) for horse in facts["ranking"][:3])
    return f"The result: {first}, ahead of {second} and {third}!"


_CALLED: dict[str, Callable[[Facts], str]] = {
    "off": _off,
    "card revealed": _card_revealed,
    "cards cancelled": _cards_cancelled,
    "card discarded": _card_discarded,
    "odds shifted": _odds_shifted,
    "movement card": _movement_card,
    "sprint": _sprint,
    "line crossed": _line_crossed,
    "photo finish": _photo_finish,
    "placed": _placed,
    "ranking": _ranking,
}


def caller(event: Event, names: Sequence[str]) -> str:
    """The race caller's words for an event, always the same for the same; "" off the track."""
    call = _CALLED.get(event.kind)
    return tidy(call(event.facts)) if call else ""


def announcer(event: Event, names: Sequence[str]) -> str:
    """The same at a party, where a music-hall announcer has the microphone."""
    call = PARTY_CALLED.get(event.kind) or _CALLED.get(event.kind)
    return tidy(call(event.facts)) if call else ""


def called_out(events: Sequence[Event], fresh: int, names: Sequence[str]) -> list[str]:
    """All that the caller says of the events from `fresh` on."""
    said = (caller(event, names) for event in events[fresh:])
    return [line for line in said if line]


def announced(events: Sequence[Event], fresh: int, names: Sequence[str]) -> list[str]:
    """All that the announcer says of the events from `fresh` on; he knows the bets too."""
    said: list[str] = []
    for at in range(fresh, len(events)):
        said += [announcer(events[at], names), tidy(patter(events[: at + 1]))]
    return [line for line in said if line]


def at_work(card: str, does: str, horse: str) -> str:
    """The caller's words for a card that changes how a horse runs: `start 4`, `no sprint`."""
    return tidy(f"{card} on {called(horse)}: {does}.")

"""Which magic card a computer player lays, and in which lane."""

from __future__ import annotations

from game.bots.profiles import Chooser, Mind
from game.play import Ask
from game.racing.odds import climbed
from game.unicorn_fever.bots.purse import me_of
from game.unicorn_fever.bots.worth import Outlook
from game.unicorn_fever.chances import race_of, run_races
from game.unicorn_fever.magic import MagicCard, magic_of
from game.unicorn_fever.view import View

LEAST_GAIN = 0.03
"""What a card must do for its player, in glory, to be played at all."""


def card(view: View, ask: Ask, rng: Chooser, mind: Mind) -> str:
    """The card and the lane that help own bets most, or hurt those of others."""
    plays = [text for text in ask.options if text.startswith("play ") and not is_waste(view, text)]
    if plays:
        worths = plays_worth(view, plays, mind)
        text = max(worths, key=worths.__getitem__)
        if worths[text] > LEAST_GAIN:
            return text
        if mind.temper == "bluffer":
            return plays[int(rng.random() * len(plays))]
    return "pass"


def is_waste(view: View, text: str) -> bool:
    """Whether a card would cancel one of its own player's, or move odds that go no farther."""
    _, id, lane = text.split(" ")
    card = magic_of(id)
    own = [magic_of(it) for seat, it in view.placed[lane] if seat == view.seat and it is not None]
    if any(one.letter == card.letter and one.sign != card.sign for one in own):
        return True
    rows = rows_of(card)
    row = climbed(view.odds[lane], sum([rows_of(one) for one in own]))
    return rows != 0 and climbed(row, rows) == row


def rows_of(card: MagicCard) -> int:
    """By how many rows a card moves the odds."""
    return sum([int(effect.value) for effect in card.effects if effect.symbol == "odds"])


def plays_worth(view: View, plays: list[str], mind: Mind) -> dict[str, float]:
    """What each play is worth, in glory: races run with it against those without, in equal luck."""
    race, weighed = race_of(view), Outlook(view, mind)
    head = weighed.head
    base: float | None = None
    mine = {bet.unicorn for bet in me_of(view).bets}
    theirs = {
        bet.unicorn for _, seat, *_ in weighed.seats for bet in seat.bets if seat.seat != view.seat
    }
    tried: dict[tuple[str, str], float] = {}
    found: dict[str, float] = {}
    for text in plays:
        _, id, lane = text.split(" ")
        is_good = magic_of(id).sign == "positive"
        # Helping is for own unicorns; hurting for those of others, and for rivals of one's own.
        if is_good != (lane in mine) or not (mine or theirs):
            found[text] = 0.0
            continue
        if base is None:
            chances = run_races(race, head.tries, guesses=head.guesses)
            base = weighed.worth(race, chances, {})
        key = (magic_of(id).name, lane)
        if key not in tried:
            more = {lane: [id]}
            chances = run_races(race, head.tries, more, head.guesses)
            tried[key] = weighed.worth(race, chances, more) - base
        found[text] = tried[key]
    return found

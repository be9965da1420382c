"""What a person would laugh at in the computers of the box: `python -m tools.really_nasty.habits`.

Meetings of computers of one level are played, and every entry, bet, move and throw is looked at:
by what the whole table knows afterwards, not by what the computer thought.
"""

from collections import Counter
from collections.abc import Mapping

from game import Table
from game.floor import speaker
from game.play import ANYBODY
from game.really_nasty.bots import throwing
from game.really_nasty.cards import CARDS, RACES, WORDS
from game.really_nasty.course import FENCE, OVER, SECTION, left_of
from game.really_nasty.moving import ends
from game.really_nasty.race import names_of
from game.really_nasty.state import RUNNING, Game
from tools.habits import Seen, answers, laid, tell

HARMS = ("whip", "faller", "slip", "pressure", "objection", "enquiry")
"""Kinds of cards that do a horse no good."""


def meeting(level: str, seats: int, seed: int, seen: Seen) -> Table:
    """One meeting, everything in it counted."""
    table = laid("really-nasty", level, seats, seed)
    before = table.game.phase
    for text in answers(table, seed):
        ask, phase = table.ask, table.game.phase
        assert ask is not None
        if phase == "race" and before == "bets":
            look_at_race(table.game, seen)
        before = phase
        if ask.what in ("move", "double"):
            look_at_move(table, text, seen)
        elif ask.who == ANYBODY and speaker(text) != ANYBODY:
            look_at_throw(table, text, seen)
    look_at_hands(table, seen)
    return table


def entries_of(game: Game) -> list[str]:
    """The grades that each seat runs, race by race in the order of their prizes."""
    order = [game.races.index(race) for race in RACES]
    return [" ".join([str(row[race]) for race in order]) for row in game.entries]


def look_at_race(game: Game, seen: Seen) -> None:
    """Whether all run horses of one grade, and whether all have backed one of them."""
    seats = range(len(game.money))
    seen["races"] += 1
    seen["races of one grade"] += len({game.grade(seat) for seat in seats}) == 1
    backed = {bet.horse for bet in game.bets if bet is not None}
    seen["races in which all back one horse"] += len(backed) == 1 and None not in backed


def look_at_move(table: Table, text: str, seen: Seen) -> None:
    """A line that is not crossed, and lengths given away."""
    game, ask = table.game, table.ask
    assert ask is not None
    seat = ask.who
    bet = game.bets[seat]
    backed = bet.horse if bet is not None and bet.horse is not None else seat
    if "line" in ask.options:
        seen["lines within reach"] += 1
        seen["lines refused"] += text != "line"
        seen["lines refused for nothing"] += text != "line" and not has_reason(game, seat, backed)
    alone = game.runners() == [seat]
    backers = {by for by, one in enumerate(game.bets) if one is not None and one.horse == seat}
    if alone and (not backers or seat in backers) and text != "withdraw":
        seen["moves of a lone runner not backed by others alone"] += 1
        seen["of them with lengths given away"] += gives_away(game, seat, ask.what, text)


def has_reason(game: Game, seat: int, backed: int) -> bool:
    """Whether to be over the line could cost a bet: that of a horse that can still be first."""
    if game.called:
        return backed == game.placed[0]
    return not game.placed and backed != seat and game.horses[backed].fate == RUNNING


def gives_away(game: Game, seat: int, what: str, text: str) -> bool:
    """Whether a move ends farther from the line than it could, for no fence and no double."""
    at = game.horses[seat].at
    found = names_of(ends(at, game.die, game.taken(seat), what == "move" and game.die == 6))
    end = found.get(text, at)
    best = min(found.values(), key=left_of)
    if end != OVER and SECTION[end] and game.may_double(seat, SECTION[end]):
        return False
    is_safe = best == OVER or not FENCE[best] or (end != OVER and bool(FENCE[end]))
    return is_safe and left_of(end) > left_of(best)


def look_at_throw(table: Table, text: str, seen: Seen) -> None:
    """A card that does harm to the horse on which its player has a bet."""
    game, seat = table.game, speaker(text)
    view = table.view(seat)
    word, horse = throwing.thrown(view, text)
    bet = game.bets[seat]
    seen["cards thrown"] += 1
    if bet is None or bet.horse != horse or WORDS[word].kind not in HARMS:
        return
    seen["cards thrown at a horse that one has backed"] += 1
    seen["of them such as gain oneself nothing"] += throwing.spoils_own_bet(view, word, horse)


def look_at_hands(table: Table, seen: Seen) -> None:
    """Cards that were never played."""
    game = table.game
    left = [CARDS[id].kind for hand in game.hands for id in hand]
    played = [CARDS[one.card].kind for one in game.spent]
    for kind, name in (("photo", "Photos"), ("false-start", "False Starts")):
        seen[f"{name} dealt"] += left.count(kind) + played.count(kind)
        seen[f"{name} never played"] += left.count(kind)


ROWS = (
    ("entry forms that differ", "entry forms"),
    ("races of one grade", "races"),
    ("races in which all back one horse", "races"),
    ("lines refused", "lines within reach"),
    ("lines refused for nothing", "lines within reach"),
    ("cards thrown at a horse that one has backed", "cards thrown"),
    ("of them such as gain oneself nothing", "cards thrown"),
    ("of them with lengths given away", "moves of a lone runner not backed by others alone"),
    ("Photos never played", "Photos dealt"),
    ("False Starts never played", "False Starts dealt"),
)
"""What is told, and of how many."""


def habits(level: str, seats: int, games: int, seed: int) -> Mapping[str, int]:
    """All that was counted in so many meetings."""
    seen: Seen = Counter()
    forms: set[str] = set()
    for number in range(games):
        table = meeting(level, seats, seed + number, seen)
        seen["entry forms"] += seats
        forms.update(entries_of(table.game))
    seen["entry forms that differ"] = len(forms)
    return seen


if __name__ == "__main__":
    tell(habits, ROWS, __doc__, games=30)

"""What the nasty cards do, each once in the whole meeting (N.14 to N.22)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.play import ANYBODY, Play
from game.really_nasty.cards import CARDS, FACES, LOST_TURNS, RULES, WORDS
from game.really_nasty.course import FENCE
from game.really_nasty.floors import after_fall, floor, known_gone, named
from game.really_nasty.kinds import Facts
from game.really_nasty.state import DOWN, OUT, RIDERLESS, RUNNING, Game, replaced


def throw(game: Game, who: int, words: str) -> Play[None]:
    """A card leaves a hand for good and does what it says."""
    word, horse = named(game, words)
    kind = WORDS[word].kind
    play_card(game, who, word, horse)
    if kind == "faller":
        yield from fall(game, horse)
    else:
        DO[word](game, horse)


def play_card(game: Game, who: int, word: str, horse: int) -> None:
    """Everybody sees which card is played by whom, and at which horse."""
    card = game.spend(who, word)
    facts: Facts = {"seat": who, "card": FACES[card]}
    if horse != ANYBODY:
        facts["horse"] = horse
    game.tell("card played", RULES[CARDS[card].kind], **facts)


def whip_round(game: Game, horse: int) -> None:
    """The horse loses its first two turns (N.15)."""
    game.set_horse(horse, lost=LOST_TURNS, whipped=True)


def false_start(game: Game, _horse: int) -> None:
    """All go back to the start, and the other cards of this race to their owners (N.16)."""
    back = [one for one in game.spent if one.race == game.race][:-1]
    game.spent = tuple([one for one in game.spent if one not in back])
    for seat, card, _race in back:
        game.hands = replaced(game.hands, seat, tuple(sorted((*game.hands[seat], card))))
        game.tell("card back", "N.16", seat=seat, card=FACES[card])
    game.line_up()
    game.tell("false start", "N.16", seat=game.first)


def fall(game: Game, horse: int) -> Play[None]:
    """A horse falls; anybody may put it back in the saddle, or let it run riderless (N.17)."""
    fence = FENCE[game.horses[horse].at]
    game.set_horse(horse, fate=DOWN)
    game.tell("fell", "N.17", seat=horse, fence=fence)
    words = "stay-down"
    if not known_gone(game, "remount", "riderless"):
        who, words = yield from floor(game, "after a fall", after_fall, "stay-down", "N.17")
        if who != ANYBODY:
            play_card(game, who, words, ANYBODY)
    if words == "remount":
        game.set_horse(horse, fate=RUNNING)
        game.tell("remounted", "N.19", seat=horse, fence=fence)
    elif words == "riderless":
        game.set_horse(horse, fate=RIDERLESS)
        game.tell("runs riderless", "N.20", seat=horse, fence=fence)
    else:
        game.take_off(horse, OUT)


def slip(game: Game, horse: int) -> None:
    """The horse is out, and nothing brings it back (N.18)."""
    game.take_off(horse, OUT)
    game.tell("slipped", "N.18", seat=horse)


def press(way: str) -> Callable[[Game, int], None]:
    """The next roll begins to the side (N.21)."""

    def effect(game: Game, _horse: int) -> None:
        game.driven = way

    return effect


def call_photo(game: Game, _horse: int) -> None:
    """If the horse crosses in this move, it is the first (N.22)."""
    game.called = True


DO: Mapping[str, Callable[[Game, int], None]] = {
    "whip": whip_round,
    "false-start": false_start,
    "slip": slip,
    "pressure-out": press("out"),
    "pressure-in": press("in"),
    "photo": call_photo,
}

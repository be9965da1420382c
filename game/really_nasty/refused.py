"""Why a move, a double or a card is refused: each reason true of the horses as they stand."""

from __future__ import annotations

from game.play import Refusal
from game.really_nasty.cards import RULES, Nasty
from game.really_nasty.course import FENCE, FENCES, SPACE, STRIDE, place_of
from game.really_nasty.state import RIDERLESS, RUNNING, Game

FAR_BEHIND = 3
"""A horse may be withdrawn that is more fences behind the leader than this."""


def move_refused(game: Game, seat: int, inward: bool, text: str) -> Refusal | None:
    """Why a move cannot end there (N.8, N.10, N.13)."""
    if text == "withdraw":
        return Refusal(
            "Only a horse more than three fences behind the leader may be withdrawn.", "N.13"
        )
    if text in ("stand", "stay"):
        return Refusal("A horse that has room has to run.", "N.8")
    if not inward and is_inward(game, seat, text):
        return Refusal("Only a six takes a horse inward, and one lane only.", "N.8")
    return not_there(game, seat, text, "N.8")


def double_refused(game: Game, seat: int, text: str) -> Refusal | None:
    """Why a double cannot end there (N.12)."""
    if text == "withdraw":
        return Refusal("A horse is withdrawn in place of its move, not after it.", "N.13")
    if is_inward(game, seat, text):
        return Refusal("A double never goes inward, not even that of a six.", "N.12")
    return not_there(game, seat, text, "N.12")


def wander_refused(game: Game, seat: int, text: str) -> Refusal | None:
    """Why a riderless horse cannot end there (N.20)."""
    if text == "withdraw":
        return Refusal("A riderless horse runs on by itself.", "N.20")
    return not_there(game, seat, text, "N.20")


def stand_refused(text: str) -> Refusal | None:
    """Why a horse that is hemmed in cannot go anywhere (N.10)."""
    if text == "line" or place_of(text, 0) is not None:
        return Refusal("This horse has no room to run.", "N.10")
    return None


def is_inward(game: Game, seat: int, text: str) -> bool:
    """Whether a space that nobody has taken lies in a lane farther in than the horse."""
    at = game.horses[seat].at
    end = place_of(text, at)
    return end is not None and end // STRIDE < at // STRIDE and SPACE[end] not in game.taken(seat)


def not_there(game: Game, seat: int, text: str, rule: str) -> Refusal | None:
    """Why no way leads to a space, or over the line."""
    end = place_of(text, game.horses[seat].at)
    if end is None and text != "line":
        return None
    if end is not None and SPACE[end] in game.taken(seat):
        return Refusal("Another horse stands there.", "N.10")
    return Refusal("A {face} does not take this horse there.", rule, face=game.die)


def aim_refused(game: Game, card: Nasty, horse: int) -> Refusal:
    """Why a card that can be thrown cannot be thrown at this horse (N.15 to N.23)."""
    rule, its = RULES[card.kind], game.horses[horse]
    if card.kind in ("objection", "enquiry"):
        return Refusal("This horse is not in the winners’ enclosure.", rule)
    if its.fate == RIDERLESS:
        return Refusal(RIDERLESS_HORSE, rule)
    if its.fate != RUNNING:
        return Refusal("This horse is not in the race any more.", rule)
    if card.kind == "whip":
        if its.moved:
            return Refusal("This horse has left the start.", rule)
        return Refusal("A horse is whipped round once a race.", rule)
    if card.kind == "faller":
        fence = FENCES[card.fence].name
        return Refusal("This horse does not stand on {fence}.", rule, fence=fence)
    if card.kind == "slip" and FENCE[its.at]:
        return Refusal("This horse stands on a fence.", rule)
    return Refusal("It can be thrown only at the horse that rolls next.", rule)


RIDERLESS_HORSE = "A riderless horse is only in the way: no card touches it."

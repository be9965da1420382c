"""Why did you? Told from what the answer does in the race that the computer saw."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from game.bots.profiles import Chooser, Mind, Reason, mind_of
from game.floor import speaker
from game.play import ANYBODY, Ask
from game.really_nasty.bots import choices, throwing
from game.really_nasty.bots.worth import at_the_start
from game.really_nasty.cards import DOUBLES, RACES, UPHELD, WORDS
from game.really_nasty.course import AHEAD, FENCE, NAME, OVER, SECTION, SPACE, left_of
from game.really_nasty.state import DOWN
from game.really_nasty.view import View

KINDS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "likes the colours": ("silk",),
        "best horse for the money": ("race",),
        "not where all run": ("race",),
        "any horse anywhere": (),
        # Bets: `chance` of a win from 0 to 1, `odds` to 1.
        "backs its own": ("horse", "chance", "odds"),
        "a good price": ("horse", "chance", "odds"),
        "no good price": (),
        "goes for it": ("stake",),
        "a careful stake": ("stake",),
        # Moves: `spaces` nearer to the line.
        "only way": (),
        "gives up": (),
        "over the line": ("place",),
        "holds back": ("horse",),
        "to double": ("section",),
        "risks the fence": ("fence",),
        "clear of the fence": ("fence",),
        "blocks": ("horse",),
        "runs on": ("spaces",),
        "doubles": ("section", "spaces"),
        "stays": (),
        "wanders": (),
        # Nasty cards: `money` that throwing it is worth on average.
        "keeps its cards": (),
        "in a temper": ("card",),
        "stops a horse": ("card", "horse", "money"),
        "stops its own": ("card", "horse", "money"),
        "start again": ("card", "money"),
        "back in the saddle": ("card", "horse", "money"),
        "stays down": ("card", "horse"),
        "calls the photo": ("card", "horse", "money"),
        "objects": ("card", "horse", "chance", "money"),
    }
)
"""Every kind of reason with its facts; `horse` is the seat that runs it."""

FLOORS = ("before the roll", "after a fall", "stewards")
BOLD = 0.15
"""The part of all money from which a stake is more than careful."""


def why(name: str, view: View, ask: Ask, answer: str, _rng: Chooser) -> Reason:
    """Why the computer of this name gave `answer`; ValueError where nobody is called so."""
    mind = mind_of(name)
    if ask.what in FLOORS:
        return why_thrown(view, answer, mind)
    if ask.what == "silks":
        return Reason("likes the colours", {"silk": answer})
    if ask.what == "entries":
        if mind.level == "casual" or not choices.goes_by_money(mind):
            return Reason("any horse anywhere", {})
        race = view.races[answer.index("1") // 3]
        is_richest = race == max(RACES, key=lambda id: sum(RACES[id].prizes))
        return Reason(
            "best horse for the money" if is_richest else "not where all run", {"race": race}
        )
    if ask.what in ("bet", "stake"):
        return why_bet(view, ask, answer)
    if ask.what == "wander":
        return blocking(view, answer) or Reason("wanders", {})
    return why_moved(view, ask, answer, mind)


def why_bet(view: View, ask: Ask, answer: str) -> Reason:
    """A horse for its price, or a stake."""
    if ask.what == "stake":
        assert view.seat is not None
        is_bold = int(answer) > BOLD * view.money[view.seat]
        return Reason("goes for it" if is_bold else "a careful stake", {"stake": int(answer)})
    if answer == "none":
        return Reason("no good price", {})
    horse = view.silks.index(answer)
    kind = "backs its own" if horse == view.seat else "a good price"
    chance = at_the_start(view)[horse]
    return Reason(kind, {"horse": horse, "chance": chance, "odds": view.odds[horse]})


def why_moved(view: View, ask: Ask, answer: str, mind: Mind) -> Reason:
    """What a move brings its own horse, or another."""
    assert view.seat is not None
    own = view.horses[view.seat]
    if answer == "withdraw":
        return Reason("gives up", {})
    if answer in ("stay", "stand"):
        return Reason("stays", {})
    if len(ask.options) == 1:
        return Reason("only way", {})
    found = choices.ends_of(view, inward=ask.what == "move" and view.die == 6)
    end, most = found[answer], min(found.values(), key=left_of)
    if end == OVER:
        return Reason("over the line", {"place": 1 if view.called else len(view.placed) + 1})
    bet = view.own_bet.horse if view.own_bet is not None else None
    is_back = left_of(end) > left_of(most) + 1
    if is_back and mind.level != "casual" and bet is not None and bet != view.seat:
        return Reason("holds back", {"horse": bet})
    if ask.what == "double":
        spaces = left_of(own.at) - left_of(end)
        return Reason("doubles", {"section": SECTION[own.at], "spaces": spaces})
    return why_there(view, end, most, answer)


def why_there(view: View, end: int, most: int, answer: str) -> Reason:
    """What is good about a space that is not the line."""
    assert view.seat is not None
    own, section = view.horses[view.seat], SECTION[end]
    if section in DOUBLES[view.grades[view.seat]] and section not in own.doubled:
        return Reason("to double", {"section": section})
    if FENCE[end]:
        return Reason("risks the fence", {"fence": FENCE[end]})
    if end != most and most != OVER and FENCE[most]:
        return Reason("clear of the fence", {"fence": FENCE[most]})
    spaces = left_of(own.at) - left_of(end)
    return blocking(view, answer) or Reason("runs on", {"spaces": spaces})


def blocking(view: View, answer: str) -> Reason | None:
    """The horse that finds this space taken before it, if there is one."""
    for seat, horse in enumerate(view.horses):
        if seat == view.seat or horse.at < 0:
            continue
        ahead = AHEAD[horse.at]
        if ahead != OVER and SPACE[ahead] == space_of(answer):
            return Reason("blocks", {"horse": seat})
    return None


def space_of(name: str) -> int:
    """The number of a space by its name; -1 for the line."""
    return SPACE[NAME.index(name)] if name in NAME else -1


def why_thrown(view: View, answer: str, mind: Mind) -> Reason:
    """What a card is thrown for."""
    if speaker(answer) == ANYBODY:
        return Reason("keeps its cards", {})
    word, horse = throwing.thrown(view, answer)
    kind = WORDS[word].kind
    if mind.level == "casual":
        return Reason("in a temper", {"card": kind})
    if kind == "riderless":
        return Reason("stays down", {"card": kind, "horse": fallen(view)})
    money = round(throwing.gain_of(throwing.seen(view, mind), word, horse))
    facts: dict[str, Any] = {"card": kind, "money": money}
    if kind == "false-start":
        return Reason("start again", facts)
    if kind == "remount":
        return Reason("back in the saddle", {**facts, "horse": fallen(view)})
    facts["horse"] = horse
    if kind == "photo":
        return Reason("calls the photo", facts)
    if kind in UPHELD:
        return Reason("objects", {**facts, "chance": len(UPHELD[kind]) / 6})
    return Reason("stops its own" if horse == view.seat else "stops a horse", facts)


def fallen(view: View) -> int:
    """The horse that has just fallen."""
    return next(seat for seat, horse in enumerate(view.horses) if horse.fate == DOWN)

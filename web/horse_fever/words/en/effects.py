"""What cards do, in English: whom an effect concerns, what happens, and its short sign.

`n` is the number of the effect, `size` the same without its sign.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.horse_fever.people import ASSISTANTS, HORSE_CARDS

Effect = tuple[str, str, str]

_HORSE, _STABLE, _LANE, _BETTORS, _BETS, _OWNER = (
    "the horse",
    "the stable",
    "the lane",
    "everyone who bets on the horse",
    "each won bet on the horse",
    "the owner",
)
_SPACES = "{n:plural(space|spaces)}"
_MORE = "{size:plural(space|spaces)} {n:sign(more|less)}"
_MOVES = "{n:some(moves " + _SPACES + "|does not move)}"

ACTIONS: Mapping[str, Effect] = {
    "start set": (_HORSE, _MOVES + " on the first movement card", "start {n}"),
    "start add": (_HORSE, "moves " + _MORE + " on the first movement card", "start {n:signed}"),
    "sprint set": (_HORSE, _MOVES + " in each sprint", "{n} per sprint"),
    "sprint add": (_HORSE, "moves " + _MORE + " in each sprint", "{n:signed} per sprint"),
    "sprint deny": (_HORSE, "never sprints", "no sprint"),
    "finish add": (_HORSE, "moves " + _MORE + " when it crosses the line", "finish {n:signed}"),
    "finish stop": (_HORSE, "stops on the line when it crosses it", "finish stop"),
    "last set": (_HORSE, _MOVES + " when last, from the second card on", "{n} if last"),
    "first set": (_HORSE, _MOVES + " when it leads, from the second card on", "{n} if leading"),
    "odds rows": (
        _STABLE,
        "{n:sign(climbs|falls)} {size:plural(row|rows)} of odds",
        "odds {n:sign(▲|▼)}{size}",
    ),
    "cash pay": (
        _BETTORS,
        "{n:sign(gets|pays)} {n:money} at the payoffs",
        "bettors {n:sign(+|−)}{n:money}",
    ),
    "vp add": (_BETS, "brings {size} VP {n:sign(more|less)}", "won bet {n:signed} VP"),
    "photo tie win": (_HORSE, "wins every photo finish", "wins ties"),
    "photo tie lose": (_HORSE, "loses every photo finish", "loses ties"),
    "cancel discard negative": (_LANE, "loses all its negative cards", "no negatives"),
    "cancel discard positive": (_LANE, "loses all its positive cards", "no positives"),
}

OWNERS: Mapping[str, Effect] = {
    "action discount": (_OWNER, "pays {n:money} less for action cards", "action −{n:money}"),
    "target discount": (_OWNER, "pays {n:money} less for targets", "target −{n:money}"),
    "assistant discount": (_OWNER, "pays {n:money} less for assistants", "assistant −{n:money}"),
    "horse discount": (_OWNER, "pays {n:money} less for horse cards", "horse −{n:money}"),
    "stable discount": (_OWNER, "pays {n:money} less for stables", "stable −{n:money}"),
    "bank repay": (_OWNER, "repays a loan from the bank with {n:money}", "bank {n:money}"),
    "mob repay": (_OWNER, "repays a loan from the mob with {n:money}", "mob {n:money}"),
    "left collect": (
        _OWNER,
        "collects {n:money} from the player on the left after each race",
        "left +{n:money}",
    ),
    "right collect": (
        _OWNER,
        "collects {n:money} from the player on the right after each race",
        "right +{n:money}",
    ),
    "second bet more": (_OWNER, "may lay {n} more second bet", "second bet {n:signed}"),
    "odds move": (
        _OWNER,
        "may move any stable {n:plural(row|rows)} up or down after the first bets",
        "odds ▲▼{n}",
    ),
    "purchase repeat": (
        _OWNER,
        "may buy {n} more of a kind in the second purchase",
        "same kind {n:signed}",
    ),
    "show places": (
        _OWNER,
        "wins bets to show on {n:plural(place|places)} more, down to 4th",
        "show {n:signed} place",
    ),
    "payoff gain": (_OWNER, "gets {n:money} from the bank after each race", "race +{n:money}"),
    "pass gain": (_OWNER, "gets {n:money} more for passing a purchase", "pass +{n:money}"),
    "sell gain": (
        _OWNER,
        "gets {n:money} more for a point sold at auction",
        "sold point +{n:money}",
    ),
    "buy discount": (
        _OWNER,
        "pays {n:money} less for a point bought at auction",
        "bought point −{n:money}",
    ),
    "vp gain": (
        _OWNER,
        "gets {n:money} for each VP from bets, stables and auctions",
        "each VP +{n:money}",
    ),
    "acquire gain": (_OWNER, "gets {n:money} on getting this card", "at once +{n:money}"),
    "assistants count": (
        _OWNER,
        "counts {n} more assistant for targets",
        "assistants {n:signed}",
    ),
    "assistant swap": (
        _OWNER,
        "swaps this card for an assistant of another player",
        "swap assistant",
    ),
    "horse swap": (
        _OWNER,
        "swaps this card for a horse card of another player",
        "swap horse",
    ),
    "cash gain": (_OWNER, "gets {n:money} at the payoffs when it has run", "runs +{n:money}"),
    "horses count": (_OWNER, "counts {n} more horse card for targets", "horses {n:signed}"),
}
"""What an effect does for the owner of its card."""

EFFECTS: Mapping[str, Effect] = {**ACTIONS, **OWNERS}

CARDS: Mapping[str, str] = {
    "same": " and ",
    "another": ", and ",
    "note first": "The lead is the first place among the horses still on the track: one that has "
    "finished does not count. Some groups count it, too; then the card does nothing once any horse "
    "has finished.",
    "purse": "{money:money} {row:some(and the stable at {row:odds}|to start with)}"
    "{powers:some(; {powers:list})}.",
    "money": "{money:money}",
    "stable": "stable {row:odds}",
    "target": "{points} VP in the final stage if you alone have {most}.",
    "points": "+{points} VP",
    "loan": "{now:money} now, {back:money} back in the final stage.",
    "loan of": "Loan from the {lender:lender}",
    "now": "+{now:money}",
    "back": "−{back:money}",
    "role target": "target",
    "role loan": "loan",
    "role": "stable owner",
    "role antonio-vesuvio": "sharp dealer",
    "role eric-change": "bookmaker",
    "role miss-double": "old hand",
    "role miss-paris": "star of the stands",
    "role oliver-oil": "oil magnate",
    "role otto-von-alt": "veteran",
    **{
        f"role {id}": it.role
        for cards in (*ASSISTANTS.values(), *HORSE_CARDS.values())
        for id, it in cards.items()
    },
    "most-stables": "the most stables",
    "most-assistants": "the most assistants",
    "most-horses": "the most horse cards",
    "most-targets": "the most targets, reached or not",
    "most-danari": "the most Danari",
    "fewest-stables": "the fewest stables",
    "fewest-vp": "the fewest VP, before targets are counted",
}
"""What stands on a card beside its effects; `same` and `another` join effects on one or on two.

A `note` is by what an effect changes: how that is played here, and how by others.
"""

"""What people, horses, targets and loans are called, and what they do; made from the effects."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from game.horse_fever.cards import STABLE_NAMES, Effect
from game.horse_fever.people import (
    ASSISTANTS,
    CHARACTERS,
    HORSE_CARDS,
    LOANS,
    TARGET_VP,
    PersonCard,
    target_kind,
    targets,
)
from web.horse_fever.words.cards import CARD_NAMES, CHARACTER_NAMES, effect_line, said
from web.horse_fever.words.horses import money, odds_text, stable
from web.words.plain import MINUS, capital, listed, plural, signed


class PersonText(NamedTuple):
    """A card of the Board Game in words: `line` says what it does, `symbols` its short signs."""

    id: str
    kind: str
    name: str
    role: str
    line: str
    symbols: tuple[str, ...]
    rule: str


KINDS = ("character", "assistant", "horse", "target", "loan")
"""The kinds of cards that `person` knows."""

_ROLES = {
    "antonio-vesuvio": "sharp dealer",
    "eric-change": "bookmaker",
    "miss-double": "old hand",
    "miss-paris": "star of the stands",
    "oliver-oil": "oil magnate",
    "otto-von-alt": "veteran",
}

_TARGETS = {
    "most-stables": "the most stables",
    "most-assistants": "the most assistants",
    "most-horses": "the most horse cards",
    "most-targets": "the most targets, reached or not",
    "most-danari": "the most Danari",
    "fewest-stables": "the fewest stables",
    "fewest-vp": "the fewest VP, before targets are counted",
}

Phrase = Callable[[int], str]

_GOODS = {"action": "action cards", "target": "targets", "horse": "horse cards"}


def _saves(what: str) -> tuple[Phrase, Phrase]:
    return (
        lambda n: f"pays {money(n)} less for {_GOODS.get(what, f'{what}s')}",
        lambda n: f"{what} {MINUS}{money(n)}",
    )


def _repays(lender: str) -> tuple[Phrase, Phrase]:
    return (
        lambda n: f"repays a loan of the {lender} with {money(n)}",
        lambda n: f"{lender} {money(n)}",
    )


def _collects(side: str) -> tuple[Phrase, Phrase]:
    return (
        lambda n: f"collects {money(n)} from the player on the {side} after each race",
        lambda n: f"{side} +{money(n)}",
    )


_OWNER: dict[tuple[str, str], tuple[Phrase, Phrase]] = {
    **{(it, "discount"): _saves(it) for it in ("action", "target", "assistant", "horse", "stable")},
    **{(it, "repay"): _repays(it) for it in LOANS},
    **{(it, "collect"): _collects(it) for it in ("left", "right")},
    ("second bet", "more"): (
        lambda n: f"may lay {n} more second bet",
        lambda n: f"second bet {signed(n)}",
    ),
    ("odds", "move"): (
        lambda n: f"may move any stable {plural(n, 'row')} up or down after the first bets",
        lambda n: f"odds ▲▼{n}",
    ),
    ("purchase", "repeat"): (
        lambda n: f"may buy {n} more of a kind in the second purchase",
        lambda n: f"same kind {signed(n)}",
    ),
    ("show", "places"): (
        lambda n: f"wins bets to show on {plural(n, 'place')} more, down to 4th",
        lambda n: f"show {signed(n)} place",
    ),
    ("payoff", "gain"): (
        lambda n: f"gets {money(n)} from the bank after each race",
        lambda n: f"race +{money(n)}",
    ),
    ("pass", "gain"): (
        lambda n: f"gets {money(n)} more for passing a purchase",
        lambda n: f"pass +{money(n)}",
    ),
    ("sell", "gain"): (
        lambda n: f"gets {money(n)} more for a point sold at auction",
        lambda n: f"sold point +{money(n)}",
    ),
    ("buy", "discount"): (
        lambda n: f"pays {money(n)} less for a point bought at auction",
        lambda n: f"bought point {MINUS}{money(n)}",
    ),
    ("vp", "gain"): (
        lambda n: f"gets {money(n)} for each VP from bets, stables and auctions",
        lambda n: f"each VP +{money(n)}",
    ),
    ("acquire", "gain"): (
        lambda n: f"gets {money(n)} on getting this card",
        lambda n: f"at once +{money(n)}",
    ),
    ("assistants", "count"): (
        lambda n: f"counts {n} more assistant for targets",
        lambda n: f"assistants {signed(n)}",
    ),
    ("assistant", "swap"): (
        lambda n: "swaps this card at once for an assistant of another player",
        lambda n: "swap assistant",
    ),
    ("horse", "swap"): (
        lambda n: "swaps this card at once for a horse card of another player",
        lambda n: "swap horse",
    ),
    ("cash", "gain"): (
        lambda n: f"gets {money(n)} at the payoffs when it has run",
        lambda n: f"runs +{money(n)}",
    ),
    ("horses", "count"): (
        lambda n: f"counts {n} more horse card for targets",
        lambda n: f"horses {signed(n)}",
    ),
}
"""What an effect does for the owner of its card, and its short sign."""


def _owned(effect: Effect) -> tuple[str, str, str]:
    """As `said` of an action card: who is meant, what happens, the short sign."""
    if (phrases := _OWNER.get((effect.symbol, effect.op))) is None:
        return said(effect)
    phrase, sign = phrases
    return "the owner", phrase(int(effect.value)), sign(int(effect.value))


def _line_and_signs(effects: Iterable[Effect]) -> tuple[str, tuple[str, ...]]:
    parts = [_owned(effect) for effect in effects]
    return effect_line(parts), tuple([sign for _, _, sign in parts])


def _character(edition: str, id: str) -> PersonText:
    it = CHARACTERS[edition][id]
    parts = [_owned(effect) for effect in it.effects]
    line, signs = f"{money(it.money)} to start with", [money(it.money)]
    if it.stable_row:
        line = f"{money(it.money)} and the stable at {odds_text(it.stable_row)}"
        signs.append(f"stable {odds_text(it.stable_row)}")
    if parts:
        line += f"; {listed([what for _, what, _ in parts])}"
        signs += [sign for _, _, sign in parts]
    role = _ROLES.get(id, "stable owner")
    return PersonText(id, "character", it.name, role, f"{line}.", tuple(signs), "C")


def _card(it: PersonCard, kind: str, rule: str) -> PersonText:
    line, signs = _line_and_signs(it.effects)
    return PersonText(it.id, kind, it.name, it.role, line, signs, rule)


def _target(id: str) -> PersonText:
    most = _TARGETS[target_kind(id)]
    line = f"{TARGET_VP} VP in the final stage if you alone have {most}."
    return PersonText(id, "target", TARGET_NAMES[id], "target", line, (f"+{TARGET_VP} VP",), "5.2")


def _loan(lender: str) -> PersonText:
    now, back = LOANS[lender]
    line = f"{money(now)} now, {money(back)} back in the final stage."
    signs = (f"+{money(now)}", f"{MINUS}{money(back)}")
    name = f"Loan of the {lender}"
    return PersonText(lender, "loan", name, "loan", line, signs, "1.1.7")


def person(edition: str, kind: str, card_id: str) -> PersonText:
    """A character, assistant, horse, target or loan in words; KeyError if there is none."""
    match kind:
        case "character":
            return _character(edition, card_id)
        case "assistant":
            return _card(ASSISTANTS[edition][card_id], kind, "S")
        case "horse":
            return _card(HORSE_CARDS[edition][card_id], kind, "H")
        case "target":
            return _target(card_id)
        case "loan":
            return _loan(card_id)
    raise KeyError(kind)


def all_people(edition: str) -> tuple[PersonText, ...]:
    """Every card of an edition but the action cards; of twin targets only the first."""
    twins = [card for card in targets(starred=True) if card.endswith("-1")]
    ids = {
        "character": CHARACTERS[edition],
        "assistant": ASSISTANTS[edition],
        "horse": HORSE_CARDS[edition],
        "target": twins,
        "loan": LOANS,
    }
    return tuple([person(edition, kind, id) for kind in KINDS for id in ids[kind]])


def character_line(edition: str, character_id: str) -> str:
    """A character: name, purse, stable and powers; KeyError if there is none."""
    it = person(edition, "character", character_id)
    return f"{it.name}: {it.line}"


TARGET_NAMES = {
    card: capital(target_kind(card).replace("-", " ").replace("vp", "VP").replace("dan", "Dan"))
    for card in targets(starred=True)
}
"""The names of all target cards; twins share theirs."""

NAMES = {
    **CARD_NAMES,
    **CHARACTER_NAMES,
    **TARGET_NAMES,
    **{
        id: it.name
        for cards in (*ASSISTANTS.values(), *HORSE_CARDS.values())
        for id, it in cards.items()
    },
}
"""The name of every card; an id has the same name in both editions."""


def goods(kind: str, card: str) -> str:
    """What is bought or sold: the stable, the card, or a target that lies face down."""
    if kind == "target":
        return "a target"
    return thing(card)


def thing(card: str) -> str:
    """A card in the middle of a sentence; a colour is its stable."""
    if card in STABLE_NAMES:
        return f"the stable {stable(card)}"
    return f"the target {TARGET_NAMES[card]}" if card in TARGET_NAMES else NAMES[card]

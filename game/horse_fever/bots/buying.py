"""What a sharp player buys: every entry of the shop window in victory points, best first."""

from __future__ import annotations

from game.bots.profiles import Reason
from game.horse_fever.bots import targets, valuation
from game.horse_fever.bots.standing import Appraisal, Standing, best
from game.horse_fever.bots.targets import pull
from game.horse_fever.lanes import HORSES
from game.horse_fever.people import LOANS
from game.horse_fever.shop import DRAWN_KINDS
from game.play import Ask

OFFER = 0.15
"""Points by which a trade must beat what the bank sells before it asks another player."""

RUSH = 0.5
"""Points that a stable gains by being the first to go: others may leave none for later."""

LOAN_RISK = {"bank": 0.25, "mob": 0.6}
"""Points off for what a loan may cost that cannot be repaid."""

NEVER = 5.0


def appraise(at: Standing, ask: Ask) -> list[Appraisal]:
    """Every purchase on offer with its worth; trades only while it still likes to ask."""
    bank = [appraisal(at, text) for text in ask.options if not text.startswith("offer")]
    if refusals(at) >= at.leaning.offers:
        return bank
    least = best(bank).worth + OFFER
    trades = [trade(at, text) for text in ask.options if text.startswith("offer")]
    return bank + [one for one in trades if one.worth > least]


def refusals(at: Standing) -> int:
    """How many of its offers have been refused in this step."""
    return len(at.board.refused)


def appraisal(at: Standing, text: str) -> Appraisal:
    """What the bank's entry is worth, its price counted in, against doing nothing."""
    price = at.board.prices[text]
    verb, _, rest = text.partition(" ")
    if verb == "pass":
        value = -at.cost(price) + pull(at, danari=-price)
        return Appraisal(text, value, Reason(at.saving, {"danari": -price}))
    if verb == "loan":
        return loan(at, text, rest)
    kind, _, colour = rest.partition(" ")
    if kind == "stable":
        return stable(at, text, colour, price)
    value = ware(at, kind) - at.cost(price) + pull(at, danari=-price)
    return Appraisal(text, value, Reason(f"buys {kind}", {"price": price}))


def ware(at: Standing, kind: str) -> float:
    """What a card of this kind is worth before it is drawn."""
    if kind == "action":
        return valuation.actions(at)
    if kind == "target":
        return targets.expected_target(at)
    assert kind in DRAWN_KINDS
    return valuation.expected(at, kind)


def stable(at: Standing, text: str, colour: str, price: int) -> Appraisal:
    """A point for good and prizes to come, against its price and dearer bets."""
    row = at.view.odds[colour]
    value = valuation.stable(at, row) - at.cost(price, vp=1) + pull(at, danari=-price) + rush(at)
    facts = {"horse": colour, "price": price, "row": row}
    return Appraisal(text, value, Reason("a stable earns its keep", facts))


def rush(at: Standing) -> float:
    """How much sooner a stable should be bought than what the shop never runs out of."""
    owned = sum(len(one.stables) for one in at.view.seats)
    scarce = len(at.rivals) >= (len(HORSES) - owned) / 2
    return RUSH if scarce and at.races > 1 else 0.0


def loan(at: Standing, text: str, kind: str) -> Appraisal:
    """Money now, against what must be left of it in the end."""
    money, owed = at.mine.money, at.owed + at.repayment(kind)
    gain = at.comfort(money + LOANS[kind][0], owed=owed) - at.comfort(money)
    free = at.repayment(kind) <= LOANS[kind][0]
    risk = 0.0 if free else LOAN_RISK[kind] - (at.leaning.bank if kind == "bank" else 0.0)
    never = not free and (at.races <= 1 or (kind == "mob" and not at.leaning.mob))
    facts = {"loan": kind, "danari": LOANS[kind][0], "owed": at.repayment(kind)}
    return Appraisal(text, gain - risk - (NEVER if never else 0.0), Reason("takes a loan", facts))


def trade(at: Standing, text: str) -> Appraisal:
    """What another's card is worth to it, and what its loss costs the other."""
    price = at.board.prices[text]
    _, number, kind, *cards = text.split(" ")
    seat, card = int(number) - 1, cards[0] if cards else ""
    facts = {"seat": seat, "what": kind, "card": card, "price": price}
    value = goods(at, kind, card) - at.cost(price, vp=kind == "stable") + pull(at, danari=-price)
    hurt = at.harm(seat) * (1.0 if kind == "stable" else 0.3)
    paid = at.harm(seat) * max(0.0, at.income(price) / max(1, at.races - 0.5))
    return Appraisal(text, at.leaning.bids * value + hurt - paid, Reason("asks another", facts))


def goods(at: Standing, kind: str, card: str) -> float:
    """What a card that lies before another player is worth to this one."""
    if kind == "stable":
        return valuation.stable(at, at.view.odds[card])
    if kind == "assistant":
        return valuation.assistant(at, card)
    if kind == "horse":
        return valuation.horse(at, card)
    return 0.5 * targets.expected_target(at)

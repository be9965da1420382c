"""How a keen player shops: sound rules of thumb, a reserve for its bets, and no sums."""

from __future__ import annotations

from game.bots.profiles import Reason
from game.horse_fever.bots import targets, valuation
from game.horse_fever.bots.auctions import no_to, yes_to
from game.horse_fever.bots.standing import Appraisal, Standing
from game.horse_fever.people import LOANS, target_kind
from game.play import Ask

ASSISTANTS = (
    "daniel-jackson", "brian-ofist", "pedro-pugnos", "cedric-copieur", "francois-riche",
    "justice-bros", "franz-galopp", "didier-adicion", "aronne-dal-banco", "michele-cuorlione",
    "adalbert-diplomatitsch", "tommy-style", "francisco-caballos", "philippe-justice",
    "adrien-justice",
)  # fmt: skip
HORSES = (
    "varonne", "the-fury", "costantino", "bosson", "la-longue-carabine", "biscuit-de-mer",
    "el-guapo", "napoleon", "troy", "giumenta",
)  # fmt: skip
"""From the best to the least, as one hears at the bar."""


def reserve(at: Standing) -> float:
    """What it keeps for bets: this race's two, and two more while races follow."""
    bets = 2 if at.races == 1 else 4
    return at.leaning.reserve * bets * at.mine.minimum_bet + at.owed / at.races


def purchases(at: Standing, ask: Ask) -> list[Appraisal]:
    """Each purchase with how much it is liked; what would touch the reserve is not."""
    return [purchase(at, text) for text in ask.options]


def purchase(at: Standing, text: str) -> Appraisal:
    """How much one purchase is liked: about in victory points, but learnt by heart."""
    price = at.board.prices[text]
    verb, _, rest = text.partition(" ")
    if verb == "pass":
        return Appraisal(text, 0.3, Reason(at.saving, {"danari": -price}))
    if verb == "loan":
        return loan(at, text, rest)
    if verb == "offer":
        return Appraisal(text, offer(at, text, price), Reason("asks another", said(text, price)))
    kind, _, colour = rest.partition(" ")
    poor = at.mine.money - price < reserve(at)
    liked = -1.0 if poor else fancy(at, kind, colour)
    if kind == "stable":
        facts = {"horse": colour, "price": price, "row": at.view.odds[colour]}
        return Appraisal(text, liked, Reason("a stable earns its keep", facts))
    return Appraisal(text, liked, Reason(f"buys {kind}", {"price": price}))


def said(text: str, price: int) -> dict[str, object]:
    """What an offer is about."""
    _, number, kind, *cards = text.split(" ")
    return {"seat": int(number) - 1, "what": kind, "card": "".join(cards), "price": price}


def fancy(at: Standing, kind: str, colour: str) -> float:
    """A stable before all, targets and action cards next, helpers while they can still pay."""
    if kind == "stable":
        return at.leaning.stables * (1.0 - at.view.odds[colour] / 100)
    if kind == "target":
        return 0.8 if len(at.board.targets) < 3 else 0.1
    if kind == "action":
        return 0.6 if len(at.view.hand) < 2 else 0.35
    return 0.5 if at.races >= 4 else 0.0


def loan(at: Standing, text: str, kind: str) -> Appraisal:
    """The bank's early, when the purse is thin; the mob's never, unless its henchman serves."""
    free = at.power(kind, "repay") > 0
    poor = at.mine.money < 1500 * (1 + at.leaning.bank) and at.races >= 4 and kind == "bank"
    liked = 0.9 if (free and at.races > 1) or (poor and at.leaning.bank >= 0) else -1.0
    facts = {"loan": kind, "danari": LOANS[kind][0], "owed": at.repayment(kind)}
    return Appraisal(text, liked, Reason("takes a loan", facts))


def offer(at: Standing, text: str, price: int) -> float:
    """Another's stable, late, when money is left over; bluffers ask whenever they can pay."""
    if "stable" not in text or at.mine.money - price < reserve(at):
        return -1.0
    late = at.races <= 2 or at.leaning.offers > 1
    return 0.9 if late and len(at.board.refused) < at.leaning.offers else -1.0


def sales(at: Standing, ask: Ask) -> list[Appraisal]:
    """It sells a card at the double price while money counts; a stable never, but a dear one."""
    deal = at.board.offer
    assert deal is not None
    facts = {"what": deal.kind, "card": deal.card, "price": deal.price, "seat": deal.buyer}
    wanted = 3000 * at.leaning.asks if deal.kind == "stable" else 700 * at.leaning.asks
    good = deal.price >= wanted and at.races > (3 if deal.kind == "stable" else 1)
    liked = {
        text: 1 - keep_rank(at, deal.kind, text.removeprefix("sell ")) if good else -1.0
        for text in ask.options
        if text != "refuse"
    }
    refusal = Appraisal("refuse", 0.0, Reason("too cheap to sell", facts))
    return [
        refusal,
        *(Appraisal(o, liking, Reason("sells dear", facts)) for o, liking in liked.items()),
    ]


def keep_rank(at: Standing, kind: str, card: str) -> float:
    """How dearly a card is held, from 0 to 1: by the bar's lists, a target by its lead."""
    if kind == "target":
        return 0.9 * targets.chance(at, target_kind(card), steers=False)
    ranked = ASSISTANTS if kind == "assistant" else HORSES
    return 0.9 * (1 - ranked.index(card) / len(ranked)) if card in ranked else 0.0


def keeps(at: Standing, ask: Ask) -> list[Appraisal]:
    """The card highest in the bar's lists; of targets the one it leads best, no twin."""
    kind = ask.what.split(" ")[0]
    return [keep(at, kind, text) for text in ask.options]


def keep(at: Standing, kind: str, text: str) -> Appraisal:
    """How much one drawn card is liked."""
    card = text.removeprefix("keep ")
    liked = keep_rank(at, kind, card)
    if kind != "target":
        return Appraisal(text, liked, Reason("keeps the best card", {"what": kind, "card": card}))
    twin = target_kind(card) in at.aims
    facts = {"target": target_kind(card), "chance": liked / 0.9}
    return Appraisal(text, 0.0 if twin else liked, Reason("its target leads", facts))


def swaps(_at: Standing, ask: Ask) -> list[Appraisal]:
    """The card highest in the bar's lists, wherever it lies."""
    return [swap(text) for text in ask.options]


def swap(text: str) -> Appraisal:
    """How much another's card is liked: any is better than one that has not been swapped."""
    if text == "pass":
        return Appraisal(text, -100.0, Reason("all the same", {}))
    _, number, card = text.split(" ")
    ranked = ASSISTANTS if card in ASSISTANTS else HORSES
    facts = {"seat": int(number) - 1, "card": card}
    return Appraisal(text, -float(ranked.index(card)), Reason("swaps for the best", facts))


def bids(at: Standing, ask: Ask) -> list[Appraisal]:
    """It buys a point up to 1,300 D, or with the last race's idle money; it hardly sells one."""
    assert at.board.auction is not None
    kind, price, _, _ = at.board.auction
    if kind == "sell":
        good = at.mine.money < 2 * at.mine.minimum_bet and at.races > 1
        good = good and price >= 700 * at.leaning.asks
    else:
        left = at.mine.money + at.power("buy", "discount") - price
        limit = 1300 * at.leaning.bids if at.races else 10_000
        good = price <= limit and left >= (reserve(at) if at.races else at.owed)
    return [
        Appraisal(text, 0.0, no_to(at))
        if text == "refuse"
        else Appraisal(text, 1.0 if good else -1.0, yes_to(at))
        for text in ask.options
    ]


def line_up(at: Standing, ask: Ask) -> list[Appraisal]:
    """Good horses on the stable with the best odds, bad ones on the worst."""
    return [run(at, text) for text in ask.options]


def run(at: Standing, text: str) -> Appraisal:
    """How much one horse card on one stable is liked."""
    if text == "done":
        return Appraisal(text, 0.0, Reason("leaves the stable as it is", {}))
    _, card, colour = text.split(" ")
    row = at.view.odds[colour]
    bad = valuation.is_slow(card)
    liked = row - 4.5 if bad else 7 - row + 0.1 * (len(HORSES) - HORSES.index(card))
    why = "earns by running" if bad else "helps its stable"
    return Appraisal(text, liked, Reason(why, {"card": card, "horse": colour}))

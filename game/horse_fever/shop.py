"""What can be bought, for how much, and why not: the shop window of the purchase phase."""

from __future__ import annotations

from collections.abc import Sequence

from game.horse_fever.cards import STABLE_PRICES
from game.horse_fever.lanes import HORSES
from game.horse_fever.people import LOAN_CARDS, LOANS
from game.horse_fever.state import Game, Offer, Player
from game.play import Refusal

CARD_PRICE = 400
PASS_GAIN = 400
DRAWN_KINDS = {"target": "1.1.2", "assistant": "1.1.3", "horse": "1.1.4"}
"""The kinds of which four are drawn and one is kept, with their rules."""

BANK_MENU = (
    "buy action",
    *(f"buy {kind}" for kind in DRAWN_KINDS),
    *(f"buy stable {horse}" for horse in HORSES),
    "loan bank",
    "loan mob",
    "pass",
)


def read_offer(game: Game, buyer: Player, text: str) -> Offer:
    """`offer 2 assistant tommy-style` as data; `offer 2 target` names no card."""
    _, number, kind, *card = text.split(" ")
    name = card[0] if card else ""
    cost = trade_price(game, buyer, kind, name)
    return Offer(text, buyer.seat, int(number) - 1, kind, name, cost)


def menu(game: Game, player: Player) -> tuple[str, ...]:
    """Everything a player might wish to buy now, legal or not."""
    offers = [
        f"offer {other.seat + 1} {goods}"
        for other in game.players
        if other is not player and not other.out
        for goods in goods_of(other)
    ]
    return (*BANK_MENU, *offers)


def goods_of(player: Player) -> list[str]:
    """What another player might be asked for; which target is the owner's choice."""
    return [
        *(f"stable {card}" for card in player.stables),
        *(f"assistant {card}" for card in player.assistants),
        *(f"horse {card}" for card in player.horses),
        *(["target"] if player.targets else []),
    ]


def bank_price(game: Game, kind: str, stable: str = "") -> int:
    """The price before any discount, in Danari (table 3)."""
    return STABLE_PRICES[game.odds[stable]] if kind == "stable" else CARD_PRICE


def price(game: Game, player: Player, kind: str, stable: str = "") -> int:
    """What this player pays the bank."""
    return max(0, bank_price(game, kind, stable) - game.power(player, kind, "discount"))


def trade_price(game: Game, player: Player, kind: str, card: str) -> int:
    """Twice the bank's price, less what the buyer's assistants save (1.1.8)."""
    double = 2 * bank_price(game, kind, card)
    return max(0, double - game.power(player, kind, "discount"))


def prices(game: Game, player: Player) -> dict[str, int]:
    """What each entry of the shop window costs this player in Danari; a gain is negative."""
    return {text: -gain_of(game, player, text) for text in menu(game, player)}


def gain_of(game: Game, player: Player, text: str) -> int:
    """What an entry of the shop window does to the purse."""
    verb, _, rest = text.partition(" ")
    if verb == "pass":
        return PASS_GAIN + game.power(player, "pass", "gain")
    if verb == "loan":
        return LOANS[rest][0]
    if verb == "offer":
        return -read_offer(game, player, text).price
    kind, _, stable = rest.partition(" ")
    return -price(game, player, kind, stable)


def take_from_deck(game: Game, kind: str, cards: list[str]) -> None:
    """Remove cards from their deck; the others stay in it, shuffled before the next draw."""
    for card in cards:
        game.decks[kind].remove(card)


def objection(
    game: Game, player: Player, step: int, offered: Sequence[str], text: str
) -> Refusal | None:
    """Why one of the things `offered` may not be bought now; None when it may."""
    verb, _, rest = text.partition(" ")
    if verb == "pass" or text not in offered:
        return stranger_objection(game, player, text)
    if verb == "loan":
        return loan_objection(game, player, rest)
    if verb == "offer":
        return offer_objection(game, player, step, text)
    kind, _, stable = rest.partition(" ")
    return (
        kind_objection(game, player, step, kind)
        or supply_objection(game, kind, stable)
        or purse_objection(player, price(game, player, kind, stable), "1.1")
    )


def kind_objection(game: Game, player: Player, step: int, kind: str) -> Refusal | None:
    """One of each kind in a phase, action cards apart; Miss Double may repeat in step two."""
    if kind == "horse" and not player.stables:
        return Refusal("Horse cards are only for players who own a stable.", "1.1.4")
    if kind not in player.bought:
        return None
    if step == 2 and game.power(player, "purchase", "repeat"):
        return None
    return Refusal("You have already bought one {kind} card in this round.", "1.2", kind=kind)


def supply_objection(game: Game, kind: str, stable: str) -> Refusal | None:
    """Nothing is sold that the bank does not have."""
    if kind == "stable":
        for other in game.players:
            if stable in other.stables:
                said = "The {stable} stable belongs to {seat:player}."
                return Refusal(said, "1.1.5", stable=stable, seat=other.seat)
        return None
    if not game.decks[kind]:
        rule = DRAWN_KINDS.get(kind, "1.1.1")
        return Refusal("There are no {kind} cards left to draw.", rule, kind=kind)
    return None


def purse_objection(player: Player, cost: int, rule: str) -> Refusal | None:
    """Nothing is bought on credit."""
    if cost <= player.money:
        return None
    said = "This costs {cost:number} D and you have {money:number} D."
    return Refusal(said, rule, cost=cost, money=player.money)


def loan_objection(game: Game, player: Player, kind: str) -> Refusal | None:
    """Each kind once a game, and six loan cards in all."""
    if kind in player.loans:
        said = "You already have a loan from the {lender}; each lends to you once."
        return Refusal(said, "1.1.7", lender=kind)
    if sum(len(other.loans) for other in game.players) >= LOAN_CARDS:
        return Refusal("All six loan cards are taken.", "1.1.7")
    return None


def offer_objection(game: Game, player: Player, step: int, text: str) -> Refusal | None:
    """One trade a phase, which is the buyer's purchase of its kind; a no stands for the step."""
    if text in game.refused:
        return Refusal("This offer has just been refused.", "1.1.8")
    if player.has_traded and game.rulings.one_trade:
        return Refusal("You have already bought from a player in this round.", "1.1.8")
    offer = read_offer(game, player, text)
    return kind_objection(game, player, step, offer.kind) or purse_objection(
        player, offer.price, "1.1.8"
    )


def stranger_objection(game: Game, player: Player, text: str) -> Refusal | None:
    """Why something cannot be asked of another player who does not have it (1.1.8)."""
    verb, number, kind, card = [*text.split(" "), "", "", ""][:4]
    if verb != "offer" or not number.isdigit():
        return None
    if number not in {str(seat + 1) for seat in range(len(game.players))}:
        return Refusal("There is no player {number} at this table.", "1.1.8", number=number)
    seller = game.players[int(number) - 1]
    who = seller.seat
    if seller is player:
        return Refusal("You can ask only the other players to sell.", "1.1.8")
    if seller.out:
        return Refusal(
            "The game is over for {seat:player}, who has nothing to sell.", "1.1.8", seat=who
        )
    if kind == "action":
        return Refusal("Action cards are never sold by players.", "1.1.8")
    if kind == "stable" and card in HORSES:
        return Refusal(
            "{seat:player} does not own the {stable} stable.", "1.1.8", stable=card, seat=who
        )
    if kind == "target":
        if seller.targets:
            said = "Targets lie face down: the owner chooses which one is sold."
            return Refusal(said, "1.1.8")
        return Refusal("{seat:player} has no target card.", "1.1.8", seat=who)
    if kind in DRAWN_KINDS:
        return Refusal("{seat:player} has no such {kind} card.", "1.1.8", kind=kind, seat=who)
    return None


def keeping_objection(kind: str, text: str) -> Refusal | None:
    """Why one of the cards just drawn is kept, and no other."""
    rule = DRAWN_KINDS[kind]
    if text == "pass":
        return Refusal("They are paid for: one of the cards drawn has to be kept.", rule)
    if text.startswith("keep "):
        return Refusal("This is not one of the cards that you have drawn.", rule)
    return None


def swap_objection(text: str) -> Refusal | None:
    """Why a card that swaps is always swapped, for a card of another player (S)."""
    if text == "pass":
        return Refusal("You have to swap this card for a card of another player.", "S")
    if text.startswith("swap "):
        return Refusal("No other player has this card.", "S")
    return None


def sale_objection(text: str) -> Refusal | None:
    """Why an offer is answered by selling what was asked for, or by a refusal (1.1.8)."""
    if text == "pass":
        return Refusal("Sell, or refuse the offer.", "1.1.8")
    if text.startswith("sell "):
        return Refusal("This is not what you were asked to sell.", "1.1.8")
    return None

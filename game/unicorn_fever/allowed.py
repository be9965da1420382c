"""What may be done in the preparation, and why not: options, and the refusal of all else (R.2)."""

from __future__ import annotations

from functools import lru_cache

from game.play import Refusal
from game.unicorn_fever.contracts import CONTRACTS
from game.unicorn_fever.lanes import LANES
from game.unicorn_fever.magic import is_magic, magic_of
from game.unicorn_fever.setup import not_free
from game.unicorn_fever.state import KINDS, Doing, Game, Player, Spell
from game.unicorn_fever.tokens import STACKS

TAKEN = ("magic", "any-bet", "win-bet", "gold")
"""The stacks whose token is taken by name; a contract token comes with its contract."""

BET_MENU = tuple(f"bet {kind} {lane}" for kind in KINDS for lane in LANES)
SLIP_MENU = tuple(f"bet slip {lane}" for lane in LANES)
LOOK_MENU = tuple(f"look {lane}" for lane in LANES)


@lru_cache(maxsize=512)  # it could be worked out again: no state, only time saved
def plays(card: str) -> tuple[str, ...]:
    """All ways to play a card."""
    return tuple([f"play {card} {lane}" for lane in LANES])


def actions(game: Game, player: Player) -> tuple[str, ...]:
    """All actions there are now; `action_refused` says the same of one text, with its reason."""
    stacks = game.stacks
    found = [f"take {stack}" for stack in TAKEN if stacks[stack]]
    found.append("printed any-bet")
    if not stacks["gold"]:
        found.append("printed gold")
    if stacks["contract"] and game.offers and player.gold >= contract_price(game, player):
        found += [f"sign {id}" for id in game.offers]
    if game.loans_left:
        found.append("loan")
    return tuple(found)


def action_refused(game: Game, player: Player, text: str) -> Refusal | None:
    """Why an action cannot be had now."""
    verb, _, what = text.partition(" ")
    if text == "loan":
        return no_loan(game)
    if text == "pass":
        return Refusal("Everybody does three actions; nobody passes.", "R.2")
    if verb == "take" and what in TAKEN:
        if not game.stacks[what]:
            return Refusal("All tokens of this stack are taken for this race.", "R.2")
    elif text == "printed gold":
        if game.stacks["gold"]:
            said = "The printed gold is there only when all gold tokens are taken."
            return Refusal(said, "R.2.5")
    elif verb == "sign" and what in CONTRACTS:
        return contract_refused(game, player, what)
    return None


def contract_refused(game: Game, player: Player, id: str) -> Refusal | None:
    """Why a contract cannot be signed: it does not lie there, no token is left, or no gold."""
    if id not in game.offers:
        return Refusal("This contract does not lie on the board.", "R.2.4")
    if not game.stacks["contract"]:
        return Refusal("All contract tokens are taken for this race.", "R.2.4")
    price = contract_price(game, player)
    if player.gold < price:
        facts = {"price": price, "gold": player.gold}
        if game.loans_left:
            return Refusal(
                "The next contract costs {price:number} gold; you have {gold:number}. "
                "A loan brings 20 gold.", "R.2.4", **facts,
            )  # fmt: skip
        return Refusal(
            "The next contract costs {price:number} gold; you have {gold:number}.", "R.2.4", **facts
        )
    return None


def contract_price(game: Game, player: Player) -> int:
    """What the token on top of the contract stack costs this player, in gold."""
    token = STACKS["contract"][game.stacks["contract"][0]]
    return max(0, -token.gold - player.power("contract_less"))


def no_loan(game: Game) -> Refusal | None:
    """Why there is no loan: only when all of the box are out."""
    if not game.loans_left:
        return Refusal("All twenty loans of the box are taken.", "R.6")
    return None


def magic_left(doing: Doing, player: Player) -> bool:
    """Whether one more card may be played, if need be a negative one (R.2.1, GO7)."""
    return doing.played < doing.magic or (
        doing.magic > 0
        and doing.played == doing.magic
        and player.power("extra_negative") > 0
        and any(magic_of(card).sign == "negative" or doing.dark for card in player.hand)
    )


def parts(game: Game, player: Player, doing: Doing) -> list[str]:
    """All that may be done now; `part_refused` says the same of one text, with its reason."""
    found: list[str] = []
    has_magic = magic_left(doing, player)
    if doing.bet and player.gold and not (doing.played and has_magic):
        own = game.reserved.get(player.seat)
        tokens = game.free if own is None else [*game.free, own]
        found += [f"bet {token}" for token in tokens if doing.bet == "any" or token[:3] == "win"]
        if doing.bet == "any" and player.power("slips") and not player.has_slip:
            found += SLIP_MENU
    if has_magic:
        needs_dark = doing.played == doing.magic and not doing.dark
        for card in player.hand:
            if not needs_dark or magic_of(card).sign == "negative":
                found += [f"play {card} {doing.looked}"] if doing.looked else plays(card)
        if player.power("look") and not doing.looked:
            found += [
                text
                for lane, text in zip(LANES, LOOK_MENU, strict=True)
                if any(is_hidden(spell, player) for spell in game.spells[lane])
            ]
    if game.loans_left:
        found.append("loan")
    found.append("pass")
    return found


def part_refused(game: Game, player: Player, text: str) -> Refusal | None:
    """Why a part of an action cannot be done."""
    doing = game.doing
    assert doing is not None
    verb, _, rest = text.partition(" ")
    if text == "loan":
        return no_loan(game)
    if verb == "bet":
        return bet_refused(game, player, doing, rest)
    if verb == "play":
        return card_refused(player, doing, rest)
    if verb == "look":
        return look_refused(game, player, doing, rest)
    return None


def bet_refused(game: Game, player: Player, doing: Doing, text: str) -> Refusal | None:
    """Why a bet cannot be made: not with this token, not now, no token on the board, no gold."""
    kind, _, lane = text.partition(" ")
    if kind not in (*KINDS, "slip") or lane not in LANES:
        return None
    if not doing.token.bet:
        return Refusal("This action token lets you make no bet.", "R.2.2")
    if not doing.bet:
        return Refusal("Your bet of this action is made.", "R.2.2")
    if doing.bet == "win" and kind != "win":
        return Refusal("This action token is for a win bet only.", "R.2.2")
    if doing.played and magic_left(doing, player):
        return Refusal("Finish playing magic first; then make the bet.", "R.2.1")
    if kind == "slip":
        if not player.power("slips"):
            return Refusal("None of your contracts lets you bet without a token.", "R.10")
        if player.has_slip:
            return Refusal("There is one bet without a token a race.", "R.10")
    elif (text not in game.free and game.reserved.get(player.seat) != text) and (
        refusal := not_free(game, player, text)
    ) is not None:
        return refusal
    if player.gold:
        return None
    if game.loans_left:
        return Refusal("A bet needs a stake of 1 gold at least. A loan brings 20.", "R.2.2")
    return Refusal("A bet needs a stake of 1 gold at least.", "R.2.2")


def card_refused(player: Player, doing: Doing, text: str) -> Refusal | None:
    """Why a card cannot be played there now."""
    card, _, lane = text.partition(" ")
    if not is_magic(card) or lane not in LANES:
        return None
    # First of all: at a token without magic nobody needs to know what is in a hand.
    if not doing.token.magic:
        return Refusal("This action token lets you play no magic.", "R.2.1")
    if card not in player.hand:
        return Refusal("You do not have this card in your hand.", "R.2.1")
    if doing.looked and lane != doing.looked:
        return Refusal("You have looked at another lane; play your next card there.", "R.10")
    is_dark = magic_of(card).sign == "negative"
    if doing.played < doing.magic or (
        doing.played == doing.magic
        and doing.magic
        and player.power("extra_negative")
        and (is_dark or doing.dark)
    ):
        return None
    if doing.played == doing.magic and doing.magic and player.power("extra_negative"):
        return Refusal("The extra card that your contract allows has to be negative.", "R.10")
    return Refusal("The magic of this action is over.", "R.2.1")


def look_refused(game: Game, player: Player, doing: Doing, lane: str) -> Refusal | None:
    """Why a lane cannot be looked at (WA7)."""
    if lane not in LANES:
        return None
    if not player.power("look"):
        return Refusal("None of your contracts lets you look at magic.", "R.10")
    if doing.looked:
        return Refusal("Play a card on the lane that you have looked at first.", "R.10")
    if not magic_left(doing, player) or not player.hand:
        return Refusal("You look only where you can play a card.", "R.10")
    unknown = [spell for spell in game.spells[lane] if is_hidden(spell, player)]
    if not unknown:
        return Refusal("There is no card in this lane that you do not know.", "R.10")
    return None


def is_hidden(spell: Spell, player: Player) -> bool:
    """Whether a player does not know a card that lies face down."""
    return spell.seat != player.seat and spell.card not in player.known


def stake_refused(game: Game, player: Player, text: str) -> Refusal | None:
    """Why a sum cannot be staked; a loan for it comes before the bet, which can be taken back."""
    if not (text.isascii() and text.isdigit()) or len(text) > 6:
        return None
    if text == "0":
        return Refusal("A bet needs a stake of 1 gold at least.", "R.2.2")
    if game.loans_left:
        said = "You have {gold:number} gold. For a loan, take the bet back first."
        return Refusal(said, "R.2.2", gold=player.gold)
    return Refusal("You have {gold:number} gold.", "R.2.2", gold=player.gold)


def not_dropped(text: str) -> Refusal | None:
    """Why a card cannot be dropped, or too many kept."""
    if text == "pass":
        return Refusal("You may hold no more cards than your limit.", "R.10")
    verb, _, card = text.partition(" ")
    if verb == "drop" and is_magic(card):
        return Refusal("You do not have this card in your hand.", "R.10")
    return None

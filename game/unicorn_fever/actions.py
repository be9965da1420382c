"""The preparation: three actions each, a token at a time, and what tokens let one do (R.2)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from game.play import REST, Ask, Play
from game.unicorn_fever.allowed import (
    BET_MENU,
    LOOK_MENU,
    SLIP_MENU,
    TAKEN,
    action_refused,
    actions,
    contract_price,
    is_hidden,
    magic_left,
    not_dropped,
    part_refused,
    parts,
    plays,
    stake_refused,
)
from game.unicorn_fever.contracts import CONTRACTS
from game.unicorn_fever.lanes import LANES
from game.unicorn_fever.magic import MAGIC, is_magic, magic_of
from game.unicorn_fever.setup import refill, reserve
from game.unicorn_fever.state import (
    ACTIONS,
    LOAN,
    Bet,
    Doing,
    Game,
    Player,
    Spell,
    borrow,
    settle,
)
from game.unicorn_fever.tokens import PRINTED, STACKS, Token

ACTION_MENU = (*[f"take {stack}" for stack in TAKEN], "printed any-bet", "printed gold")


def prepare(game: Game) -> Play[None]:
    """Three rounds of the table: everybody does one action at a time (R.2)."""
    count = len(game.players)
    while game.turn < ACTIONS * count:
        yield REST
        player = game.players[(game.first + game.turn) % count]
        yield from act(game, player)
        game.turn += 1
    for player in game.players:
        player.known.clear()
    move_carrot(game)


def act(game: Game, player: Player) -> Play[None]:
    """One action: a token, a printed space, or a contract; loans before it as wanted (R.2, R.6)."""
    why = partial(action_refused, game, player)
    while True:
        menu = (*ACTION_MENU, *[f"sign {id}" for id in game.offers], "loan")
        options = actions(game, player)
        answer = yield Ask(player.seat, "action", options, 1, "R.2", menu, why, True)
        if answer != "loan":
            break
        borrow(game, player, "R.6")
    verb, what = answer.split(" ")
    if verb == "sign":
        yield from sign(game, player, what)
    else:
        token = take(game, player, what) if verb == "take" else printed(game, player, what)
        yield from do(game, player, token)


def take(game: Game, player: Player, stack: str) -> Token:
    """Take the token on top of a stack."""
    letter = game.stacks[stack].pop(0)
    player.taken.append(f"{stack} {letter}")
    game.tell("token taken", "R.2", seat=player.seat, stack=stack, letter=letter)
    return STACKS[stack][letter]


def printed(game: Game, player: Player, space: str) -> Token:
    """Use what is printed on the board, and say so."""
    player.taken.append(f"printed {space}")
    game.tell("token taken", "R.2", seat=player.seat, stack=space, letter="")
    return PRINTED[space]


def do(game: Game, player: Player, token: Token) -> Play[None]:
    """What a token gives, in any order; parts of it may be left (R.2)."""
    if token.gold:
        gold = token.gold + player.power("gold_action")
        settle(game, player, "gold action", "R.2.5", gold)
        return
    magic = token.magic + player.power("extra_magic") if token.magic else 0
    game.doing = Doing(token, token.bet, magic)
    while (doing := game.doing) is not None and (doing.bet or magic_left(doing, player)):
        answer = yield from next_part(game, player, doing)
        if answer == "loan":
            borrow(game, player, "R.6")
        elif answer == "pass":
            yield from leave_part(game, player, doing)
        elif answer.startswith("bet "):
            yield from bet(game, player, doing, answer.removeprefix("bet "))
        elif answer.startswith("look "):
            look(game, player, doing, answer.removeprefix("look "))
        else:
            yield from play_card(game, player, doing, answer)
    game.doing = None


def next_part(game: Game, player: Player, doing: Doing) -> Play[str]:
    """Ask for the next bet or card of this action; `pass` leaves what is left of it."""
    menu: list[str] = []
    if doing.bet:
        menu += BET_MENU
        if player.power("slips"):
            menu += SLIP_MENU
    if doing.magic:
        for card in player.hand:
            menu += plays(card)
        if player.power("look"):
            menu += LOOK_MENU
    menu += ["loan", "pass"]
    options = tuple(parts(game, player, doing))
    why = partial(part_refused, game, player)
    # Cards are secret; a token that only lets one bet is dealt with in front of everybody.
    what, rule = ("magic", "R.2.1") if not doing.bet else ("bet", "R.2.2")
    if doing.bet and doing.magic:
        what = "bet and magic"
    return (yield Ask(player.seat, what, options, 1, rule, tuple(menu), why, not doing.magic))


def look(game: Game, player: Player, doing: Doing, lane: str) -> None:
    """The Owl at the Window shows the hidden cards of a lane to one player (R.10)."""
    doing.looked = lane
    player.known.extend(spell.card for spell in game.spells[lane] if is_hidden(spell, player))
    card = player.contract_with("look")
    game.tell("looked", "R.10", seat=player.seat, horse=lane, card=card)


def play_card(game: Game, player: Player, doing: Doing, text: str) -> Play[None]:
    """Lay a card face down in a lane; after the last one the hand is refilled (R.2.1)."""
    _, card, lane = text.split(" ")
    player.hand.remove(card)
    game.spells[lane].append(Spell(player.seat, card))
    doing.played += 1
    doing.dark += magic_of(card).sign == "negative"
    doing.looked = ""
    game.tell("magic played", "R.2.1", seat=player.seat, horse=lane)
    if not player.hand or not magic_left(doing, player):
        yield from end_magic(game, player, doing)


def end_magic(game: Game, player: Player, doing: Doing) -> Play[None]:
    """The play-magic part is over: refill at once (R.2.1)."""
    doing.magic = 0
    doing.looked = ""
    yield from refill(game, player, "R.2.1")


def leave_part(game: Game, player: Player, doing: Doing) -> Play[None]:
    """Leave the cards if some are played and a bet is to come, else the rest of the action."""
    is_playing = doing.magic and doing.played
    if is_playing:
        yield from end_magic(game, player, doing)
    if not (is_playing and doing.bet):
        game.doing = None


def bet(game: Game, player: Player, doing: Doing, text: str) -> Play[None]:
    """Take the bet token and put a stake on it; glory of the action lies on it too (R.2.2)."""
    kind, lane = text.split(" ")
    doing.staking = text
    why = partial(stake_refused, game, player)
    stakes = tuple(map(str, range(1, player.gold + 1)))
    stake = int((yield Ask(player.seat, "stake", stakes, 1, "R.2.2", stakes, why, True)))
    doing.staking, doing.bet = "", ""
    if kind == "slip":
        player.has_slip = True
    elif text in game.free:
        game.free.remove(text)
    else:
        del game.reserved[player.seat]
    game.bets.append(Bet(player.seat, kind, lane, stake, doing.token.glory))
    settle(
        game, player, "bet laid", "R.2.2", -stake, bet=kind, horse=lane, stake=stake,
        on_it=doing.token.glory,
    )  # fmt: skip


def sign(game: Game, player: Player, id: str) -> Play[None]:
    """Take the contract token on top, pay its price, and sign; it works from now on (R.2.4)."""
    price = contract_price(game, player)
    take(game, player, "contract")
    game.offers.remove(id)
    player.sign(id)
    settle(game, player, "contract signed", "R.2.4", -price, card=id)
    if gold := player_power(id, "signed_gold"):
        settle(game, player, "contract pays", "R.10", gold, card=id)
    if player_power(id, "reserve"):
        yield from reserve(game, player)
    if player_power(id, "hand_more"):
        yield from refill(game, player, "R.10")
    if more := player_power(id, "signed_draw"):
        yield from archive(game, player, more)


def player_power(id: str, word: str) -> int:
    """What one contract does for a word."""
    return CONTRACTS[id].powers.get(word, 0)


def archive(game: Game, player: Player, more: int) -> Play[None]:
    """The Tower Archive: more cards, then back to the limit (R.10, WA8)."""
    yield from refill(game, player, "R.10", more)
    while len(player.hand) > game.hand_limit(player):
        options = tuple([f"drop {card}" for card in player.hand])
        answer = yield Ask(player.seat, "card to drop", options, 1, "R.10", options, not_dropped)
        card = answer.removeprefix("drop ")
        player.hand.remove(card)
        game.dropped.append(card)
        game.tell("magic dropped", "R.10", seat=player.seat)


def move_carrot(game: Game) -> None:
    """Whoever has the first gold token is first player from now on (R.3.1)."""
    for player in game.players:
        if any(is_carrot(taken) for taken in player.taken):
            game.first = player.seat
            game.tell("first player", "R.3.1", seat=player.seat)


def is_carrot(taken: str) -> bool:
    """Whether this action makes its player the first one."""
    stack, letter = taken.split(" ")
    return stack in STACKS and letter in STACKS[stack] and STACKS[stack][letter].carrot


def expected(game: Game, ask: Ask) -> Sequence[str]:
    """What a player may think of beyond the menu."""
    more = EXPECTED.get(ask.what)
    return (*more(game, ask), "pass") if more is not None else ()


def _actions(game: Game, _ask: Ask) -> Sequence[str]:
    return [f"sign {id}" for id in game.contract_deck()]


ELSEWHERE = (f"play {next(iter(MAGIC))} {LANES[0]}", BET_MENU[0], SLIP_MENU[0], LOOK_MENU[0])
"""Parts of actions that other tokens or contracts have; the same whatever is in a hand."""


def _parts(game: Game, ask: Ask) -> Sequence[str]:
    laid = [spell.card for spells in game.spells.values() for spell in spells]
    laid = [card for card in laid if is_magic(card) and is_own(game, ask.who, card)]
    return [*ELSEWHERE, *[f"play {card} {LANES[0]}" for card in laid]]


def _bet(_game: Game, _ask: Ask) -> Sequence[str]:
    return ELSEWHERE


def is_own(game: Game, seat: int, card: str) -> bool:
    """Whether this card was laid by this player."""
    return any(Spell(seat, card) in spells for spells in game.spells.values())


def _stakes(game: Game, ask: Ask) -> Sequence[str]:
    gold = game.players[ask.who].gold
    return ["0", str(gold + 1), str(gold + LOAN)]


def _ahead(_game: Game, _ask: Ask) -> Sequence[str]:
    return [f"ahead {lane}" for lane in LANES]


def _nothing(_game: Game, _ask: Ask) -> Sequence[str]:
    return ()


EXPECTED: Mapping[str, Callable[[Game, Ask], Sequence[str]]] = {
    "action": _actions,
    "bet": _bet,
    "magic": _parts,
    "bet and magic": _parts,
    "stake": _stakes,
    "card to drop": _nothing,
    "photo finish": _ahead,
}
"""By question, beside what its menu offers."""

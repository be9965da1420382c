"""Every reason against an answer is true of the table at that moment."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from game import Table
from game.play import CHANCE
from game.racing.track import photo_objection
from game.unicorn_fever.actions import act
from game.unicorn_fever.lanes import LANES
from game.unicorn_fever.race import reveal
from game.unicorn_fever.setup import start_round
from game.unicorn_fever.state import Bet, Game
from tests.game.unicorn_fever.scripted import TITLE, Phase, dealt, laid
from tests.game.walks import walked


def at(game: Game, seat: int = 0) -> Phase:
    return Phase(act(game, game.players[seat]))


def reason(flow: Phase, text: str) -> str:
    return flow.why(text)[0]


def test_a_token_without_magic_is_not_said_to_have_played_it_all():
    """Nor does the reason tell whether the card is in the hand, for all can see this question."""
    flow = at(dealt(laid(3), 0, "G01")).answer("take win-bet")
    for card in ("G01", "G02"):
        assert reason(flow, f"play {card} red") == "This action token lets you play no magic."


def test_magic_that_was_left_is_over_though_not_all_of_it_was_played():
    game = dealt(laid(3), 0, "G01", "G05", "G07", "G03", "G09")
    flow = at(game).answer("take any-bet", "play G01 red", "pass")
    assert reason(flow, "play G05 red") == "The magic of this action is over."


def test_a_token_without_a_bet_is_not_said_to_have_made_one():
    flow = at(dealt(laid(3), 0, "G01")).answer("take magic")
    assert reason(flow, "bet win red") == "This action token lets you make no bet."
    assert reason(flow, "look red") == "None of your contracts lets you look at magic."


def test_who_has_no_counterfeit_slips_is_told_so():
    flow = at(laid(3)).answer("printed any-bet")
    assert "contracts lets you bet without a token" in reason(flow, "bet slip red")


def test_a_stake_too_high_names_the_step_back_but_no_loan_where_there_is_none():
    game = laid(3)
    flow = at(game).answer("printed any-bet", "bet win red")
    assert "take the bet back first" in reason(flow, "40")
    game.loans_left = 0
    assert reason(flow, "40") == "You have 20 gold."


def test_no_reason_promises_a_loan_when_all_are_out():
    game = laid(3)
    game.players[0].gold = game.loans_left = 0
    game.offers, game.stacks["contract"] = ["FA1"], ["B"]
    flow = at(game)
    assert "loan" not in reason(flow, "sign FA1")
    assert "loan" not in reason(flow.answer("printed any-bet"), "bet win red")
    game.loans_left = 1
    assert "loan" in reason(flow, "bet win red")


def test_ones_own_bet_token_is_told_of_as_ones_own():
    game = laid(3)
    game.free.remove("win red")
    game.bets.append(Bet(0, "win", "red", 1, 0))
    own = at(game, 0).answer("printed any-bet")
    assert reason(own, "bet win red") == "You have this bet token already."
    other = at(game, 1).answer("printed any-bet")
    assert reason(other, "bet win red") == "Player 1 has this bet token already."


def test_a_token_that_one_has_reserved_is_told_of_as_ones_own():
    game = laid(3, {0: ["FA6"], 1: ["FA6"]})
    flow = Phase(start_round(game)).answer("reserve win red")
    assert reason(flow, "reserve win red") == "Player 1 has reserved this bet token."
    game.reserved[1] = game.reserved.pop(0)
    assert reason(flow, "reserve win red") == "You have reserved this bet token already."


def test_a_swap_the_wrong_way_round_is_put_right():
    flow = Phase(reveal(laid(3, {0: ["WA5"]})))
    assert "The other way round" in reason(flow, "swap orange red")
    assert "not on neighbouring rows" in reason(flow, "swap red purple")


def test_a_contract_says_nothing_of_what_another_contract_does():
    flow = Phase(reveal(laid(3, {0: ["WA5"]})))
    assert flow.ask is not None
    assert flow.ask.why("push red") is None
    assert flow.ask.why("discard G01") is None
    assert flow.ask.why("swap red red red") is None


def test_the_photo_finish_does_not_call_a_unicorn_a_horse():
    for text in ("pass", "ahead red"):
        refusal = photo_objection(LANES, "R.3.7", "first player", text)
        assert refusal is not None and "horse" not in refusal.reason


def holder(game: Game, token: str) -> int:
    return next(bet.seat for bet in game.bets if f"{bet.kind} {bet.unicorn}" == token)


def truths(table: Table, text: str) -> dict[str, Callable[[], object]]:
    """What must hold of the table for each reason, by a part of it."""
    game, ask = table.game, table.ask
    assert ask is not None
    player, doing = game.players[ask.who], game.doing
    token = text.removeprefix("reserve ").removeprefix("bet ")
    words = text.split(" ")[1:]
    return {
        "lets you play no magic": lambda: not doing.token.magic,
        "magic of this action is over": lambda: doing.token.magic and not doing.magic,
        "lets you make no bet": lambda: not doing.token.bet,
        "bet of this action is made": lambda: game.bets[-1].seat == player.seat and doing.token.bet,
        "for a win bet only": lambda: doing.token.bet == "win",
        "not have this card": lambda: words[0] not in player.hand,
        "You have this bet token": lambda: holder(game, token) == player.seat,
        "{seat:player} has this bet": lambda: holder(game, token) != player.seat,
        "A loan brings": lambda: game.loans_left,
        "take the bet back first": lambda: game.loans_left and table.why_no_undo() is None,
        "lets you bet without": lambda: not player.power("slips"),
        "lets you look": lambda: not player.power("look"),
        "neighbouring rows": lambda: abs(game.odds[words[0]] - game.odds[words[1]]) != 1,
        "The other way round": lambda: f"swap {words[1]} {words[0]}" in ask.options,
        "on the lowest row": lambda: game.odds[words[0]] == 6,
        "not bet on this": lambda: all(
            bet.unicorn != words[0] for bet in game.bets_of(player.seat)
        ),
        "costs {price": lambda: player.gold < 4,
        "does not lie on the board": lambda: words[0] not in game.offers,
    }


MORE = (
    *[f"bet win {lane}" for lane in LANES], "bet slip red", "look red", "play G01 red",
    "play G40 blue", *[f"push {lane}" for lane in LANES], "wind red", "reroll", "ahead red", "40",
    *[f"swap {one} {two}" for one in LANES for two in LANES if one != two],
)  # fmt: skip


def test_in_games_by_chance_every_reason_is_true():
    told: Counter[str] = Counter()
    for number in range(10):
        whole = walked(number, 2 + number % 5, title=TITLE)
        for step in range(0, len(whole.answers), 2):
            table = whole.at(step)
            assert table.ask is not None
            if table.ask.who == CHANCE:
                continue
            for text in {*table.expected(), *MORE} - set(table.ask.options):
                refusal = table.ask.why(text)
                said = (
                    "" if refusal is None else getattr(refusal.reason, "template", refusal.reason)
                )
                for part, is_true in truths(table, text).items():
                    if part in said:
                        told[part] += 1
                        assert is_true(), (table.ask.what, text, said)
    assert len(told) > 14, told

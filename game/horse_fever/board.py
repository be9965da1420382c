"""What the Board Game adds round the race: setting up, Eric's odds, round's end, final stage."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.horse_fever.accounts import hand_on, settle
from game.horse_fever.lanes import HORSES
from game.horse_fever.people import LOANS, TARGET_KINDS, TARGET_VP, target_kind, targets
from game.horse_fever.race import shift_odds
from game.horse_fever.setup import DIE, tie_objection
from game.horse_fever.state import Game, Player
from game.play import Play, Refusal, choose, draw


def lay_decks(game: Game) -> None:
    """Sort the cards by their backs; those with a star stay in the box for a first game."""
    starred = game.options["starred cards"] == "on"
    game.decks = {
        "action": list(game.cards),
        "target": targets(starred),
        **{
            kind: [c.id for c in cards.values() if starred or not c.star]
            for kind, cards in game.people.items()
        },
    }


def start_round(game: Game) -> None:
    """The hourglass moves on; betting tokens are counted out, players minus one a colour."""
    game.round += 1
    game.tell("round", "4.3", number=game.round, first=game.first)
    game.tokens_each = max(1, sum(not player.out for player in game.players) - 1)
    if game.options["edition"] == "second":
        game.tokens_each = min(4, game.tokens_each)
    game.tokens = dict.fromkeys(HORSES, game.tokens_each)
    game.fixes = {horse: [] for horse in HORSES}


def change_odds(game: Game) -> Play[None]:
    """After everybody's first bet, Eric Change may move any stable exactly two rows (C)."""
    game.phase = "odds change"
    for player in game.clockwise():
        rows = game.power(player, "odds", "move")
        if rows:
            yield from ask_odds_change(game, player, rows)


def ask_odds_change(game: Game, player: Player, rows: int) -> Play[None]:
    """Up or down on any stable; the edge of the board stops it, a stable on the edge stays."""
    moves = {
        f"odds {horse} {way}": (horse, steps)
        for horse in HORSES
        for way, steps in (("up", rows), ("down", -rows))
    }

    def why(text: str) -> Refusal | None:
        if text in moves and game.odds[moves[text][0]] == (1 if moves[text][1] > 0 else 6):
            return Refusal("This stable already stands at the edge of the blackboard.", "C")
        return None

    options = {text: move for text, move in moves.items() if why(text) is None}
    wish = yield from choose(
        player.seat,
        "odds change",
        {**options, "pass": None},
        "C",
        (*moves, "pass"),
        why,
        open=True,
    )
    if wish is not None:
        shift_odds(game, *wish, rule="C")


def end_round(game: Game) -> None:
    """Played action cards go back to their deck; the first player card is to the left now (4.3)."""
    game.decks["action"].extend(game.discard)
    game.discard.clear()
    game.lineup = {}
    if game.round < game.rounds:
        hand_on(game)


def repay_loans(game: Game) -> None:
    """Loans come back with interest; who cannot pay them all has lost (5.1)."""
    game.phase = "final stage"
    for player in game.clockwise():
        owed = sum(game.power(player, kind, "repay") or LOANS[kind][1] for kind in player.loans)
        if owed > player.money:
            player.bankrupt = True
            game.tell("loan lost", "5.1", seat=player.seat, owed=owed)
        elif owed:
            settle(game, player, "loan repaid", "5.1", -owed, loans=tuple(player.loans))


def judge_targets(game: Game) -> None:
    """Two points for each target whose holder alone leads its count; twins count once (5.2)."""
    players = [player for player in game.players if not player.out and not player.bankrupt]
    counts = {
        kind: {player.seat: COUNTS[kind](game, player) for player in players}
        for kind in TARGET_KINDS
    }
    for player in players:
        for kind in dict.fromkeys(target_kind(card) for card in player.targets):
            if leads_alone(kind, counts[kind], player.seat):
                settle(game, player, "target", "5.2", 0, TARGET_VP, target=kind)


def leads_alone(kind: str, counts: dict[int, int], seat: int) -> bool:
    """Whether nobody else has as many, or as few."""
    best = (min if kind.startswith("fewest") else max)(counts.values())
    return counts[seat] == best and list(counts.values()).count(best) == 1


def mares(game: Game, player: Player) -> int:
    """How many horses more than its cards a player counts: the mare stands for two."""
    effects = [e for card in player.horses for e in game.people["horse"][card].effects]
    return sum(int(effect.value) for effect in effects if effect.symbol == "horses")


COUNTS: dict[str, Callable[[Game, Player], int]] = {
    "most-stables": lambda _, player: len(player.stables),
    "fewest-stables": lambda _, player: len(player.stables),
    "most-assistants": lambda game, player: (
        len(player.assistants) + game.power(player, "assistants", "count")
    ),
    "most-horses": lambda game, player: len(player.horses) + mares(game, player),
    "most-targets": lambda _, player: len(player.targets),
    "most-danari": lambda _, player: player.money,
    "fewest-vp": lambda _, player: player.vp,
}
"""What each target counts; points are counted before any target (5.2)."""


def final_stage(game: Game) -> Play[None]:
    """Loans, targets, and the most points win; the sprint die's table settles a tie (5)."""
    if not game.is_decided:
        repay_loans(game)
        judge_targets(game)
    game.phase = "over"
    players = [player for player in game.players if not player.out and not player.bankrupt]
    most = max((player.vp for player in players), default=0)
    best = [player for player in players if player.vp == most]
    if len(best) > 1:
        colour = yield from draw("sprint die for the tie", DIE, "5.3")
        game.tell("die rolled", "5.3", colour=colour)
        seats = {f"player {player.seat + 1}": player.seat for player in best}
        why = partial(tie_objection, "5.3")
        game.tie_winner = yield from draw("whom the die fits", seats, "5.3", why)
        game.tell("tie broken", "5.3", seat=game.tie_winner, colour=colour)
    game.tell("game over", "5.2")

"""The starting line-up of the Board Game: horse cards onto their owners' stables (1.3)."""

from __future__ import annotations

from functools import partial

from game.horse_fever.lanes import HORSES
from game.horse_fever.people import HORSE_CARDS
from game.horse_fever.race import shift_odds
from game.horse_fever.state import Game, Player
from game.play import Play, Refusal, choose


def line_up(game: Game) -> Play[None]:
    """From the first player, everyone may run horse cards for stables of their own, one each."""
    game.phase = "line-up"
    game.lineup = {}
    for player in game.clockwise():
        while options := placings(game, player):
            wish = yield from choose(
                player.seat,
                "line-up",
                {**options, "done": None},
                "1.3",
                (*options, "done"),
                partial(placing_objection, game, player),
                open=True,
            )
            if wish is None:
                break
            run_horse(game, player, *wish)


def placings(game: Game, player: Player) -> dict[str, tuple[str, str]]:
    """Every unplaced horse card of a player on every own stable that has none yet."""
    placed = set(game.lineup.values())
    return {
        f"run {card} {stable}": (card, stable)
        for card in player.horses
        for stable in player.stables
        if card not in placed and stable not in game.lineup
    }


def placing_objection(game: Game, player: Player, text: str) -> Refusal | None:
    """Why a horse card cannot run for a stable (1.3)."""
    if text == "pass":
        return Refusal("Say that you are done; cards left over do not run.", "1.3")
    verb, card, stable = [*text.split(" "), "", ""][:3]
    if verb != "run" or stable not in HORSES:
        return None
    if card not in player.horses:
        return Refusal("You do not own this horse card.", "1.3")
    if stable not in player.stables:
        return Refusal("The {stable} stable is not yours.", "1.3", stable=stable)
    if card in game.lineup.values():
        return Refusal("This horse already runs for another stable.", "1.3")
    return Refusal("Another horse card already runs for this stable.", "1.3")


def run_horse(game: Game, player: Player, card: str, stable: str) -> None:
    """The horse takes its box; El Guapo and Biscuit move the odds at once."""
    game.lineup[stable] = card
    game.tell("horse lined up", "1.3", seat=player.seat, card=card, horse=stable)
    effects = HORSE_CARDS[game.options["edition"]][card].effects
    rows = sum(int(effect.value) for effect in effects if effect.symbol == "odds")
    shift_odds(game, stable, rows, rule="H")

"""The order of a meeting: deal, enter; then six times lanes, bets, race, stewards, payoffs."""

from __future__ import annotations

from functools import partial

from game.play import Amounts, Ask, Picks, Play, Refusal, choose, draw_many
from game.really_nasty.cards import CAPITAL, DEAL, GRADES, RACES, SILKS, UNIT
from game.really_nasty.race import start, turn
from game.really_nasty.state import Bet, Game, lanes_of, replaced
from game.really_nasty.stewards import pay_off, weigh_in
from game.rounds import rounds


def play(game: Game) -> Play[None]:
    """The meeting from the deal to the last payoffs, with a rest before each turn of a race."""
    if game.step < 0:
        yield from open_meeting(game)
        game.step = 0
    yield from rounds(game, PHASES, lambda it: it.race < len(RACES) or it.step)
    game.phase = "over"
    game.tell("meeting over", "N.27")


def open_meeting(game: Game) -> Play[None]:
    """Silks, nasty cards, the order of the races, and everybody's entries (N.1 to N.3)."""
    players = range(len(game.money))
    game.tell("meeting", "N.1", money=CAPITAL, players=len(game.money))
    for seat in players:
        yield from choose_silks(game, seat)
    for seat in players:
        count = DEAL[len(game.money)]
        hand = yield from draw_many(f"cards for player {seat + 1}", game.deck, count, "N.2")
        game.hands = replaced(game.hands, seat, tuple(sorted(hand)))
        game.deck = tuple([card for card in game.deck if card not in hand])
    game.tell("dealt", "N.2", count=DEAL[len(game.money)])
    game.races = tuple((yield from draw_many("order of the races", tuple(RACES), 6, "N.1")))
    game.tell("race order", "N.1", races=game.races)
    game.phase = "entries"
    for seat in players:
        yield from enter(game, seat)


def choose_silks(game: Game, seat: int) -> Play[None]:
    """Everybody chooses the colours of a stable, for the whole meeting (N.2)."""
    free = {silk: silk for silk in SILKS if silk not in game.silks}

    def why(text: str) -> Refusal | None:
        if text in SILKS:
            said = "{seat:player} rides in these colours."
            return Refusal(said, "N.2", seat=game.silks.index(text))
        return None

    silk = yield from choose(seat, "silks", free, "N.2", SILKS, why, open=True)
    game.silks = replaced(game.silks, seat, silk)
    game.tell("silks", "N.2", seat=seat, silk=silk)


ENTRIES = Picks(tuple(map(str, GRADES)), len(GRADES))
"""A grade for each race in order, `3, 1, 6, 2, 5, 4`."""


def enter(game: Game, seat: int) -> Play[None]:
    """Each player enters one horse for each race, in secret (N.3)."""
    text = yield Ask(seat, "entries", ENTRIES, len(GRADES), "N.3")
    game.entries = replaced(game.entries, seat, tuple(map(int, text.split(", "))))
    game.tell("entered", "N.3", seat=seat)


def draw_lanes(game: Game) -> Play[bool]:
    """A lane card for everybody; then entries and odds are written on the board (N.4, N.5)."""
    game.race += 1
    game.phase = "lanes"
    game.horses, game.placed, game.bets = (), (), (None,) * len(game.money)
    game.lanes = ()
    game.tell("race", "N.1", number=game.race, race=game.card.id, prizes=game.card.prizes)
    names = [str(lane) for lane in lanes_of(game.options, len(game.money))]
    drawn = yield from draw_many("lane cards", names, len(game.money), "N.4")
    game.lanes = tuple(map(int, drawn))
    for seat, lane in enumerate(game.lanes):
        grade, odds = game.grade(seat), game.odds(seat)
        game.tell("on the board", "N.5", seat=seat, lane=lane, grade=grade, odds=odds)
    game.line_up()
    return True


def take_bets(game: Game) -> Play[bool]:
    """One bet each, clockwise from the inside horse; the horse is secret, the stake open (N.6)."""
    game.phase = "bets"
    count = len(game.money)
    for step in range(count):
        yield from bet(game, (game.first + step) % count)
    return True


def bet(game: Game, seat: int) -> Play[None]:
    """A horse and a stake on its slip, or none; who has no money only races (N.6)."""
    game.turn = seat
    money = game.money[seat]
    if money < UNIT:
        game.bets = replaced(game.bets, seat, Bet(None, 0))
        game.tell("broke", "N.6", seat=seat)
        return
    horses: dict[str, int | None] = {silk: other for other, silk in enumerate(game.silks)}
    horse = yield from choose(seat, "bet", {**horses, "none": None}, "N.6", (), no_such_horse)
    if horse is None:
        game.bets = replaced(game.bets, seat, Bet(None, 0))
        game.tell("no bet", "N.6", seat=seat)
        return
    game.bets = replaced(game.bets, seat, Bet(horse, 0))
    why = partial(stake_refused, money)
    text = yield Ask(seat, "stake", Amounts(range(UNIT, money + 1, UNIT)), 1, "N.6", (), why)
    game.bets = replaced(game.bets, seat, Bet(horse, int(text)))
    game.settle(seat, "bet laid", "N.6", -int(text), stake=int(text))


def no_such_horse(text: str) -> Refusal | None:
    """Why nobody can bet on a horse: it does not run at this table."""
    return Refusal("Nobody rides in these colours.", "N.6") if text in SILKS else None


def stake_refused(money: int, text: str) -> Refusal | None:
    """Why a stake cannot be laid."""
    if not (text.isascii() and text.isdigit()):
        return None
    if int(text) > money:
        return Refusal("You have £{money:number}.", "N.6", money=money)
    if int(text) < UNIT:
        return Refusal("A stake is £{unit:number} at least.", "N.6", unit=UNIT)
    return Refusal("Stakes are counted in £{unit:number}.", "N.6", unit=UNIT)


def off(game: Game) -> Play[bool]:
    """The race begins (N.7)."""
    start(game)
    yield from ()
    return True


PHASES = (draw_lanes, take_bets, off, turn, weigh_in, pay_off)
"""A race from its lane cards to its payoffs; each says whether it is over. `Game.step` counts."""

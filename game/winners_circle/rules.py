"""The order of play of Winner's Circle: line up, bet, race, pay off; then the next race."""

from __future__ import annotations

from functools import partial
from typing import Any

from game.play import CHANCE, Ask, Event, Play, Refusal, draw
from game.rounds import rounds
from game.winners_circle.cards import FACES, HORSES
from game.winners_circle.courses import RACERS, Course
from game.winners_circle.payoffs import pay_off
from game.winners_circle.state import FIRST_THREE, Bet, Game, chips_of, landing, replaced

ROLL = Ask(CHANCE, "die", FACES, 1, "W.4")
"""The same question at every roll."""


def play(game: Game) -> Play[None]:
    """Race after race, with a rest before each phase."""
    if game.step < 0:
        game.step = 0
    yield from rounds(game, PHASES, lambda it: it.race < it.races or it.step)
    game.phase = "over"
    game.tell("game over", "W.10")


def line_up(game: Game) -> Play[None]:
    """Seven cards are drawn; each horse goes to its gate, and somebody bets first (W.2, W.3)."""
    game.race += 1
    game.phase = "line-up"
    game.runners, game.positions = {}, {}
    game.moved = game.finished = ()
    game.pace = game.last = game.die = ""
    game.bets = ()
    game.are_open = not game.is_bluff
    chips = chips_of(game.options)
    game.chips, game.in_hand = (chips,) * len(game.money), (len(chips),) * len(game.money)
    game.tell("race", "W.2", number=game.race)
    course = game.course
    rule = "W.13" if course.shares and game.rules > 1 else "W.2"
    for gate, position in enumerate(course.starts):
        card = yield from next_card(game, gate + 1)
        horse = course.cards[card].coat if course.coats else HORSES[gate]
        game.runners = {**game.runners, horse: card}
        game.positions = {**game.positions, horse: position}
        game.tell("lined up", rule, gate=gate + 1, horse=horse, card=card)
    yield from choose_first(game)


def next_card(game: Game, gate: int) -> Play[str]:
    """The card that comes to a gate; each coat runs once a race (W.12, W.13)."""
    course, why = game.course, partial(card_refused, game)
    while True:
        cards = tuple(game.stack) or game.under[:1]
        if course.coats and not course.under:
            cards = tuple([id for id in cards if course.cards[id].coat not in game.runners])
        card: str = yield Ask(CHANCE, f"card for gate {gate}", cards, 1, "W.2", (), why)
        if game.stack:
            game.stack.remove(card)
        else:
            game.under = game.under[1:]
        if not course.under or course.cards[card].coat not in game.runners:
            return card
        game.under = (*game.under, card)
        game.tell("put under", "W.12", horse=course.cards[card].coat, card=card)


def card_refused(game: Game, text: str) -> Refusal | None:
    """Why a card cannot come to the gate, for whoever deals by hand."""
    card = game.course.cards.get(text)
    if card is None:
        return None
    if card.id in game.under:
        return Refusal("This card lies under the stack.", "W.12")
    if card.id not in game.stack:
        return Refusal("This card has been drawn in this game.", "W.2")
    return Refusal("A horse of this coat runs already.", "W.13")


def choose_first(game: Game) -> Play[None]:
    """The richest bets first and rolls first; equals, and everybody in the first race, by lot."""
    best = max(game.money)
    seats = {f"player {seat + 1}": seat for seat, it in enumerate(game.money) if it == best}
    by = "lot" if len(seats) > 1 else "money"
    if by == "lot":
        game.first = yield from draw("who bets first", seats, "W.3")
    else:
        (game.first,) = seats.values()
    game.turn = game.first
    game.tell("first bettor", "W.3", seat=game.first, by=by)


def lay_bets(game: Game) -> Play[None]:
    """One chip at a time, round the table, until all lie (W.3)."""
    game.phase = "bets"
    rule = "W.11" if game.is_bluff else "W.3"
    menu = menu_of(game)
    for _ in chips_of(game.options):
        for _ in game.money:
            seat = game.turn
            answer = yield Ask(
                seat,
                "chip",
                bets_of(game, seat),
                1,
                rule,
                menu,
                partial(bet_refused, game, seat),
                game.are_open,
            )
            lay(game, seat, answer, rule)
            game.turn = (seat + 1) % len(game.money)


def lay(game: Game, seat: int, answer: str, rule: str) -> None:
    """Put a chip beside a horse; face down nobody is told which one it is."""
    chip, horse = answer.split(" ")
    hand, value = game.chips[seat], int(chip)
    at = hand.index(chip)
    game.chips = replaced(game.chips, seat, hand[:at] + hand[at + 1 :])
    game.in_hand = replaced(game.in_hand, seat, len(hand) - 1)
    game.bets += (Bet(seat, value, horse),)
    laid: dict[str, Any] = {"seat": seat, "horse": horse, "card": game.runners[horse]}
    if game.are_open:
        laid["chip"] = value
    game.events.append(Event("bet laid", rule, laid))


def bets_of(game: Game, seat: int) -> tuple[str, ...]:
    """Every chip in hand on every horse on which this player has none yet."""
    own = [horse for who, _, horse in game.bets if who == seat]
    free = [horse for horse in HORSES if horse not in own]
    return tuple([f"{chip} {horse}" for chip in dict.fromkeys(game.chips[seat]) for horse in free])


def menu_of(game: Game) -> tuple[str, ...]:
    """Every chip there is on every horse there is."""
    chips = dict.fromkeys(chips_of(game.options))
    return tuple([f"{chip} {horse}" for chip in chips for horse in HORSES])


def bet_refused(game: Game, seat: int, text: str) -> Refusal | None:
    """Why a chip cannot be laid there."""
    if text == "pass":
        return Refusal("Every chip must be laid; nobody passes.", "W.3")
    chip, _, horse = text.partition(" ")
    if chip == "0" and not game.is_bluff:
        return Refusal("There is a chip of 0 only with the bluff.", "W.3")
    if chip not in chips_of(game.options) and chip.isdigit() and horse in HORSES:
        return Refusal("There is no chip of {chip}.", "W.3", chip=chip)
    if chip not in chips_of(game.options) or horse not in HORSES:
        return None
    if any(bet.seat == seat and bet.horse == horse for bet in game.bets):
        return Refusal("You have a chip on this horse already.", "W.3")
    if chip not in game.chips[seat]:
        return Refusal("You have laid all your chips of this kind.", "W.3")
    return None


def run_race(game: Game) -> Play[None]:
    """Roll, choose a horse that has not moved, run; until three are over the line (W.4 to W.7)."""
    game.phase = "race"
    game.turn = game.first
    game.tell("off", "W.4", seat=game.first)
    players, why, course = len(game.money), partial(move_refused, game), game.course
    while len(game.finished) < FIRST_THREE:
        seat = game.turn
        game.die = face = yield ROLL
        game.events.append(Event("rolled", "W.4", {"seat": seat, "face": face}))
        options = tuple([horse for horse in game.positions if horse not in game.moved])
        horse = yield Ask(seat, "horse", options, 1, "W.4", HORSES, why, True)
        move(game, course, seat, horse, face)
        if len(game.moved) == len(game.positions):
            game.moved = ()
            if len(game.finished) < FIRST_THREE:
                game.tell("fresh", "W.4")
        game.turn = (seat + 1) % players
    game.die = ""
    if course.penalty:
        game.last = min(game.positions, key=game.positions.__getitem__)
        game.tell("came last", "W.8", horse=game.last, card=game.runners[game.last])
    ranking = tuple([game.runners[horse] for horse in game.finished])
    game.tell("ranking", "W.7", horses=game.finished, cards=ranking)


def expected(_game: Game, ask: Ask) -> tuple[str, ...]:
    """What a player may think of beyond the menu."""
    return () if ask.who == CHANCE else ("pass",)


def move_refused(game: Game, text: str) -> Refusal | None:
    """Why a horse cannot be chosen now."""
    if text == "pass":
        return Refusal("You must move a horse; nobody passes.", "W.4")
    if text in game.finished:
        return Refusal("This horse is over the line already.", "W.7")
    if text in game.moved:
        return Refusal("This horse has moved; it waits until all others have.", "W.4")
    return None


def move(game: Game, course: Course, seat: int, horse: str, face: str) -> None:
    """Run a horse as far as its card says for this face, and as the space allows."""
    card, start = game.runners[horse], game.positions[horse]
    spaces = course.cards[card].spaces(face)
    position = landing(game, horse, spaces)
    rule = "W.5" if position < start + spaces else "W.4"
    moved = {
        "seat": seat, "horse": horse, "card": card, "face": face, "spaces": spaces, "start": start,
        "end": position,
    }  # fmt: skip
    is_home = position >= course.finish
    if not is_home:  # it stands there when that is told
        game.moved += (horse,)
        game.positions = {**game.positions, horse: position}
    game.events.append(Event("moved", rule, moved))
    if position >= course.pace and course.pace and not game.pace:
        game.pace = horse
        game.tell("pace", "W.6", horse=horse, card=card)
    if is_home:
        game.positions = {one: at for one, at in game.positions.items() if one != horse}
        game.finished += (horse,)
        game.tell("over the line", "W.7", horse=horse, card=card, place=len(game.finished))


PHASES = (line_up, lay_bets, run_race, pay_off)
"""A race from its line-up to its payoffs; `Game.step` counts along it."""

assert len(HORSES) == RACERS

"""After a race: the stewards hear objections, then prizes and bets are paid (N.23 to N.26)."""

from __future__ import annotations

from game.play import ANYBODY, CHANCE, Ask, Play
from game.really_nasty.cards import CARDS, DEPOSIT, UPHELD, WORDS
from game.really_nasty.floors import floor, in_stewards_room, known_gone, named
from game.really_nasty.kinds import OwnFacts
from game.really_nasty.nasty import play_card
from game.really_nasty.state import Game, replaced

FACES = ("1", "2", "3", "4", "5", "6")


def weigh_in(game: Game) -> Play[bool]:
    """Anybody may object to a placed horse until the jockeys have weighed in (N.23)."""
    game.phase = "stewards"
    while game.placed and not known_gone(game, "objection", "enquiry"):
        who, words = yield from floor(game, "stewards", in_stewards_room, "weighed-in", "N.23")
        if who == ANYBODY:
            break
        yield from hear(game, who, words)
    return True


def hear(game: Game, who: int, words: str) -> Play[None]:
    """The die decides; a horse that is thrown out loses its place, the others move up (N.23)."""
    word, horse = named(game, words)
    kind = WORDS[word].kind
    play_card(game, who, word, horse)
    deposit = DEPOSIT[kind]
    if deposit:
        game.settle(who, "deposit", "N.23", -deposit)
    face = int((yield Ask(CHANCE, "stewards’ die", FACES, 1, "N.23")))
    upheld = face in UPHELD[kind]
    game.tell("stewards", "N.23", seat=who, horse=horse, face=face, upheld=upheld)
    if not upheld:
        return
    game.placed = tuple([one for one in game.placed if one != horse])
    game.tell("disqualified", "N.23", seat=horse, placed=game.placed)
    if deposit:
        game.settle(who, "deposit back", "N.23", deposit)


def pay_off(game: Game) -> Play[bool]:
    """Prizes, then bets; what no horse has claimed goes to the winner (N.25, N.26)."""
    game.phase = "payoffs"
    on = tuple([bet.horse if bet else None for bet in game.bets])
    stakes = tuple([bet.stake if bet else 0 for bet in game.bets])
    game.tell("slips opened", "N.6", horses=on, stakes=stakes)
    pay_prizes(game)
    pay_bets(game)
    game.tell("paid off", "N.26")
    yield from ()
    return True


def pay_prizes(game: Game) -> None:
    """Each placed owner has a prize (N.25)."""
    prizes = game.card.prizes[: game.paid]
    if not game.placed:
        game.tell("no winner", "N.24")
        return
    winner = game.placed[0]
    game.wins = replaced(game.wins, winner, game.wins[winner] + 1)
    for place, (seat, prize) in enumerate(zip(game.placed, prizes, strict=False), 1):
        game.settle(seat, "prize", "N.25", prize, place=place)
    for place in range(len(game.placed), len(prizes)):
        game.settle(winner, "prize unclaimed", "N.25", prizes[place], place=place + 1)


def pay_bets(game: Game) -> None:
    """Bets on the winner are paid at the odds on the board, with the stake (N.26)."""
    winner = game.placed[0] if game.placed else None
    for seat, bet in enumerate(game.bets):
        if bet is None or bet.horse is None:
            continue
        facts: OwnFacts = {"horse": bet.horse, "stake": bet.stake}
        if bet.horse == winner:
            odds = facts["odds"] = game.odds(bet.horse)
            game.settle(seat, "bet won", "N.26", bet.stake * (odds + 1), **facts)
        else:
            game.settle(seat, "bet lost", "N.26", 0, **facts)


assert set(DEPOSIT) <= {card.kind for card in CARDS.values()}

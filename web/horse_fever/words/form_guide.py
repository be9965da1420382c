"""What the form guide says: chances in percent, what a bet is worth, and what is assumed."""

from __future__ import annotations

from game.horse_fever.form import Worth
from web.horse_fever.words.horses import HORSES
from web.horse_fever.words.saying import say
from web.words import plain
from web.words.plain import MINUS
from web.words.speaking import mark

TITLE = mark("Form guide")
CAPTION = mark(
    "Chances of every horse to win and to show, and what {stake:money} on it would be worth"
)
TABLE, YOU = mark("The table"), mark("You")
BRINGS = {
    True: mark("Danari and VP: what {stake:money} brings on average, less the stake."),
    False: mark("Danari: what {stake:money} brings on average, less the stake."),
}
"""What a bet's worth is, by whether there are points."""

HIDDEN_CARDS = mark("Cards that nobody has shown are taken to be any of those left.")
OWN_CARDS = mark(
    "“You” counts the cards that you have laid; those in your hand lie behind no horse yet."
)
COVERED = mark("While your cards are open, you see the chances as you know them.")
PARTY = mark("Every movement card is as likely as any other that is left.")
OPTION_NAMES = {"off": mark("Off"), "public": mark("Public"), "all": mark("All")}
OPTION_HELP = mark(
    "Shows the chances of every horse as the table sees them; “All” also counts the cards that you "
    "have laid yourself, on your own screen."
)
PARTY_OPTION_NAMES = {"off": mark("Off"), "public": mark("On")}
PARTY_OPTION_HELP = mark("Shows the chances of every horse while the book is open.")


def percent(share: float, error: float) -> tuple[str, str]:
    """A chance and its error, both from 0 to 1, in points: `31` and `±2`, once sharp `31.2`.

    An error of 0 is exact, and is not said.
    """
    digits = 1 if error < 0.01 else 0
    said = plain.percent(share, error, digits)
    either_way = f"±{max(100 * error, 0.1):.{digits}f}" if error else ""
    return say.figures(said), say.figures(either_way)


def amount(number: float) -> str:
    """Danari or points with their sign, rounded: `+12`, `−3`, `0`."""
    return signed(round(number), "d")


def points(number: float) -> str:
    """Victory points: `+0.9`."""
    return signed(round(number, 1), ".1f")


def signed(number: float, spec: str) -> str:
    """A number with its sign; none has a 0."""
    sign = "" if not number else "+" if number > 0 else MINUS
    return say.figures(f"{sign}{abs(number):,{spec}}")


def worth(worth: Worth, has_points: bool) -> list[str]:
    """A bet's worth in a cell of the table: `−12 D` and `+0.9 VP`."""
    danari = say("{danari} D", danari=amount(worth.danari))
    return [danari, say("{points} VP", points=points(worth.vp))] if has_points else [danari]


def worth_of(worth: Worth, has_points: bool) -> str:
    """A bet's worth with its error: `−12 ±4 D, +0.9 VP`."""
    error = f" ±{max(1, round(worth.danari_error)):,}" if worth.danari_error else ""
    error = say.figures(error)
    danari = f"{amount(worth.danari)}{error}"
    if not has_points:
        return say("{danari} D", danari=danari)
    return say("{danari} D, {points} VP", danari=danari, points=points(worth.vp))


def bet(kind: str, colour: str, stake: int) -> str:
    """The bet in hand: `300 D on Indigo to win`."""
    name = HORSES[colour].name
    return say("{stake:money} on {name} to {bet:bet}", stake=stake, name=name, bet=kind)


def races(count: int, is_exact: bool) -> str:
    """How much there is behind the numbers."""
    if is_exact:
        return say("exact: every way counted")
    return say("{count:number} simulated {count:agree(race|races)}", count=count)

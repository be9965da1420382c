"""What the rules say besides, in Italian, in a game that goes on by an earlier version of them."""

from __future__ import annotations

from collections.abc import Mapping

_BEGUN = "Questa partita è cominciata con la versione {version} delle regole e continua così: "


def _in_version(version: int, told: Mapping[str, str]) -> dict[str, tuple[str, ...]]:
    """The paragraph that each rule ends with in a game of this version."""
    begun = _BEGUN.format(version=version)
    return {f"{version} {rule}": (begun + text,) for rule, text in told.items()}


_ALWAYS = "la carta Primo giocatore passa a sinistra alla fine di ogni turno."
_TRADES = "puoi comprare da un giocatore a tutti e due gli acquisti di un turno."

_PLACED = "chi fa bancarotta sta dietro a tutti gli altri, con un posto che conta."

EARLIER: Mapping[str, tuple[str, ...]] = _in_version(
    1,
    {
        "H": "Armand o Pecunia nella corsia prende il posto dei soldi che porterebbero Biscuit o Bosson.",
        "S": "una carta da scambiare va scambiata, anche se comprata da un giocatore.",
        "1.1.8": _TRADES,
        "1.2": _TRADES,
        "C": "Miss Double può comprare due volte lo stesso tipo da un giocatore in un turno.",
        "3.3.4": "un primo giocatore che esce alla prima scommessa passa subito la carta, che passa ancora alla fine del turno. Chi esce ai pagamenti la passa solo allora.",
        "4.3": _ALWAYS,
        "F.3": _ALWAYS,
        "5.1": _PLACED,
    },
) | _in_version(2, {"5.1": _PLACED})
"""By version and rule; the rulings are those of `game/horse_fever/rulings.py`."""

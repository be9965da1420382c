"""What the rules say besides, in French, in a game that goes on by an earlier version of them."""

from __future__ import annotations

from collections.abc import Mapping

_BEGUN = "Cette partie a commencé avec la version {version} des règles et continue ainsi : "


def _in_version(version: int, told: Mapping[str, str]) -> dict[str, tuple[str, ...]]:
    """The paragraph that each rule ends with in a game of this version."""
    begun = _BEGUN.format(version=version)
    return {f"{version} {rule}": (begun + text,) for rule, text in told.items()}


_ALWAYS = "la carte Premier joueur passe à gauche à la fin de chaque tour."
_TRADES = "tu peux acheter à un joueur aux deux achats d’un tour."

_PLACED = "qui fait faillite se classe derrière tous les autres, et sa place compte."

EARLIER: Mapping[str, tuple[str, ...]] = _in_version(
    1,
    {
        "H": (
            "Armand ou Pecunia dans le couloir prend la place de l’argent que rapporterait "
            "Biscuit ou Bosson."
        ),
        "S": "une carte à échanger doit être échangée, même achetée à un joueur.",
        "1.1.8": _TRADES,
        "1.2": _TRADES,
        "C": "Miss Double peut acheter deux fois la même sorte à un joueur dans un tour.",
        "3.3.4": (
            "un premier joueur qui quitte la partie au premier pari passe la carte aussitôt, "
            "et elle passe encore à la fin du tour. Aux paiements, il ne la passe qu’alors."
        ),
        "4.3": _ALWAYS,
        "F.3": _ALWAYS,
        "5.1": _PLACED,
    },
) | _in_version(2, {"5.1": _PLACED})
"""By version and rule; the rulings are those of `game/horse_fever/rulings.py`."""

"""What the big screen says of whoever is asked, in French: who does what, not the choice."""

from __future__ import annotations

from collections.abc import Mapping

ALOUD: Mapping[str, str] = {
    "": "au tour suivant : {name}",
    "first bet": "{name} pose son premier pari",
    "stake of the first bet": "{name} pose son premier pari",
    "second bet": "{name} pose un deuxième pari, ou passe",
    "stake of the second bet": "{name} pose un deuxième pari, ou passe",
    "card to fix the race": "{name} truque la course",
    "horse to fix": "{name} truque la course",
    "photo finish": "{name} tranche la photo-finish",
    "character": "{name} choisit un personnage",
    "purchase": "{name} fait ses achats",
    "target to keep": "{name} choisit une carte à garder",
    "assistant to keep": "{name} choisit une carte à garder",
    "horse to keep": "{name} choisit une carte à garder",
    "offer": "{name} reçoit une offre d’achat",
    "swap": "{name} choisit une carte à échanger",
    "line-up": "{name} aligne ses chevaux",
    "odds change": "{name} peut changer une cotation",
    "sell auction": "{name} dit oui ou non",
    "buy auction": "{name} dit oui ou non",
}
"""What everybody may hear of a question; halves of one choice are told as one, "" is a turn."""

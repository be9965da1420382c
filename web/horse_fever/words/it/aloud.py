"""What the big screen says of whoever is asked, in Italian: who does what, not the choice."""

from __future__ import annotations

from collections.abc import Mapping

ALOUD: Mapping[str, str] = {
    "": "poi tocca a {name}",
    "first bet": "{name} fa la prima scommessa",
    "stake of the first bet": "{name} fa la prima scommessa",
    "second bet": "{name} fa una seconda scommessa, o passa",
    "stake of the second bet": "{name} fa una seconda scommessa, o passa",
    "card to fix the race": "{name} trucca la corsa",
    "horse to fix": "{name} trucca la corsa",
    "photo finish": "{name} decide il fotofinish",
    "character": "{name} sceglie un personaggio",
    "purchase": "{name} fa acquisti",
    "target to keep": "{name} sceglie una carta da tenere",
    "assistant to keep": "{name} sceglie una carta da tenere",
    "horse to keep": "{name} sceglie una carta da tenere",
    "offer": "{name} ha una proposta di acquisto",
    "swap": "{name} sceglie una carta da scambiare",
    "line-up": "{name} schiera i cavalli",
    "odds change": "{name} può cambiare le quotazioni",
    "sell auction": "{name} dice sì o no",
    "buy auction": "{name} dice sì o no",
}
"""What everybody may hear of a question; halves of one choice are told as one, "" is a turn."""

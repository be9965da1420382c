"""The log in Italian of what only the Board Game has: purchases, trades, auctions, final stage."""

from __future__ import annotations

from collections.abc import Mapping

GOODS = "{what:which(target=un obiettivo|{card:thing})}"

BOARD: Mapping[str, str] = {
    # purchases
    "bought": (
        "{seat:player} {money:some(paga {money:money}|non paga niente)} per {what:which("
        "action=delle carte Azione|target=un obiettivo|assistant=un assistente|"
        "horse=una carta Cavallo)}."
    ),
    "card kept": (
        "{card:some({card:card} adesso {what:which(horse=corre|lavora)} per {seat:player}|"
        "{seat:player} tiene un obiettivo, coperto)}."
    ),
    "gift": "{card:card} porta {money:money} {seat:to_player}.",
    "swap impossible": "{card:card} non trova carte da scambiare e resta {seat:to_player}.",
    "swap passed": "{seat:player} tiene {card:card} e non scambia niente.",
    "swapped": (
        "{seat:player} prende {gets:card} {other:to_player}, e {gives:card} va {other:to_player}."
    ),
    "stable bought": "{seat:player} compra la scuderia {horse:stable} per {money:money}.",
    "loan taken": "{seat:player} prende in prestito {money:money} dalla {loan:lender}.",
    "purchase passed": "{seat:player} non compra niente e riceve {money:money}.",
    "offer": (
        "{seat:player} propone {other:to_player} di vendere " + GOODS + " e offre {price:money}."
    ),
    "offer refused": "{seat:player} non vende {other:to_player}.",
    "trade paid": "{seat:player} riceve " + GOODS + " da {other:player} e paga {money:money}.",
    "trade received": "{seat:player} cede " + GOODS + " {other:to_player} e riceve {money:money}.",
    "horse lined up": "{seat:player} schiera {card:card} per {horse:thing} in questa corsa.",
    # payoffs
    "horse cash": "{seat:player} riceve {money:money}: {card:card} ha corso per {horse:thing}.",
    "assistant paid": "{seat:player} riceve {money:money} grazie a un assistente.",
    "neighbour paid": "{seat:player} paga {money:money} a un assistente di {other:player}.",
    "neighbour collected": (
        "{seat:player} {money:some(riscuote {money:money}|non riscuote niente)} da {other:player}."
    ),
    "friend's gift": "{seat:player} riceve {money:money} da un amico ricco per i nuovi PV.",
    # auctions
    "auction": (
        "La banca {what:which(sell=comprerebbe 1 PV e offre|buy=vende 1 PV e chiede)} "
        "{price:money}."
    ),
    "auction bid": "{seat:player} dice sì a {price:money}.",
    "auction left": "{seat:player} lascia l’asta a {price:money}.",
    "auction unwanted": "Nessuno {what:which(sell=vende|buy=compra)} un punto.",
    "point sold": "{seat:player} vende {vp:size} PV per {money:money}.",
    "point bought": "{seat:player} compra {vp} PV per {money:money}.",
    "auction bonus": "Un assistente aggiunge {money:money} per {seat:player}.",
    # final stage
    "loan repaid": "{seat:player} rimborsa {count:plural(prestito|prestiti)} con {money:money}.",
    "loan lost": "{seat:player} non può rimborsare {owed:money} e ha perso.",
    "target": "{seat:player} ha raggiunto {target:target}: {points} PV.",
}

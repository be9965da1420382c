"""The log in French of what only the Board Game has: purchases, trades, auctions, final stage."""

from __future__ import annotations

from collections.abc import Mapping

GOODS = "{what:which(target=un objectif|{card:thing})}"

BOARD: Mapping[str, str] = {
    # purchases
    "bought": (
        "{seat:player} {money:some(paie {money:money}|ne paie rien)} pour "
        "{what:which(action=des cartes Action|target=un objectif|assistant=un "
        "assistant|horse=une carte Cheval)}."
    ),
    "card kept": (
        "{card:some({card:card} {what:which(horse=court|travaille)} désormais pour "
        "{seat:player}|{seat:player} pose un objectif face cachée)}."
    ),
    "gift": "{card:card} rapporte {money:money} à {seat:player}.",
    "swap impossible": "{card:card} ne trouve pas de carte à échanger et reste chez {seat:player}.",
    "swap passed": "{seat:player} garde {card:card} et n’échange rien.",
    "swapped": (
        "{seat:player} prend {gets:card} à {other:player}, et {gives:card} passe à {other:player}."
    ),
    "stable bought": "{seat:player} achète l’écurie {horse:stable} pour {money:money}.",
    "loan taken": "{seat:player} emprunte {money:money} à la {loan:lender}.",
    "purchase passed": "{seat:player} n’achète rien et reçoit {money:money}.",
    "offer": "{seat:player} veut acheter " + GOODS + " à {other:player} et offre {price:money}.",
    "offer refused": "{seat:player} ne vend pas à {other:player}.",
    "trade paid": "{seat:player} reçoit "
    + GOODS
    + " de la part {other:of_player} et paie {money:money}.",
    "trade received": "{seat:player} remet " + GOODS + " à {other:player} et reçoit {money:money}.",
    "horse lined up": "{seat:player} aligne {card:card} pour {horse:thing} dans cette course.",
    # payoffs
    "horse cash": "{seat:player} reçoit {money:money} : {card:card} a couru pour {horse:thing}.",
    "assistant paid": "{seat:player} reçoit {money:money} grâce à un assistant.",
    "neighbour paid": "{seat:player} paie {money:money} à un assistant {other:of_player}.",
    "neighbour collected": (
        "{seat:player} {money:some(encaisse {money:money}|n’encaisse rien)} auprès "
        "{other:of_player}."
    ),
    "friend's gift": "{seat:player} reçoit {money:money} d’un ami riche pour ses nouveaux P.V.",
    # auctions
    "auction": (
        "La banque {what:which(sell=achèterait 1 P.V. et offre|buy=vend 1 P.V. et "
        "demande)} {price:money}."
    ),
    "auction bid": "{seat:player} dit oui à {price:money}.",
    "auction left": "{seat:player} quitte les enchères à {price:money}.",
    "auction unwanted": "Personne {what:which(sell=ne vend|buy=n’achète)} de point.",
    "point sold": "{seat:player} vend {vp:size} P.V. pour {money:money}.",
    "point bought": "{seat:player} achète {vp} P.V. pour {money:money}.",
    "auction bonus": "Un assistant ajoute {money:money} pour {seat:player}.",
    # final stage
    "loan repaid": "{seat:player} rembourse {count:plural(emprunt|emprunts)} avec {money:money}.",
    "loan lost": "{seat:player} ne peut pas rembourser {owed:money} et a perdu.",
    "target": "{seat:player} a atteint {target:target} : {points} P.V.",
}

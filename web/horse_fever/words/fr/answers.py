"""The answers in French, for their buttons, for undo, and to be read once more."""

from __future__ import annotations

from collections.abc import Mapping

from web.horse_fever.words.fr.log_board import GOODS

_BOUGHT = (
    "{kind:which(stable=l’écurie {horse:stable}|action=2 cartes Action|target=un "
    "objectif|assistant=un assistant|horse=une carte Cheval)}"
)
_WAY = "{way:which(up=monter|down=descendre)}"

ANSWERS: Mapping[str, str] = {
    "stake": "{money:money}",
    "stables": "{stables:each({horse:colour} {row:odds})}",
    "cards": "{cards:list(card)}",
    "win": "{horse:horse} gagnant",
    "show": "{horse:horse} placé",
    "fix": "{card:card}",
    "behind": "derrière {horse:called}",
    "ahead": "{horse:shouted} est devant",
    "die": "{horse:colour} au dé",
    "player": "{other:player}",
    "card": "carte Mouvement {number}",
    "sprint": "{twice:some(deux fois {colour:colour}|{dice:list(colour)})}",
    "second bet: pass": "pas de deuxième pari",
    # the Board Game
    "be": "{card:card}",
    "buy": "acheter " + _BOUGHT,
    "loan": "emprunt à la {lender:lender}, {money:money}",
    "offer": "proposer à {other:player} d’acheter " + GOODS,
    "keep": "garder {card:thing}",
    "sell": "vendre {card:thing}",
    "swap": "prendre {card:card} à {other:player}",
    "run": "{card:card} pour {horse:stable}",
    "odds": "{horse:stable} : " + _WAY + " de {rows:plural(rangée|rangées)}",
    "accept": "oui pour {price:money}",
    "purchase: pass": "ne rien acheter",
    "odds change: pass": "laisser les cotations",
    "swap: pass": "garder la carte",
    "line-up: done": "plus d’autre carte Cheval",
    "offer: refuse": "pas à vendre",
    "sell auction: refuse": "non, quitter les enchères",
    "buy auction: refuse": "non, quitter les enchères",
    # the Party Game
    "book: close": "fermer les paris",
    "book: end": "terminer la fête",
    "next race: race": "encore une course",
    "next race: end": "terminer la fête",
    "collect: race": "lâcher les chevaux",
    "collect: end": "terminer la fête",
}
"""By the first word of the answer; those of one word by the question as well."""

TAKEN_BACK: Mapping[str, str] = {
    "pass": "« je passe »",
    "done": "« c’est fait »",
    "refuse": "« non »",
    "bet": "{stake} sur {bet}",
    "fix": "{card} {lane}",
}
"""What undo would take back: an answer of one word, and one that was given in two halves."""

ABOUT_TO: Mapping[str, str] = {
    "": "{seat:player} : {answer}.",
    "stake": (
        "{seat:player} mise {bet:some({money:money} sur {horse:horse} {bet:bet}|{money:money})}"
        "{back:some(, pour {back:money} en retour)}."
    ),
    "second bet: pass": "{seat:player} ne pose pas de deuxième pari.",
    "horse to fix: behind": (
        "{seat:player} pose {card:some({card:card}|la carte choisie)} derrière "
        "{horse:shouted} face cachée."
    ),
    "photo finish: ahead": "Pour {seat:player}, {horse:shouted} est devant.",
    # the Board Game
    "character: be": "{seat:player} sera {card:card}.",
    "purchase: buy": "{seat:player} achète " + _BOUGHT + " pour {price:money}.",
    "purchase: pass": "{seat:player} n’achète rien{price:some( et prend {price:money})}.",
    "purchase: loan": (
        "{seat:player} emprunte {money:money} à la {lender:lender} et devra {owed:money} à la fin."
    ),
    "purchase: offer": "{seat:player} propose à {other:player} d’acheter "
    + GOODS
    + " pour {price:money}.",
    "target to keep: keep": "{seat:player} garde {card:thing}.",
    "assistant to keep: keep": "{seat:player} garde {card:thing}.",
    "horse to keep: keep": "{seat:player} garde {card:thing}.",
    "offer: sell": "{seat:player} vend {card:thing} à {other:player} pour {price:money}.",
    "offer: refuse": "{seat:player} ne vend pas.",
    "swap: swap": "{seat:player} prend {card:card} à {other:player}.",
    "swap: pass": "{seat:player} garde la carte et n’échange rien.",
    "line-up: run": "{seat:player} aligne {card:card} pour {horse:stable}.",
    "line-up: done": "{seat:player} n’aligne plus d’autre carte Cheval.",
    "odds change: odds": "{seat:player} fait "
    + _WAY
    + " {horse:stable} de {rows:plural(rangée|rangées)}.",
    "odds change: pass": "{seat:player} laisse les cotations comme elles sont.",
    "sell auction: accept": "{seat:player} veut bien vendre 1 P.V. à {price:money}.",
    "buy auction: accept": "{seat:player} veut bien acheter 1 P.V. à {price:money}.",
    "sell auction: refuse": "{seat:player} dit non et quitte les enchères.",
    "buy auction: refuse": "{seat:player} dit non et quitte les enchères.",
    # the Party Game
    "book: close": "{seat:player} ferme les paris : rien ne va plus.",
    "book: end": "{seat:player} termine la fête ; les mises des bulletins sont rendues.",
    "next race: end": "{seat:player} termine la fête.",
    "collect: end": "{seat:player} termine la fête.",
    "collect: race": "{seat:player} a tous les bulletins : ils sont partis.",
}
"""What somebody does, by the question and the answer's first word; "" where that has none."""

KEEPERS: Mapping[str, str] = {
    "gain": "{seat:player} a gagné le plus dans la dernière course : {gain:money}.",
    "lot": "Le sort a désigné {seat:player}.",
    "host": "{seat:player} fait le bookmaker toute la soirée.",
    "left": "{seat:player} prend la suite de qui est parti.",
    "turn": "Personne n’a gagné dans la dernière course, c’est donc le tour {seat:of_player}.",
}
"""How somebody has come by the book at a party."""

UNSEEN: Mapping[str, str] = {
    "refuse": "{seat:player} ne vend pas.",
    "sell": "{seat:player} vend la carte {place}, face cachée.",
    "keep": "{seat:player} garde la carte {place}, face cachée.",
}
"""The same where the cards lie face down: only the place of the card is named."""

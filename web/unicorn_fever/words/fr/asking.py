"""Questions and answers of Unicorn Fever in French."""

from __future__ import annotations

from collections.abc import Mapping

QUESTIONS: Mapping[str, tuple[str, str]] = {
    "action": (
        "{seat:player}, prends un jeton : tour {number} sur 3",
        "Touche un stand : tu prends le jeton du dessus.",
    ),
    "contract": (
        "{seat:player}, choisis un contrat",
        "Il agit pour toi jusqu’à la fin de la partie. Rien n’est pris avant que tu en touches un.",
    ),
    "bet": (
        "{seat:player}, fais ton pari",
        "Touche un jeton Pari sur une licorne : ★ dit la gloire, × ce que vaut la mise.",
    ),
    "magic": (
        "{seat:player}, joue de la magie",
        "Choisis une carte, puis touche sa licorne. Elle reste face cachée jusqu’à la course.",
    ),
    "bet and magic": (
        "{seat:player}, parie et joue de la magie",
        "Dans l’ordre que tu veux : touche un jeton Pari, ou choisis une carte et touche une "
        "licorne.",
    ),
    "magic before the bet": (
        "{seat:player}, d’abord tes cartes, puis ton pari",
        "Touche une licorne pour la carte suivante, ou « Au pari » pour garder les autres.",
    ),
    "stake": (
        "{seat:player}, combien ?",
        "La mise va à la banque ; un pari gagné la rend deux fois ou plus.",
    ),
    "bet token to reserve": (
        "{seat:player}, réserve un jeton Pari",
        "Ton Royal Box : personne d’autre ne peut prendre le jeton que tu touches.",
    ),
    "card to drop": (
        "{seat:player}, rends une carte",
        "Tu tiens plus de cartes que ta limite. Touche celle dont tu peux te passer.",
    ),
    "card for the unicorn to discard": (
        "{seat:player}, quelle carte s’en va ?",
        "Duskglitter est déchaînée et jette une carte négative. Le premier joueur dit laquelle.",
    ),
    "unicorn to push down": (
        "{seat:player}, faire descendre une licorne ?",
        "Mudslingers : elle descend d’une rangée de cote, court et paie selon la nouvelle.",
    ),
    "negative card to discard": (
        "{seat:player}, jeter une carte ?",
        "Mirror Ward : une carte négative sur une licorne sur qui tu as parié.",
    ),
    "positive card to discard": (
        "{seat:player}, jeter une carte ?",
        "Hexbreakers : une carte positive sur une licorne sur qui tu n’as pas parié.",
    ),
    "unicorns to swap": (
        "{seat:player}, échanger deux licornes ?",
        "Odds Transmuter : deux licornes de rangées voisines changent de place.",
    ),
    "movement card on top": (
        "{seat:player}, quelle carte d’abord ?",
        "Keyhole Scouts : les deux cartes du dessus. Chaque rangée de cote avance comme elle dit.",
    ),
    "unicorn for the tailwind": (
        "{seat:player}, à qui le vent arrière ?",
        "Tailwind Charm : une licorne sur qui tu as parié part une case plus loin.",
    ),
    "dice": (
        "{seat:player}, relancer les dés ?",
        "Second Cast : une fois par course, les deux dés peuvent être relancés.",
    ),
    "photo finish": (
        "{seat:player}, qui est devant ?",
        "Elles sont à égalité en tout. Le premier joueur décide.",
    ),
    "results": (
        "La banque paie",
        "D’abord les propriétaires, puis paris, magie et contrats ; enfin la taxe : 1 or par "
        "étoile.",
    ),
    "chance": ("Au sort", "Le hasard décide."),
}

ANSWERS: Mapping[str, str] = {
    "take magic": "le jeton Magie",
    "take any-bet": "le jeton Pari au choix",
    "take win-bet": "le jeton Pari gagnant",
    "take gold": "le jeton Or",
    "printed any-bet": "la case Pari imprimée",
    "printed gold": "la case Or imprimée",
    "sign": "{card:card}",
    "loan": "un prêt : {loan} or maintenant, {cost} à rendre",
    "pass": "laisser",
    "bet": "{bet:bet} sur {horse:horse}",
    "play": "{card:card} sur {horse:horse}",
    "look": "un coup d’œil aux cartes sur {horse:horse}",
    "reserve": "{bet:bet} sur {horse:horse}",
    "drop": "{card:card}",
    "discard": "{card:card}",
    "push": "{horse:horse} vers le bas",
    "swap": "{horse:horse} et {other:horse}",
    "first": "la carte {card} d’abord",
    "wind": "{horse:horse}",
    "keep": "les garder",
    "reroll": "relancer",
    "ahead": "{horse:horse} devant",
    "stake": "{stake:gold}",
    "stake taken back": "une mise de {stake:gold}",
}
"""By its verb, or whole."""

ABOUT_TO: Mapping[str, str] = {
    "take": "{seat:player} prend {what}.",
    "printed": "{seat:player} utilise {what}.",
    "sign": "{seat:player} signe {what}.",
    "loan": "{seat:player} prend {what}.",
    "pass": "{seat:player} laisse le reste.",
    "bet": "{seat:player} fait un {what}.",
    "play": "{seat:player} pose {what}.",
    "look": "{seat:player} jette {what}.",
    "stake": "{seat:player} mise {what}.",
    "reserve": "{seat:player} réserve le {what}.",
    "drop": "{seat:player} rend {what}.",
    "discard": "{seat:player} jette {what}.",
    "push": "{seat:player} pousse {what}.",
    "swap": "{seat:player} échange {what}.",
    "first": "{seat:player} met {what}.",
    "wind": "{seat:player} donne le vent arrière à {what}.",
    "keep": "{seat:player} garde les dés.",
    "reroll": "{seat:player} fait relancer les dés.",
    "ahead": "{seat:player} met {what}.",
    "face down": "{seat:player} pose une carte Magie face cachée.",
}
"""What an answer does, by its verb."""

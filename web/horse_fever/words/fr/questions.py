"""The questions in French: a title and a line of help for everything that is asked."""

from __future__ import annotations

from collections.abc import Mapping

from web.horse_fever.words.fr.log_board import GOODS

_CARDS = "{count:plural(carte|cartes)} {kind:ware}"
_LED = "{led:some(Dernier oui : {leader:player}|Personne n’a encore dit oui)}"

Pair = tuple[str, str]

RACE: Mapping[str, Pair] = {
    "movement card": (
        "Retourner une carte Mouvement",
        "Retourne la carte Mouvement suivante et indique son numéro.",
    ),
    "sprint dice": ("Lancer les dés de sprint", "Lance les deux dés et indique leurs couleurs."),
}

FAMILY: Mapping[str, Pair] = {
    **RACE,
    "first bet": (
        "{seat:player}, pose ton premier pari",
        (
            "Choisis un cheval : gagnant, il doit arriver premier ; placé, il doit arriver "
            "1er, 2e ou 3e."
        ),
    ),
    "second bet": (
        "{seat:player}, pose un deuxième pari ou passe",
        "Choisis un cheval gagnant ou placé, ou passe : le deuxième pari est facultatif.",
    ),
    "stake": (
        "{seat:player}, combien {bet:some(sur {horse:horse} {bet:bet}|mises-tu)} ?",
        (
            "{exactly:some(Tu as {most:money} : tout juste ton pari minimum|Mise de "
            "{least:number} à {most:money}, par centaines)}."
        ),
    ),
    "card to fix the race": (
        "{seat:player}, truque la course",
        "Choisis une de tes cartes Action, et le cheval derrière lequel la poser, face cachée.",
    ),
    "horse to fix": (
        "{seat:player}, où va {card:some({card:card}|ta carte)} ?",
        "Choisis un cheval ; la carte reste face cachée derrière lui jusqu’au début de la course.",
    ),
    "photo finish": (
        "{seat:player}, qui est devant sur la photo ?",
        (
            "Ces chevaux sont à égalité, cartes et cotations aussi : premier joueur, c’est "
            "toi qui dis lequel est devant."
        ),
    ),
    "stables from 1:7 up to 1:2": (
        "Placer les écuries",
        (
            "Mélange les six jetons Écurie et indique leurs couleurs dans l’ordre : 1:7 "
            "d’abord, 1:2 à la fin."
        ),
    ),
    "characters": (
        "Distribuer les personnages",
        "Pioche un personnage pour chaque joueur et indique-les dans l’ordre des places.",
    ),
    "cards": (
        "Distribuer " + _CARDS + " à {seat:player}",
        "Pioche "
        + _CARDS
        + (
            " pour {seat:player} et choisis-les ici, sous les seuls yeux "
            "{seat:of_player}{kept:some( ; {seat:player} en garde une)}."
        ),
    ),
    "sprint die for the first player": (
        "Lancer le dé pour le premier joueur",
        "Lance un dé de sprint et indique sa couleur.",
    ),
    "whom the die fits": (
        "Qui le dé désigne-t-il ?",
        "Lis tout haut la ligne de la couleur sortie et choisis le joueur à qui elle va le mieux.",
    ),
    "sprint die for the tie": (
        "Lancer le dé pour départager",
        "Les meilleurs sont à égalité : lance un dé de sprint et indique sa couleur.",
    ),
}

BOARD: Mapping[str, Pair] = {
    "character": (
        "{seat:player}, qui seras-tu ?",
        "Choisis un personnage : il apporte ton argent, et une écurie ou un pouvoir spécial.",
    ),
    "purchase": (
        "{seat:player}, ton {first:some(premier|deuxième)} achat",
        (
            "Achète une chose, emprunte, propose un achat à un autre joueur, ou "
            "passe{gain:some( et reçois {gain:money})}."
        ),
    ),
    "target to keep": (
        "{seat:player}, quel objectif gardes-tu ?",
        "Gardes-en un face cachée ; les autres retournent dans leur paquet.",
    ),
    "assistant to keep": (
        "{seat:player}, quel assistant gardes-tu ?",
        "Gardes-en un ; les autres retournent dans leur paquet.",
    ),
    "horse to keep": (
        "{seat:player}, quelle carte Cheval gardes-tu ?",
        "Gardes-en une ; les autres retournent dans leur paquet.",
    ),
    "offer": (
        "{seat:player}, vends-tu à {other:player} ?",
        "Pour "
        + GOODS
        + (
            "{which:some( de ton choix)}, {other:player} offre {price:money}. Tu peux "
            "refuser ; cela ne coûte rien."
        ),
    ),
    "swap": (
        "{seat:player}, à qui prends-tu une carte ?",
        (
            "Choisis la carte d’un autre joueur, qui reçoit celle que tu viens "
            "{free:some(d’acheter et ne peut pas refuser ; ou garde-la|d’obtenir et ne peut "
            "pas refuser)}."
        ),
    ),
    "line-up": (
        "{seat:player}, aligne tes chevaux",
        "Pose une carte Cheval sur une de tes écuries pour cette course, ou dis que c’est fait.",
    ),
    "odds change": (
        "{seat:player}, changes-tu une cotation ?",
        "Fais monter ou descendre une écurie de {rows:plural(rangée|rangées)}, ou passe.",
    ),
    "sell auction": (
        "{seat:player}, veux-tu vendre 1 P.V. à {price:money} ?",
        _LED + ". Le dernier oui vend, et un non te sort de ces enchères.",
    ),
    "buy auction": (
        "{seat:player}, veux-tu acheter 1 P.V. à {price:money} ?",
        _LED + ". Le dernier oui achète, et un non te sort de ces enchères.",
    ),
}

PARTY: Mapping[str, Pair] = {
    **RACE,
    "photo finish": (
        "{seat:player}, qui est devant sur la photo ?",
        (
            "Aussi loin l’un que l’autre au-delà de la ligne : le bookmaker a le dernier "
            "mot. Défense d’accepter un billet !"
        ),
    ),
    "book": (
        "{keeper:player} fait le bookmaker",
        "Touche un invité, deux chevaux, deux mises ; ferme les paris quand chacun a un bulletin.",
    ),
    "next race": (
        "Encore une course ?",
        "Qui a gagné le plus dans la dernière course fait le bookmaker ensuite.",
    ),
    "collect": (
        "{seat:player} ramasse les bulletins",
        (
            "Chacun remplit un bulletin en papier ; quand tous sont dans le chapeau, lâche "
            "les chevaux."
        ),
    ),
    "first bookmaker": (
        "Tirer au sort le premier bookmaker",
        "Tire le livre au sort et indique le numéro de l’invité.",
    ),
}

"""What is said in Winner's Circle, in French: events, questions, answers, the caller."""

from __future__ import annotations

from collections.abc import Mapping

LOG: Mapping[str, str] = {
    "race": "Course {number} : les chevaux viennent aux stalles.",
    "lined up": "Stalle {gate} : {card:card}, {horse:horse}.",
    "lined up level": "Au départ : {card:card}, {horse:horse}.",
    "put under": "{card:card} passe sous la pile : {horse:horse} court déjà.",
    "first bettor": "{seat:player} parie et lance en premier{by:which(lot=, par tirage au sort|, "
    "par la fortune)}.",
    "bet laid": "{seat:player} pose {chip:laid} sur {card:card}.",
    "off": "Ils sont partis. {seat:player} lance en premier.",
    "rolled": "{seat:player} obtient {face:face}.",
    "moved": "{seat:player} fait courir {card:card} : {ran:plural(case|cases)}"
    "{short:some(, bloqué avant {spaces})}.",
    "pace": "{card:card} mène le train : premier à la case 18.",
    "over the line": "{card:card} passe la ligne : {place:which(1=premier|2=deuxième|troisième)}.",
    "fresh": "Tous ont bougé : n’importe quel cheval peut repartir.",
    "came last": "{card:card} finit dernier.",
    "ranking": "Résultat de la course : {cards:list(card)}.",
    "chip turned up": "{seat:player} avait {chip:chip} sur {card:card}.",
    "win": "{seat:player} touche {money:money} : {card:card} a gagné, {each} par jeton de 1.",
    "place": "{seat:player} touche {money:money} : {card:card} est deuxième, {each} par jeton de 1.",
    "show": "{seat:player} touche {money:money} : {card:card} est troisième, {each} par jeton de 1.",
    "pace bonus": "{seat:player} touche {money:money} : {card:card} a mené le train.",
    "penalty": "{seat:player} paie {money:money} : {card:card} est dernier"
    "{unpaid:some( (pour {owed:money} dus))}.",
    "paid off": "",
    "game over": "La dernière course est payée.",
}

HEADINGS: Mapping[str, str] = {
    "race": "Au départ",
    "bet laid": "Paris",
    "off": "Course",
    "ranking": "Paiements",
}
"""The heading under which an event stands, and all that follow until the next of these."""

PHASES: Mapping[str, str] = {
    "line-up": "Au départ",
    "bets": "Paris",
    "race": "Course",
    "payoffs": "Paiements",
    "over": "Fin",
}

QUESTIONS: Mapping[str, tuple[str, str]] = {
    "chip": (
        "{seat:player}, pose un jeton",
        "Choisis un jeton, puis touche un cheval. Il rapporte si ce cheval est dans les trois "
        "premiers.",
    ),
    "chip face down": (
        "{seat:player}, pose un jeton face cachée",
        "Choisis un jeton, puis touche un cheval. Toi seul sais ce qu’il vaut : un 0, c’est du "
        "bluff.",
    ),
    "horse": (
        "{seat:player} obtient {face:face}",
        "Touche le cheval qui va courir. Les chevaux pâles montrent où chacun s’arrêterait.",
    ),
    "die": ("Le dé", "On le lance."),
    "who bets first": ("Qui parie en premier ?", "On tire au sort."),
    "gate": ("Stalle {gate}", "On tire une carte Cheval."),
    "card": ("Cheval {gate} sur sept", "On tire une carte Cheval."),
}

ANSWERS: Mapping[str, str] = {
    "chip": "{chip:chip} sur {horse:horse}",
    "horse": "{horse:horse}",
    "die": "{face:face}",
    "first": "{other:player}",
    "card": "{card:card}",
}

ABOUT_TO: Mapping[str, str] = {
    "face down": "{seat:player} pose un jeton face cachée sur {horse:horse}.",
    "chip": "{seat:player} pose {chip:chip} sur {card:card}.",
    "horse": "{seat:player} fait courir {card:card} de {ran:plural(case|cases)}"
    "{over:some(, au-delà de la ligne)}{short:some(, aussi loin que les autres laissent la place)}.",
}

CALLED: Mapping[str, tuple[str, ...]] = {
    "off": ("Et c’est parti !", "Les stalles s’ouvrent !", "Les voilà partis, sept de front !"),
    "leap": (
        "Quel bond de {card:card}, {ran} cases !",
        "{card:card} s’envole : {ran} cases !",
        "Regardez filer {card:card}, {ran} cases d’un coup !",
    ),
    "run": (
        "{card:card} avance de {ran:plural(case|cases)}.",
        "{ran:plural(case|cases)} pour {card:card}.",
        "{card:card} remonte, {ran:plural(case|cases)}.",
    ),
    "short": (
        "{card:card} est enfermé : {ran} sur {spaces} seulement !",
        "Pas de place pour {card:card} : {ran} sur {spaces} !",
    ),
    "stuck": ("{card:card} ne peut pas bouger : du monde devant chaque sabot !",),
    "lead": ("{card:card} prend la tête !", "Nouveau leader : {card:card} !"),
    "run-in": (
        "{card:card} entre dans la dernière ligne droite, encore {left} !",
        "Voici {card:card}, à {left} de la ligne !",
    ),
    "pace": ("{card:card} mène le train !", "Premier au poteau dix-huit : {card:card} !"),
    "first": ("{card:card} gagne ! {card:card} !", "C’est {card:card}, premier au poteau !"),
    "second": ("{card:card} prend la deuxième place !",),
    "third": ("{card:card} est troisième, et la course est courue !",),
    "last": ("Et loin derrière, {card:card} finit dernier.",),
    "fresh": ("Tous ont couru une fois ; à présent, n’importe lequel peut repartir.",),
}

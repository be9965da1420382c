"""The rules of Winner's Circle in French, with those of its sisters and of the house."""

from __future__ import annotations

from collections.abc import Mapping

from game.winners_circle.courses import PAYOUTS
from web.words.texts import Rule

_PLACES = {"win": "premier", "place": "deuxième", "show": "troisième"}


def _row(place: str) -> str:
    first = PAYOUTS[place][:8]
    return f"{_PLACES[place]}, {', '.join(map(str, first))}"


_TABLE = " ; ".join(_row(place) for place in PAYOUTS)

_RULES = (
    Rule(
        "W.1",
        "Le but",
        (
            "Trois courses. À chacune, tu poses trois jetons sur trois chevaux, puis chacun à son "
            "tour fait avancer n’importe quel cheval. Le plus riche après la troisième course gagne.",
        ),
    ),
    Rule(
        "W.2",
        "Le peloton",
        (
            "Avant chaque course, on tire sept des 28 cartes Cheval, une par stalle. À chaque "
            "stalle sa robe : gris, blanc, beige, caramel, alezan, brun, noir. La première stalle "
            "est sur la case 36, juste derrière la ligne ; la septième sur la case 30.",
            "Une carte dit de combien court son cheval selon la face du dé : la tête de cheval "
            "(trois faces sur six), la bombe, la selle, le fer. Trois fois la tête plus les trois "
            "autres font toujours 30 : à la longue, tous les chevaux vont aussi vite.",
        ),
    ),
    Rule(
        "W.3",
        "Les paris",
        (
            "Tu as trois jetons : 1, 1 et 2. Le premier joueur en pose un près d’un cheval, face "
            "visible, puis les autres dans le sens horaire, trois fois de suite. Jamais deux de "
            "tes jetons sur le même cheval.",
            "Chaque jeton parie que son cheval sera parmi les trois premiers.",
            "À la première course, le premier joueur est tiré au sort ; ensuite c’est le plus "
            "riche. À richesse égale, on tire au sort.",
        ),
    ),
    Rule(
        "W.4",
        "Le dé et le mouvement",
        (
            "Le premier joueur lance le dé, puis les autres dans le sens horaire. Choisis un "
            "cheval qui n’a pas encore bougé et fais-le courir du nombre de cases que dit sa carte. On ne "
            "passe pas.",
            "Un cheval qui a bougé attend que tous l’aient fait. Puis tous peuvent repartir.",
        ),
    ),
    Rule(
        "W.5",
        "Un cheval par case",
        (
            "Les chevaux se dépassent librement, mais un seul tient sur une case. Si la dernière "
            "case du mouvement est prise, il est bloqué et s’arrête sur la première libre "
            "derrière. Exemple : 6 cases mènent en 17, où se tient un cheval, et un autre est en "
            "16 : il s’arrête en 15, après 4 cases.",
            "Ce peut être la case d’où il partait. Il a bougé quand même.",
            "Les stalles sont des cases du tour : un cheval encore dans sa stalle bloque celui qui "
            "y arrive après son tour.",
        ),
    ),
    Rule(
        "W.6",
        "Le train",
        (
            "Le premier cheval qui atteint ou passe la case 18 mène le train. S’il finit parmi les "
            "trois premiers, chaque jeton de 1 posé sur lui rapporte 100 de plus, chaque jeton de "
            "2 en rapporte 200.",
        ),
    ),
    Rule(
        "W.7",
        "La ligne",
        (
            "Un cheval qui passe la case 36 franchit la ligne et quitte la piste. Il n’a pas "
            "besoin d’une case libre. Le premier a gagné, puis viennent le deuxième et le "
            "troisième. Avec le troisième, la course est finie ; celui qui est alors le plus loin "
            "est dernier.",
        ),
    ),
    Rule(
        "W.8",
        "Les paiements",
        (
            "Compte les paris sur un cheval : un jeton de 1 fait un pari, un jeton de 2 en fait "
            "deux. Plus il y a de paris, moins chacun rapporte. Pour 1, 2, 3… paris, un jeton de 1 "
            f"rapporte : {_TABLE}. Un jeton de 2 rapporte le double.",
            "Chaque jeton de 1 sur le dernier cheval coûte 100, chaque jeton de 2 coûte 200. Tu "
            "paies ce que tu as, pas plus.",
            "Exemple : un 2 seul sur le gagnant rapporte 2 × 350 = 700.",
        ),
    ),
    Rule(
        "W.9",
        "La dernière course",
        (
            "À la dernière course, tout est doublé, même ce que l’on paie. Une course unique est la "
            "dernière : elle est donc doublée aussi.",
        ),
    ),
    Rule(
        "W.10",
        "La fin",
        ("Le plus d’argent gagne. À égalité, on partage la place, et la victoire aussi.",),
    ),
    Rule(
        "W.11",
        "Bluff (au choix)",
        (
            "Chacun a quatre jetons : 0, 1, 1 et 2. On les pose face cachée, sur quatre chevaux "
            "différents. Tu peux regarder les tiens tant que tu choisis. On les retourne tous quand "
            "le troisième cheval a passé la ligne.",
            "Un 0 ne compte pour aucun pari, ne rapporte rien et ne coûte rien.",
        ),
    ),
    Rule(
        "W.12",
        "Royal Turf (au choix)",
        (
            "L’ancien jeu, de 2001. Le tour a 33 cases ; les stalles sont sur les cases 33 à 27, "
            "dans l’ordre où les chevaux sont tirés. Chacun des sept chevaux a trois cartes à lui, "
            "avec le même chiffre pour la tête. Une seule court à chaque course : une carte dont "
            "le cheval court déjà passe sous la pile.",
            "Le train est toujours payé, même si ce cheval ne finit pas dans les trois premiers.",
            "Avec les cartes de Royal Turf sur la piste la plus récente : ces cartes, tirées de la "
            "même façon, mais 36 cases, des stalles de 36 à 30, et un train payé seulement dans les "
            "trois premiers. La boîte contient de telles cartes et une variante ; son texte est "
            "introuvable, celle-ci est donc de nous.",
        ),
    ),
    Rule(
        "W.13",
        "Turf (au choix)",
        (
            "Le plus ancien, de 1995. La piste est droite et compte 40 cases. Tous partent de "
            "front, et les chevaux peuvent partager une case. Quatre courses, et à chacune une des "
            "quatre cartes de chaque robe.",
            "Le train ne rapporte rien, et le dernier cheval ne coûte rien.",
        ),
    ),
    Rule(
        "W.14",
        "Ce qui est de nous",
        (
            "Aucune liste des cartes Cheval imprimées n’est publique ; celles-ci sont donc de "
            "nous : noms, chiffres et images. Elles respectent la loi des 30 (W.2). Le tableau des "
            "paiements (W.8) est une droite qui passe par les trois chiffres imprimés connus. "
            "L’ordre des stalles est de nous aussi.",
        ),
    ),
    Rule(
        "W.15",
        "L’aide aux cotes (au choix)",
        (
            "La page finit la course dans sa tête, un grand nombre de fois, avec des joueurs qui "
            "avancent pour leurs propres jetons, et dit combien de fois chaque cheval gagne, finit "
            "deuxième, troisième ou dernier. Elle n’en sait pas plus que toute la table, et tout "
            "le monde voit la même chose.",
        ),
    ),
)

RULES: Mapping[str, tuple[str, ...]] = {
    rule.id: (rule.heading, *rule.paragraphs) for rule in _RULES
}
"""By number: heading and paragraphs."""

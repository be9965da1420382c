"""The rules of the box in French; every figure in them comes from the rows."""

from __future__ import annotations

from collections.abc import Mapping

from game.really_nasty.cards import (
    CAPITAL,
    CARDS,
    DEAL,
    DEPOSIT,
    DOUBLES,
    GRADES,
    LOST_TURNS,
    RACES,
    UNIT,
    UPHELD,
    odds_of,
    paid_places,
)
from game.really_nasty.course import FENCES, LANES
from game.really_nasty.refused import FAR_BEHIND
from web.really_nasty.words.fr.kinds import SECTIONS, pounds
from web.words.texts import Rule

_DEAL = " ; ".join(f"à {players} joueurs, {count}" for players, count in DEAL.items())
_RACES = " ; ".join(
    f"{race.name}, {', '.join(map(pounds, race.prizes))}" for race in RACES.values()
)
_DOUBLES = " ; ".join(
    f"classe {grade}, {', '.join(SECTIONS[id] for id in DOUBLES[grade])}" for grade in GRADES
)


def _odds(table: str) -> str:
    return " ; ".join(
        f"couloir {lane} : {', '.join(str(odds_of(table, lane, grade)) for grade in GRADES)}"
        for lane in LANES
    )


_PAID = " ; ".join(f"à {runners} partants, {paid_places(runners)}" for runners in DEAL)

_RULES = (
    Rule(
        "N.1",
        "La réunion",
        (
            "Six courses. Leurs cartes sont mélangées, l’ordre est donc nouveau à chaque fois. "
            "L’argent vient des prix, pour ton propre cheval, et des paris, sur n’importe quel "
            "cheval. Le plus riche après la sixième course gagne.",
            f"Prix du premier, du deuxième et du troisième : {_RACES}.",
        ),
    ),
    Rule(
        "N.2",
        "Couleurs, argent et cartes",
        (
            f"Chacun choisit les couleurs d’une écurie et reçoit {pounds(CAPITAL)}. Les "
            f"{len(CARDS)} cartes Vacherie sont distribuées une fois, face cachée, pour toute la "
            f"réunion. Chacun en reçoit : {_DEAL}.",
        ),
    ),
    Rule(
        "N.3",
        "Les engagements",
        (
            "Ton écurie a six chevaux, de classe 1 à 6. Avant la première course, tu en engages un "
            "par course, en secret. On ne voit lequel court qu’au moment de sa course.",
        ),
    ),
    Rule(
        "N.4",
        "Les couloirs",
        (
            "Avant chaque course, chacun tire une carte Couloir. Le couloir 1 est à la corde : "
            "c’est le plus court. On mélange les six cartes, même à moins de six joueurs.",
        ),
    ),
    Rule(
        "N.5",
        "Les cotes",
        (
            "Le bookmaker écrit au tableau le couloir, la classe et la cote de chaque cheval. "
            f"Contre un, par couloir, pour les classes 1 à 6 : {_odds('fair')}.",
            "Ce tableau est de nous : à six partants, tous les paris s’y valent à peu près. La "
            "boîte prend le couloir fois la classe, plus encore pour les outsiders, et paie donc "
            f"plus qu’elle ne prend. Qui la connaît peut choisir ces cotes : {_odds('printed')}.",
        ),
    ),
    Rule(
        "N.6",
        "Les paris",
        (
            "Chacun peut parier sur un cheval gagnant, à son tour à partir de la corde. Tous "
            "voient combien, personne ne voit sur qui, jusqu’au paiement de la course. Les mises "
            f"se comptent en {pounds(UNIT)}. Parier n’est pas obligatoire ; sans argent, on court "
            "seulement.",
        ),
    ),
    Rule(
        "N.7",
        "Le départ",
        (
            "Une course fait un tour et quart. Le cheval le plus près de la corde joue en premier, "
            "puis les autres dans le sens horaire. À ton tour, lance le dé et avance. On saute les "
            "chevaux arrivés ou hors course.",
        ),
    ),
    Rule(
        "N.8",
        "Le mouvement",
        (
            "Une longueur par point : tout droit, ou d’un couloir vers l’extérieur, dans l’ordre "
            "que tu veux. Sur un 6 seulement, un des six pas peut aller d’un couloir vers la "
            "corde. Jamais en arrière, jamais en biais.",
            "Tous les points doivent être courus, tant que le chemin choisi a de la place. Le "
            "chemin est à toi ; seul l’endroit où tu t’arrêtes compte.",
        ),
    ),
    Rule(
        "N.9",
        "Les virages",
        (
            "Dans un virage, les couloirs ne communiquent que là où un trait relie deux cases : "
            "change là. Changer prend un point, comme en ligne droite.",
        ),
    ),
    Rule(
        "N.10",
        "Un cheval par case",
        (
            "Deux chevaux ne partagent jamais une case, et aucun ne saute par-dessus un autre. "
            "Contourne par l’extérieur, ou par la corde avec un 6. Sans chemin, le cheval reste "
            "sur place et le reste est perdu.",
        ),
    ),
    Rule(
        "N.11",
        "Les obstacles",
        (
            f"{len(FENCES)} obstacles : {', '.join(one.name for one in FENCES.values())}. Un "
            "cheval vole par-dessus ; le danger est de s’arrêter dessus, car une carte Chute "
            "(N.17) peut le faire tomber tant qu’il s’y trouve.",
        ),
    ),
    Rule(
        "N.12",
        "Doubler",
        (
            "Un cheval qui s’arrête dans un de ses secteurs peut courir le même lancer encore une "
            f"fois, tout droit et vers l’extérieur seulement. Ses secteurs : {_DOUBLES}.",
            "Une fois par secteur et par course. "
            f"{SECTIONS['EP']} ne compte qu’au départ, pas à l’arrivée.",
        ),
    ),
    Rule(
        "N.13",
        "Le retrait",
        (
            f"Un cheval qui a plus de {FAR_BEHIND} obstacles de retard sur le premier peut être "
            "retiré par son propriétaire, au lieu d’avancer, même s’il n’a pas de place. Le "
            "premier, c’est le jockey de tête ; un cheval arrivé compte pour tous les obstacles.",
        ),
    ),
    Rule(
        "N.14",
        "Les cartes Vacherie",
        (
            "Chacune se joue une seule fois dans toute la réunion. Entre deux mouvements, "
            "n’importe qui peut se manifester, regarder ses cartes, en jouer une ou se raviser. "
            "Le premier qui parle est servi le premier ; on interroge les ordinateurs dans le sens "
            "horaire, à partir de qui va lancer.",
            "Même si ton cheval est hors course, tu peux jouer des cartes, sauf Glissade.",
        ),
    ),
    Rule(
        "N.15",
        "Demi-tour",
        (
            "Avant que le cheval ait quitté le départ. Il perd ses "
            f"{LOST_TURNS} premiers tours, tourné du mauvais côté. Une fois par cheval et par course.",
        ),
    ),
    Rule(
        "N.16",
        "Faux départ",
        (
            "Avant qu’un cheval se soit arrêté sur Briars Brook ou l’ait passé. Tous reviennent au "
            "départ, même ceux qui sont tombés, et tout ce qui a été doublé peut l’être à nouveau. "
            "Les paris restent. Les autres cartes Vacherie de cette course reviennent à qui les a "
            "jouées ; celle-ci est perdue.",
            "Quand le dernier jockey tombe ou glisse, la course est aussitôt finie : il n’y a "
            "plus rien à recommencer.",
        ),
    ),
    Rule(
        "N.17",
        "Chute",
        (
            "Sur un cheval qui se trouve sur l’obstacle que nomme la carte, même le tien. Il est "
            "hors course. S’il y a plusieurs chevaux sur l’obstacle, tu choisis. Un cheval "
            "sans jockey ne peut pas tomber.",
        ),
    ),
    Rule(
        "N.18",
        "Glissade sur le plat",
        (
            "Sur un cheval qui n’est sur aucun obstacle, par un joueur dont le cheval court "
            "encore. Il est hors course, et rien ne répond à cette carte. Un cheval sans jockey "
            "ne glisse pas.",
        ),
    ),
    Rule(
        "N.19",
        "Remise en selle",
        (
            "Aussitôt après une Chute, par n’importe qui : le cheval est de nouveau sur son "
            "obstacle. Une autre Chute peut suivre.",
        ),
    ),
    Rule(
        "N.20",
        "Cheval sans cavalier",
        (
            "Aussitôt après une Chute : le cheval repart sans son jockey. Son propriétaire lance "
            "le dé et le déplace, tout droit, de côté ou en arrière, sans repasser par la même "
            "case dans un tour. Il gêne ; il ne gagne rien, et passé la ligne il s’en va. Il ne "
            "recule jamais derrière le départ.",
        ),
    ),
    Rule(
        "N.21",
        "Sous pression",
        (
            "Dans la dernière ligne droite, avant le lancer pour ce cheval. Il va d’abord du côté que "
            "dit la carte, d’autant de couloirs que le dé et la piste le permettent, puis tout "
            "droit avec le reste, en contournant les autres par l’extérieur.",
        ),
    ),
    Rule(
        "N.22",
        "Photo-finish",
        (
            "Quand le premier cheval est arrivé, sur le prochain cheval monté à lancer. S’il "
            "passe la ligne dans ce mouvement, il est premier et l’autre deuxième. Sinon, la "
            "carte est perdue.",
        ),
    ),
    Rule(
        "N.23",
        "Réclamations et enquêtes",
        (
            "La course finie, contre n’importe quel cheval placé. Une Réclamation demande une "
            f"caution de {pounds(DEPOSIT['objection'])} et un {UPHELD['objection'][0]} ; la "
            "caution revient si elle est admise. Une Enquête des commissaires demande un "
            f"{UPHELD['enquiry'][0]} ou un {UPHELD['enquiry'][1]}, sans caution.",
            "Un cheval disqualifié perd sa place, ceux qui le suivent montent d’un rang, et les "
            "paris suivent le nouveau gagnant. Pas de limite, sauf les cartes. Une fois la pesée "
            "faite, le résultat est acquis.",
        ),
    ),
    Rule(
        "N.24",
        "La fin d’une course",
        (
            "Une course est finie quand toutes les places payées sont prises, ou qu’il ne reste "
            "aucun jockey. Un cheval seul doit quand même finir pour gagner. Sans gagnant, tous "
            "les paris sont perdus.",
            "Qui court encore n’a pas de place et ne monte jamais : seuls montent les chevaux de "
            "l’enclos des vainqueurs. Ce qu’une réclamation admise laisse libre va au gagnant "
            "(N.25).",
        ),
    ),
    Rule(
        "N.25",
        "Les prix",
        (
            f"Places payées, selon le nombre de partants : {_PAID}. Un prix que personne n’a pris "
            "va au gagnant.",
        ),
    ),
    Rule(
        "N.26",
        "Les paris gagnés",
        (
            "Le bookmaker paie la mise fois la cote, et la mise revient. La banque n’est jamais à "
            "sec : sa reconnaissance de dette vaut de l’argent.",
        ),
    ),
    Rule(
        "N.27",
        "La fin de la réunion",
        (
            "Le plus riche gagne ; à égalité, le plus de courses gagnées ; encore à égalité, la "
            "victoire est partagée.",
        ),
    ),
    Rule(
        "N.28",
        "Moins de couloirs (au choix)",
        ("On ne distribue que les cartes Couloir de 1 au nombre de joueurs.",),
    ),
    Rule(
        "N.29",
        "Ce qui est de nous",
        (
            "Les règles sont celles de 1987. La piste, le nom des obstacles sauf Briars Brook, les "
            "secteurs des classes 2 à 5, les prix, les cotes justes, les cotes imprimées "
            "au-dessus de 12 et le nombre de cartes Vacherie de chaque sorte sont de nous, dans "
            "les limites du livret ; le jeu imprimé peut différer.",
        ),
    ),
)

RULES: Mapping[str, tuple[str, ...]] = {
    rule.id: (rule.heading, *rule.paragraphs) for rule in _RULES
}
"""By number: heading and paragraphs."""

EARLIER: Mapping[str, tuple[str, ...]] = {
    "1 N.13": (
        "Cette partie a commencé sous la version 1 des règles et continue ainsi : "
        "un cheval qui n’a pas de place ne peut pas être retiré.",
    ),
}
"""By version and rule, what it says besides in a game begun under that version."""

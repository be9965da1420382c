"""The Gazette: what stands on every front page, and the stories that any game can have, in French."""

from __future__ import annotations

from collections.abc import Mapping

PAGE: Mapping[str, str] = {
    "name": "La Gazette de Horseburg",
    "motto": "Toutes les nouvelles au galop",
    "price": "Prix : une pomme",
    "edition": "Dernière édition",
    "finish": "L’arrivée de la course {race} : {horses:list}.",
    "purses": "Les bourses, course par course",
    "after": "{name} : {purses:each({money:money})}",
    "winner": "Le portrait du jour",
    "winners": "{seats:players}, en tête avec {score:list(score)}",
    "empty": "Personne sur le podium.",
    "by": "De notre correspondant",
    "advertisement": "Réclame",
    "order": "Le classement du jour",
    "back": "Retour",
    "print": "Imprimer",
    "picture": "Image",
    "no picture": "Ce navigateur ne sait pas en faire une image, mais il peut l’imprimer.",
}
"""Said once a page."""

ADVERTS: tuple[tuple[str, str], ...] = (
    (
        "Auberge du Fer à cheval",
        "Avoine pour le cheval, bière pour toi. On sèche les bulletins au poêle.",
    ),
    ("Le tonique du docteur Fleck", "Pour jambes lasses, deux ou quatre. Jamais avant la course."),
    ("Mme Odile, chapeaux", "Visibles de toutes les tribunes. Aussi aux couleurs de ton écurie."),
    ("Jumelles à louer", "Vois l’arrivée avant le juge. Caution : une chaussure."),
    ("Prochaine réunion", "Les portes s’ouvrent dès qu’on touche « Rejouer ». Apporte une pomme."),
)
"""The house advertises; which of them a page has follows from its stories."""

TOLD: Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "won": (
        (
            "{seat:player} gagne la journée",
            "Le grand jour {seat:of_player}",
            "Lauriers pour {seat:player}",
        ),
        (
            "{seat:player} arrive en tête avec {score:score} ; {other:player} suit. La fanfare a joué jusqu’à ce que les chevaux demandent le silence.",
            "Avec {score:score}, {seat:player} laisse la deuxième place à {other:player} et offre les pommes.",
        ),
    ),
    "runaway": (
        ("{seat:player} hors de vue", "Personne près {seat:of_player}"),
        (
            "{seat:player} gagne avec {score:score}, {margin:score} devant {other:player}. Des tribunes, on aurait dit deux courses.",
            "{margin:score} d’avance sur {other:player} : {seat:player} aurait pu finir au pas, et certains disent l’avoir vu.",
        ),
    ),
    "by-a-nose": (
        ("D’un nez : {seat:player}", "{seat:player} d’un poil"),
        (
            "À la fin, {margin:score} seulement entre {seat:player} et {other:player}. {other:player} a fait recompter, pour rien.",
            "{seat:player} bat {other:player} de {margin:score}, et pas d’un poil de plus. Plus d’un a mangé son chapeau.",
        ),
    ),
    "countback": (
        ("À égalité, et pourtant {seat:player}", "Égalité parfaite : la coupe va à {seat:player}"),
        (
            "{seat:player} et {other:player} avaient {score:score} chacun. On a ouvert le règlement, qui a choisi {seat:player}.",
        ),
    ),
    "shared-win": (
        ("Une coupe pour {winners:players}", "Victoire partagée : {winners:players}"),
        ("Rien n’a pu départager {winners:players}. La coupe changera de maison chaque dimanche.",),
    ),
    "nobody-won": (
        ("Personne ne gagne", "La coupe reste au placard"),
        ("{count:plural(joueur|joueurs)} en piste, et personne de classé. La banque remercie.",),
    ),
    "last-to-first": (
        (
            "De la dernière place à la première : {seat:player}",
            "Plus personne n’y croyait : {seat:player} gagne",
        ),
        (
            "Après la course {race}, {seat:player} avait la bourse la plus mince, {money:some({money:money}|pas une pièce)}. Plus personne ne rit.",
            "La plus pauvre des bourses après la course {race}, {money:some({money:money}|rien du tout)} : {seat:player} a tout de même gagné.",
        ),
    ),
    "wire-to-wire": (
        ("De bout en bout : {seat:player}", "{seat:player} n’a jamais regardé en arrière"),
        (
            "Après chacune des {races} courses, la bourse {seat:of_player} était la plus pleine. Les autres ont mangé la poussière.",
        ),
    ),
    "late-dash": (
        ("{seat:player} surgit à la fin", "Tout pour {seat:player} à la dernière course"),
        (
            "Avant la course {race}, {seat:player} n’avait pas la plus grosse bourse. {gain:money} plus tard, plus que pour tout autre, la journée est gagnée.",
        ),
    ),
    "poor-winner": (
        (
            "Bourse plate, première place : {seat:player}",
            "L’honneur sans l’argent pour {seat:player}",
        ),
        (
            "{seat:player} gagne avec la bourse la plus mince : {money:some({money:money}|rien)}, contre {much:money} pour {other:player}.",
        ),
    ),
    "machine-won": (
        ("Une machine prend la coupe", "L’ordinateur {seat:player} bat la table"),
        (
            "{seat:player} est un ordinateur et arrive en tête. On entend {people:players} demander s’il n’y avait pas moyen de le débrancher entre deux courses.",
            "Les rouages avant les cœurs : l’ordinateur {seat:player} l’emporte sur {people:players}, sans même un sourire.",
        ),
    ),
    "person-won": (
        ("Contre les machines : {seat:player}", "{seat:player} bat {count} ordinateurs"),
        ("Face à {count} ordinateurs, {seat:player} finit en tête. L’humanité peut dormir.",),
    ),
    "rich-loser": (
        ("La plus grosse bourse ne gagne pas", "L’argent n’est pas tout pour {seat:player}"),
        (
            "{seat:player} compte {money:money}, plus que tous les autres. {other:player} gagne avec {much:some({much:money}|une bourse vide)}.",
        ),
    ),
    "fortune": (
        ("{seat:player} fait fortune", "La ruée vers l’or {seat:of_player}"),
        (
            "{seat:player} a commencé avec {before:money} et repart avec {money:money}. Le fiacre du retour avait quatre chevaux.",
        ),
    ),
    "fall": (
        ("Grandeur et chute : {seat:player}", "Aussitôt gagné, aussitôt perdu : {seat:player}"),
        (
            "Après la course {race}, {seat:player} avait {much:money}. À la fin, {money:some(il en restait {money:money}|il n’en restait rien)}.",
        ),
    ),
    "great-day": (
        ("La course {race} remplit une bourse", "{seat:player} trouve un filon"),
        (
            "{before:money} avant la course {race}, et {much:money} de plus après : {seat:player} a vécu la plus belle heure du jour.",
        ),
    ),
    "black-day": (
        ("Course {race} : l’heure noire {seat:of_player}", "{seat:player} recompte et soupire"),
        (
            "{seat:player} avait {before:money} avant la course {race}, et {much:money} de moins après. La Gazette prête son mouchoir.",
        ),
    ),
    "all-down": (
        ("La ville rentre plus pauvre", "Tout le monde a perdu"),
        (
            "Aucune bourse n’est aussi pleine que ce matin : {much:money} de moins en tout pour les {count}. La banque s’offre un tapis neuf.",
        ),
    ),
    "all-up": (
        ("Tout le monde y gagne", "Mauvais jour pour la banque"),
        (
            "Les {count} bourses sont plus pleines que ce matin, de {much:money} en tout. La banque recompte l’argenterie.",
        ),
    ),
    "twins": (
        ("Deux bourses, une somme", "{seat:player} et {other:player}, à la pièce près"),
        ("{seat:player} et {other:player} rentrent avec {money:money}, à la pièce près.",),
    ),
    "close-field": (
        ("À peine une pièce d’écart", "Le peloton le plus serré"),
        (
            "De la bourse la plus pleine, {seat:player}, à la plus mince, {other:player}, il n’y avait que {gap:money}.",
        ),
    ),
    "yoyo": (
        ("Des hauts et des bas : {seat:player}", "{seat:player} touche le fond et le sommet"),
        (
            "La bourse la plus mince après la course {low}, la plus grosse après la course {top} : {seat:player} conseille d’avoir l’estomac solide.",
        ),
    ),
    "seesaw": (
        ("Qui est riche ? Cela dépend de l’heure", "La tête change {count} fois"),
        ("La plus grosse bourse a changé {count} fois de mains. Notre graphique en a le tournis.",),
    ),
    "penniless": (
        ("Plus une pièce", "Poches vides : {seats:players}"),
        (
            "{seats:players} {count:agree(n’a|n’ont)} plus rien et {count:agree(rentre|rentrent)} à pied. Il fait beau, au moins.",
        ),
    ),
}

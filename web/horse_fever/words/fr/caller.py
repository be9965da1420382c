"""The race caller in French, and the announcer of a party; a line may be said in several ways.

A horse is called by its name, then its number: `called` is `Carmine, le 4`, `shouted` the same with
a comma after it, for the middle of a sentence.
"""

from __future__ import annotations

from collections.abc import Mapping

Lines = tuple[str, ...]

_GATES = "{gates:some(Les portes s’ouvrent : )}"
_STILL = "{still:some( Et {still:shouted} ne veut pas bouger !)}"
_BEST = "{best:plural(case|cases)}"

CALLED: Mapping[str, Lines] = {
    "off": (
        "Les portes s’ouvrent : ils sont partis !",
        "Et les voilà partis !",
        "La cloche sonne, les portes s’ouvrent, c’est parti !",
    ),
    "card revealed": (
        "{card:action} apparaît derrière {horse:called}.",
        "Regardez-moi ça : {card:action} pour {horse:called}.",
        "Pour {horse:shouted} quelqu’un a apporté {card:action}.",
    ),
    "cards cancelled": ("{cards:list(action)} s’annulent. Rien de gagné pour {horse:called} !",),
    "card discarded": ("{by:action} jette {card:action} : {horse:shouted} court sans !",),
    "odds stay": ("Plus de place au tableau : {horse:shouted} reste à {after:odds}.",),
    "odds up": ("La craie grince : {horse:shouted} monte à {after:odds} !",),
    "odds down": ("L’éponge passe : {horse:shouted} tombe à {after:odds} !",),
    "nobody moves": ("Personne ne bouge, {first:of_called}, à {last:called} !",),
    "all move": (
        _BEST + " pour tout le monde, {first:of_called}, à {last:called} !",
        "Foulée pour foulée, {first:of_called}, à {last:called} !",
    ),
    "movement card": (
        _GATES
        + "{horses:list(shouted)} {count:agree(galope|galopent)} de "
        + _BEST
        + " !"
        + _STILL,
        _GATES
        + "{horses:list(shouted)} {count:agree(avale|avalent)} "
        + _BEST
        + " d’un coup !"
        + _STILL,
        _GATES + "pour {horses:list(shouted)} " + _BEST + " !" + _STILL,
    ),
    "sprint": (
        "{horses:list(shouted)} à l’attaque !",
        "{horses:list(shouted)} {count:agree(sprinte|sprintent)} !",
        "Pour {horses:list(shouted)} la foule hurle !",
    ),
    "sprint held": ("Pour {horses:list(shouted)} pas de réponse !",),
    "sprint home": ("{horses:list(shouted)} {count:agree(est déjà arrivé|sont déjà arrivés)}.",),
    "line crossed": (
        "{horse:shouted} passe la ligne !",
        "{horse:shouted} est arrivé !",
        "{horse:shouted} atteint la ligne !",
    ),
    "line flown over": ("{horse:shouted} s’envole par-dessus la ligne, {overshoot} au-delà !",),
    "line stopped at": ("{horse:shouted} pile sur la ligne. Qu’y avait-il dans ce seau ?",),
    "photo finish": (
        "Photo-finish : devant {others:list(shouted)} il y a {horse:shouted} d’un nez !",
    ),
    "first": ("{horse:shouted} l’emporte !", "Le vainqueur est {horse:called} !"),
    "placed": ("{horse:shouted} arrive {place:ordinal}.",),
    "last": ("Et {horse:shouted} ferme la marche.",),
    "ranking": ("À l’arrivée : {first:shouted} devant {second:shouted} et {third:called} !",),
    "at work": ("{card} sur {horse:called} : {does}.",),
}

PARTY: Mapping[str, Lines] = {
    **CALLED,
    "no bets": ("Pas un bulletin dans le chapeau : une course pour la beauté du geste !",),
    "book closed": (
        "Rien ne va plus ! {total:money} sur la table.",
        "Le livre est fermé ! {total:money}, et pas un billet de plus.",
        "Posez les crayons, fermez les bourses : {total:money} au livre !",
    ),
    "off": (
        "Mesdames et messieurs : ils sont partis !",
        "Chapeaux levés, voix baissées, la cloche : et les voilà partis !",
        "Maestro, au galop, s’il vous plaît : ils sont partis !",
        "Silence au poulailler ! Non, pas de silence : ils sont partis !",
    ),
    "photo finish": (
        (
            "Le bookmaker a regardé la photo, et la bourse de personne : devant "
            "{others:list(shouted)} il met {horse:shouted} d’un nez !"
        ),
        (
            "La photo ne dit rien, le bookmaker dit : devant {others:list(shouted)} voilà "
            "{horse:called}. Et il n’a rien touché !"
        ),
        (
            "À un poil de moustache ! Devant {others:list(shouted)} un œil honnête et un col "
            "propre mettent {horse:called} !"
        ),
    ),
    "first": (
        "{horse:shouted} l’emporte ! Musique !",
        "Premier au poteau, mesdames et messieurs : {horse:called} !",
        "Un bouquet pour {horse:shouted} le vainqueur !",
    ),
    "last": (
        "Et {horse:shouted} ferme la marche.",
        "Dernier, et on l’applaudit bien fort : {horse:called} !",
    ),
    "ranking": (
        (
            "L’ordre au poteau : premier {first:shouted} deuxième {second:shouted} troisième "
            "{third:called} !"
        ),
    ),
    # what he adds, knowing the bets
    "nobody knows": (
        "Les bulletins sont dans le chapeau, et personne ne sait qui plaît à la maison !",
    ),
    "no favourite": ("La maison a réparti son argent équitablement : pas de favori aujourd’hui !",),
    "favourites": ("Entre {horses:list(shouted)} la maison n’arrive pas à choisir !",),
    "favourite": (
        "Le chouchou de la maison est {horse:shouted} avec {money:money} sur la casaque !",
        "{money:money} de votre bel argent galopent sur {horse:shouted} le favori !",
        "La maison en pince pour {horse:shouted} et pour {money:money} !",
    ),
    "alone in front": (
        "{horse:shouted} seul en tête !",
        "Et maintenant {horse:shouted} leur montre la queue à tous !",
    ),
    "new leader": (
        "{horse:shouted} prend la tête devant {other:called} !",
        "Adieu, {other:called} : {horse:shouted} mène !",
        "Tenez vos chapeaux : {horse:shouted} est passé devant {other:called} !",
    ),
    "who knew": ("Sortez les bulletins : voyons qui le savait !",),
    "nobody knew": ("Et pas un billet sur {horse:called}. Qui l’eût cru !",),
    "favourite won": ("Le favori de la maison : que quelqu’un tienne la main de la banque !",),
    "one knew": ("Quelqu’un parmi vous l’avait vu venir. Et personne d’autre !",),
    "some knew": (
        ("{count:plural(invité a|invités ont)} mis de l’argent dessus. C’est leur tournée !"),
    ),
}

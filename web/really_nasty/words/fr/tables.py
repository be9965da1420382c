"""What is said at a meeting, in French: events, questions, answers, the caller."""

from __future__ import annotations

from collections.abc import Mapping

_LENGTHS = "{lengths:plural(longueur|longueurs)}"

LOG: Mapping[str, str] = {
    "meeting": "Chacun a {money:money}. Six courses seront courues.",
    "silks": "{seat:player} court sous la casaque {silk:silk}.",
    "dealt": "Chacun reçoit {count:plural(carte Vacherie|cartes Vacherie)}, pour toute la réunion.",
    "race order": "Les courses, dans l’ordre : {races:list(race)}.",
    "entered": "{seat:player} a remis sa feuille d’engagement.",
    "race": "Course {number} : {race:race}. Prix : {prizes:list(money)}.",
    "on the board": "{seat:player} fait courir un cheval de classe {grade} au couloir {lane}, à "
    "{odds:odds}.",
    "broke": "{seat:player} n’a pas d’argent pour parier.",
    "no bet": "{seat:player} ne parie pas.",
    "bet laid": "{seat:player} parie {stake:money} ; sur quel cheval, c’est secret.",
    "off": "Ils sont partis. {seat:player}, le plus près de la corde, joue en premier.",
    "rolled": "{seat:player} fait {face}.",
    "moved": "Le cheval {seat:of_player}{lengths:some( court " + _LENGTHS + "{lanes:some(, dont "
    "{lanes:plural(couloir|couloirs)} de côté)}| reste sur place)}"
    "{lost:some(, et en perd {lost} faute de place)}.",
    "on a fence": "Le cheval {seat:of_player} s’est arrêté sur {fence:fence}.",
    "doubled": "Le cheval {seat:of_player} a la classe pour courir encore son {face} : "
    "{section:section}.",
    "hemmed in": "Le cheval {seat:of_player} n’a pas de place et reste là.",
    "withdrawn": "{seat:player} retire un cheval trop en retard.",
    "turn lost": "Le cheval {seat:of_player} {left:some(est tourné du mauvais côté|se retourne "
    "enfin)} et perd son tour.",
    "card played": "{seat:player} joue {card}{horse:at}.",
    "card back": "{card} revient à {seat:player}.",
    "false start": "Faux départ ! Tous les chevaux reviennent, et {seat:player} rejoue en premier.",
    "fell": "Le cheval {seat:of_player} est à terre à {fence:fence}. Le jockey se relève et salue.",
    "remounted": "Le jockey {seat:of_player} est remis en selle à {fence:fence}.",
    "runs riderless": "Le cheval {seat:of_player} repart de {fence:fence} sans son jockey.",
    "slipped": "Le cheval {seat:of_player} glisse sur le plat et on l’emmène. Personne n’est blessé.",
    "driven": "Le cheval {seat:of_player} {lanes:some(est d’abord poussé de "
    "{lanes:plural(couloir|couloirs)} vers|n’a pas la place d’être poussé vers)} "
    "{way:which(out=l’extérieur|la corde)}.",
    "wandered": "Le cheval sans cavalier {seat:of_player} se promène de " + _LENGTHS + ".",
    "wandered off": "Le cheval sans cavalier passe la ligne et trotte vers l’écurie.",
    "over the line": "Le cheval {seat:of_player} passe la ligne, {place:ordinal}.",
    "photo upheld": "La photo le dit : {seat:player} a gagné, {horse:player} est deuxième.",
    "race over": "La course est finie"
    "{placed:some( : {order:each({seat:player} {place:which(1=gagne|est {place:ordinal})})}"
    "|, et personne n’est arrivé)}.",
    "stewards": "Le dé des commissaires donne {face} : "
    "{upheld:some(la réclamation est admise|rien contre le cheval {horse:of_player})}.",
    "deposit": "{seat:player} laisse une caution de {money:money} aux commissaires.",
    "deposit back": "{seat:player} récupère sa caution de {money:money}.",
    "disqualified": "Le cheval {seat:of_player} est disqualifié"
    "{placed:some( : maintenant {order:each({seat:player} {place:which(1=gagne|est "
    "{place:ordinal})})})}.",
    "slips opened": "On ouvre les bulletins de pari.",
    "no winner": "Il n’y a pas de gagnant : tous les paris sont perdus, et aucun prix n’est payé.",
    "prize": "{seat:player} touche {money:money} pour {place:which(1=la victoire|2=la deuxième "
    "place|la troisième place)}.",
    "prize unclaimed": "{seat:player} touche encore {money:money} : personne n’est {place:ordinal}.",
    "bet won": "{seat:player} avait {stake:money} sur {own:some(son propre cheval|le cheval {horse:of_player})} à {odds:odds} : {money:money}.",
    "bet lost": "{seat:player} avait {stake:money} sur {own:some(son propre cheval|le cheval {horse:of_player})}. Envolés.",
    "paid off": "",
    "meeting over": "La réunion est finie.",
}

HEADINGS: Mapping[str, str] = {
    "meeting": "Avant la réunion",
    "race": "Le tableau du bookmaker",
    "bets": "Paris",
    "off": "La course",
    "stewards": "Chez les commissaires",
    "payoffs": "Paiements",
}
"""The heading under which an event stands, and all that follow until the next of these."""

PHASES: Mapping[str, str] = {
    "meeting": "Couleurs",
    "entries": "Engagements",
    "lanes": "Tableau",
    "bets": "Paris",
    "race": "Course",
    "stewards": "Commissaires",
    "payoffs": "Paiements",
    "over": "Fin",
}

QUESTIONS: Mapping[str, tuple[str, str]] = {
    "silks": ("{seat:player}, choisis tes couleurs", "Tu les portes toute la journée."),
    "cards": (
        "Les cartes Vacherie {other:of_player}",
        "Elles sont distribuées pour toute la réunion.",
    ),
    "order of the races": ("L’ordre des courses", "On mélange les cartes Course."),
    "entries": (
        "{seat:player}, engage tes chevaux",
        "Un cheval par course, en secret. La classe 1 double le plus. Touche deux courses pour "
        "échanger leurs chevaux.",
    ),
    "lane cards": ("Les cartes Couloir", "Chacun en tire une."),
    "bet": (
        "{seat:player}, un pari gagnant ?",
        "Un cheval, le tien ou un autre. Les autres apprennent combien, pas sur qui.",
    ),
    "stake": ("{seat:player}, combien ?", "Ta mise est posée sur la table, bien visible."),
    "before the roll": (
        "À {turn:player} de lancer",
        "Une vacherie ? C’est le moment : qui en a une parle le premier.",
    ),
    "before the roll alone": (
        "{seat:player}, une vacherie ?",
        "Choisis une carte, puis sa victime.",
    ),
    "no photo": (
        "La course est gagnée, sauf si…",
        "Une Photo-finish pour le cheval {turn:of_player} pourrait encore tout renverser.",
    ),
    "die": ("Le dé", "On le lance."),
    "move": (
        "{seat:player} fait {face}",
        "Touche une case éclairée. Utilise tout le lancer. Vers l’extérieur quand tu veux, vers la "
        "corde seulement avec un 6.",
    ),
    "double": (
        "{seat:player}, encore une fois {face} ?",
        "{section:section} : ce cheval a la classe pour ça. Touche une case éclairée, ou reste.",
    ),
    "hemmed in": (
        "{seat:player} fait {face}, et n’a pas de place",
        "Si loin derrière, le cheval peut être retiré de la course ; ou bien il attend sur place.",
    ),
    "wander": (
        "{seat:player} fait {face} pour le cheval en liberté",
        "Tout droit, de côté ou en arrière, là où il gêne le plus.",
    ),
    "after a fall": (
        "Chute ! Le cheval {fallen:of_player} est à terre",
        "Seul un Cheval sans cavalier ou une Remise en selle peut répondre, et seulement "
        "maintenant.",
    ),
    "after a fall alone": ("{seat:player}, une réponse à la chute ?", "Choisis une carte."),
    "stewards": (
        "Les commissaires siègent",
        "Une réclamation contre un cheval placé ? Après la pesée, les paris sont payés.",
    ),
    "stewards alone": (
        "{seat:player}, une réclamation ?",
        "Choisis une carte, puis un cheval placé.",
    ),
    "stewards’ die": ("Le dé des commissaires", "On le lance."),
}

ANSWERS: Mapping[str, str] = {
    "silk": "{horse:silk}",
    "none": "pas de pari",
    "money": "{amount:money}",
    "stake taken back": "une mise de {amount:money}",
    "roll": "Lancer le dé",
    "no-photo": "Pas de photo",
    "stay-down": "Il reste à terre",
    "weighed-in": "Pas de réclamation : payer",
    "stay": "Rester ici",
    "stand": "Attendre sur place",
    "withdraw": "Retirer le cheval",
    "line": "passer la ligne",
    "move": "le mouvement",
    "space": "{part:which(home=ligne droite des tribunes|bend=premier virage|back=ligne opposée|"
    "dernier virage)} {number}, couloir {lane}",
    "thrown": "{name}{silk:some( contre {silk:silk})}",
    "entries": "classes {grades}",
}

ABOUT_TO: Mapping[str, str] = {
    "silks": "{seat:player} courra sous la casaque {horse:silk}.",
    "entries": "{seat:player} engage : classes {grades}.",
    "bet": "{seat:player} parie sur {horse:silk}.",
    "none": "{seat:player} ne parie pas.",
    "stake": "{seat:player} parie {amount:money}.",
    "thrown": "{seat:player} joue {name}{silk:some( contre {silk:silk})}.",
    "roll": "Le dé est lancé.",
    "no-photo": "La course est finie.",
    "stay-down": "Personne ne répond à la chute.",
    "weighed-in": "Le résultat est acquis, et les paris sont payés.",
    "stay": "{seat:player} reste ici.",
    "stand": "Le cheval {seat:of_player} attend sur place.",
    "withdraw": "Le cheval {seat:of_player} quitte la course.",
    "move": "Le cheval {seat:of_player} court jusque-là.",
    "face down": "{seat:player} décide face cachée.",
}

CALLED: Mapping[str, tuple[str, ...]] = {
    "off": ("C’est parti, sous la pluie !", "Le ruban se lève, et la boue avec !"),
    "ran": (
        "{seat:player} patauge, " + _LENGTHS + ".",
        _LENGTHS + " pour {seat:player}.",
        "Et ça gicle : {seat:player}, " + _LENGTHS + ".",
    ),
    "lead": ("{seat:player} passe en tête !", "Et maintenant, c’est {seat:player} qui mène !"),
    "aside": ("{seat:player} prend large.", "{seat:player} choisit la route touristique."),
    "fence": (
        "{seat:player} se pose sur {fence:fence}. Doucement.",
        "Aïe : {seat:player} se retrouve sur {fence:fence}.",
    ),
    "doubled": ("Encore ! {seat:player} passe la vitesse supérieure !", "{seat:player} double !"),
    "fell": (
        "Non, non, non ! {seat:player} à terre ! Le jockey se relève et montre le poing.",
        "{seat:player} vide les étriers à {fence:fence} ! Je ne peux pas regarder.",
        "Où est le jockey {seat:of_player} ? Dans la boue. Mon argent aussi.",
    ),
    "slipped": ("{seat:player} glisse ! Il n’y avait pourtant que de l’herbe !",),
    "remounted": ("De nouveau en selle ! {seat:player} n’abandonne pas !",),
    "runs riderless": ("Et voilà le cheval parti sans {seat:player} !",),
    "turn lost": ("{seat:player} regarde le parking.",),
    "false start": ("Faux départ ! Tout le monde revient. Oui, toi aussi.",),
    "driven": ("{seat:player} se fait pousser vers {way:which(out=l’extérieur|la corde)} !",),
    "home": ("{seat:player} gagne !", "{seat:player}, {seat:player}, premier poteau !"),
    "placed": ("{seat:player} finit {place:ordinal}.",),
    "photo": ("Gardez vos bulletins : le juge s’est trompé ! {seat:player} a gagné !",),
    "hemmed in": ("Pas la moindre place pour {seat:player}.",),
    "thrown": (
        "{seat:player} joue {card}. Quelle vacherie.",
        "{card}, dit {seat:player}.",
    ),
    "wandered": ("Le cheval en liberté va où il veut.",),
}

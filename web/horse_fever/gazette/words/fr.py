"""The stories of Horse Fever in French: for each its headlines, and its reports."""

from __future__ import annotations

from collections.abc import Mapping

SCORE = "{points} P.V."

TOLD: Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "photo-three": (
        ("{count} naseaux sur une photo", "Le cliché montre {count} naseaux"),
        (
            "Course {race} : {among:list(horse)} arrivent ensemble. {by:which(odds=Les cotations mettent|cards=Les cartes mettent|first player=Le premier joueur met|bookmaker=Le bookmaker met)} {horse:horse} devant.",
        ),
    ),
    "photo-win": (
        ("Photo-finish dans la course {race}", "La photo désigne {horse:horse}"),
        (
            "{horse:horse} et {other:horse} passent ensemble dans la course {race}. {by:which(odds=Les cotations tranchent|cards=Une carte tranche|first player=Le premier joueur tranche|bookmaker=Le bookmaker tranche)} pour {horse:horse} ; le cliché est exposé dans notre vitrine.",
        ),
    ),
    "judge": (
        ("Au premier joueur de trancher", "Ni les cotations ni les cartes n’ont suffi"),
        (
            "{among:list(horse)} à égalité sur toute la ligne dans la course {race}. Le premier joueur montre {horse:horse}, et les tribunes ont leur avis.",
        ),
    ),
    "many-photos": (
        ("{count} photos en {races} courses", "Le photographe réclame des plaques"),
        (
            "{count} fois, il a fallu un cliché pour fixer une place. Le photographe nous envoie sa note.",
        ),
    ),
    "outsider": (
        ("Un outsider enlève la course {race}", "{horse:horse} à {row:odds}, et premier"),
        (
            "Coté à {row:odds}, {horse:horse} gagne la course {race}. Plusieurs experts ne reçoivent pas aujourd’hui.",
        ),
    ),
    "favourite-last": (
        ("Le favori arrive dernier", "{horse:horse} : premier au tableau, dernier en piste"),
        (
            "{horse:horse}, favori de la course {race} à {row:odds}, est arrivé derrière tous les autres. L’enquête a fait rire.",
        ),
    ),
    "favourites-all": (
        ("Les favoris raflent tout", "{races} courses, {races} favoris"),
        ("Chacune des {races} courses est allée à son favori. Le tableau le savait.",),
    ),
    "form-held": (
        ("Écrit au tableau, couru en piste", "Le tableau avait raison jusqu’au dernier"),
        (
            "Dans la course {race}, les six arrivent exactement dans l’ordre des cotations, de {horse:horse} à {other:horse}. On va encadrer la craie.",
        ),
    ),
    "hat-trick": (
        ("{horse:horse} gagne {count} fois", "Il n’y en a que pour {horse:horse}"),
        (
            "{count} courses de la réunion vont à {horse:horse}. Les autres écuries ont écrit au rédacteur.",
        ),
    ),
    "always-last": (
        ("Encore dernier : {horse:horse}", "{horse:horse} aime voir les autres"),
        ("{count} fois, {horse:horse} arrive dernier. C’est un bon cheval, il ne mord personne.",),
    ),
    "all-different": (
        ("{count} courses, {count} vainqueurs", "Chacun son tour"),
        (
            "Aucun cheval n’a gagné deux fois : une course chacun, dans l’ordre {horses:list(horse)}.",
        ),
    ),
    "flew-past": (
        ("{horse:horse} n’a pas su s’arrêter", "Au-delà du poteau, et de la buvette"),
        (
            "{horse:horse} finit la course {race} {spaces} cases après la ligne. Le lad l’a rattrapé avec une pomme.",
        ),
    ),
    "quick-race": (
        ("Finie avant le thé", "{cards} cartes pour la course {race}"),
        (
            "{cards} cartes ont suffi à la course {race}, gagnée par {horse:horse}. Les retardataires n’ont rien vu.",
        ),
    ),
    "slow-race": (
        (
            "La course qui ne voulait pas finir",
            "Course {race} : {cards} cartes, et ça court toujours",
        ),
        ("Il a fallu {cards} cartes pour que {horse:horse} rentre aussi, dans la course {race}.",),
    ),
    "from-the-back": (
        ("Du fond du peloton : {horse:horse}", "{horse:horse} dort au départ, et gagne"),
        (
            "Après la première carte de la course {race}, {horse:horse} était derrière tous, même {next:horse}. À l’arrivée, il était devant.",
        ),
    ),
    "dice-twice": (
        ("Les dés aiment {horse:horse}", "Double sprint, et ce n’est pas fini"),
        (
            "{count} fois dans la course {race}, les deux dés montrent {horse:horse}, qui arrive {place:ordinal}. On a pesé les dés : rien à dire.",
        ),
    ),
    "long-shot": (
        ("Un coup de {money:money}", "{seat:player} croyait en {horse:horse}"),
        (
            "{stake:money} sur {horse:horse} gagnant à {row:odds} : dans la course {race}, c’est passé, et la banque verse {money:money} à {seat:player}.",
        ),
    ),
    "big-win": (
        ("{money:money} pour un bulletin", "La banque paie, {seat:player} sourit"),
        (
            "{seat:player} avait {stake:money} sur {horse:horse} dans la course {race}. Cela a fait {money:money}, en petites coupures.",
        ),
    ),
    "lone-believer": (
        ("{seat:player}, et personne d’autre", "Un seul bulletin pour le vainqueur"),
        (
            "Dans la course {race}, seul le bulletin {seat:of_player} portait le nom de {horse:horse}. À {row:odds}, il rapporte {money:money}.",
        ),
    ),
    "double": (
        ("Gagnant et placé : {seat:player} a les deux", "{seat:player} encaisse deux fois"),
        (
            "{seat:player} avait {horse:horse} sur deux bulletins dans la course {race}, gagnant et placé. Les deux paient, {money:money} en tout.",
        ),
    ),
    "big-loss": (
        ("{stake:money} partis avec {horse:horse}", "Un bulletin qui coûte cher à {seat:player}"),
        (
            "{seat:player} avait misé {stake:money} sur {horse:horse} dans la course {race} ; il arrive {place:ordinal}. Le bulletin sert de marque-page.",
        ),
    ),
    "so-close": (
        ("{stake:money} perdus sur une photo", "Si près du but, {seat:player}"),
        (
            "{seat:player} avait {horse:horse} gagnant dans la course {race}. La photo met {other:horse} devant, et {stake:money} vont à la banque.",
        ),
    ),
    "bank-day": (
        ("Tous les bulletins déchirés, course {race}", "Pas un pari ne passe"),
        (
            "{count} paris sur la course {race}, {much:money} en tout. {horse:horse} arrive premier, et aucun pari ne paie.",
        ),
    ),
    "unbacked": (
        ("Personne ne croyait en {horse:horse}", "Le vainqueur sans bulletin"),
        (
            "La course {race} va à {horse:horse}, à {row:odds}, sur qui personne n’avait mis une pièce.",
        ),
    ),
    "one-voice": (
        ("Tous sur {horse:horse}", "Toute la ville sur un cheval"),
        (
            "Les {count} bulletins de la course {race} portaient le nom de {horse:horse}. Il arrive {place:ordinal}.",
        ),
    ),
    "perfect-book": (
        ("{seat:player} ne perd aucun pari", "{count} bulletins, {count} tampons"),
        (
            "Les {count} paris {seat:of_player} sont tous passés. Un monsieur de la banque voudrait dire un mot.",
        ),
    ),
    "luckless": (
        ("{seat:player} ne gagne aucun pari", "{count} bulletins, tous déchirés"),
        (
            "{count} paris {seat:of_player}, {count} fois en vain : {much:money} en tout. Si la chance passe chez vous, prière de nous écrire.",
        ),
    ),
    "stable-king": (
        (
            "Les écuries {seat:of_player} gagnent leur avoine",
            "{money:money} de primes pour une casaque",
        ),
        (
            "{money:money} de primes pour les écuries {seat:of_player}. Les chevaux l’ont su et demandent du sucre.",
        ),
    ),
    "fix-failed": (
        ("Le truquage raté", "{card:action} n’arrête pas {horse:horse}"),
        (
            "{seat:player} avait mis {card:action} derrière {horse:horse} dans la course {race}. La carte a agi, et {horse:horse} a gagné quand même.",
        ),
    ),
    "against-all": (
        ("{count} cartes contre lui, et premier", "{horse:horse} plus fort que la famille"),
        (
            "{cards:list(action)} barraient la route à {horse:horse} dans la course {race}. Il les enjambe et gagne.",
        ),
    ),
    "stopped": (
        ("{horse:horse} n’avait aucune chance", "{count} cartes contre un cheval"),
        (
            "{cards:list(action)} attendaient derrière {horse:horse} dans la course {race}. Dernier, il a eu l’air surpris.",
        ),
    ),
    "fix-worked": (
        ("Un coup de pouce à {horse:horse}", "{seat:player} ne laisse rien au hasard"),
        (
            "{seat:player} avait misé sur {horse:horse} dans la course {race}, et lui avait glissé {card:action}. Les deux ensemble rapportent {money:money}.",
        ),
    ),
    "own-goal": (
        ("Aidé, soutenu, dernier", "{card:action} n’aide personne"),
        (
            "Dans la course {race}, {seat:player} avait glissé {card:action} à {horse:horse}, et misé sur lui {stake:money}. Il arrive dernier.",
        ),
    ),
    "traitor": (
        ("{seat:player} contre son propre cheval", "Le bulletin d’une main, le poison de l’autre"),
        (
            "{seat:player} avait un pari sur {horse:horse} dans la course {race}, et {card:action} derrière. Il arrive {place:ordinal}. Nous avons demandé pourquoi ; on nous a montré la porte.",
        ),
    ),
    "cancelled-own": (
        ("{seat:player} contre {seat:player}", "Deux cartes de trop"),
        (
            "{cards:list(action)} s’annulent derrière {horse:horse} dans la course {race}. Les deux venaient {seat:of_player}.",
        ),
    ),
    "cancelled-other": (
        ("Deux plans dans un box", "{seat:player} et {other:player} se neutralisent"),
        (
            "Derrière {horse:horse}, dans la course {race}, il y avait {cards:list(action)}, de la part {seat:of_player} et {other:of_player}. Elles se sont annulées.",
        ),
    ),
    "crowd-behind": (
        ("{count} cartes derrière un cheval", "On fait la queue au box : {horse:horse}"),
        (
            "Pas moins de {count} cartes derrière {horse:horse} dans la course {race}. Il arrive {place:ordinal}, un peu essoufflé.",
        ),
    ),
    "honest": (
        ("Un vainqueur honnête", "{horse:horse} gagne en courant"),
        (
            "{count:plural(carte posée|cartes posées)} avant la course {race}, aucune derrière {horse:horse}, qui gagne. Les commissaires s’interrogent.",
        ),
    ),
    "detective": (
        ("{by:action} écarte {card:action}", "La main dans le sac, au box"),
        (
            "Derrière {horse:horse}, dans la course {race}, la carte {card:action} a été trouvée et écartée. {by:action} ne fait aucun commentaire.",
        ),
    ),
    "fined": (
        ("À l’amende pour {horse:horse}", "{horse:horse}, une amitié chère"),
        (
            "Il en coûte à {seats:players} d’avoir misé sur {horse:horse} dans la course {race}. Ainsi le voulait une carte.",
        ),
    ),
    "eliminated": (
        ("La ruine {seat:of_player}", "{seat:player} quitte la piste"),
        (
            "Dans la course {race}, {seat:player} n’a plus pu payer et a dû partir. On a gardé le chapeau en gage.",
        ),
    ),
    "last-one-in": (
        ("{seat:player} reste debout", "Tous les autres sont ruinés"),
        (
            "{count:plural(joueur a|joueurs ont)} dû quitter la piste. {seat:player} n’a eu qu’à rester, et gagne.",
        ),
    ),
    "penalty": (
        ("Faute d’argent, des points : {seat:player} paie", "{seat:player} paie en honneur"),
        (
            "Dans la course {race}, {seat:player} ne peut pas payer et perd {points} P.V. à la place.",
        ),
    ),
    "short": (
        ("{seat:player} retourne ses poches", "À court dans la course {race}"),
        (
            "{seat:player} devait {owed:money} dans la course {race}. Il n’y avait {money:some(que {money:money}|rien du tout)}.",
        ),
    ),
    "cannot-bet": (
        ("{seat:player} ne peut même pas parier", "Trop pauvre pour un bulletin"),
        (
            "Dans la course {race}, le pari minimum était de {minimum:money}, et {seat:player} n’avait pas de quoi.",
        ),
    ),
    "die-decided": (
        ("Un dé désigne qui gagne", "La coupe roule vers {seat:player}"),
        (
            "Égalité sur toute la ligne ; on a lancé un dé. Il montre {colour:colour}, donc {seat:player}.",
        ),
    ),
    "loan-lost": (
        ("Le prêteur frappe à la porte", "{seat:player} ne peut pas rembourser"),
        (
            "Il fallait rendre {owed:money}, et {seat:player} n’a pas pu. Tout ce qui était gagné est perdu.",
        ),
    ),
    "borrowed-and-won": (
        ("Gagné avec l’argent des autres", "{seat:player} emprunte la coupe"),
        (
            "{seat:player} emprunte {money:money} en {count:plural(fois|fois)}, et gagne. Le prêteur tire son chapeau.",
        ),
    ),
    "two-lenders": (
        ("Des dettes des deux côtés de la rue", "Banque et pègre prêtent à {seat:player}"),
        (
            "{seat:player} emprunte à la banque et à la pègre, et finit {place:ordinal}. Les deux souhaitent à {seat:player} une longue vie.",
        ),
    ),
    "landlord": (
        ("{seat:player} achète les écuries", "{count} écuries, une seule main"),
        (
            "À la fin, {count} écuries avaient été inscrites au nom {seat:of_player}. Cela sent le foin.",
        ),
    ),
    "dear-point": (
        ("{money:money} pour un seul point", "Un honneur hors de prix pour {seat:player}"),
        (
            "{seat:player} donne {money:money} pour un point de victoire. Le marteau du commissaire-priseur en fume encore.",
        ),
    ),
    "unwanted": (
        ("Pas une main levée", "Rien ne bouge aux enchères"),
        (
            "La banque {what:which(sell=voulait acheter|buy=avait un point à vendre)}, et personne {what:which(sell=n’a vendu|buy=n’a acheté)}. Le commissaire-priseur est rentré tôt.",
        ),
    ),
    "targets-met": (
        ("{seat:player} avait un plan", "Objectifs secrets : {count} pour {seat:player}"),
        ("À la fin, {seat:player} retourne {count} objectifs secrets, tous atteints.",),
    ),
    "traded": (
        ("Affaires entre {seat:player} et {other:player}", "Vendu pour {money:money}"),
        (
            "{other:player} vend, {seat:player} paie {money:money}. Chacun croit avoir roulé l’autre.",
        ),
    ),
}

"""The rules of Unicorn Fever in French."""

from __future__ import annotations

from collections.abc import Mapping

RULES: Mapping[str, tuple[str, ...]] = {
    "R.1": (
        "Le début",
        "Chacun reçoit {start_gold} or et cinq cartes Magie. Deux des cinq clans sont en jeu, huit "
        "contrats chacun ; trois contrats sont face visible.",
        "Les six licornes reçoivent leur cote au sort, une par rangée de ×2 à ×7. Le premier "
        "joueur possède la licorne à ×7, le suivant dans le sens horaire celle à ×6, et ainsi de "
        "suite. La licorne à la plus mauvaise cote est déchaînée (R.12).",
        "Il y a quatre courses. Chacune a sa préparation, sa course et ses résultats. Qui a le "
        "plus de gloire à la fin est Maître de la Corne.",
    ),
    "R.2": (
        "La préparation",
        "À partir du premier joueur, chacun fait une action, trois fois de suite. Une action, "
        "c’est le jeton du dessus d’une des cinq piles, ou une case imprimée du plateau.",
        "Fais tout ce que dit le jeton, dans l’ordre que tu veux. Ce que tu ne peux ou ne veux pas "
        "faire est laissé. Le jeton du dessous peut être plus faible, ou plus cher, et chacun ne "
        "sert qu’une fois par course.",
        "Un prêt (R.6) n’est pas une action : prends-en un à n’importe lequel de tes tours.",
    ),
    "R.2.1": (
        "Jouer de la magie",
        "Pose des cartes de ta main face cachée sur des licornes : plusieurs sur la même, ou sur "
        "différentes. Quand tu as fini, complète aussitôt ta main à cinq. Quand la pioche est "
        "vide, on mélange les cartes mises de côté.",
        "Les cartes blanches sont positives, les noires négatives. Personne ne voit ce que tu "
        "poses avant la course.",
        "Une carte posée, la magie se finit, ou se laisse, avant le pari du même jeton. Regarder "
        "avec Owl at the Window ne commence rien : le pari peut encore passer d’abord. Mais si tu "
        "t’arrêtes là, tu laisses tout le reste du jeton, le pari aussi.",
    ),
    "R.2.2": (
        "Les paris",
        "Prends un jeton Pari du plateau et mets au moins 1 or dessus. Il y en a un de chaque "
        "sorte pour chaque licorne. La mise va à la banque.",
        "Un pari gagnant est gagné si la licorne est première : il paie la mise fois sa cote, et "
        "{win_glory} gloire. Un pari placé anticipé est gagné pour une des trois premières : il "
        "paie la mise fois {place_pays}, et {early_glory} gloire. Un pari placé tardif est pareil, "
        "avec {late_glory} gloire ; il n’y en a qu’à quatre joueurs ou plus.",
        "Tu peux faire autant de paris que tes actions le permettent, même plusieurs sur une "
        "licorne. La case Pari imprimée est toujours là, autant de fois qu’on veut.",
        "Exemple : 4 or gagnants sur une licorne à ×5 rapportent 20 or et {win_glory} gloire.",
    ),
    "R.2.3": (
        "De la gloire sur un pari",
        "Les jetons de la pile Pari gagnant ajoutent de la gloire au pari. Elle se gagne avec lui.",
    ),
    "R.2.4": (
        "Les contrats",
        "Signe un des trois contrats face visible. Le premier jeton d’une course coûte "
        "{first_price:some({first_price} or|0 or)}, le suivant {next_price} or, le dernier "
        "{last_price}. Un contrat travaille pour toi dès maintenant et jusqu’à la fin.",
    ),
    "R.2.5": (
        "L’or",
        "Chaque jeton de la pile Or rapporte {token_gold} or. Quand les deux sont pris, une case "
        "imprimée en rapporte {printed_gold}.",
    ),
    "R.2.6": (
        "Le premier joueur",
        "Le premier jeton Or d’une course porte la carotte. Qui le prend devient premier joueur "
        "une fois que chacun a fait trois actions. Si personne ne le prend, rien ne change.",
    ),
    "R.3.1": ("La carotte", "Avant la course, la carotte va à qui l’a prise (R.2.6)."),
    "R.3.2": (
        "La révélation",
        "On retourne toute la magie. Dans chaque couloir, une carte positive et une négative de la "
        "même lettre s’annulent.",
        "Puis Duskglitter, si elle est déchaînée, jette une carte négative. Puis viennent les "
        "contrats qui parlent après la révélation, à partir du premier joueur. Puis la lettre L "
        "jette les cartes de l’autre signe, et la lettre H déplace les cotes. Rien ne monte "
        "au-dessus de ×2 ni ne descend sous ×7.",
    ),
    "R.3.3": ("La pioche", "Les 23 cartes Mouvement sont mélangées avant chaque course."),
    "R.3.4": (
        "La carte Mouvement",
        "Chaque tour de la course commence par une carte : chaque licorne avance d’autant de cases "
        "que la carte en montre pour sa rangée de cote. À la première carte, seuls les effets de "
        "départ comptent ; ensuite, ceux de la première ou de la dernière en piste.",
    ),
    "R.3.5": (
        "Le sprint",
        "Puis on lance deux dés. Chaque couleur sortie avance d’une case de plus ; deux fois la "
        "même couleur ne compte qu’une fois.",
    ),
    "R.3.6": (
        "La ligne",
        "La ligne est sur la case 12. Les licornes courent au-delà, et la piste n’a pas de fin.",
    ),
    "R.3.7": (
        "La photo-finish",
        "Les licornes qui passent la ligne au même tour sont classées selon leur avance au-delà. À "
        "égalité, la magie et les pouvoirs décident, puis la meilleure cote, puis le premier joueur.",
    ),
    "R.3.8": (
        "Les places",
        "La course dure jusqu’à ce que les six aient une place. Une licorne arrivée ne court plus. "
        "Quand cinq sont arrivées, la sixième est aussitôt dernière.",
    ),
    "R.4.1": (
        "Primes et paris",
        "Les propriétaires des trois premières touchent {first_prize}, {second_prize} et "
        "{third_prize} or. Puis on paie les paris gagnés (R.2.2), aux cotes de la course. Puis la "
        "magie qui paie, puis les contrats.",
        "Purse of Plenty et Hole in the Purse touchent une seule fois chaque joueur qui a parié "
        "sur leur licorne, quel que soit le nombre de ses paris. S’il y en a plusieurs, elles "
        "suivent l’ordre de ses paris, et personne ne paie plus qu’il n’a.",
    ),
    "R.4.2": (
        "La Taxe de Gloire",
        "Chacun paie 1 or par gloire. Qui n’en a pas assez prend des prêts jusqu’à pouvoir payer. "
        "La gloire imprimée sur les contrats ne compte qu’à la fin et n’est pas taxée.",
    ),
    "R.4.3": (
        "Nouvelles cotes",
        "Une licorne arrivée mieux que sa rangée monte d’une rangée, une arrivée moins bien "
        "descend d’une. Deux licornes peuvent partager une rangée.",
    ),
    "R.4.4": (
        "Nouvelle rage",
        "La licorne de la plus mauvaise rangée est déchaînée à la course suivante ; toutes, si "
        "elles la partagent. Cela ne change jamais pendant une course.",
    ),
    "R.4.5": (
        "Nouveaux contrats",
        "Les contrats restants sont mis de côté ; trois nouveaux sont révélés.",
    ),
    "R.4.6": ("La course suivante", "Après la dernière course, on saute R.4.3 à R.4.5."),
    "R.5.1": (
        "Les prêts à la fin",
        "Chaque prêt est remboursé avec {loan_cost} or. Qui ne peut pas le garde.",
    ),
    "R.5.2": (
        "La dernière gloire",
        "{gold_per_glory} or restants font 1 gloire. Puis on ajoute la gloire imprimée sur les "
        "contrats.",
    ),
    "R.5.3": (
        "Qui gagne",
        "D’abord le moins de prêts impayés, puis le plus de gloire, puis le plus d’or. À égalité en "
        "tout, on partage la place.",
    ),
    "R.6": (
        "Les prêts",
        "Un prêt de la pègre elfique apporte {loan} or maintenant et coûte {loan_cost} à la fin. Tu "
        "peux en prendre un à chacun de tes tours, autant que tu veux ; il y en a vingt dans la "
        "boîte.",
    ),
    "R.7": (
        "À deux joueurs",
        "Tous les jetons B restent dans la boîte. Avant chaque course, un dé retire un jeton Pari "
        "gagnant et un autre un jeton Pari placé anticipé.",
    ),
    "R.8": ("À six joueurs", "Chacun tient quatre cartes Magie au lieu de cinq."),
    "R.9": (
        "La partie courte (au choix)",
        "Trois courses au lieu de quatre. Elle convient bien à six.",
    ),
    "R.10": (
        "Ce que disent les contrats",
        "Un contrat fait ce qu’il dit, au moment qu’il nomme, pour son propriétaire seul. Deux "
        "contrats qui parlent au même moment le font à partir du premier joueur, et ceux d’un même "
        "joueur dans l’ordre de signature. Au début d’une préparation, Deep Vault paie avant que "
        "Royal Box réserve un jeton, quel que soit l’ordre de signature.",
        "L’effet des quarante contrats est de nous, et le caractère de leurs clans aussi : les "
        "cartes imprimées peuvent différer.",
    ),
    "R.11": (
        "Ce que dit la magie",
        "Une carte compte pour toute la course. D’abord les cartes qui fixent un nombre, puis "
        "celles qui ajoutent, puis celles qui bornent ; une licorne privée de sprint ne sprinte "
        "jamais. Personne ne recule, et un pari gagné ne rapporte jamais moins de 0 gloire.",
        "Les lettres et les signes sont ceux des cartes imprimées ; ce que fait chaque carte est de "
        "nous, et les cartes imprimées peuvent différer.",
    ),
    "R.12": (
        "Ce que font les licornes déchaînées",
        "Chacune a un pouvoir à elle tant qu’elle est déchaînée. Une carte Magie pour le même "
        "moment prend sa place.",
        "Ember Trot part 1 case plus loin. Tumblejam avance de 2 à son premier sprint. Butterbolt "
        "avance de 4 quand elle est dernière. Clover Nelly avance de 1 de plus en passant la ligne et "
        "gagne les photos-finish. Puddle Prince avance d’au moins 2 à chaque carte et gagne les "
        "photos-finish. Duskglitter jette une carte négative et gagne les photos-finish.",
        "Ces pouvoirs sont de nous, tout comme les montants de la plupart des jetons Action : le "
        "jeu imprimé peut différer. Sont imprimés la gloire du second jeton Pari "
        "gagnant, les 10 or et le prix de 3.",
    ),
}
"""By number: heading and paragraphs, with the figures of `web/unicorn_fever/words/figures.py`."""

EARLIER: Mapping[str, tuple[str, ...]] = {
    "1 R.2": (
        "Cette partie a commencé sous la version 1 des règles et continue ainsi : "
        "le premier jeton Magie fait jouer deux cartes, comme le second.",
    ),
    "2 R.2": (
        "Cette partie a commencé sous la version 2 des règles et continue ainsi : "
        "le premier jeton Magie fait jouer deux cartes, comme le second.",
    ),
    "1 R.10": (
        "Cette partie a commencé sous la version 1 des règles et continue ainsi : {mended} "
        "contrats sont comme avant d’être retouchés. Chacun dit ici ce qu’il fait.",
    ),
}
"""By version and rule, what it says besides in a game begun under that version."""

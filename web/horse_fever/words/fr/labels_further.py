"""Labels of Horse Fever in French, continued."""

from __future__ import annotations

from collections.abc import Mapping

FURTHER: Mapping[str, str] = {
    "single": "d’une course",
    "The blackboard": "Le tableau noir",
    "The book": "Le livre",
    "The bookmaker": "Le bookmaker",
    (
        "The bookmaker enters a slip by its number: before the race, or after it where the "
        "party is set up so."
    ): (
        "Le bookmaker note un bulletin par son numéro : avant la course, ou après si la fête "
        "est réglée ainsi."
    ),
    "The bookmaker pays": "Le bookmaker paie",
    "The bookmakers go through every bet again. This takes a moment.": (
        "Les bookmakers recalculent chaque pari. Un instant."
    ),
    "The bookmakers pay": "Les bookmakers paient",
    "The bookmakers pay.": "Les bookmakers paient.",
    "The bookmakers reckon …": "Les bookmakers calculent…",
    "The cards": "Les cartes",
    "The cast": "La troupe",
    "The computers are playing.": "Les ordinateurs jouent.",
    "The computers play": "Les ordinateurs jouent",
    "The course": "L’hippodrome",
    "The field": "Les partants",
    "The first guest, always": "Le premier invité, toujours",
    "The first three": "Les trois premiers",
    "The fullest purse, loans taken off.": "La bourse la plus pleine, emprunts déduits.",
    "The guests": "Les invités",
    "The hammer has fallen": "Le marteau est tombé",
    "The host decides": "L’hôte décide",
    "The house holds {most}, and these are {count}: {name} is one too many.": (
        "La maison a {most} places, et vous voilà {count} : {name} est de trop."
    ),
    "The last {count} of {races} races:": "Les {count} dernières courses sur {races} :",
    "The longest losing run": "La plus longue série noire",
    "The movement card": "La carte Mouvement",
    "The odds": "Les cotations",
    "The odds are long. So is my patience.": "La cotation est basse. Ma patience est longue.",
    "The others": "Les autres",
    "The payoffs": "Les paiements",
    "The race": "La course",
    "The result": "Le résultat",
    "The result, by number": "Le résultat, par numéro",
    "The rule for this": "La règle en question",
    "The same stake again": "La même mise encore",
    "The shirt says who runs for your stable: {shown}, which brings a prize in 1st, 2nd or 3rd place. Dorothy’s horse is slower, so she has more money.": "La casaque dit qui court pour ton écurie : {shown}, qui rapporte un prix s’il finit 1er, 2e ou 3e. Le cheval de Dorothy est plus lent, elle a donc plus d’argent.",
    "The shop window": "La vitrine",
    "The slip": "Le bulletin",
    "The slips are read": "On lit les bulletins",
    "The sprint dice": "Les dés de sprint",
    "The standings": "Le classement",
    "The table": "La table",
    "The time is up, but nobody has bet. The book stays open.": (
        "C’est l’heure, mais personne n’a parié. Les paris restent ouverts."
    ),
    "The time ran out while the tablet slept. The book is still open.": (
        "L’heure est passée pendant que la tablette dormait. Les paris sont encore ouverts."
    ),
    "The winners’ enclosure": "L’enclos des vainqueurs",
    "The {lender:lender}: +{money:money}": "La {lender:lender} : +{money:money}",
    "These horses reached the same space beyond the line. First a card decides, then the better odds.": "Ces chevaux sont sur la même case au-delà de la ligne. D’abord une carte décide, sinon la meilleure cote.",
    "They are off": "Ils sont partis",
    "They run": "Ils courent",
    "To show": "Placé",
    "To start with": "Pour commencer",
    "To the winners’ enclosure": "À l’enclos des vainqueurs",
    "To win": "Gagnant",
    "Toggles": "Bascules",
    "Total": "Total",
    "Total VP": "Total P.V.",
    "Two action cards": "Deux cartes Action",
    "Two bets a race, two cards to fix it. Learned in five minutes.": (
        "Deux paris par course, deux cartes pour la truquer. S’apprend en cinq minutes."
    ),
    "Two dice name horses: each of them sprints 1 more space, unless a card says otherwise.": (
        "Deux dés nomment des chevaux : chacun sprinte d’une case de plus, sauf si une carte "
        "dit autre chose."
    ),
    "Two to forty guests, two bets each, one of them keeps the book.": (
        "De deux à quarante invités, deux paris chacun, et quelqu’un fait le bookmaker."
    ),
    "Under cream letters": "Sous des lettres crème",
    "Undo": "Annuler",
    "VP": "P.V.",
    "Victory points": "Points de victoire",
    "Washes": "Lavis",
    "Welcome to Horseburg, 1928": "Bienvenue à Horseburg, 1928",
    "What if": "Et si",
    "What it cost": "Ce que ça a coûté",
    "What it is all about": "De quoi il s’agit",
    "Where the points came from": "D’où viennent les points",
    "Which printed set of cards and characters is on the table.": (
        "Quel jeu imprimé de cartes et de personnages est sur la table."
    ),
    "While you waited": "Pendant que tu attendais",
    "Who begins?": "Qui commence ?",
    "Who fixed what?": "Qui a truqué quoi ?",
    "Who gained most": "Qui a gagné le plus",
    "Who is coming?": "Qui vient ?",
    "Who was lucky": "Qui a eu de la chance",
    "Whoever has the most victory points (VP) after the last race wins. Danari (D) are the money that you bet with.": "Gagne qui a le plus de points de victoire (P.V.) après la dernière course. Les Danari (D) sont l’argent avec lequel tu paries.",
    "Whose": "Pour qui",
    "Win": "Gagnant",
    "Win bets": "Paris gagnants",
    "Win or show": "Gagnant ou placé",
    "With no note of 100 D left. A loan is 500 D and is owed; a gift is 200 D.": (
        "Sans plus un billet de 100 D. Un emprunt est de 500 D et se doit ; un cadeau est de 200 D."
    ),
    "With whom does {name} share a purse? Tap the one who holds it.": (
        "{name} partage la bourse de qui ? Touche qui la tient."
    ),
    "Won and lost, line by line; the board shows the new odds.": (
        "Gains et pertes, ligne par ligne ; le tableau montre les nouvelles cotations."
    ),
    "Won race {race} with none of the {total:money} staked on it.": (
        "A gagné la course {race} sans un seul des {total:money} misés."
    ),
    "Won race {race} with {staked:money} of the {total:money} staked on it.": (
        "A gagné la course {race} avec {staked:money} des {total:money} misés."
    ),
    "Write a name, two horses and two stakes, and hand it in.": (
        "Écris un nom, deux chevaux et deux mises, et rends-le."
    ),
    "Write down the newcomer's name first.": "Écris d’abord le nom de qui arrive.",
    "Write down {count:plural(name|names)}": "Noter {count:plural(nom|noms)}",
    "Write or paste a name first.": "Écris ou colle d’abord un nom.",
    "Write them down": "Les noter",
    "Yes": "Oui",
    "You": "Toi",
    "You are Robin, and Dorothy sits opposite. Six horses run. You ride none of them: you bet.": (
        "Tu es Robin, et Dorothy te fait face. Six chevaux courent. Tu n’en montes aucun : "
        "tu paries."
    ),
    "You drew these. Keep one": "Tu as pioché ces cartes. Gardes-en une",
    (
        "You turned 400 D into 1,200 D and won 4 victory points with your bets; your stable "
        "brought a prize as well. In a real game you play a few more races, with new cards "
        "for each."
    ): (
        "Tu as changé 400 D en 1 200 D et gagné 4 points de victoire avec tes paris ; ton "
        "écurie a rapporté une prime en plus. Une vraie partie compte quelques courses de "
        "plus, avec de nouvelles cartes à chacune."
    ),
    "Your first bet": "Ton premier pari",
    "Your hand": "Ta main",
    "Your money is on {mine}. Put the card behind {mine}, face down.": (
        "Ton argent est sur {mine}. Pose la carte derrière {mine}, face cachée."
    ),
    "Your secret cards": "Tes cartes secrètes",
    "Your stable": "Ton écurie",
    "Your stake": "Ta mise",
    "a show pays {show}": "placé rapporte {show}",
    "a target": "un objectif",
    "a win pays {win}, a show {show}": "gagnant rapporte {win}, placé {show}",
    "all the rest {points}": "tout le reste {points}",
    "and": "et",
    "and take {money:money}": "et prendre {money:money}",
    "and {count} more": "et {count} de plus",
    "assistant": "assistant",
    "auction": "enchères",
    "back, and +{points} VP": "en retour, et +{points} P.V.",
    "bankrupt": "en faillite",
    "book": "paris",
    "borrows {money:money}": "emprunte {money:money}",
    "brings {money:money}": "rapporte {money:money}",
    "broke": "à sec",
    "buy auction": "enchères à la hausse",
    "collect": "bulletins",
    "comes 1st, 2nd or 3rd": "arrive 1er, 2e ou 3e",
    "comes first": "arrive premier",
    "computer": "ordinateur",
    "deal": "donne",
    "door": "entrée",
    "draw 4, keep 1 secret: +2 VP at the end": (
        "en piocher 4, en garder 1 en secret : +2 P.V. à la fin"
    ),
    "draw 4, keep 1: helps for good": "en piocher 4, en garder 1 : il aide pour de bon",
    "draw 4, keep 1: runs for your stable": "en piocher 4, en garder 1 : il court pour ton écurie",
    "exact: every way counted": "exact : tous les cas sont comptés",
    "final stage": "phase finale",
    "first bet": "premier pari",
    "first player": "premier joueur",
    "first purchase": "premier achat",
    "for 1 VP": "pour 1 P.V.",
    "for {name}": "pour {name}",
    "for {price:money}": "pour {price:money}",
    "gone": "n’est plus là",
    "gone home": "a quitté la fête",
    "has played": "a joué",
    "horse": "cheval",
    "interval": "entracte",
    "into your hand, to fix the race": "dans ta main, pour truquer la course",
    "is given {money:money}": "reçoit {money:money}",
    "is out": "passe",
    "is thinking": "réfléchit",
    "judgement {points}": "flair {points}",
    "keeps the book": "fait le bookmaker",
    "laid": "en jeu",
    "letter": "lettre",
    "level": "ni gain ni perte",
    "line-up": "ligne de départ",
    "long": "longue",
    "luck {points}": "chance {points}",
    "may bet": "en lice",
    "missing": "en attente",
    "negative card": "carte négative",
    "no bet": "pas de pari",
    "no slip yet": "sans bulletin",
    "normal": "normale",
    "not at this table": "pas à cette table",
    "nothing happens": "il ne se passe rien",
    "odds change": "changement de cotation",
    "on {name} to {bet:bet}": "sur {name} {bet:bet}",
    "one of your targets": "un de tes objectifs",
    "or exactly": "ou exactement",
    "out": "hors jeu",
    "over": "fin",
    "pass": "passer",
    "payoffs": "paiements",
    "podium": "podium",
    "positive card": "carte positive",
    "preparation": "préparation",
    "purchase": "achat",
    "quick": "rapide",
    "race": "course",
    "race fixing": "truquage",
    "said yes last": "dernier oui",
    "second bet": "deuxième pari",
    "second purchase": "deuxième achat",
    "sell auction": "enchères à la baisse",
    "shares the purse of {holder:player}": "partage la bourse {holder:of_player}",
    "sits out": "passe son tour",
    "slip in": "bulletin rendu",
    "special card": "carte spéciale",
    "stable": "écurie",
    "stable {horse:colour}": "écurie {horse:colour_f}",
    "stable, {row:odds}": "écurie, {row:odds}",
    "still in": "encore en jeu",
    "take off the list": "retirer de la liste",
    "target": "objectif",
    "the book": "le livre",
    "this {kind:which(stable=stable|assistant=assistant|horse=horse)} of yours": (
        "{kind:which(stable=cette écurie|assistant=cet assistant|horse=ce cheval)} à toi"
    ),
    "with {leader}": "avec {leader}",
    "with {members}": "avec {members}",
    "with {number}": "avec le {number}",
    "yes or no?": "oui ou non ?",
    "yours {cards}": "les tiennes : {cards}",
    "{amount:number}": "{amount:number}",
    (
        "{best:players} {count:agree(gains|gain)} most{more:some(, and {more} more "
        "{more:agree(gains|gain)})}"
    ): (
        "{best:players} {count:agree(gagne|gagnent)} le plus{more:some(, et {more} "
        "{more:agree(autre gagne|autres gagnent)} aussi)}"
    ),
    "{bet:bet}": "{bet:bet}",
    "{bet:bet} on {horse}": "{horse} {bet:bet}",
    "{bet:bet} {horse:colour} {stake}": "{horse:colour} {bet:bet} {stake}",
    "{bet:bet} {name} {stake:money}": "{name} {bet:bet} {stake:money}",
    "{bet:bet} {name} {stake:number} at {odds}": "{name} {bet:bet} {stake:number} à {odds}",
    "{bet:bet} {name}, {stake:money}, {chance} in 100": (
        "{name} {bet:bet}, {stake:money}, {chance} sur 100"
    ),
}

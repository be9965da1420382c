"""The labels of Winner's Circle in French."""

from __future__ import annotations

from collections.abc import Mapping

LABELS: Mapping[str, str] = {
    "12 spaces for {mine}: there is nothing better. “Pays” is for a chip of 1, so your 2 would bring twice that. Tap it.": "12 cases pour {mine} : il n’y a pas mieux. « Rapporte » vaut pour un jeton de 1 : ton 2 rapporterait deux fois cela. Touche-le.",
    "13 spaces end where {mine} stands, so {second} stops behind it, one space short. It is still "
    "a long way: tap it.": "13 cases mènent là où se tient {mine}, alors {second} s’arrête "
    "derrière, une case avant. C’est encore un beau bout de chemin : touche-le.",
    "2 to 6 players": "2 à 6 joueurs",
    "30 to 45 minutes": "30 à 45 minutes",
    "8 spaces for {theirs} would help both rivals. Run your own {third}.": "8 cases pour {theirs} "
    "aideraient tes deux rivaux. Fais courir {third}, qui est à toi.",
    "A chip face down": "Un jeton face cachée",
    "A chip of 1 brings ": "Un jeton de 1 rapporte ",
    "A chip of 2 counts as two bets.": "Un jeton de 2 compte pour deux paris.",
    "A chip of {chip}": "Un jeton de {chip}",
    "A head is 2 spaces for {mine}, just enough. Tap it, and shout.": "La tête donne 2 cases à "
    "{mine}, juste assez. Touche-le, et crie.",
    "A head would bring {theirs} or {bell} home, with chips of others. Give the roll to "
    "{nobodys}.": "La tête ferait rentrer {theirs} ou {bell}, avec les jetons des autres. Donne ce "
    "lancer à {nobodys}.",
    "A head, the plainest side": "La tête, la face la plus simple",
    "A horse that has run waits until all seven have. A cap is 13 spaces for {second}: tap it.": "Un "
    "cheval qui a couru attend que les sept l’aient fait. La bombe donne 13 cases à {second} : "
    "touche-le.",
    "A late bell, then thunder": "Cloche tardive, puis le tonnerre",
    "A race card": "Une carte de course",
    "A saddle": "Une selle",
    "All legs and no plan": "Tout en jambes, aucun plan",
    "A single race takes a few minutes, and everything in it counts double.": "Une seule course dure "
    "quelques minutes, et tout y compte double.",
    "All races": "Toutes les courses",
    "Length": "Durée",
    "On the line": "Sur la ligne",
    "One race": "Une seule course",
    "With Royal Turf cards": "Avec les cartes de Royal Turf",
    "All seven have run": "Les sept ont couru",
    "Best when nobody is hurrying": "Au mieux quand rien ne presse",
    "Bets": "Paris",
    "Better than the name says": "Mieux que son nom ne dit",
    "Bluff": "Bluff",
    "Cannot move": "Ne peut pas bouger",
    "Change it": "Changer",
    "Chips lie face down, and one of them is worth nothing.": "Les jetons sont face cachée, et l’un "
    "d’eux ne vaut rien.",
    "Chips: {list}": "Jetons : {list}",
    "Clerk of the course": "Commissaire de piste",
    "Comes slowly to the boil": "Bout lentement, mais il bout",
    "Dawdles, then leaps two fences": "Traîne, puis saute deux haies",
    "Delivers daily, seldom by express": "Livre chaque jour, rarement vite",
    "Does nothing wrong, nothing rashly": "Rien de faux, rien de hâtif",
    "Dorothy and Basil are both on {theirs}, so it pays less. {third} runs 7 for a head and has one bet, Basil’s: tap {third}.": "Dorothy et Basil sont tous deux sur {theirs}, il rapporte donc moins. {third} court 7 pour une tête et n’a qu’un pari, celui de Basil : touche {third}.",
    "Each horse once": "Chaque cheval une fois",
    "Each line: chips times what a chip of 1 brings.": "Chaque ligne : les jetons, fois ce que "
    "rapporte un jeton de 1.",
    "Even crumbs from every roll": "Des miettes égales à chaque lancer",
    "Everything counts double": "Tout compte double",
    "Face down": "Face cachée",
    "First out, whatever the gate": "Premier sorti, de toute stalle",
    "First three": "Les trois premiers",
    "Five here, five there, steady": "Cinq ici, cinq là, régulier",
    "Forgotten twice, found in front": "Deux fois oublié, retrouvé devant",
    "Four figures: how far the horse runs for a head, a cap, a saddle and a horseshoe. Three of the "
    "six sides of the die are heads.": "Quatre chiffres : de combien court le cheval pour la tête, "
    "la bombe, la selle et le fer. Trois des six faces du dé sont des têtes.",
    "Game": "Jeu",
    "Gate {gate}": "Stalle {gate}",
    "Home {place:ordinal}": "Rentré {place:ordinal}",
    "Horse cards": "Cartes Cheval",
    "How often each horse wins from here, the same for all to see.": "Combien de fois chaque cheval "
    "gagne à partir d’ici, visible par tous de la même façon.",
    "Into the winner’s circle": "Dans le cercle des vainqueurs",
    "Jealous leader, poor at waiting": "Leader jaloux, mauvais à l’attente",
    "Kind to jockeys, quietly quick": "Doux au jockey, vif sans bruit",
    "Last": "Dernier",
    "Last: −{penalty} a chip": "Dernier : −{penalty} par jeton",
    "Lay it": "Le poser",
    "Lay three chips, then everybody moves every horse.": "Pose trois jetons, puis chacun fait "
    "courir tous les chevaux.",
    "Leads early, then looks round": "Mène tôt, puis se retourne",
    "Now {place:ordinal}": "{place:ordinal} à présent",
    "Loud, quick, and soon hungry": "Bruyant, rapide, vite affamé",
    "Mild until the pepper bites": "Doux tant que le piment dort",
    "Money": "Argent",
    "Never first, never far off": "Jamais premier, jamais bien loin",
    "Never two of your chips on one horse. {second} runs 13 for a cap: tap {second}.": "Jamais deux "
    "de tes jetons sur un cheval. {second} court 13 pour la bombe : touche {second}.",
    "no more to pay with": "plus rien pour payer",
    "No surprises, few long stops": "Sans surprises, peu de pauses",
    "Not for the others": "Pas pour les autres",
    "Now you choose which horse runs. A pale horse stands where each would come to.": "À toi de choisir quel cheval court. Un cheval pâle se tient là où chacun s’arrêterait.",
    "Odds helper": "Aide aux cotes",
    "Off": "Non",
    "On": "Oui",
    "One horse a space": "Un cheval par case",
    "One is left": "Il en reste un",
    "One moonlit leap, long rests": "Un bond de lune, de longs repos",
    "Only {nobodys} has not run. Nobody has bet on it; run it.": "Seul {nobodys} n’a pas couru. "
    "Personne n’a parié sur lui ; fais-le courir.",
    "only {ran} of {spaces}": "{ran} sur {spaces} seulement",
    "Open chips": "Jetons visibles",
    "Over the line!": "Passé la ligne !",
    "Pace bonus": "Prime de train",
    "Place": "Deuxième",
    "Prim trot, then a charge": "Trot guindé, puis la charge",
    "Punctual, in any weather, always": "Ponctuel, par tous les temps",
    "Race {number} of {races}": "Course {number} sur {races}",
    "Result of race {number}": "Résultat de la course {number}",
    "Rings out on iron shoes": "Sonne fort sur ses fers",
    "Roars now, folds the next": "Rugit, puis s’écroule",
    "Royal Turf": "Royal Turf",
    "Rule W.14": "Règle W.14",
    "Rule: payoffs": "Règle : paiements",
    "Run!": "Cours !",
    "Saves everything for one cap": "Garde tout pour une bombe",
    "Seven champions, one oval, and a die that everybody shares.": "Sept champions, un ovale, et un "
    "dé que tous se partagent.",
    "Short and strong, seldom late": "Court, fort, rarement en retard",
    "Show": "Troisième",
    "Sins under the saddle only": "Ne pèche que sous la selle",
    "Sleeps often and leaps far": "Dort souvent et saute loin",
    "So everybody may run again, and you have another horseshoe. The first horse at space 18 pays "
    "100 a chip: send {mine} past it.": "Tous peuvent donc repartir, et tu as encore un fer. Le "
    "premier cheval à la case 18 rapporte 100 par jeton : envoie {mine} au-delà.",
    "Soft start and hard finish": "Départ tendre, arrivée dure",
    "Spend a roll where it does no harm": "Dépense un lancer là où il ne nuit pas",
    "Sticky start and sudden sugar": "Départ collant, puis du sucre",
    "Sweet and bright before noon": "Doux et vif avant midi",
    "Tap the horse once more, or another one. There is no way back afterwards.": "Touche encore ce "
    "cheval, ou un autre. Ensuite, plus de retour possible.",
    "That was your first race": "C’était ta première course",
    "The course": "La piste",
    "The fewer bets, the more it pays": "Moins il y a de paris, plus il rapporte",
    "The first three stand in the middle; when the third is in, the race is over.": "Les trois "
    "premiers vont au milieu ; quand le troisième est rentré, la course est finie.",
    "The newest, or one of its two older sisters. The box also holds cards of Royal Turf, for more "
    "variety on the newest track; how it plays them is not to be had, so we do it our way.": "Le plus "
    "récent, ou l’un de ses deux aînés. La boîte contient aussi des cartes de Royal Turf, pour plus "
    "de variété sur la piste la plus récente ; leur règle est introuvable, alors nous suivons la "
    "nôtre.",
    "Each has one roll": "À chacun son jet",
    ("Everybody in turn, until the third horse is in."): (
        "Chacun son tour, jusqu’à ce que le troisième cheval soit rentré."
    ),
    ("Everybody rolls in turn, clockwise, and then has to run one of the horses."): (
        "Chacun lance le dé à son tour, dans le sens des aiguilles d’une montre, et doit faire courir un cheval."
    ),
    "They run": "Ils courent",
    "The others move, too": "Les autres jouent aussi",
    "The payoffs": "Les paiements",
    "The race card": "Le programme",
    "The race is over": "La course est finie",
    "The tote pays": "Les rapports",
    "The winner’s circle": "Le cercle des vainqueurs",
    "They also move your horses, and not always as you would like.": "Ils font aussi courir tes "
    "chevaux, et pas toujours à ton goût.",
    "Third place is open": "La troisième place est libre",
    "Three heads and the other three make 30. The figures are ours.": "Trois têtes et les trois "
    "autres font 30. Les chiffres sont de nous.",
    "Three races, and the richest wins. Horses that come in first, second or third pay; the last "
    "one costs.": "Trois courses, et le plus riche gagne. Les chevaux premier, deuxième et "
    "troisième rapportent ; le dernier coûte.",
    "To the winner’s circle": "Au cercle des vainqueurs",
    "Turf": "Turf",
    "Two hearts, one of courage": "Deux cœurs, dont un courageux",
    "Walks like clockwork after tea": "Réglé comme l’heure du thé",
    "Welcome to the winner’s circle": "Bienvenue au cercle des vainqueurs",
    "What a chip of 1 brings, by the bets on its horse": "Ce que rapporte un jeton de 1, selon les "
    "paris sur son cheval",
    "What a chip of 1 brings: win, place, show": "Ce que rapporte un jeton de 1 : premier, "
    "deuxième, troisième",
    "What it is all about": "De quoi il s’agit",
    "Where a space is taken a horse stops behind it: then it runs only 1 of 2, or cannot move at all.": "Si une case est prise, le cheval s’arrête derrière : il ne court alors qu’une case sur 2, ou ne bouge pas du tout.",
    "Where the money came from": "D’où vient l’argent",
    "Win": "Premier",
    "Winner’s Circle": "Winner’s Circle",
    "Worth nothing, or a fortune": "Ne vaut rien, ou une fortune",
    "Wound up, and ticks along": "Remonté, il fait tic-tac",
    "You are Robin. Dorothy and Basil sit with you. Seven horses run; you bet on three of them, and "
    "everybody moves all of them.": "Tu es Robin. Dorothy et Basil jouent avec toi. Sept chevaux "
    "courent ; tu paries sur trois d’entre eux, et chacun les fait tous courir.",
    "You have rolled a horseshoe": "Tu as obtenu un fer",
    "You have won 1,150. Two races follow in a real game, each with seven new cards, and the last "
    "one counts double.": "Tu as gagné 1 150. Dans une vraie partie, deux autres courses suivent, avec sept "
    "nouvelles cartes à chaque fois, et la dernière compte double.",
    "Your chips": "Tes jetons",
    "Your first bet": "Ton premier pari",
    "Your horses have run. {slow} is Dorothy’s, and 8 spaces would save it from the last place. Give "
    "{nobodys} its 2.": "Tes chevaux ont couru. {slow} est à Dorothy, et 8 cases le sauveraient de "
    "la dernière place. Donne plutôt ses 2 cases à {nobodys}.",
    "Your last chip": "Ton dernier jeton",
    "Your own, with its best side": "Le tien, sur sa meilleure face",
    "a chip": "par jeton",
    "costs {money:number}{each}": "coûte {money:number}{each}",
    "moved": "a bougé",
    "on space {space}": "sur la case {space}",
    "pays nothing": "ne rapporte rien",
    "pays {money:number}{each}": "rapporte {money:number}{each}",
    "to {space}": "vers {space}",
    "{bets:plural(bet|bets)}": "{bets:plural(pari|paris)}",
    "{bets}": "{bets}",
    "{chance:percent} %": "{chance:percent} %",
    "{chip} × {each:size}": "{chip} × {each:size}",
    "{face:face}": "{face:face}",
    "{mine} had your 2 alone: 2 times 350, and 2 times 100 for space 18. {second} paid 250. {slow} "
    "was last and cost Dorothy 100.": "{mine} n’avait que ton 2 : 2 fois 350, et 2 fois 100 pour la "
    "case 18. {second} a rapporté 250. {slow} était dernier et a coûté 100 à Dorothy.",
    "{mine} has 9 for it, and stands 2 short of the line then. Tap it.": "{mine} court 9 pour elle, "
    "et sera alors à 2 cases de la ligne. Touche-le.",
    "{mine} has run. 7 spaces for {third}, your third horse, are welcome.": "{mine} a couru. 7 cases "
    "pour {third}, ton troisième cheval, sont bienvenues.",
    "{mine} has won for you, {second} is second. Tap “To the payoffs”.": "{mine} a gagné pour toi, "
    "{second} est deuxième. Touche « Aux paiements ».",
    "{mine} starts in front and runs 12 for a horseshoe. Your chip of 2 counts twice: tap {mine}.": ""
    "{mine} part devant et court 12 pour le fer. Ton jeton de 2 compte deux fois : touche {mine}.",
    "{money:number}": "{money:number}",
    "{place:ordinal}": "{place:ordinal}",
    "{seat:player} {chip}": "{seat:player} {chip}",
}

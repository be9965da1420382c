"""The recorded game of the first turn; `lesson.py` tells what is said at it."""

SAVE = """\
horseburg save 1
game: "risk"
rules: 1
seats: ["Robin", "Dorothy", "Basil"]
options: {"placing": "all by chance", "mission": "off", "end": "8 rounds", "fortify": "touching", "defence": "two", "chances": "off", "disputed": "border"}
bots: {"1": "casual", "2": "casual"}
told: {"20": "5ffb", "40": "83ab", "60": "dfe0", "80": "370c", "85": "a7ad"}

6
3
2
venezuela, brazil, northwest-territory, peru, north-africa
western-united-states, argentina, egypt, eastern-united-states, iceland
congo, great-britain, scandinavia, alaska, southern-europe
greenland, alberta, western-europe, quebec, ontario
east-africa, central-america, northern-europe, siberia, madagascar
ukraine, yakutsk, south-africa, afghanistan, kamchatka
india, mongolia, china, siam, new-guinea
middle-east, japan, eastern-australia, indonesia, ural
irkutsk, western-australia
venezuela
brazil
northwest-territory
venezuela
brazil
northwest-territory
venezuela
north-africa
western-united-states
peru
north-africa
western-united-states
peru
north-africa
eastern-united-states
argentina
egypt
eastern-united-states
central-america
egypt
great-britain
central-america
congo
great-britain
greenland
congo
southern-europe
greenland
alaska
southern-europe
iceland
alaska
western-europe
iceland
ontario
western-europe
quebec
ontario
east-africa
madagascar
ukraine
east-africa
madagascar
ukraine
siberia
siam
northern-europe
siberia
siam
northern-europe
yakutsk
india
afghanistan
yakutsk
india
afghanistan
kamchatka
japan
eastern-australia
kamchatka
ural
eastern-australia
china
venezuela 4
venezuela brazil to 1
6 4 2 / 6 3
5 4 1 / 3 2
6
brazil north-africa 3
6 3 2 / 6 2
stop
argentina brazil 1
brazil
"""

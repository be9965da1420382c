"""What the map of Risk is made of: countries and cuts, by their names in Natural Earth.

Places on the globe are pairs of degrees, longitude east and latitude north, and those east of the
date line count on beyond 180. Lengths of the drawing are units of its frame.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

Line = Sequence[tuple[float, float]]

WIDE, HIGH = 1000, 640
"""The frame that everything is drawn in."""
MARGIN = 10
"""Sea that is left on each side of the land."""

ACROSS: Line = (
    *((-190, -60), (-172, 0), (-130, 85), (-100, 165), (-60, 270), (-35, 335), (-12, 385)),
    *((45, 610), (80, 705), (140, 880), (190, 1000), (200, 1024)),
)
"""Degrees of longitude and where they lie across: Europe is wider than it is, the Pacific narrow.
"""
DOWN: Line = (
    *((-70, 700), (-56, 640), (0, 430), (35, 290), (62, 110), (72, 52), (84, 0), (90, -26)),
)
"""Degrees of latitude and where they lie from above."""

WHOLE: Mapping[str, str] = {
    "greenland": "Greenland",
    "central-america": "Mexico, Guatemala, Belize, El Salvador, Honduras, Nicaragua, Costa Rica, "
    "Panama, Cuba, Haiti, Dominican Rep., Jamaica, Puerto Rico, Bahamas",
    "venezuela": "Venezuela, Colombia, Guyana, Suriname, Trinidad and Tobago",
    "peru": "Peru, Bolivia, Ecuador",
    "brazil": "Brazil",
    "argentina": "Argentina, Chile, Uruguay, Paraguay, Falkland Is.",
    "iceland": "Iceland",
    "scandinavia": "Sweden, Finland",
    "great-britain": "United Kingdom, Ireland",
    "northern-europe": "Germany, Poland, Czechia, Austria, Denmark, Netherlands, Belgium, "
    "Switzerland, Slovakia, Hungary, Luxembourg",
    "western-europe": "Spain, Portugal",
    "southern-europe": "Italy, Slovenia, Croatia, Bosnia and Herz., Serbia, Montenegro, Kosovo, "
    "Macedonia, Albania, Greece, Bulgaria, Romania",
    "ukraine": "Ukraine, Belarus, Moldova, Lithuania, Latvia, Estonia, Georgia, Armenia, "
    "Azerbaijan",
    "north-africa": "Morocco, W. Sahara, Algeria, Tunisia, Mauritania, Mali, Niger, Senegal, "
    "Gambia, Guinea, Guinea-Bissau, Sierra Leone, Liberia, Côte d'Ivoire, Burkina Faso, Ghana, "
    "Togo, Benin, Nigeria, Chad",
    "egypt": "Egypt, Libya",
    "east-africa": "Sudan, S. Sudan, Ethiopia, Eritrea, Djibouti, Somalia, Somaliland, Kenya, "
    "Uganda, Tanzania, Rwanda, Burundi",
    "congo": "Cameroon, Central African Rep., Gabon, Eq. Guinea, Congo, Dem. Rep. Congo, Angola",
    "south-africa": "South Africa, Namibia, Botswana, Zimbabwe, Zambia, Malawi, Mozambique, "
    "Lesotho, eSwatini",
    "madagascar": "Madagascar",
    "mongolia": "Mongolia, North Korea, South Korea",
    "japan": "Japan",
    "afghanistan": "Afghanistan, Uzbekistan, Turkmenistan, Kyrgyzstan, Tajikistan",
    "china": "Taiwan",
    "middle-east": "Turkey, Syria, Lebanon, Israel, Palestine, Jordan, Iraq, Iran, Saudi Arabia, "
    "Yemen, Oman, United Arab Emirates, Qatar, Kuwait, Cyprus, N. Cyprus",
    "india": "India, Pakistan, Nepal, Bhutan, Bangladesh, Sri Lanka",
    "siam": "Myanmar, Thailand, Laos, Vietnam, Cambodia",
    "indonesia": "Brunei, Timor-Leste, Philippines",
    "new-guinea": "Papua New Guinea",
}
"""Countries that lie in one territory altogether."""


def box(west: float, east: float, south: float, north: float) -> Line:
    """The corners of all that lies between two meridians and two parallels."""
    return ((west, south), (west, north), (east, north), (east, south))


def west_of(*line: tuple[float, float]) -> Line:
    """The corners of all to the west of a line that runs from north to south."""
    return ((-190, line[0][1]), *line, (-190, line[-1][1]))


CUT: Mapping[str, Sequence[tuple[str, Line]]] = {
    "United States of America": (
        ("alaska", box(-180, -129, 50, 75)),
        (
            "western-united-states",  # to the Great Plains; Texas is the east's
            ((-130, 50), (-99, 50), (-100, 45), (-103, 41), (-102, 36.5), (-105, 31), (-130, 31)),
        ),
        ("eastern-united-states", box(-107, -60, 24, 50)),
    ),
    "Canada": (
        # The far side of Hudson Bay without Baffin Island
        ("quebec", ((-79.5, 40), (-79.5, 63), (-71, 63), (-68, 61.4), (-50, 61), (-50, 40))),
        ("alberta", west_of((-111, 60), (-109, 55), (-110, 40))),
        ("ontario", box(-112, -79, 40, 60)),
        ("northwest-territory", box(-190, -50, 40, 84)),
    ),
    "France": (
        ("western-europe", box(-10, 20, 35, 60)),
        ("venezuela", box(-60, -40, 0, 10)),  # Guiana
    ),
    "Norway": (("scandinavia", box(0, 40, 50, 72)),),  # without Spitsbergen
    "Russia": (
        # To the Urals, without Novaya Zemlya
        (
            "ukraine",
            west_of((48, 84), (48, 70), (63, 69.5), (62, 64), (59, 60), (58, 54), (55, 40)),
        ),
        ("ural", west_of((80, 84), (80, 66), (83, 60), (79, 56), (80, 40))),
        ("siberia", west_of((106, 84), (106, 72), (102, 66), (105, 60), (101, 57), (99, 40))),
        (
            "irkutsk",  # both sides of Lake Baikal
            (
                *((98, 40), (98, 59), (105, 60), (115, 59.5), (125, 61), (133, 60)),
                *((135, 57.5), (128, 55.5), (121, 55), (120, 52), (120, 40)),
            ),
        ),
        ("yakutsk", west_of((152, 84), (152, 75), (139, 74), (142, 67), (138, 62), (133, 59))),
        ("kamchatka", box(100, 200, 40, 84)),
    ),
    "Kazakhstan": (
        ("afghanistan", west_of((75, 60), (76, 52), (73, 48), (75, 40))),
        ("china", box(70, 90, 40, 60)),
    ),
    "China": (
        (
            "mongolia",  # Manchuria
            ((115, 60), (115, 44.5), (119.5, 42), (120.2, 40), (121, 38), (140, 38), (140, 60)),
        ),
        ("china", box(70, 140, 10, 60)),
    ),
    "Malaysia": (
        ("siam", box(90, 105, 0, 10)),  # the peninsula
        ("indonesia", box(105, 125, 0, 10)),
    ),
    "Indonesia": (
        ("indonesia", box(90, 131, -12, 10)),
        ("new-guinea", box(131, 150, -12, 10)),
    ),
    "Australia": (
        ("western-australia", west_of((133, -9), (134, -20), (137, -27), (135, -45))),
        ("eastern-australia", box(130, 160, -45, -9)),
    ),
}
"""Countries that are shared out: each piece takes what lies in its area and is still left."""

ADDED: Mapping[str, Line] = {
    "northern-europe": ((9, 54.8), (13.6, 55.2), (13.6, 56.4), (9.5, 56.6)),  # a way to Sweden
}
"""Land that is not there, for a border that the game has."""

GROWN: Mapping[str, tuple[float, float, float]] = {
    "iceland": (1.75, 0, 0),
    "great-britain": (1.25, -6, -2),
    "japan": (1.6, 15, 0),
    "madagascar": (1.5, 8, 0),
    "new-guinea": (1.35, 6, -4),
    "indonesia": (1.05, 0, 0),
}
"""Islands that are drawn larger than they are: how often, and how far they move right and down."""

SWOLLEN: Mapping[str, float] = {
    "central-america": 1.5,
    "japan": 2,
    "new-guinea": 1,
    "indonesia": 1,
    "siam": 1.2,
    "iceland": 1,
}
"""How far a narrow territory's coasts are pushed out to sea."""

NAMED: Mapping[str, tuple[int, int]] = {
    "north-america": (318, 262),
    "south-america": (138, 500),
    "europe": (500, 50),
    "africa": (400, 505),
    "asia": (692, 436),
    "australia": (838, 606),
}
"""The middle of each continent's name, across and down."""

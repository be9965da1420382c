"""How strong printed cards are: wins, shows (in 100 races), money, points (of a win bet).

Measured in 20,000 pairs of races each by `python -m tools.strengths`.
"""

from collections.abc import Mapping

Strengths = Mapping[str, tuple[float, float, float, float]]

STRENGTHS: Mapping[str, Strengths] = {
    "first": {
        "flagellum-fulguris": (14.3, 15.3, 187.0, 0.43),
        "fustis-et-radix": (11.5, 16.2, 147.6, 0.34),
        "magna-velocitas": (16.7, 22.1, 211.2, 0.5),
        "fortuna-benevola": (22.6, 23.0, 291.6, 0.68),
        "herba-magica": (18.9, 20.7, 249.2, 0.57),
        "vigor-ferreum": (4.7, 14.6, 59.7, 0.14),
        "globus-obscurus": (-10.6, -23.5, -117.7, -0.32),
        "serum-maleficum": (-11.1, -20.9, -130.6, -0.33),
        "xiii": (-5.3, -13.5, -53.0, -0.16),
        "aqua-putrida": (-12.4, -27.5, -141.3, -0.37),
        "felis-infernalis": (-11.6, -25.1, -129.0, -0.35),
        "venenum-veneficum": (-11.0, -23.5, -125.7, -0.33),
        "alfio-allibratore": (5.5, 12.6, -10.2, 0.16),
        "fritz-finden": (4.7, 10.4, 51.6, 0.14),
        "rochelle-recherche": (-6.3, -7.7, -82.4, -0.19),
        "steven-sting": (-6.3, -12.4, -10.7, -0.19),
        "armand-amende": (0.0, 0.0, -400.0, 0.0),
        "boss": (0.0, 0.0, 0.0, 0.16),
    },
    "second": {
        "magna-velocitas": (19.8, 23.5, 252.4, 0.59),
        "fortuna-benevola": (9.7, 12.6, 115.8, 0.29),
        "flagellum-fulguris": (16.2, 15.8, 212.3, 0.49),
        "herba-magica": (15.6, 14.7, 205.0, 0.47),
        "in-igni-veritas": (3.5, 5.9, 49.8, 0.1),
        "fustis-et-radix": (11.3, 16.0, 142.4, 0.34),
        "vigor-ferreum": (6.0, 16.8, 76.6, 0.18),
        "globus-obscurus": (-11.5, -25.8, -121.3, -0.34),
        "aqua-putrida": (-6.7, -12.3, -73.3, -0.2),
        "serum-maleficum": (-11.2, -22.5, -125.8, -0.34),
        "venenum-veneficum": (-10.7, -21.1, -119.9, -0.32),
        "mala-tempora": (-2.8, -6.0, -24.4, -0.09),
        "xiii": (-3.3, -8.6, -36.0, -0.1),
        "felix-infernalis": (-12.4, -27.3, -133.2, -0.37),
        "alfio-allibratore": (6.5, 13.0, 2.7, 0.19),
        "friz-finden": (3.8, 8.1, 40.0, 0.11),
        "pecunia-non-olet": (0.0, 0.0, 400.0, 0.0),
        "boss": (0.0, 0.0, 0.0, 0.17),
        "steven-sting": (-7.2, -13.4, -17.4, -0.21),
        "rochelle-recherche": (-5.2, -7.2, -64.3, -0.15),
        "armand-amende": (0.0, 0.0, -400.0, 0.0),
        "boss-off": (0.0, 0.0, 0.0, -0.17),
    },
}

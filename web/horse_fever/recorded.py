"""The recorded game of the first race; `lesson.py` tells what is said at it."""

from __future__ import annotations

SAVE = """\
horseburg save 1
game: "horse-fever/family"
rules: 2
seats: ["Robin", "Dorothy"]
options: {"length": "quick", "edition": "first", "card 92": "corrected", "starred cards": "off", \
"form guide": "off"}
bots: {"1": "casual"}
told: {"20": "d7a3", "31": "3121"}

green, blue, white, yellow, red, black
steve-mcskull, craneo-cervantes
die black
player 1
fustis-et-radix, venenum-veneficum
alfio-allibratore, serum-maleficum
win yellow
200
win black
400
fix fustis-et-radix
behind yellow
fix alfio-allibratore
behind black
fix venenum-veneficum
behind black
fix serum-maleficum
behind yellow
pass
show red
200
card 97
sprint white red
card 86
sprint yellow white
card 104
sprint red black
card 96
sprint yellow red
card 100
sprint blue red
"""

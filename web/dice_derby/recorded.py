"""The recorded game of the first race; `lesson.py` tells what is said at it."""

SAVE = """\
horseburg save 1
game: "dice-derby"
rules: 1
seats: ["Robin", "Dorothy", "Basil"]
options: {"length": "one", "horses": "dealt", "bets": "off", "jockey": "off", "lanes": "even"}
bots: {"1": "casual", "2": "casual"}
told: {"20": "8532", "35": "dba2"}

12d, 2c, 7h, 10d, 6c
11h, 11s, 5c, 10c, 12h
3c, 8d, 9h, 2s, 5d
3s, 6h, 4s, 2h, 10s
8s, 5h, 4c, 11d, 8c
7d, 3h, 12s, 11c, 9d
6d, 3d, 7c, 6s, 12c
8h, 4h, 10h, 5s, 2d
4d, 9c, 7s, 9s
throw
3 4
throw
2 2
throw
4 5
throw
2 2
throw
3 3
throw
4 4
throw
6 6
throw
2 3
throw
4 5
throw
6 6
throw
4 4
throw
5 5
throw
6 6
"""

"""The recorded race of the first meeting; `lesson.py` tells what is said at it."""

SAVE = """\
horseburg save 1
game: "really-nasty"
rules: 1
seats: ["Robin", "Dorothy", "Basil"]
options: {"lanes": "all", "odds": "fair"}
bots: {"1": "casual", "2": "casual"}
told: {"20": "1138", "40": "d1e9", "60": "b6be", "80": "c98e", "100": "aeae", "120": "edae", "140": "4ba7", "160": "ac1b", "165": "bc29"}

red
yellow
purple
N02, N12, N06, N21, N04, N08
N07, N18, N11, N01, N17, N20
N09, N03, N10, N13, N19, N24
stakes, cup, plate, vase, crown, purse
3, 4, 5, 2, 1, 6
3, 2, 1, 6, 4, 5
1, 4, 6, 3, 2, 5
2, 4, 1
purple
4000
red
5000
none
roll
6
home-10-1
home-16-1
2 whip red
roll
3
home-7-4
roll
1
home-17-1
roll
1
home-8-4
roll
6
bend-5-1
roll
4
home-8-2
roll
1
home-9-4
roll
3
back-3-1
roll
5
home-13-2
roll
6
home-14-3
roll
2
back-4-2
roll
1
home-14-2
roll
5
bend-1-3
roll
6
back-10-2
back-16-2
roll
2
home-16-2
roll
6
bend-6-2
roll
2
back-18-2
roll
5
bend-3-2
roll
4
back-4-2
roll
5
turn-5-2
roll
3
bend-6-2
roll
1
back-4-3
roll
1
turn-6-2
roll
6
back-6-2
roll
1
back-5-3
roll
1
turn-7-2
roll
5
back-11-2
back-16-2
roll
2
back-7-3
roll
5
home-1-6
home-6-6
roll
4
turn-2-2
roll
5
back-12-3
back-17-3
roll
5
home-11-6
1 faller-stand purple
stay-down
roll
6
home-1-2
home-7-2
roll
1
back-18-3
roll
4
home-11-2
roll
5
turn-3-5
roll
6
line
roll
3
turn-6-5
roll
1
turn-7-5
roll
2
turn-9-5
roll
2
turn-11-5
roll
6
home-2-5
home-8-5
roll
3
home-10-6
roll
4
home-14-6
roll
1
home-15-6
roll
6
line
weighed-in
"""

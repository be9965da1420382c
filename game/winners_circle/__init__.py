"""Winner's Circle (Reiner Knizia, 2006), with Royal Turf, Turf Horse Racing and the bluff."""

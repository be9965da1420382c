"""A coin: two players, one coin, and a shout before it is tossed."""

"""The hall of fame: `web/doors/hall.py` leads in, and its code is fetched there."""

"""The hall of fame, a room of its own: `web/doors.py` leads in, and its code is fetched there."""

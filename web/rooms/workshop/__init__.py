"""The card workshop: `web/doors/workshop.py` leads in, and its code is fetched there."""

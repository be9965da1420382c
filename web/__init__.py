"""The DOM layer: pure functions from a view to HTML, and app.py, which puts it on the page."""

"""Measures what the page promises: `make bench`, or `python -m tools.bench` with names of parts."""

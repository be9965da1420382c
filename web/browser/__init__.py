"""All that touches the browser, beside app.py: found at build time, run only in the page."""

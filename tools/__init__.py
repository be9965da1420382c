"""What builds, serves and fetches; nothing of it goes into the page."""

"""What the fair says of its own in the Gazette, a file a language."""

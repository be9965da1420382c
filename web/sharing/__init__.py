"""A table as a file, a link or a picture to scan; and what comes in that way."""

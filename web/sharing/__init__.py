"""Games that come in, by file, link or code, and games that are taken along."""

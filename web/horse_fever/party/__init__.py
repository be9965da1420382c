"""The Party Game at the tablet: the door, the book, guests who come late, and its own pages."""

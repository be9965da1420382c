"""The Party Game of Horse Fever: two to forty guests, no odds, and a bookmaker among them."""

"""What Horse Fever has for the Gazette: its stories and their words, in the Gazette's archive."""

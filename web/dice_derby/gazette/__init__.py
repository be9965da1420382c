"""What this box has for the Gazette, in the Gazette's archive."""

"""What Risk has for the Gazette, in the Gazette's archive."""

"""Everybody's own phone: who has sat down with one, what it shows, what it may do."""

"""Kept tables: the shelf and what lies on it."""
